"""However full hand and workshop are, no list of moves is too long to be shown."""

from __future__ import annotations

from collections import Counter

from bot.games.zongshi.moves import StartProject, Visit
from tests.games.zongshi.full_hands import positions
from tests.games.zongshi.position import position
from tests.games.zongshi.table import ZONGSHI, A, M

LONGEST_LIST = 250
POSITIONS = 10_000


def test_no_list_of_ten_thousand_full_positions_is_over_250_moves() -> None:
    asked: Counter[str] = Counter()
    for state in positions(POSITIONS):
        assert len(ZONGSHI.legal_moves(state, 0)) <= LONGEST_LIST
        asked.update(question.kind for question in state.pending if question.seat == 0)
    assert asked.total() > POSITIONS * 0.8
    assert {"turn", "stop", "use", "pay", "return", "tile_or_done", "second"} <= set(asked)


def test_the_richest_turn_we_know_stays_within_the_bound() -> None:
    masteries = [f"{material}_mastery" for material in ("bronze", "ivory", "jade", "gold")]
    start = position(seats=5).completed(0, *masteries, "larger_workshop")
    start.completed(1, "temple_offering", "blacksmith_tools", "merchant_statue")
    start.hand(
        0,
        "follow_the_twofold_path",
        "swift_fingers_sure_fingers",
        "apprentice_is_gaining_experience",
        "host_a_town_meeting",
        "writ_of_authority",
    )
    tiles = ["bronze_ivory", "bronze_jade", "bronze_gold", "ivory_jade", "ivory_gold", "jade_gold"]
    table = start.materials(0, bronze=2, ivory=2, jade=2, gold=1).tiles(0, *tiles).ready()
    assert 100 < len(table.legal(0)) <= LONGEST_LIST
    assert {move.figure for move in table.offered(0, Visit) if isinstance(move, Visit)} == {M, A}
    assert len(table.offered(0, StartProject)) > 20
