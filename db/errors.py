"""What can go wrong between the program and its database file. Errors carry data, no prose."""

from __future__ import annotations

from pathlib import Path


class StoreError(Exception):
    """Base of all errors of the store."""


class StoreUnavailable(StoreError):
    """The file cannot be opened, written, or is no database of this program."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


class SchemaTooNew(StoreError):
    """The file was written by a later release than this one."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, found, known)
        self.path = path
        self.found = found
        """Number of the last migration that the file has seen."""
        self.known = known
        """Number of the last migration that this release brings."""


class StoreInUse(StoreError):
    """Another process works on the same file; host and pid as far as they are known."""

    def __init__(self, path: Path, host: str = "", pid: int = 0) -> None:
        super().__init__(path, host, pid)
        self.path = path
        self.host = host
        self.pid = pid


class StoreBusy(StoreError):
    """Somebody else held the database locked for longer than we wait; nothing was written."""


class VersionConflict(StoreError):
    """A table was changed by somebody else since it was read; nothing was written."""

    def __init__(self, table_id: int, expected: int) -> None:
        super().__init__(table_id, expected)
        self.table_id = table_id
        self.expected = expected


class ChannelHeld(StoreError):
    """A channel has an open table already; nothing was written."""
