"""How Master Swordsmith reads: cards and swords, needs, effects, offers, the board in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.errors import IllegalMove, InvalidOptions
from bot.games.ruleset import Event, Move
from bot.games.swordsmith import events, moves
from bot.games.swordsmith.cards import Need
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.state import Sword
from bot.games.swordsmith.terms import NamedPrice, Offered, Part, Tier
from bot.games.swordsmith.view import QuestionView, SwordsmithView
from bot.i18n import LOCALES
from bot.i18n.swordsmith import (
    Words,
    ability_label,
    adventurer_label,
    board_lines,
    card_label,
    describe,
    explain,
    hand_lines,
    move_label,
    need_in_words,
    question,
    question_for_others,
    refine_label,
    sword_label,
    wishes,
)
from tests.i18n.games import SWORDSMITH

CARDS = SWORDSMITH.cards
NAMES = ("Ann", "小明", "Bo")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.TurnBegan(0, 1, 0, 0), "Ann begins a turn with 1 worker."),
        (events.TurnBegan(0, 2, 0, 1), "Ann begins a turn with 2 workers and 1 voucher."),
        (events.CardPlayed(0, "gold_bag", 3), "Ann plays Gold Bag for 3 money."),
        (events.CardPlayed(0, "order_book"), "Ann plays Order Book."),
        (
            events.CardPlaced(0, "iron", 1, Part.BLADE),
            "Ann adds Iron to the blade of sword 2.",
        ),
        (
            events.CardPlaced(0, "fire", 0, Part.ENCHANTMENT),
            "Ann adds Fire to the enchantments of sword 1.",
        ),
        (
            events.CardsReturned(2, ("gold_coin", "gold_coin")),
            "Bo gives 2 × Gold Coin back to the market.",
        ),
        (
            events.SwordDismantled(0, 0, None, ("iron", "iron")),
            "Ann dismantles sword 1 and discards 2 × Iron.",
        ),
        (
            events.SwordDismantled(0, 0, "fire", ("iron", "steel", "water")),
            "Ann dismantles sword 1, gives Fire back and discards Iron, Steel and Water.",
        ),
        (events.SwordDismantled(0, 0, None, ()), "Ann dismantles sword 1."),
        (events.CardBought(0, "steel", 4, to_hand=False), "Ann buys Steel for 4 money."),
        (events.MetalSmelted(0, "iron", "steel", 0), "Ann smelts Iron into Steel."),
        (
            events.StarAdded(0, 0, 1, 4, 0),
            "Ann refines sword 1 and rolls 4: star 1 is won.",
        ),
        (
            events.StarMissed(0, 1, 5, 2, 2),
            "Ann refines sword 2 and rolls 2 + 2: too low for star 5.",
        ),
        (
            events.SellingBegan(()),
            "Every adventurer gets a waiting token. Nobody has waited long enough yet.",
        ),
        (
            events.OfferMade(0, "w1", None),
            "Only you see this: you offer the Village Militiaman no sword.",
        ),
        (
            events.OffersOpened("w1", (Offered(0, 0, Tier.BASIC), Offered(2, None, None))),
            "Answers to the Village Militiaman: Ann offers sword 1 (basic), Bo declines.",
        ),
        (
            events.BidsOpened("w1", (NamedPrice(0, 3), NamedPrice(2, 0))),
            "Prices named to the Village Militiaman: Ann 3, Bo 0.",
        ),
        (
            events.SwordSold(0, "n5", 0, Tier.EXCITEMENT, 1, 7),
            "Ann sells sword 1 to the Baron (excitement) for 1 voucher and 7 reputation.",
        ),
        (events.AdventurerRevealed("m8"), "Next comes the Archmage (Mage)."),
        (
            events.GameEnded((), (0, 2)),
            "The game is over: the top of a reputation track is reached by Ann and Bo.",
        ),
        (
            events.GameEnded(("mage",), ()),
            "The game is over: the last adventurers are gone (Mage).",
        ),
    ],
)
def test_english_counts_and_lists_read_right(event: Event, line: str) -> None:
    assert describe(event, "en", NAMES, CARDS) == line


def test_chinese_sentences_quote_auxiliary_cards_only() -> None:
    event = events.CardsSeen(1, ("iron", "iron", "bellows"))
    assert describe(event, "zh-CN", NAMES, CARDS) == "仅你可见：你抽到铁（2 张）、“风箱”。"
    assert describe(event, "zh-TW", NAMES, CARDS) == "只有你看得到：你抽到鐵（2 張）、「風箱」。"


def test_names_stand_as_they_are_given() -> None:
    assert describe(events.TurnEnded(0), "en", (r"\*x\*",), CARDS) == r"\*x\* ends the turn."


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (moves.Play("bellows"), "Play Bellows"),
        (moves.Play("slag_pit", ("iron", "iron")), "Play Slag Pit, give back 2 × Iron"),
        (moves.Smelt("iron"), "Smelt Iron into Steel"),
        (moves.Upgrade("steel"), "Change Steel for Tungsten"),
        (moves.Nudge("n5", 1), "Baron: one waiting token more"),
        (moves.Nudge("n5", -1), "Baron: one waiting token less"),
        (moves.Offer(0), "Offer sword 1"),
        (moves.Bid(0), "Name the price 0"),
    ],
)
def test_moves_are_labelled(move: Move, label: str) -> None:
    assert move_label(move, "en", CARDS) == label


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_of_cards_are_told_in_full(locale: str) -> None:
    labels = [
        *(card_label(card, locale, CARDS, price) for card, price in CARDS.prices.items()),
        *(ability_label(ability, locale, CARDS) for ability in ABILITIES),
        *(adventurer_label(who, locale, CARDS, 1) for who in CARDS.adventurers),
    ]
    assert len(labels) == 9 + 16 + 9 + 48
    assert all(1 <= len(label) <= 100 and not label.endswith("…") for label in labels)


def test_cards_are_told_by_their_figures() -> None:
    assert card_label("steel", "en", CARDS, 3) == "Steel · price 3 · metal of grade 2"
    assert card_label("gold_bag", "en", CARDS) == "Gold Bag · coin worth 3"
    label = card_label("apprentice", "en", CARDS)
    assert label == "Shop Hand · Draw 1 card, +1 money. 1 more worker this turn."
    # The money of this card is for each card returned, so that it does not come first.
    assert card_label("slag_pit", "en", CARDS).endswith("to the market for 1 money each.")


@pytest.mark.parametrize(
    ("need", "phrase"),
    [
        (Need(blade=0, hilt=0, elements=(), stars=0), "blade Iron+"),
        (Need(blade=2, hilt=3, elements=(), stars=1), "blade Steel+, hilt Tungsten, 1 star"),
        (
            Need(blade=1, hilt=0, elements=("fire", "fire", "dark"), stars=2),
            "blade Iron+, 2 × Fire, Dark, 2 stars (and so a hilt)",
        ),
    ],
)
def test_needs_are_told(need: Need, phrase: str) -> None:
    assert need_in_words(need, "en", CARDS) == phrase


def test_wishes_name_what_each_tier_gives() -> None:
    assert wishes("m8", "en", CARDS) == (
        "basic: blade Iron+, Water · 4 vouchers, 3 reputation",
        "performance: blade Iron+, Fire · 5 vouchers, 7 reputation",
        "excitement: blade Iron+, Light, Dark · 9 vouchers, 12 reputation",
        "loyal: Element Broker · Elements cost you 2 less, at least 1.",
    )
    assert len(wishes("w1", "en", CARDS)) == 3


def test_swords_are_told() -> None:
    sword = Sword(("iron", "steel"), "iron", ("fire", "fire"), 2)
    whole = sword_label(0, sword, "en", CARDS, Tier.PERFORMANCE)
    parts = "blade Iron and Steel · hilt Iron · enchantments 2 × Fire · 2 stars"
    assert whole == f"Sword 1 · performance · {parts}"
    assert sword_label(1, Sword(), "en", CARDS) == "Sword 2 · empty"
    assert refine_label(0, 2, 2, 3, "en", CARDS) == "Sword 1 · star 3: price 2, roll 3 or more"


def test_questions_name_whom_they_are_about() -> None:
    offer = QuestionView(0, "offer", adventurer="n5")
    assert question(offer, "en", CARDS) == "Which sword do you offer the Baron? You may decline."
    assert question_for_others(offer, "en", CARDS) == "answers the Baron"
    assert question_for_others(QuestionView(0, "turn"), "en", CARDS) == "takes a turn"


def test_errors_name_cards_parts_and_questions_in_words() -> None:
    part = IllegalMove("wrong_part", card="fire", part="blade")
    assert explain(part, "en", CARDS).startswith("Fire does not go into the blade.")
    other = IllegalMove("wrong_question", question="bid")
    assert explain(other, "en", CARDS).endswith("First name your price.")
    unknown = IllegalMove("unknown_part", part="pommel")
    assert explain(unknown, "en", CARDS).startswith("A sword has no pommel.")
    nobody = IllegalMove("unknown_adventurer", adventurer="z9")
    assert explain(nobody, "en", CARDS) == "There is no adventurer z9."
    seats = InvalidOptions("wrong_seats", seats=7, fewest=2, most=5)
    assert explain(seats, "en", CARDS) == "This game is for 2 to 5 players, not for 7."


def test_ids_that_nobody_knows_have_no_effect() -> None:
    assert card_label("iron", "en", CARDS) == "Iron · metal of grade 1"
    assert Words("en", CARDS).metal(9) == "9"
    assert ability_label("unheard_of", "en", CARDS) == "unheard_of"


def positions(seats: int, every: int) -> list[tuple[int, SwordsmithView]]:
    """A seat to act and its view, now and then in a game that is played at random."""
    rules, chance = SWORDSMITH.rules, random.Random(seats)  # noqa: S311
    state: Any = rules.new_game(seats, b"boards to read")
    found, played = [], 0
    while rules.outcome(state) is None:
        seat = min(rules.to_act(state))
        if played % every == 0:
            found.append((seat, rules.view(state, seat)))
        state = rules.apply(state, seat, chance.choice(rules.legal_moves(state, seat))).state
        played += 1
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_boards_and_hands_are_told_without_pictures(locale: str) -> None:
    names = ("Ann", "小明", "Bo", "Cy", "Di")
    found = positions(5, 20)
    assert len(found) > 3
    for seat, view in found:
        lines = board_lines(view, names, locale)
        heads = [line for line in lines if line.startswith(tuple(f"{name} · " for name in names))]
        assert len(heads) == len(view.smithies)
        held = hand_lines(view, seat, locale)
        assert held
        told = "\n".join((*lines, *held))
        assert "_" not in told
        assert "None" not in told


def test_the_board_in_words_keeps_hands_secret() -> None:
    _, view = positions(3, 20)[0]
    assert any("5 cards in hand" in line for line in board_lines(view, NAMES, "en"))
    assert hand_lines(view, view.viewer or 0, "en")[0].startswith("Hand (5): ")
