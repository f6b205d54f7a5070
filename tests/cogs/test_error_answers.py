"""Every error that anything can raise has a sentence in every language, and its values in it."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

import bot.tables.errors as host
from bot.games.errors import GameError, IllegalMove, InvalidMove
from bot.games.registry import RULESETS
from bot.i18n import LOCALES
from bot.tables.errors import TableError
from bot.tables.table import Occupant, Status, Table
from cogs import mistakes
from cogs.choices import Choice
from cogs.errors import mistake_sentence, objection, table_sentence
from cogs.mistakes import Mistake
from tests.i18n.games import GAMES, Game

PARAMS: dict[str, Any] = {
    "game": "zongshi",
    "status": "lobby",
    "rule": "refill_last_round",
    "seats": (1,),
    "have": 2,
    "need": 3,
    "least": 2,
    "most": 4,
    "host": 100,
    "table": 7,
}
"""A value for every param of the host's errors."""
OWN_PARAMS: dict[str, dict[str, Any]] = {"TableFull": {"seats": 4}}
CHOICES = (Choice("jade", "Jade · 2 left"), Choice("gold", "Gold"))
MISTAKES: dict[str, Mistake] = {
    "WrongPlace": mistakes.WrongPlace(),
    "OtherGame": mistakes.OtherGame("zongshi"),
    "PermissionsMissing": mistakes.PermissionsMissing(("send_messages", "create_public_threads")),
    "Outdated": mistakes.Outdated(),
    "UnknownPress": mistakes.UnknownPress(),
    "InsideThread": mistakes.InsideThread(),
    "ThreadRefused": mistakes.ThreadRefused(full=True),
    "Closing": mistakes.Closing(),
    "NotAmongPlayers": mistakes.NotAmongPlayers(),
    "NotPossible": mistakes.NotPossible(InvalidMove("bad_move", text="x")),
    "ChoiceRefused": mistakes.ChoiceRefused("item", "x", CHOICES),
    "ChoiceNeeded": mistakes.ChoiceNeeded("item", CHOICES),
    "OptionUnused": mistakes.OptionUnused("item"),
}
LEFT_OVER = re.compile(r"\{|\}|\$|None|error-|illegal-")
INVALID_PARAMS: dict[str, Any] = {
    "text": "nonsense",
    "reason": "no such field",
    "fewest": 2,
    "most": 5,
    "option": "cheating",
    "file": "zongshi.toml",
    "item": "a card",
    "seats": 6,
}


def classes(base: type[Exception]) -> list[type[Exception]]:
    """All errors below a base that can be raised."""
    found = [*base.__subclasses__()]
    for kind in base.__subclasses__():
        found += classes(kind)
    return found


def table(game: str = "zongshi", state: Any = None) -> Table:
    """A table of two, in its lobby or somewhere in the game."""
    return Table(
        id=7,
        guild=1,
        channel=2,
        game=game,
        status=Status.LOBBY if state is None else Status.PLAYING,
        version=1,
        host=100,
        locale="en",
        options={},
        seats=(Occupant(100, "Ann"), Occupant(101, "Ben")),
        opened=None,  # type: ignore[arg-type]
        state=state,
        asked=() if state is None else (None, None),
    )


def params_of(kind: type[Exception]) -> dict[str, Any]:
    """The params that a class documents, with sample values."""
    said = (kind.__doc__ or "").partition("params: ")[2].rstrip(".").replace("\n", " ")
    names = [name.partition("(")[0].strip() for name in re.sub(r"\([^)]*\)", "", said).split(",")]
    samples = PARAMS | OWN_PARAMS.get(kind.__name__, {})
    return {name: samples[name] for name in names if name}


def check_sentence(text: str, locale: str) -> None:
    """Fail where a text is no sentence of its language."""
    assert text.strip()
    assert not LEFT_OVER.search(text), text
    ends = text.splitlines()[0].rstrip()
    assert ends.endswith((".", "。", "？", "?", "”", "」", "）", ")")), text
    if locale != "en":
        assert re.search(r"[\u4e00-\u9fff]", text), text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", classes(TableError), ids=lambda kind: kind.__name__)
def test_errors_of_tables(kind: type[TableError], locale: str) -> None:
    params = params_of(kind)
    for at in (table(), None):
        text = table_sentence(kind(**params), at, locale)
        check_sentence(text, locale)
    shown = table_sentence(kind(**params), table(), locale)
    for name, value in params.items():
        if isinstance(value, int) and name != "host" and value > 2:
            assert str(value) in shown or name == "most", (name, shown)
    if "host" in params:
        assert "Ann" in shown


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", classes(Mistake), ids=lambda kind: kind.__name__)
def test_mistakes(kind: type[Mistake], locale: str) -> None:
    check_sentence(mistake_sentence(MISTAKES[kind.__name__], table(), 100, locale), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refused_thread_has_two_reasons(locale: str) -> None:
    texts = [
        mistake_sentence(mistakes.ThreadRefused(full=full), None, 100, locale)
        for full in (True, False)
    ]
    assert len(set(texts)) == 2


def raised_codes(game: Game) -> dict[str, set[str]]:
    """The params of each code, as the module of codes lists them beside it."""
    module = inspect.getmodule(type(game.rules))
    assert module is not None
    codes = __import__(module.__name__.rpartition(".")[0] + ".codes", fromlist=["CODES"])
    listed = re.findall(r'^    "(\w+)",(?:  # (.*))?$', inspect.getsource(codes), re.MULTILINE)
    return {
        code: {name.strip() for name in note.partition(":")[0].split(",") if name.strip()}
        for code, note in listed
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_codes_of_all_games(game: Game, locale: str) -> None:
    state = game.rules.new_game(2, b"errors")
    params = raised_codes(game)
    assert set(game.codes) | set(game.invalid_codes) == params.keys()
    for code, names in params.items():
        illegal = code in game.codes
        samples = game.params | (INVALID_PARAMS if not illegal else {})
        kind: type[GameError] = IllegalMove if illegal else InvalidMove
        error = kind(code, **{name: samples[name] for name in names})
        check_sentence(objection(error, table(game.key, state), locale), locale)


def test_every_game_is_walked() -> None:
    assert {game.key for game in GAMES} == set(RULESETS)
    assert set(MISTAKES) == {kind.__name__ for kind in classes(Mistake)}
    raised = {name for name, kind in vars(host).items() if inspect.isclass(kind)}
    assert {kind.__name__ for kind in classes(TableError)} <= raised
