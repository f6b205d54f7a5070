"""Moves as short labels, for choices and autocomplete."""

from __future__ import annotations

import msgspec

from bot.games.ruleset import Move
from bot.games.swordsmith.catalogue import SwordsmithCatalogue
from bot.games.swordsmith.moves import Nudge, Play, Smelt, Upgrade
from bot.i18n.sentences import labelled
from bot.i18n.swordsmith.words import Words
from bot.i18n.words import clip


def move_label(move: Move, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """Say a move in a few words; at most 100 characters."""
    words = Words(locale, catalogue)
    fields = msgspec.structs.asdict(move)
    form = ""
    if isinstance(move, Play):
        fields["cards"] = fields.pop("returned")
        form = "-returning" if move.returned else ""
    if isinstance(move, Nudge):
        fields["change"] = words.nudge(move.by)
    if isinstance(move, Smelt | Upgrade):
        fields["into"] = catalogue.next_metals.get(move.card, move.card)
    return clip(labelled(move, fields, words, form))
