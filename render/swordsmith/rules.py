"""Pictures of the rules of Master Swordsmith: the slots of a sword, the three tiers of a need."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.swordsmith.needs import tier_of
from bot.games.swordsmith.state import Sword
from bot.games.swordsmith.terms import ENCHANTMENT_SLOTS, Tier
from bot.games.swordsmith.view import SwordView
from bot.i18n.swordsmith.rules import EXAMPLE
from render import theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.swordsmith import adventurers, swords, tokens
from render.swordsmith.card_words import LooseCards

WIDTH = 1100


def parts(reading: LooseCards) -> Scene:
    """A forged sword with the names of its slots, and when they can be filled."""
    sheet = Sheet("swords", WIDTH, 560, reading.locale)
    board = Rect(20, 16, WIDTH - 40, 528)
    sheet.panel("board", board, theme.PARCHMENT, theme.ROUND)
    shown = SwordView(("steel", "iron"), "iron", (), 0, True, None, None, ())
    blade = Rect(board.x + 60, board.y + 84, 940, 236)
    swords.forged(sheet, reading, "board/sword", blade, shown)
    # The measures of a large sword: see `swords`.
    across = blade.w / 366
    labels = {"hilt": (24, 90), "blade": (112, 358)}
    for part, (left, right) in labels.items():
        place = Rect(blade.x + round(left * across) - 14, board.y + 14, 0, 56)
        place = place._replace(w=round((right - left) * across) + 28)
        words = reading.t(f"scene-swords-{part}")
        sheet.text(f"board/{part}", place, words, theme.LABEL_BOLD, theme.INK, "centre")
    row = Rect(board.x + 60, board.y + 356, 940, 92)
    for number in range(ENCHANTMENT_SLOTS):
        slot = Rect(row.x + number * 104, row.y, 84, 84)
        if number < 2:
            element = ("fire", "light")[number]
            tokens.card(sheet, reading, f"board/slot-{number + 1}", slot, element)
        else:
            sheet.ring(f"board/slot-{number + 1}", slot)
    star = Rect(row.x + 700, row.y - 4, 92, 92)
    tokens.star(sheet, "board/star", star, 2)
    for name, x, width in (("enchantments", row.x - 20, 560), ("stars", row.x + 560, 380)):
        words = reading.t(f"scene-swords-{name}")
        place = Rect(x, row.bottom + 6, width, 56)
        sheet.text(f"board/{name}", place, words, theme.LABEL_BOLD, theme.INK, "centre")
    return sheet.scene()


_FIRST = Sword(("iron", "iron"), None, ("fire", "light"))
_SECOND = Sword(("iron", "iron"), None, ("fire", "fire", "light"))
"""Two swords for the same adventurer: one lacks what the middle need asks for."""


def tiers(reading: LooseCards) -> Scene:
    """An adventurer's needs tier by tier, and what two swords reach."""
    sheet = Sheet("needs", WIDTH, 812, reading.locale)
    who = reading.catalogue.adventurers[EXAMPLE]
    card = Rect(20, 16, WIDTH - 40, 306)
    sheet.panel("card", card, theme.PARCHMENT, theme.ROUND)
    title = Rect(card.x + 20, card.y + 10, card.w - 40, 56)
    sheet.text("card/title", title, reading.name(EXAMPLE), theme.ACTOR)
    for tier in Tier:
        row = Rect(card.x + 14, card.y + 74 + tier.height * 76, card.w - 28, 68)
        adventurers.tier_row(sheet, reading, f"card/{tier}", row, who, tier)
    for number, sword in enumerate((_FIRST, _SECOND)):
        box = Rect(20, 342 + number * 232, WIDTH - 40, 220)
        _judged(sheet, reading, f"sword-{number + 1}", box, sword)
    return sheet.scene()


def _judged(sheet: Sheet, reading: LooseCards, name: str, box: Rect, sword: Sword) -> None:
    """A sword with its enchantments, and the tier that it reaches."""
    sheet.panel(name, box, theme.WELL, theme.ROUND)
    shown = SwordView(
        sword.blade, sword.hilt, sword.enchantments, sword.stars, False, None, None, ()
    )
    swords.forged(sheet, reading, f"{name}/blade", Rect(box.x + 20, box.y + 16, 470, 118), shown)
    for number, element in enumerate(sword.enchantments):
        place = Rect(box.x + 30 + number * 76, box.y + 142, 64, 64)
        tokens.card(sheet, reading, f"{name}/element-{number + 1}", place, element)
    tier = tier_of(reading.catalogue, sword, reading.catalogue.adventurers[EXAMPLE])
    if tier is None:
        return
    who = reading.catalogue.adventurers[EXAMPLE]
    arrow = Rect(box.x + 520, box.y + 90, 40, 40)
    sheet.icon(f"{name}/arrow", arrow, "arrow", theme.DIM)
    words = reading.t(f"tier-{tier}")
    place = Rect(arrow.right + 30, box.y, 260, box.h)
    sheet.text(f"{name}/tier", place, words, theme.ACTOR)
    coin = Rect(place.right + 10, box.y + 68, 84, 84)
    tokens.coin(sheet, f"{name}/bounty", coin, who.bounty_for(tier))
    ribbon = Rect(coin.right + 12, box.y + 68, 84, 84)
    tokens.ribbon(sheet, f"{name}/reputation", ribbon, who.reputation_for(tier))


SCENES: dict[str, Callable[[LooseCards], Scene]] = {"swords": parts, "needs": tiers}
"""By topic."""
