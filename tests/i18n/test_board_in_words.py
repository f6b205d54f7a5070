"""The board in words is whole: nothing public can change without the words changing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.games.registry import RULESETS
from bot.games.swordsmith.view import SmithyView, SwordView
from bot.games.zongshi.terms import Figure
from bot.games.zongshi.view import FigureAt, WorkshopView
from bot.i18n import LOCALES, swordsmith, zongshi
from tests.i18n.games import GAMES

NAMES = ("Ann", "Bo", "Cy")
CARDS = {game.key: game.cards.names for game in GAMES}
SAYS: dict[str, Callable[[Any, tuple[str, ...], str], list[str]]] = {
    "zongshi": zongshi.board_lines,
    "swordsmith": swordsmith.board_lines,
}
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


SALES = 6
"""How many positions are looked at in which a sword is being sold."""
FAMILIES = ("basics", "projects", "scrolls", "townspeople", "auxiliaries", "adventurers")


@cache
def positions(game: str, every: int) -> tuple[Any, ...]:
    """What spectators see in the course of a game."""
    ruleset, chance = RULESETS[game], random.Random(5)  # noqa: S311
    ruleset.learn_catalogue(ruleset.shipped_catalogue())
    state, made, found = ruleset.new_game(len(NAMES), b"a board to read"), 0, []
    sales = 0
    while ruleset.outcome(state) is None:
        view = ruleset.view(state, None)
        sales += getattr(view, "sale", None) is not None
        if made % every == 0 or (sales < SALES and getattr(view, "sale", None) is not None):
            found.append(view)
        seat = min(ruleset.to_act(state))
        state = ruleset.apply(state, seat, chance.choice(ruleset.legal_moves(state, seat))).state
        made += 1
    return (*found, ruleset.view(state, None))


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
    for names in CARDS.values():
        if isinstance(value, str) and value in names:
            return neighbour(value, tuple(names))
    return None


def neighbour(card: str, ids: tuple[str, ...]) -> str:
    """The id of a card of the same family, which has another name."""
    for game in GAMES:
        for family in (
            "basics",
            "projects",
            "scrolls",
            "townspeople",
            "auxiliaries",
            "adventurers",
        ):
            known: dict[str, Any] = getattr(game.cards, family, {})
            if card in known:
                return next(one for one in known if one != card)
    return ids[ids.index(card) - 1]


def is_told(path: str) -> bool:
    """Whether the lines are to tell a fact."""
    return _first(path) not in ELSEWHERE and not path.endswith(".line")


def _first(path: str) -> str:
    """The field of the view in which a fact stands."""
    return path[1:].partition(".")[0].partition("[")[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_public_fact_is_in_the_words(game: str, locale: str) -> None:
    say, tried = SAYS[game], set()
    for view in positions(game, 47):
        lines = say(view, NAMES, locale)
        for path, other in changed(view):
            if is_told(path):
                tried.add(_first(path))
                assert say(other, NAMES, locale) != lines, path
    assert {"workshops", "townspeople", "bag"} <= tried or {"smithies", "turn", "sale"} <= tried


def _is_void(value: msgspec.Struct, field: str) -> bool:
    """Whether a change makes no difference: what follows from others, or has its place."""
    if isinstance(value, FigureAt):
        return field == "as_master" and value.figure is Figure.MASTER
    if isinstance(value, SwordView):
        # Only a forged sword is refined or sold.
        return field in ("star_price", "star_roll", "fits") and not value.is_forged
    return isinstance(value, WorkshopView | SmithyView) and field == "seat"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RULESETS)
def test_the_words_have_no_ids_and_no_colour_alone(game: str, locale: str) -> None:
    for view in positions(game, 20):
        text = "\n".join(SAYS[game](view, NAMES, locale))
        assert "_" not in text
        assert "None" not in text
        assert all(name in text for name in NAMES)
