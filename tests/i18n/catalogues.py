"""The text catalogues taken apart, for tests: keys, variables, words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.texts import resources


class Parts(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def patterns(locale: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a language by key, attributes as "key.attribute"; terms begin with "-"."""
    for resource in resources(locale).values():
        for entry in resource.body:
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


@cache
def parts(locale: str) -> dict[str, Parts]:
    """What each text of a language is made of."""
    found = {}
    for key, pattern in patterns(locale):
        found[key] = Parts()
        found[key].visit(pattern)
    return found


@cache
def keys(locale: str = "en") -> set[str]:
    """The keys of all texts of a language, attributes and terms left out."""
    return {key for key, _ in patterns(locale) if "." not in key and not key.startswith("-")}


def family(prefix: str) -> set[str]:
    """What follows a prefix in the keys."""
    return {key.removeprefix(prefix) for key in keys() if key.startswith(prefix)}
