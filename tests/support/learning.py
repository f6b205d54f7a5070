"""Somebody who learns a game: reads the step, does what is suggested by what the panel offers."""

from __future__ import annotations

import re
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.i18n import list_of, t
from bot.lessons.registry import LESSONS
from bot.tables.table import Table
from cogs.choices import PARTS
from cogs.panel.games import PANELS
from tests.support.panels import Panel, within_limits
from tests.support.world import World

PATIENCE = 12
"""Presses after which a step is given up."""
COINS = {"en": "Gold Coin", "zh-TW": "金幣"}
MOST_COINS = 9


class Learner:
    """Follows a lesson as its texts say; keeps the keys of the steps that were shown."""

    def __init__(self, world: World, who: MemberActor, game: str, locale: str = "en") -> None:
        self.world, self.who, self.game, self.locale = world, who, game, locale
        self.panel = Panel(world, who)
        self.shown: list[str] = []
        self.texts: list[str] = []
        self._wish = ""
        """What was suggested last."""

    async def open(self) -> InteractionResult:
        """Use `/learn`, and look at the answer."""
        result = await self.world.use(self.who, "learn", game=self.game)
        assert result.response is not None
        assert result.response.ephemeral
        self.panel.message = result.response
        within_limits(self.panel.message)
        self._look()
        return result

    async def table(self) -> Table:
        found = await self.world.app.tables.lessons.find(self.who.id, self.game)
        assert found is not None
        return found

    @property
    def step(self) -> str:
        """The key of the step that is shown; empty once the lesson is over."""
        titles = {self._said(f"{step.key}.title"): step.key for step in LESSONS[self.game].steps}
        title = re.search(r"^### (.+)$", self.panel.text, re.MULTILINE)
        return "" if title is None else titles.get(title.group(1), "")

    @property
    def suggestion(self) -> str:
        """What is suggested; empty where nothing is."""
        before = t(self.locale, "lesson-suggestion", move="")
        lines = self.panel.text.splitlines()
        return next((line.removeprefix(before) for line in lines if line.startswith(before)), "")

    async def act(self) -> None:
        """Read on, take back, or do what is suggested, up to its confirmation."""
        version, step = await self._version(), self.step
        for _ in range(PATIENCE):
            await self._press()
            self._look()
            if self.step != step or await self._version() != version:
                return
        raise AssertionError(self.panel.text)

    async def press(self, key: str) -> None:
        """Press the button with this text."""
        await self.panel.click(t(self.locale, key))
        self._look()

    async def _press(self) -> None:
        buttons = self.panel.buttons()
        for key in ("lesson-next", "lesson-play"):
            if t(self.locale, key) in buttons and not self.panel.selects():
                await self.panel.click(t(self.locale, key))
                return
        if t(self.locale, "panel-confirm") in buttons:
            if self._wish in self.panel.text or not await self._changed():
                await self.panel.click(t(self.locale, "panel-confirm"))
        elif self.step == "undo" and self.game == "swordsmith":
            await self.panel.click(t(self.locale, "panel-undo"))
        else:
            await self._follow(self.suggestion or await self._usual())

    async def _follow(self, suggestion: str) -> None:
        """Press or choose what the suggestion names; the figure's tab comes first."""
        self._wish = suggestion
        said, buttons = suggestion.casefold(), self.panel.buttons()
        assert said, self.panel.text
        named = [label for label in buttons if label.casefold() in said]
        if COINS[self.locale].casefold() in said:
            named += [label for label in buttons if label in self._all_coins()]
        if named:
            await self.panel.click(max(named, key=len))
            return
        for select in self.panel.selects():
            found = [one for one in select["options"] if one["label"].casefold() in said]
            if found:
                option = max(found, key=lambda one: len(one["label"]))
                await self.panel.pick(select, [option["value"]])
                return
        raise AssertionError((suggestion, self.panel.text))

    async def _usual(self) -> str:
        """What an AI would play, in the words of a suggestion: lessons that are over give none."""
        table, game = await self.table(), PANELS[self.game]
        move, *_ = await self.world.app.ai_seats.think(table, 0)
        reader = game.reader(self.locale, table.view(0))
        return list_of(self.locale, game.foretell((move,), (), 0, reader))

    async def _changed(self) -> bool:
        """Choose a detail as it was suggested, where something else is taken for granted."""
        for select in self.panel.selects():
            for option in select["options"]:
                parts = option["label"].casefold().split(PARTS)
                is_wished = len(parts) > 1 and all(p in self._wish.casefold() for p in parts)
                if is_wished and not option.get("default"):
                    await self.panel.pick(select, [option["value"]])
                    return True
        return False

    def _all_coins(self) -> set[str]:
        """What the button may be called that plays all coins at once."""
        counts = range(1, MOST_COINS)
        return {t(self.locale, "swordsmith-panel-coins", count=count) for count in counts}

    def _look(self) -> None:
        """Keep what is shown."""
        self.texts.append(self.panel.text)
        if self.step and self.step not in self.shown:
            self.shown.append(self.step)

    def _said(self, key: str) -> str:
        return t(self.locale, f"lesson-{self.game}-{key}")

    async def _version(self) -> int:
        found: Any = await self.world.app.tables.lessons.find(self.who.id, self.game)
        return -1 if found is None else int(found.version)
