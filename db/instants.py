"""Points in time as the store writes them: UTC, ISO 8601, of one length, so that text sorts."""

from __future__ import annotations

from datetime import UTC, datetime


def to_text(at: datetime) -> str:
    """An aware instant as text."""
    if at.tzinfo is None:
        raise ValueError("an instant needs its time zone")
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def to_instant(text: str) -> datetime:
    """The inverse of `to_text`."""
    return datetime.fromisoformat(text)


def maybe_text(at: datetime | None) -> str | None:
    """As `to_text`, for what may not have happened yet."""
    return None if at is None else to_text(at)


def maybe_instant(text: str | None) -> datetime | None:
    """As `to_instant`, for what may not have happened yet."""
    return None if text is None else to_instant(text)


def utc_now() -> datetime:
    """The present instant by the machine's clock."""
    return datetime.now(UTC)
