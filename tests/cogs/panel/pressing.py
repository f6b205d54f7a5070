"""Somebody who wants to make certain moves and presses for them, without Discord between."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.tables.scratch import Scratch
from cogs.panel.describing import PanelGame
from cogs.panel.fields import Field
from cogs.panel.tree import Path, Stage, explore

SHOWN = 24
"""Options on one page of a select that has several."""


class Pressed(msgspec.Struct, frozen=True):
    """What was pressed to have certain moves made."""

    presses: int
    """Confirm and turning pages included."""
    moves: tuple[Move, ...]


def begin(ruleset: Any, state: Any, seat: int) -> Scratch:
    return Scratch(ruleset, state, seat)


def whole(
    game: PanelGame, start: Scratch, first: Move, source: Rng
) -> tuple[tuple[Move, ...], Rng]:
    """A whole action that begins with a move, the rest of it by chance."""
    reader = game.reader("en", start.view)
    moment = start.ruleset.moment(start.state)
    now = start.after(first)
    while not now.revealed and now.legal and now.ruleset.moment(now.state) == moment:
        if game.ask(now, reader) is None:
            break
        at, source = source.below(len(now.legal))
        now = now.after(now.legal[at])
    return now.tried, source


def press_for(game: PanelGame, start: Scratch, wanted: tuple[Move, ...]) -> Pressed:
    """Press until the panel would make exactly the wanted moves, and confirm."""
    reader = game.reader("en", start.view)
    path, presses = _begun(game, start, wanted, reader)
    is_answered = False
    for _ in range(20):
        stage = explore(game, start, path, reader)
        if stage.is_whole and stage.end.tried == wanted:
            at_once = all(map(game.is_at_once, wanted)) and not stage.end.revealed
            is_said = stage.path == path.chosen and (is_answered or not stage.fields)
            confirmed = not (at_once and is_said)
            return Pressed(presses + confirmed, stage.end.tried)
        field, values = _next(start, stage, wanted)
        presses, is_answered = presses + 1 + _page(field, values), True
        path = Path(path.tab, (*stage.path[: field.at], *field.pick(values)))
    raise AssertionError(f"no presses lead to {wanted}")


def _begun(
    game: PanelGame, start: Scratch, wanted: tuple[Move, ...], reader: Any
) -> tuple[Path, int]:
    sheet = game.sheet(start, 0, reader)
    if sheet is None:
        return Path(), 0
    found = list[tuple[int, Path, int]]()
    for tab in range(max(1, len(sheet.tabs))):
        shown = game.sheet(start, tab, reader)
        assert shown is not None
        for group in shown.groups:
            for place, bundle in enumerate(group.bundles):
                batch = bundle.batch or bundle.moves[:1]
                is_first = wanted[0] in bundle.moves
                alike = len(batch) if wanted[: len(batch)] == batch else int(is_first)
                if alike:
                    paged = len(group.bundles) > SHOWN + 1 and not group.as_buttons
                    presses = 1 + (tab > 0) + (place // SHOWN if paged else 0)
                    found.append((alike, Path(tab, tuple(_places(start, batch))), presses))
    assert found, f"{wanted[0]} is not offered"
    # Whoever knows what is wanted takes the choice that says most of it.
    _, path, presses = max(found, key=lambda one: (one[0], -one[2]))
    return path, presses


def _next(start: Scratch, stage: Stage, wanted: tuple[Move, ...]) -> tuple[Field, list[str]]:
    """The first field that is not as wanted, and the values that make it so."""
    places = _places(start, wanted)
    # A later field may depend on an earlier one, so the first that differs is changed.
    for field in stage.fields:
        values = _values(field, places)
        if values is not None and tuple(values) != field.chosen:
            return field, values
    raise AssertionError((wanted, stage.end.tried))


def _places(start: Scratch, wanted: tuple[Move, ...]) -> list[int]:
    places = []
    for move in wanted:
        places.append(start.legal.index(move))
        start = start.after(move)
    return places


def _values(field: Field, places: list[int]) -> list[str] | None:
    """The values of a field by which the wanted moves come out, by trying what it offers."""
    rest = tuple(places[field.at :])
    offered = [value for value, _ in field.options]
    if field.most == 1 and field.least == 1:
        fitting = [v for v in offered if rest[: len(field.pick([v]))] == field.pick([v])]
        return [max(fitting, key=len)] if fitting else None
    return _several(field, offered, rest)


def _several(field: Field, offered: list[str], rest: tuple[int, ...]) -> list[str] | None:
    """Values of a select that takes several, so that the wanted moves come out."""
    if field.is_run:
        return _run(field, offered, rest)
    for count in range(field.least, field.most + 1):
        for values in combinations(offered, count):
            try:
                if field.pick(values) == rest[:1]:
                    return list(values)
            except LookupError:
                continue
    return None


def _run(field: Field, offered: list[str], rest: tuple[int, ...]) -> list[str]:
    """Value by value, as long as each is the next move that is wanted."""
    found: list[str] = []
    while len(found) < field.most:
        free = [value for value in offered if value not in found]
        fitting = (v for v in free if field.pick([*found, v]) == rest[: len(found) + 1])
        value = next(fitting, None)
        if value is None:
            break
        found.append(value)
    return found


def _page(field: Field, values: list[str]) -> int:
    offered = [value for value, _ in field.options]
    if len(offered) <= SHOWN + 1 or not values:
        return 0
    return max(offered.index(value) for value in values) // SHOWN
