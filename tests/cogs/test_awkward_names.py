"""Names as people type them, wherever the bot writes one: as they are, and nothing but a name."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot.cli.drawing import AWKWARD
from cogs.messages.words import board_file
from cogs.names import escaped, shown_name
from cogs.occupants import plain_names
from render import drawn_name
from tests.support import awkward
from tests.support.pressing import press
from tests.support.world import World, a_world, galleries, pinged, shown


def alts(world: World) -> list[str]:
    """What is said of all public pictures, the newest last."""
    shown = (galleries(message) for message in world.public())
    return [alt or "" for gallery in chain.from_iterable(shown) for alt in gallery]


TABLES = (
    awkward.MARKUP[:5],
    awkward.MARKUP[5:10],
    (*awkward.MARKUP[10:], "\n\t\x00"),
    awkward.HIDDEN_PARTS,
    *AWKWARD,
)


@asynccontextmanager
async def seated(tmp_path: Path, names: Sequence[str]) -> AsyncIterator[World]:
    """A world of people with these names."""
    async with a_world(tmp_path, ()) as world:
        for number, name in enumerate(names):
            user = world.env.create_user(f"user{number}")
            world.people += (world.guild.add_member(user, nick=name),)
        yield world


@pytest.mark.parametrize("names", TABLES)
async def test_texts_show_names_and_ping_nobody_but_who_is_to_act(
    tmp_path: Path, names: Sequence[str]
) -> None:
    async with seated(tmp_path, names) as world:
        await world.table_of(world.people)
        who = await world.draft("jade")
        to_act = await world.to_act()
        for message in world.public():
            assert pinged(message) <= {to_act.id}
            assert not message.mention_everyone
            assert not message.role_mentions
            assert not message.channel_mentions
        texts = [shown(message) for message in world.public()]
        for command in ("table text", "table log", "table list", "table board", "help"):
            texts += [await world.slash(who, command)]
        texts += [await world.slash(to_act, "me tables")]
        everything = "\n".join(texts)
        for seat, name in enumerate(names):
            assert escaped(shown_name(name, seat, "en")) in everything
        for sign in ("@everyone", "@here", "<@123", "<@&", "<#1>", "http://", "\u202e", "**bold**"):
            assert sign not in everything
        seat = world.people.index(who)
        doer = escaped(shown_name(names[seat], seat, "en"))
        assert f"{doer} takes jade from the middle" in everything


@pytest.mark.parametrize("names", TABLES)
async def test_descriptions_of_pictures_need_no_escapes(
    tmp_path: Path, names: Sequence[str]
) -> None:
    async with seated(tmp_path, names) as world:
        await world.table_of(world.people)
        for alt in alts(world):
            assert "\\" not in alt.replace("back\\slash\\", "")
        for seat, name in enumerate(names):
            assert drawn_name(name, seat, "en") in alts(world)[-1]


async def test_selects_threads_and_files_need_no_escapes(tmp_path: Path) -> None:
    names = ("**b** [a](http://b)", "` @everyone", "line\nbreak", "\u202eمحمد", "\u200b")
    async with seated(tmp_path, names) as world:
        host, *others = world.people
        await host.slash(world.channel, "table new", game="zongshi", thread=True, language="en")
        await world.app.idle()
        (elsewhere,) = await world.app.tables.open_tables(None)
        thread = world.env.backend.get_channel(elsewhere.channel)
        assert thread.name == f"Zong Shi · {names[0]}"
        await world.slash(host, "table new", game="zongshi", language="en")
        for player in others:
            await world.slash(player, "table join")
        table = await world.app.tables.table(world.channel.id)
        (lobby,) = [message for message in world.public() if message.components]
        opened = await press(world, host, lobby, f"g1:{table.id}:options")
        assert opened.response is not None
        rows: dict[str, Any] = next(
            part
            for row in opened.response.components
            for part in row["components"]
            if part.get("custom_id") == f"g1:{table.id}:remove"
        )
        labels = [option["label"] for option in rows["options"]]
        for seat, (name, label) in enumerate(zip(names[1:], labels, strict=True), 1):
            assert shown_name(name, seat, "en") in label
            assert "\\" not in label
        await world.slash(host, "table start")
        table = await world.app.tables.table(world.channel.id)
        file = board_file(table, table.view(None), plain_names(table, "en"), "en")
        assert "\\" not in file
        assert "\u202e" not in file
        assert "\u2068محمد\u2069" in file
        assert names[1] in file


async def test_a_person_whose_seat_an_ai_plays_keeps_the_name(tmp_path: Path) -> None:
    async with seated(tmp_path, ("**b**", "𓂀", "Cleo")) as world:
        await world.table_of(world.people)
        for who in world.people[:2]:
            await world.app.tables.ai.hand_over(world.channel.id, who.id)
            await world.app.idle()
        told = await world.slash(world.people[2], "table text")
        assert "AI for \\*\\*b\\*\\*" in told
        assert "AI for 𓂀" in told
        await world.slash(world.people[2], "table board")
        assert "AI for **b**" in alts(world)[-1]
        assert "AI for Player 2" in alts(world)[-1]
