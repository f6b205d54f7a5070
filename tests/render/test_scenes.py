"""Scenes without pixels: everything lies in its owner, nothing overlaps, all text fits."""

from __future__ import annotations

import pytest

from bot.games.zongshi.terms import Figure
from bot.games.zongshi.view import BuildingView
from bot.i18n import LOCALES, t
from render import lobby_sheet, score_sheet, text
from render.picture import Caption
from render.registry import PICTURES
from render.scene import Glyph, Label, Panel, Ring, Scene
from tests.render import views
from tests.render.checks import check_all

PLAYERS = (2, 3, 4, 5)


def plates(view: object, caption: Caption) -> list[Scene]:
    return [scene for scene, _ in PICTURES["zongshi"].board(view, caption)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_state_keeps_its_places(locale: str, players: int) -> None:
    states = (views.view, views.drafting, views.crowded, views.over)
    for number, state in enumerate(states):
        for scene in plates(state(players), views.hard_caption(locale, players, number)):
            check_all(scene)


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
        check_all(scene)
        for item in scene.items:
            if isinstance(item, Label) and item.name.startswith("scroll-"):
                assert not item.line.text.endswith(text.ELLIPSIS), item


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", PLAYERS)
def test_score_sheets_fit(locale: str, players: int) -> None:
    caption = views.caption(locale, views.WIDE_NAMES[:players])
    outcome = views.outcome(players, tied=players == 4)
    words, alt = PICTURES["zongshi"].score(views.over(players), outcome, caption)
    for course in (None, views.course(players, 3), views.course(players, 31)):
        check_all(score_sheet.scene(outcome, caption, words, course))
    assert str(outcome.standings[0].total) in alt
    assert words.detail


@pytest.mark.parametrize("locale", LOCALES)
def test_the_score_says_to_the_end_what_a_winner_of_any_name_has_become(locale: str) -> None:
    caption = views.caption(locale, ("永" * 32,) * 3)
    outcome = views.outcome(3)
    words, _ = PICTURES["zongshi"].score(views.over(3), outcome, caption)
    (title,) = [
        item.line.text
        for item in score_sheet.scene(outcome, caption, words, None).items
        if isinstance(item, Label) and item.name == "title"
    ]
    before, after = t(locale, "zongshi-board-winner", names="|").split("|")
    assert title.startswith(f"{before}永永")
    assert title.endswith(f"永{text.ELLIPSIS}{after}")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seated", [1, 3, 5])
def test_lobbies_fit(locale: str, seated: int) -> None:
    caption = views.caption(locale, views.WIDE_NAMES[:seated])
    options = (("Language", "English"), ("Apprentice gets one beside a lone master, always", "yes"))
    words = PICTURES["zongshi"].lobby(locale)
    for shown in ((), options[:1], options * 2):
        scene = lobby_sheet.scene(caption, words, 5, shown, ready=seated > 1)
        check_all(scene)


def test_every_awaited_seat_is_framed() -> None:
    _, workshops = plates(views.crowded(4), views.caption())
    frames = [item for item in workshops.items if item.name.endswith("-frame")]
    assert len(frames) == 4
    assert all(isinstance(frame, Panel) for frame in frames)


def test_used_visit_tokens_and_free_capacity_are_dashed() -> None:
    _, workshops = plates(views.view(4), views.caption())
    own = [
        item
        for item in workshops.items
        if item.name.startswith(("workshop-1/materials/", "workshop-1/visits/"))
    ]
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
