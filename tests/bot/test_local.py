"""The simulated Discord of the local page: a new world each time, with the tables of the last."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import simcord

from bot.app import App, open_app
from bot.client import GuildhallClient, Register
from bot.config import Settings
from bot.local import PEOPLE, World, _page_problem, register_all, simulated_discord
from tests.support.world import text_of

ROOT = Path(__file__).parent.parent.parent


@asynccontextmanager
async def a_run(
    database: Path, register: Register = register_all
) -> AsyncIterator[tuple[App, World]]:
    settings = Settings(database=database)
    async with (
        open_app(settings, register_commands=register) as app,
        simulated_discord(app.client) as world,
    ):
        yield app, world


async def nothing(_client: GuildhallClient) -> None:
    return None


def ids(world: World) -> tuple[int, ...]:
    return (world.env.guild.id, world.channel.id, *(person.id for person in world.people))


async def test_places_and_people_have_the_same_ids_in_every_run(tmp_path: Path) -> None:
    """Whatever commands a release registers, which take ids of their own."""
    async with a_run(tmp_path / "tables.sqlite") as (_, world):
        first = ids(world)
    async with a_run(tmp_path / "tables.sqlite", nothing) as (_, world):
        assert ids(world) == first
        assert len(world.people) == len(PEOPLE) == 5


async def test_the_simulated_time_is_the_real_one(tmp_path: Path) -> None:
    async with a_run(tmp_path / "tables.sqlite") as (_, world):
        assert abs(datetime.now(UTC) - world.env.now()) < timedelta(seconds=5)


async def test_after_a_restart_the_table_goes_on_and_no_press_is_taken_for_an_old_one(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.sqlite"
    async with a_run(path) as (app, world):
        await world.people[0].slash(world.channel, "table new", game="zongshi")
        await world.people[1].slash(world.channel, "table join")
        await app.idle()
        before = await app.tables.table(world.channel.id)
    async with a_run(path) as (app, world):
        assert world.channel.last_message is None
        await app.tables.repost_boards()
        await app.idle()
        assert len(world.channel.history()) == 1
        for person in world.people[2:4]:
            await person.slash(world.channel, "table join")
        after = await app.tables.table(world.channel.id)
        assert after.id == before.id
        assert [who.user for who in after.seats] == [person.id for person in world.people[:4]]
        assert [who.name for who in after.seats] == list(PEOPLE[:4])


async def test_no_table_goes_into_a_thread_which_the_page_does_not_show(tmp_path: Path) -> None:
    async with a_run(tmp_path / "tables.sqlite") as (app, world):
        host = world.people[0]
        refused = await host.slash(world.channel, "table new", game="zongshi", thread=True)
        assert "Create Public Threads" in text_of(refused)
        await host.slash(world.channel, "table new", game="zongshi")
        refused = await host.slash(world.channel, "table options", thread=True)
        assert "Create Public Threads" in text_of(refused)
        assert (await app.tables.table(world.channel.id)).channel == world.channel.id


def test_without_the_simulation_it_names_what_installs_it(tmp_path: Path) -> None:
    program = "import sys; sys.modules['simcord'] = None\nfrom bot.__main__ import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", program, "local"],
        cwd=ROOT,
        env={"DATABASE": str(tmp_path / "tables.sqlite"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert "make local" in result.stderr


def test_a_port_that_is_kept_for_root_is_not_called_taken() -> None:
    error = simcord.SetupError("preview could not bind port 80")
    error.__cause__ = PermissionError(13, "Permission denied")
    assert _page_problem(error, 80).startswith("Port 80 is only for root")
