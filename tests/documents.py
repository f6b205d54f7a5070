"""What the tests of documents read: the texts themselves, and what they are compared with."""

from __future__ import annotations

from pathlib import Path

from bot.app import open_app
from bot.config import Settings

ROOT = Path(__file__).parent.parent


def text(name: str) -> str:
    """A document by its path from the root."""
    return (ROOT / name).read_text("utf-8")


async def all_commands(database: Path) -> set[str]:
    """All that can be typed on Discord, groups too."""
    async with open_app(Settings(database=database)) as app:
        await app.client.add_everything()
        return {f"/{command.qualified_name}" for command in app.client.tree.walk_commands()}
