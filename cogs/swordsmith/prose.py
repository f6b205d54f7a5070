"""What the host says about a game of Master Swordsmith."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import ClassVar

from bot.games.ruleset import Event
from bot.games.swordsmith.catalogue import CATALOGUES, SwordsmithCatalogue
from bot.games.swordsmith.terms import Phase
from bot.games.swordsmith.view import SwordsmithView
from bot.i18n import swordsmith, t
from bot.i18n.swordsmith import Words, board_lines, hand_lines, move_label, smithy_lines, wishes
from bot.i18n.words import in_a_row
from cogs.sentences import GameProse, Texts, question_of
from cogs.swordsmith.labels import face_up
from cogs.swordsmith.steps import STEPS


class SwordsmithProse(GameProse[SwordsmithView, Words]):
    """The sentences of Master Swordsmith."""

    game = "swordsmith"
    group = "sword"
    texts: ClassVar[Texts] = swordsmith
    catalogues = CATALOGUES
    steps = STEPS

    def worded(self, locale: str, catalogue: SwordsmithCatalogue) -> Words:
        """The game's words in a language."""
        return Words(locale, catalogue)

    def tell(
        self, events: Iterable[Event], view: SwordsmithView, names: Sequence[str], locale: str
    ) -> list[str]:
        """What happened; what happens several times in a row, such as a coin, is told once."""
        runs = groupby(super().tell(events, view, names, locale))
        counted = ((line, sum(1 for _ in run)) for line, run in runs)
        return [line if count == 1 else f"{line} (× {count})" for line, count in counted]

    def notes(self, view: SwordsmithView, locale: str) -> list[str]:
        """Whether the game ends with this round, and who is served in it."""
        notes = [t(locale, "board-last-round")] if _is_decided(view) else []
        due = [one.id for one in face_up(view) if one.is_due]
        if due:
            names = self.words(view, locale).names_of(due)
            notes.append(t(locale, "board-due", names=names))
        return notes

    def details(self, view: SwordsmithView, seat: int, locale: str) -> list[str]:
        """What the turn has left; what the adventurer wants who asks for a sword."""
        asked, turn = question_of(view, seat), view.turn
        if turn is not None:
            vouchers = view.smithies[seat].vouchers
            means = self.words(view, locale).means(turn.workers, turn.money, vouchers)
            return [t(locale, "swordsmith-words-means", means=means)]
        if asked is not None and asked.kind == "offer" and asked.adventurer is not None:
            return [f"- {wish}" for wish in wishes(asked.adventurer, locale, self.cards(view))]
        return []

    def answered(self, view: SwordsmithView) -> Sequence[int]:
        """Those who have answered the adventurer that is served."""
        return () if view.sale is None else view.sale.answered

    def position(self, view: SwordsmithView, names: Sequence[str], locale: str) -> str:
        """The whole public board in words."""
        return "\n".join(board_lines(view, names, locale))

    def area(self, view: SwordsmithView, seat: int, names: Sequence[str], locale: str) -> str:
        """One player's own board in words."""
        return "\n".join(smithy_lines(view.smithies[seat], names, self.words(view, locale)))

    def hand(self, view: SwordsmithView, seat: int, locale: str) -> str:
        """What a seat has, for its eyes only, whom its swords suit, its sealed answer."""
        lines = [*hand_lines(view, seat, locale), *self._fits(view, seat, locale)]
        if view.sale is not None and view.sale.answer is not None:
            answer = move_label(view.sale.answer, locale, self.cards(view))
            lines.append(t(locale, "hand-answer", answer=answer))
        return "\n".join(lines)

    def _fits(self, view: SwordsmithView, seat: int, locale: str) -> Iterable[str]:
        """A line a sword that somebody who waits would take as it is."""
        words = self.words(view, locale)
        for number, sword in enumerate(view.smithies[seat].swords, start=1):
            known = [(words.name(fit.adventurer), words.tier(fit.tier)) for fit in sword.fits]
            takers = [t(locale, "hand-fit", adventurer=who, tier=tier) for who, tier in known]
            if takers:
                yield t(locale, "hand-fits", sword=number, fits=in_a_row(locale, takers))

    def opened(self, view: SwordsmithView, seat: int, words: Words) -> Iterable[str]:
        """What parts tied seats, and the hand that a seat was left with."""
        smithy, hand = view.smithies[seat], view.smithies[seat].hand or ()
        yield t(words.locale, "score-sold", count=smithy.sold)
        if smithy.loyal:
            customers = words.names_of(smithy.loyal)
            yield t(words.locale, "swordsmith-words-loyal", customers=customers)
        yield t(words.locale, "swordsmith-words-held", count=len(hand), cards=words.cards(hand))


def _is_decided(view: SwordsmithView) -> bool:
    """Whether the end has come that selling only plays out."""
    emptied = any(not one.pile and not one.face_up for one in view.professions)
    tops = (line.points for smithy in view.smithies for line in smithy.reputation)
    return view.phase is not Phase.OVER and (
        emptied or any(points >= view.reputation_track for points in tops)
    )
