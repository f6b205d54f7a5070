"""However much is in hand, lists of moves stay short enough to be shown and states small."""

from __future__ import annotations

from bot.games.swordsmith.moves import Play
from tests.games.driving import play_out
from tests.games.swordsmith.policies import POLICIES
from tests.games.swordsmith.position import CARDS, position
from tests.games.swordsmith.rich_starts import rich_start
from tests.games.swordsmith.table import SWORDSMITH

LONGEST_LIST = 250
LARGEST_STATE = 12_000


def test_a_hand_of_every_card_there_is_stays_within_the_bound() -> None:
    start = position(5).hand(0, *CARDS.basics, *CARDS.basics, *CARDS.auxiliaries).loyal(0, "a5")
    table = start.sword(0, 1, "iron iron").sword(0, 2, "iron").ready()
    assert len(table.offered(0, Play)) > 60
    assert 100 < len(table.legal(0)) <= LONGEST_LIST


def test_a_herald_with_twelve_adventurers_waiting_stays_within_the_bound() -> None:
    table = position(5).hand(0, "herald").ready().play(0, Play("herald"))
    assert len(table.legal(0)) <= LONGEST_LIST


def test_no_state_of_five_players_is_over_twelve_kilobytes() -> None:
    for number in range(4):
        game = play_out(SWORDSMITH, rich_start(5, number), b"size", POLICIES["busy"])
        assert all(len(SWORDSMITH.encode_state(state)) < LARGEST_STATE for state in game.states)
