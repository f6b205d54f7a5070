"""What a turn of Zong Shi may begin with: the selects and buttons of one figure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.games.ruleset import Move
from bot.games.zongshi.moves import (
    GoTo,
    Pass,
    Pay,
    PlayScroll,
    StartProject,
    UseScrolls,
    Visit,
    Wait,
)
from bot.games.zongshi.terms import JARS, Figure
from bot.i18n import t
from bot.i18n.words import kebab
from bot.i18n.zongshi import move_label
from bot.tables.scratch import Scratch
from cogs.choices import PARTS, Choice
from cogs.panel.describing import Bundle, Group, Option
from cogs.zongshi import labels
from cogs.zongshi.labels import Reader
from cogs.zongshi.steps import stop_of

BEGINNINGS = (PlayScroll, StartProject, GoTo, Visit, Pass, Wait)
"""What a turn's action begins with."""
Read = Callable[[str, Reader], Option]


def groups(scratch: Scratch, moves: Sequence[Any], reader: Reader) -> list[Group]:
    """The moves of one figure, and the scrolls that are played before."""

    def of(kind: type[Move]) -> list[Any]:
        return [move for move in moves if isinstance(move, kind)]

    def group(name: str, bundles: tuple[Bundle, ...]) -> Group:
        return Group(title(reader, name), bundles, variants=title(reader, "scrolls-with"))

    def alike(kind: type[Move], same: Callable[[Any], str], read: Read) -> tuple[Bundle, ...]:
        return _bundled(of(kind), same, lambda value: read(value, reader))

    return [
        group("places", alike(GoTo, lambda move: str(move.place), _place)),
        group("projects", alike(StartProject, lambda move: move.project, card)),
        group("people", _paid(scratch, alike(Visit, stop_of, stop), reader)),
        group("before", alike(PlayScroll, lambda move: move.scroll, card)),
        Group("", _buttons([*of(Pass), *of(Wait)], reader), as_buttons=True),
    ]


def title(reader: Reader, name: str) -> str:
    """What stands above a select or on a tab."""
    return t(reader.locale, f"zongshi-panel-{name}")


def card(value: str, reader: Reader) -> Option:
    """A material or card, with what it costs or does."""
    return split(labels.card(value, reader))


def stop(value: str, reader: Reader) -> Option:
    """A stop of a visit."""
    # All of it is the name: a closed select shows nothing else of what is chosen.
    return Option(labels.stop(value, reader).name)


def split(choice: Choice) -> Option:
    """A name, and what is told beside it."""
    label, _, about = choice.name.partition(PARTS)
    return Option(label, about)


def _bundled(
    moves: Iterable[Any], same: Callable[[Any], str], read: Callable[[str], Option]
) -> tuple[Bundle, ...]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(same(move), []).append(move)
    return tuple(Bundle(read(value), tuple(alike)) for value, alike in found.items())


def _buttons(moves: Iterable[Any], reader: Reader) -> tuple[Bundle, ...]:
    return tuple(
        Bundle(Option(move_label(move, reader.locale, reader.catalogue)), (move,)) for move in moves
    )


def _place(value: str, reader: Reader) -> Option:
    if value in JARS:
        return split(labels.place(value, reader))
    return Option(t(reader.locale, f"zongshi-place-{kebab(value)}"))


def _paid(scratch: Scratch, visits: Sequence[Bundle], reader: Reader) -> tuple[Bundle, ...]:
    """Visits; where an apprentice can pay in several ways, each with each of them.

    The apprentice makes one stop and has a tab of its own, so that all is said by one choice.
    """
    found = list[Bundle]()
    for bundle in visits:
        ways = _ways_to_pay(scratch, bundle.moves[0])
        found += [
            Bundle(_with_payment(bundle.option, way[-1], reader), bundle.moves, batch=way)
            for way in ways
        ] or [bundle]
    return tuple(found)


def _ways_to_pay(scratch: Scratch, visit: Any) -> list[tuple[Move, ...]]:
    """The moves of an apprentice's visit with each payment, where there is more than one."""
    if visit.figure is not Figure.APPRENTICE or visit.scrolls:
        return []
    after = scratch.after(visit)
    if UseScrolls() in after.legal:
        after = after.after(UseScrolls())
    return [(*after.tried, move) for move in after.legal if isinstance(move, Pay)]


def _with_payment(option: Option, payment: Move, reader: Reader) -> Option:
    pays = move_label(payment, reader.locale, reader.catalogue)
    return Option(f"{option.label}{PARTS}{pays}")
