"""Sentences that all games make alike: an event told, a question put, an error explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.errors import GameError, IllegalMove
from bot.games.ruleset import Event, Move
from bot.i18n.naming import GameWords
from bot.i18n.texts import t
from bot.i18n.words import kebab, list_of

AnyWords = GameWords[Any]


def told(event: Event, fields: Mapping[str, Any], names: Sequence[str], words: AnyWords) -> str:
    """Tell an event by its fields; `names` are the players', told in place of `seat`."""
    values = words.values({name: value for name, value in fields.items() if name != "seat"})
    if "seat" in fields:
        values["name"] = names[fields["seat"]]
    tag = event.__struct_config__.tag
    return t(words.locale, f"{words.game}-event-{tag}", **values)


def labelled(move: Move, fields: Mapping[str, Any], words: AnyWords, form: str = "") -> str:
    """Say a move in a few words by its fields; `form` ends the key where moves are told apart."""
    tag = f"{move.__struct_config__.tag}{form}"
    return t(words.locale, f"{words.game}-move-{tag}", **words.values(fields))


def asked(kind: str, form: str, words: AnyWords, **values: str | int) -> str:
    """Put a question: `form` is "", ".others" or ".short"."""
    return t(words.locale, f"{words.game}-question-{kebab(kind)}{form}", **values)


def explained(error: GameError, words: AnyWords, **more: str | int) -> str:
    """Say what the rules have against a move, or what is wrong with other input.

    `more` are variables beside the params of the error.
    """
    code = kebab(error.code)
    values = words.values(error.params) | more
    if "question" in values:
        kind = kebab(str(values["question"]))
        values["question"] = t(words.locale, f"{words.game}-question-{kind}.short")
    if isinstance(error, IllegalMove):
        return t(words.locale, f"{words.game}-illegal-{code}", **values)
    return t(words.locale, f"invalid-{code}", **values)


def winner(names: Sequence[str], words: AnyWords) -> str:
    """Say who has won; several have won together."""
    won = list_of(words.locale, names)
    return t(words.locale, f"{words.game}-winner", count=len(names), names=won)


def tie_reason(tie_break: str, words: AnyWords) -> str:
    """Say what parted the best seats, or that nothing did."""
    return t(words.locale, f"{words.game}-tie-{kebab(tie_break)}")


def phase_name(phase: str, words: AnyWords) -> str:
    """The name of a part of a round."""
    return t(words.locale, f"{words.game}-phase-{kebab(phase)}")
