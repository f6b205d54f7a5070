"""The way through an action: from the places of chosen moves to what a panel shows.

Nothing is remembered between presses: the position and the path give everything again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.ruleset import Move
from bot.tables.scratch import Scratch
from cogs.components import OPTIONS
from cogs.panel.describing import Ask, Group, PanelGame, Sheet
from cogs.panel.fields import (
    Field,
    Indices,
    copied,
    from_units,
    indices_of,
    marked_copies,
    repeats,
    single,
)

JOINED = 48
"""Answers to two questions that one select shows at most."""


class Stage(msgspec.Struct, frozen=True):
    """How far an action is decided, and what can be decided otherwise."""

    end: Scratch
    """After all moves, those that are answered by default too."""
    path: Indices
    """The places of all these moves."""
    fields: tuple[Field, ...] = ()
    sheet: Sheet | None = None
    """What may be begun; only where nothing is chosen yet."""
    is_whole: bool = False
    """Whether these moves can be made as they are."""


class Path(msgspec.Struct, frozen=True):
    """Where somebody is in a panel: which tab, which moves."""

    tab: int = 0
    chosen: Indices = ()


def explore(game: PanelGame, start: Scratch, path: Path, reader: Any) -> Stage:
    """What a panel shows at a path; raises `LookupError` for a path that leads nowhere."""
    return _Walk(game, start, path, reader).stage()


class _Walk:
    def __init__(self, game: PanelGame, start: Scratch, path: Path, reader: Any) -> None:
        self._game = game
        self._start = self._now = start
        self._tab = path.tab
        self._left = list(path.chosen)
        self._reader = reader
        self._moment = start.ruleset.moment(start.state)
        self._done: list[int] = []
        self._fields: list[Field] = []

    def stage(self) -> Stage:
        sheet = self._game.sheet(self._start, self._tab, self._reader)
        if sheet is not None:
            if not self._left:
                return Stage(self._start, (), sheet=sheet)
            self._begin(sheet)
        while True:
            while (ask := self._asked()) is not None:
                if not self._answered(ask):
                    return self._staged(is_whole=False)
            if not self._left:
                break
            self._go_on()
        return self._staged(is_whole=bool(self._done))

    def _staged(self, *, is_whole: bool) -> Stage:
        fields = tuple(field for field in self._fields if field.is_choice)
        return Stage(self._now, tuple(self._done), fields, is_whole=is_whole)

    def _begin(self, sheet: Sheet) -> None:
        """Make the first move; what parts it from others of its bundle becomes a field."""
        legal = self._now.legal
        move = self._make(self._left.pop(0))
        found = _bundle_of(move, sheet.groups)
        if found is None:
            return
        group, moves = found
        places = [(legal.index(other), other) for other in moves]
        options = [((at,), self._game.variant(other, self._reader)) for at, other in places]
        self._fields.append(single(0, group.variants, options, (self._done[0],)))

    def _go_on(self) -> None:
        """Make the next of several moves that follow each other at once."""
        made = self._now.tried[-1:]
        is_over = self._now.ruleset.moment(self._now.state) != self._moment
        if is_over or not made or not all(map(self._game.is_at_once, made)):
            raise LookupError(self._left)
        self._make(self._left.pop(0))

    def _make(self, index: int) -> Move:
        legal = self._now.legal
        if index >= len(legal):
            raise LookupError(index)
        move: Move = legal[index]
        self._now = self._now.after(move)
        self._done.append(index)
        return move

    def _asked(self) -> Ask | None:
        return self._ask_at(self._now)

    def _ask_at(self, scratch: Scratch) -> Ask | None:
        if scratch.revealed or scratch.ruleset.moment(scratch.state) != self._moment:
            return None
        return self._game.ask(scratch, self._reader) if scratch.legal else None

    def _answered(self, ask: Ask) -> bool:
        """Answer a question by the path or by default; False: it stays open."""
        if ask.several:
            return self._run(ask)
        if ask.joins:
            pairs = self._pairs(ask)
            if len(pairs) <= JOINED:
                return self._joined(ask, pairs)
        at, legal = len(self._done), self._now.legal
        index = self._next(ask)
        move = None if index is None else self._make(index)
        if ask.units is not None:
            self._fields.append(from_units(at, ask, legal, move, ask.units))
        else:
            options = [((n,), self._game.option(one, self._reader)) for n, one in enumerate(legal)]
            self._fields.append(single(at, ask.title, options, () if index is None else (index,)))
        return index is not None

    def _next(self, ask: Ask) -> int | None:
        """The place of the answer: the path's, the default, or the only one."""
        legal = self._now.legal
        if self._left:
            return self._left.pop(0)
        if ask.default in legal:
            return legal.index(ask.default)
        return 0 if len(legal) == 1 else None

    def _joined(self, ask: Ask, pairs: Sequence[tuple[Indices, tuple[Move, ...]]]) -> bool:
        """Two questions as one field."""
        at, first = len(self._done), self._next(ask)
        if first is None:
            return False
        self._make(first)
        following = self._asked()
        if following is not None and len(self._now.legal) > 1:
            second = self._next(following)
            if second is None:
                return False
            self._make(second)
        labels = [
            (indices, [self._game.option(m, self._reader) for m in moves])
            for indices, moves in pairs
        ]
        options = [
            (
                indices,
                msgspec.structs.replace(
                    parts[-1], label=" · ".join(p.label for p in reversed(parts))
                ),
            )
            for indices, parts in labels
        ]
        self._fields.append(single(at, ask.title, options, tuple(self._done[at:])))
        return True

    def _pairs(self, ask: Ask) -> list[tuple[Indices, tuple[Move, ...]]]:
        """Each answer to a question with each to the next one."""
        found: list[tuple[Indices, tuple[Move, ...]]] = []
        for n, move in enumerate(self._now.legal):
            after = self._now.after(move)
            following = self._ask_at(after)
            if following is None or following.key == ask.key or len(after.legal) < 2:
                found.append(((n,), (move,)))
            else:
                found += [((n, m), (move, other)) for m, other in enumerate(after.legal)]
        return found

    def _run(self, ask: Ask) -> bool:
        """All answers to a question that is asked again and again, as one field."""
        first, at, made = self._now, len(self._done), list[Move]()
        is_open = False
        while (again := self._asked()) is not None and again.key == ask.key:
            index = self._next(again)
            if index is None:
                is_open = True
                break
            made.append(self._make(index))
        self._fields.append(self._run_field(ask, at, first, made))
        return not is_open

    def _run_field(self, ask: Ask, at: int, first: Scratch, made: Sequence[Move]) -> Field:
        legal = first.legal
        stop = self._end_of(ask, first)
        counts = {
            str(n): (self._copies(ask, first, move), self._game.option(move, self._reader))
            for n, move in enumerate(legal)
            if move != stop
        }
        options = tuple(copied(counts))
        marked = marked_copies(
            [str(legal.index(move)) for move in made if move in legal and move != stop]
        )
        most, least = len(options), int(ask.default is None)
        if stop is None:
            least = most = self._length(ask, first)
        return Field(
            at,
            ask.title,
            options,
            self._picker(ask, first),
            marked,
            least,
            min(most, OPTIONS),
            is_run=True,
        )

    def _end_of(self, ask: Ask, first: Scratch) -> Move | None:
        """The answer that ends a run: offered at once, or after the first answer."""
        if ask.default is not None:
            return ask.default
        for move in first.legal:
            following = self._ask_at(first.after(move))
            if following is not None and following.key == ask.key:
                return following.default
        return None

    def _copies(self, ask: Ask, first: Scratch, move: Move) -> int:
        return repeats(first, move, lambda scratch: self._is_run(ask, scratch))

    def _length(self, ask: Ask, scratch: Scratch) -> int:
        """How many answers a run takes that nobody may end early."""
        length = 0
        while self._is_run(ask, scratch):
            scratch, length = scratch.after(scratch.legal[0]), length + 1
        return length

    def _is_run(self, ask: Ask, scratch: Scratch) -> bool:
        again = self._ask_at(scratch)
        return again is not None and again.key == ask.key

    def _picker(self, ask: Ask, first: Scratch) -> Any:
        def pick(values: Sequence[str]) -> Indices:
            """The answers that can be given one after the other; others are left out."""
            scratch, found = first, list[int]()
            for value in values:
                move = first.legal[indices_of(value)[0]]
                if self._is_run(ask, scratch) and move in scratch.legal:
                    found.append(scratch.legal.index(move))
                    scratch = scratch.after(move)
            return tuple(found)

        return pick


def _bundle_of(move: Move, groups: Sequence[Group]) -> tuple[Group, tuple[Move, ...]] | None:
    for group in groups:
        for bundle in group.bundles:
            if move in bundle.moves and len(bundle.moves) > 1:
                return group, bundle.moves
    return None
