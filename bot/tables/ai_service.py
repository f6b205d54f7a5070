"""What people ask of AI seats: to sit down, to get up, to play for them."""

from __future__ import annotations

from functools import partial

from bot.games.ruleset import Move
from bot.players.level import Level
from bot.tables import handing, lobby, playing
from bot.tables.change import only
from bot.tables.changes import Changes
from bot.tables.table import Person, Table
from db import tables
from db.store import Store


class AiService:
    """Seats AIs. As everywhere: once per interaction, and nothing changed where it raises.

    With the id of a table it must be that one that stands in the channel.
    """

    def __init__(self, store: Store, changes: Changes) -> None:
        self._store = store
        self._changes = changes

    async def add(
        self,
        channel: int,
        user: int,
        level: Level = Level.EASY,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Seat an AI in the lobby; the host's to do."""
        rule = only(table, partial(lobby.add_ai, user=user, level=level))
        return (await self._changes.make("add-ai", channel, interaction, rule)).table

    async def remove(
        self,
        channel: int,
        user: int,
        name: str,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Free the seat of an AI in the lobby, by its `Occupant.name`; the host's to do."""
        rule = only(table, partial(lobby.remove_ai, user=user, name=name))
        return (await self._changes.make("remove-ai", channel, interaction, rule)).table

    async def hand_over(
        self,
        channel: int,
        user: int,
        level: Level = Level.EASY,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Let an AI play the asker's seat; raises `SeatHandedOver` where one does already."""
        rule = only(table, partial(handing.hand_over, user=user, level=level))
        return (await self._changes.make("hand-over", channel, interaction, rule)).table

    async def take_back(
        self,
        channel: int,
        person: Person,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Play one's seat again; raises `NotHandedOver` where no AI plays it."""
        rule = only(table, partial(handing.take_back, person=person))
        return (await self._changes.make("take-back", channel, interaction, rule)).table

    async def play(self, table: Table, seat: int, moves: tuple[Move, ...]) -> Table:
        """Make the moves that an AI has thought of when it saw a table.

        Raises `TableMovedOn` where its seat is asked something else by now.
        """
        rule = partial(
            playing.ai_rule,
            seat=seat,
            moves=moves,
            question=table.asked[seat],
            table_id=table.id,
        )
        return (await self._changes.recall("ai", table.channel, None, rule)).table

    async def tables(self) -> tuple[int, ...]:
        """The ids of the tables in play at which AIs sit."""
        async with self._store.reading() as reader:
            return await tables.ids_with_ai(reader)
