"""The set-up: decks, market, professions and their first customers, all shuffled from the seed."""

from __future__ import annotations

from bot.games.errors import InvalidOptions
from bot.games.rng import Rng, rng
from bot.games.swordsmith.cards import Seating, SwordsmithCatalogue
from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.position import Position, thaw
from bot.games.swordsmith.state import (
    EMPTY,
    Queue,
    Smithy,
    SwordsmithOptions,
    SwordsmithState,
    Waiting,
)
from bot.games.swordsmith.tasks import BeginRound
from bot.games.swordsmith.terms import KINDS


def set_up(seats: int, seed: bytes, options: SwordsmithOptions) -> Position:
    """A position before the first round; raises `InvalidOptions` for a wrong number of seats."""
    catalogue = CATALOGUES[options.catalogue]
    fewest, most = catalogue.setup.players_min, catalogue.setup.players_max
    if not fewest <= seats <= most:
        raise InvalidOptions("wrong_seats", seats=seats, fewest=fewest, most=most)
    seating = catalogue.seating(seats)
    start_seat, source = rng(seed).below(seats)
    queues, out, source = _professions(catalogue, seating, source)
    smithies, source = _smithies(catalogue, seats, len(queues), source)
    copies = tuple(card.id for card in catalogue.auxiliary for _ in range(card.count))
    auxiliaries, source = source.shuffled(copies)
    shown = catalogue.setup.auxiliary_face_up
    state = SwordsmithState(
        options=options,
        rng=source,
        start_seat=start_seat,
        smithies=smithies,
        market=tuple(seating.market[card] for card in KINDS),
        auxiliary_deck=auxiliaries[:-shown],
        auxiliary_row=auxiliaries[-shown:][::-1],
        queues=queues,
        out=out,
        agenda=(BeginRound(),),
    )
    return thaw(state)


def _professions(
    catalogue: SwordsmithCatalogue, seating: Seating, source: Rng
) -> tuple[tuple[Queue, ...], tuple[str, ...], Rng]:
    """The professions in play with their customers, and who stays out of the game."""
    mixed, source = source.shuffled(tuple(one.id for one in catalogue.profession))
    in_play = mixed[: seating.professions_in_play]
    queues: list[Queue] = []
    for profession in catalogue.profession:
        if profession.id in in_play:
            pile, source = _pile(catalogue, profession.id, seating, source)
            queues.append(_opened(catalogue, profession.id, pile))
    used = {card for queue in queues for card in queue.pile}
    used |= {one.adventurer for queue in queues for one in queue.face_up}
    out = tuple(adventurer for adventurer in catalogue.adventurers if adventurer not in used)
    return tuple(queues), out, source


def _pile(
    catalogue: SwordsmithCatalogue, profession: str, seating: Seating, source: Rng
) -> tuple[tuple[str, ...], Rng]:
    """Rank I on top of rank II, each part shuffled; the next one is last."""
    ranks: dict[int, tuple[str, ...]] = {}
    for rank in (1, 2):
        cards = tuple(
            one.id
            for one in catalogue.adventurer
            if one.profession == profession and one.rank == rank
        )
        ranks[rank], source = source.shuffled(cards)
    upper = ranks[1][: seating.rank1_per_profession]
    return (*ranks[2][: seating.rank2_per_profession], *upper), source


def _opened(catalogue: SwordsmithCatalogue, profession: str, pile: tuple[str, ...]) -> Queue:
    """The first ones face up; whoever came first has waited a little already."""
    shown = catalogue.setup.face_up_per_profession
    tokens = catalogue.setup.first_face_up_starts_with_tokens
    face_up = tuple(
        Waiting(card, tokens if place == 0 else 0) for place, card in enumerate(pile[-shown:][::-1])
    )
    return Queue(profession, pile[:-shown], face_up)


def _smithies(
    catalogue: SwordsmithCatalogue, seats: int, professions: int, source: Rng
) -> tuple[tuple[Smithy, ...], Rng]:
    """Each with a shuffled start deck and a first hand."""
    setup = catalogue.setup
    cards = tuple(card for card in KINDS for _ in range(setup.start_deck.get(card, 0)))
    smithies: list[Smithy] = []
    for _ in range(seats):
        deck, source = source.shuffled(cards)
        hand = sorted(deck[-setup.hand_size :], key=catalogue.card_order.__getitem__)
        smithies.append(
            Smithy(
                deck=deck[: -setup.hand_size],
                swords=(EMPTY,) * setup.sword_limit,
                reputation=(0,) * professions,
                hand=tuple(hand),
            )
        )
    return tuple(smithies), source
