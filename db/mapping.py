"""Between structs and SQL: a struct's fields are the columns, in their order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any, TypeVar, get_origin

import msgspec

from db.instants import to_text

R = TypeVar("R", bound=msgspec.Struct)


def columns(kind: type[msgspec.Struct]) -> str:
    """The columns that a struct is read from, for a SELECT or an INSERT."""
    return ", ".join(kind.__struct_fields__)


def marks(kind: type[msgspec.Struct]) -> str:
    """As many placeholders as a struct has fields."""
    return ", ".join("?" for _ in kind.__struct_fields__)


def from_columns(kind: type[R], row: Sequence[Any]) -> R:
    """A struct from a row of its columns."""
    values = dict(zip(kind.__struct_fields__, row, strict=True))
    for name in _lists(kind):
        values[name] = json.loads(values[name])
    return msgspec.convert(values, kind, strict=False)


def to_columns(row: msgspec.Struct) -> tuple[Any, ...]:
    """A struct's values as SQLite takes them; the inverse of `from_columns`."""
    return tuple(_plain(value) for value in msgspec.structs.astuple(row))


@cache
def _lists(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields that are stored as JSON."""
    fields = msgspec.structs.fields(kind)
    return tuple(field.name for field in fields if get_origin(field.type) is tuple)


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return to_text(value)
    if isinstance(value, tuple):
        return json.dumps(value)
    return value
