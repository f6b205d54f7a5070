"""One picture of a replay with the ways to the others. Plain data, no Discord."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import t
from bot.i18n.words import clip
from bot.tables.table import Status
from cogs.components import Choose, Part, Press, Row
from cogs.messages.board import last_lines, title
from cogs.messages.words import position
from cogs.mistakes import UnknownPress
from cogs.occupants import public_names
from cogs.panel.describing import Option
from cogs.panel.showing import TURN, paged
from cogs.replay.places import BACK, FILM, FIRST, LAST, NEXT, ROUND, ReplayPlace
from cogs.replay.reel import Reel
from render import Picture

WORDS = 1900
"""Characters that a board in words may take of a message, beside the news."""


def board_parts(reel: Reel, at: int, pictures: Sequence[Picture]) -> list[Part]:
    """Heading, board and news; the board in words where there are no pictures."""
    locale, view = reel.locale, reel.view(at)
    names = public_names(reel.seated(at), locale)
    heading = f"### {title(reel.table, reel.replay.stills[at].moment, names, locale)}"
    lines = [heading, numbered(reel, at)]
    if at == reel.boards - 1 and not reel.replay.is_finished:
        is_played = reel.table.status is Status.PLAYING
        lines.append(t(locale, "replay-goes-on" if is_played else "board-ended"))
    shown: Sequence[Part] = pictures or [in_words(reel, at)]
    news = last_lines(reel.news(at, view), locale)
    return ["\n".join(lines), *shown, *filter(None, [news])]


def in_words(reel: Reel, at: int) -> str:
    """What the pictures would show, as far as a message holds it."""
    names = public_names(reel.seated(at), reel.locale)
    text = position(reel.table, reel.view(at), names, reel.locale)
    return clip(f"{t(reel.locale, 'board-no-picture')}\n{text}", WORDS)


def numbered(reel: Reel, at: int) -> str:
    """Which table it is, and which of its pictures."""
    return "-# " + t(
        reel.locale, "replay-picture", table=reel.table.id, number=at + 1, count=len(reel)
    )


def ways(reel: Reel, at: int, page: int | None = None) -> list[Row]:
    """Buttons to and fro, and the rounds; `page`: the one of the rounds that is wanted."""
    is_first, is_last = at == 0, at == len(reel) - 1
    # The last picture of a game that goes on is another one by and by.
    is_still = is_last and reel.table.status is not Status.PLAYING
    presses = [
        _press(reel, ReplayPlace(FIRST), is_off=is_first),
        _press(reel, ReplayPlace(BACK, at), is_off=is_first),
        _press(reel, ReplayPlace(NEXT, at), "main", is_off=is_last),
        _press(reel, ReplayPlace(LAST), is_off=is_still),
    ]
    if reel.replay.is_finished:
        presses.append(_press(reel, ReplayPlace(FILM)))
    return [_rounds(reel, at, page), tuple(presses)]


def target(reel: Reel, place: ReplayPlace, value: str) -> int:
    """Which picture a press leads to; raises `UnknownPress` for a value of another release."""
    at = place.at
    if place.verb == ROUND and page_wanted(value) is None:
        at = _number(value)
    elif place.verb == LAST:
        at = len(reel) - 1
    else:
        at += {BACK: -1, NEXT: 1}.get(place.verb, 0)
    return min(max(at, 0), len(reel) - 1)


def page_wanted(value: str) -> int | None:
    """The page of the rounds that was chosen instead of a round."""
    return _number(value[len(TURN) :]) if value.startswith(TURN) else None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise UnknownPress
    return int(text[:6])


def _press(reel: Reel, place: ReplayPlace, style: str = "", *, is_off: bool = False) -> Press:
    label = t(reel.locale, f"replay-{place.verb}")
    return Press(label, place.id(reel.table.id), style, is_off=is_off)


def _rounds(reel: Reel, at: int, page: int | None) -> Choose:
    rounds = reel.rounds()
    shown = reel.replay.stills[min(at, reel.boards - 1)].moment.round
    options = [
        (str(first), Option(t(reel.locale, "replay-round", round=number)))
        for number, first in rounds.items()
    ]
    lines = paged(options, [str(rounds[shown])], page, reel.locale)
    custom_id = ReplayPlace(ROUND, at).id(reel.table.id)
    return Choose(t(reel.locale, "replay-rounds"), custom_id, lines)
