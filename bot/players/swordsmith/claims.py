"""What the plans made so far take up, so that no card, coin or worker is counted twice."""

from __future__ import annotations

from collections import Counter
from math import ceil

from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.sources import Need, Source, Sources, Zone


class Claims:
    """Cards, money and workers of a smith, less what is spoken for."""

    def __init__(self, desk: Desk, sources: Sources) -> None:
        self._desk = desk
        self._sources = sources
        self._cards: Counter[tuple[Zone, str]] = Counter()
        self._money = 0.0
        self._workers = 0.0

    def claim(self, cards: list[Source], money: float, workers: float) -> None:
        """Set means aside for a plan."""
        self._cards.update((source.zone, source.card) for source in cards)
        self._money += money
        self._workers += workers

    def free(self, need: Need, turns: int, at_once: bool, taken: list[Source]) -> Source | None:
        """The best way to meet a need that is free, beside what a draft has taken already."""
        mine = Counter((source.zone, source.card) for source in taken)
        for source in self._sources.ways(need, turns, at_once):
            key = (source.zone, source.card)
            if self._sources.there[source.zone][source.card] > self._cards[key] + mine[key]:
                return source
        return None

    def suffice(self, money: float, workers: float, turns: int) -> float:
        """How likely money and workers suffice until so many turns from now."""
        desk = self._desk
        purse = desk.funds + turns * desk.income - self._money
        hands = desk.turn.workers + turns * desk.me.workers - self._workers
        return _part(purse, money) ** 2 * _part(hands, workers) ** 3

    def turns_for(self, money: float, workers: float) -> int:
        """Turns after the present one until so much can be spent."""
        desk = self._desk
        short_money = max(0.0, self._money + money - desk.funds) / max(1.0, desk.income)
        short_hands = max(0.0, self._workers + workers - desk.turn.workers) / desk.me.workers
        return ceil(max(short_money, short_hands))


def _part(there: float, needed: float) -> float:
    """What part of what is needed is there, at most 1."""
    return min(1.0, max(0.0, there) / needed) if needed else 1.0
