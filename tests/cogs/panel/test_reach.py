"""The panel and the commands lead to the same moves: every legal one, in few presses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.games.ruleset import Move
from bot.games.zongshi.events import ProjectsCompleted
from bot.games.zongshi.moves import (
    Done,
    GoTo,
    Pass,
    Pay,
    StartProject,
    UseScrolls,
    Visit,
)
from bot.games.zongshi.terms import JARS, Figure, Place
from bot.i18n import LOCALES
from bot.tables.scratch import Scratch
from cogs.components import Row
from cogs.mistakes import Mistake
from cogs.panel.showing import Opened, rows, texts
from cogs.panel.tree import Path, explore
from cogs.walk import walk
from cogs.zongshi.labels import Reader
from cogs.zongshi.panel import ZongshiPanel
from cogs.zongshi.steps import STEPS, steps_of
from tests.cogs.panel.pressing import press_for, whole
from tests.games.driving import play_out
from tests.games.zongshi.hidden import shuffle
from tests.games.zongshi.position import position
from tests.games.zongshi.rich_starts import rich_start

GAME = ZongshiPanel()
RULESET = RULESETS["zongshi"]
SEATS = 3
Told = tuple[list[str], list[Row]]
MOST = 6
FEW = 3


class Action(msgspec.Struct, frozen=True):
    """A whole action from a position."""

    start: Scratch
    moves: tuple[Move, ...]


def positions() -> Iterator[Scratch]:
    """Where somebody is asked something, in games of all kinds."""
    starts = [(RULESET.new_game(SEATS, bytes([n]) * 32), b"new %d" % n) for n in range(2)]
    starts += [(rich_start(SEATS, number), b"rich %d" % number) for number in range(4)]
    for start, seed in starts:
        for number, step in enumerate(play_out(RULESET, start, seed).steps):
            if number % 7 == 0 or number < 12:
                yield Scratch(RULESET, step.before, step.seat)


@cache
def actions() -> tuple[Action, ...]:
    """For each of those positions and each of some legal moves, an action that begins with it."""
    source, found = rng(b"actions"), list[Action]()
    for start in positions():
        for move in start.legal[:: 1 + len(start.legal) // 25]:
            moves, source = whole(GAME, start, move, source)
            found.append(Action(start, moves))
    assert len(found) > 700
    assert {type(move) for action in found for move in action.moves} >= {StartProject, Visit, Done}
    return tuple(found)


def test_every_move_is_reached_by_presses_and_no_action_takes_many() -> None:
    for action in actions():
        pressed = press_for(GAME, action.start, action.moves)
        assert pressed.moves == action.moves
        assert pressed.presses <= MOST, action.moves


def test_every_legal_move_is_offered() -> None:
    for start in list(positions())[::5]:
        for move in start.legal:
            assert press_for(GAME, start, _standard(start, move)).moves[0] == move


def test_what_is_usual_takes_three_presses() -> None:
    usual = [action for action in actions() if is_usual(action)]
    kinds = {type(action.moves[0]) for action in usual}
    assert kinds == {Pass, GoTo, StartProject, Visit}
    paid_otherwise = [action.moves[0] for action in usual if is_paid_otherwise(action)]
    visits = [move for move in paid_otherwise if isinstance(move, Visit)]
    assert {visit.figure for visit in visits} == set(Figure)
    for action in usual:
        assert press_for(GAME, action.start, action.moves).presses <= FEW, action.moves


def is_paid_otherwise(action: Action) -> bool:
    """Whether it is not paid as the panel would have it paid by itself."""
    now = action.start
    for move in action.moves[:-1]:
        now = now.after(move)
    return isinstance(action.moves[-1], Pay) and action.moves[-1] != now.legal[0]


def is_usual(action: Action) -> bool:
    """Pass, market, apprentice to the temple, a project, a visit however it is paid; no scrolls."""
    first, rest = action.moves[0], action.moves[1:]
    if getattr(first, "scrolls", ()):
        return False
    match first:
        case Pass():
            return True
        case GoTo(place=place) if place in JARS:
            return True
        case GoTo(figure=Figure.APPRENTICE, place=Place.TEMPLE):
            return True
        case StartProject():
            return not rest
        case Visit():
            return all(isinstance(move, Done | Pay) or move == UseScrolls() for move in rest)
    return False


def _standard(start: Scratch, first: Move) -> tuple[Move, ...]:
    """The action that begins with a move and goes on with the first answers."""
    now = start.after(first)
    reader = GAME.reader("en", start.view)
    moment = RULESET.moment(start.state)
    while not now.revealed and now.legal and RULESET.moment(now.state) == moment:
        ask = GAME.ask(now, reader)
        if ask is None:
            break
        is_given = ask.default is not None and ask.default in now.legal
        now = now.after(ask.default if is_given and ask.default else now.legal[0])
    return now.tried


def test_commands_make_the_same_batches() -> None:
    for action in actions():
        scratch, used = action.start, list[str]()
        while scratch.tried != action.moves:
            name, count = _command(scratch, action.moves[len(scratch.tried) :])
            used.append(name)
            for move in action.moves[len(scratch.tried) :][:count]:
                scratch = scratch.after(move)
        begins = GAME.sheet(action.start, 0, GAME.reader("en", action.start.view)) is not None
        assert used[0] != "choose" or not begins, (used, action.moves)


def _command(scratch: Scratch, moves: tuple[Move, ...]) -> tuple[str, int]:
    """The command that makes most of these moves, and how many."""
    here = Scratch(scratch.ruleset, scratch.state, scratch.seat)
    found = [(_made_by(name, here, moves), name) for name in (*STEPS, "choose")]
    count, name = max(found, key=lambda pair: (pair[0], pair[1] != "choose"))
    assert count > 0, moves
    return name, count


def _made_by(name: str, scratch: Scratch, moves: tuple[Move, ...]) -> int:
    """How many of the moves a command makes with its options filled for them."""
    reader = Reader("en", scratch.view)
    steps, filled, count, now = steps_of(name, scratch), dict[str, str](), 0, scratch
    for step in steps:
        is_other = step.unless is not None and step.unless in now.legal
        if count < len(moves) and step.fits(moves[count]) and not is_other:
            for part in step.parts:
                if value := part.value(moves[count]):
                    filled[part.option] = value
            now, count = now.after(moves[count]), count + 1
    if not count:
        return 0
    try:
        made = walk(scratch, steps, filled, reader)
    except Mistake:
        return 0
    return len(made) if made == moves[: len(made)] else 0


def test_a_scroll_that_is_used_because_nothing_else_pays_is_told_beforehand() -> None:
    state = position().hand(0, "masterful_use_of_jade").ready().state
    start = Scratch(RULESET, state, 0)
    end = start.after(Visit(Figure.APPRENTICE, "scholar", 1))
    told = GAME.foretell(end.tried, end.events, 0, Reader("en", start.view))
    assert told[:2] == [
        "Visit with the apprentice: Scholar · token 1 (1 jade)",
        "Use Masterful Use of Jade",
    ]


@pytest.mark.parametrize("salt", range(3))
def test_previews_tell_nothing_of_what_is_hidden(salt: int) -> None:
    for action in actions()[salt::7]:
        state = shuffle(action.start.state, action.start.seat, salt)
        other = Scratch(RULESET, state, action.start.seat)
        assert _shown(action.start, action.moves) == _shown(other, action.moves), action.moves


def _shown(start: Scratch, moves: tuple[Move, ...], locale: str = "en") -> Told:
    reader = GAME.reader(locale, start.view)
    path = Path(0, _places(start, moves))
    stage = explore(GAME, start, path, reader)
    opened = Opened(GAME, 1, "5", start, path, stage, reader, locale)
    return texts(opened), rows(opened)


def _places(start: Scratch, moves: tuple[Move, ...]) -> tuple[int, ...]:
    found = list[int]()
    for move in moves:
        found.append(start.legal.index(move))
        start = start.after(move)
    return tuple(found)


def test_the_round_in_which_a_project_is_done_is_foretold_right() -> None:
    seen = 0
    for action in actions():
        first = action.moves[0]
        if not isinstance(first, StartProject) or seen > 40:
            continue
        seen += 1
        (told, _), state = _shown(action.start, action.moves), action.start.state
        for move in action.moves:
            state = RULESET.apply(state, action.start.seat, move).state
        done = _completed_in(state, action.start.seat)
        if done is not None:
            assert f"done in round {done}" in " ".join(told), (told, done)
    assert seen > 10


def _completed_in(state: object, seat: int) -> int | None:
    while RULESET.outcome(state) is None:
        mover = min(RULESET.to_act(state))
        number = RULESET.moment(state).round
        done = RULESET.apply(state, mover, RULESET.default_move(state, mover))
        for event in done.events:
            if isinstance(event, ProjectsCompleted) and event.seat == seat:
                return number
        state = done.state
    return None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_panel_can_be_read_in_every_language(locale: str) -> None:
    for action in actions()[::9]:
        assert _shown(action.start, action.moves, locale)


def test_payment_is_what_was_chosen() -> None:
    paying = [action for action in actions() if isinstance(action.moves[-1], Pay)]
    assert paying
    for action in paying[::5]:
        told, _ = _shown(action.start, action.moves)
        assert "pay " in " ".join(told)
