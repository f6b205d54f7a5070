"""The one message that calls all who become to act at once, kept to those who still are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import structlog

from bot.i18n import list_of, t
from bot.tables.outbox import Outbox, Owed, PingMessage
from bot.tables.table import Status, Table
from cogs.posts import Channels, channel_link, message_link
from cogs.refusals import REFUSED, passes, wait_after

log = structlog.get_logger(__name__)


class Pings:
    """Sends, edits and removes calls."""

    def __init__(self, outbox: Outbox, channels: Channels, clock: Callable[[], datetime]) -> None:
        self._outbox = outbox
        self._channels = channels
        self._clock = clock

    async def send(self, table: Table, owed: Sequence[Owed]) -> None:
        """Call all whom one commit asks; raises what Discord refuses."""
        called = [row for row in owed if _people(table, [row.seat])]
        await self._outbox.done([row.id for row in owed if row not in called])
        if called:
            people = _people(table, [row.seat for row in called])
            text = await self._text(table, people)
            message = await self._channels.send_line(table.channel, text, people, called[0].id)
            await self._outbox.remember_ping(called, table.channel, message)

    async def tend(self, table: Table) -> None:
        """Take those who have acted out of their calls, and calls away that name nobody more."""
        for ping in await self._outbox.pings(table.id):
            try:
                await self._correct(table, ping)
            except REFUSED as error:
                if passes(error):
                    wait = timedelta(seconds=wait_after(error, ping.attempts))
                    await self._outbox.ping_failed(ping.message, self._clock() + wait)
                    continue
                log.info("ping left standing", table=table.id, error=str(error))
            await self._outbox.forget_ping(ping.message, ping.answered)

    async def _correct(self, table: Table, ping: PingMessage) -> None:
        people = _people(table, ping.awaited)
        if people:
            text = await self._text(table, people)
            await self._channels.edit_line(ping.channel, ping.message, text, people)
        else:
            await self._channels.delete(ping.channel, ping.message)

    async def _text(self, table: Table, people: Sequence[int]) -> str:
        """The line that tells people of their move, with the way to the board."""
        board = await self._outbox.board_message(table.id)
        link = channel_link(table.guild, table.channel)
        if board is not None:
            link = message_link(table.guild, board.channel, board.message)
        mentions = list_of(table.locale, [f"<@{user}>" for user in people])
        return t(table.locale, "ping-your-turn", mentions=mentions, count=len(people), link=link)


def _people(table: Table, seats: Sequence[int | None]) -> list[int]:
    """Whom a call of seats calls; nobody where an AI plays by now, or nothing is played."""
    if table.status is not Status.PLAYING:
        return []
    users = [table.seats[seat].user for seat in seats if seat is not None]
    return [user for user in users if user is not None]
