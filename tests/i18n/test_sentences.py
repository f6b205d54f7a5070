"""Events, moves, questions and errors of every game read as sentences in every language."""

from __future__ import annotations

import pytest

from bot.games.errors import IllegalMove
from bot.games.ruleset import Event, Move
from bot.i18n import LOCALES, sentences
from bot.i18n.words import clip
from tests.i18n.games import GAMES, NAMES, Game

EVENTS = [
    pytest.param(game, event, id=f"{game.key}-{type(event).__name__}")
    for game in GAMES
    for event in game.every_event()
]
MOVES = [
    pytest.param(game, move, id=f"{game.key}-{type(move).__name__}")
    for game in GAMES
    for move in game.every_move()
]
KINDS = [
    pytest.param(game, kind, id=f"{game.key}-{kind}")
    for game in GAMES
    for kind in sorted(game.kinds)
]
CODES = [pytest.param(game, code, id=f"{game.key}-{code}") for game in GAMES for code in game.codes]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "event"), EVENTS)
def test_every_event_is_one_line(game: Game, event: Event, locale: str) -> None:
    line = game.describe(event, locale)
    assert line
    assert "\n" not in line
    assert "_" not in line
    assert line.endswith(("." if locale == "en" else "。", "」", "”")) or "：" in line


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "move"), MOVES)
def test_every_move_has_a_label(game: Game, move: Move, locale: str) -> None:
    label = game.words.move_label(move, locale, game.cards)
    assert 1 <= len(label) <= 100
    assert "_" not in label


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_question_can_be_put(game: Game, kind: str, locale: str) -> None:
    asked = game.question(0, kind, **game.details)
    assert game.words.question(asked, locale, game.cards).endswith((".", "?", "。", "？"))
    others = game.words.question_for_others(asked, locale, game.cards)
    assert others
    assert not others.endswith((".", "。"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "code"), CODES)
def test_every_illegal_move_is_explained(game: Game, code: str, locale: str) -> None:
    sentence = game.words.explain(IllegalMove(code, **game.params), locale, game.cards)
    assert sentence.endswith("." if locale == "en" else "。")
    assert "_" not in sentence


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_end_of_a_game_is_told(game: Game, locale: str) -> None:
    words = game.words.Words(locale, game.cards)
    alone, together = sentences.winner(NAMES[:1], words), sentences.winner(NAMES[:2], words)
    assert alone != together
    assert "小明" not in alone
    assert all(sentences.tie_reason(tie, words) for tie in game.families["tie"])
    assert all(sentences.phase_name(phase, words) for phase in game.families["phase"])


def test_long_labels_are_clipped() -> None:
    assert clip("a" * 101) == "a" * 99 + "…"
    assert clip("a" * 100) == "a" * 100
