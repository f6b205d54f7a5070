"""`/learn` between its steps: left and taken up, begun anew, in direct messages, by strangers."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from bot.i18n import t
from bot.tables.table import Status
from tests.support.learning import Learner
from tests.support.panels import labels, pressable
from tests.support.pressing import raw_press
from tests.support.world import World, a_world, shown, text_of

ANSWER = "/webhooks/*/*/messages/@original"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


@pytest.fixture
async def ann(world: World) -> Learner:
    """Somebody at the first step of Zong Shi."""
    learner = Learner(world, world.people[0], "zongshi")
    await learner.open()
    return learner


async def to_the_market(ann: Learner) -> None:
    """Follow the lesson until the master is to go to the market."""
    while ann.step != "market":
        await ann.act()


async def test_a_lesson_is_left_and_taken_up_again(world: World, ann: Learner) -> None:
    await ann.press("lesson-next")
    left = await ann.table()
    await world.restart()
    await ann.open()
    assert ann.step == "draft"
    assert t("en", "lesson-taken-up") in ann.panel.text
    assert await ann.table() == left
    assert world.public() == []


async def test_a_lesson_is_begun_anew_only_after_a_question(world: World, ann: Learner) -> None:
    await ann.press("lesson-next")
    before = await ann.table()
    old = await ann.open()
    await ann.panel.click(t("en", "lesson-anew"))
    assert t("en", "lesson-anew-question") in ann.panel.text
    await ann.panel.click(t("en", "panel-back"))
    assert (ann.step, await ann.table()) == ("draft", before)
    await ann.open()
    await ann.panel.click(t("en", "lesson-anew"))
    await ann.panel.click(t("en", "lesson-anew-sure"))
    assert ann.step == "welcome"
    after = await ann.table()
    assert after.id != before.id
    assert after.state.start_seat == before.state.start_seat
    given_up = await world.app.tables.by_id(before.id)
    assert given_up is not None
    assert given_up.status is Status.ENDED
    assert old.response is not None
    await ann.who.click(old.response, label=t("en", "lesson-skip"))
    assert t("en", "lesson-given-up") in shown(old.response)
    assert await ann.table() == after


async def test_another_way_is_allowed_and_the_step_comes_again(ann: Learner) -> None:
    await to_the_market(ann)
    await ann.panel.choose("Go to a place", "Temple")
    await ann.press("panel-confirm")
    assert ann.step == "market"
    assert t("en", "lesson-otherwise") in ann.panel.text
    # The master is free again in the next round.
    while t("en", "lesson-suggestion", move="Send the master") not in ann.panel.text:
        assert ann.step == "market"
        await ann.act()
    await ann.act()
    assert ann.step != "market"


async def test_a_choice_shows_what_it_comes_to_beside_the_same_board(ann: Learner) -> None:
    await to_the_market(ann)
    before = ann.panel.message.attachments
    assert [file.filename for file in before] == ["town.png", "workshops.png", "hand.png"]
    await ann.panel.choose("Go to a place", "Temple")
    chosen = ann.panel.message.attachments
    assert chosen[-1].filename == "after.png"
    await ann.panel.click(t("en", "panel-back"))
    back = ann.panel.message.attachments
    assert [file.id for file in chosen[:-1]] == [file.id for file in before[:-1]]
    assert [file.id for file in back[:-1]] == [file.id for file in before[:-1]]
    assert back[-1].filename == "hand.png"


async def test_a_step_is_skipped_once_however_often_it_is_pressed(
    world: World, ann: Learner
) -> None:
    await ann.press("lesson-next")
    buttons = pressable(ann.panel.message)
    (skip,) = [one["custom_id"] for one in buttons if one.get("label") == t("en", "lesson-skip")]
    await ann.press("lesson-skip")
    assert ann.step == "board"
    await world.slash(world.people[1], "table new", game="zongshi")
    (lobby,) = world.public()
    await raw_press(world, ann.who, lobby, skip)
    await ann.open()
    assert ann.step == "board"


async def test_coins_are_suggested_as_the_button_says_it(world: World) -> None:
    smith = Learner(world, world.people[0], "swordsmith")
    await smith.open()
    while smith.step != "coins":
        await smith.act()
    assert smith.suggestion == t("en", "swordsmith-panel-coins", count=4)
    assert smith.suggestion in smith.panel.buttons()


async def test_strangers_are_told_so_and_change_nothing(world: World, ann: Learner) -> None:
    await ann.press("lesson-next")
    table, ben = await ann.table(), world.people[1]
    ids = [one["custom_id"] for one in pressable(ann.panel.message) if one["type"] == 2]
    forged = [f"g1:{table.id}:{verb}" for verb in ("learn", "learn-anew", "learn-sure", "hand")]
    await world.slash(ben, "table new", game="zongshi")
    (lobby,) = world.public()
    for custom_id in (*ids, *forged, f"g1:{table.id}:1:c:0-0"):
        told = await raw_press(world, ben, lobby, custom_id)
        assert t("en", "error-not-your-lesson") in told, custom_id
    assert await ann.table() == table


async def test_a_lesson_has_no_lobby(world: World, ann: Learner) -> None:
    table = await ann.table()
    await world.slash(world.people[1], "table new", game="zongshi")
    (lobby,) = world.public()
    for verb in ("join", "start", "options", "cancel", "again"):
        told = await raw_press(world, ann.who, lobby, f"g1:{table.id}:{verb}")
        assert t("en", "error-table-gone") in told
    assert await ann.table() == table


async def test_a_channel_and_a_lesson_do_not_meet(world: World, ann: Learner) -> None:
    await ann.press("lesson-next")
    assert "no table in this channel" in await world.slash(ann.who, "zongshi draft", item="jade")
    await world.table_of(world.people)
    assert len((await world.slash(ann.who, "table list")).splitlines()) == 2
    messages = len(world.public())
    await ann.act()
    assert len(world.public()) == messages


async def test_looks_are_answered_beside(world: World, ann: Learner) -> None:
    await ann.press("lesson-next")
    for key, told in (("panel-log", "from the middle"), ("panel-help", "/learn")):
        result = await ann.who.click(ann.panel.message, label=t("en", key))
        assert result.response is not None
        assert result.response.ephemeral
        assert told in text_of(result) + shown(result.response)
    assert ann.step == "draft"
    assert world.public() == []


async def test_it_works_in_direct_messages(world: World) -> None:
    user = world.people[2].user
    result = await user.slash("learn", game="swordsmith")
    await world.app.idle()
    message = result.response
    assert message is not None
    for step in ("Your first game", "The board"):
        assert step in shown(message)
        await user.click(message, label=t("en", "lesson-next"))
    assert "Play your coins" in shown(message)
    coins = next(label for label in labels(message) if label.startswith("Play all coins"))
    await user.click(message, label=coins)
    assert "You did so far:" in shown(message)
    assert "Take it back" in shown(message)
    assert world.public() == []


async def test_an_unreadable_lesson_can_be_begun_anew(world: World, ann: Learner) -> None:
    broken = await ann.table()
    await world.env.settle()
    await world.close()
    with closing(sqlite3.connect(world.database)) as file, file:
        file.execute("UPDATE snapshots SET state = ?", (b"not a state",))
    await world.env.restart_bot(await world.open())
    await ann.who.click(ann.panel.message, label=t("en", "lesson-next"))
    assert "cannot read your lesson" in ann.panel.text
    await ann.open()
    assert "cannot read your lesson" in ann.panel.text
    await ann.panel.click(t("en", "lesson-anew"))
    await ann.panel.click(t("en", "lesson-anew-sure"))
    assert ann.step == "welcome"
    assert (await ann.table()).id != broken.id


async def test_a_lost_answer_is_not_spoken_of_in_the_channel(world: World, ann: Learner) -> None:
    world.env.inject_error("PATCH", ANSWER, status=404, code=10015, times=1)
    with structlog.testing.capture_logs() as logs:
        await ann.who.click(ann.panel.message, label=t("en", "lesson-next"))
        await world.app.idle()
    assert "private answer lost" in [line["event"] for line in logs]
    assert world.public() == []
    await ann.open()
    assert ann.step == "draft"


async def test_where_pictures_are_refused_board_and_hand_are_told(world: World) -> None:
    learner = Learner(world, world.people[0], "zongshi")
    world.env.inject_error("PATCH", ANSWER, status=403, code=50013, times=1)
    await learner.open()
    assert learner.step == "welcome"
    assert not learner.panel.message.attachments
    for told in ("In the middle:", "Materials (0 of 5)"):
        assert told in learner.panel.text


async def test_where_no_ai_can_play_the_lesson_can_be_begun_anew(
    world: World, ann: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ann.press("lesson-next")

    async def broken(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.app.tables.ai, "play", broken)
    with structlog.testing.capture_logs() as logs:
        await ann.act()
    assert "AI could not play" in [line["event"] for line in logs]
    assert "To act:" in ann.panel.text
    assert labels(ann.panel.message) == [t("en", "lesson-anew")]
