"""Stored states are read only if every piece of the box is in its place and the agenda makes sense.

A damaged value that fits the shape of the bytes must be found too, before the rules trip over it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.errors import InvalidMove, InvalidState
from bot.games.zongshi.moves import BuyTile, GoTo, StartProject, Visit
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, PAWN, ZONGSHI, A, M, Table

Damage = Callable[[dict[str, Any]], object]


def rich() -> Table:
    """Everything that a state can hold in words: hands, piles, tiles, visits, work, figures."""
    start = position().hand(0, "lucky_discovery", "writ_of_authority").materials(0, jade=2, gold=1)
    start.completed(0, "gold_mastery").building(1, "nine_bells", rounds=3).tiles(1, "jade_gold")
    start.discard("lessons_of_the_past").visited(2, abbot=2).beyond(2, "jade_mountain")
    start.rewards(scholar="refund").large_jar(jade=2, gold=1).at(2, A, "temple")
    return start.ready()


def read_after(table: Table, damage: Damage) -> None:
    data = ZONGSHI.encode_state(table.state)
    assert ZONGSHI.decode_state(data) == table.state
    values = json.loads(data)
    damage(values)
    damaged = json.dumps(values, separators=(",", ":"), ensure_ascii=False).encode()
    assert damaged != data
    ZONGSHI.decode_state(damaged)


def put(*path: str | int, value: object) -> Damage:
    """Write a value over what stands there."""

    def damage(values: Any) -> None:
        for step in path[:-1]:
            values = values[step]
        values[path[-1]] = value

    return damage


DAMAGES: dict[str, Damage] = {
    "unknown scroll in the deck": put("scroll_deck", 0, value="bogus"),
    "unknown scroll in a hand": put("workshops", 0, "scrolls", 0, value="bogus"),
    "unknown scroll on the pile": put("scroll_discard", 0, value="bogus"),
    "unknown scroll of the turn": put("turn_scrolls", value=["bogus"]),
    "one scroll too many": put("scrolls_in_play", value=["lucky_discovery"]),
    "a hand out of order": lambda values: values["workshops"][0]["scrolls"].reverse(),
    "unknown masterwork": put("masterworks", 0, value="bogus"),
    "unknown masterwork in the deck": put("masterwork_deck", 0, value="bogus"),
    "unknown completed project": put("workshops", 0, "completed", 0, value="bogus"),
    "unknown project in work": put("workshops", 1, "building", 0, 0, value="bogus"),
    "unknown project beyond": put("workshops", 2, "beyond", 0, value="bogus"),
    "unknown borrowed project": put("workshops", 0, "borrowed", value="bogus"),
    "unknown visit reward": put("rewards", 0, value="bogus"),
    "unknown used reward": put("rewards_used", 0, value="bogus"),
    "unknown reward out of the game": put("reward_unseen", value="bogus"),
    "unknown townsperson": put("workshops", 2, "visits", 0, 0, value="bogus"),
    "unknown place of a figure": put("figures", 0, 3, value="bogus"),
    "figure of nobody": put("figures", 0, 0, value=3),
    "figure at home and in the town": put("workshops", 2, "apprentice", value="free"),
    "figure busy with nothing": put("workshops", 0, "master", value="busy"),
    "work that never ends": put("workshops", 1, "building", 2, value=99),
    "work without rounds": put("workshops", 1, "building", 2, value=0),
    "a token twice": put("workshops", 0, "tokens", 0, value=2),
    "one material too many": put("large_jar", 0, value=1),
    "less than no material": put("bag", value=[99, -1, 0, 0]),
    "one tile too many": put("workshops", 0, "tiles", 0, value=1),
    "a copy too few": put("basics", 0, value=3),
    "too few kinds of basic projects": lambda values: values["basics"].pop(),
    "too few visit rewards": lambda values: values["rewards"].pop(),
    "too few players": lambda values: values["workshops"].pop(),
    "no players": put("workshops", value=[]),
    "start player of another table": put("start_seat", value=3),
    "no such round": put("round", value=-1),
    "a round of the draft": put("round", value=0),
    "turns in another order": lambda values: values["turns_left"].reverse(),
    "turns of nobody": put("turns_left", value=[]),
    "another phase": put("phase", value="market"),
    "a game that is over and goes on": put("phase", value="over"),
    "nobody is asked": put("pending", value=[]),
    "another one is asked": put("pending", 0, 0, value=1),
    "nobody of the table is asked": put("pending", 0, 0, value=7),
    "another question": put("pending", 0, 1, value="draft"),
    "a question of no kind": put("pending", 0, 1, value="bogus"),
    "nothing to be done": put("agenda", value=[]),
    "a round without its end": lambda values: values["agenda"].pop(0),
    "a seed too short": put("rng", 0, value="AAAA"),
    "a seed too long": put("rng", 0, value="A" * 132),
    "less than no draws": put("rng", 1, value=-1),
    "more draws than there are": put("rng", 1, value=1 << 64),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_state_of_no_game_is_refused(what: str) -> None:
    with pytest.raises(InvalidState):
        read_after(rich(), DAMAGES[what])


def visiting() -> Table:
    start = position().materials(0, jade=3, bronze=2).hand(0, "masterful_use_of_jade")
    return start.ready().play(0, Visit(M, "scholar", 2))


def shopping() -> Table:
    return position().materials(0, jade=3, gold=2).ready().play(0, GoTo(M, PAWN))


def starting() -> Table:
    start = position().materials(0, jade=3, gold=2).hand(0, "masterful_use_of_jade")
    return start.ready().play(0, StartProject(M, "jade_mastery"))


def sharing() -> Table:
    start = position().large_jar(jade=2, gold=2).small_jar()
    return start.ready().turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})


WITHIN: dict[str, tuple[Callable[[], Table], Damage]] = {
    "an unknown stop": (visiting, put("agenda", -1, 2, 0, 0, value="bogus")),
    "a stop without its token": (visiting, put("agenda", -1, 2, 0, 1, value=7)),
    "an unknown scroll of a visit": (visiting, put("agenda", -1, 3, value=["bogus"])),
    "an unknown project": (starting, put("agenda", -2, 2, 0, value="bogus")),
    "a project that is not to be had": (
        starting,
        put("agenda", -2, 2, 0, value="armillary_sphere"),
    ),
    "no project": (starting, put("agenda", -2, 2, value=[])),
    "a payment twice": (starting, lambda values: values["agenda"].append(values["agenda"][-1])),
    "a price that nobody can pay": (starting, put("agenda", -1, 2, value=[9, 9, 9, 9])),
    "tiles that are not in stock": (shopping, put("agenda", -1, 1, value=["jade_gold"] * 3)),
    "an unknown tile": (shopping, put("agenda", -1, 1, value=["bogus"])),
    "a taker of another table": (sharing, put("agenda", -1, 3, value=[0, 7])),
    "masters of another table": (sharing, put("agenda", -1, 4, value=[7])),
    "no such jar": (sharing, put("agenda", -1, 1, value="temple")),
}


@pytest.mark.parametrize("what", WITHIN)
def test_an_action_that_cannot_be_under_way_is_refused(what: str) -> None:
    scene, damage = WITHIN[what]
    with pytest.raises(InvalidState):
        read_after(scene(), damage)


def test_states_within_actions_are_read() -> None:
    bought = shopping().play(0, BuyTile("jade_gold"))
    for table in (rich(), visiting(), shopping(), bought, starting(), sharing()):
        read = ZONGSHI.decode_state(ZONGSHI.encode_state(table.state))
        assert read == table.state


def test_bytes_nested_without_end_are_refused() -> None:
    deep = b"[" * 100_000
    with pytest.raises(InvalidState):
        ZONGSHI.decode_state(b'{"x":' + deep)
    with pytest.raises(InvalidMove):
        ZONGSHI.decode_move(b'{"type":"draft","item":"x","y":' + deep)
    with pytest.raises(InvalidState):
        ZONGSHI.decode_events(b'[{"type":"drafted","seat":1,"item":"x","y":' + deep)
