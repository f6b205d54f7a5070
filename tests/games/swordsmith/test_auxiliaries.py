"""Auxiliary cards played for what they do at once: draws, money, workers, exchanges, tokens."""

from __future__ import annotations

from bot.games.swordsmith.checks import EFFECT_PARAMS
from bot.games.swordsmith.effects import EFFECTS, PLACED
from bot.games.swordsmith.events import CardChanged, CardsReturned, Declined, TokenChanged
from bot.games.swordsmith.moves import (
    BeginWork,
    Decline,
    EndTurn,
    Nudge,
    PlaceCard,
    Play,
    ToFurnace,
    Upgrade,
)
from bot.games.swordsmith.terms import Part, Phase
from tests.games.swordsmith.position import CARDS, position


def test_every_effect_of_the_data_is_known_and_every_known_one_is_used() -> None:
    assert {card.effect for card in CARDS.auxiliary} == set(EFFECTS) | PLACED == set(EFFECT_PARAMS)
    assert not set(EFFECTS) & PLACED


# workers: Shop Hand.


def test_a_shop_hand_draws_a_card_and_brings_money_and_a_worker() -> None:
    table = position().hand(0, "apprentice").deck(0, "iron", "steel").ready()
    table.play(0, Play("apprentice"))
    assert table.hand(0) == ("iron",)
    assert (table.money, table.workers) == (1, 3)
    assert table.revealed
    assert table.smithy(0).in_play == ("apprentice",)


def test_shop_hands_add_up() -> None:
    table = position().hand(0, "apprentice", "apprentice").ready()
    table.play(0, Play("apprentice"), Play("apprentice"))
    assert (table.money, table.workers) == (2, 4)
    table.end_turns().end_turns_before(0)
    assert table.workers == 2


# draw: Order Book.


def test_an_order_book_draws_two() -> None:
    table = position().hand(0, "order_book").deck(0, "iron", "steel", "fire").ready()
    assert table.play(0, Play("order_book")).hand(0) == ("iron", "steel")


def test_a_draw_shuffles_the_discards_but_never_what_is_in_play() -> None:
    start = position().hand(0, "gold_coin", "order_book", "order_book").discard(0, "iron")
    table = start.ready().play(0, Play("gold_coin"), Play("order_book"))
    assert table.hand(0) == ("iron", "order_book")
    table.play(0, Play("order_book"))
    assert table.hand(0) == ("iron",)
    assert not table.revealed


# wild_metal: Meteoric Iron.


def test_meteoric_iron_is_placed_and_counts_as_tungsten() -> None:
    start = position().hand(0, "meteorite", "meteorite").sword(0, 0, "tungsten")
    table = start.waiting("warrior", w6=1).ready()
    assert table.refuses(0, Play("meteorite")).code == "placed_not_played"
    assert table.refuses(0, ToFurnace("meteorite")).code == "not_for_furnace"
    assert table.refuses(0, PlaceCard("meteorite", 0, Part.ENCHANTMENT)).code == "wrong_part"
    table.play(0, PlaceCard("meteorite", 0, Part.BLADE), PlaceCard("meteorite", 0, Part.HILT))
    sword = table.smithy(0).swords[0]
    assert sword.is_forged
    assert [(fit.adventurer, fit.tier) for fit in sword.fits if fit.adventurer == "w6"] == [
        ("w6", "excitement")
    ]


# wild_element: Prism.


def test_a_prism_is_placed_as_an_enchantment_and_not_into_the_pool() -> None:
    table = position().hand(0, "prism").sword(0, 0, "iron").sword(0, 1, "iron iron").ready()
    assert table.refuses(0, Play("prism")).code == "placed_not_played"
    assert table.refuses(0, PlaceCard("prism", 0, Part.ENCHANTMENT)).code == "blade_first"
    assert table.offered(0, PlaceCard) == [PlaceCard("prism", 1, Part.ENCHANTMENT)]
    table.play(0, PlaceCard("prism", 1, Part.ENCHANTMENT))
    assert table.smithy(0).swords[1].enchantments == ("prism",)


# coin_to_bag: Moneychanger.


def test_a_moneychanger_turns_a_coin_of_the_hand_into_a_bag_that_is_playable_at_once() -> None:
    table = position().hand(0, "moneychanger", "gold_coin", "gold_coin").ready()
    coins, bags = table.market("gold_coin"), table.market("gold_bag")
    assert table.refuses(0, Play("moneychanger")).code == "coin_must_change"
    table.play(0, Play("moneychanger", ("gold_coin",)))
    assert table.hand(0) == ("gold_coin", "gold_bag")
    assert (table.market("gold_coin"), table.market("gold_bag")) == (coins + 1, bags - 1)
    assert table.told(CardChanged) == [CardChanged(0, "gold_coin", "gold_bag")]
    assert not table.revealed
    assert table.play(0, Play("gold_bag")).money == 3


def test_a_moneychanger_without_coin_or_bag_does_nothing() -> None:
    table = position().hand(0, "moneychanger", "iron").ready().play(0, Play("moneychanger"))
    assert table.hand(0) == ("iron",)
    start = position().hand(0, "moneychanger", "gold_coin").market(gold_bag=0)
    table = start.ready().play(0, Play("moneychanger"))
    assert table.hand(0) == ("gold_coin",)
    assert table.told(CardChanged) == []


# thin: Slag Pit.


def test_a_slag_pit_returns_up_to_two_basic_cards_for_money_each() -> None:
    table = position().hand(0, "slag_pit", "gold_coin", "iron", "iron", "herald").ready()
    assert table.offered(0, Play) == [
        Play("gold_coin"),
        Play("slag_pit"),
        Play("slag_pit", ("gold_coin",)),
        Play("slag_pit", ("iron",)),
        Play("slag_pit", ("gold_coin", "iron")),
        Play("slag_pit", ("iron", "iron")),
        Play("herald"),
    ]
    iron = table.market("iron")
    table.play(0, Play("slag_pit", ("iron", "iron")))
    assert (table.money, table.hand(0)) == (2, ("gold_coin", "herald"))
    assert table.market("iron") == iron + 2
    assert table.told(CardsReturned) == [CardsReturned(0, ("iron", "iron"))]


def test_a_slag_pit_may_return_one_or_nothing() -> None:
    table = position().hand(0, "slag_pit", "slag_pit", "iron").ready().play(0, Play("slag_pit"))
    assert table.money == 0
    assert table.play(0, Play("slag_pit", ("iron",))).money == 1


# waiting: Herald.


def test_a_herald_adds_or_takes_one_waiting_token_after_its_draw() -> None:
    start = position().hand(0, "herald", "herald").deck(0, "iron").waiting("warrior", w1=2, w2=0)
    table = start.ready().play(0, Play("herald"))
    assert (table.money, table.hand(0)) == (1, ("iron", "herald"))
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.card) == ("nudge", "herald")
    assert table.offers(0, Nudge("w1", 1), Nudge("w1", -1), Nudge("w2", 1), Decline())
    assert table.refuses(0, Nudge("w2", -1)).code == "no_tokens"
    table.play(0, Nudge("w1", -1), Play("herald"), Nudge("w1", -1))
    assert table.waiting("warrior") == {"w1": 0, "w2": 0}
    assert table.told(TokenChanged) == [TokenChanged(0, "w1", -1, 1), TokenChanged(0, "w1", -1, 0)]
    assert not table.revealed


def test_an_adventurer_pushed_to_its_patience_is_served_in_this_round() -> None:
    start = position().hand(0, "herald").sword(1, 0, "iron iron").waiting("warrior", w1=1)
    table = start.ready().play(0, Play("herald"), Nudge("w1", 1))
    assert table.profession("warrior").face_up[0].is_due
    table.end_turns()
    assert table.view.sale is not None
    assert table.view.sale.adventurer == "w1"


def test_an_adventurer_pushed_beyond_its_patience_is_served_too() -> None:
    start = position().hand(0, "herald").sword(1, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready().play(0, Play("herald"), Nudge("w1", 1)).end_turns()
    assert table.view.phase is Phase.SELLING
    assert table.waiting("warrior")["w1"] == 4


def test_the_token_may_be_declined() -> None:
    table = position().hand(0, "herald").ready().play(0, Play("herald"), Decline())
    assert table.told(Declined) == [Declined(0, "herald")]
    assert table.kind(0) == "play"


# rack: Sword Rack.


def test_a_sword_rack_makes_room_for_a_third_sword_at_once_and_for_good() -> None:
    table = position().hand(0, "sword_rack", "iron").ready()
    assert table.refuses(0, PlaceCard("iron", 2, Part.HILT)).code == "no_such_sword"
    table.play(0, Play("sword_rack"), PlaceCard("iron", 2, Part.HILT), EndTurn())
    smithy = table.smithy(0)
    assert (len(smithy.swords), smithy.fixtures) == (3, ("sword_rack",))
    assert "sword_rack" not in (*smithy.in_play, *smithy.discard, *(smithy.hand or ()))


def test_a_sword_rack_brings_three_money_and_a_card() -> None:
    table = position().hand(0, "sword_rack").deck(0, "fire").ready().play(0, Play("sword_rack"))
    assert (table.money, table.hand(0)) == (3, ("fire",))


def test_a_sword_rack_leaves_the_deck_even_where_three_swords_are_allowed_already() -> None:
    table = position().hand(0, "sword_rack").loyal(0, "a5").ready()
    assert len(table.smithy(0).swords) == 3
    table.play(0, Play("sword_rack"))
    assert len(table.smithy(0).swords) == 3
    assert table.smithy(0).fixtures == ("sword_rack",)


# upgrade: Crucible.


def test_a_crucible_upgrades_a_metal_of_the_hand_drawn_with_it_too() -> None:
    table = position().hand(0, "crucible", "steel").deck(0, "iron").ready()
    table.play(0, Play("crucible"))
    assert table.kind(0) == "upgrade"
    assert table.legal(0) == (Upgrade("iron"), Upgrade("steel"), Decline())
    steel, tungsten = table.market("steel"), table.market("tungsten")
    table.play(0, Upgrade("steel"))
    assert table.hand(0) == ("iron", "tungsten")
    assert (table.market("steel"), table.market("tungsten")) == (steel + 1, tungsten - 1)
    table.play(0, PlaceCard("tungsten", 0, Part.BLADE))


def test_a_crucible_may_be_declined() -> None:
    table = position().hand(0, "crucible", "iron").ready().play(0, Play("crucible"), Decline())
    assert table.hand(0) == ("iron",)
    assert table.told(Declined) == [Declined(0, "crucible")]


def test_a_crucible_does_not_ask_where_nothing_can_be_upgraded() -> None:
    table = position().hand(0, "crucible", "tungsten", "meteorite").ready()
    assert table.play(0, Play("crucible")).kind(0) == "play"
    table = position().hand(0, "crucible", "iron").market(steel=0).ready()
    assert table.play(0, Play("crucible")).kind(0) == "play"


def test_others_do_not_read_what_is_asked_within_a_turn() -> None:
    table = position().hand(0, "crucible", "iron").ready().play(0, Play("crucible"))
    (question,) = table.seen_by(1).questions
    assert (question.kind, question.card) == ("turn", None)


def test_played_auxiliaries_are_discarded_when_work_begins() -> None:
    table = position().hand(0, "order_book").ready().play(0, Play("order_book"), BeginWork())
    assert table.discard(0) == ("order_book",)
