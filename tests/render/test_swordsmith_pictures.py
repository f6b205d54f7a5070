"""Finished pictures of Master Swordsmith: format, size, descriptions, real games."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

import render
from bot.games.registry import RULESETS
from bot.games.ruleset import Move
from bot.games.swordsmith.state import SwordsmithState
from bot.i18n import LOCALES
from render import Caption
from render.picture import ALT_LIMIT
from tests.render import swordsmith_views as swords
from tests.render import views
from tests.render.test_scenes import check, check_uncut
from tests.render.test_swordsmith_scenes import STATES, plates

LIMIT = 400_000
GAME = "swordsmith"
RULES = RULESETS[GAME]
EAGER = ("place", "offer", "play", "work", "buy iron", "buy steel", "refine")
"""What brings a game on, first of all."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boards_are_small_png_files(players: int) -> None:
    caption = views.caption("en", views.FRIENDS[:players])
    pictures = render.board(GAME, swords.crowded(players), caption)
    assert [picture.name for picture in pictures] == ["guild.png", "smithies.png"]
    assert sum(len(picture.png) for picture in pictures) < LIMIT
    for picture in pictures:
        image = Image.open(BytesIO(picture.png))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
        assert image.width * 7 >= image.height * 11


def test_drawing_twice_gives_the_same_bytes() -> None:
    caption = views.caption("zh-TW")
    first, second = (render.board(GAME, swords.bidding(), caption) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("locale", LOCALES)
def test_descriptions_are_within_discords_limit_and_name_what_counts(locale: str) -> None:
    for players in (2, 5):
        for state in STATES:
            caption = Caption(locale, views.WIDE_NAMES[:players])
            for picture in render.board(GAME, state(players), caption):
                assert 40 < len(picture.alt) <= ALT_LIMIT
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


def played(players: int, most: int = 1500) -> Iterator[SwordsmithState]:
    """A game in which swords are made and sold, state by state."""
    state = RULES.new_game(players, bytes([players]) * 32)
    for number in range(most):
        yield state
        waiting = sorted(RULES.to_act(state))
        if not waiting:
            return
        seat = waiting[number % len(waiting)]
        state = RULES.apply(state, seat, _choice(RULES.legal_moves(state, seat), number)).state


def _choice(legal: tuple[Move, ...], number: int) -> Move:
    for kind in EAGER:
        eager = [move for move in legal if RULES.notation(move).startswith(kind)]
        if eager:
            return eager[number % len(eager)]
    return legal[number * 7919 % len(legal)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_draw_from_beginning_to_end(players: int) -> None:
    caption = views.caption("zh-CN", views.FRIENDS[:players])
    sales = 0
    for number, state in enumerate(played(players)):
        view = RULES.view(state, None)
        sales += view.sale is not None
        if number % 23 and not (view.sale is not None and sales % 5 == 1):
            continue
        for scene in plates(view, caption):
            check(scene)
            check_uncut(scene)
        for seat in range(players):
            assert render.hand(GAME, RULES.view(state, seat), caption).png
    assert sales
    outcome = RULES.outcome(state)
    assert outcome is not None
    view = RULES.view(state, None)
    assert render.score(GAME, view, outcome, caption).png
    assert sum(len(picture.png) for picture in render.board(GAME, view, caption)) < LIMIT


def test_lobbies_name_their_players() -> None:
    caption = views.caption(names=views.FRIENDS[:3])
    picture = render.lobby(GAME, caption, 5, (("Language", "English"),), True)
    assert Image.open(BytesIO(picture.png)).size == (1600, 800)
    assert all(name in picture.alt for name in views.FRIENDS[:3])
