"""Finished pictures seen together and as small as Discord shows them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render import palette, theme
from render.palette import Inks
from render.picture import Picture

WIDTHS = (550, 350)
"""How wide a channel shows a picture: on a desk, on a phone."""
_GAP = 12


def reduced(picture: Picture, width: int) -> Picture:
    """A picture at another width, in full colour."""
    return Picture(picture.name, _png(_small(picture, width)), picture.alt)


def stacked(name: str, pictures: Sequence[Picture], width: int, inks: Inks) -> Picture:
    """Pictures one above the other, as a channel shows them, in the colours of their game."""
    small = [_small(picture, width) for picture in pictures]
    size = (width, sum(image.height + _GAP for image in small) - _GAP)
    sheet = Image.new("RGB", size, theme.WHITE)
    top = 0
    for image in small:
        sheet.paste(image, (0, top))
        top += image.height + _GAP
    flat = sheet.quantize(palette=palette.image(inks), dither=Image.Dither.NONE)
    return Picture(name, _png(flat), "")


def overview(name: str, rows: Sequence[Sequence[Picture]]) -> Picture:
    """Many pictures on one sheet, at the width of a desk's channel."""
    width = WIDTHS[0]
    small = [[_small(picture, width) for picture in row] for row in rows]
    columns = max(map(len, small))
    heights = [max(image.height for image in row) + _GAP for row in small]
    size = (columns * (width + _GAP) + _GAP, sum(heights) + _GAP)
    sheet = Image.new("RGB", size, theme.WHITE)
    top = _GAP
    for row, height in zip(small, heights, strict=True):
        for column, image in enumerate(row):
            sheet.paste(image, (_GAP + column * (width + _GAP), top))
        top += height
    return Picture(name, _png(sheet), "")


def _small(picture: Picture, width: int) -> Image.Image:
    with Image.open(BytesIO(picture.data)) as opened:
        image = opened.convert("RGB")
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS)


def _png(image: Image.Image) -> bytes:
    data = BytesIO()
    image.save(data, "PNG")
    return data.getvalue()
