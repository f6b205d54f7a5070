"""Discord's limits for messages, looked up in what was really sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord import HttpLogEntry

from tests.support.world import body

CONTENT, TEXTS, COMPONENTS, ID, BUTTON, LABEL, ALT = 2000, 4000, 40, 100, 80, 100, 1024
ROW, SELECT, V2 = 5, 25, 1 << 15
FILES, FILE_NAME = 10, 260


def walked(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components of a message with those inside others."""
    for part in parts:
        yield part
        yield from walked(part.get("components", []))
        if "accessory" in part:
            yield part["accessory"]


def messages(requests: list[HttpLogEntry]) -> Iterator[dict[str, Any]]:
    """All messages, answers and edits among requests."""
    for request in requests:
        sent = body(request)
        for found in (sent, sent.get("data") or {}):
            if isinstance(found, dict) and ("content" in found or "components" in found):
                yield found


def check_message(message: dict[str, Any]) -> None:
    """Fail where a message breaks a limit that Discord has."""
    parts = message.get("components") or []
    everything = [*walked(parts)]
    assert len(message.get("content") or "") <= CONTENT
    assert sum(len(part.get("content", "")) for part in everything) <= TEXTS
    assert len(everything) <= COMPONENTS
    assert len(message.get("attachments") or []) <= FILES
    if not int(message.get("flags") or 0) & V2 and all(part["type"] == 1 for part in parts):
        assert len(parts) <= ROW
    ids = [part["custom_id"] for part in everything if part.get("custom_id")]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(custom_id) <= ID for custom_id in ids)
    for part in everything:
        check_component(part)


def check_component(part: dict[str, Any]) -> None:
    """Fail where a component breaks a limit that Discord has."""
    match part["type"]:
        case 1:
            inside = part["components"]
            selects = [item for item in inside if item["type"] in (3, 5, 6, 7, 8)]
            assert 1 <= len(inside) <= (1 if selects else ROW)
        case 2:
            assert 1 <= len(part.get("label") or " ") <= BUTTON
        case 3:
            check_select(part)
        case 10:
            assert part["content"].strip()
        case 12:
            assert 1 <= len(part["items"]) <= 10
            assert all(1 <= len(item["description"]) <= ALT for item in part["items"])


def check_select(part: dict[str, Any]) -> None:
    """Fail where a select has too many, too few, too long or repeated options."""
    options = part["options"]
    assert 1 <= len(options) <= SELECT
    values = [option["value"] for option in options]
    assert len(values) == len(set(values))
    for option in options:
        assert 1 <= len(option["label"]) <= LABEL
        assert 1 <= len(option["value"]) <= LABEL
        assert len(option.get("description") or "") <= LABEL
    assert len(part.get("placeholder") or "") <= 150
    assert 0 <= part.get("min_values", 1) <= part.get("max_values", 1) <= len(options)
