"""Which cards of Master Swordsmith lie before somebody: what one may want to look up now."""

from __future__ import annotations

from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.view import SwordsmithView


def lying(view: SwordsmithView, seat: int | None) -> dict[str, list[str]]:
    """Cards by what they are; of a hand and the row the auxiliary ones, then all of the market."""
    catalogue = CATALOGUES[view.catalogue]
    waiting = [one.id for profession in view.professions for one in profession.face_up]
    abilities = [
        catalogue.adventurers[customer].loyal_ability or ""
        for smithy in view.smithies
        for customer in smithy.loyal
    ]
    hand = () if seat is None else view.smithies[seat].hand or ()
    held = [card for card in hand if card in catalogue.auxiliaries]
    row = [pile.card for pile in view.auxiliary_row]
    return {
        "customers": [*waiting, *abilities],
        "cards": [*held, *row, *(pile.card for pile in view.market)],
    }
