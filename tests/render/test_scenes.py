"""Scenes without pixels: everything lies in its owner, nothing overlaps, all text fits."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from bot.games.zongshi.terms import Figure
from bot.games.zongshi.view import BuildingView
from bot.i18n import LOCALES
from render import lobby_sheet, score_sheet, text
from render.picture import Caption
from render.registry import PICTURES
from render.scene import Glyph, Group, Label, Panel, Rect, Ring, Scene, Veil
from tests.render import views

EDGE = 8
"""How far an amber frame may reach out of the field that it stands around."""
PLAYERS = (2, 3, 4, 5)
CUT_ON_PURPOSE = ("/name", "/who", "news/latest", "notebook/log/entry", "title")
"""Labels that hold what people or the log say; all others must fit uncut."""


def plates(view: object, caption: Caption) -> list[Scene]:
    return [scene for scene, _ in PICTURES["zongshi"].board(view, caption)]


def owner(name: str) -> str:
    return name.rpartition("/")[0]


def check(scene: Scene) -> None:
    """All that must hold for any scene."""
    whole = Rect(0, 0, scene.width, scene.height)
    placed = {item.name: item for item in scene.items}
    assert len(placed) == len(scene.items), "two things of one name"
    families: dict[str, list[str]] = {}
    for item in scene.items:
        assert item.rect.w > 0, item
        assert item.rect.h > 0, item
        if item.name.endswith("-frame"):
            continue
        assert whole.holds(item.rect), item
        if owner(item.name) in placed:
            assert placed[owner(item.name)].rect.holds(item.rect), (item, placed[owner(item.name)])
        families.setdefault(owner(item.name), []).append(item.name)
        if isinstance(item, Label):
            assert item.line.width <= item.rect.w, item
            assert item.line.size <= item.rect.h + 2, item
    for family, names in families.items():
        home = placed.get(family)
        if not (isinstance(home, Group) and home.overlapping):
            _check_apart(scene, names)


def _check_apart(scene: Scene, names: list[str]) -> None:
    placed = {item.name: item for item in scene.items}
    solid = [placed[name] for name in names if not isinstance(placed[name], Veil)]
    grounds = [item for item in solid if "/ground" in item.name or item.name.endswith("-rule")]
    for one, other in combinations([item for item in solid if item not in grounds], 2):
        assert not one.rect.meets(other.rect), (one, other)


def check_uncut(scene: Scene) -> None:
    """Nothing but names and prose ends in an ellipsis, or is empty for lack of room."""
    for item in scene.items:
        if isinstance(item, Label) and not any(part in item.name for part in CUT_ON_PURPOSE):
            assert item.line.text, item
            assert not item.line.text.endswith(text.ELLIPSIS), item


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("names", [views.FRIENDS, views.WIDE_NAMES, views.AWKWARD_NAMES])
def test_every_state_keeps_its_places(locale: str, players: int, names: tuple[str, ...]) -> None:
    caption = views.caption(locale, names[:players])
    for view in (
        views.view(players),
        views.drafting(players),
        views.crowded(players),
        views.over(players),
    ):
        for scene in plates(view, caption):
            check(scene)
            check_uncut(scene)


@pytest.mark.parametrize("locale", LOCALES)
def test_any_position_keeps_its_places(locale: str) -> None:
    random = Random(7)  # noqa: S311
    for number in range(60):
        players = PLAYERS[number % len(PLAYERS)]
        caption = views.caption(locale, views.FRIENDS[:players])
        for scene in plates(views.random_view(random, players), caption):
            check(scene)
            check_uncut(scene)


def test_plates_keep_to_the_shape_that_discord_shows_large() -> None:
    for players in PLAYERS:
        town, workshops = plates(views.view(players), views.caption(names=views.FRIENDS[:players]))
        assert (town.width, town.height) == (1600, 1016)
        assert (workshops.width, workshops.height) == (1600, 496 if players == 2 else 1000)


@pytest.mark.parametrize("locale", LOCALES)
def test_project_names_are_never_cut(locale: str) -> None:
    for masterworks in (views.CATALOGUE.masterwork[n : n + 2] for n in range(0, 12, 2)):
        ids = tuple(project.id for project in masterworks)
        building = BuildingView(ids, Figure.MASTER, 4)
        workshops = tuple(
            views.workshop(seat, completed=ids * 3, building=building) for seat in range(4)
        )
        for scene in plates(
            views.view(4, masterworks=ids, workshops=workshops), views.caption(locale)
        ):
            for item in scene.items:
                if isinstance(item, Label) and ("project" in item.name or "place-" in item.name):
                    assert item.line.text, item
                    assert not item.line.text.endswith(text.ELLIPSIS), item


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [0, 1, 4, 5, 12])
def test_hands_show_names_and_effects_whole(locale: str, count: int) -> None:
    ids = tuple(views.CATALOGUE.scrolls)
    for start in range(0, len(ids), max(1, count)):
        hand = (ids * 2)[start : start + count]
        scene, _ = PICTURES["zongshi"].hand(views.hand_view(hand), views.caption(locale))
        check(scene)
        for item in scene.items:
            if isinstance(item, Label) and item.name.startswith("scroll-"):
                assert not item.line.text.endswith(text.ELLIPSIS), item


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", PLAYERS)
def test_score_sheets_fit(locale: str, players: int) -> None:
    caption = views.caption(locale, views.WIDE_NAMES[:players])
    outcome = views.outcome(players, tied=players == 4)
    words, alt = PICTURES["zongshi"].score(views.over(players), outcome, caption)
    scene = score_sheet.scene(outcome, caption, words)
    check(scene)
    check_uncut(scene)
    assert str(outcome.standings[0].total) in alt
    assert words.detail


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seated", [1, 3, 5])
def test_lobbies_fit(locale: str, seated: int) -> None:
    caption = views.caption(locale, views.WIDE_NAMES[:seated])
    options = (("Language", "English"), ("Apprentice gets one beside a lone master, always", "yes"))
    words = PICTURES["zongshi"].lobby(locale)
    for shown in ((), options[:1], options * 2):
        scene = lobby_sheet.scene(caption, words, 5, shown, ready=seated > 1)
        check(scene)
        check_uncut(scene)


def test_every_awaited_seat_is_framed() -> None:
    _, workshops = plates(views.crowded(4), views.caption())
    frames = [item for item in workshops.items if item.name.endswith("-frame")]
    assert len(frames) == 4
    assert all(isinstance(frame, Panel) for frame in frames)


def test_used_visit_tokens_and_free_capacity_are_dashed() -> None:
    _, workshops = plates(views.view(4), views.caption())
    own = [item for item in workshops.items if item.name.startswith("workshop-1/materials/")]
    assert sum(isinstance(item, Ring) for item in own) == 2
    assert sum(isinstance(item, Glyph) for item in own) == 7


def test_a_seal_has_the_shapes_of_its_script() -> None:
    for locale, last in (("en", "師"), ("zh-TW", "師"), ("zh-CN", "师")):
        town, _ = plates(views.view(), views.caption(locale))
        seal = [
            item.line.text
            for item in town.items
            if item.name.startswith("seal/") and isinstance(item, Label)
        ]
        assert seal == ["宗", last]
