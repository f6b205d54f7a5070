"""What the standing orders of Zong Shi name."""

from __future__ import annotations

from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.moves import ZongshiMove
from bot.i18n.zongshi import Words, effect_label, move_label, project_label
from cogs.choices import PARTS
from cogs.panel.describing import Option


class ZongshiOrders:
    """The words for materials, scrolls and projects."""

    def option(self, item: str, locale: str, cards: ZongshiCatalogue) -> Option:
        """A thing by its name, with what it costs or does."""
        label = Words(locale, cards).name(item)
        if item in cards.scrolls:
            label = effect_label(item, locale, cards)
        elif item in cards.projects:
            label = project_label(item, locale, cards)
        name, _, about = label.partition(PARTS)
        return Option(name, about)

    def phrase(self, item: str, locale: str, cards: ZongshiCatalogue) -> str:
        """A material or a card inside a sentence."""
        return Words(locale, cards).item(item)

    def move(self, move: ZongshiMove, locale: str, cards: ZongshiCatalogue) -> str:
        """A move as a label."""
        return move_label(move, locale, cards)
