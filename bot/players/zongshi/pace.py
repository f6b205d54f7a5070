"""How long the game will probably last."""

from __future__ import annotations

from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.view import WorkshopView, ZongshiView

PACE = 3.0
"""Rounds from one project to the next of a player who wastes no time."""


def rounds_left(view: ZongshiView, cards: ZongshiCatalogue) -> int:
    """Rounds that are probably still to be played, this one included; 1: it is the last."""
    if view.last_round:
        return 1
    places = cards.setup.project_places
    sixth = min(_rounds_to_fill(shop, view, places) for shop in view.workshops)
    bound = cards.setup.max_rounds - view.round + 1
    return 1 + max(1, min(round(sixth), bound))


def _rounds_to_fill(shop: WorkshopView, view: ZongshiView, places: int) -> float:
    """Rounds until a workshop's places are filled, at the pace of its owner so far."""
    underway = len(shop.building.projects) if shop.building else 0
    begun = len(shop.completed) + underway
    pace = PACE if shop.seat == view.viewer else max(PACE, view.round / (begun + 1))
    busy = shop.building.rounds_left if shop.building else 0
    return busy + max(0, places - begun) * pace
