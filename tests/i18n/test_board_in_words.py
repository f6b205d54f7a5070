"""The board in words is whole: nothing public can change without the words changing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec
import pytest

from bot.games.registry import RULESETS
from bot.games.zongshi.catalogue import CATALOGUES, shipped
from bot.games.zongshi.terms import Figure
from bot.games.zongshi.view import FigureAt, WorkshopView, ZongshiView
from bot.i18n import LOCALES
from bot.i18n.zongshi import board_lines

CARDS = CATALOGUES[CATALOGUES.learn(shipped())]
NAMES = ("Ann", "Bo", "Cy")
ELSEWHERE = {
    "catalogue",  # whose card data these are is no fact of the board
    "viewer",
    "round",  # heading of every message
    "phase",
    "last_round",
    "to_act",
    "questions",
    "refill_last_round",  # agreed on in the lobby
    "apprentice_beside_lone_master",
}
"""Fields that the lines need not tell."""
IDS = (*CARDS.names,)


def positions() -> Iterator[ZongshiView]:
    """What spectators see in the course of a game."""
    zongshi, chance = RULESETS["zongshi"], random.Random(5)  # noqa: S311
    state, made = zongshi.new_game(len(NAMES), b"a board to read"), 0
    while zongshi.outcome(state) is None:
        if made % 45 == 0:
            yield zongshi.view(state, None)
        seat = min(zongshi.to_act(state))
        state = zongshi.apply(state, seat, chance.choice(zongshi.legal_moves(state, seat))).state
        made += 1
    yield zongshi.view(state, None)


def changed(value: Any) -> Iterator[tuple[str, Any]]:
    """A value with one fact changed, in every way, each with the name of the fact."""
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            if not _is_void(value, field):
                for path, other in changed(getattr(value, field)):
                    yield f".{field}{path}", msgspec.structs.replace(value, **{field: other})
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            for path, other in changed(item):
                yield f"[{place}]{path}", (*value[:place], other, *value[place + 1 :])
    else:
        other = other_than(value)
        if other is not None:
            yield "", other


def other_than(value: Any) -> Any:
    """Another value of the same kind; None for what is no fact of its own."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, Enum):
        return next(one for one in type(value) if one is not value)
    if isinstance(value, int):
        return (value + 1) % 3 if 0 <= value < 3 else value + 1
    if isinstance(value, str) and value in IDS:
        return next(one for one in IDS if one != value and kind(one) == kind(value))
    return None


def kind(card: str) -> str:
    """What family of the card data an id belongs to."""
    families = ("basics", "projects", "scrolls", "townspeople")
    return next((family for family in families if card in getattr(CARDS, family)), "material")


def is_told(path: str) -> bool:
    """Whether the lines are to tell a fact."""
    return _first(path) not in ELSEWHERE and not path.endswith(".line")


def _first(path: str) -> str:
    """The field of the view in which a fact stands."""
    return path[1:].partition(".")[0].partition("[")[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_public_fact_is_in_the_words(locale: str) -> None:
    tried = set()
    for view in positions():
        lines = board_lines(view, NAMES, locale)
        for path, other in changed(view):
            if not is_told(path):
                continue
            tried.add(_first(path))
            assert board_lines(other, NAMES, locale) != lines, path
    assert {"bag", "large_jar", "townspeople", "workshops", "masterworks"} <= tried


def _is_void(value: msgspec.Struct, field: str) -> bool:
    """Whether a change makes no difference: a master is a master, a seat has its place."""
    if isinstance(value, FigureAt):
        return field == "as_master" and value.figure is Figure.MASTER
    return isinstance(value, WorkshopView) and field == "seat"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_have_no_ids_and_no_colour_alone(locale: str) -> None:
    for view in positions():
        text = "\n".join(board_lines(view, NAMES, locale))
        assert "_" not in text
        assert "None" not in text
        assert all(name in text for name in NAMES)
