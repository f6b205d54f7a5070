"""Changes everything in a position that one seat, or a spectator, may not know."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.rng import Rng, rng
from bot.games.zongshi.catalogue import CATALOGUES
from bot.games.zongshi.state import Workshop, ZongshiState


def shuffle(state: ZongshiState, reader: int | None, salt: int) -> ZongshiState:
    """Other hands swapped with the deck, all decks and face-down rewards mixed, chance renewed."""
    source = rng(b"hidden %d" % salt)
    workshops, deck, source = _swap_hands(state, reader, source)
    masterworks, source = source.shuffled(state.masterwork_deck)
    rewards, unseen, source = _swap_rewards(state, source)
    return replace(
        state,
        rng=source,
        workshops=workshops,
        scroll_deck=deck,
        masterwork_deck=masterworks,
        rewards=rewards,
        reward_unseen=unseen,
    )


def _swap_hands(
    state: ZongshiState, reader: int | None, source: Rng
) -> tuple[tuple[Workshop, ...], tuple[str, ...], Rng]:
    """Deal the deck and all hands but the reader's anew, each as large as before."""
    order = list(CATALOGUES[state.options.catalogue].scrolls)
    hidden = [shop for seat, shop in enumerate(state.workshops) if seat != reader]
    pool = (*state.scroll_deck, *(scroll for shop in hidden for scroll in shop.scrolls))
    mixed, source = source.shuffled(pool)
    left = list(mixed)
    workshops = list(state.workshops)
    for seat, shop in enumerate(state.workshops):
        if seat != reader:
            hand = [left.pop() for _ in shop.scrolls]
            workshops[seat] = replace(shop, scrolls=tuple(sorted(hand, key=order.index)))
    return tuple(workshops), tuple(left), source


def _swap_rewards(state: ZongshiState, source: Rng) -> tuple[tuple[str | None, ...], str, Rng]:
    waiting = tuple(reward for reward in state.rewards if reward is not None)
    mixed, source = source.shuffled((*waiting, state.reward_unseen))
    left = list(mixed)
    rewards = tuple(None if reward is None else left.pop() for reward in state.rewards)
    return rewards, left.pop(), source
