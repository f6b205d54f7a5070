"""Who plays which game at which level."""

from __future__ import annotations

from typing import Any

from bot.games.rng import rng
from bot.players.level import Level
from bot.players.player import Player
from bot.players.swordsmith.player import EasyPlayer as EasySwordsmith
from bot.players.zongshi.player import EasyPlayer as EasyZongshi

PLAYERS: dict[tuple[str, Level], Player] = {
    ("zongshi", Level.EASY): EasyZongshi(),
    ("swordsmith", Level.EASY): EasySwordsmith(),
}
"""Every player by the game's key and the level."""


def choose(game: str, level: Level, view: Any, legal: tuple[Any, ...], seed: bytes) -> Any:
    """What an AI seat plays: one of the legal moves, the same for the same seed."""
    return PLAYERS[game, level].choose(view, legal, rng(seed))
