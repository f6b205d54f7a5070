"""Messages stay within Discord's limits with the longest names, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n import LOCALES
from cogs.components import TEXT, layout
from cogs.messages.board import last_lines
from cogs.messages.compose import Composer
from cogs.posts import Post
from cogs.prose import PROSE
from cogs.replies import LIMIT, split
from tests.support.world import World, a_world, shown

LONG = ("*" * 32, "_" * 32, "محمد" * 8, "陳" * 32, "🎲" * 32)


@pytest.mark.parametrize("game", PROSE)
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_full_table_with_long_names_fits_in_pictures_and_in_words(
    tmp_path: Path, locale: str, game: str
) -> None:
    async with a_world(tmp_path, ()) as world:
        for number, name in enumerate(LONG):
            user = world.env.create_user(f"user{number}")
            world.people += (world.guild.add_member(user, nick=name),)
        await world.table_of(world.people, game)
        for _ in range(8):
            await _act(world, PROSE[game].group)
        table = await world.app.tables.table(world.channel.id)
        composer = Composer(world.app.tables, world.app.services.drawer)
        board = await composer.table(table, None, locale)
        for post in (board, await composer.score(table, table.locale)):
            for form in (post, post.in_words()):
                assert sum(len(part) for part in form.parts if isinstance(part, str)) <= TEXT
        for message in world.public():
            assert len(shown(message)) <= TEXT
        for command in ("table hand", "table log", "table list", "table board"):
            assert len(await world.slash(world.people[0], command)) <= LIMIT


async def _act(world: World, group: str) -> None:
    who = await world.to_act()
    answer, *_ = await world.choices(who, f"{group} choose", "answer")
    await world.slash(who, f"{group} choose", answer=answer)


def test_the_newest_lines_are_kept_under_a_note() -> None:
    lines = [f"line {number}" for number in range(1000)]
    text = last_lines(lines, "en", 200)
    assert len(text) <= 200
    assert text.startswith("Earlier lines are left out.")
    assert text.endswith("line 999")
    assert last_lines(lines[:3], "en", 200) == "line 0\nline 1\nline 2"


def test_long_answers_are_split_at_lines() -> None:
    lines = ["x" * 90 for _ in range(60)]
    parts = split("\n".join(lines))
    assert all(len(part) <= LIMIT for part in parts)
    assert "\n".join(parts).split("\n") == lines
    assert [len(part) for part in split("y" * 4100)] == [2000, 2000, 100]
    assert split("short") == ["short"]


def test_a_message_never_gets_more_text_than_it_can_hold() -> None:
    post = Post(("a" * 3000, "b" * 3000, "c", "d"))
    shown_parts = [
        child.to_component_dict()["content"] for child in layout(post.parts, ()).children
    ]
    assert sum(map(len, shown_parts)) <= TEXT
    assert all(shown_parts)
