"""One player's workshop or smithy, large: all of it in its place, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.games.ruleset import ScoreLine
from bot.games.zongshi.terms import Figure
from bot.games.zongshi.view import BuildingView
from bot.i18n import LOCALES
from bot.i18n.zongshi import Words
from render.picture import ALT_LIMIT
from render.registry import PICTURES
from render.scene import Glyph, Label, Panel, Ring, Scene
from tests.render import swordsmith_views as swords
from tests.render import views
from tests.render.checks import check_all

PLAYERS = (2, 3, 4, 5)
STATES: dict[str, tuple[Callable[[int], Any], ...]] = {
    "zongshi": (views.view, views.drafting, views.crowded, views.over),
    "swordsmith": (swords.view, swords.selling, swords.bidding, swords.crowded, swords.over),
}
RANDOM: dict[str, Callable[[Random, int], Any]] = {
    "zongshi": views.random_view,
    "swordsmith": swords.random_view,
}
LIMIT = 120_000
"""Bytes of a file."""


def texts(scene: Scene) -> list[str]:
    """All that stands on a picture."""
    return [item.line.text for item in scene.items if isinstance(item, Label)]


def drawn(game: str, view: Any, seat: int = 0, locale: str = "en") -> Scene:
    """One seat's area."""
    count = len(view.workshops if game == "zongshi" else view.smithies)
    caption = views.caption(locale, views.FRIENDS[:count])
    return PICTURES[game].area(view, seat, caption)[0]


@pytest.mark.parametrize("game", sorted(STATES))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_state_of_every_seat_keeps_its_places(game: str, players: int) -> None:
    for number, state in enumerate(STATES[game]):
        for seat in range(players):
            locale = LOCALES[(number + seat) % len(LOCALES)]
            caption = views.hard_caption(locale, players, number + seat)
            scene, alt = PICTURES[game].area(state(players), seat, caption)
            check_all(scene)
            assert 40 < len(alt) <= ALT_LIMIT


@pytest.mark.parametrize("game", sorted(RANDOM))
def test_any_position_keeps_its_places(game: str) -> None:
    random = Random(11)  # noqa: S311
    for number in range(60):
        players = PLAYERS[number % len(PLAYERS)]
        view = RANDOM[game](random, players)
        caption = views.hard_caption(LOCALES[number % len(LOCALES)], players, number)
        for seat in range(players):
            check_all(PICTURES[game].area(view, seat, caption)[0])


@pytest.mark.parametrize(
    ("game", "view", "name"),
    [
        ("zongshi", views.crowded(5), "workshop.png"),
        ("swordsmith", swords.crowded(5), "smithy.png"),
    ],
)
def test_files_are_small_and_of_the_shape_that_discord_shows_large(
    game: str, view: Any, name: str
) -> None:
    picture = render.area(game, view, 1, views.caption("zh-TW", views.FRIENDS))
    assert picture.name == name
    assert len(picture.data) < LIMIT
    image = Image.open(BytesIO(picture.data))
    assert image.width == 1600
    assert image.width * 7 >= image.height * 11


@pytest.mark.parametrize("locale", LOCALES)
def test_finished_projects_have_whole_names_and_rewards(locale: str) -> None:
    words = Words(locale, views.CATALOGUE)
    ids = tuple(views.CATALOGUE.projects)
    for start in range(0, len(ids), 6):
        done = ids[start : start + 6]
        own = views.workshop(0, completed=done)
        scene = drawn("zongshi", views.view(2, workshops=(own, views.workshop(1))), 0, locale)
        check_all(scene)
        told = " ".join(texts(scene)).replace(" ", "")
        for item in done:
            assert words.name(item).replace(" ", "") in told
            assert words.effect(item).replace(" ", "") in told


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_of_the_score_that_counts_is_told(locale: str) -> None:
    for count in range(len(views.LINES) + 1):
        score = tuple(ScoreLine(one, 38 * (n < count)) for n, one in enumerate(views.LINES))
        own = views.workshop(0, score=score)
        scene = drawn("zongshi", views.view(2, workshops=(own, views.workshop(1))), 0, locale)
        check_all(scene)
        numbers = [item for item in scene.items if item.name.endswith("/number")]
        assert sum(item.name.startswith("workshop-1/points/") for item in numbers) == count


def test_a_project_in_progress_has_its_cost_and_its_figure_on_the_rounds_left() -> None:
    building = BuildingView(("dragon_screen", "jade_armour"), Figure.APPRENTICE, 3)
    own = views.workshop(0, building=building)
    scene = drawn("zongshi", views.view(2, workshops=(own, views.workshop(1))))
    names = {item.name for item in scene.items}
    assert "workshop-1/track/round-3/figure" in names
    for number, item in enumerate(building.projects):
        cost = [n for n in names if n.startswith(f"workshop-1/track/project-{number + 1}/cost/")]
        assert len(cost) == sum(views.CATALOGUE.projects[item].price)


def test_used_visit_tokens_tell_who_was_visited_and_tiles_that_are_lacking_are_pale() -> None:
    scene = drawn("zongshi", views.view(4), 3)
    spent = [i for i in scene.items if isinstance(i, Glyph) and i.name.endswith("/visited")]
    assert [item.icon for item in spent] == ["scholar"]
    rings = [item for item in scene.items if isinstance(item, Ring) and "/token-" in item.name]
    assert len(rings) == 1
    veils = [item.name for item in scene.items if item.name.endswith("/veil")]
    assert len(veils) == 4


def test_a_smithy_tells_metals_next_star_buyers_and_abilities_in_words() -> None:
    view = swords.selling(4, 1)
    told = texts(drawn("swordsmith", view, 1))
    assert told.count("Steel") == 2
    assert "hilt" in told
    assert any(words.startswith("star 2: price 1") for words in told)
    assert any(words.startswith("suits ") for words in told)
    assert "Gladiator · You draw 6 cards instead of 5 at the end of your turn." in told
    assert {"workers", "vouchers", "sold"} <= set(told)


def test_swords_grow_where_few_customers_are_loyal() -> None:
    heights = []
    for view in (swords.view(4), swords.crowded(4)):
        scene = drawn("swordsmith", view, 1)
        place = next(i for i in scene.items if i.name == "smithy-2/swords/place-1")
        heights.append(place.rect.h)
        assert isinstance(place, Panel)
    assert heights[0] > heights[1] + 100


def test_an_area_shows_no_hand_whoevers_view_it_is_made_of() -> None:
    shop = views.hand_view(("lessons_of_the_past",) * 2)
    forge = swords.hand_view(("iron",) * 5)
    closed = (
        replace(shop, workshops=tuple(replace(one, scrolls=None) for one in shop.workshops)),
        replace(forge, smithies=tuple(replace(one, hand=None) for one in forge.smithies)),
    )
    for game, seat, own, public in zip(
        ("zongshi", "swordsmith"), (2, 3), (shop, forge), closed, strict=True
    ):
        assert drawn(game, own, seat) == drawn(game, public, seat)
