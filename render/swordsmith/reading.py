"""A position together with the words that its pictures need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bot.games.catalogue import Name
from bot.games.swordsmith.catalogue import CATALOGUES, Adventurer, SwordsmithCatalogue
from bot.games.swordsmith.terms import Phase, Tier
from bot.games.swordsmith.view import (
    QuestionView,
    SmithyView,
    SwordsmithView,
    SwordView,
)
from bot.i18n import list_of, t
from bot.i18n.swordsmith import Words
from bot.i18n.words import kebab
from render import theme
from render.header import Actor, Head, Mark
from render.picture import Caption, brief_name
from render.pieces import Crest
from render.swordsmith import turns
from render.swordsmith.changes import changed, own
from render.wording import Wording

_PHASES = (Phase.FORGING, Phase.SELLING)


def crest(locale: str) -> Crest:
    """The seal and the figure of Master Swordsmith."""
    return Crest(t(locale, "swordsmith-board-seal"), theme.STEEL, "smith")


@dataclass(frozen=True)
class Reading(Wording):
    """A view, its caption, and everything named in its language."""

    game = "swordsmith"

    view: SwordsmithView
    caption: Caption
    seat: int | None = None
    """Whose move is tried: all that it changes of the own is marked, also what is no news."""

    @cached_property
    def catalogue(self) -> SwordsmithCatalogue:
        """The card data of this table."""
        return CATALOGUES[self.view.catalogue]

    @property
    def names(self) -> dict[str, Name]:
        """Names of cards, professions, adventurers, abilities."""
        return self.catalogue.names

    @cached_property
    def words(self) -> Words:
        """How things are called in sentences."""
        return Words(self.locale, self.catalogue)

    def adventurer(self, item: str) -> Adventurer:
        """An adventurer's card data."""
        return self.catalogue.adventurers[item]

    @cached_property
    def metals(self) -> dict[int, str]:
        """The metal of each grade."""
        return {card.grade: card.id for card in self.catalogue.basic if card.kind == "metal"}

    @cached_property
    def changed(self) -> frozenset[str]:
        """The names of what has changed since the view before; nothing where there was none."""
        before = self.caption.before
        if before is None:
            return frozenset()
        return (
            changed(before, self.view) if self.seat is None else own(before, self.view, self.seat)
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view.phase is Phase.OVER

    @cached_property
    def winners(self) -> frozenset[int]:
        """The best seats of a game that is over; nobody before."""
        if not self.is_over:
            return frozenset()
        worth = {s.seat: (s.points, len(s.loyal), s.sold) for s in self.view.smithies}
        return frozenset(seat for seat, value in worth.items() if value == max(worth.values()))

    def victory(self, winners: Iterable[int]) -> str:
        """Who has won, as a sentence."""
        names = [brief_name(self.players[seat], self.locale) for seat in sorted(winners)]
        key = "board-winner" if len(names) == 1 else "board-winners"
        return self.t(key, names=list_of(self.locale, names))

    def head(self) -> Head:
        """The head of the board."""
        view = self.view
        first = view.order[0]
        return Head(
            crest=crest(self.locale),
            title=self.t("board-round", round=view.round),
            start_seat=first,
            start_name=self.players[first],
            notice="",
            phases=self._phases(),
            current=_PHASES.index(view.phase) if view.phase in _PHASES else 0,
            actors=tuple(map(self.actor, view.questions)),
            rest=self.t("board-won", count=len(self.winners))
            if self.is_over
            else self.t("board-nobody"),
            winners=list_of(self.locale, [self.players[seat] for seat in sorted(self.winners)]),
        )

    def _phases(self) -> tuple[str, ...]:
        shown = (self.view.phase,) if self.is_over else _PHASES
        return tuple(self.t(f"phase-{phase}") for phase in shown)

    def actor(self, question: QuestionView) -> Actor:
        """Who is asked, for what, and what they have left."""
        seat, turn = question.seat, self.view.turn
        marks: tuple[Mark, ...] = ()
        if turn is not None:
            money = turn.money + self.view.smithies[seat].vouchers
            marks = (
                Mark("hammer", theme.AMBER, turn.workers),
                Mark("coin", theme.GOLD, money),
            )
        return Actor(seat, "smith", self.players[seat], self.task(question), marks)

    def task(self, question: QuestionView) -> str:
        """What a seat is to do, in a few words."""
        kind = question.kind
        if kind == "turn" and self.view.turn is not None:
            kind = "work" if self.view.turn.is_working else "play"
        return self.t(f"board-task-{kebab(kind)}")

    def status(self, seat: int) -> str:
        """What a smithy's bar shows: "act", "done", "due", "sealed" or nothing."""
        view = self.view
        if seat in view.to_act:
            return "act"
        if view.sale is not None and seat in view.sale.answered:
            return "sealed"
        if view.turn is None:
            return ""
        return "due" if seat in view.turns_left else "done"

    def workers(self, smithy: SmithyView) -> tuple[int, int]:
        """How many workers a seat has left in this round, and how many there are of them."""
        return turns.workers(self.view, smithy)

    def offered(self, seat: int, place: int, sword: SwordView) -> Tier | None:
        """What a sword reaches for who is served; None where it is not up for sale."""
        sale = self.view.sale
        if sale is None:
            return None
        if sale.offers:
            found = [one.tier for one in sale.offers if (one.seat, one.sword) == (seat, place)]
            return found[0] if found else None
        if seat not in sale.asked:
            return None
        return next((fit.tier for fit in sword.fits if fit.adventurer == sale.adventurer), None)
