"""What pictures are given beside the position: what changed, who is host, what can be played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import render
from render import Picture
from tests.support.world import a_world

Seen = list[tuple[Any, ...]]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> dict[str, Seen]:
    """The arguments of all pictures that are drawn, by kind."""
    calls: dict[str, Seen] = {"board": [], "hand": [], "lobby": []}

    def watched(kind: str, draw: Callable[..., Any]) -> Callable[..., Any]:
        def drawn(*arguments: Any) -> Picture | tuple[Picture, ...]:
            calls[kind].append(arguments)
            picture: Picture | tuple[Picture, ...] = draw(*arguments)
            return picture

        return drawn

    for kind in calls:
        monkeypatch.setattr(render, kind, watched(kind, getattr(render, kind)))
    return calls


async def test_pictures_know_what_changed_who_is_host_and_what_can_be_played(
    tmp_path: Path, seen: dict[str, Seen]
) -> None:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people)
        _, caption, *_ = seen["lobby"][-1]
        assert caption.marks == ("host", "", "")
        _, first, caption = seen["board"][-1]
        assert caption.before is None
        who = await world.draft()
        _, after, caption = seen["board"][-1]
        assert after != first
        assert caption.before == first
        assert caption.latest.startswith(f"{who.user.global_name} takes")
        await world.slash(await world.to_act(), "table hand")
        _, _, _, legal = seen["hand"][-1]
        assert legal
        await world.slash(who, "table hand")
        _, _, _, legal = seen["hand"][-1]
        assert not legal
