"""Rows in and out, and what the schema itself guards."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from db import interactions, tables
from db.errors import ChannelHeld, VersionConflict
from db.instants import to_instant, to_text
from db.mapping import columns, from_columns, to_columns
from db.rows import AnswerRow, MoveRow, NewTable, SnapshotRow
from db.store import Store
from tests.db.conftest import NOW

LOBBY = NewTable(1, 2, "zongshi", "lobby", 3, "en", "{}", NOW)


@pytest.mark.parametrize(
    "row",
    [
        LOBBY,
        SnapshotRow(5, 4, 1, "turns", (3, None, 5), b"\x00state", NOW),
        MoveRow(5, None, 7, "end", b"", "host", True, NOW, 4),
        AnswerRow(1),
    ],
)
def test_a_row_comes_back_as_it_was(row: MoveRow | SnapshotRow | NewTable | AnswerRow) -> None:
    stored = to_columns(row)
    assert len(stored) == len(columns(type(row)).split(","))
    assert from_columns(type(row), stored) == row


def test_instants_are_utc_text_that_sorts() -> None:
    taipei = datetime(2026, 3, 1, 20, tzinfo=timezone(timedelta(hours=8)))
    assert to_text(taipei) == "2026-03-01T12:00:00.000000+00:00"
    assert to_instant(to_text(taipei)) == taipei
    later = datetime(2026, 3, 1, 12, 0, 0, 1, tzinfo=UTC)
    assert to_text(taipei) < to_text(later)
    with pytest.raises(ValueError, match="time zone"):
        to_text(taipei.replace(tzinfo=None))


async def test_the_schema_itself_allows_one_open_table_a_channel(store: Store) -> None:
    async with store.writing() as writer:
        table_id = await tables.insert(writer, LOBBY)
        with pytest.raises(ChannelHeld):
            await tables.insert(writer, LOBBY)
        await tables.change(
            writer,
            table_id,
            0,
            channel=LOBBY.channel,
            status="cancelled",
            host=3,
            locale="en",
            options="{}",
            most=None,
            closed=NOW,
            waiting_since=None,
        )
        assert await tables.insert(writer, LOBBY) > table_id


async def test_a_change_needs_the_version_it_builds_on(store: Store) -> None:
    async with store.writing() as writer:
        table_id = await tables.insert(writer, LOBBY)
        with pytest.raises(VersionConflict):
            await tables.change(
                writer,
                table_id,
                7,
                channel=LOBBY.channel,
                status="lobby",
                host=3,
                locale="en",
                options="{}",
                most=None,
                closed=None,
                waiting_since=None,
            )


async def test_interactions_are_remembered_for_a_week(store: Store) -> None:
    async with store.writing() as writer:
        answer = AnswerRow(await tables.insert(writer, LOBBY), 0, 2, 3)
        await interactions.remember(writer, 10, "play", answer, NOW)
        assert await interactions.recall(writer, 10, "play") == answer
        assert await interactions.recall(writer, 10, "join") is None
        later = NOW + interactions.KEPT
        await interactions.remember(writer, 11, "play", answer, later)
        assert await interactions.recall(writer, 10, "play") == answer
        await interactions.remember(writer, 12, "play", answer, later + timedelta(seconds=1))
        assert await interactions.recall(writer, 10, "play") is None
        assert await interactions.recall(writer, 11, "play") == answer
