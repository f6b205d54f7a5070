"""The game's words in one language: what ids and counts are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.terms import MATERIALS, TILE_PAIRS, TILES, Counts, Tiles
from bot.i18n.naming import GameWords
from bot.i18n.texts import has_text, t
from bot.i18n.words import in_a_row, kebab, list_of


class Words(GameWords[ZongshiCatalogue], frozen=True):
    """How things are called for one reader; an id that nobody knows stands for itself."""

    game: ClassVar[str] = "zongshi"

    def material(self, material: str) -> str:
        """A material inside a sentence."""
        name = self.name(material)
        return name.lower() if self.locale == "en" else name

    def materials(self, counts: Counts) -> str:
        """How many of each material: "2 jade, 1 gold", or the word for nothing."""
        amounts = [
            t(self.locale, "zongshi-amount", count=count, material=self.material(material))
            for material, count in zip(MATERIALS, counts, strict=True)
            if count
        ]
        return in_a_row(self.locale, amounts) or t(self.locale, "zongshi-nothing")

    def item(self, item: str) -> str:
        """A material or a card, whichever it is."""
        return self.material(item) if item in MATERIALS else self.card(item)

    def tile(self, tile: str) -> str:
        """An exchange tile by the two materials that it joins: "jade/gold"."""
        if tile not in TILES:
            return tile
        one, other = (self.material(MATERIALS[n]) for n in TILE_PAIRS[TILES.index(tile)])
        return t(self.locale, "zongshi-tile", one=one, other=other)

    def tiles(self, counts: Tiles) -> str:
        """How many of each exchange tile, or the word for nothing."""
        owned = [
            t(self.locale, "zongshi-tiles", count=count, tile=self.tile(tile))
            for tile, count in zip(TILES, counts, strict=True)
            if count
        ]
        return in_a_row(self.locale, owned) or t(self.locale, "zongshi-no-tiles")

    def figure(self, figure: str) -> str:
        """The master or the apprentice."""
        return t(self.locale, f"zongshi-figure-{figure}")

    def place(self, place: str) -> str:
        """A place inside a sentence: "the large jar"."""
        key = f"zongshi-place-{kebab(place)}.the"
        return t(self.locale, key) if has_text(key) else place

    def jars(self, jars: Iterable[str]) -> str:
        """The jar to take from, or the phrase for either."""
        places = [self.place(jar) for jar in jars]
        return places[0] if len(places) == 1 else t(self.locale, "zongshi-either-jar")

    def stop(self, townsperson: str, token: int) -> str:
        """A visit with its token and price: "Scholar · token 2 (2 jade)"."""
        person = self.catalogue.townspeople.get(townsperson)
        material = "" if person is None else self.material(person.material)
        price = t(self.locale, "zongshi-amount", count=token, material=material)
        name = self.name(townsperson)
        return t(self.locale, "zongshi-stop", townsperson=name, token=token, price=price)

    def effect(self, card: str) -> str:
        """What a scroll, a finished basic project or a visit reward does; empty for others."""
        part = kebab(card)
        families = (
            f"zongshi-scroll-{part}",
            f"zongshi-reward-{part}",
            f"zongshi-visit-reward-{part}",
        )
        for key in filter(has_text, families):
            return t(self.locale, key)
        return ""

    def score_line(self, line: str) -> str:
        """What a line of the score sheet counts."""
        return t(self.locale, f"zongshi-score-{kebab(line)}")

    def value(self, field: str, value: Any) -> str | int:
        """A field of an event, a move or an error as a variable of its text."""
        if field in ("scroll", "project", "reward", "cause"):
            return self.card(value)
        if field in ("scrolls", "projects"):
            return self.cards(value)
        if field in ("item", "material", "townsperson", "materials", "tile", "figure", "place"):
            return str(getattr(self, "name" if field == "townsperson" else field)(value))
        if field == "tiles":
            return list_of(self.locale, [self.tile(tile) for tile in value])
        return super().value(field, value)
