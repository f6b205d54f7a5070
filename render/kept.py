"""Finished picture files, found again by what they show."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from threading import Lock


class Kept:
    """The files of the pictures that were asked for last; for several threads.

    Scenes are not kept with them: thousands of small objects would hold up the collector, and
    with it the whole program, for some fiftieth of a second each time.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._files: OrderedDict[bytes, bytes] = OrderedDict()
        self._lock = Lock()

    def file(self, shown: object, make: Callable[[], bytes]) -> bytes:
        """The file of what is shown, told by its `repr`; made where it is not kept any more."""
        key = blake2b(repr(shown).encode(), digest_size=16).digest()
        with self._lock:
            if key in self._files:
                self._files.move_to_end(key)
                return self._files[key]
        data = make()
        with self._lock:
            self._files[key] = data
            while len(self._files) > self._most:
                self._files.popitem(last=False)
        return data

    def clear(self) -> None:
        """Keep none."""
        with self._lock:
            self._files.clear()
