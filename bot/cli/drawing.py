"""Pictures of a game that plays itself, with the words that a table would give to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import render
from bot.cli.positions import Action, stills
from bot.games.ruleset import AnyRuleset, Outcome
from bot.games.swordsmith.catalogue import CATALOGUES as SWORDSMITH
from bot.games.zongshi.catalogue import CATALOGUES as ZONGSHI
from bot.i18n import swordsmith, t, zongshi
from bot.i18n.words import kebab
from render import Caption, Picture, brief_name, drawn_name, film
from render.registry import PICTURES

NAMES = ("Mei-Lin", "Wilhelmina van der Hooghensteyn", "陳大文", "Amina", "Josef")
AWKWARD = (
    (
        "@everyone **<@1>** `#`",
        "\u202eمحمد عبد الله الكاتب",
        "👨\u200d👩\u200d👧\u200d👦🇹🇼👋🏽1️⃣🪿",
        "\u200b\u3164",
        "永" * 32,
    ),
    (
        "Z\u0338\u0327\u0322\u0349a\u0334\u031bl\u0335\u0321g\u0336o\u0336",
        "𝓜𝓮𝓲 𝕱𝖗",
        "﷽",
        "क्षत्रिय ศิลปิน\nx",
        "🎲" * 32,
    ),
)
"""Names that try the pictures: markup, directions, emoji, nothing to see, towers, great width."""
CARD_DATA: dict[str, Any] = {"zongshi": ZONGSHI, "swordsmith": SWORDSMITH}
"""The card data of each game by hash."""
_TELL: dict[str, Callable[[Any, str, Sequence[str], str], str]] = {
    "zongshi": lambda event, locale, names, cards: zongshi.describe(
        event, locale, names, ZONGSHI[cards]
    ),
    "swordsmith": lambda event, locale, names, cards: swordsmith.describe(
        event, locale, names, SWORDSMITH[cards]
    ),
}


def seats_of(ruleset: AnyRuleset, action: Action) -> int:
    """How many play in a game, by any action of it."""
    _, points = PICTURES[ruleset.key].points(ruleset.view(action.after, None))
    return len(points)


class Sitting(NamedTuple):
    """A game with so many players, told in one language."""

    ruleset: AnyRuleset
    seats: int
    locale: str
    names: tuple[str, ...] = NAMES

    def board(self, action: Action) -> tuple[Picture, ...]:
        """The plates after an action."""
        view = self.ruleset.view(action.after, None)
        return render.board(self.ruleset.key, view, self._caption(action))

    def hand(self, action: Action) -> Picture:
        """The hand of a seat that is to act, or of the first one."""
        seat = min(self.ruleset.to_act(action.after), default=0)
        view = self.ruleset.view(action.after, seat)
        legal = self.ruleset.legal_moves(action.after, seat)
        return render.hand(self.ruleset.key, view, self._caption(action), legal)

    def area(self, action: Action) -> Picture:
        """The workshop or smithy of a seat that is to act, or of the first one."""
        view = self.ruleset.view(action.after, None)
        seat = min(self.ruleset.to_act(action.after), default=0)
        return render.area(self.ruleset.key, view, seat, self._caption(action))

    def after(self, action: Action) -> Picture | None:
        """What the first move that changes it and reveals nothing makes of it, if there is one."""
        state, rules = action.after, self.ruleset
        seat = min(rules.to_act(state), default=0)
        caption = Caption(self.locale, self._seated(), before=rules.view(state, seat))
        for move in rules.legal_moves(state, seat):
            tried = rules.apply(state, seat, move)
            if not tried.reveals:
                picture = render.after(rules.key, rules.view(tried.state, seat), caption)
                if picture is not None:
                    return picture
        return None

    def score(self, actions: Sequence[Action]) -> Picture:
        """The score sheet of a whole game; raises `ValueError` where it is not over."""
        outcome, rounds = self._ended(actions)
        caption = self._caption(actions[-1])
        return render.score(self.ruleset.key, rounds[-1], outcome, caption, rounds)

    def film(self, actions: Sequence[Action]) -> Picture:
        """A whole game as an animated picture; raises `ValueError` where it is not over."""
        game, pictures = self.ruleset.key, stills(self.ruleset, actions)
        outcome, rounds = self._ended(actions)
        caption = Caption(self.locale, self._seated())
        frames = []
        for at in film.chosen(len(pictures)):
            view = self.ruleset.view(pictures[at].after, None)
            frames.append(film.frame(game, view, self._caption(pictures[at])))
        frames.append(film.last_frame(game, rounds[-1], outcome, caption, rounds))
        return film.film(game, frames, outcome, caption)

    def lobby(self) -> Picture:
        """The lobby with all who will play, and room for one more."""
        game, locale = self.ruleset.key, self.locale
        language = t(locale, "lobby-language-label"), t(locale, f"language-{locale.lower()}")
        rules = [
            (t(locale, f"{game}-option-{kebab(rule)}"), t(locale, "option-off"))
            for rule in self.ruleset.option_names()
        ]
        most = min(self.seats + 1, max(self.ruleset.seats))
        caption = Caption(locale, self._seated(), marks=(t(locale, "picture-host"),))
        return render.lobby(game, caption, most, (language, *rules), ready=True)

    def _seated(self) -> tuple[str, ...]:
        """The names of those who play, as pictures write them."""
        names = self.names[: self.seats]
        return tuple(drawn_name(name, seat, self.locale) for seat, name in enumerate(names))

    def _ended(self, actions: Sequence[Action]) -> tuple[Outcome, list[Any]]:
        """How a game ended, and what everybody saw at the end of each round."""
        outcome = self.ruleset.outcome(actions[-1].after)
        if outcome is None:
            raise ValueError("the game goes on")
        rounds = {self.ruleset.moment(each.after).round: each.after for each in actions}
        return outcome, [self.ruleset.view(state, None) for state in rounds.values()]

    def _caption(self, action: Action) -> Caption:
        """The players, and what the action did, as everybody may know it."""
        names, cards = self._seated(), self.ruleset.view(action.after, None).catalogue
        tell, brief = _TELL[self.ruleset.key], [brief_name(name, self.locale) for name in names]
        lines = tuple(
            tell(event, self.locale, brief, cards)
            for event in action.events
            if event.audience is None
        )
        before = self.ruleset.view(action.before, None)
        return Caption(self.locale, names, lines, "".join(lines[-1:]), before)
