"""A whole game can be read in every language: its log, its questions, its legal moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.registry import RULESETS
from bot.games.ruleset import Event
from bot.games.zongshi.catalogue import CATALOGUES, shipped
from bot.i18n import LOCALES
from bot.i18n.zongshi import describe, move_label, question, question_for_others

CARDS = CATALOGUES[CATALOGUES.learn(shipped())]
NAMES = ("Ann", "Bo", "Cy", "Di")


def everything_said(state: Any, events: tuple[Event, ...], locale: str) -> list[str]:
    """All sentences and labels that a position and what led to it can give rise to."""
    zongshi = RULESETS["zongshi"]
    said = [describe(event, locale, NAMES, CARDS) for event in events]
    for seat in sorted(zongshi.to_act(state)):
        for asked in zongshi.view(state, seat).questions:
            said.append(question(asked, locale, CARDS))
            said.append(question_for_others(asked, locale, CARDS))
        said += [move_label(move, locale, CARDS) for move in zongshi.legal_moves(state, seat)[:20]]
    return said


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_game_reads(locale: str) -> None:
    zongshi, chance = RULESETS["zongshi"], random.Random(LOCALES.index(locale))  # noqa: S311
    state = zongshi.new_game(4, b"a game to read")
    events: tuple[Event, ...] = ()
    read = 0
    while zongshi.outcome(state) is None:
        said = everything_said(state, events, locale)
        assert all(said)
        assert not any("_" in text or "None" in text for text in said)
        read += len(said)
        seat = min(zongshi.to_act(state))
        step = zongshi.apply(state, seat, chance.choice(zongshi.legal_moves(state, seat)))
        state, events = step.state, step.events
    assert read > 500
