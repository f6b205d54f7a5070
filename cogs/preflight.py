"""What has to be in order before a table is opened in a channel."""

from __future__ import annotations

import discord

from cogs.mistakes import PermissionsMissing, WrongPlace

NEEDED = ("view_channel", "attach_files", "embed_links", "read_message_history")


def check_place(interaction: discord.Interaction) -> None:
    """Refuse places where no table can stand, and name the permissions that the bot lacks."""
    channel = interaction.channel
    if interaction.guild_id is None or not isinstance(
        channel, discord.TextChannel | discord.Thread
    ):
        raise WrongPlace
    if isinstance(channel, discord.TextChannel) and channel.is_news():
        raise WrongPlace
    writing = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    missing = tuple(
        name for name in (*NEEDED, writing) if not getattr(interaction.app_permissions, name)
    )
    if missing:
        raise PermissionsMissing(missing)


def is_moderator(interaction: discord.Interaction) -> bool:
    """Whether the asker may act for the host: by the permission to manage messages here."""
    return interaction.permissions.manage_messages


def may_see(interaction: discord.Interaction, channel_id: int) -> bool:
    """Whether the asker can read a channel of this server, and so may be told of its table."""
    guild, asker = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if channel is None or not isinstance(asker, discord.Member):
        return False
    return channel.permissions_for(asker).view_channel
