"""Values of options: how they are shown, how what was typed finds one, what Discord takes."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

import msgspec
from discord import app_commands

MOST = 25
"""Choices that Discord shows at once."""
LONGEST = 100
"""Characters of a choice's name or value."""
PARTS = " · "
"""Stands in a shown name between what is chosen and what it costs."""
NONE = "none"
"""The value of an option that names nothing at all."""
AND = "+"
"""Stands between the ids of a value that names several things."""
_ISOLATES = str.maketrans("", "", "\u2068\u2069")
"""Stand around a name that is written from the right, and are typed by nobody."""


class Choice(msgspec.Struct, frozen=True):
    """One legal value of an option."""

    value: str
    """An id, the same in every language."""
    name: str
    """What the reader sees: a name, then what is worth knowing about it."""
    aliases: tuple[str, ...] = ()
    """Further names, such as the English one."""

    @property
    def title(self) -> str:
        """The name without what is told beside it."""
        return self.name.split(PARTS)[0]


class Found(msgspec.Struct, frozen=True):
    """What a typed text means: one choice, or several that it fits alike."""

    choice: Choice | None = None
    rivals: tuple[Choice, ...] = ()


def find(typed: str, choices: Sequence[Choice]) -> Found:
    """Find what was meant by id, then by exact name, then by an unambiguous part of a name."""
    text = folded(typed)
    if not text:
        return Found()
    for readings in (_values, _shown, _titles):
        exact = [choice for choice in choices if text in readings(choice)]
        if exact:
            return _one_of(exact)
    # A name may have been shown with another price than it has by now.
    title = folded(typed.split(PARTS)[0])
    titled = [choice for choice in choices if PARTS in typed and title in _titles(choice)]
    # Not of what is told beside a name: "3" is no sword for which 3 vouchers are paid.
    partly = titled or [c for c in choices if any(text in name for name in _titles(c))]
    return _one_of(partly)


def meant(typed: str | None, choices: Sequence[Choice]) -> str | None:
    """The value that somebody means, legal or not; None if that cannot be told."""
    found = None if typed is None else find(typed, choices).choice
    return None if found is None else found.value


def fitting(typed: str, choices: Iterable[Choice]) -> list[app_commands.Choice[str]]:
    """The choices that Discord is sent while somebody types: those that fit, as it takes them."""
    text = folded(typed)
    sent: dict[str, str] = {}
    for choice in choices:
        value, name = choice.value.strip(), clipped(choice.name)
        wanted = not text or any(text in reading for reading in _readings(choice))
        if wanted and value and name and len(value) <= LONGEST and value not in sent.values():
            sent.setdefault(_unlike(name, sent), value)
        if len(sent) == MOST:
            break
    return [app_commands.Choice(name=name, value=value) for name, value in sent.items()]


def joined(ids: Iterable[str]) -> str:
    """Ids as one value."""
    return AND.join(ids) or NONE


def listed(value: str) -> tuple[str, ...]:
    """The ids in a value."""
    return () if value == NONE else tuple(value.split(AND))


def folded(text: str) -> str:
    """A text as it is compared: no case, no width, single spaces."""
    text = unicodedata.normalize("NFKC", text.translate(_ISOLATES))
    return " ".join(text.casefold().split())


def clipped(text: str) -> str:
    """A text that fits a choice's name, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…"


def _unlike(name: str, taken: dict[str, str]) -> str:
    number = 2
    unlike = name
    while unlike in taken:
        ending = f" ({number})"
        unlike = name[: LONGEST - len(ending)] + ending
        number += 1
    return unlike


def _values(choice: Choice) -> tuple[str, ...]:
    return (folded(choice.value),)


def _shown(choice: Choice) -> tuple[str, ...]:
    return folded(choice.name), folded(clipped(choice.name))


def _titles(choice: Choice) -> tuple[str, ...]:
    return tuple(map(folded, (choice.title, *choice.aliases)))


def _readings(choice: Choice) -> tuple[str, ...]:
    return (*_values(choice), *_shown(choice), *_titles(choice))


def _one_of(found: Sequence[Choice]) -> Found:
    return Found(found[0]) if len(found) == 1 else Found(rivals=tuple(found))
