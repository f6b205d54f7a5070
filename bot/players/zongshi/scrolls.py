"""What a scroll is worth in the hand."""

from __future__ import annotations

from bot.players.zongshi.outlook import Outlook

KEPT = {
    "gift_from_the_priests": 0.6,
    "lucky_discovery": 1.2,
    "fortune_brings_opportunity": 0.9,
    "lessons_of_the_past": 0.6,
    "pawn_shop_owners_gift": 0.5,
    "an_ear_to_the_wall": 0.4,
    "privileged_treatment": 0.7,
    "apprentice_is_gaining_experience": 0.8,
    "artistic_subtlety": 0.9,
    "follow_the_twofold_path": 0.8,
    "swift_fingers_sure_fingers": 1.0,
    "host_a_town_meeting": 0.6,
    "masterful_use_of_bronze": 0.7,
    "masterful_use_of_gold": 0.7,
    "masterful_use_of_ivory": 0.7,
    "masterful_use_of_jade": 0.7,
    "writ_of_authority": 1.0,
}
"""Points that each is good for with time enough."""
UNKNOWN = 0.8
"""Points that a scroll is good for before it is drawn."""
CROWDED = 0.1
"""Points that one is good for that makes a worse one go."""
LEISURE = 6
"""Rounds that it takes until a scroll finds its use."""


def kept(outlook: Outlook, scroll: str) -> float:
    """Points that a scroll is worth to whoever keeps it."""
    return _in_time(outlook, KEPT[scroll])


def named(outlook: Outlook, scrolls: tuple[str, ...]) -> float:
    """Points that are given up by playing these."""
    return sum(kept(outlook, scroll) for scroll in scrolls)


def drawn(outlook: Outlook, count: int, played: int = 0) -> float:
    """Points that so many unknown scrolls are worth, after some of the hand were played."""
    count = min(count, outlook.view.scroll_deck + len(outlook.view.scroll_discard))
    room = max(0, outlook.shop.scroll_limit - outlook.shop.scroll_count + played)
    fit = min(count, room)
    crowded = CROWDED if outlook.rounds > 1 else 0.0
    return fit * _in_time(outlook, UNKNOWN) + (count - fit) * crowded


def _in_time(outlook: Outlook, points: float) -> float:
    """Fewer rounds, less use; in the end each is a leftover like a material."""
    leftover = 1 / outlook.cards.scoring.leftovers_per_point
    part = min(1.0, (outlook.rounds - 1) / LEISURE)
    return leftover + (points - leftover) * part
