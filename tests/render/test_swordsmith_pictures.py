"""Finished pictures of Master Swordsmith: format, size, descriptions, real games."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import render
from bot.i18n import LOCALES
from render import Caption, canvas
from render.picture import ALT_LIMIT
from render.registry import PICTURES
from tests.render import swordsmith_views as swords
from tests.render import views
from tests.render.test_swordsmith_scenes import STATES

LIMIT = 300_000
GAME = "swordsmith"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boards_are_small_png_files(players: int) -> None:
    caption = views.caption("en", views.FRIENDS[:players])
    pictures = render.board(GAME, swords.crowded(players), caption)
    assert [picture.name for picture in pictures] == ["guild.png", "smithies.png"]
    for picture in pictures:
        assert len(picture.data) < LIMIT
        image = Image.open(BytesIO(picture.data))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
        assert image.width * 7 >= image.height * 11


def test_drawing_twice_gives_the_same_bytes() -> None:
    caption = views.caption("zh-TW")
    first = render.board(GAME, swords.bidding(), caption)
    canvas.FILES.clear()
    assert render.board(GAME, swords.bidding(), caption) == first


@pytest.mark.parametrize("locale", LOCALES)
def test_descriptions_are_within_discords_limit_and_name_what_counts(locale: str) -> None:
    for players in (2, 5):
        for state in STATES:
            caption = Caption(locale, views.WIDE_NAMES[:players])
            for _, alt in PICTURES[GAME].board(state(players), caption):
                assert 40 < len(alt) <= ALT_LIMIT
    guild, smithies = render.board(GAME, swords.selling(4), views.caption(locale))
    served = swords.selling(4).sale
    assert served is not None
    assert swords.CATALOGUE.names[served.adventurer].text(locale) in guild.alt
    assert all(name in smithies.alt for name in views.FRIENDS[:4])


def test_descriptions_of_boards_keep_hands_and_sealed_answers_secret() -> None:
    held = swords.hand_view(("prism", "strongbox"))
    for picture in render.board(GAME, held, views.caption()):
        assert "Prism" not in picture.alt
        assert "Strongbox" not in picture.alt
    assert "Strongbox" in render.hand(GAME, held, views.caption()).alt
    public, own = (
        render.board(GAME, swords.selling(4, 1, viewer), views.caption()) for viewer in (None, 0)
    )
    assert public == own


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.hand(GAME, swords.view(), views.caption())


def test_lobbies_name_their_players() -> None:
    caption = views.caption(names=views.FRIENDS[:3])
    picture = render.lobby(GAME, caption, 5, (("Language", "English"),), True)
    assert Image.open(BytesIO(picture.data)).size == (1600, 800)
    assert all(name in picture.alt for name in views.FRIENDS[:3])
