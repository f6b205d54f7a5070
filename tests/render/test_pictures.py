"""Finished pictures: format, size, descriptions, golden files, real games."""

from __future__ import annotations

from io import BytesIO
from itertools import chain

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from bot.cli.positions import play, spread
from bot.games.registry import RULESETS
from bot.i18n import LOCALES
from render import Caption, Picture, canvas, lobby_sheet, palette
from render.picture import ALT_LIMIT, shorten
from render.registry import PICTURES
from render.scene import Label
from tests.render import golden, views
from tests.render import swordsmith_views as swords
from tests.render.checks import check_all

LIMIT = 300_000
"""Bytes of a file."""


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boards_are_small_png_files(players: int) -> None:
    caption = views.caption("en", views.FRIENDS[:players])
    pictures = render.board("zongshi", views.crowded(players), caption)
    assert [picture.name for picture in pictures] == ["town.png", "workshops.png"]
    for picture in pictures:
        assert len(picture.data) < LIMIT
        image = opened(picture)
        assert (image.format, image.mode) == ("PNG", "P")
        assert image.width == 1600
        assert image.width * 7 >= image.height * 11


def test_drawing_twice_gives_the_same_bytes() -> None:
    caption = views.caption("zh-TW")
    first = render.board("zongshi", views.view(), caption)
    canvas.FILES.clear()
    assert render.board("zongshi", views.view(), caption) == first


@pytest.mark.parametrize("locale", LOCALES)
def test_descriptions_are_within_discords_limit_and_name_what_counts(locale: str) -> None:
    for players in (2, 5):
        for view in (
            views.view(players),
            views.crowded(players),
            views.drafting(players),
            views.over(players),
        ):
            caption = Caption(locale, views.WIDE_NAMES[:players])
            for _, alt in PICTURES["zongshi"].board(view, caption):
                assert 40 < len(alt) <= ALT_LIMIT
    town, workshops = render.board("zongshi", views.view(4), views.caption(locale))
    assert "AI Willow" in town.alt
    assert all(name in workshops.alt for name in views.FRIENDS[:4])


def test_descriptions_end_with_a_whole_sentence() -> None:
    assert shorten("One. " * 300).endswith("One.")
    assert len(shorten("x" * 3000)) <= ALT_LIMIT


def test_descriptions_of_boards_keep_hands_secret() -> None:
    hidden = "lessons_of_the_past"
    view = views.hand_view((hidden,))
    shown = render.board("zongshi", view, views.caption())
    assert all(views.CATALOGUE.names[hidden].en not in picture.alt for picture in shown)
    assert views.CATALOGUE.names[hidden].en in render.hand("zongshi", view, views.caption()).alt


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.hand("zongshi", views.view(), views.caption())


@pytest.mark.parametrize("game", sorted(PICTURES))
def test_a_palette_has_every_colour_of_its_game(game: str) -> None:
    inks = PICTURES[game].inks
    colours = palette.colours(inks)
    assert len(colours) <= palette.SIZE
    assert len(set(colours)) == len(colours)
    assert set(inks.colours) < set(colours)
    flat = tuple(chain.from_iterable(colours))
    assert tuple(palette.image(inks).getpalette() or ())[: len(flat)] == flat


def test_flat_colours_survive_the_palette() -> None:
    image = opened(render.board("zongshi", views.view(), views.caption())[0]).convert("RGB")
    assert image.getpixel((4, 4)) == (0x2E, 0x22, 0x1A)
    assert image.getpixel((1500, 30)) == (0xA3, 0xC4, 0x7C)


@pytest.mark.parametrize("name", sorted(golden.PICTURES))
def test_golden_pictures(name: str) -> None:
    """Compared small and with tolerance; `python -m tests.render.record` writes them anew."""
    with Image.open(golden.path(name)) as stored:
        expected = stored.convert("RGB")
    drawn = golden.reduced(golden.PICTURES[name]())
    assert drawn.size == expected.size
    difference = ImageStat.Stat(ImageChops.difference(drawn, expected)).mean
    assert max(difference) < golden.TOLERANCE


@pytest.mark.parametrize("game", sorted(PICTURES))
@pytest.mark.parametrize("players", [2, 5])
def test_games_draw_from_beginning_to_end(game: str, players: int) -> None:
    ruleset = RULESETS[game]
    caption = views.caption("zh-CN", views.FRIENDS[:players])
    actions = play(ruleset, players, b"pictures")
    for action in (*spread(actions, 3), actions[-1]):
        view = ruleset.view(action.after, None)
        for picture in render.board(game, view, caption):
            assert len(picture.data) < LIMIT
        hand = render.hand(game, ruleset.view(action.after, players - 1), caption)
        assert len(hand.data) < LIMIT
    outcome = ruleset.outcome(actions[-1].after)
    assert outcome is not None
    assert len(render.score(game, view, outcome, caption).data) < LIMIT


def test_lobbies_name_their_players() -> None:
    picture = render.lobby(
        "zongshi", views.caption(names=views.FRIENDS[:3]), 5, (("Language", "English"),), True
    )
    assert opened(picture).size == (1600, 800)
    assert all(name in picture.alt for name in views.FRIENDS[:3])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_word_after_a_name_is_drawn_whole_and_told(locale: str) -> None:
    for names in (views.FRIENDS[:2], views.WIDE_NAMES[:2]):
        caption = views.caption(locale, names, marks=("", "resigned"))
        for game, view in (("zongshi", views.view(2)), ("swordsmith", swords.view(2))):
            _, (scene, alt) = PICTURES[game].board(view, caption)
            marks = [item for item in scene.items if item.name.endswith("/mark")]
            assert [item.line.text for item in marks if isinstance(item, Label)] == ["resigned"]
            assert alt.count("resigned") == 1


def test_the_host_is_named_in_the_lobby() -> None:
    caption = views.caption("zh-TW", views.WIDE_NAMES[:3], marks=("", "桌主", ""))
    picture = render.lobby("zongshi", caption, 4, (), False)
    assert picture.alt.count("桌主") == 1
    words = PICTURES["zongshi"].lobby("zh-TW")
    scene = lobby_sheet.scene(caption, words, 4, (), ready=False)
    check_all(scene)
    named = [item.name for item in scene.items if item.name.endswith("/mark")]
    assert named == ["seats/seat-2/mark"]


@pytest.mark.parametrize("game", sorted(PICTURES))
def test_a_score_sheet_tells_the_points_of_each_round(game: str) -> None:
    ruleset = RULESETS[game]
    actions = play(ruleset, 2, b"course")
    states = {ruleset.moment(action.after).round: action.after for action in actions}
    rounds = [ruleset.view(state, None) for state in states.values()]
    outcome, caption = ruleset.outcome(actions[-1].after), views.caption(names=("Ann", "Ben"))
    assert outcome is not None
    with_course, without = (
        render.score(game, rounds[-1], outcome, caption, some) for some in (rounds, rounds[-1:])
    )
    assert with_course.data != without.data
    best = outcome.standings[0]
    line = next(
        line
        for line in with_course.alt.splitlines()
        if line.startswith(f"{caption.names[best.seat]}: ")
    )
    assert line.endswith(f", {best.total}")
    assert line not in without.alt
