"""From the options of a command to moves, by walking them through the legal moves.

A command is a row of steps, each the answer to one question of the rules; an option fills one
part of one step. Both ways of using it try moves out on a scratch position: making the moves of
a finished command, and telling what the option under the cursor could be.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.errors import GameError, IllegalMove
from bot.games.ruleset import Move
from bot.tables.scratch import Scratch
from cogs.choices import Choice, find
from cogs.mistakes import ChoiceNeeded, ChoiceRefused, NotPossible, OptionUnused

BRANCHES = 16
"""Positions that are looked at side by side where options before the cursor are still open."""

Filled = Mapping[str, str]
"""What was typed into options, by their English names; options left out do not stand there."""
Read = Callable[[str, Any], Choice]
"""What a value looks like to a reader, whom only the game knows."""


def no_events(_events: Sequence[Any]) -> Sequence[str]:
    """For options that the rules never fill by themselves."""
    return ()


class Part(msgspec.Struct, frozen=True):
    """The part of a move that one option names."""

    option: str
    value: Callable[[Any], str]
    """The part of a move as an id; empty for moves that this option cannot name."""
    read: Read
    nothing: str | None = None
    """The value that stands for "none": taken where the option is left out and it is legal."""
    given_with: str | None = None
    """A value beside "none" that was not named is taken only if this option was filled."""
    told: Callable[[Sequence[Any]], Sequence[str]] = no_events
    """The values that events tell: what the rules answered themselves, there being no choice."""


class Step(msgspec.Struct, frozen=True):
    """The answer to one question: a kind of move and the options that name its parts."""

    fits: Callable[[Any], bool]
    """Whether a move answers this question."""
    parts: tuple[Part, ...] = ()
    unless: Move | None = None
    """The question is another one, with an option of its own, where this is legal too."""
    left_out: Move | None = None
    """The answer where no option is filled, if it is legal."""
    opens: bool = False
    """Comes before what the command is for, if it is legal; alone it is not what was meant."""
    alike: Callable[[Any, Any], Hashable] | None = None
    """From a view and a move to what comes of it: of moves with the same result the first is
    meant, unless options tell them apart."""
    attempt: Callable[[Filled, Any], Move | None] | None = None
    """The move that was meant, legal or not: the rules can say what is wrong with it."""


def walk(scratch: Scratch, steps: Sequence[Step], filled: Filled, reader: Any) -> tuple[Move, ...]:
    """The moves that filled options stand for; raises a `Mistake` where they stand for none."""
    moment = scratch.ruleset.moment(scratch.state)
    unused, needed = set(filled), main(steps)
    for step in steps:
        legal = _asked(scratch, step, moment)
        if legal:
            move = _answer(scratch, step, legal, filled, reader)
            unused -= {part.option for part in step.parts}
            scratch = scratch.after(move)
        elif step is needed:
            raise NotPossible(_objection(scratch, step, filled, reader))
    for part in (part for step in steps for part in step.parts if part.option in unused):
        _check_told(part, scratch, filled[part.option], reader)
        unused.discard(part.option)
    if unused:
        raise OptionUnused(min(unused))
    return scratch.tried


def main(steps: Sequence[Step]) -> Step:
    """The step that a command is for."""
    return next(step for step in steps if not step.opens)


def legal_values(
    scratch: Scratch, steps: Sequence[Step], filled: Filled, focused: str, reader: Any
) -> tuple[Choice, ...]:
    """What the option under the cursor could be, given the options filled so far."""
    moment = scratch.ruleset.moment(scratch.state)
    others = {option: typed for option, typed in filled.items() if option != focused}
    branches = [scratch]
    for step in steps:
        if any(part.option == focused for part in step.parts):
            part = next(part for part in step.parts if part.option == focused)
            found: dict[str, Choice] = {}
            for branch in branches:
                asked = _asked(branch, step, moment)
                values = _values(part, _narrowed(step, asked, others, reader), reader)
                for choice in values if asked else _told(part, branch, reader):
                    found.setdefault(choice.value, choice)
            return tuple(found.values())
        branches = [
            after for branch in branches for after in _ahead(branch, step, moment, others, reader)
        ]
        branches = branches[:BRANCHES]
    return ()


def _check_told(part: Part, scratch: Scratch, typed: str, reader: Any) -> None:
    """Accept an option that was not asked for if it names what happens anyway."""
    happens = _told(part, scratch, reader)
    if not happens:
        raise OptionUnused(part.option)
    if find(typed, happens).choice is None:
        raise ChoiceRefused(part.option, typed, happens)


def _told(part: Part, scratch: Scratch, reader: Any) -> tuple[Choice, ...]:
    return tuple(part.read(value, reader) for value in dict.fromkeys(part.told(scratch.events)))


def _asked(scratch: Scratch, step: Step, moment: Any) -> tuple[Move, ...]:
    """The legal moves that answer a step; none once another part of the round has begun."""
    if scratch.revealed or scratch.ruleset.moment(scratch.state) != moment:
        return ()
    legal = scratch.legal
    if step.unless is not None and step.unless in legal:
        return ()
    return tuple(move for move in legal if step.fits(move))


def _answer(
    scratch: Scratch, step: Step, legal: tuple[Move, ...], filled: Filled, reader: Any
) -> Move:
    """The one move that the filled options leave."""
    if step.left_out in legal and not any(part.option in filled for part in step.parts):
        return step.left_out
    for part in step.parts:
        if part.option in filled:
            legal = _named(scratch, step, part, legal, filled, reader)
    for part in step.parts:
        if part.option not in filled and part.nothing is not None:
            legal = _without(part, legal) or legal
    legal = _unlike(scratch, step, legal)
    for part in step.parts:
        choices = _values(part, legal, reader)
        spent = part.nothing is not None and choices[0].value != part.nothing
        silent = part.option not in filled and spent and part.given_with not in filled
        if len(choices) > 1 or silent:
            raise ChoiceNeeded(part.option, choices)
    return legal[0]


def _unlike(scratch: Scratch, step: Step, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Of moves that come to the same only the first."""
    if step.alike is None:
        return legal
    results: dict[Hashable, Move] = {}
    for move in legal:
        results.setdefault(step.alike(scratch.view, move), move)
    return tuple(results.values())


def _named(
    scratch: Scratch, step: Step, part: Part, legal: tuple[Move, ...], filled: Filled, reader: Any
) -> tuple[Move, ...]:
    typed = filled[part.option]
    choices = _values(part, legal, reader)
    found = find(typed, choices)
    if found.choice is None:
        reason = None if found.rivals else _objection(scratch, step, filled, reader)
        raise ChoiceRefused(part.option, typed, choices, found.rivals, reason)
    return _having(part, found.choice.value, legal)


def _objection(scratch: Scratch, step: Step, filled: Filled, reader: Any) -> GameError | None:
    """What the rules say against the move that was meant."""
    move = step.attempt(filled, reader) if step.attempt is not None else None
    if move is None:
        return None
    try:
        scratch.after(move)
    except IllegalMove as error:
        return error
    return None


def _ahead(scratch: Scratch, step: Step, moment: Any, filled: Filled, reader: Any) -> list[Scratch]:
    """The positions after a step before the cursor; several where its options are still open."""
    legal = _asked(scratch, step, moment)
    if not legal:
        return [scratch]
    if step.left_out in legal and not any(part.option in filled for part in step.parts):
        return [scratch.after(step.left_out)]
    moves = _narrowed(step, legal, filled, reader)
    for part in step.parts:
        if part.option not in filled and part.nothing is not None:
            moves = _without(part, moves) or moves
    return [scratch.after(move) for move in moves[:BRANCHES]]


def _narrowed(step: Step, legal: tuple[Move, ...], filled: Filled, reader: Any) -> tuple[Move, ...]:
    """The moves that have what is filled already; none where something typed fits nothing."""
    for part in step.parts:
        if part.option in filled:
            found = find(filled[part.option], _values(part, legal, reader))
            legal = () if found.choice is None else _having(part, found.choice.value, legal)
    return legal


def _values(part: Part, moves: Sequence[Move], reader: Any) -> tuple[Choice, ...]:
    """The different values of a part, in the order of the moves."""
    values = dict.fromkeys(part.value(move) for move in moves)
    return tuple(part.read(value, reader) for value in values if value)


def _having(part: Part, value: str, moves: Sequence[Move]) -> tuple[Move, ...]:
    return tuple(move for move in moves if part.value(move) == value)


def _without(part: Part, moves: Sequence[Move]) -> tuple[Move, ...]:
    return _having(part, part.nothing or "", moves)
