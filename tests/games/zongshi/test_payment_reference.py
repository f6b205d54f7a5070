"""Payments of whole actions against the reference that tries every way."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.zongshi.events import Paid
from bot.games.zongshi.moves import (
    BuyTile,
    Done,
    GoTo,
    NextStop,
    Pay,
    SecondProject,
    StartProject,
    UseScrolls,
    Visit,
    ZongshiMove,
)
from bot.games.zongshi.terms import MATERIALS, TILE_PAIRS, TILES
from tests.games.zongshi.payment_reference import (
    Bill,
    Pair,
    affordable,
    leaving,
    reduced,
    scroll_sets,
)
from tests.games.zongshi.position import CARDS, PositionBuilder, position
from tests.games.zongshi.table import PAWN, A, M, Table

SUBTLETY = "artistic_subtlety"
MEETING = "host_a_town_meeting"
TWOFOLD = "follow_the_twofold_path"
USES = [f"masterful_use_of_{material}" for material in MATERIALS]
Ways = dict[tuple[str, ...], tuple[dict[Bill, int], list[Bill]]]
"""By scrolls named: the multisets with their fewest tiles, and the prices they settle."""

materials = st.lists(st.sampled_from(range(4)), max_size=7).map(
    lambda kinds: tuple(kinds.count(kind) for kind in range(4))
)
plenty = st.lists(st.sampled_from(range(4)), min_size=6, max_size=7).map(
    lambda kinds: tuple(kinds.count(kind) for kind in range(4))
)
tile_sets = st.lists(st.sampled_from(TILES), max_size=4)
masteries = st.sets(st.sampled_from(range(4)), max_size=3)
masterful = st.sets(st.sampled_from(range(4)), max_size=2).map(sorted)
basic = st.sampled_from([project.id for project in CARDS.basic_project])
masterwork = st.sampled_from([project.id for project in CARDS.masterwork])


def pairs(tiles: Sequence[str]) -> list[Pair]:
    return [TILE_PAIRS[TILES.index(tile)] for tile in tiles]


def setup(
    owned: Bill, tiles: Sequence[str], known: set[int], uses: Sequence[int], more: Sequence[str]
) -> PositionBuilder:
    start = position(seats=5).materials(0, *owned).tiles(0, *tiles)
    start.completed(0, "larger_workshop", *(f"{MATERIALS[kind]}_mastery" for kind in known))
    return start.hand(0, *(USES[kind] for kind in uses), *more)


def names(uses: Sequence[int], *, subtle: bool) -> tuple[str, ...]:
    chosen = [SUBTLETY] if subtle else []
    chosen += [USES[kind] for kind in uses]
    return tuple(sorted(chosen, key=list(CARDS.scrolls).index))


def expected(
    price: Bill, owned: Bill, tiles: Sequence[str], uses: Sequence[int], *, subtle: bool
) -> Ways:
    """For each set of scrolls that makes the price payable: the multisets, and the prices."""
    found: Ways = {}
    for chosen, with_subtlety, prices in scroll_sets(price, uses, subtle=subtle):
        bills = affordable(prices, pairs(tiles), owned)
        if bills:
            found[names(chosen, subtle=with_subtlety)] = bills, prices
    return found


def check(table: Table, found: Ways) -> None:
    """The questions that follow an action offer exactly these scrolls, then these multisets."""
    uses = [move.scrolls for move in table.legal(0) if isinstance(move, UseScrolls)]
    assert set(uses) == (set(found) if len(found) > 1 else set())
    for scrolls, (bills, prices) in found.items():
        paying = Table(table.state).play(0, UseScrolls(scrolls)) if uses else table
        offered = [move.materials for move in paying.legal(0) if isinstance(move, Pay)]
        in_order = sorted(bills, key=lambda bill: (bills[bill], [-n for n in bill]))
        assert offered == (in_order if len(bills) > 1 else [])
        if offered:
            paying = Table(paying.state).play(0, Pay(offered[-1]))
        check_paid(paying.told(Paid), bills, prices)


def check_paid(paid: list[Paid], bills: dict[Bill, int], prices: list[Bill]) -> None:
    """What was told fits: one of the multisets, with as few tiles, and they do stand in."""
    if not paid:
        assert list(bills) == [(0, 0, 0, 0)]
        return
    (told,) = paid
    assert len(told.tiles) == bills[told.materials]
    assert any(
        (len(told.tiles), told.materials) in leaving(price, pairs(told.tiles)) for price in prices
    )


@given(materials, tile_sets, masteries, masterful, st.booleans(), st.one_of(basic, masterwork))
def test_what_a_project_may_be_paid_with(
    owned: Bill, tiles: list[str], known: set[int], uses: list[int], subtle: bool, project: str
) -> None:
    start = setup(owned, tiles, known, uses, [SUBTLETY] if subtle else [])
    up = [project] if project not in CARDS.basics else ["nine_bells"]
    table = start.face_up(*up).ready()
    price = reduced([CARDS.projects[project].price], known)
    ways = expected(price, owned, tiles, uses, subtle=subtle)
    move = StartProject(M, project)
    assert table.offers(0, move) == bool(ways)
    if ways:
        check(table.play(0, move), ways)


@settings(max_examples=400)
@given(plenty, tile_sets, masteries, st.booleans(), basic, basic)
def test_what_a_twofold_path_may_be_paid_with(
    owned: Bill, tiles: list[str], known: set[int], subtle: bool, one: str, other: str
) -> None:
    start = setup(owned, tiles, known, [], [TWOFOLD, *([SUBTLETY] if subtle else [])])
    table = start.ready()
    move = StartProject(M, one, (TWOFOLD,))
    costs = [CARDS.projects[one].price, CARDS.projects[other].price]
    ways = expected(reduced(costs, known), owned, tiles, [], subtle=subtle)
    if not table.offers(0, move):
        assert not ways
        return
    table.play(0, move)
    if SecondProject(other) in table.legal(0):
        assert ways
        check(table.play(0, SecondProject(other)), ways)


@given(
    materials,
    tile_sets,
    masterful,
    st.sampled_from(list(CARDS.townspeople)),
    st.sampled_from([1, 2, 3]),
)
def test_what_a_visit_may_be_paid_with(
    owned: Bill, tiles: list[str], uses: list[int], person: str, token: int
) -> None:
    table = setup(owned, tiles, {0, 1, 2, 3}, uses, [SUBTLETY]).ready()
    wanted = MATERIALS.index(CARDS.townspeople[person].material)
    price = tuple(token if kind == wanted else 0 for kind in range(4))
    ways = expected(price, owned, tiles, uses, subtle=False)
    move: ZongshiMove = Visit(A, person, token)
    assert table.offers(0, move) == bool(ways)
    if ways:
        check(table.play(0, move), ways)


stops = st.tuples(
    st.permutations(list(CARDS.townspeople)),
    st.sampled_from([(1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (2, 3), (3, 2)]),
)


@settings(max_examples=400)
@given(plenty, tile_sets, masterful, stops, st.booleans())
def test_what_a_visit_of_two_stops_may_be_paid_with(
    owned: Bill,
    tiles: list[str],
    uses: list[int],
    stops: tuple[list[str], tuple[int, int]],
    meeting: bool,
) -> None:
    people, chosen = stops[0][:2], stops[1]
    extra = [MEETING] if meeting else []
    table = setup(owned, tiles, set(), uses, extra).ready()
    price = [0, 0, 0, 0]
    for person, token in zip(people, chosen, strict=True):
        price[MATERIALS.index(CARDS.townspeople[person].material)] += token + (not meeting)
    ways = expected(tuple(price), owned, tiles, uses, subtle=False)
    first = Visit(M, people[0], chosen[0], tuple(extra))
    if not table.offers(0, first):
        assert not ways
        return
    table.play(0, first)
    second = NextStop(people[1], chosen[1])
    if table.kind(0) != "stop":
        assert meeting or not ways
        if ways:
            check(table, ways)
        return
    assert table.offers(0, second) == bool(ways)
    if ways:
        table.play(0, second)
        check(table.play(0, Done()) if table.offers(0, Done()) else table, ways)


@given(materials, tile_sets, masterful)
def test_what_a_tile_may_be_paid_with(owned: Bill, tiles: list[str], uses: list[int]) -> None:
    table = setup(owned, tiles, {0, 1, 2, 3}, uses, [SUBTLETY]).ready()
    ways = {}
    for tile, pair, left in zip(TILES, TILE_PAIRS, table.view.pawn_shop, strict=True):
        price = tuple(pair.count(kind) for kind in range(4))
        found = expected(price, owned, [], uses, subtle=False)
        if left and found:
            ways[tile] = found
    assert table.offers(0, GoTo(A, PAWN)) == bool(ways)
    if not ways:
        return
    table.play(0, GoTo(A, PAWN))
    assert table.offered(0, BuyTile) == ([BuyTile(tile) for tile in ways] if len(ways) > 1 else [])
    for tile, found in ways.items():
        check(Table(table.state).play(0, BuyTile(tile)) if len(ways) > 1 else table, found)
