"""The sentences that are said alike of every game, made from its own texts, words and commands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.games.catalogue import Catalogues
from bot.games.errors import GameError
from bot.games.registry import RULESETS
from bot.games.ruleset import Event, Move, Outcome, Standing
from bot.i18n import t
from bot.i18n.naming import GameWords
from bot.i18n.sentences import phase_name, tie_reason, winner
from bot.i18n.words import in_a_row, kebab
from cogs.walk import Step, main

OTHERWISE = ("choose",)
"""The command for questions in the middle of something, which have none of their own."""


class Texts(Protocol):
    """What a game's package of `bot.i18n` offers."""

    def describe(self, event: Any, locale: str, names: Sequence[str], catalogue: Any, /) -> str:
        """What happened."""

    def question(self, asked: Any, locale: str, catalogue: Any, /) -> str:
        """A question, to the one who is asked."""

    def question_for_others(self, asked: Any, locale: str, catalogue: Any, /) -> str:
        """The same for the others, to stand after the name."""

    def explain(self, error: Any, locale: str, catalogue: Any, /) -> str:
        """What the rules have against a move."""

    def score_line(self, line: str, locale: str, catalogue: Any, /) -> str:
        """What a line of the score sheet counts."""


class View(Protocol):
    """What all views have."""

    @property
    def catalogue(self) -> str:
        """The hash of the card data."""

    @property
    def questions(self) -> tuple[Any, ...]:
        """Who is asked what."""


V = TypeVar("V", bound=View)
W = TypeVar("W", bound=GameWords[Any])


class GameProse(ABC, Generic[V, W]):
    """A game's sentences; each game adds what only it can say."""

    game: ClassVar[str]
    """The key of the game."""
    group: ClassVar[str]
    """The name of the group of its commands."""
    texts: ClassVar[Texts]
    catalogues: ClassVar[Catalogues[Any]]
    steps: ClassVar[Mapping[str, Sequence[Step]]]
    """Its commands by name."""

    @abstractmethod
    def worded(self, locale: str, catalogue: Any) -> W:
        """The game's words in a language."""

    @abstractmethod
    def position(self, view: V, names: Sequence[str], locale: str) -> str:
        """The public board in words, short enough for any message."""

    @abstractmethod
    def hand(self, view: V, seat: int, locale: str) -> str:
        """What a seat has, for its eyes only."""

    @abstractmethod
    def opened(self, view: V, seat: int, words: W) -> Iterable[str]:
        """What the score sheet says of a seat beside its points."""

    def cards(self, view: V | None) -> Any:
        """The card data of a position; where there is none, what this release ships."""
        if view is not None:
            return self.catalogues[view.catalogue]
        ruleset = RULESETS[self.game]
        return self.catalogues[ruleset.learn_catalogue(ruleset.shipped_catalogue())]

    def words(self, view: V, locale: str) -> W:
        """The game's words for the cards of a position."""
        return self.worded(locale, self.cards(view))

    def notes(self, view: V, locale: str) -> list[str]:  # noqa: ARG002
        """What a heading says beside round and phase."""
        return []

    def details(self, view: V, seat: int, locale: str) -> list[str]:  # noqa: ARG002
        """What somebody has to know to answer the present question."""
        return []

    def tell(
        self, events: Iterable[Event], view: V, names: Sequence[str], locale: str
    ) -> list[str]:
        """What happened, a sentence an event."""
        cards = self.cards(view)
        return [self.texts.describe(event, locale, names, cards) for event in events]

    def phase(self, phase: str, locale: str) -> str:
        """The name of a part of a round."""
        return phase_name(phase, self.worded(locale, self.cards(None)))

    def asked(self, view: V, seat: int, legal: Sequence[Move], locale: str) -> str:
        """The question to a seat that is to act, and the commands that answer it now."""
        asked = question_of(view, seat)
        if asked is None:
            return ""
        firsts = {name: main(steps).fits for name, steps in self.steps.items()}
        names = [name for name, fits in firsts.items() if any(map(fits, legal))] or OTHERWISE
        commands = in_a_row(locale, [f"`/{self.group} {name}`" for name in names])
        text = self.texts.question(asked, locale, self.cards(view))
        line = t(locale, "answer-with", question=text, command=commands)
        return "\n".join([line, *self.details(view, seat, locale)])

    def awaited(self, view: V, seat: int, name: str, locale: str) -> str:
        """What the others read of that question."""
        asked = question_of(view, seat)
        if asked is None:
            return ""
        text = self.texts.question_for_others(asked, locale, self.cards(view))
        return t(locale, "board-asked", name=name, question=text)

    def sheet(self, view: V, outcome: Outcome, names: Sequence[str], locale: str) -> list[str]:
        """The winners, then every seat with its lines and its hand, then the reason of a tie."""
        words = self.words(view, locale)
        lines = [winner([names[seat] for seat in outcome.winners], words)]
        for standing in outcome.standings:
            points = t(locale, "score-points", points=standing.total)
            name = f"**{names[standing.seat]}**"
            lines.append(t(locale, "score-row", rank=standing.rank, name=name, points=points))
            lines.append(f"-# {self._score_lines(standing, view, locale)}")
            lines += [f"-# {line}" for line in self.opened(view, standing.seat, words)]
        if outcome.tie_break is not None:
            lines.append(t(locale, "score-tie", reason=tie_reason(outcome.tie_break, words)))
        return lines

    def _score_lines(self, standing: Standing, view: V, locale: str) -> str:
        cards, called = self.cards(view), self.texts.score_line
        scored = ((called(one.line, locale, cards), one.points) for one in standing.lines)
        parts = [
            t(locale, "score-line", line=line, points=points) for line, points in scored if points
        ]
        return " · ".join(parts) or "—"

    def objection(self, error: GameError, view: V | None, locale: str) -> str:
        """What the rules have against a move; without a position by the shipped cards."""
        return self.texts.explain(error, locale, self.cards(view))

    def house_rules(self, values: dict[str, Any], locale: str) -> list[tuple[str, bool]]:
        """The names of all house rules, and whether this table uses them."""
        return [
            (t(locale, f"{self.game}-option-{kebab(name)}"), bool(values.get(name)))
            for name in RULESETS[self.game].option_names()
        ]


def question_of(view: View, seat: int) -> Any:
    """What a seat is asked, as far as the view's reader may know; None: nothing."""
    return next((asked for asked in view.questions if asked.seat == seat), None)
