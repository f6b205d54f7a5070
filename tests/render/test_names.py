"""Any name on any picture, with the layout engine for complex scripts and without it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PIL import features

from bot.i18n import LOCALES, t
from render import (
    brief_name,
    canvas,
    drawn_name,
    fonts,
    lobby_sheet,
    news,
    score_sheet,
    text,
    theme,
)
from render.fonts import FontKey
from render.picture import Caption
from render.registry import PICTURES
from render.scene import Label, Rect, Scene
from render.sheet import Sheet
from tests.render import swordsmith_views as swords
from tests.render import views
from tests.render.checks import check_all
from tests.support import awkward

VIEWS: dict[str, Any] = {"zongshi": views, "swordsmith": swords}
STYLE = theme.PLAYER


def tables(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """These names at tables of five, friends on the seats that are left."""
    for start in range(0, len(names), 5):
        seated = tuple(names[start : start + 5])
        yield seated + views.FRIENDS[len(seated) :]


@pytest.fixture(params=["shaped", "basic"])
def layout(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each of the two layout engines; the one for complex scripts where the machine has it."""
    if request.param == "shaped" and not features.check("raqm"):
        pytest.skip("no layout engine for complex scripts here")
    fonts.use_shaping(request.param == "shaped")
    yield request.param
    fonts.use_shaping(None)


def line(words: str, width: int | None = None, locale: str = "en") -> text.Line:
    return text.line(words, locale, STYLE, width, "auto")


@pytest.mark.usefixtures("layout")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_character_that_is_drawn_has_a_glyph(locale: str) -> None:
    for number, name in enumerate(awkward.NAMES):
        shown = drawn_name(name, number % 5, locale)
        for width in (200, 400, None):
            row = line(shown, width, locale)
            assert row.width > 0, ascii(name)
            assert width is None or row.width <= width
            for run in row.runs:
                assert {ord(char) for char in run.text} <= fonts.coverage(run.font.face)
                assert fonts.glyphs(run.font, run.text).mask.getbbox() or not run.text.strip()


@pytest.mark.usefixtures("layout")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", awkward.NOTHING + awkward.NOT_DRAWN + ("﷽" * 8,))
def test_names_with_nothing_to_draw_become_the_number_of_the_seat(name: str, locale: str) -> None:
    assert drawn_name(name, 1, locale) == t(locale, "picture-player", number=2)


def scenes(game: str, caption: Caption) -> Iterator[Scene]:
    """Each picture on which names stand."""
    players, pictures, its = len(caption.names), PICTURES[game], VIEWS[game]
    yield from (scene for scene, _ in pictures.board(its.view(players), caption))
    yield from (scene for scene, _ in pictures.board(its.over(players), caption))
    words, _ = pictures.score(its.over(players), its.outcome(players), caption)
    yield score_sheet.scene(its.outcome(players), caption, words)
    lobby = pictures.lobby(caption.locale)
    yield lobby_sheet.scene(caption, lobby, 5, (), ready=True)


@pytest.mark.usefixtures("layout")
@pytest.mark.parametrize("game", sorted(PICTURES))
@pytest.mark.parametrize("marked", [False, True])
def test_no_name_vanishes_or_leaves_its_place(game: str, marked: bool) -> None:
    marks = ("AI", "resigned", "", "AI", "resigned") if marked else ()
    for number, names in enumerate(tables((*awkward.NAMES, *views.WIDE_NAMES))):
        caption = views.caption(LOCALES[number % 3], names, marks=marks)
        for scene in scenes(game, caption):
            check_all(scene)
            for item in scene.items:
                if isinstance(item, Label) and item.name.endswith("/name"):
                    assert item.line.text.strip(" …"), item


@pytest.mark.usefixtures("layout")
def test_all_names_can_be_painted() -> None:
    words = PICTURES["zongshi"].lobby("zh-TW")
    for names in tables(awkward.NAMES):
        canvas.paint(lobby_sheet.scene(views.caption("zh-TW", names), words, 5, (), ready=True))


def test_a_letter_that_cannot_be_drawn_leaves_a_gap_in_a_whole_picture() -> None:
    (face,) = [face for face in fonts.fallbacks() if "NotoSansArabic" in face.path]
    for size in range(20, 60, 2):
        assert fonts.glyphs(FontKey(face, theme.BOLD, size, shaped=False), "﷽").mask.width


@pytest.mark.usefixtures("layout")
def test_right_to_left_names_read_from_the_right() -> None:
    assert line("שלום world").text.startswith("world")
    sentence = text.line("שלום: draws 1 scroll", "en", theme.LOG)
    assert sentence.text.endswith("draws 1 scroll")


@pytest.mark.usefixtures("layout")
def test_signs_among_letters_from_the_right_change_places_and_turn_round() -> None:
    assert line("אב (12) abc").text.startswith("abc (12) ")
    cut = line("שלום 12345678", line("שלום 1…").width + 2).text
    assert cut.startswith("…1 ")


def test_arabic_joins_without_a_layout_engine() -> None:
    fonts.use_shaping(False)
    try:
        (run,) = line("سلام").runs
    finally:
        fonts.use_shaping(None)
    assert run.text == "\ufee1\ufefc\ufeb3"


@pytest.mark.parametrize(
    ("name", "shown"), [("👍🏽", "👍"), ("1️⃣", "1"), ("👩\u200d👧", "👩"), ("🏳️\u200d🌈", "🏳")]
)
def test_emoji_made_of_several_are_the_first_of_them_without_a_layout_engine(
    name: str, shown: str
) -> None:
    fonts.use_shaping(False)
    try:
        assert line(name).text == shown
    finally:
        fonts.use_shaping(None)


@pytest.mark.usefixtures("layout")
def test_a_sentence_leaves_room_beside_a_long_name() -> None:
    for name in awkward.WIDE[:4]:
        brief = brief_name(drawn_name(name, 0, "en"), "en")
        assert text.line(f"{brief} takes jade.", "en", theme.LOG).text.endswith("takes jade.")
        assert text.line(brief, "en", theme.LOG_BOLD).width <= 580
    assert brief_name("Mei-Lin", "en") == "Mei-Lin"


def test_the_news_know_names_that_begin_alike_apart() -> None:
    sheet = Sheet("news", 1600, 60, "en")
    news.latest(sheet, Rect(0, 0, 1600, 50), "Now", "Anna passes.", ("Ann", "Anna"), "master")
    labels = {item.name: item.line.text for item in sheet.scene().items if isinstance(item, Label)}
    assert labels["news/who"] == "Anna"
