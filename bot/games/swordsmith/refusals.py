"""Why a move is not allowed: the most helpful code for a move that is not in the legal list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.errors import IllegalMove
from bot.games.ruleset import Move
from bot.games.swordsmith import moves
from bot.games.swordsmith.actions.buying import price_of
from bot.games.swordsmith.actions.crafting import star_price
from bot.games.swordsmith.actions.placing import is_element
from bot.games.swordsmith.effects import EFFECTS, PLACED
from bot.games.swordsmith.loyal import in_force
from bot.games.swordsmith.phases.offers import bids
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import Question, Sword
from bot.games.swordsmith.supply import in_market
from bot.games.swordsmith.tasks import Offering
from bot.games.swordsmith.terms import COIN, KINDS, Part

Why = IllegalMove | None


def refusal(position: Position, question: Question | None, seat: int, move: Move) -> IllegalMove:
    """Explain a move that is not legal here."""
    if not position.pending:
        return IllegalMove("game_over")
    if question is None:
        sealed = any(one.seat == seat for one in position.sealed)
        return IllegalMove("already_sealed" if sealed else "not_asked", seat=seat)
    answers = _ANSWERS[question.kind]
    wrong = IllegalMove("wrong_question", question=question.kind)
    if type(move) not in answers:
        return wrong
    return answers[type(move)](position, seat, move) or wrong


def _held(position: Position, seat: int, card: str) -> Why:
    if card not in position.catalogue.card_order:
        return IllegalMove("unknown_card", card=str(card))
    if card not in position.smithies[seat].hand:
        return IllegalMove("not_in_hand", card=card)
    return None


def _place(position: Position, seat: int, place: int) -> Sword | IllegalMove:
    swords = position.smithies[seat].swords
    if place not in range(len(swords)):
        return IllegalMove("no_such_sword", number=place + 1, places=len(swords))
    return swords[place]


def _play(position: Position, seat: int, move: moves.Play) -> Why:
    why = _held(position, seat, move.card)
    if why:
        return why
    effect = None
    if move.card not in KINDS:
        effect = position.catalogue.auxiliaries[move.card].effect
    if effect in PLACED or (effect is None and KINDS[move.card] != "coin"):
        return IllegalMove("placed_not_played", card=move.card)
    return _returned(position, seat, move, effect)


def _returned(position: Position, seat: int, move: moves.Play, effect: str | None) -> Why:
    """Why these cards cannot be returned by this card."""
    if effect == "coin_to_bag" and not move.returned:
        return IllegalMove("coin_must_change", card=COIN)
    if effect is None or effect not in {"coin_to_bag", "thin"}:
        return IllegalMove("nothing_to_return", card=move.card)
    figures = position.catalogue.auxiliaries[move.card].params
    most = max(len(one) for one in EFFECTS[effect].returns(position, seat, figures))
    left = list(position.smithies[seat].hand)
    for card in move.returned:
        if card not in left or card not in KINDS or (effect == "coin_to_bag" and card != COIN):
            return IllegalMove("not_returnable", card=str(card))
        left.remove(card)
    if len(move.returned) > most:
        return IllegalMove("too_many_returned", card=move.card, most=most)
    return IllegalMove("returned_out_of_order")


def _place_card(position: Position, seat: int, move: moves.PlaceCard) -> Why:
    why = _held(position, seat, move.card)
    sword = _place(position, seat, move.sword)
    if why or isinstance(sword, IllegalMove):
        return why or (sword if isinstance(sword, IllegalMove) else None)
    if move.part not in tuple(Part):
        return IllegalMove("unknown_part", part=str(move.part))
    is_metal = move.card in position.catalogue.grades
    goes_there = is_metal if move.part != Part.ENCHANTMENT else is_element(position, move.card)
    if not goes_there:
        return IllegalMove("wrong_part", card=move.card, part=str(move.part))
    if move.part == Part.ENCHANTMENT and not sword.has_blade:
        return IllegalMove("blade_first", number=move.sword + 1)
    return IllegalMove("slot_taken", number=move.sword + 1, part=str(move.part))


def _to_furnace(position: Position, seat: int, move: moves.ToFurnace) -> Why:
    return _held(position, seat, move.card) or IllegalMove("not_for_furnace", card=move.card)


def _to_pool(position: Position, seat: int, move: moves.ToPool) -> Why:
    return _held(position, seat, move.card) or IllegalMove("not_for_pool", card=move.card)


def _dismantle(position: Position, seat: int, move: moves.Dismantle) -> Why:
    sword = _place(position, seat, move.sword)
    if isinstance(sword, IllegalMove):
        return sword
    return IllegalMove("nothing_to_dismantle", number=move.sword + 1)


def _cannot_afford(position: Position, seat: int, price: int) -> IllegalMove:
    return IllegalMove("cannot_afford", price=price, have=position.funds(seat))


def _buy(position: Position, seat: int, move: moves.Buy) -> Why:
    card = move.card
    if card not in position.catalogue.card_order:
        return IllegalMove("unknown_card", card=str(card))
    if not position.turn.workers:
        return IllegalMove("no_worker")
    if card in KINDS and not in_market(position, card):
        return IllegalMove("none_in_market", card=card)
    if card not in KINDS and card not in position.auxiliary_row:
        return IllegalMove("not_on_sale", card=card)
    bonus = in_force(position.catalogue, position.smithies[seat].loyal)
    return _cannot_afford(position, seat, price_of(position, bonus, card))


def _alike(position: Position, have: int, need: int, card: str, free: int) -> Why:
    if card not in position.catalogue.card_order:
        return IllegalMove("unknown_card", card=str(card))
    if not position.turn.workers + free:
        return IllegalMove("no_worker")
    return IllegalMove("too_few_alike", card=card, need=need, have=have) if have < need else None


def _smelt(position: Position, seat: int, move: moves.Smelt) -> Why:
    have = position.smithies[seat].furnace.count(move.card)
    need = position.catalogue.setup.smelt_cards
    why = _alike(position, have, need, move.card, position.turn.smelts)
    return why or IllegalMove("none_in_market", card=position.catalogue.next_metals[move.card])


def _hatch(position: Position, seat: int, move: moves.Hatch) -> Why:
    have = position.smithies[seat].pool.count(move.card)
    need = position.catalogue.setup.hatch_cards
    why = _alike(position, have, need, move.card, position.turn.hatches)
    return why or IllegalMove("none_in_market", card=move.card)


def _refine(position: Position, seat: int, move: moves.Refine) -> Why:
    sword = _place(position, seat, move.sword)
    if isinstance(sword, IllegalMove):
        return sword
    if not position.turn.workers + position.turn.refines:
        return IllegalMove("no_worker")
    if not sword.is_forged:
        return IllegalMove("not_forged", number=move.sword + 1)
    price = star_price(position, sword)
    if price is None:
        return IllegalMove("all_stars", number=move.sword + 1, stars=sword.stars)
    return _cannot_afford(position, seat, price)


def _nudge(position: Position, _seat: int, move: moves.Nudge) -> Why:
    who = move.adventurer
    if who not in position.catalogue.adventurers:
        return IllegalMove("unknown_adventurer", adventurer=str(who))
    if all(one.adventurer != who for queue in position.queues for one in queue.face_up):
        return IllegalMove("not_waiting", adventurer=who)
    if move.by not in {1, -1}:
        return IllegalMove("one_token_only")
    return IllegalMove("no_tokens", adventurer=who)


def _upgrade(position: Position, seat: int, move: moves.Upgrade) -> Why:
    why = _held(position, seat, move.card)
    if why:
        return why
    if move.card not in position.catalogue.next_metals:
        return IllegalMove("cannot_improve", card=move.card)
    return IllegalMove("none_in_market", card=position.catalogue.next_metals[move.card])


def _return(_position: Position, _seat: int, move: moves.ReturnEnchantment) -> Why:
    return IllegalMove("not_dearest", card=str(move.card))


def _offer(position: Position, seat: int, move: moves.Offer) -> Why:
    sword = _place(position, seat, move.sword)
    task = position.agenda[-1]
    if isinstance(sword, IllegalMove) or not isinstance(task, Offering):
        return sword if isinstance(sword, IllegalMove) else None
    return IllegalMove("does_not_fit", number=move.sword + 1, adventurer=task.adventurer)


def _bid(position: Position, seat: int, move: moves.Bid) -> Why:
    return IllegalMove("bid_out_of_range", amount=move.amount, most=len(bids(position, seat)) - 1)


def _treasure(_position: Position, _seat: int, move: moves.TakeTreasure) -> Why:
    return IllegalMove("not_in_row", card=str(move.card))


_Answers = dict[type[Move], Callable[[Position, int, Any], Why]]

_ANSWERS: dict[str, _Answers] = {
    "play": {
        moves.Play: _play,
        moves.PlaceCard: _place_card,
        moves.ToFurnace: _to_furnace,
        moves.ToPool: _to_pool,
        moves.Dismantle: _dismantle,
    },
    "work": {
        moves.Buy: _buy,
        moves.Smelt: _smelt,
        moves.Hatch: _hatch,
        moves.Refine: _refine,
        moves.Dismantle: _dismantle,
    },
    "enchantment": {moves.ReturnEnchantment: _return},
    "nudge": {moves.Nudge: _nudge},
    "upgrade": {moves.Upgrade: _upgrade},
    "offer": {moves.Offer: _offer},
    "bid": {moves.Bid: _bid},
    "treasure": {moves.TakeTreasure: _treasure},
}
