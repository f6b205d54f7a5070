"""Views made by hand: any number of players, every state, names that try the layout."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from bot.games.ruleset import Outcome, ScoreLine, Standing
from bot.games.zongshi.catalogue import CATALOGUES, shipped
from bot.games.zongshi.terms import JARS, TILES, Counts, Figure, Phase, Spot, Tiles
from bot.games.zongshi.view import (
    BasicView,
    BuildingView,
    DraftView,
    FigureAt,
    JarView,
    QuestionView,
    TokenView,
    TownspersonView,
    WorkshopView,
    ZongshiView,
)
from render import Caption
from render.course import Course
from tests.support import awkward

CATALOGUE_HASH = CATALOGUES.learn(shipped())
CATALOGUE = CATALOGUES[CATALOGUE_HASH]
LINES = (
    "projects",
    "six_projects",
    "exchange_tiles",
    "six_tile_kinds",
    "visits",
    "unfinished",
    "leftovers",
)

FRIENDS = ("Mei-Lin", "Wilhelmina van der Hooghensteyn", "陳大文", "AI Willow", "Ōkubo 大久保")
WIDE_NAMES = (
    "W" * 32,
    "永" * 32,
    "Wilhelmina van der Hooghensteyn",
    "名" * 16 + " MMMMMMMM",
    "M" * 32,
)


def caption(locale: str = "en", names: tuple[str, ...] = FRIENDS[:4], **more: Any) -> Caption:
    """A caption with a log."""
    log = (
        f"{names[0]} starts Jade Mountain with the master and pays 2 bronze, 1 ivory and 3 jade.",
        f"{names[len(names) > 1]}: the apprentice goes to the temple and draws 1 scroll.",
        f"{names[-1]}: the apprentice buys at the pawn shop, pays bronze + jade.",
    )
    return Caption(locale, names, **{"log": log, "latest": log[-1], **more})


def hard_caption(locale: str, players: int, number: int) -> Caption:
    """A caption whose names try the layout, others for each number; some seats have a mark."""
    pool = (*WIDE_NAMES, *awkward.NAMES, *FRIENDS)
    names = tuple(pool[(number * 5 + seat * 3) % len(pool)] for seat in range(players))
    words = ("AI", "", "resigned", "", "離開中")
    return caption(locale, names, marks=tuple(words[(number + s) % 5] for s in range(players)))


def workshop(seat: int, **changes: Any) -> WorkshopView:
    """A workshop in the middle of a game."""
    plain = WorkshopView(
        seat=seat,
        materials=(2, 1, 0, 1),
        beside=(0, 0, 0, 0),
        capacity=5,
        tiles=(1, 0, 0, 0, 1, 0),
        scroll_count=2,
        scroll_limit=4,
        scrolls=None,
        tokens=(1, 2, 3),
        visited=("scholar",),
        master=Spot.FREE,
        apprentice=Spot.OUT,
        building=None,
        completed=("bronze_mastery", "blacksmith_tools", "ritual_cauldron"),
        completed_count=3,
        borrowed=None,
        score=tuple(
            ScoreLine(line, points)
            for line, points in zip(LINES, (13, 0, 2, 0, 1, 0, 1), strict=True)
        ),
    )
    return msgspec.structs.replace(plain, **changes)


def _person(item: str, **changes: Any) -> TownspersonView:
    material = CATALOGUE.townspeople[item].material
    return msgspec.structs.replace(TownspersonView(item, material, True, (), ()), **changes)


def master(seat: int) -> FigureAt:
    """A master in the town."""
    return FigureAt(seat, Figure.MASTER, True)


def apprentice(seat: int, *, as_master: bool = False) -> FigureAt:
    """An apprentice in the town."""
    return FigureAt(seat, Figure.APPRENTICE, as_master)


def view(players: int = 4, **changes: Any) -> ZongshiView:
    """Round 7 of the mock: nearly every kind of thing is somewhere."""
    last = players - 1
    workshops = [workshop(seat) for seat in range(players)]
    workshops[1] = workshop(
        1, materials=(0, 2, 1, 3), capacity=7, master=Spot.OUT, completed=("larger_workshop",)
    )
    workshops[last] = workshop(
        last,
        master=Spot.BUSY,
        apprentice=Spot.FREE,
        building=BuildingView(("temple_offering",), Figure.MASTER, 2),
        completed=("larger_workshop", "ivory_mastery", "nine_bells", "ivory_puzzle_ball"),
        tiles=(2, 0, 1, 0, 0, 0),
    )
    plain = ZongshiView(
        catalogue=CATALOGUE_HASH,
        viewer=None,
        round=7,
        phase=Phase.TURNS,
        last_round=False,
        start_seat=1,
        to_act=(last,),
        questions=(QuestionView(last, "turn"),),
        bag=(5, 4, 3, 4),
        large_jar=JarView((2, 1, 1, 1), (master(1),)),
        small_jar=JarView((0, 1, 1, 1), (apprentice(0),)),
        scroll_deck=17,
        scroll_discard=("lucky_discovery",) * 9,
        temple=(apprentice(1),),
        pawn_shop=(2, 1, 2, 0, 1, 2),
        pawn_shop_figures=(apprentice(0),),
        townspeople=(
            _person(
                "scholar",
                reward_waits=False,
                tokens=(TokenView(last, 2), TokenView(0, 1)),
                figures=(master(0),),
            ),
            _person("official", tokens=(TokenView(0, 1), TokenView(1, 2))),
            _person("merchant", reward_waits=False, tokens=(TokenView(1, 2),)),
            _person("abbot"),
        ),
        basic_projects=tuple(
            BasicView(project.id, left)
            for project, left in zip(CATALOGUE.basic_project, (2, 3, 3, 3, 3, 0, 3, 3), strict=True)
        ),
        masterworks=("dragon_screen", "jade_armour"),
        masterwork_deck=6,
        workshops=tuple(workshops),
        draft=None,
        laid_aside=(0, 0, 0, 0),
        refill_last_round=False,
        apprentice_beside_lone_master=False,
    )
    return msgspec.structs.replace(plain, **changes)


def drafting(players: int = 5) -> ZongshiView:
    """The draft, nothing taken yet, with the longest scrolls."""
    scrolls = sorted(CATALOGUE.scrolls, key=lambda item: -len(CATALOGUE.names[item].en))[:players]
    counts: Counts = (3, 3, 2, 2 * players - 8) if players > 3 else (2, 1, 1, 2 * players - 4)
    empty = tuple(
        workshop(
            seat,
            materials=(0, 0, 0, 0),
            tiles=(0,) * 6,
            scroll_count=0,
            tokens=(1, 2, 2, 3),
            visited=(),
            apprentice=Spot.FREE,
            completed=(),
            score=(),
        )
        for seat in range(players)
    )
    return view(
        players,
        round=0,
        phase=Phase.DRAFT,
        large_jar=JarView((0, 0, 0, 0), ()),
        small_jar=JarView((0, 0, 0, 0), ()),
        draft=DraftView(counts, tuple(scrolls)),
        workshops=empty,
        questions=(QuestionView(0, "draft"),),
        to_act=(0,),
        temple=(),
        pawn_shop_figures=(),
        townspeople=tuple(_person(person.id) for person in CATALOGUE.townsperson),
    )


def crowded(players: int = 5) -> ZongshiView:
    """Everything at its fullest: all figures on one jar and in one place, all tokens, all tiles."""
    everybody = tuple(
        figure
        for seat in range(players)
        for figure in (master(seat), apprentice(seat, as_master=seat == 2))
    )
    masters = tuple(master(seat) for seat in range(players))
    full = tuple(
        workshop(
            seat,
            materials=(2, 2, 2, 1),
            beside=(2, 2, 1, 1),
            capacity=7,
            tiles=(4, 4, 1, 2, 1, 3),
            scroll_count=5,
            scroll_limit=5,
            tokens=(),
            building=BuildingView(("ivory_puzzle_ball", "armillary_sphere"), Figure.MASTER, 4),
            master=Spot.BUSY,
            apprentice=Spot.BUSY,
            completed=tuple(CATALOGUE.projects)[seat : seat + 5],
            borrowed="blacksmith_tools",
            score=(ScoreLine("projects", 108),),
        )
        for seat in range(players)
    )
    tokens = tuple(TokenView(seat, 3) for seat in range(players))
    return view(
        players,
        round=60,
        phase=Phase.MARKET,
        last_round=True,
        to_act=tuple(range(players)),
        questions=tuple(QuestionView(seat, "drop", 3, (JARS[0],)) for seat in range(players)),
        bag=(10, 10, 10, 10),
        large_jar=JarView((1, 1, 2, 2), everybody),
        small_jar=JarView((1, 1, 1, 1), everybody),
        temple=everybody,
        pawn_shop_figures=everybody,
        scroll_deck=0,
        townspeople=tuple(
            _person(person.id, tokens=tokens, figures=masters) for person in CATALOGUE.townsperson
        ),
        masterworks=("ivory_puzzle_ball",),
        workshops=full,
    )


def over(players: int = 4) -> ZongshiView:
    """A finished game."""
    done = tuple(
        workshop(
            seat, completed=tuple(CATALOGUE.projects)[seat * 2 : seat * 2 + 6], completed_count=6
        )
        for seat in range(players)
    )
    return view(
        players,
        round=14,
        phase=Phase.OVER,
        last_round=True,
        to_act=(),
        questions=(),
        workshops=done,
        masterworks=(),
    )


def outcome(players: int = 4, *, tied: bool = False) -> Outcome:
    """Final standings; with `tied` the two best share the first rank."""
    sheets = (
        (22, 0, 2, 0, 4, 4, 1),
        (30, 2, 3, 0, 2, 0, 2),
        (26, 0, 6, 2, 8, 0, 1),
        (31, 2, 4, 0, 4, 0, 3),
        (9, 0, 0, 0, 0, 0, 0),
    )
    ranked = sorted(range(players), key=lambda seat: -sum(sheets[seat]))
    standings = tuple(
        Standing(
            seat,
            1 if tied and place == 1 else place + 1,
            sum(sheets[seat]),
            tuple(
                ScoreLine(line, points) for line, points in zip(LINES, sheets[seat], strict=True)
            ),
        )
        for place, seat in enumerate(ranked)
    )
    return Outcome(standings, "shared" if tied else None)


def hand_view(scrolls: tuple[str, ...], players: int = 4, seat: int = 2) -> ZongshiView:
    """What a seat sees of its own hand."""
    plain = view(players)
    own = workshop(
        seat, scrolls=scrolls, scroll_count=len(scrolls), scroll_limit=max(4, len(scrolls))
    )
    workshops = (*plain.workshops[:seat], own, *plain.workshops[seat + 1 :])
    return msgspec.structs.replace(plain, viewer=seat, workshops=workshops)


def random_view(random: Random, players: int) -> ZongshiView:
    """Any position, possible or not quite: what matters is that it draws."""
    figures = tuple(
        figure for seat in range(players) for figure in (master(seat), apprentice(seat))
    )
    projects = tuple(CATALOGUE.projects)

    def some(most: int) -> Counts:
        counts = [0, 0, 0, 0]
        for _ in range(random.randint(0, most)):
            counts[random.randrange(4)] += 1
        return counts[0], counts[1], counts[2], counts[3]

    def tiles() -> Tiles:
        one, two, three, four, five, six = (random.randint(0, players - 1) for _ in TILES)
        return one, two, three, four, five, six

    def any_workshop(seat: int) -> WorkshopView:
        building = BuildingView(
            tuple(random.sample(projects, random.randint(1, 2))),
            Figure.MASTER,
            random.randint(1, 4),
        )
        return workshop(
            seat,
            materials=some(7),
            beside=some(6) if random.random() < 0.2 else (0, 0, 0, 0),
            capacity=random.choice((5, 7)),
            tiles=tiles(),
            scroll_count=random.randint(0, 5),
            tokens=tuple(sorted(random.sample((1, 2, 2, 3), random.randint(0, 4)))),
            master=random.choice(list(Spot)),
            apprentice=random.choice(list(Spot)),
            building=building if random.random() < 0.5 else None,
            completed=tuple(random.choices(projects, k=random.randint(0, 6))),
            borrowed=random.choice((None, *(basic.id for basic in CATALOGUE.basic_project))),
        )

    actors = tuple(sorted(random.sample(range(players), random.randint(1, players))))
    crowd = random.sample(figures, random.randint(0, len(figures)))
    return view(
        players,
        round=random.randint(1, 60),
        phase=random.choice((Phase.TURNS, Phase.MARKET, Phase.PROGRESS, Phase.ROUND_END)),
        last_round=random.random() < 0.3,
        start_seat=random.randrange(players),
        to_act=actors,
        questions=tuple(
            QuestionView(seat, random.choice(("turn", "take", "drop", "shed", "keep")))
            for seat in actors
        ),
        large_jar=JarView(some(players + 1), tuple(crowd)),
        small_jar=JarView(some(players - 1), tuple(random.sample(figures, random.randint(0, 3)))),
        scroll_deck=random.randint(0, 36),
        pawn_shop=tiles(),
        masterworks=tuple(random.sample(projects[8:], random.randint(0, 2))),
        workshops=tuple(any_workshop(seat) for seat in range(players)),
    )


def course(players: int, rounds: int) -> Course:
    """Points that rise round by round, the last two seats with the same."""
    points = tuple(tuple(n * min(seat + 1, 3) for seat in range(players)) for n in range(rounds))
    return Course(tuple(range(1, rounds + 1)), points, "Points by round")
