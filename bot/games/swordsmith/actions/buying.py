"""Buying cards, and paying: vouchers are used first."""

from __future__ import annotations

from bot.games.ruleset import Move
from bot.games.swordsmith.events import CardBought
from bot.games.swordsmith.loyal import Bonus, in_force
from bot.games.swordsmith.moves import Buy
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.supply import add_to_market, take_auxiliary, to_discard, to_hand
from bot.games.swordsmith.terms import KINDS

LEAST_PRICE = 1


def price_of(position: Position, bonus: Bonus, card: str) -> int:
    """What a card costs the seat on turn with these abilities."""
    off = position.turn.discount
    kind = KINDS.get(card)
    if kind == "element":
        off += bonus.elements
    elif kind == "metal":
        off += bonus.metals
    return max(LEAST_PRICE, position.catalogue.prices[card] - off)


def pay(position: Position, seat: int, price: int) -> None:
    """Vouchers first, then money."""
    vouchers = position.smithies[seat].vouchers
    by_voucher = min(vouchers, price)
    if by_voucher:
        position.change(seat, vouchers=vouchers - by_voucher)
    if price > by_voucher:
        position.change_turn(money=position.turn.money - price + by_voucher)


def purchases(position: Position, seat: int) -> list[Move]:
    """Every card on sale that can be paid and fetched."""
    if not position.turn.workers:
        return []
    funds = position.funds(seat)
    bonus = in_force(position.catalogue, position.smithies[seat].loyal)
    on_sale = [card for card, left in zip(KINDS, position.market, strict=True) if left]
    on_sale += dict.fromkeys(position.auxiliary_row)
    return [Buy(card) for card in on_sale if price_of(position, bonus, card) <= funds]


def buy(position: Position, seat: int, move: Buy) -> None:
    """One worker, one card, to the discard pile or by Courier to the hand."""
    bonus = in_force(position.catalogue, position.smithies[seat].loyal)
    price = price_of(position, bonus, move.card)
    pay(position, seat, price)
    position.change_turn(workers=position.turn.workers - 1)
    to_the_hand = position.turn.buys_to_hand
    (to_hand if to_the_hand else to_discard)(position, seat, (move.card,))
    position.tell(CardBought(seat, move.card, price, to_the_hand))
    if move.card in KINDS:
        add_to_market(position, move.card, -1)
    else:
        take_auxiliary(position, move.card)
