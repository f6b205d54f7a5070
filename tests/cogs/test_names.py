from __future__ import annotations

import pytest

from cogs.names import LONGEST, disarmed, escaped_name, shown_name

AWKWARD = [
    "` @everyone",
    "<@&123>",
    "<@123456789012345678>",
    "||x||",
    "[a](http://b)",
    "**bold** __under__ ~~gone~~",
    "# heading",
    "https://example.com",
    "@here",
    "<#1> <:a:2> <t:1:R>",
]


@pytest.mark.parametrize("name", AWKWARD)
def test_no_name_is_markup_or_a_mention(name: str) -> None:
    text = escaped_name(name, 0, "en")
    for sign in "*_~`|<>@#[]()":
        for place, letter in enumerate(text):
            if letter == sign:
                assert text[place - 1] == "\\", text
    assert "@everyone" not in text
    assert "@here" not in text
    assert "http://" not in text
    assert "https://" not in text


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200c", "\u202e\u2066", "\u3164\u3164", "\ufeff", "\u0301\u0301"]
)
def test_a_name_of_nothing_becomes_the_number_of_the_seat(name: str) -> None:
    assert shown_name(name, 2, "en") == "Player 3"


def test_direction_and_control_characters_are_gone() -> None:
    assert shown_name("a\u202eb\u2067c\x00d\ne", 0, "en") == "abcd e"


def test_right_to_left_and_emoji_names_stay() -> None:
    assert shown_name("محمد", 0, "en") == "محمد"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert shown_name(family, 0, "en") == family
    assert shown_name("🎲" * 32, 0, "en") == "🎲" * 32


def test_a_right_to_left_name_does_not_turn_the_text_around_it() -> None:
    assert escaped_name("محمد", 0, "en") == "\u2068محمد\u2069"


def test_stacks_of_marks_are_cut_down_and_long_names_end() -> None:
    assert len(shown_name("Z" + "\u0301" * 200, 0, "en")) <= 4
    assert len(shown_name("x" * 200, 0, "en")) == LONGEST


def test_plain_names_are_left_alone() -> None:
    assert escaped_name("陳大文", 0, "en") == "陳大文"
    assert disarmed("Mei") == "Mei"
