"""What the host says about a game of Zong Shi."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.games.errors import GameError
from bot.games.registry import RULESETS
from bot.games.ruleset import Event, Move, Outcome, Standing
from bot.games.zongshi.catalogue import CATALOGUES
from bot.games.zongshi.view import QuestionView, WorkshopView, ZongshiView
from bot.i18n import list_of, t
from bot.i18n.words import in_a_row, kebab
from bot.i18n.zongshi import (
    Words,
    board_lines,
    describe,
    effect_label,
    explain,
    question,
    question_for_others,
)
from cogs.zongshi.steps import STEPS

OTHERWISE = ("choose",)
"""The command for questions in the middle of an action, which have none of their own."""


class ZongshiProse:
    """The sentences of Zong Shi."""

    def tell(
        self, events: Iterable[Event], view: ZongshiView, names: Sequence[str], locale: str
    ) -> list[str]:
        """What happened, a sentence an event."""
        catalogue = CATALOGUES[view.catalogue]
        return [describe(event, locale, names, catalogue) for event in events]

    def phase(self, phase: str, locale: str) -> str:
        """The name of a part of a round."""
        return t(locale, f"zongshi-phase-{kebab(phase)}")

    def notes(self, view: ZongshiView, locale: str) -> list[str]:
        """Whether the last round is being played."""
        return [t(locale, "board-last-round")] if view.last_round else []

    def asked(self, view: ZongshiView, seat: int, legal: Sequence[Move], locale: str) -> str:
        """The question to a seat that is to act, and the commands that answer it now."""
        asked = _question(view, seat)
        if asked is None:
            return ""
        firsts = {name: steps[0].fits for name, steps in STEPS.items()}
        names = [name for name, fits in firsts.items() if any(map(fits, legal))] or OTHERWISE
        commands = in_a_row(locale, [f"`/zongshi {name}`" for name in names])
        text = question(asked, locale, CATALOGUES[view.catalogue])
        return t(locale, "answer-with", question=text, command=commands)

    def awaited(self, view: ZongshiView, seat: int, name: str, locale: str) -> str:
        """What the others read of that question."""
        asked = _question(view, seat)
        if asked is None:
            return ""
        text = question_for_others(asked, locale, CATALOGUES[view.catalogue])
        return t(locale, "board-asked", name=name, question=text)

    def position(self, view: ZongshiView, names: Sequence[str], locale: str) -> str:
        """The whole public board in words."""
        return "\n".join(board_lines(view, names, locale))

    def hand(self, view: ZongshiView, seat: int, locale: str) -> str:
        """What a seat has, for its eyes only."""
        words, shop = Words(locale, CATALOGUES[view.catalogue]), view.workshops[seat]
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

    def sheet(
        self, view: ZongshiView, outcome: Outcome, names: Sequence[str], locale: str
    ) -> list[str]:
        """The winners, then every seat with its lines and its hand, then the reason of a tie."""
        words = Words(locale, CATALOGUES[view.catalogue])
        winners = list_of(locale, [names[seat] for seat in outcome.winners])
        lines = [t(locale, "zongshi-winner", count=len(outcome.winners), names=winners)]
        for standing in outcome.standings:
            points = t(locale, "score-points", points=standing.total)
            name = f"**{names[standing.seat]}**"
            lines.append(t(locale, "score-row", rank=standing.rank, name=name, points=points))
            lines.append(f"-# {_score_lines(standing, locale)}")
            lines.append(f"-# {_scrolls(view.workshops[standing.seat], words)}")
        if outcome.tie_break is not None:
            reason = t(locale, f"zongshi-tie-{kebab(outcome.tie_break)}")
            lines.append(t(locale, "score-tie", reason=reason))
        return lines

    def objection(self, error: GameError, view: ZongshiView | None, locale: str) -> str:
        """What the rules have against a move; without a position by the shipped cards."""
        ruleset = RULESETS["zongshi"]
        known = (
            view.catalogue
            if view is not None
            else ruleset.learn_catalogue(ruleset.shipped_catalogue())
        )
        return explain(error, locale, CATALOGUES[known])

    def house_rules(self, values: dict[str, Any], locale: str) -> list[tuple[str, bool]]:
        """The names of all house rules, and whether this table uses them."""
        return [
            (t(locale, f"zongshi-option-{kebab(name)}"), bool(values.get(name)))
            for name in RULESETS["zongshi"].option_names()
        ]


def _question(view: ZongshiView, seat: int) -> QuestionView | None:
    return next((asked for asked in view.questions if asked.seat == seat), None)


def _score_lines(standing: Standing, locale: str) -> str:
    scored = (line for line in standing.lines if line.points)
    names = ((t(locale, f"zongshi-score-{kebab(line.line)}"), line.points) for line in scored)
    parts = [t(locale, "score-line", line=name, points=points) for name, points in names]
    return " · ".join(parts) or "—"


def _scrolls(shop: WorkshopView, words: Words) -> str:
    hand = shop.scrolls or ()
    return t(
        words.locale,
        "hand-scrolls",
        count=len(hand),
        limit=shop.scroll_limit,
        scrolls=list_of(words.locale, list(map(words.name, hand))),
    )
