"""Master Swordsmith's entry in the registry of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.ruleset import Outcome
from bot.games.swordsmith.view import SwordsmithView
from bot.i18n import t
from bot.i18n.words import kebab
from render import theme
from render.lobby_sheet import Charm, LobbyWords
from render.picture import Caption
from render.scene import Scene
from render.score_sheet import ScoreWords
from render.swordsmith import alt, guild, hand, smithies, smithy
from render.swordsmith.inks import INKS
from render.swordsmith.reading import Reading, crest


class SwordsmithPictures:
    """How a position of Master Swordsmith becomes scenes and descriptions."""

    inks = INKS

    def board(self, view: SwordsmithView, caption: Caption) -> tuple[tuple[Scene, str], ...]:
        """Guild and smithies, each with its description."""
        reading = Reading(view, caption)
        return (guild.scene(reading), alt.guild(reading)), (
            smithies.scene(reading),
            alt.smithies(reading),
        )

    def hand(
        self,
        view: SwordsmithView,
        caption: Caption,
        legal: Sequence[Any] = (),  # noqa: ARG002 - what can be played is for the buttons to say
    ) -> tuple[Scene, str]:
        """The hand of the view's own seat."""
        if view.viewer is None:
            raise ValueError("a spectator has no hand")
        reading = Reading(view, caption)
        return hand.scene(reading, view.viewer), alt.hand(reading, view.viewer)

    def area(self, view: SwordsmithView, seat: int, caption: Caption) -> tuple[Scene, str]:
        """One seat's smithy, large."""
        reading = Reading(view, caption)
        return smithy.scene(reading, seat), alt.smithy(reading, seat)

    def after(self, view: SwordsmithView, caption: Caption) -> tuple[Scene, str] | None:
        """The own smithy as a move leaves it that is tried; None where it stays as it was."""
        if view.viewer is None:
            raise ValueError("a spectator makes no moves")
        reading = Reading(view, caption, seat=view.viewer)
        if not reading.changed:
            return None
        return smithy.scene(reading, view.viewer, is_after=True), alt.after(reading, view.viewer)

    def score(
        self, view: SwordsmithView, outcome: Outcome, caption: Caption
    ) -> tuple[ScoreWords, str]:
        """What the score sheet says, and its description."""
        reading = Reading(view, caption)
        title = reading.victory(outcome.winners)
        professions = [profession.id for profession in view.professions]
        words = ScoreWords(
            crest(caption.locale),
            title,
            _margin(reading, outcome),
            {one: reading.name(one) for one in professions},
            {one: one for one in professions},
        )
        return words, alt.score(reading, outcome, title)

    def points(self, view: SwordsmithView) -> tuple[int, tuple[int, ...]]:
        """The round, and what each seat would have if the game ended now."""
        return view.round, tuple(each.points for each in view.smithies)

    def lobby(self, locale: str) -> LobbyWords:
        """How the game introduces itself."""
        return LobbyWords(
            crest=crest(locale),
            title=t(locale, "game-swordsmith"),
            subtitle=t(locale, "swordsmith-board-motto"),
            charms=(*_tokens(locale), *_people()),
        )


def _margin(reading: Reading, outcome: Outcome) -> str:
    """How the game was decided: by reputation, or by what broke the tie."""
    best = outcome.standings[0].total
    if outcome.tie_break is not None:
        reason = reading.t(f"tie-{kebab(outcome.tie_break)}")
        return reading.t("board-margin-tie", round=reading.view.round, points=best, reason=reason)
    behind = [standing.total for standing in outcome.standings if standing.rank > 1]
    return reading.t(
        "board-margin", round=reading.view.round, points=best, ahead=best - max(behind, default=0)
    )


def _tokens(locale: str) -> tuple[Charm, ...]:
    fills = theme.METALS | theme.ELEMENTS
    letters = theme.ON_METALS | theme.ON_ELEMENTS
    return tuple(
        Charm(
            item,
            fill,
            theme.CREAM,
            t(locale, f"swordsmith-board-letter-{item}"),
            letters[item],
        )
        for item, fill in fills.items()
    )


def _people() -> tuple[Charm, ...]:
    people = tuple(Charm(icon, theme.SAND) for icon in ("warrior", "mage", "noble"))
    return (Charm("hammer", theme.AMBER), *people)
