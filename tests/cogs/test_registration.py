from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.registration import REGISTERED, payload, register
from tests.support.world import a_world


async def test_commands_are_sent_only_when_they_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes: dict[str, str] = {}
    sent: list[int] = []

    async def note(key: str) -> str | None:
        return notes.get(key)

    async def take_note(key: str, value: str) -> None:
        notes[key] = value

    async with a_world(tmp_path) as world:
        tree = world.app.client.tree

        async def sync() -> list[Any]:
            sent.append(1)
            return []

        monkeypatch.setattr(tree, "sync", sync)
        assert await register(tree, 1, note, take_note)
        assert not await register(tree, 1, note, take_note)
        assert await register(tree, 2, note, take_note)
        tree.remove_command("me")
        assert await register(tree, 2, note, take_note)
    assert len(sent) == 3
    assert len(notes[REGISTERED]) == 64


async def test_nothing_is_noted_where_sending_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes: dict[str, str] = {}

    async def note(key: str) -> str | None:
        return notes.get(key)

    async def take_note(key: str, value: str) -> None:
        notes[key] = value

    async def refused() -> list[Any]:
        raise ConnectionError

    async with a_world(tmp_path) as world:
        tree = world.app.client.tree
        monkeypatch.setattr(tree, "sync", refused)
        with pytest.raises(ConnectionError):
            await register(tree, 1, note, take_note)
    assert notes == {}


async def test_the_payload_is_the_same_every_time(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tree = world.app.client.tree
        assert await payload(tree) == await payload(tree)
