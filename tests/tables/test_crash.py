"""The process is killed while it plays: whatever was answered is there, and the game goes on."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.tables.service import TableService
from db import moves, tables
from db.instants import utc_now
from db.store import Store
from tests.tables.crash_player import CHANNEL, PEOPLE, SEED

KILLS = 5
ROOT = Path(__file__).parents[2]


def play_and_kill(path: Path, kill: int) -> list[str]:
    """Let a process play for a moment, kill it in the middle of something; its answers."""
    after, _ = rng(bytes([kill])).below(25)
    command = [sys.executable, "-m", "tests.tables.crash_player", str(path), str(kill)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        told = [player.stdout.readline() for _ in range(after + 1)]
        # Not always right after an answer, where nothing is being written.
        time.sleep(after / 5000)
        player.kill()
        told += player.stdout.readlines()
        assert player.wait(timeout=10) == -signal.SIGKILL
    return [line.rstrip("\n") for line in told if line.endswith("\n")]


async def stored_log(store: Store) -> dict[int, str]:
    """The log; replaying what stands of it from the seed gives the stored position."""
    async with store.reading() as reader:
        table_id = await tables.open_id(reader, CHANNEL)
        assert table_id is not None
        stored = await tables.by_id(reader, table_id)
        rows = await moves.newest(reader, table_id, 100_000, 0, None)
        standing = await moves.standing(reader, table_id, 1)
    assert stored is not None
    assert stored.snapshot is not None
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert stored.table.version == len(PEOPLE) + len(rows)
    ruleset = RULESETS["zongshi"]
    state = ruleset.new_game(len(PEOPLE), SEED)
    for row in standing:
        assert row.seat is not None
        state = ruleset.apply(state, row.seat, ruleset.parse(row.notation)).state
    assert ruleset.encode_state(state) == stored.snapshot.state
    return {row.number: row.notation for row in rows}


async def test_no_answered_move_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "crash.sqlite"
    answered: list[str] = []
    for kill in range(KILLS):
        answered += play_and_kill(path, kill)
        async with await Store.open(path) as store:
            log = await stored_log(store)
            lost = [line for line in answered if log[int(line.split("\t")[0])] not in line]
            assert not lost
            # At most the one move that was being written is there without an answer.
            unanswered = len(log) - 1 - len(answered)
            assert 0 <= unanswered <= kill + 1
            service = TableService(store, utc_now, lambda: SEED)
            table = await service.table(CHANNEL)
            press = 1000 + table.number - 1
            if log[table.number].startswith("undo"):
                undone = await service.undo(CHANNEL, 0, interaction=press)
                assert (undone.repeated, undone.entry.number) == (True, table.number)
            else:
                last = await service.play(CHANNEL, 0, (object(),), None, press)  # type: ignore[arg-type]
                assert last.repeated
                assert last.entries[0].number == table.number
            assert len(await service.log(table.id, None, limit=1000)) == len(log)
    assert len(answered) > KILLS
    assert any(notation.startswith("undo") for notation in log.values())
