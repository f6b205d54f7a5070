"""Sends what tables owe their channels: the newest board, pings, lobby and score sheet.

One sender a table; nothing is owed to anybody's memory: what could not be sent stays in the
outbox and is tried again, also after a restart.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from functools import partial
from itertools import groupby

import discord
import structlog

from bot.games.ruleset import Moment
from bot.tables.change import Kind
from bot.tables.outbox import BoardMessage, Owed
from bot.tables.table import Status, Table
from cogs.messages.compose import Composer
from cogs.pings import Pings
from cogs.posts import Channels, Post, message_link
from cogs.refusals import REFUSED, TRIES, Remedy, passes, remedy, wait_after
from cogs.services import Services

OLD = timedelta(minutes=50)
"""Age from which a board message is not edited any more: Discord limits that after an hour."""
REDRAWS = 3
"""How often a board is drawn anew because the table moved on meanwhile."""
PICTURE_TRIES = 4
"""How often the pictures of a board are tried before it goes out in words."""
CHECK = 30.0
"""Seconds after which a sender looks for due retries by itself, at the latest."""

log = structlog.get_logger(__name__)


class Delivery:
    """The senders of all tables."""

    def __init__(
        self,
        services: Services,
        client: discord.Client,
        after_send: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._services = services
        self._tables = services.tables
        self._outbox = services.outbox
        self._clock = services.clock
        self._channels = Channels(client)
        self._compose = Composer(services.tables, services.drawer)
        self._pings = Pings(services.outbox, self._channels, services.clock)
        self._after_send = after_send
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._awake = asyncio.Event()
        self._senders: dict[int, asyncio.Task[None]] = {}

    def wake(self, table: int) -> None:  # noqa: ARG002
        """Something is owed to a table's channel: look soon. Never blocks, callable anywhere."""
        self._awake.set()

    async def run(self) -> None:
        """Send whatever is owed, beginning with what an earlier run left, until cancelled."""
        try:
            while True:
                self._awake.clear()
                wait = CHECK
                try:
                    wait = await self._begin_due()
                except Exception:
                    log.exception("outbox not read")
                await self._until_awake(wait)
        finally:
            for sender in self._senders.values():
                sender.cancel()
            await asyncio.gather(*self._senders.values(), return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is left that can be sent now."""
        while tables := await self._outbox.tables_due():
            await asyncio.gather(*map(self.deliver, tables))

    async def deliver(self, table: int) -> None:
        """Send all that is owed to one table's channel now."""
        async with self._locks[table]:
            owed = await self._outbox.due(table)
            try:
                await self._settle(table, owed)
            except Exception as error:
                if not owed:
                    # With no debt to put off, the table would be due again at once.
                    raise
                log.exception("delivery failed", table=table)
                await self._postpone(owed, error)
            if self._after_send is not None:
                await self._after_send()

    async def _begin_due(self) -> float:
        """Set a sender to work for each table that waits; seconds until the next retry."""
        for table in await self._outbox.tables_due():
            if table not in self._senders:
                sender = asyncio.create_task(self.deliver(table), name=f"deliver-{table}")
                self._senders[table] = sender
                sender.add_done_callback(partial(self._ended, table))
        retry = await self._outbox.next_due()
        if retry is None:
            return CHECK
        return min(max((retry - self._clock()).total_seconds(), 0.0), CHECK)

    def _ended(self, table: int, sender: asyncio.Task[None]) -> None:
        self._senders.pop(table, None)
        error = None if sender.cancelled() else sender.exception()
        if error is None:
            self._awake.set()
        else:
            # Whatever it was, it may still be there: the next look is soon enough.
            log.error("sender failed", table=table, exc_info=error)

    async def _until_awake(self, wait: float) -> None:
        try:
            async with asyncio.timeout(wait):
                await self._awake.wait()
        except TimeoutError:
            return

    async def _settle(self, number: int, owed: Sequence[Owed]) -> None:
        table = await self._tables.by_id(number)
        if table is None:
            await self._outbox.done([row.id for row in owed])
            return
        boards = [row for row in owed if row.kind in (Kind.LOBBY, Kind.BOARD)]
        rest = [row for row in owed if row.kind not in (Kind.LOBBY, Kind.BOARD)]
        if boards and not await self._show(table, boards, rest):
            return
        for row in rest:
            if row.kind is Kind.SCORE:
                await self._send_score(table, row)
        await self._send_pings(table, [row for row in rest if row.kind is Kind.PING])
        await self._pings.tend(table)

    # The lobby's and the board's message

    async def _show(self, table: Table, rows: Sequence[Owed], rest: Sequence[Owed]) -> bool:
        """Bring the table's message up to date; False if it has to wait, and all else with it."""
        try:
            await self._place(table, rows)
        except REFUSED as error:
            await self._postpone([*rows, *rest], error)
            return False
        return True

    async def _place(self, table: Table, rows: Sequence[Owed]) -> None:
        last = await self._outbox.board_message(table.id)
        since = min((row.log_from for row in rows if row.log_from is not None), default=None)
        if last is not None and last.told_from is not None and _is_same(last, table):
            since = last.told_from
        table, post = await self._drawn(table, since)
        if rows[-1].attempts >= PICTURE_TRIES:
            post = post.in_words()
        settled, moment = [row.id for row in rows], _moment(table)
        if last is not None and self._can_be_edited(table, last) and await self._edit(last, post):
            await self._outbox.remember_board(table.id, last, settled=settled)
            return
        message = await self._post(table.channel, post, rows[-1].id)
        board = BoardMessage(table.channel, message, moment, self._clock(), since)
        await self._outbox.remember_board(table.id, board, settled=settled)
        if last is not None:
            await self._close(table, last, board)

    async def _drawn(self, table: Table, since: int | None) -> tuple[Table, Post]:
        """The newest position as a message; drawn again where the table moved on meanwhile."""
        for _ in range(REDRAWS):
            post = await self._compose.table(table, since, table.locale)
            present = await self._tables.by_id(table.id)
            if present is None or present.version == table.version:
                break
            table = present
        return table, post

    def _can_be_edited(self, table: Table, last: BoardMessage) -> bool:
        is_new = self._clock() - last.posted_at < OLD
        return is_new and _is_same(last, table) and last.channel == table.channel

    async def _post(self, channel: int, post: Post, nonce: int) -> int:
        try:
            return await self._channels.send(channel, post, nonce)
        except REFUSED as error:
            match remedy(error):
                case Remedy.PLAIN if post.files:
                    log.warning("board without files", channel=channel, error=str(error))
                    return await self._post(channel, post.plainer(), nonce)
                case Remedy.UNARCHIVE:
                    await self._channels.unarchive(channel)
                    return await self._channels.send(channel, post, nonce)
            raise

    async def _edit(self, last: BoardMessage, post: Post) -> bool:
        """Whether the message could be edited; False: a new one has to be posted."""
        try:
            await self._channels.edit(last.channel, last.message, post)
        except REFUSED as error:
            match remedy(error):
                case Remedy.PLAIN if post.files:
                    return await self._edit(last, post.plainer())
                case Remedy.POST | Remedy.PLAIN:
                    return False
                case Remedy.UNARCHIVE:
                    return await self._edit_awake(last, post)
            raise
        return True

    async def _edit_awake(self, last: BoardMessage, post: Post) -> bool:
        try:
            await self._channels.unarchive(last.channel)
            await self._channels.edit(last.channel, last.message, post)
        except discord.Forbidden:
            # Posting wakes a thread up too, without any permission beyond writing there.
            return False
        return True

    async def _close(self, table: Table, last: BoardMessage, board: BoardMessage) -> None:
        """A message that another one follows no longer calls anybody; tried once, for looks."""
        post: Post | None
        if last.channel != board.channel:
            link = message_link(table.guild, board.channel, board.message)
            post = self._compose.moved(table, link)
        elif last.moment is None and table.status is not Status.LOBBY and not table.broken:
            post = self._compose.closed_lobby(table)
        elif not table.status.is_open and _is_same(last, table):
            post = self._compose.closed_board(table)
        else:
            post = None
        try:
            if post is None:
                await self._channels.silence(last.channel, last.message)
            else:
                await self._channels.edit(last.channel, last.message, post)
        except REFUSED as error:
            log.info("old message left as it was", table=table.id, error=str(error))

    # Pings and the score sheet

    async def _send_score(self, table: Table, row: Owed) -> None:
        try:
            await self._post(table.channel, await self._compose.score(table, table.locale), row.id)
        except REFUSED as error:
            await self._postpone([row], error)
        else:
            await self._outbox.done([row.id])

    async def _send_pings(self, table: Table, rows: Sequence[Owed]) -> None:
        """Call all whom one commit asks by one message."""
        for _, same in groupby(rows, key=lambda row: row.version):
            together = tuple(same)
            try:
                await self._pings.send(table, together)
            except REFUSED as error:
                await self._postpone(together, error)

    async def _postpone(self, rows: Sequence[Owed], error: Exception) -> None:
        """Try later what Discord did not take now, or drop what it will never take."""
        known = isinstance(error, REFUSED)
        gone = known and remedy(error) is Remedy.LEAVE
        for row in rows:
            if gone or (row.attempts >= TRIES and not passes(error)):
                log.error("given up", table=row.table, kind=row.kind, error=str(error))
                await self._outbox.done([row.id])
                continue
            retry = self._clock() + timedelta(seconds=wait_after(error, row.attempts))
            await self._outbox.failed(row.id, retry)
        if gone and rows:
            await self._outbox.forget_board(rows[0].table)


def _moment(table: Table) -> Moment | None:
    return None if table.state is None else table.ruleset.moment(table.state)


def _is_same(last: BoardMessage, table: Table) -> bool:
    """Whether a message shows the part of the game in which the table is."""
    return table.broken or last.moment == _moment(table)
