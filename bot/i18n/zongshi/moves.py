"""Moves and their parts as short labels, for choices and autocomplete."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.ruleset import Move
from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.moves import NextStop, TakeMaterial, UseScrolls, Visit
from bot.i18n.sentences import labelled
from bot.i18n.texts import t
from bot.i18n.words import clip
from bot.i18n.zongshi.words import Words


def move_label(move: Move, locale: str, catalogue: ZongshiCatalogue) -> str:
    """Say a move in a few words; at most 100 characters."""
    words = Words(locale, catalogue)
    fields = _fields(move, words)
    if isinstance(move, UseScrolls):
        return clip(labelled(move, fields, words, "" if move.scrolls else "-none"))
    label = labelled(move, fields, words)
    scrolls = getattr(move, "scrolls", ())
    if scrolls:
        label = t(locale, "zongshi-move-with-scrolls", move=label, scrolls=words.cards(scrolls))
    return clip(label)


def _fields(move: Move, words: Words) -> dict[str, Any]:
    fields = msgspec.structs.asdict(move)
    if isinstance(move, Visit | NextStop):
        fields["stop"] = words.stop(move.townsperson, move.token)
    if isinstance(move, TakeMaterial):
        fields["place"] = move.jar
    return fields


def project_label(project: str, locale: str, catalogue: ZongshiCatalogue) -> str:
    """A project by name with the cost, time and points on its card."""
    words = Words(locale, catalogue)
    card = catalogue.projects[project]
    label = t(
        locale,
        "zongshi-project",
        project=words.name(project),
        price=words.materials(card.price),
        rounds=card.time,
        points=card.points,
    )
    return clip(label)


def effect_label(card: str, locale: str, catalogue: ZongshiCatalogue) -> str:
    """A scroll, basic project or visit reward by name with what it does."""
    words = Words(locale, catalogue)
    effect = words.effect(card)
    return clip(t(locale, "zongshi-effect", card=words.name(card), effect=effect))


def stop_label(townsperson: str, token: int, locale: str, catalogue: ZongshiCatalogue) -> str:
    """A stop of a visit with its token and price."""
    return clip(Words(locale, catalogue).stop(townsperson, token))
