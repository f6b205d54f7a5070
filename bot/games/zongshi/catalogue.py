"""The card data of Zong Shi: its shape, its checks, and the copy that this release ships."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from importlib.resources import files
from typing import Literal

import msgspec

from bot.games.catalogue import Catalogues, Name
from bot.games.errors import CatalogueError
from bot.games.zongshi.checks import check
from bot.games.zongshi.terms import MATERIALS, Counts

FILE = "zongshi.toml"

Source = Literal["rulebook", "derived", "house"]
Sources = Source | dict[str, Source]
"""Where values come from: one mark for the whole item, or one a field ("default" for the rest)."""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the data that has an id and a name."""

    id: str
    name: Name
    source: Sources = "rulebook"


class Townsperson(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A townsperson and the material that a visit costs."""

    material: str


class Project(Item, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """A basic project or, with one copy, a masterwork."""

    points: int
    time: int
    """Rounds of work."""
    cost: dict[str, int]
    copies: int = 1

    @cached_property
    def price(self) -> Counts:
        """The cost as counts in the order of `MATERIALS`."""
        bronze, ivory, jade, gold = (self.cost.get(material, 0) for material in MATERIALS)
        return bronze, ivory, jade, gold


class Scroll(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Scroll of Fate: its copies, and whether it is a move of its own."""

    copies: int
    play: Literal["before", "with"]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of the set-up and the course of the game."""

    players_min: int
    players_max: int
    materials_per_kind: int
    material_kinds: tuple[str, ...]
    capacity: int
    scroll_hand_limit: int
    masterworks_face_up: int
    project_places: int
    large_jar: Literal["players + 1"]
    small_jar: Literal["players - 1"]
    exchange_tile_copies: Literal["players - 1"]
    visit_tokens: tuple[int, ...]
    draft_scrolls_per_player: int
    draft_materials_per_player: int
    idle_rounds: int
    max_rounds: int
    source: Sources


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points of everything that is not printed on a card."""

    six_projects_bonus: int
    exchange_tile: int
    six_tile_kinds_bonus: int
    visits: tuple[int, ...]
    """Index: how many different people were visited."""
    unfinished_penalty: tuple[int, ...]
    """Index: rounds left."""
    leftovers_per_point: int
    source: Sources


class ZongshiCatalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All card data of one edition."""

    format: Literal[1]
    setup: Setup
    scoring: Scoring
    material: tuple[Item, ...]
    townsperson: tuple[Townsperson, ...]
    basic_project: tuple[Project, ...]
    masterwork: tuple[Project, ...]
    scroll: tuple[Scroll, ...]
    visit_reward: tuple[Item, ...]

    @cached_property
    def projects(self) -> dict[str, Project]:
        """All projects by id, basic ones first, in data order."""
        return {project.id: project for project in (*self.basic_project, *self.masterwork)}

    @cached_property
    def basics(self) -> frozenset[str]:
        """Ids of the basic projects."""
        return frozenset(project.id for project in self.basic_project)

    @cached_property
    def scrolls(self) -> dict[str, Scroll]:
        """All scrolls by id, in data order."""
        return {scroll.id: scroll for scroll in self.scroll}

    @cached_property
    def scroll_order(self) -> dict[str, int]:
        """The place of each scroll in the data."""
        return {scroll.id: place for place, scroll in enumerate(self.scroll)}

    @cached_property
    def basic_order(self) -> dict[str, int]:
        """The place of each basic project in the data."""
        return {project.id: place for place, project in enumerate(self.basic_project)}

    @cached_property
    def townsperson_order(self) -> dict[str, int]:
        """The place of each townsperson in the data."""
        return {person.id: place for place, person in enumerate(self.townsperson)}

    @cached_property
    def townspeople(self) -> dict[str, Townsperson]:
        """All townspeople by id, in data order."""
        return {person.id: person for person in self.townsperson}

    @cached_property
    def names(self) -> dict[str, Name]:
        """Every name by id: materials, townspeople, projects, scrolls, visit rewards."""
        return {item.id: item.name for item in self._items()}

    def _items(self) -> Iterable[Item]:
        yield from self.material
        yield from self.townsperson
        yield from self.basic_project
        yield from self.masterwork
        yield from self.scroll
        yield from self.visit_reward


CATALOGUES = Catalogues(FILE, ZongshiCatalogue, check)


def shipped() -> bytes:
    """The card data in this release, from the package `seeds`."""
    return files("seeds").joinpath(FILE).read_bytes()


__all__ = [
    "CATALOGUES",
    "CatalogueError",
    "Project",
    "Scroll",
    "Townsperson",
    "ZongshiCatalogue",
    "shipped",
]
