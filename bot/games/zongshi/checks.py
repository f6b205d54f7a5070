"""What card data must satisfy beyond its shape, so that the rules can rely on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.catalogue import Fault
from bot.games.zongshi.terms import MATERIALS

if TYPE_CHECKING:
    from bot.games.zongshi.catalogue import Item, Project, ZongshiCatalogue

TOWNSPEOPLE = ("scholar", "official", "merchant", "abbot")
BASIC_PROJECTS = (
    "larger_workshop",
    "bronze_mastery",
    "jade_mastery",
    "gold_mastery",
    "ivory_mastery",
    "blacksmith_tools",
    "temple_offering",
    "merchant_statue",
)
MASTERWORKS = (
    "ritual_cauldron",
    "jade_ritual_disc",
    "phoenix_crown",
    "ivory_puzzle_ball",
    "nine_bells",
    "jade_mountain",
    "dragon_screen",
    "ivory_pagoda",
    "guardian_lions",
    "jade_armour",
    "golden_buddha",
    "armillary_sphere",
)
SCROLLS = (
    "gift_from_the_priests",
    "lucky_discovery",
    "fortune_brings_opportunity",
    "lessons_of_the_past",
    "pawn_shop_owners_gift",
    "an_ear_to_the_wall",
    "privileged_treatment",
    "apprentice_is_gaining_experience",
    "artistic_subtlety",
    "follow_the_twofold_path",
    "swift_fingers_sure_fingers",
    "host_a_town_meeting",
    "masterful_use_of_bronze",
    "masterful_use_of_gold",
    "masterful_use_of_ivory",
    "masterful_use_of_jade",
    "writ_of_authority",
)
PLAYED_ALONE = SCROLLS[:6]
VISIT_REWARDS = ("draw_scroll", "pawn_tile", "two_materials", "refund", "market_pick")

SCROLL_COPIES = 36
BASIC_COPIES = 4
LONGEST_WORK = 4
PLAYERS = (2, 5)


def check(catalogue: ZongshiCatalogue) -> None:
    """Raise a `Fault` for the first thing that does not fit."""
    _check_ids("material", catalogue.material, MATERIALS)
    _check_ids("townsperson", catalogue.townsperson, TOWNSPEOPLE)
    _check_ids("basic_project", catalogue.basic_project, BASIC_PROJECTS)
    _check_ids("masterwork", catalogue.masterwork, MASTERWORKS)
    _check_ids("scroll", catalogue.scroll, SCROLLS)
    _check_ids("visit_reward", catalogue.visit_reward, VISIT_REWARDS)
    for item, name in catalogue.names.items():
        if not (name.en and name.zh_tw and name.zh_cn):
            raise Fault(item, "a name is empty")
    _check_townspeople(catalogue)
    for project in catalogue.basic_project:
        _check_project(project, BASIC_COPIES)
    for project in catalogue.masterwork:
        _check_project(project, 1)
    _check_scrolls(catalogue)
    _check_setup(catalogue)
    _check_scoring(catalogue)


def _check_ids(part: str, items: Sequence[Item], wanted: Sequence[str]) -> None:
    ids = [item.id for item in items]
    for found in ids:
        if ids.count(found) > 1:
            raise Fault(found, f"stands {ids.count(found)} times among [[{part}]]")
        if found not in wanted:
            raise Fault(found, f"is no known id of [[{part}]]")
    missing = [one for one in wanted if one not in ids]
    if missing:
        reason = f"has {len(ids)} items instead of {len(wanted)}; missing: {', '.join(missing)}"
        raise Fault(part, reason)


def _check_townspeople(catalogue: ZongshiCatalogue) -> None:
    for person in catalogue.townsperson:
        if person.material not in MATERIALS:
            raise Fault(person.id, f"unknown material {person.material!r}")
    paid = {person.material for person in catalogue.townsperson}
    if len(paid) < len(catalogue.townsperson):
        raise Fault("townsperson", "two townspeople ask for the same material")


def _check_project(project: Project, copies: int) -> None:
    for material, count in project.cost.items():
        if material not in MATERIALS:
            raise Fault(project.id, f"cost of an unknown material {material!r}")
        if count < 1:
            raise Fault(project.id, f"cost of {count} {material}")
    if not project.cost:
        raise Fault(project.id, "costs nothing")
    if not 1 <= project.time <= LONGEST_WORK:
        raise Fault(project.id, f"time {project.time} is not from 1 to {LONGEST_WORK}")
    if project.points < 0:
        raise Fault(project.id, f"points {project.points} are below 0")
    if project.copies != copies:
        raise Fault(project.id, f"copies {project.copies} instead of {copies}")


def _check_scrolls(catalogue: ZongshiCatalogue) -> None:
    for scroll in catalogue.scroll:
        if scroll.copies < 1:
            raise Fault(scroll.id, f"copies {scroll.copies}")
        play = "before" if scroll.id in PLAYED_ALONE else "with"
        if scroll.play != play:
            raise Fault(scroll.id, f"play {scroll.play!r}: the rules know it as {play!r}")
    total = sum(scroll.copies for scroll in catalogue.scroll)
    if total != SCROLL_COPIES:
        raise Fault("scroll", f"copies add up to {total} instead of {SCROLL_COPIES}")


def _check_setup(catalogue: ZongshiCatalogue) -> None:
    setup = catalogue.setup
    if setup.material_kinds != MATERIALS:
        raise Fault("setup", f"material_kinds are not {list(MATERIALS)}")
    if not PLAYERS[0] <= setup.players_min <= setup.players_max <= PLAYERS[1]:
        raise Fault("setup", f"players_min and players_max are not within {PLAYERS}")
    if len(setup.visit_tokens) != len(TOWNSPEOPLE) or not all(
        1 <= token <= setup.materials_per_kind for token in setup.visit_tokens
    ):
        raise Fault("setup", "visit_tokens are not four numbers from 1 to materials_per_kind")
    for field in (
        "materials_per_kind",
        "capacity",
        "scroll_hand_limit",
        "project_places",
        "idle_rounds",
        "max_rounds",
    ):
        if getattr(setup, field) < 1:
            raise Fault("setup", f"{field} is below 1")
    if not 0 <= setup.masterworks_face_up <= len(MASTERWORKS):
        raise Fault("setup", f"masterworks_face_up is not from 0 to {len(MASTERWORKS)}")
    _check_supplies(catalogue)


def _check_supplies(catalogue: ZongshiCatalogue) -> None:
    """The draft and the jars of the largest table must be in the box."""
    setup = catalogue.setup
    scrolls, materials = setup.draft_scrolls_per_player, setup.draft_materials_per_player
    if min(scrolls, materials) < 0 or scrolls + materials < 1:
        raise Fault(
            "setup", "draft_scrolls_per_player, draft_materials_per_player: nothing drafted"
        )
    if setup.players_max * scrolls > SCROLL_COPIES:
        raise Fault("setup", f"draft_scrolls_per_player {scrolls} is more than there are")
    if setup.players_max * (materials + 2) > setup.materials_per_kind * len(MATERIALS):
        raise Fault("setup", "materials_per_kind are too few for the draft and the jars")
    if scrolls + materials > min(setup.scroll_hand_limit, setup.capacity):
        raise Fault("setup", "what is drafted may exceed capacity or scroll_hand_limit")


def _check_scoring(catalogue: ZongshiCatalogue) -> None:
    scoring = catalogue.scoring
    if len(scoring.visits) != len(TOWNSPEOPLE) + 1:
        raise Fault("scoring", f"visits has {len(scoring.visits)} values instead of 5")
    if len(scoring.unfinished_penalty) != LONGEST_WORK:
        count = len(scoring.unfinished_penalty)
        raise Fault("scoring", f"unfinished_penalty has {count} values instead of {LONGEST_WORK}")
    if scoring.leftovers_per_point < 1:
        raise Fault("scoring", "leftovers_per_point is below 1")
