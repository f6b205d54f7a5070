"""A whole game as one animated picture: a frame a moment, the score sheet last.

Frames are made one by one, so that a thread that draws can do other things in between, and are
kept as small files; only putting them together is one piece of work, of some 20 ms a frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from bot.games.ruleset import Outcome
from bot.i18n import list_of, t
from render import canvas, final, palette, theme
from render.picture import Caption, Picture, shorten
from render.registry import PICTURES
from render.scene import Scene

LIMIT = 8_000_000
"""Bytes of a film; servers without boosts take a little more."""
MOST = 150
"""Frames of a film: three minutes."""
WIDTHS = (800, 600, 400)
"""How wide frames are: half a plate, and what is tried where that makes too large a file."""
PACE, REST = 1200, 6000
"""Milliseconds that a frame stays, and the last one."""
_GAP = 3
"""Between two plates."""


def frame(game: str, view: Any, caption: Caption) -> bytes:
    """The plates of a board above one another, small; a PNG file."""
    return _joined(game, [scene for scene, _ in PICTURES[game].board(view, caption)])


def last_frame(
    game: str, view: Any, outcome: Outcome, caption: Caption, rounds: Sequence[Any] = ()
) -> bytes:
    """The score sheet above what everybody has in the end; a PNG file."""
    sheet, _ = final.sheet(game, view, outcome, caption, rounds)
    *_, (players, _) = PICTURES[game].board(view, caption)
    return _joined(game, [sheet, players])


def chosen(boards: int) -> tuple[int, ...]:
    """Which of so many boards become frames before the score: all, or every second, every fourth.

    The last board always does.
    """
    every = 1
    while -(-boards // every) >= MOST:
        every *= 2
    return tuple(reversed(range(boards - 1, -1, -every)))


def film(
    game: str,
    frames: Sequence[bytes],
    outcome: Outcome,
    caption: Caption,
    limit: int = LIMIT,
) -> Picture:
    """Frames as an animated picture with its description.

    Where the file were larger than the limit, it is tried narrower, then with every second
    frame, every fourth and so on; the last frame always stays. Raises `ValueError` where not
    even two frames fit.
    """
    for width, every in _attempts(len(frames)):
        kept = [*reversed(frames[::-1][::every])]
        data = _animated(game, kept, width)
        if len(data) <= limit:
            return Picture("replay.webp", data, _alt(game, len(kept), outcome, caption))
    raise ValueError(f"{len(frames)} frames do not fit into {limit} bytes")


def _attempts(count: int) -> Iterator[tuple[int, int]]:
    """Widths, and how many frames each frame stands for."""
    yield from ((width, 1) for width in WIDTHS)
    every = 2
    while every < count:
        yield WIDTHS[-1], every
        every *= 2


def _animated(game: str, frames: Sequence[bytes], width: int) -> bytes:
    images = [Image.open(BytesIO(data)) for data in frames]
    height = max(image.height for image in images)
    first, *rest = (_fitted(game, image, height, width) for image in images)
    data = BytesIO()
    times = [PACE] * len(rest) + [REST]
    # This method finds what stays the same from frame to frame; slower ones find little more.
    first.save(
        data, "WEBP", save_all=True, append_images=rest, duration=times, loop=0,
        lossless=True, method=1, quality=10,
    )  # fmt: skip
    return data.getvalue()


def _fitted(game: str, image: Image.Image, height: int, width: int) -> Image.Image:
    """A frame at the size of all; only the game's colours, of which files become small."""
    if image.height < height:
        ground = palette.colours(PICTURES[game].inks).index(theme.TABLE)
        whole = Image.new("P", (image.width, height), ground)
        whole.putpalette(palette.image(PICTURES[game].inks).getpalette() or ())
        whole.paste(image, (0, 0))
        image = whole
    if image.width == width:
        return image
    size = (width, height * width // image.width)
    # The sharper ways of making pictures smaller bring so many shades that files grow by it.
    return _flat(game, image.convert("RGB").resize(size, Image.Resampling.BOX))


def _joined(game: str, scenes: Sequence[Scene]) -> bytes:
    plates = [canvas.paint(scene).reduce(2) for scene in scenes]
    width = max(plate.width for plate in plates)
    height = sum(plate.height for plate in plates) + _GAP * (len(plates) - 1)
    whole, top = Image.new("RGB", (width, height), theme.TABLE), 0
    for plate in plates:
        whole.paste(plate, (0, top))
        top += plate.height + _GAP
    data = BytesIO()
    _flat(game, whole).save(data, "PNG", compress_level=1)
    return data.getvalue()


def _flat(game: str, image: Image.Image) -> Image.Image:
    carrier = palette.image(PICTURES[game].inks)
    return image.quantize(palette=carrier, dither=Image.Dither.NONE)


def _alt(game: str, frames: int, outcome: Outcome, caption: Caption) -> str:
    players = caption.players()
    said = t(
        caption.locale,
        "replay-film-alt",
        game=t(caption.locale, f"game-{game}"),
        names=list_of(caption.locale, players),
        count=frames,
    )
    points = [
        t(caption.locale, "picture-alt-course", name=players[place.seat], points=place.total)
        for place in outcome.standings
    ]
    return shorten("\n".join([said, *points]))
