"""Any text in any script: kept, cleaned, cut, and never a box for a missing glyph."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

import pytest

from bot.i18n import LOCALES
from render import fonts, text, theme
from tests.render import views


@pytest.mark.parametrize("locale", LOCALES)
def test_every_character_of_the_catalogues_has_a_glyph(locale: str) -> None:
    known = fonts.coverage(fonts.cjk(locale))
    folder = files("bot.i18n").joinpath(locale)
    used = {char for file in folder.iterdir() for char in file.read_text("utf-8")}
    for item in views.CATALOGUE.names.values():
        used |= set(item.text(locale))
    missing = {char for char in used if char.isprintable() and ord(char) not in known}
    assert not missing


def test_the_two_scripts_come_from_different_faces() -> None:
    assert fonts.cjk("zh-TW") == fonts.cjk("en")
    assert fonts.cjk("zh-TW") != fonts.cjk("zh-CN")


def test_a_cut_name_ends_at_a_grapheme() -> None:
    line = text.line("e\u0301" * 40, "en", theme.PLAYER, 200)
    assert line.text.endswith(text.ELLIPSIS)
    assert line.text[:-1] == "é" * (len(line.text) - 1)


def test_wrapping_breaks_at_spaces_and_between_chinese_characters() -> None:
    rows = text.wrap("one two three four five six", "en", theme.LABEL, 200, 9)
    assert " ".join(row.text for row in rows) == "one two three four five six"
    chinese = text.wrap("在你的回合結束前，使用一件你沒有的作品。", "zh-TW", theme.LABEL, 160, 9)
    assert len(chinese) > 2
    assert not any(row.text.startswith(("，", "。")) for row in chinese)
    cut = text.wrap("one two three four five six", "en", theme.LABEL, 100, 2)
    assert len(cut) == 2
    assert cut[-1].text.endswith(text.ELLIPSIS)


def test_glyphs_are_the_same_from_many_threads() -> None:
    words = [f"{name} {number}" for number in range(20) for name in views.FRIENDS]

    def ink(word: str) -> int:
        line = text.line(word, "en", theme.PLAYER)
        return sum(sum(fonts.glyphs(run.font, run.text).mask.tobytes()) for run in line.runs)

    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(ink, words))
    fonts.glyphs.cache_clear()
    assert together == [ink(word) for word in words]


def test_bold_is_bolder_than_regular() -> None:
    def ink(style: theme.Style) -> int:
        (run,) = text.line("Zong Shi 宗師", "en", style).runs
        return sum(fonts.glyphs(run.font, run.text).mask.tobytes())

    assert ink(theme.LOG_BOLD) > 1.2 * ink(theme.LOG)


def test_a_folder_of_fonts_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = Path(fonts.cjk("en").path)
    (tmp_path / shipped.name).symlink_to(shipped)
    try:
        fonts.use_folder(str(tmp_path))
        assert Path(fonts.cjk("en").path).parent == tmp_path
        fonts.use_folder(None)
        monkeypatch.setenv("FONTS", str(tmp_path))
        assert Path(fonts.cjk("zh-CN").path).parent == tmp_path
    finally:
        monkeypatch.delenv("FONTS", raising=False)
        fonts.use_folder(None)
    assert Path(fonts.cjk("en").path) == shipped


def test_missing_fonts_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_search_path", lambda: [Path("/nowhere")])
    fonts.use_folder(None)
    with pytest.raises(fonts.FontsMissing, match="nowhere"):
        fonts.cjk("en")
    monkeypatch.undo()
    fonts.use_folder(None)
