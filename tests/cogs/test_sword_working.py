"""Putting workers to work by commands: what is offered, what it costs, what is refused."""

from __future__ import annotations

from bot.games.swordsmith.moves import BeginWork, Buy, EndTurn, Hatch, Refine, Smelt
from cogs.mistakes import NotPossible
from tests.cogs.sword_commands import code, moves, names, offered, refused
from tests.games.swordsmith.position import position


def test_buying_begins_the_work_and_shows_what_is_left() -> None:
    built = position().money(3).vouchers(0, 2).row("courier").hand(0, "gold_coin")
    assert moves(built, "buy", card="Steel") == (BeginWork(), Buy("steel"))
    shown = names(built, "buy", "card")
    assert "Steel · price 4 · 1 left · begins your work · metal of grade 2" in shown
    assert all(name.startswith(("Tungsten", "Iron")) is False or "left" in name for name in shown)
    assert "tungsten" not in offered(built, "buy", "card")
    assert code(built, "buy", card="tungsten") == "cannot_afford"
    working = built.working()
    assert moves(working, "buy", card="steel") == (Buy("steel"),)
    assert "Steel · price 4 · 1 left · metal of grade 2" in names(working, "buy", "card")


def test_buying_is_offered_exactly_as_the_rules_allow_it() -> None:
    for money in range(9):
        table = position().money(money).ready()
        cards = offered(table, "buy", "card")
        legal = table.work().offered(0, Buy)
        assert cards == [move.card for move in legal if isinstance(move, Buy)]


def test_what_cannot_be_bought_is_refused_with_the_reason() -> None:
    built = position().money(9).row("courier").market(water=0).working()
    assert code(built, "buy", card="water") == "none_in_market"
    assert code(built, "buy", card="prism") == "not_on_sale"
    poor = position().working()
    error = refused(poor, "buy", card="iron")
    assert isinstance(error, NotPossible)
    assert error.reason is not None
    assert error.reason.code == "cannot_afford"
    assert code(position().money(9).working(workers=0), "buy", card="iron") == "no_worker"


def test_an_opening_alone_is_no_move() -> None:
    built = position().hand(0, "gold_coin")
    assert code(built, "buy", card="iron") == "cannot_afford"
    assert code(built, "smelt", metal="iron") == "too_few_alike"
    assert code(built, "hatch", element="fire") == "too_few_alike"
    assert code(built, "refine", sword="1") == "not_forged"


def test_smelting_and_hatching_begin_the_work_too() -> None:
    built = position().furnace(0, "iron", "iron", "steel").pool(0, "fire", "fire", "dark")
    assert moves(built, "smelt", metal="iron") == (BeginWork(), Smelt("iron"))
    assert moves(built, "hatch", element="Fire") == (BeginWork(), Hatch("fire"))
    assert offered(built, "smelt", "metal") == ["iron"]
    assert offered(built, "hatch", "element") == ["fire"]
    working = built.working()
    assert moves(working, "smelt", metal="Iron") == (Smelt("iron"),)
    assert names(working, "smelt", "metal") == ["Iron · → Steel · Furnace: 2 × Iron"]
    assert names(working, "hatch", "element") == ["Fire · Mana pool: 2 × Fire"]
    assert code(working, "smelt", metal="steel") == "too_few_alike"
    assert code(working, "hatch", element="dark") == "too_few_alike"


def test_a_star_is_offered_with_its_price_and_the_roll_it_needs() -> None:
    built = (
        position().sword(0, 0, blade="iron iron", hilt="iron", stars=2).sword(0, 1, blade="iron")
    )
    rich = built.money(5)
    assert names(rich, "refine", "sword") == [
        "Sword 1 · star 3: price 2, roll 3 or more · 3 left · begins your work"
    ]
    assert moves(rich, "refine", sword="1") == (BeginWork(), Refine(0))
    honed = rich.working(rolls=1)
    assert "roll 2 or more" in names(honed, "refine", "sword")[0]
    assert code(honed, "refine", sword="2") == "not_forged"
    poor = position().sword(0, 0, blade="iron iron", hilt="iron", stars=2).working()
    assert code(poor, "refine", sword="1") == "cannot_afford"
    perfect = position().sword(0, 0, blade="iron iron", hilt="iron", stars=5).money(9)
    assert code(perfect, "refine", sword="1") == "all_stars"


def test_a_turn_is_ended_from_either_part() -> None:
    built = position().hand(0, "gold_coin")
    assert moves(built, "end") == (EndTurn(),)
    assert moves(built, "work") == (BeginWork(),)
    assert moves(built.working(), "end") == (EndTurn(),)
    assert code(built, "work") == "wrong_question"
