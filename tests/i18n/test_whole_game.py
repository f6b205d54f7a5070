"""A whole game can be read in every language: its log, its questions, its legal moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.ruleset import Event
from bot.i18n import LOCALES
from tests.i18n.games import GAMES, Game


def everything_said(game: Game, state: Any, events: tuple[Event, ...], locale: str) -> list[str]:
    """All sentences and labels that a position and what led to it can give rise to."""
    rules, words, cards = game.rules, game.words, game.cards
    said = [game.describe(event, locale) for event in events]
    for seat in sorted(rules.to_act(state)):
        for asked in rules.view(state, seat).questions:
            said.append(words.question(asked, locale, cards))
            said.append(words.question_for_others(asked, locale, cards))
        said += [
            words.move_label(move, locale, cards) for move in rules.legal_moves(state, seat)[:20]
        ]
    return said


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_whole_game_reads(game: Game, locale: str) -> None:
    rules, chance = game.rules, random.Random(LOCALES.index(locale))  # noqa: S311
    state = rules.new_game(4, b"a game to read")
    events: tuple[Event, ...] = ()
    read = 0
    while rules.outcome(state) is None:
        said = everything_said(game, state, events, locale)
        assert all(said)
        assert not any("_" in text or "None" in text for text in said)
        read += len(said)
        seat = min(rules.to_act(state))
        step = rules.apply(state, seat, chance.choice(rules.legal_moves(state, seat)))
        state, events = step.state, step.events
    assert read > 500
