"""Whether a state that was read can be one of a game: every card and person in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import astuple

from bot.games.errors import InvalidState
from bot.games.swordsmith.cards import SwordsmithCatalogue
from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.effects import EFFECTS, swords_allowed
from bot.games.swordsmith.phases.offers import tiers
from bot.games.swordsmith.phases.selling import due
from bot.games.swordsmith.position import Position, thaw
from bot.games.swordsmith.state import Smithy, Sword, SwordsmithState, Turn
from bot.games.swordsmith.tasks import (
    ROUND,
    AnyTask,
    Cutting,
    Dismantling,
    Nudging,
    Offering,
    Sealed,
    Succession,
    TakeTurn,
    Treasure,
    Upgrading,
)
from bot.games.swordsmith.terms import BLADE_SLOTS, ENCHANTMENT_SLOTS, KINDS, Phase

LONGEST_SEED = 64
MOST_DRAWS = 1 << 63
TURN: tuple[AnyTask, ...] = (*ROUND, TakeTurn())
"""The agenda while a seat is on turn, but for what one of its cards asks."""


def check(state: SwordsmithState) -> None:
    """Raise `InvalidState` if not; `CatalogueError` if the card data was not learnt."""
    catalogue = CATALOGUES[state.options.catalogue]
    setup = catalogue.setup
    _demand(setup.players_min <= state.seats <= setup.players_max, "number of players")
    _demand(0 < len(state.rng.seed) <= LONGEST_SEED, "seed")
    _demand(0 <= state.rng.counter < MOST_DRAWS, "draws")
    _demand(len(state.market) == len(KINDS) and min(state.market) >= 0, "market")
    _cards(catalogue, state)
    _adventurers(catalogue, state)
    for smithy in state.smithies:
        _smithy(catalogue, state, smithy)
    position = thaw(state)
    for seat, smithy in enumerate(state.smithies):
        allowed = swords_allowed(position, seat)
        _demand(setup.sword_limit <= len(smithy.swords) <= allowed, "places for swords")
    _course(position)
    _agenda(position)


def _demand(fits: bool, reason: str) -> None:
    if not fits:
        raise InvalidState("bad_state", reason=f"no position of the game: {reason}")


def _cards(catalogue: SwordsmithCatalogue, state: SwordsmithState) -> None:
    """As many of each as the set-up brought in."""
    found = Counter(dict(zip(KINDS, state.market, strict=True)))
    found.update([*state.auxiliary_deck, *state.auxiliary_row, *state.auxiliary_discard])
    for smithy in state.smithies:
        found.update([*smithy.deck, *smithy.hand, *smithy.in_play, *smithy.discard])
        found.update([*smithy.furnace, *smithy.pool, *smithy.fixtures])
        for sword in smithy.swords:
            found.update(sword.cards)
    wanted = Counter(catalogue.seating(state.seats).market)
    for card, count in catalogue.setup.start_deck.items():
        wanted[card] += count * state.seats
    wanted.update({card.id: card.count for card in catalogue.auxiliary})
    _demand(found == wanted, "cards")
    middle = (*state.auxiliary_deck, *state.auxiliary_row, *state.auxiliary_discard)
    _demand(KINDS.keys().isdisjoint(middle), "auxiliary cards")
    _demand(len(state.auxiliary_row) <= catalogue.setup.auxiliary_face_up, "auxiliary row")
    _sorted(catalogue, state.auxiliary_discard)


def _sorted(catalogue: SwordsmithCatalogue, cards: tuple[str, ...]) -> None:
    places = [catalogue.card_order[card] for card in cards]
    _demand(places == sorted(places), "order of cards")


def _adventurers(catalogue: SwordsmithCatalogue, state: SwordsmithState) -> None:
    """Each in one place, those in play with their profession."""
    found = [*state.out, *state.left]
    for queue in state.queues:
        found += [*queue.pile, *(one.adventurer for one in queue.face_up)]
    for smithy in state.smithies:
        found += smithy.loyal
    _demand(sorted(found) == sorted(catalogue.adventurers), "adventurers")
    professions = [one.id for one in catalogue.profession]
    in_play = [queue.profession for queue in state.queues]
    _demand(in_play == [one for one in professions if one in in_play], "professions")
    _demand(
        len(in_play) == catalogue.seating(state.seats).professions_in_play, "professions in play"
    )
    for queue in state.queues:
        shown = [one.adventurer for one in queue.face_up]
        _demand(len(shown) <= catalogue.setup.face_up_per_profession, "face-up adventurers")
        _demand(all(one.waited >= 0 for one in queue.face_up), "waiting tokens")
        for adventurer in (*queue.pile, *shown):
            known = catalogue.adventurers[adventurer]
            _demand(known.profession == queue.profession, "profession of an adventurer")


def _smithy(catalogue: SwordsmithCatalogue, state: SwordsmithState, smithy: Smithy) -> None:
    _demand(len(smithy.reputation) == len(state.queues), "columns of reputation")
    counts = (smithy.vouchers, smithy.seals, smithy.sold, *smithy.reputation)
    _demand(min(counts) >= 0, "counts")
    for cards in (smithy.hand, smithy.in_play, smithy.discard, smithy.furnace, smithy.pool):
        _sorted(catalogue, cards)
    _demand(catalogue.next_metals.keys() >= set(smithy.furnace), "furnace")
    _demand(all(KINDS.get(card) == "element" for card in smithy.pool), "mana pool")
    stay = {card.id for card in catalogue.auxiliary if _stays(card.effect)}
    _demand(stay >= set(smithy.fixtures), "permanent area")
    loyal = (catalogue.adventurers[who].loyal_ability for who in smithy.loyal)
    _demand(all(ability is not None for ability in loyal), "loyal customers")
    for sword in smithy.swords:
        _sword(catalogue, sword)


def _stays(effect: str) -> bool:
    return effect in EFFECTS and EFFECTS[effect].stays


def _sword(catalogue: SwordsmithCatalogue, sword: Sword) -> None:
    metals = {*sword.blade, *(() if sword.hilt is None else (sword.hilt,))}
    _demand(catalogue.grades.keys() >= metals, "metals of a sword")
    _demand(len(sword.blade) <= BLADE_SLOTS, "blade")
    _demand(
        all(
            KINDS.get(card) == "element" or card in catalogue.wild_elements
            for card in sword.enchantments
        ),
        "enchantments",
    )
    _demand(len(sword.enchantments) <= ENCHANTMENT_SLOTS, "enchantments")
    _demand(sword.has_blade or not sword.enchantments, "enchantments before the blade")
    _sorted(catalogue, sword.enchantments)
    _demand(0 <= sword.stars <= len(catalogue.setup.star_rolls), "stars")
    _demand(sword.is_forged or not sword.stars, "stars before the hilt")


def _course(position: Position) -> None:
    """Round, phase and turn fit each other."""
    _demand(position.round >= 1, "round")
    _demand(0 <= position.start_seat < position.seats, "first seat")
    left, turn = position.turns_left, position.turn
    if position.phase is Phase.FORGING:
        _demand(0 < len(left) <= position.seats, "turns")
        _demand(left == position.order[-len(left) :], "turns")
        _demand(min(map(int, astuple(turn))) >= 0, "what the turn has left")
    else:
        _demand(not left and turn == Turn(), "a turn while selling")
    for seat, smithy in enumerate(position.smithies):
        is_playing = bool(left) and seat == left[0] and not turn.is_working
        _demand(is_playing or not smithy.in_play, "cards in play")


def _agenda(position: Position) -> None:
    """A stack that can come up in this phase, and nothing sealed but what its top task asked."""
    end, selling = ROUND[:2]
    stack = position.agenda
    is_sale = False
    if position.phase is Phase.OVER:
        fits = not stack and not position.pending
    elif position.phase is Phase.FORGING:
        fits = stack[: len(TURN)] == TURN and len(stack) <= len(TURN) + 1
        for task in stack[len(TURN) :]:
            fits = fits and _is_choice(position, task)
    else:
        top = stack[-1] if stack else None
        is_sale = isinstance(top, Offering | Cutting) and stack == (end, selling, top)
        fits = is_sale or (stack[:2] == (end, selling) and _is_succession(position, stack[2:]))
    _demand(fits, "agenda")
    if not is_sale:
        _demand(not position.sealed, "sealed answers")
        return
    _sale(position, stack[-1])


def _is_choice(position: Position, task: AnyTask) -> bool:
    """Whether a turn can have come to this task."""
    smithy = position.smithies[position.on_turn]
    if isinstance(task, Dismantling):
        return 0 <= task.sword < len(smithy.swords)
    if isinstance(task, Nudging | Upgrading) and task.card in smithy.in_play:
        effect = "waiting" if isinstance(task, Nudging) else "upgrade"
        return any(
            card.id == task.card and card.effect == effect for card in position.catalogue.auxiliary
        )
    return False


def _is_succession(position: Position, stack: tuple[AnyTask, ...]) -> bool:
    """Whether a treasure is asked for before the next adventurer comes."""
    if len(stack) < 2 or not isinstance(stack[0], Succession):
        return False
    known = any(queue.profession == stack[0].profession for queue in position.queues)
    return known and all(
        isinstance(task, Treasure) and 0 <= task.seat < position.seats for task in stack[1:]
    )


def _sale(position: Position, task: AnyTask) -> None:
    """Who is served has waited long enough, and every answer could be given."""
    if not isinstance(task, Offering | Cutting):
        raise TypeError(task)
    _demand(due(position)[:1] == [task.adventurer], "who is served")
    _seats(position, position.sealed)
    if isinstance(task, Offering):
        for one in position.sealed:
            places = tiers(position, one.seat, task.adventurer)
            _demand(bool(places) and (one.answer is None or one.answer in places), "an offer")
        return
    _seats(position, task.offers)
    _demand(len(task.offers) > 1, "offers")
    for one in task.offers:
        places = tiers(position, one.seat, task.adventurer)
        _demand(one.answer is not None and places.get(one.answer) == task.tier, "offers")
    bounty = position.catalogue.adventurers[task.adventurer].bounty_for(task.tier)
    able = {one.seat for one in task.offers}
    for one in position.sealed:
        _demand(one.seat in able and one.answer is not None, "a bid")
        _demand(one.answer in range(bounty + 1), "a bid")


def _seats(position: Position, answers: Iterable[Sealed]) -> None:
    """At most one answer a seat, by seat."""
    seats = [one.seat for one in answers]
    _demand(seats == sorted(set(seats)), "seats of answers")
    _demand(set(seats) <= set(range(position.seats)), "seats of answers")
