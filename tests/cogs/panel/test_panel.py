"""Taking turns by the private panel: right presses, wrong ones, late ones."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from simcord import MemberActor

from bot.tables.table import Status, Table
from cogs.components import Press, layout
from cogs.panel import showing
from tests.support.panels import Panel, board_of, drafted, labels, opened
from tests.support.world import World, a_world, pinged, shown, text_of

ORIGINAL = "/webhooks/*/*/messages/@original"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def present(world: World) -> Table:
    return await world.app.tables.table(world.channel.id)


async def others(world: World, who: MemberActor) -> list[MemberActor]:
    return [person for person in world.people if person is not who]


async def test_only_the_newest_board_has_buttons(world: World) -> None:
    await drafted(world)
    old, new = [message for message in world.public() if len(message.attachments) == 2]
    assert labels(new) == ["Take your turn", "My hand", "Board", "Log", "Help"]
    assert labels(old) == []
    assert "Draft" in shown(old)
    assert [file.filename for file in old.attachments] == ["town.png", "workshops.png"]


async def test_something_is_drafted_in_two_presses(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    assert "Take a material or a scroll from the middle." in panel.text
    assert [file.filename for file in panel.message.attachments] == ["hand.png"]
    assert "Confirm" not in panel.buttons()
    before = await present(world)
    await panel.choose("Take from the middle", "Jade")
    assert "**If you confirm:** Take jade" in panel.text
    assert panel.chosen("Take from the middle") == ["Jade"]
    assert (await present(world)).version == before.version
    await panel.click("Confirm")
    assert panel.presses == 2
    assert "takes jade from the middle." in panel.text
    assert f"**{(await world.to_act()).user.global_name}**" in panel.text
    assert labels(panel.message) == [
        "Take your turn",
        "My hand",
        "Board",
        "Log",
        "Undo",
        "Standing orders",
    ]
    assert "takes jade from the middle." in shown(board_of(world))


async def test_another_choice_and_back_are_free(world: World) -> None:
    await drafted(world)
    panel = await opened(world)
    before = await present(world)
    await panel.choose("Go to a place", "Temple")
    assert "Send the master to the temple" in panel.text
    assert "stays hidden" in panel.text
    await panel.click("Back")
    await panel.click("Apprentice")
    assert "Pass with the apprentice" in labels(panel.message)
    await panel.choose("Go to a place", "Small jar")
    assert "Send the apprentice to the small jar" in panel.text
    assert (await present(world)).version == before.version
    await panel.click("Confirm")
    assert (await present(world)).version == before.version + 1
    assert "sends the apprentice to the small jar." in panel.text


async def test_who_is_not_to_act_is_told_who_is_and_since_when(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    before = (await present(world)).version
    for other in await others(world, who):
        panel = await Panel(world, other).open()
        assert f"To act: **{who.user.global_name}** · since <t:" in panel.text
        assert "Meanwhile you may look" in panel.text
        assert labels(panel.message) == [
            "Take your turn",
            "My hand",
            "Board",
            "Log",
            "Standing orders",
        ]
        looked = await other.click(panel.message, label="My hand")
        assert "only you see this" in text_of(looked)
        assert looked.response is not None
        assert looked.response.id != panel.message.id
    assert (await present(world)).version == before


async def test_guests_may_look_and_nothing_else(world: World) -> None:
    await world.table_of(world.people)
    guest = world.guild.add_member(world.env.create_user("guest"))
    panel = await Panel(world, guest).open()
    assert "You do not sit at this table." in panel.text
    assert labels(panel.message) == ["Board", "Log"]
    assert "do not sit" in text_of(await guest.click(board_of(world), label="My hand"))
    assert "In the middle" not in text_of(await guest.click(board_of(world), label="Log"))


async def test_what_happened_meanwhile_is_told(world: World) -> None:
    await world.table_of(world.people)
    first = await world.to_act()
    await world.slash(first, "zongshi draft", item="jade")
    second = await world.to_act()
    await world.slash(second, "zongshi draft", item="ivory")
    panel = await Panel(world, first).open()
    assert "Since your last answer:" in panel.text
    assert "takes ivory" in panel.text
    assert "takes jade" not in panel.text


async def test_a_panel_from_before_a_restart_goes_on(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    await panel.choose("Take from the middle", "Jade")
    await world.restart()
    await panel.click("Confirm")
    assert "takes jade" in panel.text
    assert "takes jade" in shown(board_of(world))


async def test_a_late_press_changes_nothing_and_shows_the_present_panel(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    await panel.choose("Take from the middle", "Jade")
    await world.slash(panel.who, "zongshi draft", item="ivory")
    await world.slash(panel.who, "game undo")
    before = (await present(world)).version
    await panel.click("Confirm")
    assert "The table has moved on" in panel.text
    assert "Take a material or a scroll from the middle." in panel.text
    assert (await present(world)).version == before
    await panel.choose("Take from the middle", "Jade")
    await panel.click("Confirm")
    assert (await present(world)).version == before + 1


async def test_confirmed_in_two_panels_is_one_move(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    first, second = await Panel(world, who).open(), await Panel(world, who).open()
    await first.choose("Take from the middle", "Jade")
    await second.choose("Take from the middle", "Jade")
    await first.click("Confirm")
    after = (await present(world)).version
    await second.click("Confirm")
    assert "You have answered this already" in second.text
    assert "moved on" not in second.text
    assert (await present(world)).version == after


async def test_the_same_press_delivered_twice_is_one_move(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    await panel.choose("Take from the middle", "Jade")
    presses: list[dict[str, Any]] = []
    emit = world.env.backend.emit

    def listening(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            presses.append(copy.deepcopy(payload))
        emit(event, payload)

    world.env.backend.emit = listening  # type: ignore[method-assign]
    await panel.click("Confirm")
    after = (await present(world)).version
    emit("INTERACTION_CREATE", presses[0])
    await world.env.settle()
    await world.app.idle()
    assert (await present(world)).version == after


async def test_undo_stands_in_the_panel_while_it_is_possible(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    assert "Undo" not in panel.buttons()
    before = (await present(world)).state
    await panel.choose("Take from the middle", "Jade")
    await panel.click("Confirm")
    await panel.click("Undo")
    assert "Your last move is undone." in panel.text
    assert (await present(world)).state == before
    assert panel.options("Take from the middle")
    await panel.choose("Take from the middle", "Jade")
    await panel.click("Confirm")
    late = await Panel(world, await world.to_act()).open()
    await late.choose("Take from the middle", "Bronze")
    await late.click("Confirm")
    version = (await present(world)).version
    await panel.click("Undo")
    assert "moved on" in panel.text
    assert (await present(world)).version == version


async def test_what_was_drawn_leaves_no_undo(world: World) -> None:
    await drafted(world)
    panel = await opened(world)
    await panel.click("Apprentice")
    await panel.choose("Go to a place", "Temple")
    await panel.click("Confirm")
    assert panel.presses == 3
    assert "Only you see this: you draw" in panel.text
    assert "Undo" not in panel.buttons()


async def test_long_lists_are_turned_page_by_page(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showing, "OPTIONS", 3)
    monkeypatch.setattr(showing, "PAGE", 2)
    await world.table_of(world.people)
    panel, seen = await opened(world), list[str]()
    while True:
        *options, more = panel.options("Take from the middle")
        assert more.startswith("More … (")
        if options[0] in seen:
            break
        seen += options
        await panel.choose("Take from the middle", "More")
    assert len(seen) == len({*seen}) > 4
    last = seen[-1]
    while last not in panel.options("Take from the middle"):
        await panel.choose("Take from the middle", "More")
    await panel.choose("Take from the middle", last)
    assert panel.chosen("Take from the middle") == [last]
    await panel.click("Confirm")
    assert "You did:" in panel.text


async def test_ids_of_another_release_show_the_present_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.table_of(world.people)
    before = (await present(world)).version
    places = ("future", "o:0-999", "o:0-1.2.3", "d7:0-1", "c:0-", "c:0-999", "s0:0-5", "x:0-")
    for place in places:
        with monkeypatch.context() as patched:
            patched.setattr(showing, "private_id", lambda t, q, _place, p=place: f"g1:{t}:{q}:{p}")
            panel = await opened(world)
        (select,) = panel.selects()
        with structlog.testing.capture_logs() as logs:
            await panel.pick(select, [select["options"][0]["value"]])
        assert "Take a material or a scroll from the middle." in panel.text
        assert not [line for line in logs if line["log_level"] == "error"], place
    assert (await present(world)).version == before


async def test_buttons_of_a_table_that_is_over_or_gone_say_so(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    await panel.choose("Take from the middle", "Jade")
    question = await world.use(world.people[0], "game end")
    assert question.response is not None
    await world.people[0].click(question.response, label="End the game")
    await world.app.idle()
    await panel.click("Confirm")
    assert "given up" in panel.text
    assert (await world.app.tables.latest(world.channel.id)).status is Status.ENDED  # type: ignore[union-attr]
    assert labels(board_of(world)) == []


async def test_a_button_of_no_table_is_answered(world: World) -> None:
    row = (Press("Take your turn", "g1:999:turn"), Press("Old", "g1:999:5:c:0-1"))
    channel = world.app.client.get_partial_messageable(world.channel.id)
    message = await channel.send(view=layout(("old",), (row,)))
    ann, *_ = world.people
    assert "no table" in text_of(await ann.click(message, label="Take your turn"))
    assert "no table" in text_of(await ann.click(message, label="Old"))


async def test_where_the_hand_cannot_be_sent_it_is_told(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("PATCH", ORIGINAL, status=403, code=50013, times=1)
    panel = await opened(world)
    assert "Materials (0 of 5)" in panel.text
    assert not panel.message.attachments
    await panel.choose("Take from the middle", "Jade")
    await panel.click("Confirm")
    assert "takes jade" in panel.text


async def test_an_answer_that_is_lost_after_a_move_is_announced(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    await panel.choose("Take from the middle", "Jade")
    world.env.inject_error("PATCH", ORIGINAL, status=404, code=10015)
    await panel.click("Confirm")
    (note,) = [message for message in world.public() if "could not be delivered" in message.content]
    assert pinged(note) == {panel.who.id}
    assert "jade" not in note.content


async def test_errors_of_ours_leave_the_panel_and_are_told_beside_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_args: object, **_options: object) -> None:
        raise ZeroDivisionError

    await world.table_of(world.people)
    panel = await opened(world)
    await panel.choose("Take from the middle", "Jade")
    before = panel.text
    monkeypatch.setattr(world.app.tables, "play", broken)
    with structlog.testing.capture_logs() as logs:
        result = await panel.click("Confirm")
    (line,) = [line for line in logs if line["log_level"] == "error"]
    assert line["reference"] in "".join(part.content for part in result.followups)
    assert panel.text == before


@pytest.mark.parametrize("verb", ["My hand", "Board", "Log", "Help"])
async def test_looks_are_private_and_true_now(world: World, verb: str) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    messages = len(world.public())
    result = await who.click(board_of(world), label=verb)
    assert result.response is not None
    assert result.response.ephemeral
    told = {
        "My hand": "Materials (0 of 5)",
        "Board": "To act",
        "Log": "Log · table",
        "Help": "everybody takes materials and scrolls from the middle",
    }
    assert told[verb] in text_of(result) + shown(result.response)
    assert len(world.public()) == messages


async def test_help_fits_the_situation(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    result = await who.click(board_of(world), label="Help")
    assert result.response is not None
    assert "Use one figure" in shown(result.response)
    assert "*Take your turn*" in shown(result.response)
    (other, *_) = await others(world, who)
    result = await other.click(board_of(world), label="Help")
    assert result.response is not None
    assert "Use one figure" not in shown(result.response)
    assert "You are not asked now." in shown(result.response)


async def test_names_are_no_markup_in_panels(tmp_path: Path) -> None:
    async with a_world(tmp_path, ("*Ann* @everyone", "||Ben||", "`C`")) as world:
        await world.table_of(world.people)
        who = await world.to_act()
        for person in world.people:
            panel = await Panel(world, person).open()
            if person is not who:
                assert "@everyone" not in panel.text
                assert "||Ben||" not in panel.text
