"""What a smith has before it when it chooses: its view, and what follows from it at once."""

from __future__ import annotations

from functools import cached_property
from heapq import heapreplace

from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.loyal import in_force
from bot.games.swordsmith.state import Sword, Turn
from bot.games.swordsmith.terms import KINDS, Phase
from bot.games.swordsmith.view import (
    AdventurerView,
    ProfessionView,
    QuestionView,
    SwordsmithView,
    SwordView,
)

SALE = 7
"""Reputation that a good sale brings: whoever is that close to the top may end the game."""


class Desk:
    """A seat's view with the figures that most decisions need."""

    def __init__(self, view: SwordsmithView) -> None:
        if view.viewer is None:
            raise ValueError("a spectator has nothing to choose")
        self.view = view
        self.seat = view.viewer
        self.cards = CATALOGUES[view.catalogue]
        self.me = view.smithies[self.seat]
        self.hand = self.me.hand or ()
        self.forging = view.phase is Phase.FORGING
        self.bonus = in_force(self.cards, self.me.loyal)
        self.turn = view.turn or self._next_turn()
        """The present turn; while selling the next one, of which the hand is known."""
        self.working = self.turn.is_working

    def _next_turn(self) -> Turn:
        """How one's own next turn begins."""
        gives = self.bonus
        return Turn(
            workers=self.me.workers,
            money=gives.money,
            smelts=gives.smelts,
            hatches=gives.hatches,
            rolls=gives.rolls,
        )

    @property
    def question(self) -> QuestionView:
        """What the seat is asked."""
        return next(one for one in self.view.questions if one.seat == self.seat)

    @cached_property
    def waiting(self) -> tuple[AdventurerView, ...]:
        """All face-up adventurers in the order in which they would be served."""
        return tuple(one for profession in self.view.professions for one in profession.face_up)

    @property
    def draws(self) -> int:
        """Cards drawn at the end of a turn."""
        return self.cards.setup.hand_size + self.bonus.draws

    @cached_property
    def owned(self) -> tuple[str, ...]:
        """All cards that come to the hand again and again."""
        return (*self.hand, *(self.me.deck or ()), *self.me.discard, *self.me.in_play)

    @property
    def discards(self) -> int:
        """How many cards lie in the discard pile once this turn is over, without purchases."""
        return len(self.owned) - self.me.deck_count

    @cached_property
    def income(self) -> float:
        """Money that a turn brings on average."""
        money = sum(self.money_of(card) for card in self.owned)
        return self.draws * money / max(len(self.owned), self.draws) + self.bonus.money

    def money_of(self, card: str) -> int:
        """What playing a card earns."""
        if card in KINDS:
            return self.cards.basics[card].value
        return self.cards.auxiliaries[card].params.get("money", 0)

    @cached_property
    def funds(self) -> int:
        """What can be spent in this turn, the coins still in hand included."""
        coins = 0 if self.working else sum(self.money_of(card) for card in self.hand)
        return self.me.vouchers + self.turn.money + coins

    def rounds_until(self, one: AdventurerView) -> int:
        """Rounds until an adventurer is served: 1 if it is in this round's selling phase."""
        patience = self.cards.adventurers[one.id].patience
        return max(1, patience - one.waited + (not self.forging))

    def turns_before(self, one: AdventurerView) -> int:
        """Turns of one's own that follow `turn` before an adventurer is served.

        -1: it is served before that turn.
        """
        return self.rounds_until(one) - (1 if self.forging else 2)

    @cached_property
    def rounds_left(self) -> int:
        """Rounds that will probably still be played, the present one included."""
        emptied = min(self._until_empty(profession) for profession in self.view.professions)
        best = max(line.points for smithy in self.view.smithies for line in smithy.reputation)
        short = self.view.reputation_track - best
        if short <= 0:
            return 1
        return min(emptied, 2 + short // 3) if short <= SALE else emptied

    def _until_empty(self, profession: ProfessionView) -> int:
        """Rounds until all adventurers of a profession have left: two wait at a time."""
        ends = sorted(float(self.rounds_until(one)) for one in profession.face_up)
        if not ends:
            return 1
        hidden = self.unseen(profession.id)
        patience = sum(self.cards.adventurers[who].patience for who in hidden) / max(1, len(hidden))
        for _ in range(profession.pile):
            heapreplace(ends, ends[0] + patience)
        return round(max(ends))

    @cached_property
    def _seen(self) -> frozenset[str]:
        loyal = (who for smithy in self.view.smithies for who in smithy.loyal)
        return frozenset((*self.view.left, *loyal, *(one.id for one in self.waiting)))

    def unseen(self, profession: str) -> list[str]:
        """Adventurers of a profession that have not been seen in this game."""
        known = self.cards.adventurers.values()
        return [
            one.id for one in known if one.profession == profession and one.id not in self._seen
        ]


def as_sword(seen: SwordView) -> Sword:
    """A sword of the view as the rules know it."""
    return Sword(seen.blade, seen.hilt, seen.enchantments, seen.stars)
