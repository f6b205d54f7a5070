"""What an AI seat plays next: its player is asked for one small move after the other.

A player is given the seat's view, the legal moves and a seed made of what everybody may know of
the table; never the state, never the secret seed.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import structlog

from bot.games.ruleset import Move
from bot.players.level import Level
from bot.players.registry import choose
from bot.tables.scratch import Scratch
from bot.tables.table import Table

MOST = 60
"""Small moves that are made in one go, so that no player goes on without end."""

log = structlog.get_logger(__name__)


def next_moves(table: Table, seat: int) -> tuple[Move, ...]:
    """The moves of an AI seat that is to act, to be made as one.

    They end where the seat is not asked any more, where the moment ends, and with the first one
    that reveals: what comes out there is not known yet.
    """
    ruleset = table.ruleset
    moment = ruleset.moment(table.state)
    scratch = Scratch(ruleset, table.state, seat)
    while scratch.legal and len(scratch.tried) < MOST and ruleset.moment(scratch.state) == moment:
        scratch = scratch.after(_move(table, scratch))
    return scratch.tried


def _move(table: Table, scratch: Scratch) -> Move:
    """What the player chooses; where it fails, what is played for those who do not answer."""
    level, at = table.seats[scratch.seat].ai or Level.EASY, len(scratch.tried)
    seed = sha256(f"{table.seed_commitment}:{table.number}:{scratch.seat}:{at}".encode()).digest()
    about = {"table": table.id, "number": table.number, "game": table.game, "level": level.value}
    try:
        chosen: Any = choose(table.game, level, scratch.view, scratch.legal, seed)
    except Exception:
        log.exception("AI failed", **about)
    else:
        if chosen in scratch.legal:
            move: Move = chosen
            return move
        log.error("AI chose no legal move", **about)
    default: Move = table.ruleset.default_move(scratch.state, scratch.seat)
    return default
