"""Painting a scene: the only place where items become pixels."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from render import fonts, palette, shapes, theme
from render.icons import ICONS
from render.kept import Kept
from render.palette import Inks
from render.scene import Changed, Curve, Glyph, Label, Panel, Polygon, Rect, Ring, Scene, Veil
from render.text import Line
from render.theme import Colour

_COMPRESSION = 3


FILES = Kept(32)


def png(scene: Scene, inks: Inks) -> bytes:
    """A scene as a PNG file with its game's palette; kept, for many see the same one."""
    return FILES.file((scene, inks), lambda: _png(scene, inks))


def _png(scene: Scene, inks: Inks) -> bytes:
    flat = paint(scene).quantize(palette=palette.image(inks), dither=Image.Dither.NONE)
    data = BytesIO()
    flat.save(data, "PNG", compress_level=_COMPRESSION)
    return data.getvalue()


def paint(scene: Scene) -> Image.Image:
    """A scene in full colour."""
    canvas = _Canvas(scene.width, scene.height, scene.ground)
    for item in scene.items:
        match item:
            case Panel():
                canvas.panel(item)
            case Label():
                canvas.label(item)
            case Glyph():
                canvas.glyph(item)
            case Polygon():
                canvas.polygon(item)
            case Curve():
                canvas.curve(item)
            case Ring():
                canvas.mask(shapes.ring(item.rect.w, 3), item.rect.x, item.rect.y, item.colour)
            case Changed():
                frame = shapes.folded(item.rect.w, item.rect.h, item.radius, item.width, item.fold)
                canvas.mask(frame, item.rect.x, item.rect.y, theme.AMBER)
            case Veil():
                canvas.veil(item)
            case _:  # groups draw nothing
                pass
    return canvas.image


class _Canvas:
    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self._draw = ImageDraw.Draw(self.image)

    def mask(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        self.image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)

    def panel(self, panel: Panel) -> None:
        rect, radius = panel.rect, min(panel.radius, panel.rect.w // 2, panel.rect.h // 2)
        if panel.dashed and panel.edge is not None:
            outline = shapes.dashed_box(rect.w, rect.h, radius, panel.width)
            self.mask(outline, rect.x, rect.y, panel.edge)
            return
        if panel.edge is not None:
            self._rounded(rect, radius, panel.edge)
            rect, radius = rect.inset(panel.width), max(0, radius - panel.width)
        if panel.fill is not None:
            self._rounded(rect, radius, panel.fill)
            if panel.square == "foot":
                self._rounded(rect.row(radius, rect.h - radius), 0, panel.fill)
            elif panel.square == "right":
                self._rounded(rect.column(radius, rect.w - radius), 0, panel.fill)

    def _rounded(self, rect: Rect, radius: int, colour: Colour) -> None:
        """Three rectangles and four corners: far cheaper than a mask of the whole size."""
        x, y, right, bottom = rect.x, rect.y, rect.right - 1, rect.bottom - 1
        if radius <= 0:
            self._draw.rectangle((x, y, right, bottom), fill=colour)
            return
        if rect.w > 2 * radius:
            self._draw.rectangle((x + radius, y, right - radius, bottom), fill=colour)
        if rect.h > 2 * radius:
            self._draw.rectangle((x, y + radius, x + radius - 1, bottom - radius), fill=colour)
            self._draw.rectangle(
                (right - radius + 1, y + radius, right, bottom - radius), fill=colour
            )
        for quarter, dx, dy in shapes.corners(radius):
            self.mask(quarter, x + dx * (rect.w - radius), y + dy * (rect.h - radius), colour)

    def veil(self, veil: Veil) -> None:
        mask = shapes.rounded(veil.rect.w, veil.rect.h, veil.radius)
        self.mask(
            mask.point([round(level * veil.share) for level in range(256)]),
            veil.rect.x,
            veil.rect.y,
            veil.colour,
        )

    def label(self, label: Label) -> None:
        rect, line = label.rect, label.line
        spare = rect.w - line.width
        left = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[label.align]
        self._line(line, left, rect.y + rect.h / 2, label.colour)

    def _line(self, line: Line, left: float, middle: float, colour: Colour) -> None:
        base = round(middle + theme.CAP_MIDDLE * line.size)
        pen = float(left)
        for run in line.runs:
            mask, dx, dy = fonts.glyphs(run.font, run.text)
            top = max(dy, -round(1.1 * line.size))
            bottom = min(dy + mask.height, round(0.36 * line.size))
            if (top, bottom) != (dy, dy + mask.height):  # towers of marks end at the next line
                mask = mask.crop((0, top - dy, mask.width, bottom - dy))
            self.mask(mask, round(pen) + dx, base + top, colour)
            pen += fonts.advance(run.font, run.text)

    def curve(self, curve: Curve) -> None:
        x, y, *size = curve.rect
        corners = tuple((left - x, top - y) for left, top in curve.corners)
        self.mask(shapes.curve(size[0], size[1], corners, curve.width), x, y, curve.colour)

    def polygon(self, polygon: Polygon) -> None:
        picture = shapes.polygon(
            polygon.points, polygon.fill, polygon.edge, polygon.width, dashed=polygon.dashed
        )
        corner = (polygon.rect.x - polygon.width, polygon.rect.y - polygon.width)
        self.image.paste(picture, corner, picture)

    def glyph(self, glyph: Glyph) -> None:
        shape = ICONS[glyph.icon]
        picture = shapes.icon(glyph.icon, glyph.rect.w, glyph.fill, glyph.edge)
        margin = shapes.margin(glyph.rect.w, shape.width)
        self.image.paste(picture, (glyph.rect.x - margin, glyph.rect.y - margin), picture)
        if glyph.letter is not None and shape.letter is not None:
            scale = glyph.rect.w / shape.width
            middle_x = glyph.rect.x + shape.letter.x * scale
            middle_y = glyph.rect.y + shape.letter.y * scale
            colour = glyph.letter_colour or glyph.edge or theme.INK
            self._line(glyph.letter, middle_x - glyph.letter.width / 2, middle_y, colour)
