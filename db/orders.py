"""Standing orders, and what their owners are still to be told of them."""

from __future__ import annotations

from db.connections import Connection, rows
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import NewNotice, NoticeRow, OrderRow, OrdersFollowed


async def of_table(reader: Connection, table_id: int) -> tuple[OrderRow, ...]:
    """All orders at a table, oldest first."""
    sql = f"SELECT {columns(OrderRow)} FROM standing_orders WHERE table_id = ? ORDER BY id"
    return tuple(from_columns(OrderRow, row) for row in await rows(reader, sql, table_id))


async def give(
    writer: Connection, table_id: int, user: int, kind: str, value: str, *, once: bool
) -> None:
    """Keep an order in place of the one of its kind that its owner may have given."""
    await cancel(writer, table_id, user, kind)
    await writer.execute(
        "INSERT INTO standing_orders (table_id, user, kind, value, once) VALUES (?, ?, ?, ?, ?)",
        (table_id, user, kind, value, once),
    )


async def set_once(writer: Connection, table_id: int, user: int, kind: str, *, once: bool) -> bool:
    """Let an order end after one occasion or go on; False where there is none."""
    done = await writer.execute(
        "UPDATE standing_orders SET once = ?, occasion = NULL"
        " WHERE table_id = ? AND user = ? AND kind = ?",
        (once, table_id, user, kind),
    )
    return done.rowcount == 1


async def cancel(writer: Connection, table_id: int, user: int, kind: str) -> bool:
    """Forget an order; False where there is none."""
    done = await writer.execute(
        "DELETE FROM standing_orders WHERE table_id = ? AND user = ? AND kind = ?",
        (table_id, user, kind),
    )
    return done.rowcount == 1


async def follow(writer: Connection, table_id: int, followed: OrdersFollowed) -> None:
    """Keep what became of a table's orders in a commit."""
    await writer.executemany(
        "UPDATE standing_orders SET occasion = ? WHERE id = ?",
        [(occasion, order) for order, occasion in followed.begun],
    )
    await writer.executemany(
        "DELETE FROM standing_orders WHERE id = ?", [(order,) for order in followed.ended]
    )
    await writer.executemany(
        f"INSERT INTO order_notices (table_id, {columns(NewNotice)})"
        f" VALUES (?, {marks(NewNotice)})",
        [(table_id, *to_columns(notice)) for notice in followed.notices],
    )


async def end_with_tenures(writer: Connection, table_id: int) -> None:
    """Forget the orders of whoever does not sit at a table any more, all once it is closed."""
    await writer.execute(
        "DELETE FROM standing_orders WHERE table_id = ?1 AND ("
        " NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = ?1"
        " AND seats.user = standing_orders.user AND seats.until IS NULL)"
        " OR (SELECT closed FROM tables WHERE id = ?1) IS NOT NULL)",
        (table_id,),
    )


async def notices(reader: Connection, user: int) -> tuple[NoticeRow, ...]:
    """What somebody is still to be told, oldest first."""
    sql = f"SELECT {columns(NoticeRow)} FROM order_notices WHERE user = ? ORDER BY id"
    return tuple(from_columns(NoticeRow, row) for row in await rows(reader, sql, user))


async def forget_notices(writer: Connection, user: int, last: int) -> None:
    """Strike out what somebody was told, up to an id."""
    await writer.execute("DELETE FROM order_notices WHERE user = ? AND id <= ?", (user, last))
