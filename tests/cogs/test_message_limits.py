"""Discord's limits over every message of whole played games, whatever the game and language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.registry import RULESETS
from bot.i18n import LOCALES
from bot.tables.replays import Replay, Still
from bot.tables.table import Occupant, Status, Table
from cogs.components import TEXT, layout
from cogs.messages.compose import Composer
from cogs.messages.words import board_text
from cogs.occupants import plain_names, public_names
from cogs.posts import Post
from cogs.pressed import cancel_panel, host_panel
from cogs.replay.reel import Reel
from cogs.replay.screen import board_parts, ways
from cogs.replies import LIMIT, split
from tests.support.limits import check_component, check_message, messages
from tests.support.world import World, a_world

LONG = ("*" * 32, "_" * 32, "محمد" * 8, "陳" * 32, "🎲" * 32)
SEED = 11


async def _a_full_table(world: World, game: str, locale: str) -> Table:
    for number, name in enumerate(LONG[: max(RULESETS[game].seats)]):
        user = world.env.create_user(f"user{number}")
        world.people += (world.guild.add_member(user, nick=name),)
    host, *others = world.people
    await world.slash(host, "table new", game=game, language=locale)
    for player in others:
        await world.slash(player, "table join")
    await world.use(host, "table options")
    await world.slash(host, "table start")
    return await world.app.tables.table(world.channel.id)


async def _play(world: World, table: Table, chance: Random) -> Table:
    """Play to the end; now and then everything is sent and everybody looks around."""
    made = 0
    while table.status is Status.PLAYING:
        seat = chance.choice(table.to_act())
        move = chance.choice(table.ruleset.legal_moves(table.state, seat))
        user = table.seats[seat].user or 0
        table = (await world.app.tables.play(world.channel.id, user, (move,))).table
        made += 1
        if made % 90 == 0:
            await _look_around(world)
    await world.app.idle()
    return table


async def _look_around(world: World) -> None:
    await world.app.idle()
    who = await world.to_act()
    for command in ("board", "hand", "log", "text", "list", "options"):
        await world.use(who, f"table {command}")
    await world.use(who, "record replay")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", RULESETS)
async def test_every_message_of_a_whole_game_fits(tmp_path: Path, game: str) -> None:
    async with a_world(tmp_path, ()) as world:
        table = await _a_full_table(world, game, "en")
        table = await _play(world, table, Random(SEED))  # noqa: S311
        assert table.status is Status.FINISHED
        opened = await world.use(world.people[0], "record replay")
        assert opened.response is not None
        await world.people[0].click(opened.response, label="Last")
        sent = [*messages(world.env.http_requests)]
        assert len(sent) > 20
        for message in sent:
            check_message(message)


def _positions(game: str) -> Sequence[Any]:
    """Positions of a whole game, the first and the last among them."""
    ruleset, chance = RULESETS[game], Random(SEED)  # noqa: S311
    ruleset.learn_catalogue(ruleset.shipped_catalogue())
    state, found, made = ruleset.new_game(max(ruleset.seats), b"limits"), [], 0
    while ruleset.outcome(state) is None:
        if made % 25 == 0:
            found.append(state)
        seat = min(ruleset.to_act(state))
        state = ruleset.apply(state, seat, chance.choice(ruleset.legal_moves(state, seat))).state
        made += 1
    return (*found, state)


def _table(game: str, locale: str, state: Any) -> Table:
    ruleset = RULESETS[game]
    seats = tuple(Occupant(10**18 + n, LONG[n]) for n in range(max(ruleset.seats)))
    to_act = ruleset.to_act(state)
    return Table(
        id=10**17,
        guild=1,
        channel=10**18,
        game=game,
        status=Status.PLAYING if to_act else Status.FINISHED,
        version=1,
        host=10**18,
        locale=locale,
        options={},
        seats=seats,
        opened=None,  # type: ignore[arg-type]
        state=state,
        asked=tuple(1 if seat in to_act else None for seat in range(len(seats))),
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RULESETS)
def test_a_board_in_words_fits_or_becomes_a_file(game: str, locale: str) -> None:
    nobody: Any = None
    composer = Composer(nobody, nobody)
    for state in _positions(game):
        table = _table(game, locale, state)
        view, names = table.view(None), public_names(table, locale)
        words = composer.words(table, view, locale)
        log = "\n".join(f"line {number}" for number in range(200))
        post = Post(("heading", log), words)
        for form in (post.in_words(), post.in_words(files=False)):
            shown = layout(form.parts, form.rows)
            texts = [part for part in form.parts if isinstance(part, str)]
            assert sum(map(len, texts)) <= TEXT
            assert shown.total_children_count <= 40
            for item in shown.children:
                check_component(item.to_component_dict())
        assert not post.in_words(files=False).files
        text = board_text(table, view, names, locale)
        assert all(len(part) <= LIMIT for part in split(text))
        assert all(name in words.document.text for name in plain_names(table, locale))
        assert "**" not in words.document.text.replace("*" * 32, "")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RULESETS)
async def test_the_panels_of_a_host_fit(game: str, locale: str) -> None:
    lobby = _table(game, locale, RULESETS[game].new_game(max(RULESETS[game].seats), b"panel"))
    for seated in (lobby.seats, lobby.seats[:1]):
        table = replace(lobby, seats=seated, status=Status.LOBBY, state=None)
        for view in (host_panel(table, locale, may_move=True), cancel_panel(table, locale)):
            check_message({"components": view.to_components()})


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_picture_of_a_replay_fits_in_words_too(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, positions = RULESETS[game], _positions(game)
    stills = tuple(Still(rules.moment(one), rules.encode_state(one), ()) for one in positions)
    reel = Reel(Replay(_table(game, locale, positions[-1]), stills), locale)
    monkeypatch.setattr(reel, "news", lambda *_: [f"line {number}" for number in range(400)])
    for at in range(reel.boards):
        message: Any = layout(board_parts(reel, at, ()), ways(reel, at))
        check_message({"components": message.to_components()})
