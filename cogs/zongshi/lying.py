"""Which cards of Zong Shi lie before somebody: what one may want to look up now."""

from __future__ import annotations

from bot.games.zongshi.view import ZongshiView


def lying(view: ZongshiView, seat: int | None) -> dict[str, list[str]]:
    """Cards by what they are, those of the reader's own hand first."""
    hand = () if seat is None else view.workshops[seat].scrolls or ()
    middle = () if view.draft is None else view.draft.scrolls
    basics = [basic.id for basic in view.basic_projects]
    people = [person.id for person in view.townspeople]
    return {
        "scrolls": [*hand, *middle, *view.scroll_discard[::-1]],
        "town": [*view.masterworks, *basics, *people],
    }
