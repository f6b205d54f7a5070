"""The moves of Zong Shi as commands."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.moves import Mover
from cogs.services import Services
from cogs.wording import choice, text, worded
from cogs.zongshi.labels import Reader
from cogs.zongshi.steps import steps_of

FIGURES = [
    choice("choice-figure-master", "master"),
    choice("choice-figure-apprentice", "apprentice"),
]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class ZongshiCog(
    commands.GroupCog,
    name="zongshi",
    group_name=text("command-zongshi"),
    group_description=text("command-zongshi.description"),
):
    """Every move of the game; options are completed with what is legal."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._mover = Mover(services, "zongshi", steps_of, Reader)

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """What the option under the cursor could be."""
        return await self._mover.suggest(interaction, current)

    @worded("zongshi-draft", suggest)
    async def draft(self, interaction: discord.Interaction, item: str) -> None:
        """Take something from the middle."""
        await self._mover.play(interaction, item=item)

    @worded("zongshi-start", suggest, figure=FIGURES)
    async def start(
        self,
        interaction: discord.Interaction,
        project: str,
        figure: str | None = None,
        second: str | None = None,
        scrolls: str | None = None,
        discount: str | None = None,
        payment: str | None = None,
    ) -> None:
        """Start a project."""
        price = {"discount": discount, "payment": payment}
        await self._mover.play(
            interaction, project=project, figure=figure, second=second, scrolls=scrolls, **price
        )

    @worded("zongshi-market", suggest, figure=FIGURES)
    async def market(
        self,
        interaction: discord.Interaction,
        jar: str,
        figure: str | None = None,
        scrolls: str | None = None,
        take: str | None = None,
    ) -> None:
        """Go to a jar."""
        await self._mover.play(interaction, jar=jar, figure=figure, scrolls=scrolls, take=take)

    @worded("zongshi-temple", suggest, figure=FIGURES)
    async def temple(
        self,
        interaction: discord.Interaction,
        figure: str | None = None,
        scrolls: str | None = None,
        return_: str | None = None,
    ) -> None:
        """Go to the temple."""
        handed_back = {"return": return_}
        await self._mover.play(interaction, figure=figure, scrolls=scrolls, **handed_back)

    @worded("zongshi-pawn", suggest, figure=FIGURES)
    async def pawn(
        self,
        interaction: discord.Interaction,
        tile: str,
        second_tile: str | None = None,
        third_tile: str | None = None,
        figure: str | None = None,
        scrolls: str | None = None,
        discount: str | None = None,
        payment: str | None = None,
    ) -> None:
        """Buy exchange tiles."""
        tiles = {"tile": tile, "second_tile": second_tile, "third_tile": third_tile}
        price = {"discount": discount, "payment": payment}
        await self._mover.play(interaction, figure=figure, scrolls=scrolls, **tiles, **price)

    @worded("zongshi-visit", suggest, figure=FIGURES)
    async def visit(
        self,
        interaction: discord.Interaction,
        first: str,
        second: str | None = None,
        third: str | None = None,
        fourth: str | None = None,
        figure: str | None = None,
        scrolls: str | None = None,
        discount: str | None = None,
        payment: str | None = None,
    ) -> None:
        """Visit people."""
        stops = {"first": first, "second": second, "third": third, "fourth": fourth}
        price = {"discount": discount, "payment": payment}
        await self._mover.play(interaction, figure=figure, scrolls=scrolls, **stops, **price)

    @worded("zongshi-pass", figure=FIGURES)
    async def pass_(self, interaction: discord.Interaction, figure: str | None = None) -> None:
        """Do nothing with a figure."""
        await self._mover.play(interaction, figure=figure)

    @worded("zongshi-wait")
    async def wait(self, interaction: discord.Interaction) -> None:
        """Keep the only free figure for the second lap."""
        await self._mover.play(interaction)

    @worded("zongshi-scroll", suggest)
    async def scroll(
        self,
        interaction: discord.Interaction,
        scroll: str,
        choice: str | None = None,
        discount: str | None = None,
        payment: str | None = None,
    ) -> None:
        """Play a scroll before the action."""
        price = {"discount": discount, "payment": payment}
        await self._mover.play(interaction, scroll=scroll, choice=choice, **price)

    @worded("zongshi-take", suggest)
    async def take(self, interaction: discord.Interaction, material: str) -> None:
        """Take a material."""
        await self._mover.play(interaction, material=material)

    @worded("zongshi-discard", suggest)
    async def discard(self, interaction: discord.Interaction, item: str) -> None:
        """Give something up that is too many."""
        await self._mover.play(interaction, item=item)

    @worded("zongshi-keep", suggest)
    async def keep(self, interaction: discord.Interaction, project: str) -> None:
        """Keep one of two projects."""
        await self._mover.play(interaction, project=project)

    @worded("zongshi-buy", suggest)
    async def buy(
        self,
        interaction: discord.Interaction,
        tile: str,
        discount: str | None = None,
        payment: str | None = None,
    ) -> None:
        """Buy a tile by a reward."""
        await self._mover.play(interaction, tile=tile, discount=discount, payment=payment)

    @worded("zongshi-decline")
    async def decline(self, interaction: discord.Interaction) -> None:
        """Buy no tile by a reward."""
        await self._mover.play(interaction)

    @worded("zongshi-choose", suggest)
    async def choose(self, interaction: discord.Interaction, answer: str) -> None:
        """Give any answer to the present question."""
        await self._mover.play(interaction, answer=answer)
