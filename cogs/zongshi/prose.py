"""What the host says about a game of Zong Shi."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bot.games.zongshi.catalogue import CATALOGUES, ZongshiCatalogue
from bot.games.zongshi.view import WorkshopView, ZongshiView
from bot.i18n import list_of, t, zongshi
from bot.i18n.zongshi import Words, board_lines, effect_label, workshop_lines
from cogs.sentences import GameProse, Texts
from cogs.zongshi.steps import STEPS


class ZongshiProse(GameProse[ZongshiView, Words]):
    """The sentences of Zong Shi."""

    game = "zongshi"
    group = "zongshi"
    texts: ClassVar[Texts] = zongshi
    catalogues = CATALOGUES
    steps = STEPS

    def worded(self, locale: str, catalogue: ZongshiCatalogue) -> Words:
        """The game's words in a language."""
        return Words(locale, catalogue)

    def notes(self, view: ZongshiView, locale: str) -> list[str]:
        """Whether the last round is being played."""
        return [t(locale, "board-last-round")] if view.last_round else []

    def answered(self, _view: ZongshiView) -> Sequence[int]:
        """Nobody: here all answers are open, and told as they come."""
        return ()

    def position(self, view: ZongshiView, names: Sequence[str], locale: str) -> str:
        """The whole public board in words."""
        return "\n".join(board_lines(view, names, locale))

    def area(self, view: ZongshiView, seat: int, names: Sequence[str], locale: str) -> str:
        """One player's own board in words."""
        return "\n".join(workshop_lines(view.workshops[seat], names, self.words(view, locale)))

    def hand(self, view: ZongshiView, seat: int, locale: str) -> str:
        """What a seat has, for its eyes only."""
        words, shop = self.words(view, locale), view.workshops[seat]
        scrolls = shop.scrolls or ()
        lines = [
            t(
                locale,
                "hand-materials",
                count=sum(shop.materials),
                capacity=shop.capacity,
                materials=words.materials(shop.materials),
            ),
            _scrolls(shop, words),
            *(
                f"- {effect_label(card, locale, words.catalogue)}"
                for card in dict.fromkeys(scrolls)
            ),
            t(locale, "hand-tiles", tiles=words.tiles(shop.tiles)),
            t(locale, "hand-tokens", tokens=" ".join(map(str, shop.tokens)) or "—"),
        ]
        return "\n".join(lines)

    def opened(self, view: ZongshiView, seat: int, words: Words) -> Iterable[str]:
        """The scrolls that a seat was left with."""
        yield _scrolls(view.workshops[seat], words)


def _scrolls(shop: WorkshopView, words: Words) -> str:
    hand = shop.scrolls or ()
    return t(
        words.locale,
        "hand-scrolls",
        count=len(hand),
        limit=shop.scroll_limit,
        scrolls=list_of(words.locale, list(map(words.name, hand))),
    )
