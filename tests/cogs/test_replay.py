"""`/record replay`: picture by picture, round by round, as an animation; also after a restart."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from simcord import InteractionResult

from bot.tables.table import Status, Table
from render import Caption, Picture, film
from tests.support.learning import Learner
from tests.support.panels import Panel, within_limits
from tests.support.pressing import press, raw_press
from tests.support.world import World, a_world, shown, text_of

PICTURE = re.compile(r"Table (\d+) · picture (\d+) of (\d+)")


class Replay(Panel):
    """Somebody's replay, opened by the command or by a button."""

    async def begin(self, **options: str) -> Replay:
        return self.took(await self.world.use(self.who, "record replay", **options))

    def took(self, result: InteractionResult) -> Replay:
        assert result.response is not None
        assert result.response.ephemeral
        self.message = result.response
        within_limits(self.message)
        return self

    @property
    def at(self) -> tuple[int, int]:
        """Which picture is shown, and how many there are."""
        found = PICTURE.search(self.text)
        assert found is not None, self.text
        return int(found[2]), int(found[3])


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def play(world: World, moves: int = 10_000, *, shown_each: bool = False) -> Table:
    """Let everybody make so many moves, or play to the end; the board may follow each of them."""
    chance = Random(3)  # noqa: S311
    table = await world.app.tables.table(world.channel.id)
    while moves and table.status is Status.PLAYING:
        seat = chance.choice(table.to_act())
        move = chance.choice(table.ruleset.legal_moves(table.state, seat))
        user = table.seats[seat].user or 0
        table = (await world.app.tables.play(world.channel.id, user, (move,))).table
        moves -= 1
        if shown_each:
            await world.app.idle()
    await world.app.idle()
    return table


async def finished(world: World) -> Table:
    """A game of two that was played to its end."""
    await world.table_of(world.people[:2])
    return await play(world)


async def test_a_game_is_looked_at_picture_by_picture(world: World) -> None:
    ann, ben, cleo = world.people
    await world.table_of((ann, ben))
    await play(world, 30, shown_each=True)
    boards = [shown(message).splitlines()[0] for message in world.boards()]
    await play(world)
    replay = await Replay(world, cleo).begin()
    count = replay.at[1]
    assert replay.at == (1, count)
    assert list(replay.buttons()) == ["Next", "Last", "Animation"]
    headings, texts = list[str](), list[str]()
    while replay.at[0] < count:
        headings.append(replay.text.splitlines()[0])
        texts.append(replay.text)
        assert [file.filename for file in replay.message.attachments] == [
            "town.png",
            "workshops.png",
        ]
        assert all(file.description for file in replay.message.attachments)
        await replay.click("Next")
    # The first position is a picture too, before the last one of its moment.
    assert len(boards) > 3
    assert headings[1 : len(boards) + 1] == boards
    assert "final score" in replay.text
    assert [file.filename for file in replay.message.attachments] == ["score.png"]
    assert list(replay.buttons()) == ["First", "Back", "Animation"]
    await replay.click("Back")
    assert (replay.at, replay.text) == ((count - 1, count), texts[-1])
    await replay.click("First")
    assert replay.text == texts[0]
    await replay.click("Last")
    assert replay.at == (count, count)


async def test_rounds_are_jumped_to(world: World) -> None:
    ann, *_ = world.people
    await finished(world)
    replay = await Replay(world, ann).begin()
    rounds = replay.options("Jump to a round")
    assert rounds[0] == "Set-up"
    assert rounds[1:] == [f"Round {number}" for number in range(1, len(rounds))]
    assert replay.chosen("Jump to a round") == ["Set-up"]
    await replay.choose("Jump to a round", "Round 3")
    assert "· round 3 ·" in replay.text
    assert replay.chosen("Jump to a round") == ["Round 3"]
    await replay.click("Back")
    assert "· round 2 ·" in replay.text


async def test_many_rounds_are_pages_of_a_select(world: World) -> None:
    ann, *_ = world.people
    await world.table_of(world.people[:2])
    table = await play(world, 40)
    with closing(sqlite3.connect(world.database)) as file, file:
        file.execute("CREATE TABLE one AS SELECT * FROM snapshots ORDER BY number DESC LIMIT 1")
        for number in range(1, 40):
            file.execute("UPDATE one SET round = 100 + ?, number = 1000 + ?", (number, number))
            file.execute("INSERT INTO snapshots SELECT * FROM one")
    replay = await Replay(world, ann).begin(table=str(table.id))
    options = replay.options("Jump to a round")
    assert len(options) == 25
    assert options[-1] == "More … (2 of 2)"
    before = replay.at
    await replay.choose("Jump to a round", "More")
    assert replay.at == before
    assert "Round 139" in replay.options("Jump to a round")
    await replay.choose("Jump to a round", "Round 139")
    assert "· round 139 ·" in replay.text
    assert replay.chosen("Jump to a round") == ["Round 139"]


async def test_a_running_game_is_told_up_to_now_as_spectators_see_it(world: World) -> None:
    ann, ben, _ = world.people
    await world.table_of((ann, ben))
    await play(world, 30)
    replay = await Replay(world, ann).begin()
    assert "Animation" not in replay.buttons()
    await replay.click("Last")
    at, count = replay.at
    assert at == count
    assert "The game goes on" in replay.text
    assert "Next" not in replay.buttons()
    await play(world, 60)
    await replay.click("Last")
    assert replay.at[0] == replay.at[1] > count
    told = [file.description for file in replay.message.attachments]
    assert told == [file.description for file in world.boards()[-1].attachments]
    table = await world.app.tables.table(world.channel.id)
    forged = await raw_press(world, ann, world.public()[-1], f"g1:{table.id}:replay:film")
    assert "played to its end" in forged


async def test_a_replay_goes_on_after_a_restart(world: World) -> None:
    ann, *_ = world.people
    await finished(world)
    replay = await Replay(world, ann).begin()
    await replay.click("Next")
    before = replay.at
    await world.restart()
    await replay.click("Next")
    assert replay.at == (before[0] + 1, before[1])


async def test_the_score_has_a_button_that_shows_the_game_again(world: World) -> None:
    *_, cleo = world.people
    table = await finished(world)
    score = world.public()[-1]
    result = await press(world, cleo, score, f"g1:{table.id}:replay")
    replay = Replay(world, cleo).took(result)
    assert replay.at[0] == 1
    assert world.public()[-1].id == score.id


async def test_earlier_tables_are_suggested_and_found(world: World) -> None:
    ann, ben, cleo = world.people
    await world.table_of((ann, ben))
    first = await play(world, 5)
    await world.app.tables.end(world.channel.id, ann.id, False)
    await world.table_of((ben, cleo), "swordsmith")
    second = await play(world, 5)
    offered = await world.choices(ann, "record replay", "table")
    assert list(offered) == [str(second.id), str(first.id)]
    assert (
        offered[str(first.id)] == f"Table {first.id} · Zong Shi · given up 2026-03-01 · Ann and Ben"
    )
    assert "still being played" in offered[str(second.id)]
    assert list(await world.choices(ann, "record replay", "table", "zong")) == [str(first.id)]
    replay = await Replay(world, ann).begin()
    assert replay.text.startswith("### Master Swordsmith")
    await replay.begin(table=str(first.id))
    await replay.click("Last")
    assert replay.text.startswith("### Zong Shi")
    assert "given up" in replay.text
    refused = await world.slash(ann, "record replay", table="999")
    assert "“999” is not possible here" in refused
    assert f"Table {first.id}" in refused


async def test_a_channel_without_a_game_has_nothing_to_show(world: World) -> None:
    ann, *_ = world.people
    assert "No game has begun" in await world.slash(ann, "record replay")
    await world.slash(ann, "table new", game="zongshi", language="zh-TW")
    assert "No game has begun" in await world.slash(ann, "record replay")
    await world.slash(ann, "me language", language="zh-CN")
    assert "还没有开始过任何游戏" in await world.slash(ann, "record replay")
    table = await world.app.tables.table(world.channel.id)
    lobby = world.public()[-1]
    await world.slash(ann, "me language", language="en")
    assert "not started" in await raw_press(world, ann, lobby, f"g1:{table.id}:replay")


async def test_wrong_presses_are_answered_in_a_sentence(world: World) -> None:
    ann, *_ = world.people
    await world.table_of(world.people[:2])
    table = await play(world, 5)
    board = world.public()[-1]
    for place in ("nonsense", "back:", "round:1:2", "next:99999999"):
        said = await raw_press(world, ann, board, f"g1:{table.id}:replay:{place}")
        assert "do not know this button" in said, place
    for value in ("x", "px", "²", ""):
        custom_id = f"g1:{table.id}:replay:round:0"
        said = await raw_press(world, ann, board, custom_id, [value], is_select=True)
        assert "do not know this button" in said, value
    assert "does not exist" in await raw_press(world, ann, board, "g1:999:replay")
    other = world.guild.create_text_channel("elsewhere")
    here, world.channel = world.channel, other
    await world.table_of(world.people[:2])
    elsewhere = await world.app.tables.table(other.id)
    world.channel = here
    assert "does not exist" in await raw_press(world, ann, board, f"g1:{elsewhere.id}:replay")


async def test_a_lesson_is_looked_at_again_by_its_owner_only(world: World) -> None:
    ann, ben, _ = world.people
    await world.table_of((ann, ben))
    await Learner(world, ann, "zongshi").open()
    lesson = await world.app.tables.lessons.find(ann.id, "zongshi")
    assert lesson is not None
    board, opening = world.public()[-1], f"g1:{lesson.id}:replay"
    assert "somebody else's lesson" in await raw_press(world, ben, board, opening)
    refused = await world.slash(ben, "record replay", table=str(lesson.id))
    assert "somebody else's lesson" in refused
    replay = await Replay(world, ann).begin(table=str(lesson.id))
    assert f"Table {lesson.id} · picture 1 of" in replay.text
    assert str(lesson.id) not in await world.choices(ben, "record replay", "table")


async def test_a_board_that_cannot_be_drawn_is_told_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, *_ = world.people
    await world.table_of(world.people[:2])
    await play(world, 20)

    def broken(*_: object) -> None:
        raise RuntimeError("no pictures today")

    monkeypatch.setattr("render.board", broken)
    replay = await Replay(world, ann).begin()
    assert "could not be drawn" in replay.text
    assert "**Ann**" in replay.text
    assert not replay.message.attachments


async def test_a_table_that_cannot_be_read_says_so(world: World) -> None:
    ann, *_ = world.people
    await world.table_of(world.people[:2])
    table = await play(world, 20)
    await world.env.settle()
    await world.close()
    with closing(sqlite3.connect(world.database)) as file, file:
        file.execute("UPDATE tables SET rules_version = 0")
    await world.env.restart_bot(await world.open())
    replay = Replay(world, ann).took(await world.use(ann, "record replay"))
    assert f"cannot read table {table.id}" in replay.text
    assert str(table.id) in await world.choices(ann, "record replay", "table")


async def test_an_animation_is_for_oneself_or_for_everybody(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "MOST", 6)
    ann, _, cleo = world.people
    await finished(world)
    score = world.public()[-1]
    mine = await world.use(cleo, "record replay", animation="me")
    assert mine.response is not None
    assert mine.response.ephemeral
    assert "the whole game of Ann and Ben" in text_of(mine)
    (file,) = mine.response.attachments
    assert file.filename == "replay.webp"
    assert "final score" in (file.description or "")
    animated = Image.open(BytesIO(await file.read()))
    assert 2 <= animated.n_frames <= 6  # type: ignore[attr-defined]
    assert "Only those who played" in await world.slash(
        cleo, "record replay", animation="everybody"
    )
    assert world.public()[-1].id == score.id
    assert "stands in the channel" in await world.slash(ann, "record replay", animation="everybody")
    posted = world.public()[-1]
    assert posted.id != score.id
    assert [one.filename for one in posted.attachments] == ["replay.webp"]
    replay = await Replay(world, cleo).begin()
    before = replay.text
    pressed = await replay.click("Animation")
    assert replay.text == before, "the animation stands beside the pictures"
    assert pressed.response is not None
    assert [one.filename for one in pressed.response.attachments] == ["replay.webp"]


async def test_an_animation_that_several_ask_for_is_made_once_in_each_language(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def film_of(_game: str, _frames: object, _outcome: object, caption: Caption) -> Picture:
        made.append(caption.locale)
        return Picture("replay.webp", caption.locale.encode(), "")

    monkeypatch.setattr(film, "MOST", 3)
    monkeypatch.setattr(film, "film", film_of)
    ann, ben, cleo = world.people
    await finished(world)
    await world.slash(cleo, "me language", language="zh-CN")
    shown_to = [await world.use(who, "record replay", animation="me") for who in (ann, ben, cleo)]
    files = [one.response.attachments[0] for one in shown_to if one.response is not None]
    assert [await file.read() for file in files] == [b"en", b"en", b"zh-CN"]
    assert made == ["en", "zh-CN"]


async def test_an_animation_that_cannot_be_posted_is_not_said_to_stand_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "MOST", 3)
    ann, *_ = world.people
    await finished(world)
    before = len(world.public())
    world.env.inject_error("POST", "/webhooks/*/*", status=403, code=50013, times=1)
    told = await world.slash(ann, "record replay", animation="everybody")
    assert "stands in the channel" not in told
    assert len(world.public()) == before


async def test_only_games_that_are_over_are_animated(world: World) -> None:
    ann, *_ = world.people
    await world.table_of(world.people[:2])
    await play(world, 5)
    for whom in ("me", "everybody"):
        refused = await world.slash(ann, "record replay", animation=whom)
        assert "played to its end" in refused
    await world.app.tables.end(world.channel.id, ann.id, False)
    assert "played to its end" in await world.slash(ann, "record replay", animation="me")
