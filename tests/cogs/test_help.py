"""What can be done here and now: told to everybody as it is true for them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from simcord import MemberActor
from simcord.results import ResponseMessage

from bot.games.registry import RULESETS
from bot.i18n import LOCALES
from bot.tables.scratch import Scratch
from bot.tables.table import Status
from cogs.components import Press, layout
from cogs.help_pages import Asker, lines, rows
from cogs.panel.standing import Standing
from tests.cogs.test_message_limits import _positions, _table
from tests.support.limits import check_message
from tests.support.panels import board_of, labels, pressable
from tests.support.world import World, a_world, shown


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def ask(world: World, who: MemberActor) -> ResponseMessage:
    result = await world.use(who, "help")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def test_where_there_is_no_table_one_learns_how_to_open_one(world: World) -> None:
    ann, *_ = world.people
    message = await ask(world, ann)
    assert "There is no table in this channel." in shown(message)
    assert "`/table new`" in shown(message)
    assert labels(message) == ["Rules of Zong Shi", "Rules of Master Swordsmith"]
    page = await ann.click(message, label="Rules of Zong Shi")
    assert page.response is not None
    assert "Zong Shi · Contents" in shown(page.response)
    assert "There is no table in this channel." in shown(message)


async def test_a_lobby_tells_host_seated_and_guests_apart(world: World) -> None:
    ann, ben, cleo = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    alone = shown(await ask(world, ann))
    assert "You are the host. One more player is needed" in alone
    assert "*Add AI* seats an AI" in alone
    assert "*Join* takes a seat. The host, Ann, starts the game." in shown(await ask(world, ben))
    await world.slash(ben, "table join")
    assert "You are the host: *Start* begins the game." in shown(await ask(world, ann))
    seated = shown(await ask(world, ben))
    assert "You sit at this table. Its host, Ann" in seated
    assert "*Leave* frees your seat" in seated
    await world.slash(ann, "table options", players=2)
    assert "All seats are taken." in shown(await ask(world, cleo))
    assert labels(await ask(world, cleo)) == ["Rules of Zong Shi"]


async def test_a_game_tells_who_is_asked_who_waits_and_who_looks_on(world: World) -> None:
    ann, ben, cleo = world.people
    await world.table_of((ann, ben))
    who = await world.to_act()
    other = ben if who is ann else ann
    mine = await ask(world, who)
    text = shown(mine)
    assert "**It is your move.**" in text
    assert "Answer with `/zongshi draft`." in text
    assert "There is nothing of yours to take back now." in text
    assert labels(mine)[:5] == [
        "Take your turn",
        "My hand",
        "Board",
        "Log",
        "Rules: Set-up and draft",
    ]
    waits = await ask(world, other)
    assert "**You are not asked now.**" in shown(waits)
    assert f"To act: **{who.user.global_name}**" in shown(waits)
    assert labels(waits)[:4] == ["My hand", "Board", "Log", "Rules of Zong Shi"]
    guest = await ask(world, cleo)
    assert "**You do not sit at this table.**" in shown(guest)
    assert "Hands and other secrets stay hidden" in shown(guest)
    assert labels(guest)[:3] == ["Board", "Log", "Rules of Zong Shi"]
    (item, *_) = await world.choices(who, "zongshi draft", "item")
    await world.slash(who, "zongshi draft", item=item)
    assert "`/game undo` or *Undo*" in shown(await ask(world, who))


async def test_a_turn_at_the_smithy_has_its_own_help(world: World) -> None:
    ann, ben, *_ = world.people
    await world.table_of((ann, ben), "swordsmith")
    mine = await ask(world, await world.to_act())
    assert "Answer with `/sword play" in shown(mine)
    assert "Play coins and other cards" in shown(mine)
    assert "Rules: Your turn" in labels(mine)


async def test_help_and_the_button_of_the_board_are_the_same(world: World) -> None:
    await world.table_of(world.people)
    for who in world.people:
        pressed = await who.click(board_of(world), label="Help")
        assert pressed.response is not None
        message = await ask(world, who)
        assert shown(pressed.response) == shown(message)
        assert pressable(pressed.response) == pressable(message)


async def test_cards_on_the_board_are_looked_up_beside_the_help_after_a_restart(
    world: World,
) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    message = await ask(world, who)
    await world.restart()
    select = next(c for c in pressable(message) if c.get("placeholder", "").startswith("Look up"))
    value = select["options"][0]["value"]
    result = await who.select(message, [value], custom_id=select["custom_id"])
    assert result.response is not None
    assert result.response.id != message.id
    assert f"### {select['options'][0]['label']}" in shown(result.response)
    assert "**It is your move.**" in shown(message)
    page = await who.click(message, label="Rules: Set-up and draft")
    assert page.response is not None
    assert "counter-clockwise" in shown(page.response)
    assert "**It is your move.**" in shown(message)


async def test_hands_are_looked_up_by_their_owners_only(world: World) -> None:
    await world.table_of(world.people)
    for _ in range(9):
        who = await world.to_act()
        items = await world.choices(who, "zongshi draft", "item")
        scrolls = [item for item in items if item not in ("bronze", "ivory", "jade", "gold")]
        await world.slash(who, "zongshi draft", item=(scrolls or list(items))[0])
    table = await world.app.tables.table(world.channel.id)
    hands = {seat: set(table.view(seat).workshops[seat].scrolls) for seat in range(3)}
    assert any(hands.values())
    for seat, occupant in enumerate(table.seats):
        who = next(person for person in world.people if person.id == occupant.user)
        offered = {
            option["value"]
            for select in pressable(await ask(world, who))
            for option in select.get("options", [])
        }
        assert hands[seat] <= offered
        others = set().union(*(hands[other] for other in hands if other != seat)) - hands[seat]
        assert not offered & (others - set(table.view(None).scroll_discard))


async def test_a_table_that_is_over_leads_to_the_next_one(world: World) -> None:
    ann, ben, cleo = world.people
    await world.slash(ann, "table new", game="zongshi")
    await world.slash(ann, "table cancel")
    assert "cancelled before its start" in shown(await ask(world, ben))
    await world.table_of((ann, ben))
    await world.app.tables.end(world.channel.id, ann.id, False)
    message = await ask(world, cleo)
    assert "was given up. `/table board`" in shown(message)
    assert "`/table new` opens one" in shown(message)
    assert labels(message)[:2] == ["Board", "Log"]


async def test_who_has_no_time_reads_of_orders_and_ais_and_finds_the_way_back(world: World) -> None:
    ann, ben, _ = world.people
    await world.table_of((ann, ben))
    text = shown(await ask(world, ann))
    assert "`/game orders`" in text
    assert "`/seat hand-over`" in text
    table = await world.app.tables.table(world.channel.id)
    await world.app.tables.ai.hand_over(world.channel.id, ann.id, table=table.id)
    await world.app.idle()
    message = await ask(world, ann)
    assert "Take it back with `/seat take-back`" in shown(message)
    assert labels(message)[:3] == ["Take my seat back", "Board", "Log"]
    back = await ann.click(message, label="Take my seat back")
    assert back.response is not None
    assert "Your seat is yours again." in shown(back.response)


def test_a_lesson_names_no_command_of_a_channel() -> None:
    played = _table("zongshi", "en", RULESETS["zongshi"].new_game(5, b"lesson"))
    table = replace(played, channel=-1)
    (seat,) = table.to_act()
    asker = Asker(table.seats[seat].user or 0, "en", table, standing_at(table, seat))
    told = "\n".join(lines(asker))
    assert "The AIs answer at once." in told
    assert "/game" not in told
    assert "/table" not in told
    for status, said in ((Status.FINISHED, "your first game"), (Status.ENDED, "given up")):
        over = Asker(asker.user, "en", replace(table, status=status))
        assert any(said in line for line in lines(over))
    broken = Asker(asker.user, "en", replace(table, broken=True, state=None))
    assert any("begin it anew" in line for line in lines(broken))


def test_who_has_sealed_an_answer_may_give_another_one() -> None:
    table = _table("swordsmith", "en", RULESETS["swordsmith"].new_game(5, b"sealed"))
    standing = replace(standing_at(table, 0), start=None, is_sealed=True)
    asker = Asker(table.host, "en", table, standing)
    assert any("Your answer is sealed" in line for line in lines(asker))
    looks = rows(asker)[0]
    assert isinstance(looks, tuple)
    assert isinstance(looks[0], Press)
    assert looks[0].label == "Take your turn"


def standing_at(table: Any, seat: int) -> Standing:
    scratch = Scratch(table.ruleset, table.state, seat)
    start = scratch if seat in table.to_act() else None
    return Standing(table, seat, "1", start, start is None, (), (), True)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_help_of_a_whole_game_fits(game: str, locale: str) -> None:
    for state in _positions(game):
        table = _table(game, locale, state)
        seats = range(len(table.seats)) if table.status is Status.PLAYING else ()
        users = [table.seats[seat].user or 0 for seat in seats]
        askers = [
            Asker(user, locale, table, standing_at(table, seat))
            for seat, user in zip(seats, users, strict=True)
        ]
        for asker in (*askers, Asker(5, locale, table)):
            view = layout(["\n".join(lines(asker))], rows(asker))
            check_message({"components": [item.to_component_dict() for item in view.children]})


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("status", [Status.LOBBY, Status.ENDED, Status.CANCELLED])
def test_every_help_outside_of_a_game_fits(status: Status, locale: str) -> None:
    playing = _table("zongshi", locale, RULESETS["zongshi"].new_game(5, b"help"))
    table = replace(playing, status=status, state=None)
    for user in (table.host, table.seats[1].user or 0, 5):
        told = lines(Asker(user, locale, table))
        view = layout(["\n".join(told)], rows(Asker(user, locale, table)))
        check_message({"components": [item.to_component_dict() for item in view.children]})
