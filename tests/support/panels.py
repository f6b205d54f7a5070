"""Pressing buttons and choosing in selects, as people do, and looking at what is shown then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from simcord import InteractionResult, MemberActor
from simcord.results import ResponseMessage

from tests.support.world import World, plain, shown

Message = discord.Message | ResponseMessage


def board_of(world: World) -> discord.Message:
    """The newest board."""
    return [message for message in world.public() if len(message.attachments) == 2][-1]


def pressable(message: Message) -> list[dict[str, Any]]:
    """The buttons and selects of a message, in their order."""
    rows = [plain(component) for component in message.components]
    return [child for row in rows if row["type"] == 1 for child in row["components"]]


def labels(message: Message) -> list[str]:
    """What stands on the buttons of a message, and above its selects."""
    return [child.get("label") or child["placeholder"] for child in pressable(message)]


def within_limits(message: Message) -> None:
    """Assert what Discord asks of texts and components."""
    children = pressable(message)
    ids = [child["custom_id"] for child in children]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    assert len(message.components) + len(children) <= 40
    assert len(shown(message)) <= 4000
    assert all(len(file.description or "") <= 1024 for file in message.attachments)
    for child in children:
        if child["type"] == 2:
            assert 1 <= len(child["label"]) <= 80
            continue
        values = [option["value"] for option in child["options"]]
        assert 1 <= len(values) <= 25
        assert len(values) == len(set(values))
        assert len(child["placeholder"]) <= 150
        assert 0 <= child["min_values"] <= child["max_values"] <= len(values)
        for option in child["options"]:
            assert 1 <= len(option["label"]) <= 100
            assert len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100


class Panel:
    """Somebody's private panel, and the presses that were made in it."""

    def __init__(self, world: World, who: MemberActor) -> None:
        self.world = world
        self.who = who
        self.message: ResponseMessage
        self.presses = 0

    async def open(self, board: Message | None = None) -> Panel:
        """Press *Take your turn* on a board."""
        button = f"g1:{(await self._table()).id}:turn"
        result = await self.who.click(board or board_of(self.world), custom_id=button)
        assert result.response is not None
        assert result.response.ephemeral
        self.message = result.response
        await self.world.app.idle()
        within_limits(self.message)
        return self

    async def click(self, label: str) -> InteractionResult:
        """Press a button of the panel."""
        return await self._pressed(await self.who.click(self.message, label=label))

    async def choose(self, title: str, *names: str) -> InteractionResult:
        """Choose in a select, by what its options begin with."""
        select = self.select(title)
        values = [self._value(select, name) for name in names]
        return await self.pick(select, values)

    async def pick(self, select: dict[str, Any], values: Sequence[str]) -> InteractionResult:
        """Choose values in a select."""
        chosen = await self.who.select(self.message, values, custom_id=select["custom_id"])
        return await self._pressed(chosen)

    async def press(self, custom_id: str) -> InteractionResult:
        """Press a button by its id."""
        return await self._pressed(await self.who.click(self.message, custom_id=custom_id))

    def select(self, title: str) -> dict[str, Any]:
        """A select by its title."""
        return next(s for s in self.selects() if s["placeholder"] == title)

    def selects(self) -> list[dict[str, Any]]:
        """All selects that are shown."""
        return [child for child in pressable(self.message) if child["type"] == 3]

    def buttons(self) -> dict[str, str]:
        """Ids of the buttons that can be pressed, by what stands on them."""
        found = [child for child in pressable(self.message) if child["type"] == 2]
        return {child["label"]: child["custom_id"] for child in found if not child.get("disabled")}

    def options(self, title: str) -> list[str]:
        """What a select offers."""
        return [option["label"] for option in self.select(title)["options"]]

    def chosen(self, title: str) -> list[str]:
        """What is chosen in a select."""
        return [
            option["label"] for option in self.select(title)["options"] if option.get("default")
        ]

    @property
    def text(self) -> str:
        """All that the panel says."""
        return shown(self.message)

    async def _table(self) -> Any:
        table = await self.world.app.tables.latest(self.world.channel.id)
        assert table is not None
        return table

    async def _pressed(self, result: InteractionResult) -> InteractionResult:
        self.presses += 1
        await self.world.app.idle()
        within_limits(self.message)
        return result

    @staticmethod
    def _value(select: dict[str, Any], name: str) -> str:
        found = [o["value"] for o in select["options"] if o["label"].startswith(name)]
        assert found, (name, [option["label"] for option in select["options"]])
        return str(found[0])


async def opened(world: World) -> Panel:
    """The panel of whoever is to act."""
    return await Panel(world, await world.to_act()).open()


async def drafted(world: World) -> None:
    """Play Zong Shi's draft by commands: always the first item that is offered."""
    await world.table_of(world.people)
    table = await world.app.tables.table(world.channel.id)
    while table.ruleset.moment(table.state).round == 0:
        who = await world.to_act()
        (item, *_) = await world.choices(who, "zongshi draft", "item")
        await world.slash(who, "zongshi draft", item=item)
        table = await world.app.tables.table(world.channel.id)
