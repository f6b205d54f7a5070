"""Somebody who plays by commands alone, as a person would: looks at what is offered, picks some."""

from __future__ import annotations

from random import Random
from typing import Any

from simcord import MemberActor

from bot.tables.table import Table
from cogs.moves import NO_VALUE
from tests.support.world import World

REQUIRED = {
    "draft": "item",
    "start": "project",
    "market": "jar",
    "pawn": "tile",
    "visit": "first",
    "scroll": "scroll",
    "take": "material",
    "discard": "item",
    "keep": "project",
    "buy": "tile",
}
"""The option that a command cannot do without."""
FURTHER = {
    "start": ("second", "discount", "payment"),
    "market": ("take",),
    "pawn": ("second_tile", "discount", "payment"),
    "visit": ("second", "discount", "payment"),
    "scroll": ("choice", "discount", "payment"),
    "buy": ("discount", "payment"),
    "temple": ("return",),
}
"""Options that are filled where something can be chosen."""
ACTIONS = ("start", "visit", "scroll", "pawn", "market", "temple", "market")
ANSWERS = {
    "draft": ("draft",),
    "turn": ACTIONS,
    "take": ("take",),
    "drop": ("discard",),
    "shed": ("discard",),
    "keep": ("keep",),
    "reward_tile": ("buy", "decline"),
}


class Player:
    """Plays whichever seat is to act; keeps count of the commands that made a move."""

    def __init__(self, world: World, chance: Random) -> None:
        self._world = world
        self._chance = chance
        self.used: dict[str, int] = {}

    async def act(self) -> None:
        """Make one move for somebody who is to act."""
        table = await self._world.app.tables.table(self._world.channel.id)
        seat = table.to_act()[0]
        who = next(p for p in self._world.people if p.id == table.seats[seat].user)
        question = next(q for q in table.view(seat).questions if q.seat == seat)
        names = list(ANSWERS.get(question.kind, ()))
        self._chance.shuffle(names)
        for name in [name for name in names if self._chance.random() < 0.8]:
            if await self._tried(table, who, name):
                return
        assert await self._tried(table, who, "choose"), question.kind

    async def _tried(self, table: Table, who: MemberActor, name: str) -> bool:
        options = await self._options(who, name)
        if options is None:
            return False
        await self._world.slash(who, f"zongshi {name}", **options)
        present = await self._world.app.tables.by_id(table.id)
        assert present is not None
        moved = present.version > table.version
        if moved:
            self.used[name] = self.used.get(name, 0) + 1
        return moved

    async def _options(self, who: MemberActor, name: str) -> dict[str, Any] | None:
        """Options picked from what autocomplete offers; None if the command can do nothing."""
        options: dict[str, Any] = {}
        required = "answer" if name == "choose" else REQUIRED.get(name)
        if name in ("start", "market", "temple", "pawn", "visit"):
            options["figure"] = self._chance.choice(("master", "master", "apprentice"))
        if required is not None:
            value = await self._pick(who, name, required, options)
            if value is None:
                return None
            options[required] = value
        for option in FURTHER.get(name, ()):
            value = await self._pick(who, name, option, options)
            if value is not None and (option != "second" or self._chance.random() < 0.5):
                options[option] = value
        return options

    async def _pick(
        self, who: MemberActor, name: str, option: str, filled: dict[str, Any]
    ) -> str | None:
        offered = await self._world.choices(who, f"zongshi {name}", option, "", **filled)
        assert len(offered) <= 25
        values = [value for value in offered if value != NO_VALUE]
        return self._chance.choice(values) if values else None
