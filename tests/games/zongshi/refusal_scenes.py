"""Positions and moves that are refused there, each with the code that says why."""

from __future__ import annotations

from bot.games.zongshi.moves import (
    Borrow,
    BuyTile,
    Done,
    GoTo,
    NextStop,
    Pay,
    PlayScroll,
    ReturnMaterials,
    StartProject,
    TakeMaterial,
    TakeScroll,
    UseScrolls,
    Visit,
    Wait,
    ZongshiMove,
)
from bot.games.zongshi.terms import Place
from tests.games.zongshi.position import PositionBuilder, position
from tests.games.zongshi.table import LARGE, PAWN, TEMPLE, A, M, counts

SWIFT, GIFT = "swift_fingers_sure_fingers", "gift_from_the_priests"
USE_JADE, USE_GOLD = "masterful_use_of_jade", "masterful_use_of_gold"
SIX = ["gold_mastery", "gold_mastery", "jade_mastery", "jade_mastery", "temple_offering"]
EXPERIENCE = "apprentice_is_gaining_experience"


def bronze() -> PositionBuilder:
    return position().materials(0, bronze=2, jade=1)


REASONS: list[tuple[str, PositionBuilder, ZongshiMove]] = [
    ("wrong_question", position(), Done()),
    ("figure_used", position().out(0, A).turn(0, lap=2), GoTo(A, TEMPLE)),
    ("figure_busy", position().building(0, "nine_bells", rounds=2), GoTo(M, TEMPLE)),
    ("nothing_to_wait_for", position(), Wait()),
    (
        "workshop_busy",
        bronze().building(0, "nine_bells", rounds=2, figure=A),
        StartProject(M, "bronze_mastery"),
    ),
    (
        "six_projects",
        bronze().completed(0, *SIX, "merchant_statue").last_round(),
        StartProject(M, "bronze_mastery"),
    ),
    ("unknown_project", bronze(), StartProject(M, "tin_mastery")),
    ("not_face_up", bronze().face_up("nine_bells"), StartProject(M, "jade_mountain")),
    (
        "none_left",
        bronze().completed(1, *["bronze_mastery"] * 4),
        StartProject(M, "bronze_mastery"),
    ),
    ("apprentice_cannot_start", bronze(), StartProject(A, "bronze_mastery")),
    (
        "apprentice_basic_only",
        bronze().hand(0, EXPERIENCE).face_up("nine_bells"),
        StartProject(A, "nine_bells", (EXPERIENCE,)),
    ),
    ("cannot_pay", position(), StartProject(M, "bronze_mastery")),
    ("cannot_pay", position().materials(0, jade=1), Visit(M, "scholar", 2)),
    ("scroll_not_in_hand", bronze(), StartProject(M, "bronze_mastery", (SWIFT,))),
    (
        "scroll_repeated",
        bronze().hand(0, SWIFT, SWIFT),
        StartProject(M, "bronze_mastery", (SWIFT, SWIFT)),
    ),
    ("scroll_mismatch", position().hand(0, SWIFT), GoTo(M, TEMPLE, (SWIFT,))),
    ("scroll_mismatch", position().hand(0, SWIFT), PlayScroll(SWIFT)),
    ("scroll_not_playable", position().hand(0, GIFT).bag(), PlayScroll(GIFT)),
    (
        "scroll_not_playable",
        bronze().hand(0, SWIFT).completed(0, "blacksmith_tools"),
        StartProject(M, "bronze_mastery", (SWIFT,)),
    ),
    (
        "scrolls_out_of_order",
        bronze().hand(0, SWIFT, "follow_the_twofold_path"),
        StartProject(M, "bronze_mastery", (SWIFT, "follow_the_twofold_path")),
    ),
    (
        "jar_empty",
        position().hand(0, "privileged_treatment").large_jar(),
        GoTo(M, LARGE, ("privileged_treatment",)),
    ),
    ("no_tile_payable", position(), GoTo(A, PAWN)),
    ("unknown_townsperson", position(), Visit(A, "beggar", 1)),
    (
        "already_visited",
        position().visited(0, scholar=1).materials(0, jade=3),
        Visit(A, "scholar", 2),
    ),
    (
        "token_used",
        position().visited(0, scholar=1).materials(0, bronze=3),
        Visit(A, "official", 1),
    ),
]


FOLLOWING: list[tuple[str, PositionBuilder, list[ZongshiMove], ZongshiMove]] = [
    (
        "waiting_after_scroll",
        position().hand(0, GIFT).building(0, "nine_bells", rounds=2),
        [PlayScroll(GIFT)],
        Wait(),
    ),
    ("scroll_repeated", position().hand(0, GIFT, GIFT), [PlayScroll(GIFT)], PlayScroll(GIFT)),
    (
        "unknown_tile",
        position().materials(0, jade=1, gold=1, ivory=1),
        [GoTo(A, PAWN)],
        BuyTile("tin_gold"),
    ),
    (
        "tile_out_of_stock",
        position(seats=2).tiles(1, "bronze_jade").materials(0, bronze=1, jade=1, gold=1, ivory=1),
        [GoTo(A, PAWN)],
        BuyTile("bronze_jade"),
    ),
    (
        "cannot_pay",
        position().materials(0, jade=1, gold=1, ivory=1),
        [GoTo(A, PAWN)],
        BuyTile("bronze_jade"),
    ),
    (
        "meeting_needs_two",
        position().hand(0, "host_a_town_meeting").materials(0, jade=1, bronze=3),
        [Visit(M, "scholar", 1, ("host_a_town_meeting",))],
        Done(),
    ),
    (
        "not_enough_material",
        position().materials(0, jade=2),
        [GoTo(M, TEMPLE)],
        ReturnMaterials(counts(jade=3)),
    ),
    (
        "payment_mismatch",
        bronze().materials(0, bronze=2, jade=1, gold=1).tiles(0, "jade_gold"),
        [StartProject(M, "bronze_mastery")],
        Pay(counts(bronze=3)),
    ),
    (
        "wrong_jar",
        position().hand(0, "privileged_treatment").large_jar(jade=1, gold=1).small_jar(jade=1),
        [GoTo(M, LARGE, ("privileged_treatment",))],
        TakeMaterial(Place.SMALL_JAR, "jade"),
    ),
    (
        "not_in_jar",
        position().hand(0, "privileged_treatment").large_jar(jade=1, gold=1),
        [GoTo(M, LARGE, ("privileged_treatment",))],
        TakeMaterial(LARGE, "bronze"),
    ),
    (
        "unknown_place",
        position().hand(0, "privileged_treatment").large_jar(jade=1, gold=1),
        [GoTo(M, LARGE, ("privileged_treatment",))],
        TakeMaterial(TEMPLE, "jade"),
    ),
    (
        "not_in_discard_pile",
        position().hand(0, "lessons_of_the_past").discard(GIFT, SWIFT),
        [PlayScroll("lessons_of_the_past")],
        TakeScroll(USE_JADE),
    ),
    (
        "cannot_borrow",
        position().hand(0, "an_ear_to_the_wall").completed(1, "gold_mastery", "jade_mastery"),
        [PlayScroll("an_ear_to_the_wall")],
        Borrow("bronze_mastery"),
    ),
    (
        "token_used",
        position().materials(0, jade=2, bronze=3),
        [Visit(M, "scholar", 1)],
        NextStop("official", 1),
    ),
    (
        "already_visited",
        position().materials(0, jade=2, bronze=3),
        [Visit(M, "scholar", 1)],
        NextStop("scholar", 2),
    ),
    (
        "scroll_mismatch",
        bronze().hand(0, USE_JADE, SWIFT),
        [StartProject(M, "bronze_mastery")],
        UseScrolls((SWIFT,)),
    ),
    (
        "scroll_not_playable",
        bronze().hand(0, USE_JADE, USE_GOLD),
        [StartProject(M, "bronze_mastery")],
        UseScrolls((USE_GOLD,)),
    ),
]
