"""The upper plate: head, market, auxiliary row or sale, adventurers, latest news."""

from __future__ import annotations

from render import header, news, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.swordsmith import adventurers, market, sale
from render.swordsmith.reading import Reading

WIDTH, HEIGHT = 1600, 1012
_FOOT = Rect(20, 954, 1560, 50)


def scene(reading: Reading) -> Scene:
    """The whole plate."""
    view = reading.view
    sheet = Sheet("guild", WIDTH, HEIGHT, reading.locale)
    header.draw(sheet, reading.head())
    market.piles(sheet, reading)
    if view.sale is None:
        market.auxiliaries(sheet, reading)
    else:
        sale.draw(sheet, reading, view.sale)
    adventurers.draw(sheet, reading)
    sheet.group("news", _FOOT)
    decks = (("auxiliaries", "deck", view.auxiliary_deck, theme.AUXILIARY),)
    room = _FOOT._replace(w=news.counts(sheet, _FOOT, decks) - _FOOT.x)
    chip = reading.t("board-just-now")
    news.latest(sheet, room, chip, reading.caption.latest, reading.players, "smith")
    sheet.mark(reading.changed)
    return sheet.scene()
