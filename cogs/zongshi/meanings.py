"""The move that somebody meant, legal or not, so that the rules can say what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.ruleset import Move
from bot.games.zongshi.moves import (
    BuyTile,
    DiscardMaterial,
    DiscardScroll,
    Draft,
    GoTo,
    Keep,
    Pass,
    PlayScroll,
    StartProject,
    TakeMaterial,
    Visit,
)
from bot.games.zongshi.terms import JARS, MATERIALS, TILES, Figure, Place
from cogs.choices import AND, find
from cogs.walk import Filled
from cogs.zongshi import labels
from cogs.zongshi.labels import Reader, meant


def draft(filled: Filled, reader: Reader) -> Move | None:
    """Taking something from the middle."""
    item = meant(filled.get("item"), (*MATERIALS, *reader.catalogue.scrolls), reader)
    return None if item is None else Draft(item)


def start(filled: Filled, reader: Reader) -> Move | None:
    """Starting a project."""
    project = meant(filled.get("project"), tuple(reader.catalogue.projects), reader)
    return (
        None
        if project is None
        else StartProject(_figure(filled), project, _scrolls(filled, reader))
    )


def market(filled: Filled, reader: Reader) -> Move | None:
    """Going to a jar."""
    jar = meant(filled.get("jar"), JARS, reader)
    return None if jar is None else GoTo(_figure(filled), Place(jar), _scrolls(filled, reader))


def going_to(place: Place) -> Callable[[Filled, Reader], Move | None]:
    """Going to a place that the command names."""
    return lambda filled, reader: GoTo(_figure(filled), place, _scrolls(filled, reader))


def visit(filled: Filled, reader: Reader) -> Move | None:
    """Visiting a first townsperson."""
    tokens = sorted(set(reader.catalogue.setup.visit_tokens))
    people = reader.catalogue.townspeople
    stops = [labels.stop(f"{person}:{token}", reader) for person in people for token in tokens]
    found = find(filled.get("first", ""), stops)
    stop = found.choice or next(iter(found.rivals), None)
    if stop is None:
        return None
    person, _, token = stop.value.partition(":")
    return Visit(_figure(filled), person, int(token), _scrolls(filled, reader))


def passing(filled: Filled, _reader: Reader) -> Move | None:
    """Passing with a figure."""
    return Pass(_figure(filled))


def scroll(filled: Filled, reader: Reader) -> Move | None:
    """Playing a scroll alone."""
    card = meant(filled.get("scroll"), tuple(reader.catalogue.scrolls), reader)
    return None if card is None else PlayScroll(card)


def take(filled: Filled, reader: Reader) -> Move | None:
    """Taking a material."""
    material = meant(filled.get("material"), MATERIALS, reader)
    asked = (question for question in reader.view.questions if question.seat == reader.view.viewer)
    jar = next((jar for question in asked for jar in question.jars), Place.LARGE_JAR)
    return None if material is None else TakeMaterial(jar, material)


def discard(filled: Filled, reader: Reader) -> Move | None:
    """Putting a material or a scroll away."""
    item = meant(filled.get("item"), (*MATERIALS, *reader.catalogue.scrolls), reader)
    if item is None:
        return None
    return DiscardMaterial(item) if item in MATERIALS else DiscardScroll(item)


def keep(filled: Filled, reader: Reader) -> Move | None:
    """Keeping one of two projects."""
    project = meant(filled.get("project"), tuple(reader.catalogue.projects), reader)
    return None if project is None else Keep(project)


def tile(filled: Filled, reader: Reader) -> Move | None:
    """Buying an exchange tile."""
    kind = meant(filled.get("tile"), TILES, reader)
    return None if kind is None else BuyTile(kind)


def _figure(filled: Filled) -> Figure:
    return Figure.APPRENTICE if filled.get("figure") == Figure.APPRENTICE else Figure.MASTER


def _scrolls(filled: Filled, reader: Reader) -> tuple[str, ...]:
    """The scrolls that were named, in data order; what names no scroll is left out."""
    known = tuple(reader.catalogue.scrolls)
    typed = filled.get("scrolls", "").split(AND)
    named = {meant(text, known, reader) for text in typed}
    return tuple(card for card in known if card in named)
