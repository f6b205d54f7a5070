"""Card data: loading a TOML file strictly, and finding it again by its hash.

A state names its catalogue by hash. A hash names exactly one value, so looking it up is as pure
as a constant; the table that learnt it may be dropped and refilled at any time.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec

from bot.games.errors import CatalogueError

C = TypeVar("C", bound=msgspec.Struct)

_PATH = re.compile(r"`\$\.?(\w+)?(?:\[(\d+)\])?")
"""Where msgspec says that something is wrong: "`$.scroll[3].copies`"."""

_FIELD = re.compile(r"field `(\w+)`")
"""How it names a part of the file that is unknown or missing."""


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card's name in the three languages."""

    en: str
    zh_tw: str
    zh_cn: str

    def text(self, locale: str) -> str:
        """The name for a locale such as "zh-TW"; English where the language is unknown."""
        return {"zh-TW": self.zh_tw, "zh-CN": self.zh_cn}.get(locale, self.en)


class Fault(Exception):
    """What a game's own check found wrong: the item (an id, or a part of the file), and why."""

    def __init__(self, item: str, reason: str) -> None:
        super().__init__(item, reason)
        self.item = item
        self.reason = reason


class Catalogues(Generic[C]):
    """The catalogues of one game that this process has learnt, by hash."""

    def __init__(self, file: str, shape: type[C], check: Callable[[C], None]) -> None:
        self._file = file
        self._shape = shape
        self._check = check
        self._known: dict[str, C] = {}

    def learn(self, raw: bytes) -> str:
        """Validate a TOML file and remember it; return its hash. Raises `CatalogueError`."""
        digest = sha256(raw).hexdigest()
        if digest not in self._known:
            self._known[digest] = self._load(raw)
        return digest

    def __getitem__(self, digest: str) -> C:
        """A catalogue that was learnt before; raises `CatalogueError` if it was not."""
        try:
            return self._known[digest]
        except KeyError:
            raise CatalogueError("unknown_catalogue", file=self._file, item=digest) from None

    def _load(self, raw: bytes) -> C:
        values: dict[str, Any] = {}
        try:
            values = tomllib.loads(raw.decode())
            catalogue = msgspec.convert(values, self._shape)
            self._check(catalogue)
        except Fault as fault:
            raise self._error(fault.item, fault.reason) from fault
        except msgspec.ValidationError as error:
            raise self._error(_item(values, str(error)), str(error)) from error
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise self._error("", str(error)) from error
        return catalogue

    def _error(self, item: str, reason: str) -> CatalogueError:
        return CatalogueError("bad_catalogue", file=self._file, item=item, reason=reason)


def _item(values: dict[str, Any], message: str) -> str:
    """The id of the item that a message's path leads to; else the part of the file."""
    path = _PATH.search(message)
    if path is None or path[1] is None:
        field = _FIELD.search(message)
        return field[1] if field else ""
    part, place = path[1], path[2]
    if place is None:
        return part
    item = values[part][int(place)]
    named = item.get("id") if isinstance(item, dict) else None
    return named if isinstance(named, str) else f"{part}[{place}]"
