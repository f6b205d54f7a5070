"""Lessons are stored like any table, and no channel ever hears of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bot.games.registry import RULESETS
from bot.lessons.lesson import Progress
from bot.lessons.registry import LESSONS
from bot.tables.ai_seats import AiSeats
from bot.tables.errors import NotYourLesson, TableGone, TableMovedOn, UnknownGame
from bot.tables.table import Status, Table
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused

LEARNER, OTHER, *_ = PEOPLE


@pytest.fixture
def ais(house: House) -> Iterator[AiSeats]:
    seats = AiSeats(house.tables, pause=60)
    yield seats
    seats.close()


async def present(house: House, table: Table) -> Table:
    found = await house.tables.by_id(table.id)
    assert found is not None
    return found


async def everything_owed(house: House) -> list[tuple[object, ...]]:
    return await house.sql("SELECT * FROM outbox")


async def play_on(house: House, ais: AiSeats, table: Table, actions: int) -> Table:
    """Make what is usual for the learner, and let the AIs answer without any pause."""
    for _ in range(actions):
        async with asyncio.timeout(30):
            await ais.play(table.id)
        table = await present(house, table)
        if not table.to_act():
            break
        seat = table.to_act()[0]
        move = table.ruleset.default_move(table.state, seat)
        table = (await house.tables.play(table.channel, LEARNER.id, (move,))).table
    return table


@pytest.mark.parametrize("game", LESSONS)
async def test_a_learner_sits_with_two_ais_and_plays_at_once(house: House, game: str) -> None:
    table = await house.tables.lessons.open(LEARNER, game, "zh-TW")
    assert table.status is Status.PLAYING
    assert table.is_private
    assert (table.host, table.locale, table.game) == (LEARNER.id, "zh-TW", game)
    assert [who.user for who in table.seats] == [LEARNER.id, None, None]
    assert await house.tables.lessons.find(LEARNER.id, game) == await present(house, table)


@pytest.mark.parametrize("game", LESSONS)
async def test_everybody_learns_with_the_same_cards(house: House, game: str) -> None:
    one = await house.tables.lessons.open(LEARNER, game, "en")
    other = await house.tables.lessons.open(OTHER, game, "zh-CN")
    assert one.channel != other.channel
    assert one.state == other.state
    again = await house.tables.lessons.anew(one, LEARNER, "en")
    assert again.id != one.id
    assert again.state == one.state


async def test_a_lesson_owes_nothing_to_anybody(house: House, ais: AiSeats) -> None:
    await house.tables.open_table(1, CHANNEL, LEARNER, "toy", "en")
    owed = await everything_owed(house)
    table = await house.tables.lessons.open(LEARNER, "zongshi", "en")
    table = await play_on(house, ais, table, 6)
    assert table.number > 6
    assert await everything_owed(house) == owed
    await house.tables.repost_boards()
    assert {row[1] for row in await everything_owed(house)} == {owed[0][1]}
    await house.tables.lessons.anew(await present(house, table), LEARNER, "en")
    assert {row[1] for row in await everything_owed(house)} == {owed[0][1]}


async def test_a_lesson_is_in_nobodys_way(house: House) -> None:
    table = await house.tables.lessons.open(LEARNER, "zongshi", "en")
    assert await house.tables.open_tables(None) == ()
    assert await house.tables.open_tables(table.guild) == ()
    assert await house.tables.tables_of(LEARNER.id) == ()
    opened = await house.tables.open_table(1, CHANNEL, LEARNER, "zongshi", "en")
    assert await house.tables.open_tables(None) == (opened,)
    assert await house.tables.tables_of(LEARNER.id) == (opened,)


async def test_there_is_one_open_lesson_a_person_and_game(house: House) -> None:
    lessons = house.tables.lessons
    both = await asyncio.gather(*(lessons.open(LEARNER, "zongshi", "en", n) for n in (1, 2)))
    assert both[0].id == both[1].id
    other = await lessons.open(LEARNER, "swordsmith", "en")
    assert other.id != both[0].id
    assert await lessons.find(OTHER.id, "zongshi") is None


async def test_an_interaction_opens_one_lesson(house: House) -> None:
    lessons = house.tables.lessons
    first = await lessons.open(LEARNER, "zongshi", "en", 7)
    begun = await lessons.anew(first, LEARNER, "en", 8)
    assert (await lessons.anew(await present(house, first), LEARNER, "en", 8)).id == begun.id
    assert (await present(house, first)).status is Status.ENDED
    assert (await present(house, begun)).status is Status.PLAYING


async def test_a_lesson_that_was_given_up_before_leads_to_the_present_one(house: House) -> None:
    lessons = house.tables.lessons
    first = await lessons.open(LEARNER, "zongshi", "en")
    second = await lessons.anew(first, LEARNER, "en")
    stale = await present(house, first)
    assert (await lessons.anew(stale, LEARNER, "en")).id == second.id


async def test_a_press_that_comes_too_late_gives_nothing_up(house: House, refused: Refused) -> None:
    lessons = house.tables.lessons
    first = await lessons.open(LEARNER, "zongshi", "en")
    await lessons.anew(first, LEARNER, "en")
    await refused(TableMovedOn, lessons.anew(first, LEARNER, "en"))


async def test_nobody_else_begins_a_lesson_anew(house: House, refused: Refused) -> None:
    table = await house.tables.lessons.open(LEARNER, "zongshi", "en")
    await refused(NotYourLesson, house.tables.lessons.anew(table, OTHER, "en"))


async def test_what_cannot_be_learnt_is_refused(house: House, refused: Refused) -> None:
    await refused(UnknownGame, house.tables.lessons.open(LEARNER, "chess", "en"))
    assert await house.tables.lessons.find(LEARNER.id, "chess") is None


async def test_no_lobby_follows_a_lesson(house: House, refused: Refused) -> None:
    table = await house.tables.lessons.open(LEARNER, "zongshi", "en")
    await house.tables.lessons.anew(table, LEARNER, "en")
    await refused(TableGone, house.tables.again(table.id, LEARNER))


async def test_ais_answer_at_once_also_after_a_restart(house: House, ais: AiSeats) -> None:
    table = await play_on(house, ais, await house.tables.lessons.open(LEARNER, "zongshi", "en"), 3)
    assert (await present(house, table)).ais_to_act()
    await house.reopen()
    again = AiSeats(house.tables, pause=60)
    try:
        async with asyncio.timeout(30):
            await again.idle()
    finally:
        again.close()
    assert (await present(house, table)).to_act() == (0,)


async def test_how_far_a_learner_is_survives_and_never_goes_back(house: House) -> None:
    lessons = house.tables.lessons
    table = await lessons.open(LEARNER, "zongshi", "en")
    assert await lessons.progress(table) == Progress()
    way = await lessons.read(table, 0)
    assert way.progress == Progress(1, table.number)
    await house.reopen()
    lessons = house.tables.lessons
    assert await lessons.progress(table) == way.progress
    assert (await lessons.read(table, 0)).progress == way.progress
    assert (await lessons.forward(await present(house, table))).progress == way.progress


async def test_a_step_is_done_by_playing(house: House, ais: AiSeats) -> None:
    lessons = house.tables.lessons
    table = await lessons.open(LEARNER, "zongshi", "en")
    draft = (await lessons.read(table, 0)).progress
    table = await play_on(house, ais, table, 1)
    assert (await lessons.forward(table)).progress == draft
    while table.ruleset.moment(table.state).phase == "draft":
        table = await play_on(house, ais, table, 1)
    await ais.play(table.id)
    way = await lessons.forward(await present(house, table))
    assert way.progress.step == draft.step + 1


async def test_a_learner_knows_what_the_seat_may_know(house: House, ais: AiSeats) -> None:
    table = await house.tables.lessons.open(LEARNER, "zongshi", "en")
    table = await play_on(house, ais, table, 4)
    await ais.play(table.id)
    table = await present(house, table)
    story = await house.tables.lessons.story(table)
    assert story.seat == 0
    assert story.view == table.view(0)
    assert story.legal == table.ruleset.legal_moves(table.state, 0)
    events = [event for row in story.rows for event in row.events]
    assert all(event.audience in (None, 0) for event in events)
    assert story.number == table.number


async def test_an_unreadable_lesson_can_be_begun_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.tables.lessons.open(LEARNER, "zongshi", "en")
    await house.reopen()
    monkeypatch.setattr(type(RULESETS["zongshi"]), "version", 99)
    broken = await house.tables.lessons.find(LEARNER.id, "zongshi")
    assert broken is not None
    assert broken.broken
    begun = await house.tables.lessons.anew(broken, LEARNER, "en")
    assert (begun.id != table.id, begun.broken) == (True, False)
