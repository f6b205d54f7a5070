"""What it takes to make one sword fit for one order, and how likely it is done in time."""

from __future__ import annotations

import msgspec

from bot.games.swordsmith.state import EMPTY, Sword
from bot.games.swordsmith.terms import Part
from bot.players.swordsmith.claims import Claims
from bot.players.swordsmith.demands import Lack, lack
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.orders import Order
from bot.players.swordsmith.rewards import MONEY, WORKER
from bot.players.swordsmith.sources import Need, Source, Sources, Zone

REBUILDING = 2.5
"""Reputation that speaks against taking a sword apart, beside its cards."""
AGAIN = 0.3
"""What part of a sword's cards it takes to be as far with the next one."""
TOO_LATE = 3
"""Rounds before the end in which no further sword is begun."""


class Step(msgspec.Struct, frozen=True):
    """A card to be put onto a sword."""

    part: Part
    source: Source


class Plan(msgspec.Struct, frozen=True):
    """To make the sword of one place fit for an order."""

    place: int
    order: Order
    lack: Lack
    steps: tuple[Step, ...]
    """The cards that are lacking, in the order in which they can be placed."""
    chance: float
    """That the sword is ready in time."""
    money: float
    workers: float
    loss: float
    """What goes with the sword, in reputation."""
    rebuild: bool = False
    """Whether what lies there now is in the way and has to be taken apart."""

    @property
    def worth(self) -> float:
        """What the plan promises, less what it still costs."""
        costs = MONEY * self.money + WORKER * self.workers + REBUILDING * self.rebuild
        return self.chance * (self.order.gain - self.loss) - costs


class Draftsman:
    """Drafts plans with what is not claimed by others."""

    def __init__(self, desk: Desk, sources: Sources, claims: Claims) -> None:
        self._desk = desk
        self._sources = sources
        self._claims = claims

    def draft(self, place: int, sword: Sword, order: Order) -> Plan | None:
        """With the sword as it is, or else from the beginning; None where it cannot be."""
        digest = self._desk.view.catalogue
        missing = lack(digest, sword, order.adventurer, order.tier)
        rebuild = missing is None
        if missing is None:
            sword, missing = EMPTY, lack(digest, EMPTY, order.adventurer, order.tier)
        steps = None if missing is None else self._gather(missing, order.turns)
        if missing is None or steps is None or (order.turns < 0 and (missing.things or rebuild)):
            return None
        sources = [step.source for step in steps]
        rolls, star_money = self._stars(sword, missing.stars)
        money = sum(source.money for source in sources) + star_money
        workers = sum(source.workers for source in sources) + rolls
        chance = self._claims.suffice(money, workers, order.turns)
        chance *= self._in_time(sources, order.turns)
        loss = self._loss(sword, sources)
        return Plan(place, order, missing, tuple(steps), chance, money, workers, loss, rebuild)

    def _gather(self, missing: Lack, turns: int) -> list[Step] | None:
        """A source for each card that is lacking; None where one cannot be had."""
        needs = [(Part.BLADE, Need(grade=grade)) for grade in missing.blade]
        needs += [(Part.HILT, Need(grade=missing.hilt))] if missing.hilt else []
        needs += [(Part.ENCHANTMENT, Need(element=element)) for element in missing.elements]
        taken: list[Source] = []
        has_blade = True
        for part, need in needs:
            at_once = has_blade or part is not Part.ENCHANTMENT
            source = self._claims.free(need, turns, at_once, taken)
            if source is None:
                return None
            taken.append(source)
            if part is Part.BLADE and source.zone is not Zone.HAND:
                has_blade = False
        return [Step(part, source) for (part, _), source in zip(needs, taken, strict=True)]

    def _stars(self, sword: Sword, count: int) -> tuple[float, float]:
        """How many rolls and how much money so many stars more take on average."""
        setup = self._desk.cards.setup
        rolls = money = 0.0
        for star in range(sword.stars, sword.stars + count):
            good = setup.die_sides + 1 - setup.star_rolls[star] + self._desk.turn.rolls
            tries = setup.die_sides / min(good, setup.die_sides)
            rolls += tries
            money += setup.star_prices[star] * tries
        return rolls, money

    def _in_time(self, sources: list[Source], turns: int) -> float:
        """How likely all cards come to the hand in time: not everything can be fetched at once."""
        chance, money, workers = 1.0, 0, 0
        for source in sources:
            money += source.money
            workers += source.workers
            late = self._claims.turns_for(money, workers) if source.workers else 0
            if late:
                later = self._sources.chances(max(0, turns - late), at_once=True)
                chance *= later[source.zone]
            else:
                chance *= source.chance
        return chance

    def _loss(self, sword: Sword, sources: list[Source]) -> float:
        """What the cards of a sword are worth that leave with it and are not bought for it."""
        cards = self._desk.cards
        if self._desk.rounds_left <= TOO_LATE:
            return 0.0
        sold = (*sword.cards, *(source.card for source in sources if not source.workers))
        lost = [card for card in sold if card not in cards.kept]
        return AGAIN * sum(MONEY * cards.prices[card] + WORKER for card in lost)
