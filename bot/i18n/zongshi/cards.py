"""The cards of Zong Shi one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bot.games.zongshi.catalogue import Project, ZongshiCatalogue
from bot.games.zongshi.terms import MATERIALS, TILE_PAIRS, TILES
from bot.i18n.cardbook import Card, CardBook, quoted
from bot.i18n.texts import t
from bot.i18n.words import kebab, list_of
from bot.i18n.zongshi.rules import values
from bot.i18n.zongshi.words import Words

GENERAL = {"material", "exchange_tile", "townsperson", "masterwork"}
"""Kinds of which all cards share one note."""
_SHARED = {"mastery": "_mastery", "masterful_use": "masterful_use_of_"}
"""Families of cards that differ by their material alone, and how one knows their ids."""


class ZongshiCards(CardBook[ZongshiCatalogue]):
    """Materials, exchange tiles, townspeople, projects, scrolls, visit rewards."""

    game = "zongshi"
    usual = "rulebook"
    printed_name = "english_name"
    fields: ClassVar = {
        "material": ("name", "copies"),
        "exchange_tile": ("cost", "copies", "points"),
        "townsperson": ("name", "material"),
        "basic_project": ("name", "effect", "copies", "cost", "time", "points"),
        "masterwork": ("name", "cost", "time", "points"),
        "scroll": ("name", "effect", "copies", "play"),
        "visit_reward": ("effect", "name"),
    }

    def cards(self, catalogue: ZongshiCatalogue) -> dict[str, Card]:
        """All cards by id; the exchange tiles come after the materials."""
        parts = {
            "material": catalogue.material,
            "townsperson": catalogue.townsperson,
            "basic_project": catalogue.basic_project,
            "masterwork": catalogue.masterwork,
            "scroll": catalogue.scroll,
            "visit_reward": catalogue.visit_reward,
        }
        found = [Card(item.id, kind, item) for kind, items in parts.items() for item in items]
        tiles = [Card(tile, "exchange_tile") for tile in TILES]
        kinds = len(catalogue.material)
        return {card.id: card for card in (*found[:kinds], *tiles, *found[kinds:])}

    def name(self, card: Card, locale: str, catalogue: ZongshiCatalogue) -> str:
        """The name printed on it; of an exchange tile its two materials."""
        words = Words(locale, catalogue)
        if card.kind != "exchange_tile":
            return words.name(card.id)
        one, other = (words.name(MATERIALS[n]) for n in TILE_PAIRS[TILES.index(card.id)])
        return t(locale, "zongshi-tile", one=one, other=other)

    def facts(self, card: Card, locale: str, catalogue: ZongshiCatalogue) -> Iterator[str]:
        """Cost, time, points, copies, when it is played; then its effect."""
        words = Words(locale, catalogue)
        if isinstance(card.item, Project):
            yield t(
                locale,
                "zongshi-card-project",
                price=words.materials(card.item.price),
                rounds=card.item.time,
                points=card.item.points,
                copies=card.item.copies,
            )
        if card.kind == "scroll":
            play = t(locale, f"zongshi-card-play-{card.item.play}")
            yield t(locale, "zongshi-card-scroll", copies=card.item.copies, play=play)
        if card.kind == "townsperson":
            material = words.material(card.item.material)
            yield t(locale, "zongshi-card-townsperson", material=material)
        effect = words.effect(card.id)
        if effect:
            yield quoted(effect)

    def notes(self, card: Card, locale: str, catalogue: ZongshiCatalogue) -> Iterator[str]:
        """The note of the card, or the one of its kind or family."""
        words = Words(locale, catalogue)
        more = values(locale, catalogue) | dict(_about(card, words))
        yield t(locale, f"zongshi-note-{note_of(card)}", **more)
        if card.kind == "masterwork":
            yield from _masterwork(card.item, words)

    def related(self, card: Card, catalogue: ZongshiCatalogue) -> Iterable[str]:
        """Cards that save the same material, that go with it, or that undo it."""
        known = self.cards(catalogue)
        found = [*_RELATED.get(card.id, ())]
        if card.kind == "material":
            found += _of_material(card.id, catalogue)
        elif card.kind == "exchange_tile":
            found += [MATERIALS[n] for n in TILE_PAIRS[TILES.index(card.id)]]
            found += ["pawn_shop_owners_gift", "pawn_tile"]
        elif card.kind == "townsperson":
            found += [card.item.material, f"masterful_use_of_{card.item.material}"]
            found += ["host_a_town_meeting", "writ_of_authority"]
            found += [reward.id for reward in catalogue.visit_reward]
        elif card.kind == "masterwork":
            found += [*_masteries(card.item), "larger_workshop", "artistic_subtlety"]
            found += ["swift_fingers_sure_fingers", "blacksmith_tools"]
        else:
            found += _of_family(card.id)
        return [one for one in dict.fromkeys(found) if one in known and one != card.id]

    def topics(self, card: Card) -> Iterable[str]:
        """The topics of its kind."""
        if card.id == "follow_the_twofold_path":
            return ("twofold", "with_action", "scrolls")
        if card.kind == "scroll":
            sort = "own_moves" if card.item.play == "before" else "with_action"
            return (sort, "scrolls")
        return _TOPICS[card.kind]


_TOPICS = {
    "material": ("paying", "market", "visits"),
    "exchange_tile": ("tiles", "paying"),
    "townsperson": ("visits", "rewards"),
    "basic_project": ("projects", "rewards", "paying"),
    "masterwork": ("projects", "paying", "scoring"),
    "visit_reward": ("rewards", "visits"),
}
_RELATED = {
    "larger_workshop": ("an_ear_to_the_wall", "lucky_discovery"),
    "blacksmith_tools": ("swift_fingers_sure_fingers", "follow_the_twofold_path"),
    "temple_offering": ("writ_of_authority", "an_ear_to_the_wall"),
    "merchant_statue": ("privileged_treatment", "writ_of_authority", "an_ear_to_the_wall"),
    "gift_from_the_priests": ("lucky_discovery", "two_materials"),
    "lucky_discovery": ("gift_from_the_priests", "two_materials"),
    "fortune_brings_opportunity": ("privileged_treatment", "market_pick"),
    "lessons_of_the_past": ("draw_scroll",),
    "pawn_shop_owners_gift": ("pawn_tile", "masterful_use_of_bronze"),
    "an_ear_to_the_wall": (
        "larger_workshop",
        "blacksmith_tools",
        "temple_offering",
        "merchant_statue",
    ),
    "privileged_treatment": ("merchant_statue", "fortune_brings_opportunity"),
    "apprentice_is_gaining_experience": ("artistic_subtlety", "writ_of_authority"),
    "artistic_subtlety": ("follow_the_twofold_path", "apprentice_is_gaining_experience"),
    "follow_the_twofold_path": ("artistic_subtlety", "swift_fingers_sure_fingers"),
    "swift_fingers_sure_fingers": ("blacksmith_tools", "follow_the_twofold_path"),
    "host_a_town_meeting": ("refund", "writ_of_authority"),
    "writ_of_authority": ("temple_offering", "merchant_statue", "privileged_treatment"),
    "draw_scroll": ("temple_offering",),
    "pawn_tile": ("pawn_shop_owners_gift", "refund"),
    "two_materials": ("lucky_discovery", "larger_workshop"),
    "refund": ("host_a_town_meeting",),
    "market_pick": ("fortune_brings_opportunity",),
}


def note_of(card: Card) -> str:
    """The name of the note that a card has, alone or with others."""
    if card.kind in GENERAL:
        return kebab(card.kind)
    family = next((name for name, part in _SHARED.items() if part in card.id), card.id)
    return kebab(family)


def _about(card: Card, words: Words) -> Iterator[tuple[str, str]]:
    """What the notes of whole kinds and families need of the one card."""
    material = next((one for one in MATERIALS if one in card.id), "")
    if card.kind == "townsperson":
        material = card.item.material
    if card.kind not in ("material", "townsperson") and note_of(card) not in (
        "mastery",
        "masterful-use",
    ):
        return
    yield "material", words.material(material)
    yield "mastery", words.card(f"{material}_mastery")
    yield "masterful", words.card(f"masterful_use_of_{material}")
    people = [one.id for one in words.catalogue.townsperson if one.material == material]
    yield "person", list_of(words.locale, [words.name(person) for person in people])


def _masterwork(project: Project, words: Words) -> Iterator[str]:
    """Which Masteries help with it, and whether it fits into a workshop at all."""
    more = values(words.locale, words.catalogue)
    masteries = words.cards(_masteries(project))
    yield t(words.locale, "zongshi-note-masteries-help", **more | {"masteries": masteries})
    count = sum(project.price)
    if count > words.catalogue.setup.capacity:
        yield t(words.locale, "zongshi-note-too-dear", **more | {"count": count})


def _masteries(project: Project) -> list[str]:
    return [f"{material}_mastery" for material in MATERIALS if project.cost.get(material)]


def _of_material(material: str, catalogue: ZongshiCatalogue) -> Iterator[str]:
    yield from (person.id for person in catalogue.townsperson if person.material == material)
    yield f"{material}_mastery"
    yield f"masterful_use_of_{material}"
    yield from (tile for tile in TILES if material in tile.split("_"))


def _of_family(card: str) -> Iterator[str]:
    """The other way to save the material that a Mastery or a Masterful Use saves."""
    for material in MATERIALS:
        if card == f"{material}_mastery":
            yield from (material, f"masterful_use_of_{material}", "an_ear_to_the_wall")
        elif card == f"masterful_use_of_{material}":
            yield from (material, f"{material}_mastery", "artistic_subtlety")


BOOK = ZongshiCards()
