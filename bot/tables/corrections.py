"""What was taken back in a table's log, and who may know of it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.change import Cause
from db.rows import MoveRow, UndoneRow


class Corrections:
    """What was taken back in a log, as one reader may know it.

    That somebody changed a sealed answer is nobody else's business: they go on reading the first
    one, which tells only that there is an answer. If it is later taken back for all to see, it is
    that first one that they read as taken back.
    """

    def __init__(self, rows: Iterable[UndoneRow], reader: int | None) -> None:
        self.takes_back: dict[int, tuple[int, ...]] = {}
        """By the log number of an undo."""
        self.taken_back: set[int] = set()
        self._reader = reader
        first_of: dict[int, tuple[int, ...]] = {}
        for row in rows:
            known = first_of.get(row.made, (row.number,))
            if self._is_secret(row.cause, row.seat):
                first_of[row.version] = known
            else:
                self.takes_back[row.undo] = (*self.takes_back.get(row.undo, ()), *known)
                self.taken_back.update(known)

    def shows(self, row: MoveRow) -> bool:
        """Whether the reader may know of a row at all."""
        return not self._is_secret(row.cause, row.seat)

    def _is_secret(self, cause: str, seat: int | None) -> bool:
        return cause == Cause.CHANGE and seat != self._reader
