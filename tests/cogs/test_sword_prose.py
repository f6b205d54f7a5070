"""What the host says about a position of Master Swordsmith, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.games.errors import IllegalMove
from bot.games.ruleset import Outcome, Standing
from bot.games.swordsmith.codes import CODES
from bot.games.swordsmith.events import CardPlayed, OfferSealed, TurnEnded
from bot.games.swordsmith.moves import EndTurn, Offer
from bot.games.swordsmith.view import SwordsmithView
from bot.i18n import LOCALES
from cogs.components import TEXT
from cogs.messages.board import LINES
from cogs.prose import PROSE
from tests.cogs.sword_commands import a_sale
from tests.games.swordsmith.position import position
from tests.games.swordsmith.refusal_scenes import ANSWERS, PLAYING, SELLING, WORKING
from tests.games.swordsmith.table import SWORDSMITH, Table

HERE = PROSE["swordsmith"]
NAMES = ("Ann", r"\*Ben\*", "Cleo")
LONG = tuple(31 * r"\*" + str(seat) for seat in range(5))


def asked(table: Table, seat: int, locale: str = "en") -> str:
    return HERE.asked(table.seen_by(seat), seat, table.legal(seat), locale)


def test_alike_events_in_a_row_are_told_once() -> None:
    view = position().ready().view
    events = [CardPlayed(0, "gold_coin", 1)] * 3 + [CardPlayed(0, "gold_bag", 3), TurnEnded(1)]
    assert HERE.tell(events, view, NAMES, "en") == [
        "Ann plays Gold Coin for 1 money. (× 3)",
        "Ann plays Gold Bag for 3 money.",
        r"\*Ben\* ends the turn.",
    ]
    assert HERE.tell([OfferSealed(2)], view, NAMES, "en") == ["Cleo has answered."]


def test_a_heading_notes_who_is_served_and_when_the_end_is_sure() -> None:
    built = position().professions("warrior", "mage", "ranger", "noble")
    table = built.waiting("warrior", w1=2, w2=0).ready()
    assert HERE.notes(table.view, "en") == ["Served in this round: Village Militiaman"]
    assert HERE.notes(position().ready().view, "en") == []
    ending = a_sale().reputation(2, warrior=20).ready()
    assert "Last round" in HERE.notes(ending.end_turns().view, "en")
    over = ending.decline_all()
    assert over.outcome is not None
    assert HERE.notes(over.view, "en") == []


def test_a_question_names_the_commands_that_answer_it_and_what_one_has() -> None:
    table = position().hand(0, "gold_coin", "iron").money(2).ready()
    text = asked(table, 0)
    for command in ("play", "coins", "place", "furnace", "work", "end"):
        assert f"`/sword {command}`" in text
    for command in ("pool", "dismantle", "buy", "offer", "decline"):
        assert f"`/sword {command}`" not in text
    assert text.endswith("You have 2 workers and 2 money.")
    working = asked(table.work(), 0)
    assert "`/sword buy`, `/sword end`" in working
    assert HERE.asked(table.seen_by(1), 1, (), "en") == ""


def test_an_offer_is_asked_with_what_each_tier_brings() -> None:
    text = asked(a_sale().ready().end_turns(), 1)
    assert "`/sword offer`, `/sword decline`" in text
    assert "- performance: blade Iron+, hilt Iron+ · 4 vouchers, 4 reputation" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_others_read_what_is_awaited(locale: str) -> None:
    table = a_sale().ready().end_turns()
    for view in (table.view, table.seen_by(2)):
        lines = [HERE.awaited(view, seat, NAMES[seat], locale) for seat in (0, 1)]
        assert all(line.startswith(NAMES[seat]) for seat, line in enumerate(lines))
        assert HERE.awaited(view, 2, NAMES[2], locale) == ""


def test_a_hand_tells_whom_the_swords_suit() -> None:
    table = a_sale().ready()
    held = HERE.hand(table.seen_by(0), 0, "en")
    assert "Sword 1 suits: Village Militiaman (basic)" in held
    assert "Sword 2 suits: Village Militiaman (performance)" in held
    assert "suits" not in HERE.hand(table.seen_by(2), 2, "en")


def test_the_own_sealed_answer_stands_with_the_hand_only() -> None:
    table = a_sale().ready().end_turns().play(0, Offer(1))
    assert "Your answer, still sealed: Offer sword 2" in HERE.hand(table.seen_by(0), 0, "en")
    assert "sealed" not in HERE.hand(table.seen_by(1), 1, "en")
    assert "sealed" not in HERE.position(table.view, NAMES, "en")


@cache
def objections() -> tuple[IllegalMove, ...]:
    """Errors of the rules, one for each code that somebody can meet by commands."""
    errors = [
        built.ready().play(0, *played).refuses(0, move)
        for _, built, played, move in (*PLAYING, *WORKING, *ANSWERS)
    ]
    for _, built, played, move in SELLING:
        table = built.ready().play(1, EndTurn()).play(0, *played)
        errors.append((table.play(1, Offer(0)) if 1 in table.to_act else table).refuses(0, move))
    sealed = a_sale().ready().end_turns().play(0, Offer(1))
    errors += [sealed.refuses(0, Offer(0)), sealed.refuses(2, Offer(0))]
    return tuple(errors)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_objection_is_said(locale: str) -> None:
    view = position().ready().view
    for error in objections():
        for known in (view, None):
            text = HERE.objection(error, known, locale)
            assert "None" not in text
            assert error.code not in text
            assert text[-1] in ".。"
    assert {error.code for error in objections()} >= set(CODES) - {"game_over", "unknown_part"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_score_sheet_tells_what_decides_a_tie(locale: str) -> None:
    table = position().reputation(0, warrior=20).sold(0, 3).loyal(0, "w8").hand(0, "iron").ready()
    view = table.end_turns().view
    outcome = SWORDSMITH.outcome(table.state)
    assert outcome is not None
    lines = HERE.sheet(view, outcome, NAMES, locale)
    assert NAMES[0] in lines[0]
    assert "20" in lines[2]
    assert any("3" in line for line in lines[3:5])
    for tie_break in ("loyal_customers", "swords_sold", "shared"):
        tied = Outcome(tuple(Standing(seat, 1, 0, ()) for seat in range(3)), tie_break)
        assert len(HERE.sheet(view, tied, NAMES, locale)[-1]) > len(tie_break) // 2


def positions(every: int) -> Iterator[tuple[int, SwordsmithView, SwordsmithView]]:
    """Now and then in a game of five that is played at random: a seat, its view, the public one."""
    chance = random.Random(5)  # noqa: S311
    state: Any = SWORDSMITH.new_game(5, b"the longest texts")
    played = 0
    while SWORDSMITH.outcome(state) is None:
        seat = min(SWORDSMITH.to_act(state))
        if played % every == 0:
            yield seat, SWORDSMITH.view(state, seat), SWORDSMITH.view(state, None)
        legal = SWORDSMITH.legal_moves(state, seat)
        state = SWORDSMITH.apply(state, seat, chance.choice(legal)).state
        played += 1


@pytest.mark.parametrize("locale", LOCALES)
def test_five_smiths_with_long_names_fit_into_a_message(locale: str) -> None:
    for seat, view, public in positions(25):
        awaited = [HERE.awaited(public, s, LONG[s], locale) for s in public.to_act]
        board = HERE.position(public, LONG, locale)
        heading = [*HERE.notes(public, locale), *awaited, *LONG]
        # The board in words may be longer than a message: then it goes out as a file.
        assert LINES + sum(map(len, heading)) < TEXT
        assert HERE.hand(view, seat, locale)
        assert "_" not in board
