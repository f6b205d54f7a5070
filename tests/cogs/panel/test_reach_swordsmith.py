"""Master Swordsmith by the panel: every move, in few presses, as by commands; no secret told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import (
    BeginWork,
    Bid,
    Buy,
    Decline,
    Hatch,
    Nudge,
    Offer,
    PlaceCard,
    Play,
    Refine,
    Smelt,
)
from bot.i18n import LOCALES
from bot.tables.scratch import Scratch
from cogs.components import Press, Row, layout
from cogs.mistakes import Mistake
from cogs.panel.showing import Opened, rows, texts
from cogs.panel.tree import Path, explore
from cogs.swordsmith.labels import Reader
from cogs.swordsmith.panel import SwordsmithPanel
from cogs.swordsmith.steps import STEPS, is_coin, steps_of
from cogs.walk import walk
from tests.cogs.panel.pressing import press_for, whole
from tests.games.driving import play_out
from tests.games.swordsmith.hidden import shuffle
from tests.games.swordsmith.rich_starts import rich_start

GAME = SwordsmithPanel()
RULESET = RULESETS["swordsmith"]
SEATS = 3
MOST = 6
FEW = 3
USUAL = (Buy, Smelt, Hatch, Refine, Offer, Decline, Bid)

RARE = (Bid, Nudge)

Action = tuple[Scratch, tuple[Move, ...]]


def positions() -> Iterator[Scratch]:
    """Where somebody is asked something, in games of all kinds."""
    starts = [(RULESET.new_game(SEATS, bytes([7]) * 32), b"new")]
    starts += [(rich_start(SEATS, number), b"rich %d" % number) for number in range(8)]
    for start, seed in starts:
        for number, step in enumerate(play_out(RULESET, start, seed).steps):
            if number % 9 == 0 or number < 40 or isinstance(step.move, RARE):
                yield Scratch(RULESET, step.before, step.seat)


@cache
def actions() -> tuple[Action, ...]:
    """For each of those positions and each of some legal moves, an action that begins with it."""
    source, found = rng(b"actions"), list[Action]()
    for start in positions():
        for move in start.legal[:: 1 + len(start.legal) // 12]:
            moves, source = whole(GAME, start, move, source)
            found.append((start, moves))
    kinds = {type(move) for _, moves in found for move in moves}
    assert kinds >= {*USUAL, Play, PlaceCard, Nudge, BeginWork}
    return tuple(found)


def test_every_move_is_reached_by_presses_and_no_action_takes_many() -> None:
    for start, moves in actions():
        pressed = press_for(GAME, start, moves)
        assert pressed.moves == moves
        assert pressed.presses <= MOST, moves


def test_every_legal_move_is_offered() -> None:
    for start in list(positions())[::6]:
        for move in start.legal:
            moves, _ = whole(GAME, start, move, rng(b"rest"))
            assert press_for(GAME, start, moves).moves[0] == move


def test_what_is_usual_takes_three_presses() -> None:
    usual = [action for action in actions() if isinstance(action[1][0], USUAL)]
    assert {type(moves[0]) for _, moves in usual} == {*USUAL}
    for start, moves in usual:
        # From the play of cards, beginning the work is one press more.
        assert press_for(GAME, start, moves).presses <= FEW - 1, moves


def test_all_coins_are_one_press() -> None:
    seen = 0
    for start in positions():
        coins = [move for move in start.legal if is_coin(move)]
        if not coins:
            continue
        opened = _opened(start, Path())
        button = next(
            press
            for row in rows(opened)
            if isinstance(row, tuple)
            for press in row
            if isinstance(press, Press) and "coin" in press.label
        )
        path = Path(0, tuple(map(int, button.id.partition("-")[2].split("."))))
        stage = explore(GAME, start, path, opened.reader)
        hand = start.view.smithies[start.seat].hand
        assert len(stage.end.tried) == sum(hand.count(coin.card) for coin in coins)
        assert stage.is_whole
        assert stage.path == path.chosen
        assert all(map(GAME.is_at_once, stage.end.tried))
        seen += 1
    assert seen > 10


def test_commands_make_the_same_batches() -> None:
    for start, moves in actions()[::2]:
        scratch = start
        while scratch.tried != moves:
            rest = moves[len(scratch.tried) :]
            here = Scratch(RULESET, scratch.state, scratch.seat)
            counts = [(_made_by(name, here, rest), name) for name in (*STEPS, "choose")]
            count, name = max(counts, key=lambda pair: (pair[0], pair[1] != "choose"))
            assert count > 0, rest
            begins = GAME.sheet(start, 0, Reader("en", start.view)) is not None
            assert scratch.tried or name != "choose" or not begins, moves
            for move in rest[:count]:
                scratch = scratch.after(move)


def _made_by(name: str, scratch: Scratch, moves: tuple[Move, ...]) -> int:
    """How many of the moves a command makes with its options filled for them."""
    reader = Reader("en", scratch.view)
    steps, filled, count = steps_of(name, scratch), dict[str, str](), 0
    for step in steps:
        if count < len(moves) and step.fits(moves[count]):
            for part in step.parts:
                if value := part.value(moves[count]):
                    filled[part.option] = value
            count += 1
    try:
        made = walk(scratch, steps, filled, reader)
    except Mistake:
        return 0
    return len(made) if count and made == moves[: len(made)] else 0


@pytest.mark.parametrize("salt", range(2))
def test_previews_tell_nothing_of_what_is_hidden(salt: int) -> None:
    for start, moves in actions()[salt::5]:
        other = Scratch(RULESET, shuffle(start.state, start.seat, salt), start.seat)
        assert _shown(start, moves) == _shown(other, moves), moves


@pytest.mark.parametrize("locale", LOCALES)
def test_every_panel_can_be_shown_in_every_language(locale: str) -> None:
    for start, moves in actions()[::7]:
        told, found = _shown(start, moves, locale)
        assert told
        layout(("text",), found)
        layout(("text",), rows(_opened(start, Path(), locale)))


def _shown(
    start: Scratch, moves: tuple[Move, ...], locale: str = "en"
) -> tuple[list[str], list[Row]]:
    now, found = start, list[int]()
    for move in moves:
        found.append(now.legal.index(move))
        now = now.after(move)
    opened = _opened(start, Path(0, tuple(found)), locale)
    return texts(opened), rows(opened)


def _opened(start: Scratch, path: Path, locale: str = "en") -> Opened:
    reader = GAME.reader(locale, start.view)
    stage = explore(GAME, start, path, reader)
    return Opened(GAME, 1, "5", start, path, stage, reader, locale)
