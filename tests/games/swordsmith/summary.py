"""A position of Master Swordsmith in a few lines, for the playthroughs."""

from __future__ import annotations

from collections import Counter

from bot.games.swordsmith.view import SmithyView, SwordsmithView, SwordView


def lines(view: SwordsmithView) -> list[str]:
    """What everybody sees of a position."""
    return [_market(view), *_customers(view), *(_smithy(one) for one in view.smithies)]


def _cards(cards: tuple[str, ...]) -> str:
    found = [f"{count} {card}" for card, count in Counter(cards).items()]
    return ", ".join(found) or "-"


def _market(view: SwordsmithView) -> str:
    piles = ", ".join(f"{pile.count} {pile.card}" for pile in view.market)
    row = " ".join(pile.card for pile in view.auxiliary_row)
    return f"   first {view.order[0]}; market {piles}; row {row} of {view.auxiliary_deck}"


def _customers(view: SwordsmithView) -> list[str]:
    found = []
    for profession in view.professions:
        shown = " ".join(f"{one.id}:{one.waited}" for one in profession.face_up)
        found.append(f"   {profession.id}: {shown or '-'} of {profession.pile}")
    return found


def _sword(sword: SwordView) -> str:
    parts = [*sword.blade, f"/{sword.hilt or ''}", *(f"+{card}" for card in sword.enchantments)]
    return "".join(["(", " ".join(parts), f" {sword.stars}*" if sword.stars else "", ")"])


def _smithy(smithy: SmithyView) -> str:
    parts = [
        f"swords {' '.join(_sword(sword) for sword in smithy.swords)}",
        f"furnace {_cards(smithy.furnace)}",
        f"pool {_cards(smithy.pool)}",
        f"cards {smithy.hand_count}+{smithy.deck_count}+{len(smithy.discard)}",
        f"vouchers {smithy.vouchers}",
    ]
    if smithy.loyal:
        parts.append(f"loyal {' '.join(smithy.loyal)}")
    reputation = " ".join(str(line.points) for line in smithy.reputation)
    return f"   seat {smithy.seat}: " + "; ".join(parts) + f"; reputation {reputation}"
