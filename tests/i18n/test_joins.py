"""Whatever has an id in code or card data has a text, and no text is left without one."""

from __future__ import annotations

from collections.abc import Iterable

import discord
import pytest

from bot.games.registry import RULESETS
from bot.i18n import LOCALES
from bot.i18n.texts import has_text
from bot.i18n.words import kebab
from bot.tables.errors import TableError
from tests.i18n.catalogues import family
from tests.i18n.games import GAMES, Game, tags

OTHER_ERRORS = {
    "wrong-place",
    "missing-permissions",
    "other-game",
    "ours",
    "closing",
    "updating",
    "unknown-press",
    "inside-thread",
    "thread-refused",
    "too-many-threads",
    "not-among-players",
}
"""Errors beside those of tables."""


def classes(base: type[Exception]) -> set[str]:
    """All errors below a base, by name."""
    kinds = base.__subclasses__()
    return {kind.__name__ for kind in kinds}.union(*map(classes, kinds))


def of_every_game(game: Game) -> dict[str, Iterable[str]]:
    """The families of texts that every game has."""
    return {
        "illegal": game.codes,
        "event": tags(game.events),
        "move": tags(game.moves) | game.more_moves,
        "question": game.kinds,
        "option": game.rules.option_names(),
        # What stands in the card data has its name there.
        "score": game.score_lines - game.cards.names.keys(),
    }


FAMILIES: dict[str, Iterable[str]] = {
    "game-": RULESETS,
    "language-": [locale.lower() for locale in LOCALES],
    "invalid-": {code for game in GAMES for code in game.invalid_codes},
    "error-": classes(TableError) | OTHER_ERRORS,
} | {
    f"{game.key}-{name}-": ids
    for game in GAMES
    for name, ids in (of_every_game(game) | game.families).items()
}


@pytest.mark.parametrize("prefix", FAMILIES)
def test_ids_and_texts_are_the_same(prefix: str) -> None:
    assert family(prefix) == {kebab(name) for name in FAMILIES[prefix]}


def test_every_game_can_be_read() -> None:
    assert [game.key for game in GAMES] == list(RULESETS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_questions_can_be_put_in_three_ways(game: Game) -> None:
    for kind in game.kinds:
        key = f"{game.key}-question-{kebab(kind)}"
        assert has_text(key)
        assert has_text(f"{key}.others")
        assert has_text(f"{key}.short")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_options_are_described(game: Game) -> None:
    for option in game.rules.option_names():
        assert has_text(f"{game.key}-option-{kebab(option)}.description")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_line_of_the_score_sheet_has_a_name(game: Game, locale: str) -> None:
    assert len(game.score_lines) > 2
    for line in game.score_lines:
        assert game.words.score_line(line, locale, game.cards) not in ("", line)


def test_permissions_are_those_of_discord() -> None:
    known = {kebab(name) for name in discord.Permissions.VALID_FLAGS}
    assert family("permission-") <= known
