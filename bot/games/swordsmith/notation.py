"""Moves as text: one readable line each, and back. Ids are the words; swords count from 1."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.games.errors import InvalidMove
from bot.games.ruleset import Move
from bot.games.swordsmith import moves
from bot.games.swordsmith.moves import SwordsmithMove
from bot.games.swordsmith.terms import Part

RETURNING = "returning"

_ID = re.compile(r"[a-z][a-z0-9_]*")
_NUMBER = re.compile(r"0|[1-9][0-9]?")
_STEPS = {"+1": 1, "-1": -1}


def notation(move: Move) -> str:
    """A move as one line; `parse` reads it back."""
    return _WRITERS[type(move)](move)


def parse(text: str) -> SwordsmithMove:
    """The move that one line stands for; raises `InvalidMove` for anything else."""
    words = text.split(" ")
    try:
        move = _READERS[words[0]](words[1:])
        if notation(move) == text:
            return move
    except (KeyError, ValueError, IndexError):
        pass
    raise InvalidMove("bad_move", text=text)


def _play(move: moves.Play) -> str:
    returned = f" {RETURNING} {' '.join(move.returned)}" if move.returned else ""
    return f"play {move.card}{returned}"


_WRITERS: dict[type[Move], Callable[[Any], str]] = {
    moves.Play: _play,
    moves.PlaceCard: lambda move: f"place {move.card} {move.part} {move.sword + 1}",
    moves.ToFurnace: lambda move: f"furnace {move.card}",
    moves.ToPool: lambda move: f"pool {move.card}",
    moves.Dismantle: lambda move: f"dismantle {move.sword + 1}",
    moves.ReturnEnchantment: lambda move: f"return {move.card}",
    moves.Nudge: lambda move: f"nudge {move.adventurer} {move.by:+}",
    moves.Upgrade: lambda move: f"upgrade {move.card}",
    moves.Decline: lambda _: "decline",
    moves.BeginWork: lambda _: "work",
    moves.Buy: lambda move: f"buy {move.card}",
    moves.Smelt: lambda move: f"smelt {move.card}",
    moves.Hatch: lambda move: f"hatch {move.card}",
    moves.Refine: lambda move: f"refine {move.sword + 1}",
    moves.EndTurn: lambda _: "end",
    moves.Offer: lambda move: f"offer {move.sword + 1}",
    moves.Bid: lambda move: f"bid {move.amount}",
    moves.TakeTreasure: lambda move: f"treasure {move.card}",
}


def _id(word: str) -> str:
    if not _ID.fullmatch(word):
        raise ValueError(word)
    return word


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _sword(word: str) -> int:
    if word == "0":
        raise ValueError(word)
    return _number(word) - 1


def _read_play(words: list[str]) -> moves.Play:
    if len(words) > 1 and (words[1] != RETURNING or len(words) == 2):
        raise ValueError(words[1])
    return moves.Play(_id(words[0]), tuple(_id(word) for word in words[2:]))


_READERS: dict[str, Callable[[list[str]], SwordsmithMove]] = {
    "play": _read_play,
    "place": lambda words: moves.PlaceCard(_id(words[0]), _sword(words[2]), Part(words[1])),
    "furnace": lambda words: moves.ToFurnace(_id(words[0])),
    "pool": lambda words: moves.ToPool(_id(words[0])),
    "dismantle": lambda words: moves.Dismantle(_sword(words[0])),
    "return": lambda words: moves.ReturnEnchantment(_id(words[0])),
    "nudge": lambda words: moves.Nudge(_id(words[0]), _STEPS[words[1]]),
    "upgrade": lambda words: moves.Upgrade(_id(words[0])),
    "decline": lambda _: moves.Decline(),
    "work": lambda _: moves.BeginWork(),
    "buy": lambda words: moves.Buy(_id(words[0])),
    "smelt": lambda words: moves.Smelt(_id(words[0])),
    "hatch": lambda words: moves.Hatch(_id(words[0])),
    "refine": lambda words: moves.Refine(_sword(words[0])),
    "end": lambda _: moves.EndTurn(),
    "offer": lambda words: moves.Offer(_sword(words[0])),
    "bid": lambda words: moves.Bid(_number(words[0])),
    "treasure": lambda words: moves.TakeTreasure(_id(words[0])),
}
