"""The object that speaks to Discord: one intent, our commands, our one place for errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from cogs.preflight import NEEDED
from cogs.services import Services
from cogs.setup import install
from cogs.threads import NEEDED as FOR_THREADS

PERMISSIONS = discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages", *FOR_THREADS), True))
"""What the bot asks for when it is invited."""

Register = Callable[["GuildhallClient"], Awaitable[None]]
"""Tells Discord of the commands, once the client has logged in."""


class GuildhallClient(commands.AutoShardedBot):
    """Our bot's account on Discord."""

    def __init__(self, services: Services, register_commands: Register) -> None:
        # Nobody talks through this bot: its owner need not be told that voice is missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._services = services
        self._register_commands = register_commands
        self._has_begun = False

    async def login(self, token: str) -> None:
        """Log in; from then on there is something to close."""
        self._has_begun = True
        await super().login(token)

    async def close(self) -> None:
        """Leave Discord, if that was ever tried: discord.py cannot close what never began."""
        if self._has_begun:
            await super().close()

    async def setup_hook(self) -> None:
        """Called by discord.py after each login, before any event."""
        await self.add_everything()
        await self._register_commands(self)

    async def add_everything(self) -> None:
        """Add all commands, buttons and their translations; needs no login."""
        await install(self, self._services)
