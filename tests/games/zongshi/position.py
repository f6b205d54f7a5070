"""Sets up any position of Zong Shi by hand; what is not named stays in the supplies.

`position(seats=3).hand(0, "lucky_discovery").materials(0, jade=2).ready()` is a table in the
first round where seat 0 is on turn, with bare workshops, empty jars and no visit rewards.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Self

from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.games.zongshi.catalogue import CATALOGUES
from bot.games.zongshi.state import (
    Building,
    Question,
    Stand,
    Workshop,
    ZongshiOptions,
    ZongshiState,
)
from bot.games.zongshi.tasks import ROUND, Stop
from bot.games.zongshi.terms import MATERIALS, NOTHING, TILES, Counts, Figure, Phase, Spot, Tiles
from tests.games.zongshi.table import Table, counts

CATALOGUE = RULESETS["zongshi"].learn_catalogue(RULESETS["zongshi"].shipped_catalogue())
CARDS = CATALOGUES[CATALOGUE]
SCROLL_ORDER = list(CARDS.scrolls)
REWARDS = [reward.id for reward in CARDS.visit_reward]
PEOPLE = list(CARDS.townspeople)


class Board:
    """A workshop in the making."""

    def __init__(self) -> None:
        self.materials: Counts = NOTHING
        self.scrolls: list[str] = []
        self.tiles: Counter[str] = Counter()
        self.visits: list[Stop] = []
        self.completed: list[str] = []
        self.beyond: list[str] = []
        self.building: Building | None = None
        self.spots = {Figure.MASTER: Spot.FREE, Figure.APPRENTICE: Spot.FREE}

    def built(self) -> Workshop:
        tokens = Counter(CARDS.setup.visit_tokens)
        tokens.subtract(visit.token for visit in self.visits)
        return Workshop(
            tokens=tuple(sorted(tokens.elements())),
            materials=self.materials,
            tiles=_tiles(self.tiles),
            scrolls=tuple(sorted(self.scrolls, key=SCROLL_ORDER.index)),
            visits=tuple(self.visits),
            master=self.spots[Figure.MASTER],
            apprentice=self.spots[Figure.APPRENTICE],
            building=self.building,
            completed=tuple(self.completed),
            beyond=tuple(self.beyond),
        )


class PositionBuilder:
    """A position in the making; every method returns the builder itself."""

    def __init__(self, seats: int, **house_rules: bool) -> None:
        self._options = ZongshiOptions(catalogue=CATALOGUE, **house_rules)
        self._boards = [Board() for _ in range(seats)]
        self._jars: dict[str, Counts] = {"large": NOTHING, "small": NOTHING}
        self._jars_named: set[str] = set()
        self._bag: Counts | None = None
        self._deck: list[str] = []
        self._deck_is_all = False
        self._discard: list[str] = []
        self._face_up: list[str] | None = None
        self._masterwork_deck: list[str] | None = None
        self._rewards: dict[str, str] = {}
        self._stands: list[Stand] = []
        self._start_seat = 0
        self._on_turn: int | None = None
        self._lap = 1
        self._round = 1
        self._last_round = False
        self._idle_rounds = 0
        self._seed = b"position"

    # A player's things.

    def hand(self, seat: int, *scrolls: str) -> Self:
        self._boards[seat].scrolls = list(scrolls)
        return self

    def materials(
        self, seat: int, bronze: int = 0, ivory: int = 0, jade: int = 0, gold: int = 0
    ) -> Self:
        self._boards[seat].materials = counts(bronze, ivory, jade, gold)
        return self

    def tiles(self, seat: int, *tiles: str) -> Self:
        self._boards[seat].tiles = Counter(tiles)
        return self

    def completed(self, seat: int, *projects: str) -> Self:
        self._boards[seat].completed = list(projects)
        return self

    def beyond(self, seat: int, *projects: str) -> Self:
        """Finished with no place left: out of the game."""
        self._boards[seat].beyond = list(projects)
        return self

    def building(
        self, seat: int, *projects: str, rounds: int, figure: Figure = Figure.MASTER
    ) -> Self:
        self._boards[seat].building = Building(projects, figure, rounds)
        self._boards[seat].spots[figure] = Spot.BUSY
        return self

    def visited(self, seat: int, **tokens: int) -> Self:
        self._boards[seat].visits = [Stop(person, token) for person, token in tokens.items()]
        return self

    def out(self, seat: int, *figures: Figure) -> Self:
        """These figures have passed in this round."""
        for figure in figures:
            self._boards[seat].spots[figure] = Spot.OUT
        return self

    def at(self, seat: int, figure: Figure, place: str, *, as_master: bool | None = None) -> Self:
        """A figure stands at a place or a townsperson."""
        counts_as = figure is Figure.MASTER if as_master is None else as_master
        self._stands.append(Stand(seat, figure, counts_as, place))
        return self.out(seat, figure)

    # The town.

    def large_jar(self, bronze: int = 0, ivory: int = 0, jade: int = 0, gold: int = 0) -> Self:
        return self._jar("large", counts(bronze, ivory, jade, gold))

    def small_jar(self, bronze: int = 0, ivory: int = 0, jade: int = 0, gold: int = 0) -> Self:
        return self._jar("small", counts(bronze, ivory, jade, gold))

    def _jar(self, jar: str, materials: Counts) -> Self:
        self._jars[jar] = materials
        self._jars_named.add(jar)
        return self

    def bag(self, bronze: int = 0, ivory: int = 0, jade: int = 0, gold: int = 0) -> Self:
        """All that is in the bag; the rest lies on a jar that is not named, else with the last."""
        self._bag = counts(bronze, ivory, jade, gold)
        return self

    def deck(self, *next_scrolls: str) -> Self:
        """The scrolls to be drawn next, the first first; all others come after them."""
        self._deck = list(next_scrolls)
        return self

    def deck_only(self, *scrolls: str) -> Self:
        """The whole deck; all others are in the last player's hand."""
        self._deck_is_all = True
        return self.deck(*scrolls)

    def discard(self, *scrolls: str) -> Self:
        self._discard = list(scrolls)
        return self

    def face_up(self, *masterworks: str) -> Self:
        self._face_up = list(masterworks)
        return self

    def masterwork_deck(self, *masterworks: str) -> Self:
        """The whole deck, the next first; missing ones are out of reach in the last workshop."""
        self._masterwork_deck = list(masterworks)
        return self

    def rewards(self, **by_person: str) -> Self:
        """The rewards that still wait under townspeople."""
        self._rewards = by_person
        return self

    # The course of the game.

    def start_seat(self, seat: int) -> Self:
        self._start_seat = seat
        return self

    def turn(self, seat: int, lap: int = 1) -> Self:
        """Whose turn it is, and on which lap."""
        self._on_turn, self._lap = seat, lap
        return self

    def round(self, number: int) -> Self:
        self._round = number
        return self

    def last_round(self) -> Self:
        self._last_round = True
        return self

    def idle_rounds(self, number: int) -> Self:
        self._idle_rounds = number
        return self

    def seed(self, seed: bytes) -> Self:
        self._seed = seed
        return self

    # Putting it together.

    def ready(self) -> Table:
        """A table at this position; it is checked for conservation."""
        return Table(self.state())

    def state(self) -> ZongshiState:
        """The position; the builder stays as it is, to be changed for another one."""
        return deepcopy(self)._build()

    def _build(self) -> ZongshiState:
        self._place_all()
        on_turn = self._start_seat if self._on_turn is None else self._on_turn
        deck = self._rest_of_scrolls()
        up, down = self._masterworks()
        waiting = tuple(self._rewards.get(person) for person in PEOPLE)
        gone = [reward for reward in REWARDS if reward not in self._rewards.values()]
        return ZongshiState(
            options=self._options,
            rng=rng(self._seed),
            start_seat=self._start_seat,
            workshops=tuple(board.built() for board in self._boards),
            bag=self._bag or NOTHING,
            large_jar=self._jars["large"],
            small_jar=self._jars["small"],
            scroll_deck=deck,
            pawn_shop=self._pawn_shop(),
            basics=self._basics(),
            masterworks=up,
            masterwork_deck=down,
            rewards=waiting,
            reward_unseen=gone[-1],
            scroll_discard=tuple(self._discard),
            rewards_used=tuple(gone[:-1]),
            figures=tuple(self._stands),
            round=self._round,
            phase=Phase.TURNS,
            last_round=self._last_round,
            idle_rounds=self._idle_rounds,
            turns_left=self._turns_left(on_turn),
            agenda=ROUND,
            pending=(Question(on_turn, "turn"),),
        )

    def _turns_left(self, on_turn: int) -> tuple[int, ...]:
        seats = len(self._boards)
        order = [(self._start_seat + n) % seats for n in range(seats)]
        both = order * (3 - self._lap)
        return tuple(both[both.index(on_turn) :])

    def _place_all(self) -> None:
        """The bag gets what lies nowhere; if the bag is given, a jar or the last player does."""
        placed = [board.materials for board in self._boards] + list(self._jars.values())
        rest = [CARDS.setup.materials_per_kind - sum(kind) for kind in zip(*placed, strict=True)]
        if self._bag is None:
            self._bag = counts(*rest)
            return
        over = counts(*[have - bag for have, bag in zip(rest, self._bag, strict=True)])
        unnamed = [jar for jar in ("small", "large") if jar not in self._jars_named]
        last = self._boards[-1]
        if unnamed:
            self._jars[unnamed[0]] = over
        else:
            last.materials = counts(*[a + b for a, b in zip(last.materials, over, strict=True)])

    def _rest_of_scrolls(self) -> tuple[str, ...]:
        left = Counter({scroll.id: scroll.copies for scroll in CARDS.scroll})
        left.subtract(scroll for board in self._boards for scroll in board.scrolls)
        left.subtract(self._discard)
        left.subtract(self._deck)
        if min(left.values()) < 0:
            raise ValueError(f"more copies than there are: {-left}")
        rest = sorted(left.elements(), key=SCROLL_ORDER.index)
        if self._deck_is_all:
            self._boards[-1].scrolls += rest
            rest = []
        return (*rest, *reversed(self._deck))

    def _masterworks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        gone = self._used_projects()
        free = [project.id for project in CARDS.masterwork if project.id not in gone]
        up = free[:2] if self._face_up is None else self._face_up
        down = [project for project in free if project not in up]
        if self._masterwork_deck is not None:
            down = self._masterwork_deck
            missing = set(free) - set(up) - set(down)
            self._boards[-1].beyond += sorted(missing)
        return tuple(up), tuple(reversed(down))

    def _used_projects(self) -> Counter[str]:
        used: Counter[str] = Counter()
        for board in self._boards:
            used.update([*board.completed, *board.beyond])
            used.update(board.building.projects if board.building else ())
        return used

    def _basics(self) -> tuple[int, ...]:
        used = self._used_projects()
        return tuple(project.copies - used[project.id] for project in CARDS.basic_project)

    def _pawn_shop(self) -> Tiles:
        bought: Counter[str] = Counter()
        for board in self._boards:
            bought.update(board.tiles)
        return _tiles(Counter({tile: len(self._boards) - 1 - bought[tile] for tile in TILES}))


def _tiles(of: Counter[str]) -> Tiles:
    one, two, three, four, five, six = (of[tile] for tile in TILES)
    return one, two, three, four, five, six


def position(seats: int = 3, **house_rules: bool) -> PositionBuilder:
    """A fresh position to set up."""
    return PositionBuilder(seats, **house_rules)


__all__ = ["CARDS", "CATALOGUE", "MATERIALS", "PositionBuilder", "position"]
