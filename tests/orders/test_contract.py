"""What every game's orders promise to the host."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.games.registry import RULESETS
from bot.orders.order import InvalidOrder, Order, Unable
from bot.orders.registry import ORDERS
from tests.games.driving import play_out
from tests.games.proofs import PROOFS

games = pytest.mark.parametrize("game", ORDERS)


def samples(game: str, view: Any, chance: random.Random) -> list[Order]:
    """An order of every kind."""
    found = []
    for kind in ORDERS[game].kinds.values():
        choices = kind.choices(view)
        count = chance.randint(min(kind.most, 1), min(kind.most, len(choices)))
        found.append(kind.order(tuple(chance.sample(choices, count))))
    return found


def test_every_game_can_be_ordered_for() -> None:
    assert list(ORDERS) == list(RULESETS)


@games
def test_what_can_be_named_is_known_before_the_start(game: str) -> None:
    view = RULESETS[game].view(RULESETS[game].new_game(3, b"lobby"), None)
    for name, kind in ORDERS[game].kinds.items():
        assert kind.choices(None) == kind.choices(view)
        assert len(set(kind.choices(None))) == len(kind.choices(None)) >= kind.most
        assert kind.order().kind == name


@games
def test_orders_answer_with_legal_moves(game: str) -> None:
    """Over two whole games: each answer is legal, and all but rare kinds give one."""
    ruleset, book, chance = RULESETS[game], ORDERS[game], random.Random(3)  # noqa: S311
    used: Counter[str] = Counter()
    for number in range(2):
        start = PROOFS[game].rich_start(3, 1) if number else ruleset.new_game(3, b"orders")
        for state in play_out(ruleset, start, b"orders").states[:-1]:
            for seat in ruleset.to_act(state):
                view, legal = ruleset.view(state, seat), ruleset.legal_moves(state, seat)
                for order in samples(game, view, chance):
                    answer = book.answer(order, view, legal)
                    if answer is not None and not isinstance(answer, Unable):
                        assert answer in legal
                        used[order.kind] += 1
    assert used.keys() >= book.kinds.keys() - {"keep", "treasure"}


@games
def test_orders_are_written_and_read(game: str) -> None:
    book = ORDERS[game]
    for order in samples(game, None, random.Random(4)):  # noqa: S311
        book.check(order, None)
        assert book.decode(book.encode(order)) == order
    for text in ("", "{", "[]", "{}", '{"type":"no such"}', '{"type":1}', '{"named":["jade"]}'):
        with pytest.raises(InvalidOrder):
            book.decode(text)
    first = next(iter(book.kinds.values())).order
    for fields in ({"named": "jade"}, {"other": 1}, {"named": [1]}):
        text = msgspec.json.encode({"type": first().kind} | fields).decode()
        with pytest.raises(InvalidOrder):
            book.decode(text)


class Stranger(Order, frozen=True, tag="stranger"):
    """Of no game."""


@games
def test_what_cannot_be_ordered_is_refused(game: str) -> None:
    book = ORDERS[game]
    wrong: list[Order] = [Stranger(), Order()]
    for kind in book.kinds.values():
        choices = kind.choices(None)
        wrong.append(kind.order(("no such thing",)))
        if kind.most:
            wrong += [kind.order(), kind.order((choices[0],) * 2)]
            wrong.append(kind.order(choices[: kind.most + 1] if len(choices) > kind.most else ()))
    for order in wrong:
        with pytest.raises(InvalidOrder):
            book.check(order, None)
