"""Discards that several owe at once: one call to all, private answers, nobody kept waiting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.registry import RULESETS
from bot.games.zongshi.moves import GoTo, Pass
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, A, M, counts
from tests.support.panels import Panel
from tests.support.world import World, a_world, pinged, shown

BACK = "Materials to put back"


@pytest.fixture
async def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Ann and Ben have full workshops and share a jar as soon as Cleo passes."""
    start = position(seats=3).start_seat(0).large_jar(jade=4).small_jar()
    start.materials(0, bronze=5).materials(1, gold=5)
    table = start.ready()
    for seat, move in ((0, GoTo(M, LARGE)), (1, GoTo(M, LARGE)), (2, Pass(M)), (0, Pass(A))):
        table.play(seat, move)
    table.play(1, Pass(A))
    assert table.to_act == {2}
    monkeypatch.setattr(RULESETS["zongshi"], "new_game", lambda *_: table.state, raising=False)
    async with a_world(tmp_path) as world:
        await world.table_of(world.people)
        yield world


def calls(world: World) -> list[set[int]]:
    """Whom each call names."""
    return [pinged(message) for message in world.public() if pinged(message)]


async def test_all_who_owe_discards_answer_when_they_like(full: World) -> None:
    ann, ben, cleo = full.people
    await full.slash(cleo, "zongshi pass")
    assert calls(full) == [{ann.id, ben.id}]
    board = shown(full.boards()[-1])
    assert "To act: **Ann** and **Ben**" in board
    # Either may be first, and each sees what is asked of them alone.
    panels = [await Panel(full, who).open() for who in (ben, ann)]
    for panel, material in zip(panels, ("Gold", "Bronze"), strict=True):
        await panel.choose(BACK, f"{material} (1)", f"{material} (2)")
        assert "If you confirm" in panel.text
    await panels[0].click("Confirm")
    assert calls(full) == [{ann.id}]
    board = shown(full.boards()[-1])
    assert "To act: **Ann**" in board
    assert "**Ben**" not in board
    # Ann's panel is older than Ben's answer, and as good as before.
    await panels[1].click("Confirm")
    table = await full.app.tables.table(full.channel.id)
    assert [shop.materials for shop in table.view(None).workshops[:2]] == [
        counts(bronze=3, jade=2),
        counts(gold=3, jade=2),
    ]
    assert all(not {ann.id, ben.id} <= call for call in calls(full))


async def test_an_undo_takes_the_call_away(full: World) -> None:
    cleo = full.people[2]
    await full.slash(cleo, "zongshi pass")
    assert len(calls(full)) == 1
    assert "undone" in await full.slash(cleo, "game undo")
    assert calls(full) == []
    assert "To act: **Cleo**" in shown(full.boards()[-1])
