"""Both ways to end, always after selling is played out, and who wins."""

from __future__ import annotations

from bot.games.ruleset import ScoreLine, moment_of
from bot.games.swordsmith.events import FirstSeatMoved, GameEnded
from bot.games.swordsmith.moves import Decline, EndTurn, Offer
from bot.games.swordsmith.terms import Phase
from tests.games.swordsmith.position import PositionBuilder, position
from tests.games.swordsmith.table import SWORDSMITH, Table

PAIR = ("warrior", "mage", "paladin", "noble")


def emptied() -> PositionBuilder:
    """Warriors end with this round; nobody has reputation yet."""
    return position().professions(*PAIR).waiting("warrior", w1=2).pile("warrior")


def test_a_profession_without_adventurers_ends_the_game() -> None:
    table = emptied().ready().end_turns()
    assert table.view.phase is Phase.OVER
    assert table.told(GameEnded) == [GameEnded(("warrior",), ())]
    assert table.told(FirstSeatMoved) == []
    assert table.to_act == set()
    assert SWORDSMITH.moment(table.state).phase == "over"


def test_a_profession_with_one_adventurer_left_does_not() -> None:
    start = position().waiting("warrior", w1=2, w2=0).pile("warrior")
    assert start.ready().end_turns().view.round == 4


def test_twenty_points_in_one_profession_end_the_game() -> None:
    start = position().reputation(1, warrior=18).sword(1, 0, "iron iron")
    table = start.waiting("warrior", w1=2).ready().end_turns().play(1, Offer(0))
    assert table.told(GameEnded) == [GameEnded((), (1,))]
    assert table.view.reputation_track == 20


def test_points_in_several_professions_do_not_add_up_for_the_track() -> None:
    start = position().reputation(1, warrior=17, mage=19).sword(1, 0, "iron iron")
    table = start.waiting("warrior", w1=2).ready().end_turns().play(1, Offer(0))
    assert table.view.round == 4


def test_selling_is_played_out_after_the_end_is_certain_and_further_points_count() -> None:
    start = position().reputation(1, warrior=19).sword(1, 0, "iron iron").sword(2, 0, "iron iron")
    start.sword(1, 1, "iron iron").waiting("warrior", w1=2, w2=3).waiting("mage", m1=2)
    table = start.ready().end_turns()
    for place in (0, 1):
        table.play(1, Offer(place)).play(2, Decline())
    assert table.told(GameEnded) == []
    table.play(2, Offer(0))
    assert table.told(GameEnded) == [GameEnded((), (1,))]
    assert table.reputation(2, "mage") == 2
    assert table.reputation(1, "warrior") == 23
    assert table.outcome is not None
    assert table.outcome.standings[0].total == 23


def test_both_ends_may_come_together() -> None:
    start = emptied().reputation(0, warrior=20)
    assert start.ready().end_turns().told(GameEnded) == [GameEnded(("warrior",), (0,))]


def test_the_highest_total_wins_whoever_ended_the_game() -> None:
    start = emptied().reputation(0, warrior=20).reputation(2, mage=11, paladin=10)
    outcome = start.ready().end_turns().outcome
    assert outcome is not None
    assert [one.seat for one in outcome.standings] == [2, 0, 1]
    assert (outcome.winners, outcome.tie_break) == ((2,), None)
    assert outcome.standings[0].lines == (
        ScoreLine("warrior", 0),
        ScoreLine("paladin", 10),
        ScoreLine("mage", 11),
        ScoreLine("noble", 0),
    )


def test_more_loyal_customers_win_a_tie() -> None:
    start = emptied().reputation(0, mage=9).reputation(2, noble=9)
    table = start.loyal(0, "w5").sold(2, 4).ready().end_turns()
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.tie_break) == ((0,), "loyal_customers")


def test_then_more_swords_sold() -> None:
    start = emptied().reputation(0, mage=9).reputation(2, noble=9).loyal(0, "w5").loyal(2, "m7")
    outcome = start.sold(0, 3).sold(2, 4).ready().end_turns().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((2,), "swords_sold")


def test_then_the_three_crowns_are_shared() -> None:
    start = emptied().reputation(0, mage=9).reputation(2, noble=9)
    outcome = start.ready().end_turns().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((0, 2), "shared")
    assert [one.rank for one in outcome.standings] == [1, 1, 3]


def test_a_tie_behind_the_winner_decides_nothing() -> None:
    outcome = emptied().reputation(1, mage=9).ready().end_turns().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((1,), None)
    assert [one.rank for one in outcome.standings] == [1, 2, 2]


def test_all_hands_are_open_after_the_end() -> None:
    table = emptied().deck(1, "iron", "steel").ready().end_turns()
    assert table.seen_by(0).smithies[1].hand == ("iron", "steel")
    assert table.view.smithies[1].deck == ()


def test_every_turn_and_every_selling_phase_is_a_moment_of_its_own() -> None:
    start = position().sword(1, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready()
    seen = []
    while table.view.round == 3:
        moment = SWORDSMITH.moment(table.state)
        seen.append((moment.phase, moment.seat))
        seat = min(table.to_act)
        table.play(seat, EndTurn() if moment.phase == "forging" else Offer(0))
    assert seen == [("forging", 0), ("forging", 1), ("forging", 2), ("selling", None)]


def test_a_moment_comes_back_from_its_key() -> None:
    for table in (position().turn(2).ready(), Table(emptied().ready().end_turns().state)):
        moment = SWORDSMITH.moment(table.state)
        assert moment_of(moment.round, moment.key) == moment
