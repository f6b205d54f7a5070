"""Moves as text: one readable line each, and back. Ids are the words, no names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.games.errors import InvalidMove
from bot.games.ruleset import Move
from bot.games.zongshi import moves
from bot.games.zongshi.moves import ZongshiMove
from bot.games.zongshi.terms import MATERIALS, NOTHING, Counts, Figure, Place

NONE = "nothing"

_ID = re.compile(r"[a-z][a-z0-9_]*")
_AMOUNT = re.compile(r"([a-z]+):([1-9][0-9]?)")
_STOP = re.compile(r"([a-z][a-z0-9_]*):([1-9])")


def notation(move: Move) -> str:
    """A move as one line; `parse` reads it back."""
    return _WRITERS[type(move)](move)


def parse(text: str) -> ZongshiMove:
    """The move that one line stands for; raises `InvalidMove` for anything else."""
    words = text.split(" ")
    read = _READERS.get(words[0]) or (_READERS.get(words[1]) if len(words) > 1 else None)
    if read is None:
        raise InvalidMove("bad_move", text=text)
    try:
        move = read(words)
    except (ValueError, IndexError):
        raise InvalidMove("bad_move", text=text) from None
    if notation(move) != text:
        raise InvalidMove("bad_move", text=text)
    return move


def _counts(counts: Counts) -> str:
    amounts = [f"{name}:{count}" for name, count in zip(MATERIALS, counts, strict=True) if count]
    return " ".join(amounts) or NONE


def _scrolls(scrolls: tuple[str, ...]) -> str:
    return " with " + " ".join(scrolls) if scrolls else ""


_WRITERS: dict[type[Move], Callable[[Any], str]] = {
    moves.Draft: lambda move: f"draft {move.item}",
    moves.PlayScroll: lambda move: f"scroll {move.scroll}",
    moves.StartProject: lambda move: f"{move.figure} start {move.project}{_scrolls(move.scrolls)}",
    moves.SecondProject: lambda move: f"second {move.project}",
    moves.GoTo: lambda move: f"{move.figure} go {move.place}{_scrolls(move.scrolls)}",
    moves.Visit: lambda move: (
        f"{move.figure} visit {move.townsperson}:{move.token}{_scrolls(move.scrolls)}"
    ),
    moves.NextStop: lambda move: f"stop {move.townsperson}:{move.token}",
    moves.Done: lambda _: "done",
    moves.ReturnMaterials: lambda move: f"return {_counts(move.materials)}",
    moves.BuyTile: lambda move: f"tile {move.tile}",
    moves.UseScrolls: lambda move: f"use {' '.join(move.scrolls) or NONE}",
    moves.Pay: lambda move: f"pay {_counts(move.materials)}",
    moves.TakeMaterial: lambda move: f"take {move.material} {move.jar}",
    moves.TakeScroll: lambda move: f"recover {move.scroll}",
    moves.Borrow: lambda move: f"borrow {move.project}",
    moves.DiscardMaterial: lambda move: f"drop {move.material}",
    moves.DiscardScroll: lambda move: f"shed {move.scroll}",
    moves.Keep: lambda move: f"keep {move.project}",
    moves.Decline: lambda _: "decline",
    moves.Pass: lambda move: f"{move.figure} pass",
    moves.Wait: lambda _: "wait",
}


def _id(word: str) -> str:
    if not _ID.fullmatch(word) or word == NONE:
        raise ValueError(word)
    return word


def _ids(words: list[str]) -> tuple[str, ...]:
    return tuple(_id(word) for word in words)


def _read_counts(words: list[str]) -> Counts:
    if words == [NONE]:
        return NOTHING
    found = dict.fromkeys(MATERIALS, 0)
    for word in words:
        amount = _AMOUNT.fullmatch(word)
        if amount is None or amount[1] not in found:
            raise ValueError(word)
        found[amount[1]] = int(amount[2])
    return found["bronze"], found["ivory"], found["jade"], found["gold"]


def _read_stop(word: str) -> tuple[str, int]:
    stop = _STOP.fullmatch(word)
    if stop is None:
        raise ValueError(word)
    return stop[1], int(stop[2])


def _with(words: list[str]) -> tuple[str, ...]:
    """The scrolls after "with", or none."""
    if not words:
        return ()
    if words[0] != "with" or len(words) == 1:
        raise ValueError(words[0])
    return _ids(words[1:])


def _visit(words: list[str]) -> moves.Visit:
    townsperson, token = _read_stop(words[2])
    return moves.Visit(Figure(words[0]), townsperson, token, _with(words[3:]))


def _use(words: list[str]) -> moves.UseScrolls:
    return moves.UseScrolls(() if words[1:] == [NONE] else _ids(words[1:]))


_READERS: dict[str, Callable[[list[str]], ZongshiMove]] = {
    "draft": lambda words: moves.Draft(_id(words[1])),
    "scroll": lambda words: moves.PlayScroll(_id(words[1])),
    "start": lambda words: moves.StartProject(Figure(words[0]), _id(words[2]), _with(words[3:])),
    "second": lambda words: moves.SecondProject(_id(words[1])),
    "go": lambda words: moves.GoTo(Figure(words[0]), Place(words[2]), _with(words[3:])),
    "visit": _visit,
    "stop": lambda words: moves.NextStop(*_read_stop(words[1])),
    "done": lambda _: moves.Done(),
    "return": lambda words: moves.ReturnMaterials(_read_counts(words[1:])),
    "tile": lambda words: moves.BuyTile(_id(words[1])),
    "use": _use,
    "pay": lambda words: moves.Pay(_read_counts(words[1:])),
    "take": lambda words: moves.TakeMaterial(Place(words[2]), _id(words[1])),
    "recover": lambda words: moves.TakeScroll(_id(words[1])),
    "borrow": lambda words: moves.Borrow(_id(words[1])),
    "drop": lambda words: moves.DiscardMaterial(_id(words[1])),
    "shed": lambda words: moves.DiscardScroll(_id(words[1])),
    "keep": lambda words: moves.Keep(_id(words[1])),
    "decline": lambda _: moves.Decline(),
    "pass": lambda words: moves.Pass(Figure(words[0])),
    "wait": lambda _: moves.Wait(),
}
