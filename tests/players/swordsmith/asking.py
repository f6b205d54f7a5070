"""What the easy player does in a position, where one can tell what is sensible."""

from __future__ import annotations

from bot.games.ruleset import Move
from bot.players.level import Level
from bot.players.registry import choose
from tests.games.swordsmith.table import Table

MANY = 60
"""More moves than a sensible turn takes."""


def choices(table: Table, seat: int = 0) -> set[Move]:
    """What it may do: several moves where they are worth the same to it."""
    view, legal = table.seen_by(seat), table.legal(seat)
    return {choose("swordsmith", Level.EASY, view, legal, b"%d" % n) for n in range(6)}


def chosen(table: Table, seat: int = 0) -> Move:
    """The only move that it may choose."""
    moves = choices(table, seat)
    assert len(moves) == 1, moves
    return moves.pop()


def plays(table: Table, seat: int = 0, until: type[Move] | None = None) -> list[Move]:
    """What it does until it has made a move of this kind, or its turn is over."""
    made: list[Move] = []
    while table.view.on_turn == seat and len(made) < MANY:
        made.append(chosen(table, seat))
        table.play(seat, made[-1])
        if until is not None and isinstance(made[-1], until):
            break
    assert len(made) < MANY
    return made
