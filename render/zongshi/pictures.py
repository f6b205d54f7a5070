"""Zong Shi's entry in the registry of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from bot.games.ruleset import Outcome
from bot.games.zongshi.moves import PlayScroll
from bot.games.zongshi.terms import MATERIALS
from bot.games.zongshi.view import ZongshiView
from bot.i18n import t
from bot.i18n.words import kebab
from render import theme
from render.lobby_sheet import Charm, LobbyWords
from render.picture import Caption
from render.scene import Scene
from render.score_sheet import ScoreWords
from render.zongshi import alt, hand, town, workshop, workshops
from render.zongshi.inks import INKS
from render.zongshi.reading import LINE_ICONS, Reading, crest


class ZongshiPictures:
    """How a position of Zong Shi becomes scenes and descriptions."""

    inks = INKS

    def board(self, view: ZongshiView, caption: Caption) -> tuple[tuple[Scene, str], ...]:
        """Town and workshops, each with its description."""
        reading = Reading(view, caption)
        return (town.scene(reading), alt.town(reading)), (
            workshops.scene(reading),
            alt.workshops(reading),
        )

    def hand(
        self, view: ZongshiView, caption: Caption, legal: Sequence[Any] = ()
    ) -> tuple[Scene, str]:
        """The hand of the view's own seat; scrolls that no legal move names are barred."""
        if view.viewer is None:
            raise ValueError("a spectator has no hand")
        reading = Reading(view, caption)
        playable = played_by(legal) if legal else None
        return hand.scene(reading, view.viewer, playable), alt.hand(reading, view.viewer)

    def area(self, view: ZongshiView, seat: int, caption: Caption) -> tuple[Scene, str]:
        """One seat's workshop, large."""
        reading = Reading(view, caption)
        return workshop.scene(reading, seat), alt.workshop(reading, seat)

    def after(self, view: ZongshiView, caption: Caption) -> tuple[Scene, str] | None:
        """The own workshop as a move leaves it that is tried; None where it stays as it was."""
        if view.viewer is None:
            raise ValueError("a spectator makes no moves")
        reading = Reading(view, caption, seat=view.viewer)
        if not reading.changed:
            return None
        scene = workshop.scene(reading, view.viewer, is_after=True)
        return scene, alt.after(reading, view.viewer)

    def score(
        self, view: ZongshiView, outcome: Outcome, caption: Caption
    ) -> tuple[ScoreWords, str]:
        """What the score sheet says, and its description."""
        reading = Reading(view, caption)
        title = reading.victory(outcome.winners)
        lines = {line: reading.score_line(line) for line in LINE_ICONS}
        words = ScoreWords(
            crest(caption.locale), title, _margin(reading, outcome), lines, LINE_ICONS
        )
        return words, alt.score(reading, outcome, title)

    def points(self, view: ZongshiView) -> tuple[int, tuple[int, ...]]:
        """The round, and what each seat would have if the game ended now."""
        return view.round, tuple(each.points for each in view.workshops)

    def lobby(self, locale: str) -> LobbyWords:
        """How the game introduces itself."""
        return LobbyWords(
            crest=crest(locale),
            title=t(locale, "game-zongshi"),
            subtitle=t(locale, "zongshi-board-motto"),
            charms=(*_materials(locale), *_town()),
        )


def played_by(moves: Sequence[Any]) -> frozenset[str]:
    """The scrolls that these moves play."""
    alone = (move.scroll for move in moves if isinstance(move, PlayScroll))
    return frozenset(chain(alone, *(getattr(move, "scrolls", ()) for move in moves)))


def _margin(reading: Reading, outcome: Outcome) -> str:
    """How the game was decided: by points, or by what broke the tie."""
    best = outcome.standings[0].total
    if outcome.tie_break is not None:
        reason = reading.t(f"tie-{kebab(outcome.tie_break)}")
        return reading.t("board-margin-tie", round=reading.view.round, points=best, reason=reason)
    behind = [standing.total for standing in outcome.standings if standing.rank > 1]
    return reading.t(
        "board-margin", round=reading.view.round, points=best, ahead=best - max(behind, default=0)
    )


def _materials(locale: str) -> tuple[Charm, ...]:
    return tuple(
        Charm(
            item,
            theme.MATERIALS[item],
            theme.CREAM,
            t(locale, f"zongshi-board-letter-{item}"),
            theme.ON_MATERIALS[item],
        )
        for item in MATERIALS
    )


def _town() -> tuple[Charm, ...]:
    people = tuple(Charm(icon, theme.SAND) for icon in ("scholar", "official", "merchant", "abbot"))
    return (*people, Charm("scroll", theme.SCROLL), Charm("lantern", theme.AMBER))
