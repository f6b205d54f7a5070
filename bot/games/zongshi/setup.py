"""Setting a game up: supplies shuffled, the draft laid out in the middle."""

from __future__ import annotations

from bot.games.errors import InvalidOptions
from bot.games.rng import Rng, rng
from bot.games.zongshi.catalogue import CATALOGUES, ZongshiCatalogue
from bot.games.zongshi.position import Position, thaw
from bot.games.zongshi.state import Middle, Workshop, ZongshiOptions, ZongshiState
from bot.games.zongshi.supply import draw_from_bag, in_data_order
from bot.games.zongshi.tasks import Drafting
from bot.games.zongshi.terms import NOTHING, Counts


def set_up(seats: int, seed: bytes, options: ZongshiOptions) -> Position:
    """A game before its first question; raises `InvalidOptions` for a wrong number of seats."""
    catalogue = CATALOGUES[options.catalogue]
    fewest, most = catalogue.setup.players_min, catalogue.setup.players_max
    if not fewest <= seats <= most:
        raise InvalidOptions("wrong_seats", seats=seats, fewest=fewest, most=most)
    position = thaw(_supplies(seats, rng(seed), options, catalogue))
    setup = catalogue.setup
    hands = seats * setup.draft_scrolls_per_player
    middle = in_data_order(position, position.scroll_deck[len(position.scroll_deck) - hands :])
    position.scroll_deck = position.scroll_deck[: len(position.scroll_deck) - hands]
    materials = draw_from_bag(position, seats * setup.draft_materials_per_player)
    position.draft = Middle(materials, middle)
    position.push(Drafting())
    return position


def _supplies(
    seats: int, source: Rng, options: ZongshiOptions, catalogue: ZongshiCatalogue
) -> ZongshiState:
    scrolls, source = source.shuffled(
        tuple(scroll.id for scroll in catalogue.scroll for _ in range(scroll.copies))
    )
    masterworks, source = source.shuffled(tuple(project.id for project in catalogue.masterwork))
    rewards, source = source.shuffled(tuple(reward.id for reward in catalogue.visit_reward))
    start_seat, source = source.below(seats)
    hidden = len(masterworks) - catalogue.setup.masterworks_face_up
    each = catalogue.setup.materials_per_kind
    full_bag: Counts = (each, each, each, each)
    stock = seats - 1
    return ZongshiState(
        options=options,
        rng=source,
        start_seat=start_seat,
        workshops=(Workshop(tokens=tuple(sorted(catalogue.setup.visit_tokens))),) * seats,
        bag=full_bag,
        large_jar=NOTHING,
        small_jar=NOTHING,
        scroll_deck=scrolls,
        pawn_shop=(stock, stock, stock, stock, stock, stock),
        basics=tuple(project.copies for project in catalogue.basic_project),
        masterworks=masterworks[hidden:],
        masterwork_deck=masterworks[:hidden],
        rewards=rewards[:-1],
        reward_unseen=rewards[-1],
    )
