"""Arabic letters in the forms in which they join, for where no layout engine does it.

Unicode has a character for each form of a letter; fonts for Arabic mostly have them too.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from functools import cache

_FORMS = range(0xFE70, 0xFEFD)
_LAM = "\u0644"


def joined(text: str, known: Container[int]) -> str:
    """Each letter in the form that its neighbours ask for, as far as the font knows it."""
    letters = _with_ligatures(text)
    shown = []
    for at, letter in enumerate(letters):
        before, after = _neighbour(letters[:at][::-1]), _neighbour(letters[at + 1 :])
        from_before = _has(before, "initial") and _has(letter, "final")
        to_after = _has(letter, "initial") and _has(after, "final")
        form = {
            (True, True): "medial",
            (True, False): "final",
            (False, True): "initial",
            (False, False): "isolated",
        }[from_before, to_after]
        made = _forms().get((letter, form), letter)
        shown.append(made if ord(made[0]) in known else letter)
    return "".join(shown)


def _with_ligatures(text: str) -> list[str]:
    """Letters; a lam with its alef is one, for which there is a form of both."""
    letters: list[str] = []
    for char in text:
        if letters and letters[-1] == _LAM and (_LAM + char, "isolated") in _forms():
            letters[-1] += char
        else:
            letters.append(char)
    return letters


def _neighbour(letters: list[str]) -> str:
    """The first of these that is no mark; empty where there is none."""
    return next((one for one in letters if not unicodedata.combining(one[0])), "")


def _has(letter: str, form: str) -> bool:
    return (letter, form) in _forms()


@cache
def _forms() -> dict[tuple[str, str], str]:
    """The characters for forms, by letter and form."""
    found = {}
    for code in _FORMS:
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        form = kind.strip("<>")
        letter = "".join(chr(int(one, 16)) for one in letters)
        if form in {"isolated", "initial", "medial", "final"} and letter[:1] != " ":
            found[letter, form] = chr(code)
    return found
