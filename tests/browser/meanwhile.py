"""Plays a table on while nobody looks: straight on the database, between two runs of the bot."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.games.rng import rng
from bot.tables.service import TableService
from bot.tables.table import Status, Table
from db.store import Store


def play_until_the_last_move(database: Path) -> None:
    """Play the only open table at random until any answer would end the game."""
    # In a thread of its own: the browser's driver keeps an event loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _play(database)).result()


async def _play(database: Path) -> None:
    async with await Store.open(database) as store:
        tables = TableService(store, lambda: datetime.now(UTC), lambda: b"")
        [table] = await tables.open_tables(None)
        source = rng(b"meanwhile")
        while going_on := _answers_that_do_not_end_it(table):
            at, source = source.below(len(going_on))
            user = table.seats[table.to_act()[0]].user or 0
            table = (await tables.play(table.channel, user, (going_on[at],))).table
        assert table.status is Status.PLAYING


def _answers_that_do_not_end_it(table: Table) -> list[Any]:
    """What the first seat asked may answer so that the game goes on."""
    rules, seat = table.ruleset, table.to_act()[0]
    return [
        move
        for move in rules.legal_moves(table.state, seat)
        if rules.outcome(rules.apply(table.state, seat, move).state) is None
    ]
