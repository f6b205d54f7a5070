"""What goes in and what comes out of the pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.i18n import t
from render import text, theme

_BRIEF = 580
"""How wide a name may be in a sentence."""
ALT_LIMIT = 1024
"""Discord's limit for the description of an attachment."""


def drawn_name(name: str, seat: int, locale: str) -> str:
    """What of a display name a picture can write; "Player 2" where that is nothing."""
    return text.name(name, t(locale, "picture-player", number=seat + 1), locale)


def brief_name(drawn: str, locale: str) -> str:
    """A drawn name for sentences in a picture: it leaves room for what is said of its bearer."""
    return text.cut(drawn, locale, theme.LOG_BOLD, _BRIEF)


@dataclass(frozen=True, slots=True)
class Caption:
    """What a picture says besides the position: language, players, the latest news."""

    locale: str
    names: tuple[str, ...]
    """Display names by seat."""
    log: tuple[str, ...] = ()
    """Lines of the log with brief names, newest last."""
    latest: str = ""
    """What happened last, in one sentence that may begin with a brief name."""
    before: Any = None
    """The public view before that: what differs from it is marked; None marks nothing."""
    marks: tuple[str, ...] = ()
    """A word after a player's name, by seat: AI, resigned, host; empty: none."""

    def mark(self, seat: int) -> str:
        """The word after a player's name, or nothing."""
        return self.marks[seat] if seat < len(self.marks) else ""

    def players(self) -> tuple[str, ...]:
        """Names fit to be drawn: "Player 2" stands in where nothing of a name can be seen."""
        return tuple(drawn_name(name, seat, self.locale) for seat, name in enumerate(self.names))

    def told(self) -> tuple[str, ...]:
        """The players for descriptions, each with the word after the name."""
        return tuple(
            t(self.locale, "picture-marked", name=name, mark=mark) if mark else name
            for seat, name in enumerate(self.players())
            for mark in (self.mark(seat),)
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture with its file name and its description for those who don't see it."""

    name: str
    data: bytes
    """The file: a PNG, or of a whole game an animated WebP."""
    alt: str


def shorten(alt: str) -> str:
    """A description within the limit, cut after a whole sentence or line where possible."""
    if len(alt) <= ALT_LIMIT:
        return alt
    kept = alt[: ALT_LIMIT - 1]
    end = max(kept.rfind("\n"), kept.rfind(". "), kept.rfind("。"))
    return kept[: end + 1].rstrip() if end > ALT_LIMIT // 2 else kept.rstrip() + text.ELLIPSIS
