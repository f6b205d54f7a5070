"""Hundreds of positions, those of whole games and those that chance makes, in every language.

The names are as long and as strange as people make them; what has changed is marked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.cli.positions import Action, play, spread
from bot.games.registry import RULESETS
from bot.i18n import LOCALES
from render.picture import Caption
from render.registry import PICTURES
from render.scene import Changed
from render.swordsmith.changes import changed as swordsmith_changed
from render.zongshi.changes import changed as zongshi_changed
from tests.render import swordsmith_views, views
from tests.render.checks import check_all

PLAYERS = (2, 3, 4, 5)
POSITIONS = 15
VIEWS: dict[str, Callable[[Random, int], Any]] = {
    "zongshi": views.random_view,
    "swordsmith": swordsmith_views.random_view,
}

CHANGED: dict[str, Callable[[Any, Any], frozenset[str]]] = {
    "zongshi": zongshi_changed,
    "swordsmith": swordsmith_changed,
}


def captions(players: int, number: int) -> Caption:
    return views.hard_caption(LOCALES[number % len(LOCALES)], players, number)


@pytest.mark.parametrize("game", sorted(RULESETS))
@pytest.mark.parametrize("players", PLAYERS)
def test_games_keep_their_places_and_mark_what_has_changed(game: str, players: int) -> None:
    ruleset, pictures = RULESETS[game], PICTURES[game]
    marked = 0
    for number, action in enumerate(spread(play(ruleset, players, b"scenes"), POSITIONS)):
        caption = captions(players, number)
        marked += _check_board(game, action, caption)
        for seat in range(players):
            view = ruleset.view(action.after, seat)
            scene, _ = pictures.hand(view, caption, ruleset.legal_moves(action.after, seat))
            check_all(scene)
    assert marked > POSITIONS / 4


def _check_board(game: str, action: Action, caption: Caption) -> bool:
    """Check both plates; returns whether there was something to mark."""
    ruleset = RULESETS[game]
    before, after = (ruleset.view(state, None) for state in (action.before, action.after))
    names = set[str]()
    for scene, _ in PICTURES[game].board(after, replace(caption, before=before)):
        check_all(scene)
        names |= {item.name for item in scene.items if isinstance(item, Changed)}
    assert names == {f"{name}-changed" for name in CHANGED[game](before, after)}
    return bool(names)


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_any_position_keeps_its_places(game: str) -> None:
    random = Random(7)  # noqa: S311
    for number in range(80):
        players = PLAYERS[number % len(PLAYERS)]
        view = VIEWS[game](random, players)
        for scene, _ in PICTURES[game].board(view, captions(players, number)):
            check_all(scene)
