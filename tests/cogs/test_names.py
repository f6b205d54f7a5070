from __future__ import annotations

import unicodedata

import pytest

from bot.i18n import LOCALES, t
from bot.i18n.typed import plain
from cogs.names import LONGEST, disarmed, escaped, shown_name
from tests.support import awkward


@pytest.mark.parametrize("name", awkward.NAMES)
def test_no_name_is_markup_or_a_mention(name: str) -> None:
    text = escaped(shown_name(name, 0, "en"))
    for sign in "*_~`|<>@#[]()":
        for place, letter in enumerate(text):
            if letter == sign:
                assert text[place - 1] == "\\", text
    assert "@everyone" not in text
    assert "@here" not in text
    assert "http://" not in text
    assert "https://" not in text
    assert "\n" not in text
    assert text.strip() == text != ""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", awkward.NOTHING)
def test_a_name_of_nothing_becomes_the_number_of_the_seat(name: str, locale: str) -> None:
    assert shown_name(name, 2, locale) == t(locale, "picture-player", number=3)


@pytest.mark.parametrize("name", awkward.NAMES)
def test_nothing_unseen_is_left_of_a_name(name: str) -> None:
    shown = plain(name)
    assert not any(unicodedata.category(char) in {"Cc", "Cs", "Co", "Zl", "Zp"} for char in shown)
    bidi = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    assert not set(shown) & set(bidi + "\u200b\u2060\ufeff")
    assert plain(shown) == shown


def test_direction_and_control_characters_are_gone() -> None:
    assert shown_name("a\u202eb\u2067c\x00d\ne", 0, "en") == "abcd e"


@pytest.mark.parametrize("name", awkward.EMOJI + awkward.SCRIPTS)
def test_emoji_and_scripts_stay_as_they_were_typed(name: str) -> None:
    assert shown_name(name, 0, "en") == unicodedata.normalize("NFC", name)


def test_a_joiner_stays_only_where_it_joins() -> None:
    assert plain("a\u200d\u200d\u200cb") == "ab"
    assert plain("🎲\u200d") == "🎲"


def test_a_right_to_left_name_does_not_turn_the_text_around_it() -> None:
    assert escaped("محمد") == "\u2068محمد\u2069"


@pytest.mark.parametrize("tower", ["Z" + "\u0301" * 200, "ก" + "\u0e49" * 200])
def test_stacks_of_marks_are_cut_down(tower: str) -> None:
    assert len(shown_name(tower, 0, "en")) == 4


def test_long_names_end() -> None:
    assert len(shown_name("x" * 200, 0, "en")) == LONGEST


def test_a_name_begins_no_list() -> None:
    assert escaped("12. x") == "12\\. x"
    assert escaped("Mr. X") == "Mr. X"


def test_plain_names_are_left_alone() -> None:
    assert escaped("陳大文") == "陳大文"
    assert disarmed("Mei") == "Mei"
