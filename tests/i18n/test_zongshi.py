"""How Zong Shi reads: counts and lists, materials and tiles, labels, errors."""

from __future__ import annotations

import pytest

from bot.games.errors import IllegalMove, InvalidOptions
from bot.games.ruleset import Event
from bot.games.zongshi import events, moves
from bot.games.zongshi.catalogue import CATALOGUES, shipped
from bot.games.zongshi.terms import TILES, Figure, Place
from bot.games.zongshi.view import QuestionView
from bot.i18n import LOCALES
from bot.i18n.zongshi import (
    Words,
    describe,
    effect_label,
    explain,
    materials,
    move_label,
    project_label,
    question,
    question_for_others,
    stop_label,
    tile_name,
)

CARDS = CATALOGUES[CATALOGUES.learn(shipped())]
NAMES = ("Ann", "小明", "Bo")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.ScrollsDrawn(0, 1), "Ann draws a scroll."),
        (events.ScrollsDrawn(0, 3), "Ann draws 3 scrolls."),
        (events.WorkAdvanced(2, 1), "Bo works on: 1 round left."),
        (events.WorkAdvanced(2, 2), "Bo works on: 2 rounds left."),
        (events.Paid(0, (0, 0, 0, 0)), "Ann pays nothing."),
        (events.Paid(0, (1, 0, 2, 0)), "Ann pays 1 bronze, 2 jade."),
        (
            events.Paid(0, (1, 0, 0, 0), ("jade_gold",)),
            "Ann pays 1 bronze; the tile jade/gold stands in.",
        ),
        (
            events.Paid(0, (1, 0, 0, 0), ("ivory_jade", "jade_gold")),
            "Ann pays 1 bronze; the tiles ivory/jade and jade/gold stand in.",
        ),
        (
            events.ProjectStarted(0, Figure.APPRENTICE, ("larger_workshop",), 1),
            "Ann puts the apprentice to work on Larger Workshop for 1 round.",
        ),
        (events.Drafted(0, "jade"), "Ann takes jade from the middle."),
        (
            events.LastRoundCalled("idle"),
            "Nothing was achieved for 3 rounds: the next round is the last.",
        ),
        (
            events.LastRoundCalled("max_rounds"),
            "Round 60 is over: the next round is the last.",
        ),
        (
            events.ScrollDeckReshuffled(1),
            "The only discarded scroll becomes the new deck.",
        ),
    ],
)
def test_english_counts_and_lists_read_right(event: Event, line: str) -> None:
    assert describe(event, "en", NAMES, CARDS) == line


def test_chinese_sentences_quote_cards_their_own_way() -> None:
    event = events.ProjectsCompleted(1, ("jade_mountain", "nine_bells"))
    assert describe(event, "zh-TW", NAMES, CARDS) == "小明 完成「玉山子」、「九音編鐘」。"
    assert describe(event, "zh-CN", NAMES, CARDS) == "小明 完成“玉山子”、“九音编钟”。"


def test_names_stand_as_they_are_given() -> None:
    event = events.Passed(0, Figure.MASTER)
    assert describe(event, "en", (r"\*x\*",), CARDS) == r"\*x\* passes with the master."


@pytest.mark.parametrize(
    ("locale", "phrase"),
    [("en", "2 jade, 1 gold"), ("zh-TW", "2 份翡翠、1 份黃金"), ("zh-CN", "2 份翡翠、1 份黄金")],
)
def test_materials_are_counted(locale: str, phrase: str) -> None:
    assert materials((0, 0, 2, 1), locale, CARDS) == phrase


def test_tiles_are_called_by_their_two_materials() -> None:
    assert tile_name("jade_gold", "en", CARDS) == "jade/gold"
    assert tile_name("jade_gold", "zh-TW", CARDS) == "翡翠／黃金"
    assert len({tile_name(tile, "zh-CN", CARDS) for tile in TILES}) == 6
    assert Words("en", CARDS).tiles((0, 2, 0, 0, 0, 1)) == "2 × bronze/jade, 1 × jade/gold"
    assert Words("en", CARDS).tiles((0, 0, 0, 0, 0, 0)) == "none"


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_of_cards_keep_the_limit(locale: str) -> None:
    assert all(len(project_label(p, locale, CARDS)) <= 100 for p in CARDS.projects)
    cards = [*CARDS.scrolls, *CARDS.basics, *(reward.id for reward in CARDS.visit_reward)]
    assert all(len(effect_label(card, locale, CARDS)) <= 100 for card in cards)
    assert all(Words(locale, CARDS).effect(card) for card in cards)
    assert all(len(stop_label(who, 3, locale, CARDS)) <= 100 for who in CARDS.townspeople)


def test_labels_say_what_a_choice_costs() -> None:
    label = project_label("larger_workshop", "en", CARDS)
    assert label == "Larger Workshop · 1 bronze, 1 ivory, 1 jade, 1 gold · 2 rounds · 2 points"
    assert stop_label("scholar", 2, "en", CARDS) == "Scholar · token 2 (2 jade)"


def test_scrolls_of_a_move_are_named_with_it() -> None:
    move = moves.StartProject(Figure.MASTER, "nine_bells", ("artistic_subtlety",))
    assert move_label(move, "en", CARDS) == "Start Nine Bells with the master + Artistic Subtlety"
    assert move_label(moves.UseScrolls(), "en", CARDS) == "Use no scroll"


def test_discards_are_counted() -> None:
    one, two = QuestionView(0, "drop", 1), QuestionView(0, "drop", 2)
    assert question(one, "en", CARDS).endswith("put 1 material back.")
    assert question_for_others(two, "en", CARDS) == "puts 2 materials back"


def test_jars_are_named_where_there_is_only_one() -> None:
    both = QuestionView(0, "take", 1, (Place.LARGE_JAR, Place.SMALL_JAR))
    assert question(both, "en", CARDS) == "Take a material from either jar."
    small = QuestionView(0, "take", 1, (Place.SMALL_JAR,))
    assert question(small, "zh-TW", CARDS) == "從小罐子拿一份材料。"


def test_errors_name_prices_and_questions_in_words() -> None:
    price = IllegalMove("cannot_pay", bronze=1, ivory=0, jade=2, gold=0)
    assert explain(price, "en", CARDS) == "You cannot pay for this. The price is 1 bronze, 2 jade."
    other = IllegalMove("wrong_question", question="shed")
    assert explain(other, "en", CARDS).endswith("First discard scrolls that are too many.")
    seats = InvalidOptions("wrong_seats", seats=7, fewest=2, most=5)
    assert explain(seats, "en", CARDS) == "This game is for 2 to 5 players, not for 7."
    unknown = IllegalMove("unknown_place", place="moon")
    assert explain(unknown, "en", CARDS) == "moon is not a place to go to."
