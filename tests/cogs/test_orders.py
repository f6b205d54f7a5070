"""Standing orders by buttons and selects: given, seen, changed, cancelled, and told of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.games.registry import RULESETS
from bot.orders.registry import ORDERS
from cogs.components import Press, layout
from tests.cogs.sword_commands import a_sale
from tests.cogs.test_sword_sealed import told_to_all
from tests.games.zongshi.position import PositionBuilder, position
from tests.games.zongshi.table import A, M
from tests.support.panels import Panel, board_of, labels, within_limits
from tests.support.pressing import raw_press
from tests.support.world import World, a_world, pinged, shown, text_of

ADD, FIRST, NEXT = "Give an order", "What comes first", "What comes next, if anything"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def playing(world: World, monkeypatch: pytest.MonkeyPatch, built: Any) -> None:
    """A table in a position that was set up by hand."""
    game = "zongshi" if isinstance(built, PositionBuilder) else "swordsmith"
    monkeypatch.setattr(RULESETS[game], "new_game", lambda *_: built.state(), raising=False)
    await world.table_of(world.people, game)


def sharing() -> PositionBuilder:
    """Seat 0 has the last turn of the round; then it shares the large jar with seat 1."""
    start = position().large_jar(bronze=1, jade=2, gold=2).small_jar().round(1)
    for seat in (0, 1):
        start.at(seat, M, "large_jar")
    return start.out(1, A).out(2, M, A)


async def shown_to(world: World, who: MemberActor) -> Panel:
    """Somebody's orders, opened by the button in their panel or on the screen of who waits."""
    panel = await Panel(world, who).open()
    opened = await who.click(panel.message, label="Standing orders")
    assert opened.response is not None
    assert opened.response.ephemeral
    assert opened.response.id != panel.message.id
    screen = Panel(world, who)
    screen.message = opened.response
    within_limits(screen.message)
    return screen


def beside(result: InteractionResult) -> str:
    """What was told beside an answer."""
    assert all(message.ephemeral for message in result.followups)
    return "\n".join(message.content for message in result.followups)


async def test_an_order_is_given_seen_changed_and_cancelled_by_thumb(world: World) -> None:
    await world.table_of(world.people)
    others = [person for person in world.people if person is not await world.to_act()]
    who, other = others[0], others[1]
    screen = await shown_to(world, who)
    assert "You have given none at this table." in screen.text
    await screen.choose(ADD, "Market")
    assert "**New order:** Market: …" in screen.text
    assert list(screen.buttons()) == ["Back"]
    await screen.choose(FIRST, "Gold")
    await screen.choose(NEXT, "Jade")
    assert "**New order:** Market: gold, then jade" in screen.text
    assert screen.options(NEXT) == ["Bronze", "Ivory"]
    await world.restart()
    await screen.click("Always")
    assert "**Given:** Market: gold, then jade · always" in screen.text
    assert "1. Market: gold, then jade · always" in screen.text
    await screen.choose(ADD, "Pass with the apprentice")
    await screen.click("Once")
    assert "2. Pass with the apprentice · once" in screen.text
    await screen.click("1: only once")
    assert "1. Market: gold, then jade · once" in screen.text
    await screen.click("2: cancel")
    assert "Pass with the apprentice ·" not in screen.text
    assert labels(screen.message) == ["1: always", "1: cancel", ADD]
    text = (await shown_to(world, who)).text
    assert "1. Market: gold, then jade · once" in text
    assert "You have given none" in (await shown_to(world, other)).text
    assert "gold, then jade" not in told_to_all(world)


async def test_another_choice_and_a_new_order_of_the_kind_replace_the_first(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    screen = await shown_to(world, who)
    assert "You are asked something now" in screen.text
    await screen.choose(ADD, "Too much")
    await screen.choose(FIRST, "Bronze")
    await screen.click("Start again")
    await screen.choose(FIRST, "Writ")
    await screen.choose(NEXT, "Jade")
    await screen.click("Always")
    assert "1. Too much: Writ of Authority, then jade first · always" in screen.text
    await screen.choose(ADD, "Too much")
    await screen.choose(FIRST, "Jade")
    await screen.click("Once")
    assert "1. Too much: jade first · once" in screen.text
    assert "2." not in screen.text
    await screen.choose(ADD, "Market")
    await screen.click("Back")
    assert "1. Too much" in screen.text


async def test_the_market_is_answered_and_its_owner_told_at_the_next_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(world, monkeypatch, sharing())
    ann, ben, cleo = world.people
    screen = await shown_to(world, ben)
    await screen.choose(ADD, "Market")
    await screen.choose(FIRST, "Gold")
    await screen.choose(NEXT, "Jade")
    await screen.click("Once")
    await world.slash(ann, "zongshi pass", figure="apprentice")
    told = await world.use(ann, "zongshi take", material="bronze")
    assert beside(told) == ""
    assert "Ben" not in text_of(told)
    public = told_to_all(world)
    assert "Ben takes 1 gold from the large jar." in public
    assert "order" not in public
    assert {user for message in world.public() for user in pinged(message)} == {ann.id}
    await world.restart()
    assert beside(await cleo.click(board_of(world), label="Board")) == ""
    told = await ben.click(board_of(world), label="Take your turn")
    assert "**Your standing orders** in <#" in beside(told)
    assert "Market: gold, then jade · answered for you: Take gold from the large jar" in beside(
        told
    )
    assert beside(await ben.click(board_of(world), label="Take your turn")) == ""
    # All that is taken in a round is one occasion.
    await world.slash(ann, "zongshi take", material="jade")
    assert told_to_all(world).count("Ben takes 1 gold from the large jar.") == 2
    assert "You have given none" in (await shown_to(world, ben)).text


@pytest.mark.parametrize("way", ["command", "refused", "help", "panel", "orders"])
async def test_owners_are_told_once_whatever_they_do_next(
    world: World, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    await playing(world, monkeypatch, position().out(1, M).large_jar().small_jar())
    ann, ben, _ = world.people
    screen = await shown_to(world, ben)
    old = await Panel(world, ben).open()
    await screen.choose(ADD, "Pass with the apprentice")
    await screen.click("Always")
    await world.slash(ann, "zongshi pass", figure="apprentice")
    ways: dict[str, Any] = {
        "command": lambda: world.use(ben, "table hand"),
        "refused": lambda: world.use(ben, "zongshi pass", figure="apprentice"),
        "help": lambda: ben.click(board_of(world), label="Help"),
        "panel": lambda: ben.click(old.message, label="My hand"),
        "orders": lambda: screen.choose(ADD, "Market"),
    }
    result = await ways[way]()
    assert "answered for you: Pass with the apprentice" in beside(result)
    if way == "refused":
        assert "not your move" in text_of(result)
    assert beside(await world.use(ben, "table hand")) == ""


async def test_where_nothing_fits_the_owner_is_called_and_told_why(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(world, monkeypatch, sharing())
    ann, ben, _ = world.people
    screen = await shown_to(world, ben)
    await screen.choose(ADD, "Market")
    await screen.choose(FIRST, "Ivory")
    await screen.click("Always")
    await world.slash(ann, "zongshi pass", figure="apprentice")
    await world.slash(ann, "zongshi take", material="bronze")
    assert ben.id in {user for message in world.public() for user in pinged(message)}
    told = beside(await world.use(ben, "zongshi take", material="gold"))
    assert "Market: ivory · left the question to you: none of these lies on the jar." in told
    assert "order" not in told_to_all(world)


async def test_what_could_not_be_told_is_told_the_next_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(world, monkeypatch, position().out(1, M).large_jar().small_jar())
    ann, ben, _ = world.people
    screen = await shown_to(world, ben)
    await screen.choose(ADD, "Pass with the apprentice")
    await screen.click("Always")
    await world.slash(ann, "zongshi pass", figure="apprentice")
    world.env.inject_error("POST", "/webhooks/*/*", status=404, code=10015, times=1)
    assert beside(await world.use(ben, "table hand")) == ""
    assert "answered for you" in beside(await world.use(ben, "table hand"))
    assert beside(await world.use(ben, "table hand")) == ""


async def read_by(world: World, who: MemberActor) -> list[str]:
    """Everything that somebody can ask for."""
    answers = [text_of(await world.use(who, f"table {name}")) for name in ("log", "hand", "text")]
    panel = await Panel(world, who).open()
    return [*answers, panel.text, *labels(panel.message), shown(board_of(world))]


@pytest.mark.parametrize("owner", [0, 1])
async def test_an_ordered_offer_reads_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: int
) -> None:
    """What the others can read and whom the channel calls: by hand and by order the same."""
    found = []
    for is_ordered in (False, True):
        path = tmp_path / str(is_ordered)
        path.mkdir()
        async with a_world(path) as world:
            await playing(world, monkeypatch, a_sale())
            who = world.people[owner]
            if is_ordered:
                screen = await shown_to(world, who)
                await screen.choose(ADD, "Offer the cheapest sword")
                await screen.choose("Choose", "performance")
                await screen.click("Always")
                assert "reaches at least performance · always" in screen.text
            for person in world.people:
                await world.slash(person, "sword end")
            if not is_ordered:
                await world.slash(who, "sword offer", sword="2")
            others = [person for person in world.people if person is not who]
            reads = [await read_by(world, other) for other in others]
            calls = {user for message in world.public() for user in pinged(message)}
            found.append((reads, calls, told_to_all(world).count("Ann")))
            asked = world.people[1 - owner]
            await world.slash(asked, "sword decline")
            assert f"{who.user.global_name} sells sword 2" in told_to_all(world)
    by_hand, by_order = found
    assert by_hand[:2] == by_order[:2]


async def test_a_sealed_answer_of_an_order_is_changed_in_the_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(world, monkeypatch, a_sale())
    ann, ben, cleo = world.people
    screen = await shown_to(world, ben)
    await screen.choose(ADD, "Decline")
    await screen.choose("Choose", "excitement")
    await screen.click("Always")
    for person in (ann, ben, cleo):
        await world.slash(person, "sword end")
    panel = await Panel(world, ben).open()
    assert "Your answer is sealed" in panel.text
    await panel.choose("The sword you offer", "Sword 1")
    await panel.click("Confirm")
    await world.slash(ann, "sword decline")
    assert "Ben sells sword 1" in told_to_all(world)


async def test_who_has_no_part_and_what_is_over_gets_a_sentence(world: World) -> None:
    await world.slash(world.people[0], "table new", game="zongshi", language="en")
    ann, ben, *_ = world.people
    assert "do not sit" in await world.slash(ben, "game orders")
    opened = await world.use(ann, "game orders")
    assert opened.response is not None
    assert "You have given none" in shown(opened.response)
    for person in world.people[1:]:
        await world.slash(person, "table join")
    await world.slash(ann, "table start")
    guest = world.guild.add_member(world.env.create_user("guest"))
    assert "do not sit" in await world.slash(guest, "game orders")
    table = await world.app.tables.table(world.channel.id)
    board = board_of(world)
    assert "do not sit" in await raw_press(world, guest, board, f"g1:{table.id}:orders")
    screen = await shown_to(world, ben)
    await screen.choose(ADD, "Market")
    await screen.choose(FIRST, "Gold")
    question = await world.use(ann, "game end")
    assert question.response is not None
    await ann.click(question.response, label="End the game")
    await world.app.idle()
    assert "This table is closed" in beside(await screen.click("Always"))
    assert await world.app.services.orders.of(table, ben.id) == ()
    assert "no table" in await world.slash(ben, "game orders")


@pytest.mark.parametrize(
    "place",
    [
        "teleport",
        "add:market:1:2",
        "once",
        "once:market",
        "once:take",
        "once:take:9",
        "once:take:1.1",
        "once:pass:0",
        "pick:take:x",
        "always:take:0.1.2.3.4",
    ],
)
async def test_ids_of_other_releases_change_nothing(world: World, place: str) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    table = await world.app.tables.table(world.channel.id)
    row = (Press("Old", f"g1:{table.id}:orders:{place}"),)
    channel = world.app.client.get_partial_messageable(world.channel.id)
    message = await channel.send(view=layout(("old",), (row,)))
    result = await who.click(message, label="Old")
    said = text_of(result) + beside(result)
    assert "another release of mine" in said or "cannot be ordered" in said
    assert await world.app.services.orders.of(table, who.id) == ()


async def test_an_order_that_is_gone_says_so_and_shows_the_rest(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    one, other = await shown_to(world, who), None
    await one.choose(ADD, "Pass with the apprentice")
    await one.click("Always")
    other = await shown_to(world, who)
    await one.click("1: cancel")
    await other.click("1: only once")
    assert "no such standing order any more" in other.text
    assert "You have given none" in other.text


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
@pytest.mark.parametrize("game", ORDERS)
async def test_every_kind_of_order_fits_its_screens_in_every_language(
    tmp_path: Path, game: str, locale: str
) -> None:
    async with a_world(tmp_path, ("Ann", "Ben")) as world:
        await world.table_of(world.people, game)
        who = await world.to_act()
        await world.slash(who, "me language", language=locale)
        opened = await world.use(who, "game orders")
        assert opened.response is not None
        screen = Panel(world, who)
        screen.message = opened.response
        for kind, about in ORDERS[game].kinds.items():
            await screen.pick(screen.selects()[0], [kind])
            for _ in range(about.most):
                within_limits(screen.message)
                offered = [o["value"] for o in screen.selects()[0]["options"]]
                await screen.pick(screen.selects()[0], offered[-1:])
            (always,) = [i for i in screen.buttons().values() if ":always" in i]
            await screen.press(always)
            within_limits(screen.message)
            assert "…" not in screen.text
        table = await world.app.tables.table(world.channel.id)
        held = await world.app.services.orders.of(table, who.id)
        assert [one.order.kind for one in held] == list(ORDERS[game].kinds)
        assert screen.text.count("\n") >= len(held)
