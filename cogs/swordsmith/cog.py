"""The moves of Master Swordsmith as commands."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.moves import Mover
from cogs.services import Services
from cogs.swordsmith.labels import Reader
from cogs.swordsmith.steps import steps_of
from cogs.wording import text, worded


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class SwordCog(
    commands.GroupCog,
    name="sword",
    group_name=text("command-sword"),
    group_description=text("command-sword.description"),
):
    """Every move of the game; options are completed with what is legal."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._mover = Mover(services, "swordsmith", steps_of, Reader)

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """What the option under the cursor could be."""
        return await self._mover.suggest(interaction, current)

    # Playing cards

    @worded("sword-play", suggest)
    async def play(
        self, interaction: discord.Interaction, card: str, give_back: str | None = None
    ) -> None:
        """Play a coin or an auxiliary card."""
        await self._mover.play(interaction, card=card, give_back=give_back)

    @worded("sword-coins")
    async def coins(self, interaction: discord.Interaction) -> None:
        """Play all coins."""
        await self._mover.play(interaction)

    @worded("sword-place", suggest)
    async def place(
        self,
        interaction: discord.Interaction,
        card: str,
        sword: str | None = None,
        part: str | None = None,
    ) -> None:
        """Put a card onto a sword."""
        await self._mover.play(interaction, card=card, sword=sword, part=part)

    @worded("sword-furnace", suggest)
    async def furnace(self, interaction: discord.Interaction, card: str) -> None:
        """Put a metal into the furnace."""
        await self._mover.play(interaction, card=card)

    @worded("sword-pool", suggest)
    async def pool(self, interaction: discord.Interaction, card: str) -> None:
        """Put an element into the mana pool."""
        await self._mover.play(interaction, card=card)

    @worded("sword-dismantle", suggest)
    async def dismantle(
        self, interaction: discord.Interaction, sword: str, enchantment: str | None = None
    ) -> None:
        """Take a sword apart."""
        await self._mover.play(interaction, sword=sword, enchantment=enchantment)

    # Working

    @worded("sword-work")
    async def work(self, interaction: discord.Interaction) -> None:
        """Begin to work."""
        await self._mover.play(interaction)

    @worded("sword-buy", suggest)
    async def buy(self, interaction: discord.Interaction, card: str) -> None:
        """Buy a card."""
        await self._mover.play(interaction, card=card)

    @worded("sword-smelt", suggest)
    async def smelt(self, interaction: discord.Interaction, metal: str) -> None:
        """Make a better metal of two."""
        await self._mover.play(interaction, metal=metal)

    @worded("sword-hatch", suggest)
    async def hatch(self, interaction: discord.Interaction, element: str) -> None:
        """Bring one more of an element."""
        await self._mover.play(interaction, element=element)

    @worded("sword-refine", suggest)
    async def refine(self, interaction: discord.Interaction, sword: str) -> None:
        """Roll for a sword's next star."""
        await self._mover.play(interaction, sword=sword)

    @worded("sword-end")
    async def end(self, interaction: discord.Interaction) -> None:
        """End the turn."""
        await self._mover.play(interaction)

    # Selling

    @worded("sword-offer", suggest)
    async def offer(self, interaction: discord.Interaction, sword: str) -> None:
        """Offer a sword."""
        await self._mover.play(interaction, sword=sword)

    @worded("sword-decline")
    async def decline(self, interaction: discord.Interaction) -> None:
        """Offer nothing, or do without what a card allows."""
        await self._mover.play(interaction)

    @worded("sword-bid", suggest)
    async def bid(self, interaction: discord.Interaction, price: str) -> None:
        """Name a price."""
        await self._mover.play(interaction, price=price)

    # What cards and customers bring

    @worded("sword-nudge", suggest)
    async def nudge(
        self, interaction: discord.Interaction, adventurer: str, by: str | None = None
    ) -> None:
        """Change an adventurer's waiting tokens."""
        await self._mover.play(interaction, adventurer=adventurer, by=by)

    @worded("sword-upgrade", suggest)
    async def upgrade(self, interaction: discord.Interaction, card: str) -> None:
        """Change a metal for the next grade."""
        await self._mover.play(interaction, card=card)

    @worded("sword-treasure", suggest)
    async def treasure(self, interaction: discord.Interaction, card: str) -> None:
        """Take a new customer's treasure."""
        await self._mover.play(interaction, card=card)

    @worded("sword-choose", suggest)
    async def choose(self, interaction: discord.Interaction, answer: str) -> None:
        """Give any answer to the present question."""
        await self._mover.play(interaction, answer=answer)
