"""A table that this release cannot read is said to be so, and can still be ended."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.support.world import a_world, shown, text_of


async def test_an_unreadable_table_can_be_ended(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people)
        ann, *_ = world.people
        await world.env.settle()
        await world.close()
        with closing(sqlite3.connect(world.database)) as file, file:
            file.execute("UPDATE snapshots SET state = ?", (b"not a state",))
        await world.env.restart_bot(await world.open())
        who = ann
        for command, options in (
            ("zongshi draft", {"item": "jade"}),
            ("table hand", {}),
            ("table board", {}),
            ("table log", {}),
        ):
            assert "cannot read table" in await world.slash(who, command, **options)
        assert "cannot be read" in await world.slash(ann, "table list")
        question = (await world.use(ann, "game end")).response
        assert question is not None
        assert "ended" in text_of(await ann.click(question, label="End the game"))
        await world.app.idle()
        assert await world.app.tables.find(world.channel.id) is None
        board = world.public()[-1]
        for text in (shown(board), await world.slash(ann, "table board")):
            assert "given up" in text
            assert "/game end" not in text
