from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.store import Store

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "guildhall.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with await Store.open(path, lambda: NOW) as store:
        yield store
