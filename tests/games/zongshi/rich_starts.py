"""Positions late in a game with much in hand, where what is rare in a whole game comes up."""

from __future__ import annotations

from bot.games.rng import rng
from bot.games.zongshi.state import ZongshiState
from tests.games.zongshi.position import CARDS, PEOPLE, SCROLL_ORDER, PositionBuilder, position

KNOWN = ["larger_workshop", "temple_offering", "jade_mastery", "gold_mastery"]
OTHERS = ["blacksmith_tools", "merchant_statue", "bronze_mastery", "ivory_mastery"]
MATERIALS = [(2, 2, 2, 1), (1, 2, 2, 2), (2, 1, 2, 2), (2, 2, 1, 2), (1, 2, 2, 2)]
SCANT = (1, 1, 2, 1)
TILES = ["bronze_ivory", "jade_gold", "bronze_gold", "ivory_jade", "ivory_gold"]
HANDS = [
    ("follow_the_twofold_path", "swift_fingers_sure_fingers", "masterful_use_of_jade"),
    ("host_a_town_meeting", "artistic_subtlety", "masterful_use_of_bronze"),
    ("writ_of_authority", "pawn_shop_owners_gift", "an_ear_to_the_wall"),
    ("apprentice_is_gaining_experience", "lucky_discovery", "masterful_use_of_gold"),
    ("privileged_treatment", "lessons_of_the_past", "masterful_use_of_ivory"),
]


def rich_start(seats: int, number: int) -> ZongshiState:
    """One of many positions in which everybody is near the end and can do nearly everything."""
    source = rng(b"rich %d %d" % (seats, number))
    start = position(seats=seats).seed(b"rich %d" % number).round(12)
    turn, source = source.below(len(HANDS))
    for seat in range(seats):
        _fill(start, seat, (seat + turn) % len(HANDS), number)
    rewards, source = source.shuffled(tuple(reward.id for reward in CARDS.visit_reward))
    start.rewards(**dict(zip(PEOPLE, rewards, strict=False)))
    masterworks, source = source.shuffled(tuple(card.id for card in CARDS.masterwork))
    start.face_up(*masterworks[:2]).masterwork_deck(*masterworks[2:])
    left = [name for name in SCROLL_ORDER if CARDS.scrolls[name].copies > 2]
    deck, source = source.shuffled(tuple(left))
    return start.deck(*deck).start_seat(number % seats).state()


def _fill(start: PositionBuilder, seat: int, kind: int, number: int) -> None:
    done = [project for place, project in enumerate(KNOWN) if place != seat % len(KNOWN)]
    done += [OTHERS[(seat + more) % len(OTHERS)] for more in range(number % 3)]
    start.completed(seat, *done).hand(seat, *HANDS[kind]).tiles(seat, TILES[kind])
    start.materials(seat, *(MATERIALS[seat] if "larger_workshop" in done else SCANT))
