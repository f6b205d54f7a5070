"""All games that the host offers."""

from __future__ import annotations

from bot.games.ruleset import AnyRuleset
from bot.games.swordsmith.rules import SwordsmithRules
from bot.games.zongshi.rules import ZongshiRules

RULESETS: dict[str, AnyRuleset] = {
    ruleset.key: ruleset for ruleset in (ZongshiRules(), SwordsmithRules())
}
"""By key; every entry is proved by the contract test."""
