"""All languages say the same things, in their own words, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bot.games.registry import RULESETS
from bot.i18n import LOCALES, TextError, list_of, t
from bot.i18n.texts import has_text
from tests.i18n.catalogues import keys, parts, patterns

ROOT = Path(__file__).parents[2]
CHINESE = {"zh-TW": "big5", "zh-CN": "gb2312"}
"""The character sets that hold one script's characters and lack the other's."""
LATIN = {"Discord", "SHA", "English", "AI", "ai"}
"""The names of commands have small letters only."""
ENDONYMS = {"language-en", "language-zh-tw", "language-zh-cn"}
"""A language is always called by its own name."""
ID = "[a-z0-9-]+"
"""What a part of a key can be that the sources fill in."""
A_GAME = f"(?:{'|'.join(sorted(RULESETS))})"
OF_ALL_GAMES = re.compile(re.escape(ID) + r"\\-[a-z]+(?:\\-|$)")
"""Looks like what the sources ask for in any game: "{game}-event-{tag}", "{game}-card"."""
ANY_OF_A_GAME = {rf"{game}\-{ID}" for game in RULESETS}
UNDO = {
    "answer-undone",
    "answer-undone-partly",
    "answer-undone-with-ais",
    "answer-taken-back",
    "log-undone",
    "log-taken-back",
}
"""What undo says, whatever the game."""


@pytest.mark.parametrize("locale", CHINESE)
def test_languages_have_the_same_texts(locale: str) -> None:
    assert parts(locale).keys() == parts("en").keys()


@pytest.mark.parametrize("locale", CHINESE)
def test_texts_name_the_same_variables(locale: str) -> None:
    english = parts("en")
    # A count that Chinese only needs for its one plural form still stands in both.
    differing = {
        key: (found.variables, english[key].variables)
        for key, found in parts(locale).items()
        if found.variables != english[key].variables
    }
    assert differing == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_stands_twice(locale: str) -> None:
    names = [key for key, _ in patterns(locale)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("locale", CHINESE)
def test_no_english_is_left(locale: str) -> None:
    left = {}
    for key, found in parts(locale).items():
        text = re.sub(r"`[^`]*`", "", " ".join(found.words))
        words = set(re.findall(r"[A-Za-z]{2,}", text)) - LATIN
        if words:
            left[key] = words
    assert left == {}


@pytest.mark.parametrize(("locale", "charset"), CHINESE.items())
def test_each_script_keeps_to_itself(locale: str, charset: str) -> None:
    foreign = {}
    for key, found in parts(locale).items():
        strange = "".join(c for c in "".join(found.words) if c > "\u2fff" and not fits(c, charset))
        if strange and key not in ENDONYMS:
            foreign[key] = strange
    assert foreign == {}


def fits(letter: str, charset: str) -> bool:
    try:
        letter.encode(charset)
    except UnicodeEncodeError:
        return False
    return True


@cache
def sources() -> list[ast.Module]:
    files = [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py"), *ROOT.glob("render/**/*.py")]
    return [ast.parse(file.read_text("utf-8")) for file in files]


@cache
def literals() -> set[str]:
    """All whole strings in the sources."""
    constants = (node for module in sources() for node in ast.walk(module))
    return {
        node.value
        for node in constants
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def composed() -> re.Pattern[str]:
    """What keys look like that the sources put together from parts."""
    shapes = set()
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                pieces = [
                    re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ID
                    for piece in node.values
                ]
                shapes.add("".join(pieces))
    # What all games say alike begins with a game's key, which is filled in.
    shared = {shape.replace(ID, A_GAME, 1) for shape in shapes if OF_ALL_GAMES.match(shape)}
    # What a game's pictures ask for lacks the game's name, which alone is no family.
    families = {shape for shape in shapes if re.match(r"[a-z]+\\-", shape)} - ANY_OF_A_GAME
    return re.compile("|".join(f"(?:{A_GAME}-)?{shape}" for shape in sorted(families | shared)))


def test_every_text_is_asked_for() -> None:
    named = {text.partition(".")[0] for text in literals()}
    named |= {f"{game}-{text}" for game in RULESETS for text in named}
    named |= set().union(*(found.references for found in parts("en").values()))
    # A picture's sentence has a longer form where figures stand at the place.
    named |= {f"{text}-visited" for text in named}
    named |= UNDO
    unused = {key for key in keys() if key not in named and not composed().fullmatch(key)}
    assert unused == set()


def test_every_attribute_is_asked_for() -> None:
    attributes = {key.partition(".")[2] for key in parts("en") if "." in key}
    whole = " ".join(literals())
    assert {name for name in attributes if f".{name}" not in whole} == set()


def test_every_key_that_is_asked_for_is_there() -> None:
    asked = set()
    for module in sources():
        for node in ast.walk(module):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "t"
            ):
                asked |= {
                    argument.value
                    for argument in node.args[1:2]
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                }
    assert {key for key in asked if not has_text(key)} == set()


def test_what_goes_wrong_is_said() -> None:
    with pytest.raises(KeyError):
        t("en", "no-such-key")
    with pytest.raises(KeyError):
        t("en", "answer-done.no-such-attribute")
    with pytest.raises(TextError, match="names"):
        t("en", "board-to-act")


def test_an_unknown_language_reads_english() -> None:
    assert t("fr", "answer-started") == t("en", "answer-started") == "The game starts."


@pytest.mark.parametrize(
    ("locale", "phrase"), [("en", "a, b and c"), ("zh-TW", "a、b、c"), ("zh-CN", "a、b、c")]
)
def test_lists_read_as_each_language_writes_them(locale: str, phrase: str) -> None:
    assert list_of(locale, ["a", "b", "c"]) == phrase
    assert list_of(locale, ["a"]) == "a"
    assert list_of(locale, []) == ""
