"""The rules of Zong Shi, topic by topic, with the figures and names of the card data."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.registry import RULESETS
from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.rewards import PROJECT_REWARDS
from bot.games.zongshi.terms import TILES
from bot.i18n.rulebook import Rulebook, Topic, Values
from bot.i18n.words import in_a_row
from bot.i18n.zongshi.words import Words

TOPICS = (
    Topic("goal", ("setup", "round", "scoring")),
    Topic("setup", ("goal", "round", "house_rules")),
    Topic("round", ("turn", "market", "end")),
    Topic("turn", ("projects", "market", "temple", "tiles", "visits")),
    Topic("projects", ("paying", "rewards", "twofold", "with_action")),
    Topic("paying", ("tiles", "projects", "with_action", "rewards")),
    Topic("tiles", ("paying", "own_moves", "scoring")),
    Topic("market", ("limits", "with_action", "rewards", "house_rules")),
    Topic("temple", ("scrolls", "limits", "rewards")),
    Topic("visits", ("rewards", "paying", "with_action", "scoring")),
    Topic("rewards", ("projects", "visits", "limits")),
    Topic("scrolls", ("own_moves", "with_action", "limits")),
    Topic("own_moves", ("scrolls", "with_action", "tiles", "rewards")),
    Topic("with_action", ("scrolls", "own_moves", "twofold", "paying")),
    Topic("twofold", ("projects", "paying", "end", "scoring")),
    Topic("limits", ("market", "temple", "rewards")),
    Topic("end", ("scoring", "twofold", "house_rules")),
    Topic("scoring", ("end", "tiles", "visits", "twofold")),
    Topic("house_rules", ("market", "end", "setup")),
)


def values(locale: str, catalogue: ZongshiCatalogue) -> Values:
    """Everything that a text of the rules may name."""
    words = Words(locale, catalogue)
    named = {item: words.card(item) for item in catalogue.names}
    plain = {person: words.name(person) for person in catalogue.townspeople}
    materials = {item.id: words.material(item.id) for item in catalogue.material}
    copies = {f"{scroll.id}_copies": scroll.copies for scroll in catalogue.scroll}
    return (
        named
        | plain
        | materials
        | copies
        | dict(_supplies(catalogue))
        | dict(_limits(catalogue))
        | dict(_points(catalogue))
        | dict(_phrases(words))
    )


def _supplies(catalogue: ZongshiCatalogue) -> Iterator[tuple[str, int]]:
    setup, ruleset = catalogue.setup, RULESETS["zongshi"]
    official = [seats for seats in ruleset.seats if seats not in ruleset.unofficial_seats]
    yield "fewest", min(official)
    yield "most", max(official)
    yield "each", setup.materials_per_kind
    yield "total", setup.materials_per_kind * len(setup.material_kinds)
    yield "scrolls", sum(scroll.copies for scroll in catalogue.scroll)
    yield "scroll_names", len(catalogue.scroll)
    yield "basic_kinds", len(catalogue.basic_project)
    yield "copies", catalogue.basic_project[0].copies
    yield "masterworks", len(catalogue.masterwork)
    yield "face_up", setup.masterworks_face_up
    yield "people", len(catalogue.townsperson)
    yield "visit_rewards", len(catalogue.visit_reward)
    yield "tile_kinds", len(TILES)
    yield "draft_scrolls", setup.draft_scrolls_per_player
    yield "draft_materials", setup.draft_materials_per_player
    yield "drafted", setup.draft_scrolls_per_player + setup.draft_materials_per_player


def _limits(catalogue: ZongshiCatalogue) -> Iterator[tuple[str, int]]:
    setup = catalogue.setup
    room, hand = PROJECT_REWARDS["larger_workshop"], PROJECT_REWARDS["temple_offering"]
    yield "capacity", setup.capacity
    yield "large_capacity", setup.capacity + room.capacity
    yield "hand", setup.scroll_hand_limit
    yield "large_hand", setup.scroll_hand_limit + hand.hand
    yield "places", setup.project_places
    yield "beyond", setup.project_places + 1
    yield "before_last", setup.project_places - 1
    yield "idle", setup.idle_rounds
    yield "most_rounds", setup.max_rounds
    yield "dearest", max(sum(one.price) for one in catalogue.masterwork)


def _points(catalogue: ZongshiCatalogue) -> Iterator[tuple[str, int]]:
    scoring = catalogue.scoring
    yield "six_bonus", scoring.six_projects_bonus
    yield "tile_points", scoring.exchange_tile
    yield "kinds_bonus", scoring.six_tile_kinds_bonus
    yield "leftovers", scoring.leftovers_per_point
    for people, points in enumerate(scoring.visits):
        yield f"visit_{people}", points
    for rounds, points in enumerate(scoring.unfinished_penalty):
        yield f"penalty_{rounds}", points


def _phrases(words: Words) -> Iterator[tuple[str, str]]:
    catalogue = words.catalogue
    tokens = sorted(catalogue.setup.visit_tokens)
    yield "tokens", in_a_row(words.locale, list(map(str, tokens)))
    yield "statue_price", words.materials(catalogue.projects["merchant_statue"].price)
    for person in catalogue.townsperson:
        yield f"{person.id}_material", words.material(person.material)


QUESTIONS = {
    "draft": "setup",
    "turn": "turn",
    "second": "twofold",
    "stop": "visits",
    "return": "temple",
    "tile": "tiles",
    "tile_or_done": "tiles",
    "use": "paying",
    "pay": "paying",
    "take": "market",
    "recover": "own_moves",
    "borrow": "own_moves",
    "drop": "limits",
    "shed": "limits",
    "keep": "twofold",
    "reward_tile": "rewards",
}

BOOK = Rulebook("zongshi", TOPICS, values, QUESTIONS)
