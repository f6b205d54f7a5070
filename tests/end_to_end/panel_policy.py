"""Somebody who plays by panel alone: looks at what is shown, presses this and that, confirms."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.support.panels import Panel
from tests.support.world import World

PATIENCE = 30
"""Presses after which a panel that does not come to Confirm is given up."""
NO_MOVES = ("Confirm", "Back", "Undo", "Standing orders")
"""Buttons that begin no move."""
BUILDING, WRECKING = "Add a card to a sword", "Dismantle a sword"


class Presser:
    """Plays whichever seat is to act; keeps what was shown and pressed."""

    def __init__(self, world: World, chance: Random) -> None:
        self._world = world
        self._chance = chance
        self.panels: dict[int, Panel] = {}
        self.most = 0
        self.titles: set[str] = set()

    async def act(self) -> None:
        """Have one move made for somebody who is to act."""
        who = await self._world.to_act()
        panel = self.panels.get(who.id)
        # An old panel does as well as a new one: its first press shows what is asked now.
        if panel is None or not panel.selects() or self._chance.random() < 0.5:
            panel = self.panels[who.id] = await Panel(self._world, who).open()
        before = await self._version()
        for _ in range(PATIENCE):
            await self._press(panel)
            if await self._version() > before:
                self.most = max(self.most, panel.presses)
                panel.presses = 0
                return
        raise AssertionError(panel.text)

    async def _press(self, panel: Panel) -> None:
        """Confirm if it is possible, mostly; else choose something."""
        buttons = panel.buttons()
        self.titles |= {select["placeholder"] for select in panel.selects()}
        undecided = [select for select in panel.selects() if not _is_decided(select)]
        if "Confirm" in buttons and (not undecided or self._chance.random() < 0.6):
            await panel.press(buttons["Confirm"])
            return
        others = [label for label in buttons if label not in NO_MOVES]
        if others and (not panel.selects() or self._chance.random() < 0.25):
            await panel.press(buttons[self._chance.choice(others)])
            return
        select = self._wished(undecided or panel.selects())
        await panel.pick(select, self._some_of(select))

    def _wished(self, selects: list[dict[str, Any]]) -> dict[str, Any]:
        """Any select; rather one that builds something up than one that takes it apart."""
        by_title = {select["placeholder"]: select for select in selects}
        if BUILDING in by_title and self._chance.random() < 0.6:
            return by_title[BUILDING]
        kept = [select for title, select in by_title.items() if title != WRECKING]
        return self._chance.choice(kept or selects)

    def _some_of(self, select: dict[str, Any]) -> list[str]:
        values = [option["value"] for option in select["options"]]
        count = self._chance.randint(max(1, select["min_values"]), select["max_values"])
        return self._chance.sample(values, min(count, max(1, select["min_values"]) + 1))

    async def _version(self) -> int:
        table = await self._world.app.tables.latest(self._world.channel.id)
        assert table is not None
        return table.version


def _is_decided(select: dict[str, Any]) -> bool:
    return any(option.get("default") for option in select["options"])
