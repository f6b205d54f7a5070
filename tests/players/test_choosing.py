"""The best of several moves, and what parts those that are worth the same."""

from __future__ import annotations

import pytest

from bot.games.rng import rng
from bot.players.choosing import best


def test_the_move_that_is_worth_most_is_chosen() -> None:
    assert all(best("abc", {"a": 1, "b": 3, "c": 2}.__getitem__, rng(b"%d" % n)) == "b"
               for n in range(20))  # fmt: skip


def test_the_source_alone_parts_equals() -> None:
    worths = {"a": 0.1 + 0.2, "b": 0.0, "c": 0.3}
    chosen = [best("abc", worths.__getitem__, rng(b"%d" % n)) for n in range(40)]
    assert set(chosen) == {"a", "c"}
    assert chosen == [best("abc", worths.__getitem__, rng(b"%d" % n)) for n in range(40)]


def test_no_move_is_the_best_of_none() -> None:
    with pytest.raises(ValueError, match="empty"):
        best((), lambda _: 0.0, rng(b""))
