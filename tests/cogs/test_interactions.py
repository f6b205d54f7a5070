"""Presses that come late, twice, broken or from an older client; the End button; errors of ours."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog
from simcord import MemberActor
from simcord.interactions import base_payload

from bot.tables.table import Status
from tests.support.world import World, a_world, body, shown, text_of

CALLBACK = "/interactions/*/*/callback"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def _version(world: World) -> int:
    table = await world.app.tables.latest(world.channel.id)
    return 0 if table is None else table.version


def _sent_by_clients(world: World) -> list[dict[str, Any]]:
    """All presses from now on, as the gateway delivers them."""
    presses: list[dict[str, Any]] = []
    emit = world.env.backend.emit

    def listening(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            presses.append(copy.deepcopy(payload))
        emit(event, payload)

    world.env.backend.emit = listening  # type: ignore[method-assign]
    return presses


async def _raw(
    world: World,
    who: MemberActor,
    options: list[dict[str, Any]],
    name: str,
    group: str = "zongshi",
) -> str:
    """What the bot answers to a command that this client remembers otherwise; "": no group."""
    backend = world.env.backend
    command = backend.find_command(group or name, world.guild.id, type=1)
    assert command is not None
    inner = [{"name": name, "type": 1, "options": options}] if group else options
    data = {"id": command["id"], "name": group or name, "type": 1, "options": inner}
    record, payload = base_payload(
        backend,
        type=2,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=who.id,
        data=data,
    )
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    await world.app.idle()
    assert record.message_id is not None
    return backend.get_message(world.channel.id, record.message_id).content


async def test_the_first_request_of_every_command_is_its_acknowledgement(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    commands: list[tuple[str, dict[str, Any]]] = [
        ("zongshi draft", {"item": "jade"}),
        ("table board", {}),
        ("table hand", {}),
        ("table log", {}),
        ("table list", {}),
        ("game undo", {}),
        ("game end", {}),
        ("me language", {"language": "en"}),
        ("rules", {"game": "zongshi"}),
    ]
    for command, options in commands:
        before = len(world.env.http_requests)
        await world.slash(who, command, **options)
        first = world.env.http_requests[before]
        assert first.path.endswith("/callback"), command
        assert body(first)["type"] == 5, command
        assert body(first)["data"]["flags"] & 64, command


async def test_if_the_acknowledgement_is_refused_nothing_is_done(world: World) -> None:
    await world.table_of(world.people)
    who, before = await world.to_act(), await _version(world)
    world.env.inject_error("POST", CALLBACK, status=404, code=10062)
    with structlog.testing.capture_logs() as logs:
        assert await world.slash(who, "zongshi draft", item="jade") == ""
    assert [line["event"] for line in logs] == ["interaction lost"]
    assert await _version(world) == before
    assert "takes jade" in await world.slash(who, "zongshi draft", item="jade")


async def test_the_same_press_twice_is_one_move(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    presses = _sent_by_clients(world)
    await world.slash(who, "zongshi draft", item="jade")
    after, messages = await _version(world), len(world.channel.history())
    for _ in range(2):
        world.env.backend.emit("INTERACTION_CREATE", copy.deepcopy(presses[0]))
        await world.env.settle()
        await world.app.idle()
        world.clock.advance(seconds=90)
    assert await _version(world) == after
    assert len(world.channel.history()) == messages


@pytest.mark.parametrize(
    "options",
    [
        [],
        [{"name": "card", "type": 3, "value": "jade"}],
        [
            {"name": "item", "type": 3, "value": "jade"},
            {"name": "speed", "type": 3, "value": "fast"},
        ],
    ],
)
async def test_an_older_client_is_asked_to_try_again(
    world: World, options: list[dict[str, Any]]
) -> None:
    await world.table_of(world.people)
    who, before = await world.to_act(), await _version(world)
    assert "has changed since your Discord" in await _raw(world, who, options, "draft")
    assert await _version(world) == before


async def test_a_command_that_is_no_more_is_answered_too(world: World) -> None:
    ann, *_ = world.people
    assert "has changed since your Discord" in await _raw(world, ann, [], "gone")


@pytest.mark.parametrize(
    ("group", "name", "options"),
    [
        ("me", "language", [{"name": "language", "type": 3, "value": "fr"}]),
        ("", "rules", [{"name": "game", "type": 3, "value": "chess"}]),
        (
            "table",
            "new",
            [
                {"name": "game", "type": 3, "value": "zongshi"},
                {"name": "language", "type": 3, "value": "fr"},
            ],
        ),
    ],
)
async def test_values_that_no_choice_has_any_more_change_nothing(
    world: World, group: str, name: str, options: list[dict[str, Any]]
) -> None:
    ann, *_ = world.people
    with structlog.testing.capture_logs() as logs:
        answer = await _raw(world, ann, options, name, group)
    assert "has changed since your Discord" in answer
    assert not [line for line in logs if line["log_level"] == "error"]
    assert await world.app.tables.user_locale(ann.id) is None
    assert await world.app.tables.latest(world.channel.id) is None


async def test_what_cannot_be_learnt_is_refused(world: World) -> None:
    options = [{"name": "game", "type": 3, "value": "chess"}]
    answer = await _raw(world, world.people[0], options, "learn", "")
    assert "no game called chess" in answer
    assert await world.app.tables.ai.tables() == ()


@pytest.mark.parametrize(("count", "lines"), [(0, 1), (-1, 1), (1, 1), (2, 2), (500, 3)])
async def test_the_log_is_told_in_lines_of_a_sensible_number(
    world: World, count: int, lines: int
) -> None:
    await world.table_of(world.people)
    for item in ("jade", "ivory", "bronze"):
        await world.slash(await world.to_act(), "zongshi draft", item=item)
    options = [{"name": "count", "type": 4, "value": count}]
    text = await _raw(world, world.people[0], options, "log", "table")
    assert text.count(" takes ") == lines


async def test_errors_of_ours_get_an_apology_with_a_reference(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_args: object, **_options: object) -> None:
        raise ZeroDivisionError

    await world.table_of(world.people)
    monkeypatch.setattr(world.app.tables, "play", broken)
    who = await world.to_act()
    with structlog.testing.capture_logs() as logs:
        answer = await world.slash(who, "zongshi draft", item="jade")
    (line,) = [line for line in logs if line["log_level"] == "error"]
    assert line["reference"] in answer
    assert isinstance(line["exc_info"], ZeroDivisionError)
    assert "division" not in answer


async def test_errors_in_autocomplete_are_logged_and_leave_the_list_empty(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_args: object, **_options: object) -> None:
        raise ZeroDivisionError

    await world.table_of(world.people)
    monkeypatch.setattr(world.app.tables, "scratch", broken)
    with structlog.testing.capture_logs() as logs:
        assert await world.choices(world.people[0], "zongshi draft", "item") == {}
    assert [line["event"] for line in logs] == ["autocomplete failed"]


async def test_a_private_answer_that_cannot_be_delivered_is_announced(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10015)
    await world.slash(who, "zongshi draft", item="jade")
    (note,) = [message for message in world.public() if "could not be delivered" in message.content]
    assert [user.id for user in note.mentions] == [who.id]
    assert "jade" not in note.content


async def test_where_even_the_note_is_refused_only_the_log_tells(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10015)
    with structlog.testing.capture_logs() as logs:
        world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        await who.slash(world.channel, "zongshi draft", item="jade")
    assert "note refused" in [line["event"] for line in logs]
    assert not [line for line in logs if line["log_level"] == "error"]


@pytest.mark.parametrize(
    ("command", "told"), [("table board", "In the middle:"), ("table hand", "only you")]
)
async def test_where_pictures_are_refused_the_answer_goes_out_in_words(
    world: World, command: str, told: str
) -> None:
    await world.table_of(world.people)
    world.env.inject_error(
        "PATCH", "/webhooks/*/*/messages/@original", status=403, code=50013, times=1
    )
    assert told in await world.slash(world.people[0], command)


async def test_an_outdated_press_that_nobody_waits_for_is_only_logged(world: World) -> None:
    await world.table_of(world.people)
    messages = len(world.public())
    world.env.inject_error("POST", CALLBACK, status=404, code=10062)
    with structlog.testing.capture_logs() as logs, pytest.raises(AssertionError):
        await _raw(world, world.people[0], [], "draft")
    assert "private answer lost" in [line["event"] for line in logs]
    assert len(world.public()) == messages


async def _end_question(world: World, who: MemberActor) -> Any:
    result = await world.use(who, "game end")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def test_ending_is_asked_and_confirmed(world: World) -> None:
    await world.table_of(world.people)
    ann, *_ = world.people
    question = await _end_question(world, ann)
    assert "for everybody" in question.content
    assert (await world.app.tables.table(world.channel.id)).status is Status.PLAYING
    result = await ann.click(question, label="End the game")
    await world.app.idle()
    assert result.response is not None
    assert "ended" in result.response.content
    assert result.response.components == []
    assert await world.app.tables.find(world.channel.id) is None
    board = next(message for message in world.public() if len(message.attachments) == 2)
    assert "given up" in shown(board)
    assert not [message for message in world.public() if message.mentions]


async def test_the_button_works_after_a_restart_and_once(world: World) -> None:
    await world.table_of(world.people)
    ann, *_ = world.people
    first, second = await _end_question(world, ann), await _end_question(world, ann)
    await world.restart()
    assert "ended" in text_of(await ann.click(first, label="End the game"))
    await world.table_of(world.people)
    late = text_of(await ann.click(second, label="End the game"))
    assert "moved on" in late
    assert (await world.app.tables.table(world.channel.id)).status is Status.PLAYING


async def test_a_second_press_on_the_button_is_told_that_the_game_is_ended(world: World) -> None:
    await world.table_of(world.people)
    ann, *_ = world.people
    first, second = await _end_question(world, ann), await _end_question(world, ann)
    await ann.click(first, label="End the game")
    after = await _version(world)
    text = text_of(await ann.click(second, label="End the game"))
    assert "done already" in text
    assert "is ended" in text
    assert await _version(world) == after


async def test_only_host_and_moderators_are_asked(world: World) -> None:
    await world.table_of(world.people)
    _, ben, _ = world.people
    assert "Only the host, Ann" in await world.slash(ben, "game end")
    role = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    judge = world.guild.add_member(world.env.create_user("judge"), roles=[role])
    assert "ended" in text_of(
        await judge.click(await _end_question(world, judge), label="End the game")
    )
