"""The bot on Discord, with Discord's own answers replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import open_app
from bot.client import GuildhallClient
from bot.config import Settings
from bot.problems import CannotStart
from bot.serve import serve
from db.store import Store

ACCOUNT = {"id": "4242", "username": "guildhall", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "777",
    "name": "Guildhall",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0",
    "flags": 0,
    "team": None,
    "owner": ACCOUNT,
}


class Gateway:
    """What was asked of Discord."""

    def __init__(self) -> None:
        self.registered: list[list[dict[str, Any]]] = []
        self.connected = asyncio.Event()

    def replace(self, monkeypatch: pytest.MonkeyPatch) -> None:
        http = discord.http.HTTPClient

        async def static_login(_http: object, _token: str) -> dict[str, Any]:
            return ACCOUNT

        async def application_info(_http: object) -> dict[str, Any]:
            return APPLICATION

        async def upsert(
            _http: object, _application: int, payload: list[dict[str, Any]]
        ) -> list[dict[str, Any]]:
            self.registered.append(payload)
            return []

        async def connect(_client: GuildhallClient, *, reconnect: bool = True) -> None:
            assert reconnect
            self.connected.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(http, "static_login", static_login)
        monkeypatch.setattr(http, "application_info", application_info)
        monkeypatch.setattr(http, "bulk_upsert_global_commands", upsert)
        monkeypatch.setattr(GuildhallClient, "connect", connect)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(discord_token="not.a.token", database=tmp_path / "tables.sqlite")  # noqa: S106


async def served_until_sigterm(settings: Settings, gateway: Gateway) -> list[str]:
    said: list[str] = []
    serving = asyncio.create_task(serve(settings, said.append))
    await asyncio.wait_for(gateway.connected.wait(), 10)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(serving, 10)
    gateway.connected.clear()
    return said


async def test_it_prints_the_invitation_and_ends_in_order_on_sigterm(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = Gateway()
    gateway.replace(monkeypatch)
    [line] = await served_until_sigterm(settings, gateway)
    assert "client_id=777" in line
    assert "scope=bot+applications.commands" in line
    permissions = discord.Permissions(int(line.split("permissions=")[1].split("&")[0]))
    assert permissions.attach_files
    assert permissions.send_messages_in_threads
    assert not permissions.administrator
    async with await Store.open(settings.database):
        pass
    assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []


async def test_commands_are_registered_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = Gateway()
    gateway.replace(monkeypatch)
    await served_until_sigterm(settings, gateway)
    await served_until_sigterm(settings, gateway)
    [payload] = gateway.registered
    assert {"table", "seat", "game", "me"} < {command["name"] for command in payload}


async def test_without_a_token_it_names_the_other_way(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "tables.sqlite")
    with pytest.raises(CannotStart, match=r"\.env.*make local"):
        await serve(settings, print)
    assert not settings.database.exists()


async def test_a_refused_token_leaves_nothing_open(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_http: object, _token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", refuse)
    with pytest.raises(discord.LoginFailure):
        await serve(settings, print)
    async with await Store.open(settings.database):
        pass


async def test_a_failing_background_task_ends_the_program(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = Gateway()
    gateway.replace(monkeypatch)

    async def fail(_store: Store) -> None:
        raise sqlite3.OperationalError("disk is gone")

    monkeypatch.setattr(Store, "beat", fail)
    with pytest.raises(sqlite3.OperationalError):
        await asyncio.wait_for(serve(settings, lambda _: None), 10)


async def test_it_asks_for_one_intent_only(settings: Settings) -> None:
    async with open_app(settings) as app:
        assert app.client.intents == discord.Intents(guilds=True)
