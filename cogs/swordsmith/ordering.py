"""What the standing orders of Master Swordsmith name."""

from __future__ import annotations

from bot.games.swordsmith.catalogue import SwordsmithCatalogue
from bot.games.swordsmith.moves import SwordsmithMove
from bot.games.swordsmith.terms import Tier
from bot.i18n.swordsmith import Words, card_label, move_label
from cogs.choices import PARTS
from cogs.panel.describing import Option


class SwordsmithOrders:
    """The words for tiers, prices and auxiliary cards."""

    def option(self, item: str, locale: str, cards: SwordsmithCatalogue) -> Option:
        """A thing by its name, a card with what it does."""
        if item not in cards.auxiliaries:
            return Option(self.phrase(item, locale, cards))
        name, _, about = card_label(item, locale, cards).partition(PARTS)
        return Option(name, about)

    def phrase(self, item: str, locale: str, cards: SwordsmithCatalogue) -> str:
        """A thing inside a sentence; prices stand for themselves."""
        words = Words(locale, cards)
        if item in cards.auxiliaries:
            return words.card(item)
        return words.tier(item) if item in list(Tier) else item

    def move(self, move: SwordsmithMove, locale: str, cards: SwordsmithCatalogue) -> str:
        """A move as a label."""
        return move_label(move, locale, cards)
