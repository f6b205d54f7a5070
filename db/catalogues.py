"""Card data by hash: tables in play keep theirs whatever a later release ships."""

from __future__ import annotations

from db.connections import Connection
from db.connections import value as one_value


async def keep(writer: Connection, digest: str, raw: bytes) -> None:
    """Store card data once."""
    await writer.execute("INSERT OR IGNORE INTO catalogues VALUES (?, ?)", (digest, raw))


async def read(reader: Connection, digest: str) -> bytes | None:
    """Card data by its hash."""
    found: bytes | None = await one_value(
        reader, "SELECT bytes FROM catalogues WHERE hash = ?", digest
    )
    return found
