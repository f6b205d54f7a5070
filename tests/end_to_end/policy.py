"""Somebody who plays by commands alone, as a person would: looks at what is offered, picks some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from simcord import MemberActor

from bot.tables.table import Table
from cogs.moves import NO_VALUE
from tests.support.world import World

ACTIONS = ("start", "visit", "scroll", "pawn", "market", "temple", "market")


@dataclass(frozen=True)
class Way:
    """How a game is played."""

    group: str
    """The group of its commands."""
    answers: Mapping[str, Sequence[str]]
    """The commands for each kind of question; where none does anything: "choose"."""
    required: Mapping[str, str]
    """The option that a command cannot do without."""
    further: Mapping[str, Sequence[str]]
    """Options that are filled where something can be chosen."""
    figures: Sequence[str] = ()
    """Commands for which a figure is named."""
    in_any_order: bool = True


ZONGSHI = Way(
    group="zongshi",
    answers={
        "draft": ("draft",),
        "turn": ACTIONS,
        "take": ("take",),
        "drop": ("discard",),
        "shed": ("discard",),
        "keep": ("keep",),
        "reward_tile": ("buy", "decline"),
    },
    required={
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
        "choose": "answer",
    },
    further={
        "start": ("second", "discount", "payment"),
        "market": ("take",),
        "pawn": ("second_tile", "discount", "payment"),
        "visit": ("second", "discount", "payment"),
        "scroll": ("choice", "discount", "payment"),
        "buy": ("discount", "payment"),
        "temple": ("return",),
    },
    figures=("start", "market", "temple", "pawn", "visit"),
)
WORK = ("refine", "smelt", "hatch", "buy")
SWORDSMITH = Way(
    group="sword",
    answers={
        "play": ("coins", "play", "place", "place", "furnace", "pool", *WORK, "work", "end"),
        "work": (*WORK, "buy", "end"),
        "nudge": ("nudge", "decline"),
        "upgrade": ("upgrade", "decline"),
        "offer": ("offer", "decline"),
        "bid": ("bid",),
        "treasure": ("treasure",),
    },
    required={
        "play": "card",
        "place": "card",
        "furnace": "card",
        "pool": "card",
        "buy": "card",
        "smelt": "metal",
        "hatch": "element",
        "refine": "sword",
        "offer": "sword",
        "bid": "price",
        "nudge": "adventurer",
        "upgrade": "card",
        "treasure": "card",
        "choose": "answer",
    },
    further={"play": ("give_back",), "place": ("sword", "part"), "nudge": ("by",)},
    in_any_order=False,
)


class Player:
    """Plays whichever seat is to act; keeps count of the commands that made a move."""

    def __init__(self, world: World, chance: Random, way: Way) -> None:
        self._world = world
        self._chance = chance
        self._way = way
        self.used: dict[str, int] = {}

    async def act(self) -> None:
        """Make one move for somebody who is to act."""
        table = await self._world.app.tables.table(self._world.channel.id)
        seat = table.to_act()[0]
        who = next(p for p in self._world.people if p.id == table.seats[seat].user)
        question = next(q for q in table.view(seat).questions if q.seat == seat)
        names = list(self._way.answers.get(question.kind, ()))
        if self._way.in_any_order:
            self._chance.shuffle(names)
        for name in [name for name in names if self._chance.random() < 0.8]:
            if await self._tried(table, who, name):
                return
        assert await self._tried(table, who, "choose"), question.kind

    async def _tried(self, table: Table, who: MemberActor, name: str) -> bool:
        options = await self._options(who, name)
        if options is None:
            return False
        await self._world.slash(who, f"{self._way.group} {name}", **options)
        present = await self._world.app.tables.by_id(table.id)
        assert present is not None
        moved = present.version > table.version
        if moved:
            self.used[name] = self.used.get(name, 0) + 1
        return moved

    async def _options(self, who: MemberActor, name: str) -> dict[str, Any] | None:
        """Options picked from what autocomplete offers; None if the command can do nothing."""
        options: dict[str, Any] = {}
        required = self._way.required.get(name)
        if name in self._way.figures:
            options["figure"] = self._chance.choice(("master", "master", "apprentice"))
        if required is not None:
            value = await self._pick(who, name, required, options)
            if value is None:
                return None
            options[required] = value
        for option in self._way.further.get(name, ()):
            value = await self._pick(who, name, option, options)
            if value is not None and (option != "second" or self._chance.random() < 0.5):
                options[option] = value
        return options

    async def _pick(
        self, who: MemberActor, name: str, option: str, filled: dict[str, Any]
    ) -> str | None:
        command = f"{self._way.group} {name}"
        offered = await self._world.choices(who, command, option, "", **filled)
        assert len(offered) <= 25
        values = [value for value in offered if value != NO_VALUE]
        return self._chance.choice(values) if values else None
