"""What a user has chosen, and small values of the program itself."""

from __future__ import annotations

from db.connections import Connection
from db.connections import value as one_value


async def meta(reader: Connection, key: str) -> str | None:
    """A value by its key."""
    found: str | None = await one_value(reader, "SELECT value FROM meta WHERE key = ?", key)
    return found


async def set_meta(writer: Connection, key: str, value: str) -> None:
    """Keep a value by its key."""
    await writer.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, value))


async def locale(reader: Connection, user: int) -> str | None:
    """The language that a user has chosen for private answers."""
    sql = "SELECT locale FROM user_settings WHERE user = ?"
    found: str | None = await one_value(reader, sql, user)
    return found


async def set_locale(writer: Connection, user: int, locale: str | None) -> None:
    """Keep a user's choice; None: forget it."""
    if locale is None:
        await writer.execute("DELETE FROM user_settings WHERE user = ?", (user,))
        return
    await writer.execute(
        "INSERT INTO user_settings (user, locale) VALUES (?, ?)"
        " ON CONFLICT (user) DO UPDATE SET locale = excluded.locale",
        (user, locale),
    )
