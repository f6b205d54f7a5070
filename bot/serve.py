"""The bot on the real Discord, from the first login to an orderly end."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.app import App, open_app
from bot.client import PERMISSIONS
from bot.config import Settings
from bot.problems import CannotStart
from bot.stopping import run_until, stop_signals

NOTHING_TO_LOG_IN_WITH = (
    "There is no DISCORD_TOKEN: put your bot's token into .env,"
    " or play on this machine with `make local`"
)


async def serve(settings: Settings, say: Callable[[str], None]) -> None:
    """Play on Discord until told to stop; raises what keeps it from doing so."""
    if not settings.discord_token:
        raise CannotStart(NOTHING_TO_LOG_IN_WITH)
    async with open_app(settings) as app, stop_signals() as told:
        await run_until(told, app.tasks, _connected(app, settings.discord_token, say))


async def _connected(app: App, token: str, say: Callable[[str], None]) -> None:
    await app.client.login(token)
    say(f"Invite the bot: {invitation(app.client)}")
    app.start_work()
    await app.client.connect()


def invitation(client: discord.Client) -> str:
    """The address under which a server's owner lets the bot in."""
    if client.application_id is None:
        raise CannotStart("Discord did not say which application the token belongs to")
    return discord.utils.oauth_url(
        client.application_id,
        permissions=PERMISSIONS,
        scopes=("bot", "applications.commands"),
    )
