"""Where the buttons and the select of a replay lead, found again by their ids alone."""

from __future__ import annotations

import re

import msgspec

from cogs.lasting import replay_id
from cogs.mistakes import UnknownPress

FIRST, BACK, NEXT, LAST, ROUND, FILM = "first", "back", "next", "last", "round", "film"

_PLACE = re.compile(
    rf"(?:(?P<alone>{FIRST}|{LAST}|{FILM})|(?P<from>{BACK}|{NEXT}|{ROUND}):(?P<at>[0-9]{{1,6}}))"
)


class ReplayPlace(msgspec.Struct, frozen=True):
    """What is wanted, and at which picture: numbers of pictures tell nothing of hidden rows."""

    verb: str
    at: int = 0
    """The picture that is shown, where the way begins there."""

    def id(self, table: int) -> str:
        """The id of the component."""
        is_alone = self.verb in (FIRST, LAST, FILM)
        return replay_id(table, self.verb if is_alone else f"{self.verb}:{self.at}")


def replay_place(text: str) -> ReplayPlace:
    """The place that the rest of an id tells; raises `UnknownPress` for one of another release."""
    match = _PLACE.fullmatch(text)
    if match is None:
        raise UnknownPress
    return ReplayPlace(match["alone"] or match["from"], int(match["at"] or 0))
