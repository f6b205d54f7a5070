"""Draws a panel: what somebody who pressed a button is shown, whatever the table is about."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.i18n import t
from bot.tables.table import LogEntry, Status, Table
from cogs.components import Part, Press, Row
from cogs.language import language_of
from cogs.messages.board import heading, last_lines, unreadable, waiting
from cogs.messages.compose import Composer
from cogs.messages.telling import told
from cogs.occupants import public_names
from cogs.orders.places import orders_id
from cogs.pages import Kept, Page, send_keeping, send_page
from cogs.panel.games import PANELS
from cogs.panel.ids import OPEN, UNDO, Place, private_id, public_button
from cogs.panel.picture import hand_in_words, own_picture
from cogs.panel.showing import Opened, rows, texts
from cogs.panel.standing import Standing, standing_of
from cogs.panel.tree import Path, Stage, explore
from cogs.prose import PROSE
from cogs.seat_buttons import BACK, SeatButton
from cogs.services import Services

TOLD = 1000
"""Characters that the lines about what happened may take."""


class Screen:
    """Answers a press with the panel, or with what there is to say where there is none."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._compose = Composer(services.tables, services.drawer)

    async def show(
        self,
        interaction: discord.Interaction,
        table: Table,
        *,
        path: Path | None = None,
        notes: Sequence[str] = (),
        did: Sequence[LogEntry] = (),
        turned: tuple[int, int] | None = None,
    ) -> None:
        """Show somebody where they stand; `path` is where they are in their panel."""
        locale = await language_of(self._tables, interaction, table)
        standing = await standing_of(self._tables, table, interaction.user.id)
        if standing is None:
            await send_page(interaction, *_without_part(table, interaction.user.id, notes, locale))
            return
        before = [*notes, *_happened(standing, did, locale, path)]
        if standing.start is None:
            await send_page(interaction, *_waiting(standing, before, locale))
            return
        opened = opened_at(standing, path or Path(), locale, turned)
        message = interaction.message if path is not None else None
        head = "\n".join([*before, *question_lines(standing, opened, locale)])

        async def page(kept: Kept) -> Page:
            picture = await own_picture(self._compose, standing, opened, kept, locale)
            parts = [head, picture, "\n".join(texts(opened))]
            return parts, rows(opened), hand_in_words(standing, locale)

        await send_keeping(interaction, [] if message is None else message.attachments, page)


def opened_at(
    standing: Standing, path: Path, locale: str, turned: tuple[int, int] | None
) -> Opened:
    """The panel of somebody who is asked, at one place in it."""
    start = standing.start
    if start is None:
        raise LookupError(path)
    game = PANELS[standing.table.game]
    reader = game.reader(locale, start.view)
    stage: Stage = explore(game, start, path, reader)
    return Opened(
        game,
        standing.table.id,
        standing.question,
        start,
        path,
        stage,
        reader,
        locale,
        standing.can_undo,
        turned,
        has_orders=not standing.table.is_private,
    )


def _happened(
    standing: Standing, did: Sequence[LogEntry], locale: str, path: Path | None
) -> list[str]:
    """What was done with this press and in this turn; what others did since the last answer."""
    is_choosing = path is not None and path.chosen
    if standing.start is not None and standing.turn and not is_choosing:
        return told_below(standing, "panel-this-turn", standing.turn, locale)
    if is_choosing and not did:
        return []
    before = told_below(standing, "panel-did", did, locale) if did else []
    # After one's own move these are what orders of others have answered to it.
    return [*before, *told_below(standing, "panel-meanwhile", standing.meanwhile, locale)]


def told_below(standing: Standing, key: str, entries: Sequence[LogEntry], locale: str) -> list[str]:
    """Rows of the log below what they are; nothing where there is nothing to tell."""
    table = standing.table
    lines = told(table, entries, table.view(standing.seat), public_names, locale)
    return [t(locale, key), last_lines(lines, locale, TOLD)] if lines else []


def question_lines(standing: Standing, opened: Opened, locale: str) -> list[str]:
    """What is asked, and what has to be known to answer it."""
    if standing.is_sealed:
        return [t(locale, "panel-sealed")]
    question = PROSE[standing.table.game].question(opened.start.view, standing.seat, locale)
    details = PROSE[standing.table.game].details(opened.start.view, standing.seat, locale)
    return [t(locale, "panel-title", question=question), *details]


def _waiting(
    standing: Standing, before: Sequence[str], locale: str
) -> tuple[list[Part], list[Row]]:
    """Who is to act, since when, and what may be looked at meanwhile."""
    table = standing.table
    names = public_names(table, locale)
    lines = [*before, *waiting(table, table.view(standing.seat), names, locale)]
    lines.append(t(locale, "panel-look"))
    # An open question of another number shows what is asked now, in place of this.
    again = private_id(table.id, standing.question, Place(OPEN))
    looks = [Press(t(locale, "panel-turn"), again, "main")]
    looks += _looks(table, ("hand", "board", "log"), locale)
    own = [Press(t(locale, "panel-orders"), orders_id(table.id))]
    if standing.can_undo:
        place = private_id(table.id, standing.question, Place(UNDO))
        own.insert(0, Press(t(locale, "panel-undo"), place))
    return ["\n".join(lines)], [tuple(looks), tuple(own)]


def _without_part(
    table: Table, user: int, notes: Sequence[str], locale: str
) -> tuple[list[Part], list[Row]]:
    """What is said to guests, and to everybody where nothing is played."""
    if table.broken:
        return ["\n".join([*notes, unreadable(table, locale)])], []
    names = public_names(table, locale)
    lines = [*notes]
    if table.state is None:
        return ["\n".join([*lines, t(locale, "error-not-started")])], []
    back: list[Press | SeatButton] = []
    if table.status is Status.PLAYING and table.handed_over_by(user) is not None:
        lines.append(t(locale, "panel-handed-over"))
        back.append(SeatButton.of(table, BACK, locale))
    elif table.seat_of(user) is None:
        lines.append(t(locale, "panel-guest"))
    lines += [heading(table, table.view(None), names, locale), t(locale, "panel-look-guest")]
    return ["\n".join(lines)], [(*back, *_looks(table, ("board", "log"), locale))]


def _looks(table: Table, verbs: Sequence[str], locale: str) -> list[Press]:
    return [public_button(table.id, verb, t(locale, f"panel-{verb}")) for verb in verbs]
