"""Playing coins and auxiliary cards: money at once, then what the card does."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.swordsmith.effects import EFFECTS, PLACED, Used
from bot.games.swordsmith.events import CardPlayed
from bot.games.swordsmith.moves import Play
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.supply import draw, from_hand
from bot.games.swordsmith.terms import KINDS


def plays(position: Position, seat: int, card: str) -> Iterator[Play]:
    """The ways in which a card of the hand can be played."""
    if card in KINDS:
        if KINDS[card] == "coin":
            yield Play(card)
        return
    auxiliary = position.catalogue.auxiliaries[card]
    if auxiliary.effect not in PLACED:
        for returned in EFFECTS[auxiliary.effect].returns(position, seat, auxiliary.params):
            yield Play(card, returned)


def play(position: Position, seat: int, move: Play) -> None:
    """The card lies in play until the hand is discarded; a draw cannot bring it back."""
    card = move.card
    from_hand(position, seat, card)
    if card in KINDS:
        _lay_in_play(position, seat, card)
        _earn(position, seat, card, position.catalogue.basics[card].value)
        return
    auxiliary = position.catalogue.auxiliaries[card]
    effect, figures = EFFECTS[auxiliary.effect], auxiliary.params
    if effect.stays:
        fixtures = (*position.smithies[seat].fixtures, card)
        position.change(seat, fixtures=fixtures)
    else:
        _lay_in_play(position, seat, card)
    each = len(move.returned) if effect.pays_each else 1
    _earn(position, seat, card, figures.get("money", 0) * each)
    if figures.get("draw"):
        draw(position, seat, figures["draw"])
    effect.use(position, Used(seat, card, figures, move.returned))


def _lay_in_play(position: Position, seat: int, card: str) -> None:
    in_play = (*position.smithies[seat].in_play, card)
    position.change(seat, in_play=position.in_order(in_play))


def _earn(position: Position, seat: int, card: str, money: int) -> None:
    if money:
        position.change_turn(money=position.turn.money + money)
    position.tell(CardPlayed(seat, card, money))
