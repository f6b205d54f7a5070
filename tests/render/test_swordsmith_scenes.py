"""Scenes of Master Swordsmith: everything in its place, all text whole, every state shown."""

from __future__ import annotations

import pytest

from bot.games.swordsmith.terms import KINDS, Tier
from bot.games.swordsmith.view import PileView
from bot.i18n import LOCALES
from render import lobby_sheet, score_sheet, text, theme
from render.picture import Caption
from render.registry import PICTURES
from render.scene import Glyph, Label, Panel, Ring, Scene
from render.swordsmith.adventurers import added
from tests.render import swordsmith_views as swords
from tests.render import views
from tests.render.checks import check_all

PLAYERS = (2, 3, 4, 5)
PROFESSIONS = (3, 4, 5, 6)
STATES = (
    swords.view,
    swords.selling,
    swords.bidding,
    swords.crowded,
    swords.over,
)


def plates(view: object, caption: Caption) -> list[Scene]:
    return [scene for scene, _ in PICTURES["swordsmith"].board(view, caption)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_state_keeps_its_places(locale: str, players: int) -> None:
    for number, state in enumerate(STATES):
        for scene in plates(state(players), views.hard_caption(locale, players, number)):
            check_all(scene)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("professions", PROFESSIONS)
def test_columns_of_any_number_keep_their_places(locale: str, professions: int) -> None:
    for players in PLAYERS:
        caption = views.caption(locale, views.FRIENDS[:players])
        for view in (
            swords.view(players, professions),
            swords.crowded(players, professions),
        ):
            for scene in plates(view, caption):
                check_all(scene)


def test_whoever_is_served_in_this_round_stands_out() -> None:
    view = swords.view()
    guild, _ = plates(view, views.caption())
    grounds = {item.name: item.fill for item in guild.items if isinstance(item, Panel)}
    shown = {
        grounds.get(f"profession-{profession.id}/card-{place}/ground"): one.is_due
        for profession in view.professions
        for place, one in enumerate(profession.face_up, 1)
    }
    assert shown == {None: False, theme.DUE: True}


def test_plates_keep_to_the_shape_that_discord_shows_large() -> None:
    for players in PLAYERS:
        caption = views.caption(names=views.FRIENDS[:players])
        guild, smithies = plates(swords.view(players), caption)
        assert (guild.width, guild.height) == (1600, 1012)
        assert (smithies.width, smithies.height) == (1600, 504 if players == 2 else 1012)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("professions", PROFESSIONS)
def test_names_of_adventurers_and_auxiliaries_are_never_cut(locale: str, professions: int) -> None:
    for first in range(8):
        shown = tuple(swords.profession(item, first) for item in swords.PROFESSIONS[:professions])
        row = tuple(PileView(card, 1, 3) for card in swords.AUXILIARIES[2 * first : 2 * first + 2])
        view = swords.view(4, professions, professions=shown, auxiliary_row=row)
        guild, _ = plates(view, views.caption(locale))
        for item in guild.items:
            if isinstance(item, Label) and ("/card-" in item.name or "market/" in item.name):
                assert item.line.text, item
                assert not item.line.text.endswith(text.ELLIPSIS), item


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [0, 1, 5, 9])
def test_hands_show_names_and_effects_whole(locale: str, count: int) -> None:
    ids = (*swords.AUXILIARIES, *KINDS)
    for start in range(0, len(ids), max(1, count)):
        hand = (ids * 2)[start : start + count]
        view = swords.hand_view(hand)
        scene, alt = PICTURES["swordsmith"].hand(view, views.caption(locale))
        check_all(scene)
        assert all(swords.CATALOGUE.names[card].text(locale) in alt for card in hand)


def test_many_alike_cards_lie_on_one_another() -> None:
    view = swords.hand_view(("gold_coin",) * 7 + ("iron",) * 2)
    scene, _ = PICTURES["swordsmith"].hand(view, views.caption())
    counts = [
        item.line.text
        for item in scene.items
        if isinstance(item, Label) and item.name.endswith("/count/number")
    ]
    assert counts == ["×7", "×2"]


@pytest.mark.parametrize("locale", LOCALES)
def test_hands_tell_the_own_sealed_answer(locale: str) -> None:
    shown = []
    for viewer in (0, 3):
        view = swords.selling(4, 1, viewer)
        scene, _ = PICTURES["swordsmith"].hand(view, views.caption(locale))
        check_all(scene)
        shown.append({item.line.text for item in scene.items if isinstance(item, Label)})
    assert shown[0] != shown[1]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", PLAYERS)
def test_score_sheets_fit(locale: str, players: int) -> None:
    caption = views.caption(locale, views.WIDE_NAMES[:players])
    outcome = swords.outcome(players, tied=players == 4)
    words, alt = PICTURES["swordsmith"].score(swords.over(players), outcome, caption)
    for course in (None, views.course(players, 12)):
        check_all(score_sheet.scene(outcome, caption, words, course))
    assert str(outcome.standings[0].total) in alt
    assert words.detail


@pytest.mark.parametrize("locale", LOCALES)
def test_lobbies_fit(locale: str) -> None:
    caption = views.caption(locale, views.WIDE_NAMES[:2])
    words = PICTURES["swordsmith"].lobby(locale)
    scene = lobby_sheet.scene(caption, words, 5, (("Language", "English"),), ready=True)
    check_all(scene)


def test_a_tier_shows_only_what_it_adds_and_elements_in_full() -> None:
    conjurer = swords.CATALOGUE.adventurers["m5"]
    asked = [added(conjurer, tier) for tier in Tier]
    assert asked == [((1, 0), ("fire",), 0), ((0, 0), ("fire", "fire"), 0), ((0, 0), ("light",), 0)]
    gladiator = swords.CATALOGUE.adventurers["w5"]
    asked = [added(gladiator, tier) for tier in Tier]
    assert asked == [((2, 0), (), 0), ((0, 1), (), 1), ((0, 2), ("fire",), 0)]


def test_needs_have_a_letter_on_each_part_that_is_asked_for() -> None:
    guild, _ = plates(swords.view(4), views.caption())
    letters = [
        item for item in guild.items if isinstance(item, Label) and item.name.endswith("/letter")
    ]
    assert {item.line.text for item in letters} <= {"I", "S", "T"}
    assert len(letters) > 10


def test_a_sale_shows_who_is_served_who_has_answered_and_who_is_awaited() -> None:
    guild, smithies = plates(swords.selling(4, 1), views.caption())
    names = {item.name for item in guild.items}
    assert {"sale/seat-1/answered", "sale/seat-2/awaited", "sale/seat-4/awaited"} <= names
    assert [name for name in names if name.startswith("profession-") and name.endswith("-frame")]
    placed = {item.name for item in smithies.items}
    assert {"smithy-1/bar/sealed", "smithy-2/bar/chip", "smithy-2-frame"} <= placed
    assert "smithy-1-frame" not in placed


def test_equal_offers_show_their_swords() -> None:
    guild, smithies = plates(swords.bidding(4), views.caption())
    names = {item.name for item in guild.items}
    assert all(f"sale/seat-{seat}/sword/blade" in names for seat in range(1, 5))
    up_for_sale = [item for item in smithies.items if item.name.endswith("/earns")]
    assert len(up_for_sale) == 4


def test_free_slots_are_dashed_and_workers_at_rest_are_outlines() -> None:
    _, smithies = plates(swords.view(4), views.caption())
    own = [item for item in smithies.items if item.name.startswith("smithy-1/swords/place-1/")]
    assert sum(isinstance(item, Ring) for item in own) == 3
    workers = [item for item in smithies.items if item.name.startswith("smithy-2/means/worker")]
    assert all(isinstance(item, Glyph) and item.fill is None for item in workers)


def test_nobody_is_framed_when_the_game_is_over() -> None:
    _, smithies = plates(swords.over(3), views.caption(names=views.FRIENDS[:3]))
    assert not [item for item in smithies.items if item.name.endswith("-frame")]
    crowns = [item for item in smithies.items if item.name.endswith("/crown")]
    assert len(crowns) == 2
    assert any(isinstance(item, Panel) for item in smithies.items)
