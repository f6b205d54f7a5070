"""Answers presses on boards and in panels."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.games.errors import GameError
from bot.games.ruleset import Move
from bot.i18n import t
from bot.tables.errors import NoTable, TableMovedOn
from bot.tables.table import Person, Table
from cogs.errors import ErrorAnswers, Tell, objection
from cogs.game import undone_text
from cogs.help import Help
from cogs.language import language_of
from cogs.lasting import COG, values_of
from cogs.learning.companions import answered
from cogs.learning.screen import LessonScreen, Since
from cogs.looking import Looks
from cogs.orders.notices import Notices
from cogs.panel.fields import indices_of
from cogs.panel.games import PANELS
from cogs.panel.ids import BEGIN, CONFIRM, FIELD, OPEN, UNDO, Place, number_of, place_of
from cogs.panel.screen import Screen
from cogs.panel.showing import TURN, chosen_value
from cogs.panel.standing import Standing, standing_of
from cogs.panel.tree import Path, Stage, explore
from cogs.replies import (
    acknowledge,
    acknowledge_press,
    answer,
    answer_beside,
    is_private_press,
)
from cogs.seat_looks import seat_chosen
from cogs.services import Services


class PanelCog(commands.Cog, name=COG):
    """The second way to every move: boards with buttons, and a private panel."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables = services.tables
        self._looks = Looks(services)
        self._errors = ErrorAnswers(services.tables)
        self._screen = Screen(services)
        self._help = Help(services)
        self._notices = Notices(services)
        self._lessons = LessonScreen(services)

    async def opened(self, interaction: discord.Interaction, table: int, verb: str) -> None:
        """A button of a board was pressed: show what is true now."""
        try:
            await acknowledge_press(interaction, beside=True)
            found = await self._found(interaction, table)
            match verb:
                case "hand":
                    await self._looks.hand(interaction, found)
                case "board":
                    await self._looks.board(interaction, found)
                case "log":
                    await self._looks.log(interaction, found)
                case "help":
                    await self._help.show(interaction, found)
                case _:
                    await self._show(interaction, found)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            await self._errors.on_error(interaction, error)
        await self._notices.tell(interaction)

    async def looked(self, interaction: discord.Interaction, table: int, value: str) -> None:
        """A seat was chosen to be looked at: show it in place of what was shown."""
        try:
            await acknowledge(interaction)
            found = await self._found(interaction, table)
            await self._looks.board(interaction, found, seat_chosen(found, value))
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a select raises
            await self._errors.on_error(interaction, error, _beside(interaction))
        await self._notices.tell(interaction)

    async def pressed(
        self, interaction: discord.Interaction, table: int, question: str, place: str
    ) -> None:
        """Something in a panel was pressed or chosen: go on from there, or show a fresh one."""
        try:
            # An id of a panel may be pressed elsewhere by who knows it: nothing private goes there.
            await acknowledge(interaction)
            found = await self._found(interaction, table)
            standing = await standing_of(self._tables, found, interaction.user.id)
            if standing is None:
                await self._show(interaction, found)
            elif standing.question != question:
                await self._moved_on(interaction, standing, question)
            else:
                await self._go_on(interaction, standing, place)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            await self._errors.on_error(interaction, error, _beside(interaction))
        await self._notices.tell(interaction)

    async def _found(self, interaction: discord.Interaction, number: int) -> Table:
        table = await self._tables.by_id(number)
        if table is None:
            raise NoTable
        if table.is_private:
            return await answered(self._services, table, interaction.user.id)
        who = Person(interaction.user.id, interaction.user.display_name)
        if table.status.is_open:
            await self._tables.refresh_name(table.channel, who)
            table = await self._tables.by_id(number) or table
        return table

    async def _show(
        self,
        interaction: discord.Interaction,
        table: Table,
        *,
        path: Path | None = None,
        notes: Sequence[str] = (),
        turned: tuple[int, int] | None = None,
        since: Since | None = None,
    ) -> None:
        """Show a panel, at a table of one's own with the lesson that goes on there."""
        if table.is_private:
            await self._lessons.show(
                interaction, table, path=path, notes=notes, turned=turned, since=since
            )
            return
        did = () if since is None else since.did
        await self._screen.show(interaction, table, path=path, notes=notes, did=did, turned=turned)

    async def _moved_on(
        self, interaction: discord.Interaction, standing: Standing, question: str
    ) -> None:
        """The question of that panel is not open any more."""
        locale = await language_of(self._tables, interaction, standing.table)
        key = "panel-moved-on" if standing.start is not None else "panel-moved-on-waiting"
        if standing.has_answered(question):
            key = "panel-answered"
        await self._show(interaction, standing.table, notes=[t(locale, key)])

    async def _go_on(self, interaction: discord.Interaction, standing: Standing, text: str) -> None:
        try:
            place = place_of(text)
            if place.verb == UNDO:
                await self._undo(interaction, standing)
            elif standing.start is None:
                await self._show(interaction, standing.table)
            else:
                await self._walk(interaction, standing, place)
        except LookupError:
            # A place that another release knew, or that is no place at all.
            await self._moved_on(interaction, standing, "")

    async def _walk(
        self, interaction: discord.Interaction, standing: Standing, place: Place
    ) -> None:
        """Open a place of the panel, choose there, or make the moves that were chosen."""
        values = [chosen_value(value) for value in values_of(interaction)]
        turned = next((value for value in values if value.startswith(TURN)), None)
        if turned is not None:
            page = place.number, int(turned.removeprefix(TURN))
            path = Path(place.path.tab) if place.verb == BEGIN else place.path
            await self._show(interaction, standing.table, path=path, turned=page)
            return
        locale = await language_of(self._tables, interaction, standing.table)
        if place.verb == CONFIRM:
            await self._play(interaction, standing, _confirmed(standing, place.path, locale))
            return
        path, notes = await self._chosen(interaction, standing, place, values)
        moves = _at_once(standing, path, locale, is_answered=place.verb == FIELD)
        if moves:
            await self._play(interaction, standing, moves)
        else:
            await self._show(interaction, standing.table, path=path, notes=notes)

    async def _chosen(
        self,
        interaction: discord.Interaction,
        standing: Standing,
        place: Place,
        values: Sequence[str],
    ) -> tuple[Path, list[str]]:
        """The path after a choice, and what has to be said about it."""
        path = place.path
        if place.verb == OPEN:
            return path, []
        if place.verb == BEGIN:
            return Path(path.tab, indices_of(values[0])), []
        if place.verb != FIELD:
            raise LookupError(place.verb)
        locale = await language_of(self._tables, interaction, standing.table)
        stage = _stage(standing, path, locale)
        field = stage.fields[place.number]
        try:
            picked = field.pick(values)
        except LookupError:
            return path, [t(locale, "panel-impossible")]
        after = Path(path.tab, (*stage.path[: field.at], *picked))
        is_partly = field.is_run and len(picked) < len(values)
        return after, [t(locale, "panel-partly")] if is_partly else []

    async def _play(
        self, interaction: discord.Interaction, standing: Standing, moves: tuple[Move, ...]
    ) -> None:
        """Make moves and show what they did, with the panel for what comes next."""
        table = standing.table
        locale = await language_of(self._tables, interaction, table)
        try:
            played = await self._tables.play(
                table.channel,
                interaction.user.id,
                moves,
                question=number_of(standing.question),
                interaction=interaction.id,
                table=table.id,
                replaces=standing.sealed_number,
            )
        except TableMovedOn:
            await self._refreshed(interaction, table, standing.question)
            return
        except GameError as error:
            present = await self._tables.by_id(table.id) or table
            notes = [objection(error, present, locale)]
            await self._show(interaction, present, notes=notes)
            return
        table = played.table
        notes = [t(locale, "answer-repeated")] if played.repeated else []
        if table.is_private:
            table = await answered(self._services, table, interaction.user.id)
        before = () if standing.start is None else standing.start.legal
        await self._show(
            interaction, table, notes=notes, since=Since(played.entries, before, moves)
        )

    async def _refreshed(
        self, interaction: discord.Interaction, table: Table, question: str
    ) -> None:
        """Somebody, perhaps the same person, was quicker."""
        present = await self._tables.by_id(table.id) or table
        standing = await standing_of(self._tables, present, interaction.user.id)
        if standing is None:
            await self._show(interaction, present)
        else:
            await self._moved_on(interaction, standing, question)

    async def _undo(self, interaction: discord.Interaction, standing: Standing) -> None:
        table = standing.table
        undone = await self._tables.undo(
            table.channel, interaction.user.id, interaction=interaction.id, table=table.id
        )
        locale = await language_of(self._tables, interaction, undone.table)
        notes = [undone_text(undone, locale)]
        await self._show(interaction, undone.table, notes=notes)


def _beside(interaction: discord.Interaction) -> Tell:
    """How an error is told without taking away the private message in which it came up."""
    return answer_beside if is_private_press(interaction) else answer


def _stage(standing: Standing, path: Path, locale: str) -> Stage:
    if standing.start is None:
        raise LookupError(path)
    game = PANELS[standing.table.game]
    return explore(game, standing.start, path, game.reader(locale, standing.start.view))


def _confirmed(standing: Standing, path: Path, locale: str) -> tuple[Move, ...]:
    """The moves that were shown and confirmed."""
    stage = _stage(standing, path, locale)
    if not stage.is_whole or stage.path != path.chosen:
        raise LookupError(path)
    return stage.end.tried


def _at_once(standing: Standing, path: Path, locale: str, *, is_answered: bool) -> tuple[Move, ...]:
    """The moves of a path that need no confirmation; none where something is left to say.

    `is_answered`: a detail was chosen with this press, so that details were seen.
    """
    if not path.chosen:
        return ()
    stage, game = _stage(standing, path, locale), PANELS[standing.table.game]
    # What is only taken for granted is shown first.
    is_said = stage.path == path.chosen and (is_answered or not stage.fields)
    is_free = stage.is_whole and is_said and not stage.end.revealed
    return stage.end.tried if is_free and all(map(game.is_at_once, stage.end.tried)) else ()
