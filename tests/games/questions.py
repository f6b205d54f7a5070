"""Questions about the rules with their answers, as documents that people read and tests play."""

from __future__ import annotations

import re
from pathlib import Path

_ENTRY = re.compile(r"^## (\d+)\. (.+)\n\n\*\*Q\.\*\* (.+\?)\n\n\*\*A\.\*\* (.+)$", re.MULTILINE)


def asked(test: Path) -> list[str]:
    """The names of the tests that the document beside a test asks for: one for each question."""
    text = test.with_name("questions.md").read_text("utf-8")
    entries = _ENTRY.findall(text)
    assert len(entries) == text.count("\n## ") == 20
    assert [int(number) for number, *_ in entries] == [*range(1, 21)]
    return [f"test_{int(number):02}_{_slug(title)}" for number, title, *_ in entries]


def _slug(title: str) -> str:
    return "_".join(re.findall(r"[a-z0-9]+", title.lower()))
