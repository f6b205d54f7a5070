"""What a panel shows: texts, the hand, rows of selects and buttons. Plain data, no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import msgspec

from bot.i18n import t
from bot.i18n.words import in_a_row
from bot.tables.scratch import Scratch
from cogs.components import BUTTONS, OPTIONS, Choose, Line, Press, Row
from cogs.orders.places import orders_id
from cogs.panel.describing import Bundle, Group, Option, PanelGame, Sheet
from cogs.panel.fields import Field, written
from cogs.panel.ids import BEGIN, CONFIRM, FIELD, OPEN, UNDO, Place, private_id
from cogs.panel.tree import Path, Stage

PAGE = OPTIONS - 1
"""Options of a page, beside the one that turns it."""
OWN = ":"
"""Stands in a value behind what tells its select from others."""
TURN = "p"
"""Begins the value of the option that turns a page."""


class Opened(msgspec.Struct, frozen=True):
    """A seat's panel at one place in it."""

    game: PanelGame
    table: int
    question: str
    start: Scratch
    path: Path
    stage: Stage
    reader: Any
    locale: str
    can_undo: bool = False
    turned: tuple[int, int] | None = None
    """Which select shows another page than the one of what is chosen."""
    has_orders: bool = True
    """Whether standing orders can be given here: not where nobody waits for anybody."""

    def id(self, verb: str, path: Path | None = None, number: int = 0) -> str:
        """The id of a component of this panel."""
        place = Place(verb, self.path if path is None else path, number)
        return private_id(self.table, self.question, place)


def texts(panel: Opened) -> list[str]:
    """What the moves chosen so far come to."""
    if not panel.stage.path:
        return []
    end = panel.stage.end
    effects = panel.game.foretell(end.tried, known_events(end), end.seat, panel.reader)
    lines = [t(panel.locale, "panel-preview", effects=in_a_row(panel.locale, effects))]
    if end.revealed:
        lines.append(f"-# {t(panel.locale, 'panel-hidden')}")
    if not panel.stage.is_whole:
        lines.append(t(panel.locale, "panel-open"))
    return lines


def known_events(end: Scratch) -> list[Any]:
    """What the moves cause; after the one that reveals, the game says how much of it is known."""
    if not end.revealed:
        return list(end.events)
    done = end.ruleset.apply(end.state, end.seat, end.tried[-1])
    return [*end.events, *done.events]


def rows(panel: Opened) -> list[Row]:
    """Selects and buttons, the ways out last."""
    sheet = panel.stage.sheet
    shown = _beginnings(panel, sheet) if sheet is not None else _details(panel)
    ways = _ways(panel)
    return [*shown, *([tuple(ways)] if ways else [])]


def _beginnings(panel: Opened, sheet: Sheet) -> list[Row]:
    found: list[Row] = []
    if sheet.tabs:
        found.append(tuple(_tab(panel, n, option) for n, option in enumerate(sheet.tabs)))
    for number, group in enumerate(sheet.groups):
        if group.as_buttons:
            presses = [
                Press(bundle.option.label, panel.id(OPEN, _leading_to(panel, bundle)))
                for bundle in group.bundles
            ]
            found += [tuple(presses[n : n + BUTTONS]) for n in range(0, len(presses), BUTTONS)]
        else:
            found.append(_group(panel, number, group))
    return found


def _leading_to(panel: Opened, bundle: Bundle) -> Path:
    """Where a bundle leads: to its first move, or to all moves of its batch."""
    first, *more = bundle.batch or bundle.moves[:1]
    now, found = panel.start, [panel.start.legal.index(first)]
    for move in more:
        now = now.after(first)
        found.append(now.legal.index(move))
        first = move
    return Path(panel.path.tab, tuple(found))


def _tab(panel: Opened, number: int, option: Option) -> Press:
    is_here = number == panel.path.tab
    return Press(
        option.label, panel.id(OPEN, Path(number)), "main" if is_here else "", is_off=is_here
    )


def _group(panel: Opened, number: int, group: Group) -> Choose:
    options = [
        (written(_leading_to(panel, bundle).chosen), bundle.option) for bundle in group.bundles
    ]
    lines = paged(options, (), _page_of(panel, number), panel.locale)
    return _choose(group.title, panel.id(BEGIN, Path(panel.path.tab), number), lines)


def _details(panel: Opened) -> list[Row]:
    path = Path(panel.path.tab, panel.stage.path)
    found: list[Row] = []
    for number, field in enumerate(panel.stage.fields):
        lines = paged(field.options, field.chosen, _page_of(panel, number), panel.locale)
        found.append(_field(panel.id(FIELD, path, number), field, lines))
    return found


def _field(custom_id: str, field: Field, lines: tuple[Line, ...]) -> Choose:
    # A page that lacks what is asked for could never be answered: it may be turned, or chosen from.
    real = sum(1 for line in lines if not line.value.startswith(TURN))
    is_paged = real < len(field.options)
    least = 1 if is_paged else min(field.least, real)
    return _choose(field.title, custom_id, lines, least, max(1, min(field.most, len(lines))))


def _choose(
    title: str, custom_id: str, lines: Sequence[Line], least: int = 1, most: int = 1
) -> Choose:
    """A select whose values are its own.

    A client may go on showing what was chosen in the select that stood there before, as long as
    the new one has that value too; choosing it again would then be no change.
    """
    own = f"{crc32(custom_id.encode()):08x}{OWN}"
    lines = [msgspec.structs.replace(line, value=own + line.value) for line in lines]
    return Choose(title, custom_id, tuple(lines), least, most)


def chosen_value(value: str) -> str:
    """What a value of a select stands for, whichever select it is."""
    return value.rpartition(OWN)[2]


def _page_of(panel: Opened, number: int) -> int | None:
    return panel.turned[1] if panel.turned is not None and panel.turned[0] == number else None


def paged(
    options: Sequence[tuple[str, Option]], chosen: Sequence[str], page: int | None, locale: str
) -> tuple[Line, ...]:
    """The options of one page: that one, else the page of what is chosen, else the first."""
    lines = [Line(v, option.label, option.about, v in chosen) for v, option in options]
    if len(lines) <= OPTIONS:
        return tuple(lines)
    pages = -(-len(lines) // PAGE)
    if page is None:
        page = next((n // PAGE for n, line in enumerate(lines) if line.is_chosen), 0)
    page %= pages
    following = (page + 1) % pages
    more = t(locale, "panel-more", page=following + 1, pages=pages)
    return (*lines[page * PAGE : (page + 1) * PAGE], Line(f"{TURN}{following}", more))


def _ways(panel: Opened) -> list[Press]:
    """Confirm, back, undo, standing orders: what is possible of them."""
    path = Path(panel.path.tab, panel.stage.path)
    ways = []
    if panel.stage.is_whole:
        ways.append(Press(t(panel.locale, "panel-confirm"), panel.id(CONFIRM, path), "good"))
    if panel.path.chosen:
        ways.append(Press(t(panel.locale, "panel-back"), panel.id(OPEN, Path(panel.path.tab))))
    if panel.can_undo:
        ways.append(Press(t(panel.locale, "panel-undo"), panel.id(UNDO, Path(panel.path.tab))))
    if panel.has_orders and not panel.path.chosen:
        ways.append(Press(t(panel.locale, "panel-orders"), orders_id(panel.table)))
    return ways
