"""Draws a panel: what somebody who pressed a button is shown, whatever the table is about."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.i18n import t
from bot.tables.table import Table
from cogs.components import Part, Press, Row, layout
from cogs.language import language_of
from cogs.messages.board import heading, last_lines, unreadable, waiting
from cogs.messages.compose import Composer
from cogs.messages.telling import told
from cogs.occupants import public_names
from cogs.panel.games import PANELS
from cogs.panel.ids import UNDO, Place, private_id, public_button
from cogs.panel.showing import Opened, rows, texts
from cogs.panel.standing import Standing, standing_of
from cogs.panel.tree import Path, Stage, explore
from cogs.prose import PROSE
from cogs.refusals import Remedy, remedy
from cogs.replies import as_file, show
from cogs.services import Services

TOLD = 1000
"""Characters that the lines about what happened may take."""

log = structlog.get_logger(__name__)


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
        did: Sequence[str] = (),
        turned: tuple[int, int] | None = None,
    ) -> None:
        """Show somebody where they stand; `path` is where they are in their panel."""
        locale = await language_of(self._tables, interaction, table)
        standing = await standing_of(self._tables, table, interaction.user.id)
        if standing is None:
            await _send(interaction, *_without_part(table, interaction.user.id, notes, locale))
            return
        before = [*notes, *_happened(standing, did, locale, path)]
        if standing.start is None:
            await _send(interaction, *_waiting(standing, before, locale))
            return
        opened = _opened(standing, path or Path(), locale, turned)
        picture = await self._hand(interaction, standing, locale, keep=path is not None)
        head = "\n".join([*before, *_question(standing, opened, locale)])
        parts: list[Part] = [head, picture, "\n".join(texts(opened))]
        await _send(interaction, parts, rows(opened), _in_words(standing, locale))

    async def _hand(
        self, interaction: discord.Interaction, standing: Standing, locale: str, *, keep: bool
    ) -> Part:
        """The hand as a picture, the one that is shown already where nothing was done since."""
        shown = interaction.message.attachments if keep and interaction.message is not None else []
        if shown:
            return shown[0]
        pictures = await self._compose.hand(standing.table, standing.seat, locale)
        return pictures[0] if pictures else _in_words(standing, locale)


def _opened(standing: Standing, path: Path, locale: str, turned: tuple[int, int] | None) -> Opened:
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
    )


def _happened(standing: Standing, did: Sequence[str], locale: str, path: Path | None) -> list[str]:
    """What was done with this press and in this turn; what others did since the last answer."""
    if standing.start is not None and standing.turn and not (path is not None and path.chosen):
        return _this_turn(standing, locale)
    if did:
        return [t(locale, "panel-did"), last_lines(did, locale, TOLD)]
    if path is not None and path.chosen:
        return []
    table, names = standing.table, public_names(standing.table, locale)
    lines = told(table, standing.meanwhile, table.view(standing.seat), names, locale)
    return [t(locale, "panel-meanwhile"), last_lines(lines, locale, TOLD)] if lines else []


def _this_turn(standing: Standing, locale: str) -> list[str]:
    table, names = standing.table, public_names(standing.table, locale)
    lines = told(table, standing.turn, table.view(standing.seat), names, locale)
    return [t(locale, "panel-this-turn"), last_lines(lines, locale, TOLD)] if lines else []


def _question(standing: Standing, opened: Opened, locale: str) -> list[str]:
    if standing.is_sealed:
        return [t(locale, "panel-sealed")]
    question = PROSE[standing.table.game].question(opened.start.view, standing.seat, locale)
    details = PROSE[standing.table.game].details(opened.start.view, standing.seat, locale)
    return [t(locale, "panel-title", question=question), *details]


def _in_words(standing: Standing, locale: str) -> str:
    table = standing.table
    return PROSE[table.game].hand(table.view(standing.seat), standing.seat, locale)


def _waiting(
    standing: Standing, before: Sequence[str], locale: str
) -> tuple[list[Part], list[Row]]:
    """Who is to act, since when, and what may be looked at meanwhile."""
    table = standing.table
    names = public_names(table, locale)
    lines = [*before, *waiting(table, table.view(standing.seat), names, locale)]
    lines.append(t(locale, "panel-look"))
    presses = _looks(table, ("hand", "board", "log"), locale)
    if standing.can_undo:
        place = private_id(table.id, standing.question, Place(UNDO))
        presses.append(Press(t(locale, "panel-undo"), place))
    return ["\n".join(lines)], [tuple(presses)]


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
    if table.seat_of(user) is None:
        lines.append(t(locale, "panel-guest"))
    lines += [heading(table, table.view(None), names, locale), t(locale, "panel-look-guest")]
    return ["\n".join(lines)], [tuple(_looks(table, ("board", "log"), locale))]


def _looks(table: Table, verbs: Sequence[str], locale: str) -> list[Press]:
    return [public_button(table.id, verb, t(locale, f"panel-{verb}")) for verb in verbs]


async def _send(
    interaction: discord.Interaction,
    parts: Sequence[Part],
    pressable: Sequence[Row],
    instead: str = "",
) -> None:
    """Send a panel; where its picture is refused, in words."""
    files = [
        part if isinstance(part, discord.Attachment) else as_file(part)
        for part in parts
        if not isinstance(part, str)
    ]
    try:
        await show(interaction, layout(parts, pressable), files)
    except discord.HTTPException as error:
        if not files or remedy(error) is not Remedy.PLAIN:
            raise
        log.warning("panel without picture", interaction=interaction.id, error=str(error))
        words = [part if isinstance(part, str) else instead for part in parts]
        await show(interaction, layout(words, pressable), [])
