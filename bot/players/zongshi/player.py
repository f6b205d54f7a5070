"""The easy player of Zong Shi."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.zongshi.moves import Pass, ZongshiMove
from bot.games.zongshi.view import ZongshiView
from bot.players.choosing import best
from bot.players.zongshi.answers import answer_worth
from bot.players.zongshi.thoughts import think
from bot.players.zongshi.turns import choose_turn


class EasyPlayer:
    """Weighs the moves in points, by rules of thumb; looks no move ahead."""

    def choose(self, view: ZongshiView, legal: tuple[ZongshiMove, ...], source: Rng) -> ZongshiMove:
        """The legal move that seems best."""
        mind = think(view)
        if any(isinstance(move, Pass) for move in legal):
            return choose_turn(mind, legal, source)
        return best(legal, lambda move: answer_worth(mind, move), source)
