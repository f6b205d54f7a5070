"""What auxiliary cards and loyal customers do, in sentences made from their figures."""

from __future__ import annotations

import msgspec

from bot.games.swordsmith.cards import Auxiliary
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.terms import BAG, COIN
from bot.i18n.swordsmith.words import Words
from bot.i18n.texts import has_text, t
from bot.i18n.words import kebab

PAYS_EACH = "thin"
"""The effect whose money is for each card returned and stands in its own sentence."""


def effect(card: str, words: Words) -> str:
    """What an auxiliary card does, what it draws and pays first; empty for other cards."""
    known = words.catalogue.auxiliaries.get(card)
    key = f"swordsmith-auxiliary-{kebab(card)}"
    if known is None or not has_text(key):
        return ""
    own = t(
        words.locale,
        key,
        **known.params,
        metal=words.metal(known.params.get("grade", 0)),
        coin=words.name(COIN),
        bag=words.name(BAG),
        swords=words.catalogue.setup.sword_limit_max,
    )
    gains = _gains(known, words)
    return t(words.locale, "swordsmith-gains-then", gains=gains, effect=own) if gains else own


def _gains(card: Auxiliary, words: Words) -> str:
    draw = card.params.get("draw", 0)
    money = 0 if card.effect == PAYS_EACH else card.params.get("money", 0)
    if draw and money:
        return t(words.locale, "swordsmith-gains-both", draw=draw, money=money)
    if draw:
        return t(words.locale, "swordsmith-gains-draw", draw=draw)
    return t(words.locale, "swordsmith-gains-money", money=money) if money else ""


def ability_effect(ability: str, words: Words) -> str:
    """What a loyal customer does for its owner; empty for an ability that nobody knows."""
    key = f"swordsmith-ability-{kebab(ability)}"
    if ability not in ABILITIES or not has_text(key):
        return ""
    bonus, setup = ABILITIES[ability], words.catalogue.setup
    figures = msgspec.structs.asdict(bonus) | {
        "hand": setup.hand_size + bonus.draws,
        "usual": setup.hand_size,
        "swords": setup.sword_limit_max,
    }
    return t(words.locale, key, **figures)
