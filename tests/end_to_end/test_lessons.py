"""Both lessons as a reader follows them, in two languages: to the last step, then to the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.i18n import t
from bot.lessons.registry import LESSONS
from bot.tables.ai_seats import AiSeats
from bot.tables.service import TableService
from bot.tables.table import Person, Status, Table
from db.store import Store
from tests.support.learning import Learner
from tests.support.world import Clock, World, a_world, shown

MOST_PRESSES = 60
LONGEST_GAME = 800
LEAVE_AT = 9
"""After so many actions the lesson is left, the program restarted, the lesson taken up again."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("locale", ["en", "zh-TW"])
@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_is_followed_to_its_last_step(
    tmp_path: Path, game: str, locale: str
) -> None:
    async with a_world(tmp_path) as world:
        learner = Learner(world, world.people[0], game, locale)
        await world.app.tables.set_user_locale(learner.who.id, locale)
        await learner.open()
        assert learner.step == "welcome"
        await follow(world, learner)
        assert learner.shown == [step.key for step in LESSONS[game].steps]
        assert not any(t(locale, "lesson-otherwise") in text for text in learner.texts)
        assert t(locale, "lesson-free") in learner.panel.text
        assert world.public() == []
        assert await world.app.services.outbox.tables_due() == ()


async def follow(world: World, learner: Learner) -> None:
    """Do all that is suggested until the lesson is over; leave it once on the way."""
    for action in range(MOST_PRESSES):
        if not learner.step:
            return
        if action == LEAVE_AT:
            step = learner.step
            await world.restart()
            await learner.open()
            assert learner.step == step
            assert t(learner.locale, "lesson-taken-up") in learner.panel.text
        await learner.act()
    raise AssertionError(learner.panel.text)


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", LESSONS)
async def test_after_the_lesson_the_game_goes_on_to_its_end(tmp_path: Path, game: str) -> None:
    rehearsal = tmp_path / "rehearsal.sqlite"
    async with a_house(rehearsal) as (tables, ais):
        opened = await tables.lessons.open(Person(1, "Ann"), game, "en")
        actions = await played(tables, ais, opened, LONGEST_GAME)
    async with a_world(tmp_path) as world:
        learner = Learner(world, world.people[0], game)
        await learner.open()
        while learner.step:
            is_read = t("en", "lesson-next") in learner.panel.buttons()
            last = t("en", "lesson-play") in learner.panel.buttons()
            await learner.press(
                "lesson-play" if last else "lesson-next" if is_read else "lesson-skip"
            )
        table = await learner.table()
        done = await played(world.app.tables, world.app.ai_seats, table, actions - 1)
        assert done == actions - 1
        await learner.open()
        await learner.act()
        over = await world.app.tables.by_id(table.id)
        assert over is not None
        assert over.status is Status.FINISHED
        outcome = over.ruleset.outcome(over.state)
        assert outcome is not None
        for standing in outcome.standings:
            assert f"{standing.total} points" in learner.panel.text
        assert t("en", "lesson-over") in learner.panel.text
        assert [file.filename for file in learner.panel.message.attachments] == ["score.png"]
        again = await learner.who.click(learner.panel.message, label="Replay")
        assert again.response is not None
        assert f"Table {table.id} · picture 1 of" in shown(again.response)
        assert world.public() == []


@asynccontextmanager
async def a_house(path: Path) -> AsyncIterator[tuple[TableService, AiSeats]]:
    """Tables without any Discord, where a game is played once to count its actions."""
    async with await Store.open(path) as store:
        tables = TableService(store, Clock(), lambda: b"")
        ais = AiSeats(tables, pause=0)
        try:
            yield tables, ais
        finally:
            ais.close()


async def played(tables: TableService, ais: AiSeats, table: Table, most: int) -> int:
    """Do for the learner what an AI would do, so many times at most; how often it was done."""
    for action in range(most):
        await ais.play(table.id)
        table = await tables.by_id(table.id) or table
        if table.status is not Status.PLAYING:
            return action
        moves = await ais.think(table, 0)
        table = (await tables.play(table.channel, table.host, moves[:1])).table
    return most
