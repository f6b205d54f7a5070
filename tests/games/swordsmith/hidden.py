"""Changes everything in a position that one seat, or a spectator, may not know."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.rng import Rng, rng
from bot.games.swordsmith.cards import SwordsmithCatalogue
from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.needs import tier_of
from bot.games.swordsmith.state import Queue, Smithy, SwordsmithState
from bot.games.swordsmith.tasks import Cutting, Offering, Sealed


def shuffle(state: SwordsmithState, reader: int | None, salt: int) -> SwordsmithState:
    """Hands swapped with decks, all decks and piles mixed, sealed answers changed, new chance."""
    catalogue = CATALOGUES[state.options.catalogue]
    source = rng(b"hidden %d" % salt)
    smithies = []
    for seat, smithy in enumerate(state.smithies):
        mixed, source = _smithy(catalogue, smithy, seat == reader, source)
        smithies.append(mixed)
    auxiliaries, source = source.shuffled(state.auxiliary_deck)
    queues, out, source = _queues(catalogue, state, source)
    sealed, source = _sealed(catalogue, state, reader, source)
    return replace(
        state,
        rng=source,
        smithies=tuple(smithies),
        auxiliary_deck=auxiliaries,
        queues=queues,
        out=out,
        sealed=sealed,
    )


def _smithy(
    catalogue: SwordsmithCatalogue, smithy: Smithy, is_own: bool, source: Rng
) -> tuple[Smithy, Rng]:
    if is_own:
        deck, source = source.shuffled(smithy.deck)
        return replace(smithy, deck=deck), source
    mixed, source = source.shuffled((*smithy.deck, *smithy.hand))
    held = len(smithy.deck)
    hand = tuple(sorted(mixed[held:], key=catalogue.card_order.__getitem__))
    return replace(smithy, deck=mixed[:held], hand=hand), source


def _queues(
    catalogue: SwordsmithCatalogue, state: SwordsmithState, source: Rng
) -> tuple[tuple[Queue, ...], tuple[str, ...], Rng]:
    """Within a profession and rank, what is still to come and what never will."""
    out = list(state.out)
    queues = []
    for queue in state.queues:
        pile = list(queue.pile)
        for rank in (1, 2):
            places = [at for at, one in enumerate(pile) if catalogue.adventurers[one].rank == rank]
            absent = [
                at
                for at, one in enumerate(out)
                if catalogue.adventurers[one].rank == rank
                and catalogue.adventurers[one].profession == queue.profession
            ]
            cards = (*(pile[at] for at in places), *(out[at] for at in absent))
            mixed, source = source.shuffled(cards)
            for at, card in zip(places, mixed, strict=False):
                pile[at] = card
            for at, card in zip(absent, mixed[len(places) :], strict=True):
                out[at] = card
        queues.append(replace(queue, pile=tuple(pile)))
    order = list(catalogue.adventurers)
    return tuple(queues), tuple(sorted(out, key=order.index)), source


def _sealed(
    catalogue: SwordsmithCatalogue, state: SwordsmithState, reader: int | None, source: Rng
) -> tuple[tuple[Sealed, ...], Rng]:
    """Another answer that would have been legal for everybody but the reader."""
    task = state.agenda[-1] if state.agenda else None
    sealed = []
    for one in state.sealed:
        if one.seat == reader or not isinstance(task, Offering | Cutting):
            sealed.append(one)
            continue
        who = catalogue.adventurers[task.adventurer]
        if isinstance(task, Cutting):
            choices: list[int | None] = list(range(who.bounty_for(task.tier) + 1))
        else:
            swords = state.smithies[one.seat].swords
            fitting = [at for at, sword in enumerate(swords) if tier_of(catalogue, sword, who)]
            choices = [None, *fitting]
        at, source = source.below(len(choices))
        sealed.append(Sealed(one.seat, choices[at]))
    return tuple(sealed), source
