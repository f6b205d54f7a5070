"""The bot on this machine without any token: SimCord's simulated Discord and its page.

The simulated world is forgotten when the program ends, the tables are not: they live in the same
database as everywhere. Two things make that work. Guild, channel and people are created before
anything else, while the simulation's clock still stands at its fixed start, so their ids are the
same in every run and tables find their channel again. Only then is the clock moved to the present,
so that the ids of presses, made from clock and sequence, never come twice: a press of this run
would otherwise be taken for an old one that was answered already.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
import structlog

from bot.app import App, open_app
from bot.client import GuildhallClient
from bot.config import Settings
from bot.problems import CannotStart
from bot.stopping import run_until, stop_signals

try:
    import simcord
    from simcord.preview import Preview
except ModuleNotFoundError as error:
    raise CannotStart(
        "The local page needs the extra `local`: start it with `make local`"
    ) from error

GUILD = "Guildhall"
CHANNEL = "the-long-table"
PEOPLE = ("Mei-Lin", "Wilhelmina van der Hooghensteyn", "陳大文", "Amina", "Josef")
"""Who may be switched between on the page; one name is as long as names get."""

RETRY_SECONDS = 0.05
PATIENCE = 20.0
"""Seconds that an answer with its pictures may take on a busy machine."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class World:
    """The simulated Discord with the bot in it."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]


class LivePage:
    """Shows on open pages what the bot posts by itself; the page only follows its own presses."""

    def __init__(self) -> None:
        self._wanted = asyncio.Event()

    async def ask(self) -> None:
        """Something was posted: publish it soon."""
        self._wanted.set()

    async def keep_fresh(self, env: simcord.Env, preview: Preview) -> None:
        """Publish whenever asked, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            if not await self._published(env, preview):
                self._wanted.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _published(self, env: simcord.Env, preview: Preview) -> bool:
        try:
            await move_clock_to_now(env)
            await preview.refresh()
        except simcord.SetupError:
            # SimCord does one thing at a time, and somebody is pressing something just now.
            return False
        except TimeoutError as error:
            # The machine was too busy for SimCord's patience: what was posted is still to be shown.
            log.info("page not refreshed yet", error=str(error))
            return False
        return True


async def play_locally(settings: Settings, say: Callable[[str], None]) -> None:
    """Serve the page until told to stop; raises what keeps it from being served."""
    page = LivePage()
    async with (
        open_app(settings, after_send=page.ask, register_commands=register_all) as app,
        stop_signals() as told,
        simulated_discord(app.client) as world,
    ):
        try:
            await run_until(told, app.tasks, _serve(app, world, page, settings, say))
        finally:
            await app.tasks.stop()


async def _serve(
    app: App, world: World, page: LivePage, settings: Settings, say: Callable[[str], None]
) -> None:
    async with _page(world, settings.port) as preview:
        await app.tables.repost_boards()
        app.tasks.start(page.keep_fresh(world.env, preview), "page")
        app.start_work()
        say(f"Open {preview.url} in a browser; Ctrl-C ends it.")
        await preview.wait_closed()


@asynccontextmanager
async def simulated_discord(client: GuildhallClient) -> AsyncIterator[World]:
    """A Discord with one guild, one channel and a few people, where the bot has logged in."""
    env = simcord.Env(client, shard_count=1, check_errors=False, settle_timeout=PATIENCE)
    guild = env.create_guild(GUILD)
    # The page shows this channel only: a table in a thread would be out of everybody's sight.
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel(CHANNEL, overwrites={guild.default_role: no_threads})
    people = tuple(
        guild.add_member(env.create_user(f"person{number}", global_name=name))
        for number, name in enumerate(PEOPLE, start=1)
    )
    await env.start()
    try:
        await move_clock_to_now(env)
        if client.user is not None:
            await client.user.edit(username=GUILD)
        yield World(env, channel, people)
    finally:
        await env.shutdown()


async def move_clock_to_now(env: simcord.Env) -> None:
    """Let the simulated time catch up with the real one; it does not go by itself."""
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        await env.advance_time(behind)


@asynccontextmanager
async def _page(world: World, port: int) -> AsyncIterator[Preview]:
    preview = world.env.preview(world.channel, viewers=world.people, layout="channel", port=port)
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:
        raise CannotStart(_page_problem(error, port)) from error
    try:
        yield preview
    finally:
        await preview.close()


def _page_problem(error: simcord.SetupError, port: int) -> str:
    if isinstance(error.__cause__, PermissionError):
        return f"Port {port} is only for root: set PORT to another one (0: any free port)"
    if "could not bind" in str(error):
        return f"Port {port} is taken: set PORT to another one (0: any free port)"
    return f"The local page cannot be served: {error}"


async def register_all(client: GuildhallClient) -> None:
    """Tell the simulated Discord all commands: it remembers none from one run to the next."""
    await client.tree.sync()
