"""A position together with the words that its pictures need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bot.games.catalogue import Name
from bot.games.zongshi.catalogue import CATALOGUES, Project, ZongshiCatalogue
from bot.games.zongshi.terms import MATERIALS, Phase, Spot
from bot.games.zongshi.view import QuestionView, WorkshopView, ZongshiView
from bot.i18n import list_of, t
from bot.i18n.words import kebab
from render import theme
from render.header import Actor, Head
from render.picture import Caption, brief_name
from render.pieces import Crest
from render.wording import Wording
from render.zongshi.changes import changed, own

_PHASES = (Phase.TURNS, Phase.MARKET, Phase.PROGRESS, Phase.ROUND_END)

LINE_ICONS = {
    "projects": "stamp",
    "six_projects": "tick",
    "exchange_tiles": "tiles",
    "six_tile_kinds": "tick",
    "visits": "scholar",
    "unfinished": "time",
    "leftovers": "bag",
}
"""The icon of each line of the score sheet."""


def crest(locale: str) -> Crest:
    """Zong Shi's seal and figure."""
    return Crest(t(locale, "zongshi-board-seal"), theme.CINNABAR, "master")


@dataclass(frozen=True)
class Reading(Wording):
    """A view, its caption, and everything named in its language."""

    game = "zongshi"

    view: ZongshiView
    caption: Caption
    seat: int | None = None
    """Whose move is tried: all that it changes of the own is marked, also what is no news."""

    @cached_property
    def catalogue(self) -> ZongshiCatalogue:
        """The card data of this table."""
        return CATALOGUES[self.view.catalogue]

    @property
    def names(self) -> dict[str, Name]:
        """Names of materials, projects, scrolls, townspeople."""
        return self.catalogue.names

    def project(self, item: str) -> Project:
        """A project's card data."""
        return self.catalogue.projects[item]

    def is_masterwork(self, item: str) -> bool:
        """Whether a project is a masterwork."""
        return item not in self.catalogue.basics

    @cached_property
    def changed(self) -> frozenset[str]:
        """The names of what has changed since the view before; nothing where there was none."""
        before = self.caption.before
        if before is None:
            return frozenset()
        if self.seat is None:
            return changed(before, self.view)
        return own(before.workshops[self.seat], self.view.workshops[self.seat])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view.phase is Phase.OVER

    @cached_property
    def winners(self) -> frozenset[int]:
        """The best seats of a game that is over; nobody before."""
        if not self.is_over:
            return frozenset()
        worth = {w.seat: (w.points, w.completed_count) for w in self.view.workshops}
        return frozenset(seat for seat, value in worth.items() if value == max(worth.values()))

    def victory(self, winners: Iterable[int]) -> str:
        """Who has won, as a sentence."""
        names = [brief_name(self.players[seat], self.locale) for seat in sorted(winners)]
        key = "board-winner" if len(names) == 1 else "board-winners"
        return self.t(key, names=list_of(self.locale, names))

    def head(self) -> Head:
        """The head of the board."""
        view = self.view
        return Head(
            crest=crest(self.locale),
            title=self.title(),
            start_seat=view.start_seat,
            start_name=self.players[view.start_seat],
            notice=self.t("board-last-round") if view.last_round and not self.is_over else "",
            phases=self._phases(),
            current=_PHASES.index(view.phase) if view.phase in _PHASES else 0,
            actors=tuple(map(self.actor, view.questions)),
            rest=self.t("board-won", count=len(self.winners))
            if self.is_over
            else self.t("board-nobody"),
            winners=list_of(self.locale, [self.players[seat] for seat in sorted(self.winners)]),
        )

    def title(self) -> str:
        """The round, or what comes before the first."""
        return (
            self.t("board-round", round=self.view.round)
            if self.view.round
            else self.t("board-opening")
        )

    def _phases(self) -> tuple[str, ...]:
        if self.view.phase in _PHASES:
            return tuple(self.t(f"board-phase-{kebab(phase)}") for phase in _PHASES)
        return (self.t(f"board-phase-{kebab(self.view.phase)}"),)

    def phase_name(self) -> str:
        """The present part of the round."""
        return self.t(f"board-phase-{kebab(self.view.phase)}")

    def score_line(self, line: str) -> str:
        """The name of a line of the score sheet."""
        return self.t(f"score-{kebab(line)}")

    def actor(self, question: QuestionView) -> Actor:
        """Who is asked, and for what."""
        workshop = self.view.workshops[question.seat]
        free = [
            figure for figure in ("master", "apprentice") if getattr(workshop, figure) is Spot.FREE
        ]
        icon = "apprentice" if free == ["apprentice"] else "master"
        return Actor(question.seat, icon, self.players[question.seat], self.task(question))

    def task(self, question: QuestionView) -> str:
        """What a seat is to do, in a few words."""
        if question.kind == "turn":
            workshop = self.view.workshops[question.seat]
            figures = ("master", "apprentice")
            free = [self.t(f"board-{f}") for f in figures if getattr(workshop, f) is Spot.FREE]
            return self.t(
                f"board-free-{len(free)}",
                first=free[0] if free else "",
                second=free[-1] if free else "",
            )
        return self.t(f"board-task-{kebab(question.kind)}", count=question.count)

    def status(self, workshop: WorkshopView) -> str:
        """What a workshop's bar shows: "act", "done", "due" or nothing."""
        if workshop.seat in self.view.to_act:
            return "act"
        if self.view.phase is not Phase.TURNS:
            return ""
        return "due" if Spot.FREE in (workshop.master, workshop.apprentice) else "done"

    def materials(self, counts: tuple[int, ...]) -> str:
        """Counts in words: "2 jade, 1 ivory"."""
        parts = [
            self.t("board-some", count=count, material=self.name(material))
            for material, count in zip(MATERIALS, counts, strict=True)
            if count
        ]
        return list_of(self.locale, parts) if parts else self.t("board-none")
