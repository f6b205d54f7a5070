"""What the values of options look like: ids that are typed and stored, names that are read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bot.games.zongshi.catalogue import CATALOGUES, ZongshiCatalogue
from bot.games.zongshi.terms import JARS, MATERIALS, TILES, Counts, Place
from bot.games.zongshi.view import ZongshiView
from bot.i18n import t
from bot.i18n.zongshi import Words, effect_label, project_label
from cogs import choices
from cogs.choices import AND, PARTS, Choice, joined, listed
from cogs.reading import GameReader


class Reader(GameReader[ZongshiView, Words], frozen=True, dict=True):
    """A reader of Zong Shi's values."""

    @cached_property
    def catalogue(self) -> ZongshiCatalogue:
        """The card data of this table."""
        return CATALOGUES[self.view.catalogue]

    def worded(self, locale: str) -> Words:
        """The game's words in a language."""
        return Words(locale, self.catalogue)


def card(item: str, reader: Reader) -> Choice:
    """A material or card by its name, with what it costs or does."""
    label = reader.words.name(item)
    if item in reader.catalogue.projects:
        label = project_label(item, reader.locale, reader.catalogue)
    elif item in reader.catalogue.scrolls:
        label = effect_label(item, reader.locale, reader.catalogue)
    return Choice(item, label, reader.names(item))


def figure(value: str, reader: Reader) -> Choice:
    """The master or the apprentice."""
    return Choice(value, reader.words.figure(value), (reader.english.figure(value),))


def place(value: str, reader: Reader) -> Choice:
    """A jar with what lies on it."""
    name = t(reader.locale, f"zongshi-place-{value.replace('_', '-')}")
    english = t("en", f"zongshi-place-{value.replace('_', '-')}")
    jar = reader.view.large_jar if value == Place.LARGE_JAR else reader.view.small_jar
    return Choice(value, name + PARTS + reader.words.materials(jar.materials), (name, english))


def tile(value: str, reader: Reader) -> Choice:
    """An exchange tile by its two materials."""
    return Choice(value, reader.words.tile(value), (reader.english.tile(value),))


def stop(value: str, reader: Reader) -> Choice:
    """A stop of a visit, "scholar:2": the townsperson, the token, the price."""
    person, _, token = value.partition(":")
    names = reader.names(person)
    numbered = tuple(f"{name} {token}" for name in names)
    return Choice(value, reader.words.stop(person, int(token)), (*names, *numbered))


def cards(value: str, reader: Reader) -> Choice:
    """Several scrolls that are played together, "a+b", or none."""
    ids = listed(value)
    if not ids:
        return reader.nothing()
    english = reader.english.cards(ids)
    alone = tuple(map(reader.english.name, ids)) if len(ids) == 1 else ()
    return Choice(value, f" {AND} ".join(map(reader.words.name, ids)), (english, *alone))


def materials(value: str, reader: Reader) -> Choice:
    """Materials that are paid or handed back, "jade 2+ivory 1", or none."""
    counts = counted(value)
    if not any(counts):
        return reader.nothing()
    return Choice(value, reader.words.materials(counts), (reader.english.materials(counts),))


def pick(value: str, reader: Reader) -> Choice:
    """A material that lies on a jar, "large_jar jade"."""
    jar, _, material = value.partition(" ")
    label = reader.words.name(material) + PARTS + reader.words.place(jar)
    return Choice(value, label, reader.names(material))


def amounts(counts: Counts) -> str:
    """Materials as a value: "jade 2+ivory 1"."""
    pairs = zip(MATERIALS, counts, strict=True)
    return joined(f"{material} {count}" for material, count in pairs if count)


def counted(value: str) -> Counts:
    """The materials in a value of `amounts`."""
    found = dict(part.split(" ") for part in listed(value))
    bronze, ivory, jade, gold = (int(found.get(material, 0)) for material in MATERIALS)
    return bronze, ivory, jade, gold


def meant(typed: str | None, ids: Sequence[str], reader: Reader) -> str | None:
    """Which of all ids somebody means, legal or not; None if that cannot be told."""
    return choices.meant(typed, [_anything(item, reader) for item in ids])


def _anything(item: str, reader: Reader) -> Choice:
    if item in TILES:
        return tile(item, reader)
    return (place if item in JARS else card)(item, reader)
