"""Plays Zong Shi on a store until it is killed, undoing now and then, telling each answer.

Run with the database's path and a number to choose by. A line is a log number, a tab, the
notation; it is written after the service has answered, as a player would read it.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.games.rng import rng
from bot.tables.errors import TableError
from bot.tables.service import TableService
from bot.tables.table import LogEntry, Person, Table
from db.instants import utc_now
from db.store import Store

CHANNEL = 1
PEOPLE = tuple(Person(10 + seat, f"Person {seat}") for seat in range(3))
SEED = bytes(range(32))


async def sat_down(tables: TableService) -> Table:
    """The channel's table, opened and started if there is none."""
    table = await tables.find(CHANNEL)
    if table is not None:
        return table
    await tables.open_table(1, CHANNEL, PEOPLE[0], "zongshi", "en")
    for person in PEOPLE[1:]:
        await tables.join(CHANNEL, person)
    return await tables.start(CHANNEL, PEOPLE[0].id)


async def play(path: Path, choice: int) -> None:
    async with await Store.open(path) as store:
        tables = TableService(store, utc_now, lambda: SEED)
        table = await sat_down(tables)
        source = rng(str(choice).encode())
        while table.to_act():
            seat = table.to_act()[0]
            moves = table.ruleset.legal_moves(table.state, seat)
            at, source = source.below(len(moves))
            user = table.seats[seat].user or 0
            press = 1000 + table.number
            played = await tables.play(CHANNEL, user, (moves[at],), table.asked[seat], press)
            tell(played.entries[0])
            table = played.table
            mind, source = source.below(4)
            if not mind:
                table = await think_again(tables, table, user)


async def think_again(tables: TableService, table: Table, user: int) -> Table:
    try:
        undone = await tables.undo(CHANNEL, user, interaction=1000 + table.number)
    except TableError:
        return table
    tell(undone.entry)
    return undone.table


def tell(entry: LogEntry) -> None:
    sys.stdout.write(f"{entry.number}\t{entry.notation}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
