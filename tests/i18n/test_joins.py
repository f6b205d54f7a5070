"""Whatever has an id in code or card data has a text, and no text is left without one."""

from __future__ import annotations

import typing
from collections.abc import Iterable

import discord
import pytest

from bot.games.registry import RULESETS
from bot.games.zongshi.catalogue import CATALOGUES, shipped
from bot.games.zongshi.codes import CODES, INVALID_CODES
from bot.games.zongshi.events import ZongshiEvent
from bot.games.zongshi.moves import ZongshiMove
from bot.games.zongshi.terms import Figure, Phase, Place
from bot.games.zongshi.view import ZongshiView
from bot.i18n import LOCALES
from bot.i18n.texts import has_text
from bot.i18n.words import kebab
from bot.tables.errors import TableError
from tests.i18n.catalogues import family, question_kinds

CARDS = CATALOGUES[CATALOGUES.learn(shipped())]

OTHER_ERRORS = {
    "wrong-place",
    "missing-permissions",
    "not-yours",
    "ours",
    "closing",
    "updating",
    "unknown-press",
    "inside-thread",
    "thread-refused",
    "too-many-threads",
}
"""Errors beside those of tables."""
TIE_BREAKS = {"completed_projects", "shared"}
"""What an outcome can name."""
COMPOSED_MOVES = {"use-none", "with-scrolls"}
"""Labels of moves beside one for each kind."""


def tags(union: object) -> set[str]:
    """The tags of all kinds of moves or events."""
    return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}


def classes(base: type[Exception]) -> set[str]:
    """All errors below a base, by name."""
    kinds = base.__subclasses__()
    return {kind.__name__ for kind in kinds}.union(*map(classes, kinds))


def score_lines() -> set[str]:
    """The lines of every score sheet."""
    zongshi = RULESETS["zongshi"]
    zongshi.learn_catalogue(zongshi.shipped_catalogue())
    view: ZongshiView = zongshi.view(zongshi.new_game(3, b"score lines"), None)
    return {line.line for line in view.workshops[0].score}


FAMILIES: dict[str, Iterable[str]] = {
    "game-": RULESETS,
    "language-": (locale.lower() for locale in LOCALES),
    "invalid-": INVALID_CODES,
    "zongshi-illegal-": CODES,
    "zongshi-event-": tags(ZongshiEvent),
    "zongshi-move-": tags(ZongshiMove) | COMPOSED_MOVES,
    "zongshi-question-": question_kinds(),
    "zongshi-phase-": Phase,
    "zongshi-place-": Place,
    "zongshi-figure-": Figure,
    "zongshi-scroll-": CARDS.scrolls,
    "zongshi-reward-": CARDS.basics,
    "zongshi-visit-reward-": (reward.id for reward in CARDS.visit_reward),
    "zongshi-option-": RULESETS["zongshi"].option_names(),
    "zongshi-score-": score_lines(),
    "zongshi-tie-": TIE_BREAKS,
    "error-": classes(TableError) | OTHER_ERRORS,
}


@pytest.mark.parametrize("prefix", FAMILIES)
def test_ids_and_texts_are_the_same(prefix: str) -> None:
    assert family(prefix) == {kebab(name) for name in FAMILIES[prefix]}


@pytest.mark.parametrize("kind", sorted(question_kinds()))
def test_questions_can_be_put_in_three_ways(kind: str) -> None:
    key = f"zongshi-question-{kebab(kind)}"
    assert has_text(key)
    assert has_text(f"{key}.others")
    assert has_text(f"{key}.short")


def test_options_are_described() -> None:
    for option in RULESETS["zongshi"].option_names():
        assert has_text(f"zongshi-option-{kebab(option)}.description")


def test_permissions_are_those_of_discord() -> None:
    known = {kebab(name) for name in discord.Permissions.VALID_FLAGS}
    assert family("permission-") <= known
