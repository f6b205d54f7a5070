"""The easy player of Master Swordsmith: rules of thumb, no looking ahead."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.view import SwordsmithView
from bot.players.swordsmith import answers, bidding, nudging, offering, playing, working
from bot.players.swordsmith.desk import Desk

Answer = Callable[[Desk, tuple[Move, ...], Rng], Move]

ANSWERS: dict[str, Answer] = {
    "play": playing.play,
    "work": working.work,
    "enchantment": answers.enchantment,
    "nudge": nudging.nudge,
    "upgrade": answers.upgrade,
    "offer": offering.offer,
    "bid": bidding.bid,
    "treasure": answers.treasure,
}
"""By the kind of question."""


class EasyPlayer:
    """Makes swords for the adventurers on the table and sells them. Stateless."""

    def choose(self, view: SwordsmithView, legal: tuple[Move, ...], source: Rng) -> Move:
        """One of the legal moves."""
        if len(legal) == 1:
            return legal[0]
        desk = Desk(view)
        return ANSWERS[desk.question.kind](desk, legal, source)
