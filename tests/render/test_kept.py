"""Files of pictures that are kept for those who ask for the same one."""

from __future__ import annotations

from render.kept import Kept


def test_what_shows_the_same_is_made_once_until_others_were_asked_for() -> None:
    made: list[str] = []

    def make(shown: str) -> bytes:
        made.append(shown)
        return shown.encode()

    def file(shown: str) -> bytes:
        return kept.file((shown, 1), lambda: make(shown))

    kept = Kept(2)
    assert [file("a"), file("b"), file("a")] == [b"a", b"b", b"a"]
    assert made == ["a", "b"]
    file("c")
    file("a")
    assert made == ["a", "b", "c"], "the one asked for last is kept"
    file("b")
    assert made == ["a", "b", "c", "b"]
    kept.clear()
    file("b")
    assert made[-1] == "b"
    assert len(made) == 5
