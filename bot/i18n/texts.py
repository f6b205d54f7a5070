"""The Fluent catalogues: one bundle a language, read once, never changed afterwards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LOCALES = ("en", "zh-TW", "zh-CN")
DEFAULT = LOCALES[0]

_reading = Lock()


class TextError(Exception):
    """A text that cannot be made: a broken catalogue, or a value that the text needs."""


def t(locale: str, key: str, **values: str | int) -> str:
    """Return the text of a key, or of its attribute ("key.attribute"), with values filled in.

    An unknown language reads English. Raises `KeyError` for a key that no catalogue has and
    `TextError` for a value that is missing.
    """
    bundle = bundle_of(locale if locale in LOCALES else DEFAULT)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise TextError(f"{locale} {key}: {errors[0]}")
    return str(text)


def has_text(key: str) -> bool:
    """Whether the catalogues have a text for this key or attribute; they all have the same."""
    name, _, attribute = key.partition(".")
    bundle = bundle_of(DEFAULT)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def bundle_of(locale: str) -> FluentBundle:
    """Return the bundle of a language of `LOCALES`; safe to ask for from any thread."""
    with _reading:
        return _read(locale)


@cache
def _read(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for name, resource in resources(locale).items():
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{locale}/{name}: {entry.content!r}")
            if isinstance(entry, ast.Message) and bundle.has_message(entry.id.name):
                raise TextError(f"{locale}/{name}: {entry.id.name} stands there twice")
        bundle.add_resource(resource)
    return bundle


def resources(locale: str) -> dict[str, ast.Resource]:
    """Parse the files of a language, by name."""
    folder = files("bot.i18n").joinpath(locale)
    texts = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return {name: FluentResource(texts[name].read_text("utf-8")) for name in sorted(texts)}
