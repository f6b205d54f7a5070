"""Steps that the commands of all games have alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.ruleset import Move
from bot.tables.scratch import Scratch
from cogs.choices import LONGEST, Choice
from cogs.walk import Part, Step

Label = Callable[[Any, str, Any], str]
"""Says a move in a few words, from a language and the card data."""


def a(*kinds: type[Move]) -> Callable[[Any], bool]:
    """Whether a move is of one of these kinds."""
    return lambda move: isinstance(move, kinds)


def anything(scratch: Scratch, label: Label) -> Step:
    """Any legal move, by its notation."""
    known: dict[str, Move] = {}
    for number, move in enumerate(scratch.legal):
        notation = scratch.ruleset.notation(move)
        known[notation if len(notation) <= LONGEST else f"#{number}"] = move
    values = {move: value for value, move in known.items()}

    def read(value: str, reader: Any) -> Choice:
        move = known[value]
        english = label(move, "en", reader.catalogue)
        return Choice(value, label(move, reader.locale, reader.catalogue), (english,))

    return Step(lambda _move: True, (Part("answer", lambda move: values[move], read),))
