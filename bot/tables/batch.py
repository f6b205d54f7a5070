"""From a change to what the store writes for it in one transaction."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import zip_longest

import msgspec

from bot.games.ruleset import AnyRuleset
from bot.tables.change import Change, Kind, Step
from bot.tables.starting import FIRST
from bot.tables.table import Occupant, Status, Table
from db.batches import Batch
from db.batches import Beginning as BeginningRow
from db.rows import MoveRow, NewOwed, SeatRow, SnapshotRow


def batch_of(
    before: Table, change: Change, now: datetime, verb: str, interaction: int | None
) -> Batch:
    """All rows of a commit that builds on a table as it was read."""
    after = change.table
    snapshots = tuple(_snapshots(before, change.steps, before.version + 1))
    return Batch(
        table_id=before.id,
        expected=before.version,
        at=now,
        channel=after.channel,
        status=after.status,
        host=after.host,
        locale=after.locale,
        options=msgspec.json.encode(after.options).decode(),
        most=after.most,
        closed=after.closed,
        waiting_since=after.waiting_since,
        seats=_lobby(before, after, now),
        handed_on=_handed_on(before, after, now),
        beginning=_beginning(change),
        moves=tuple(_move(after, step, before.version + 1) for step in change.steps),
        snapshots=snapshots,
        undone=tuple(_undone(change.steps)),
        replaced=_replaced(before, change) if snapshots else None,
        followed=change.followed,
        owed=tuple(_owed(change)),
        superseded=change.superseded,
        relieved=change.relieved,
        interaction=interaction,
        verb=verb,
        seat=change.seat,
    )


def _lobby(before: Table, after: Table, now: datetime) -> tuple[SeatRow, ...] | None:
    """A lobby seated anew; None: as before."""
    if before.status is not Status.LOBBY or after.seats == before.seats:
        return None
    return tuple(_seat(seat, who, now) for seat, who in enumerate(after.seats))


def _handed_on(before: Table, after: Table, now: datetime) -> tuple[SeatRow, ...]:
    """The seats that change hands after the start."""
    if before.status is Status.LOBBY:
        return ()
    both = enumerate(zip(before.seats, after.seats, strict=True))
    return tuple(_seat(seat, new, now) for seat, (old, new) in both if new != old)


def _seat(seat: int, who: Occupant, now: datetime) -> SeatRow:
    return SeatRow(seat, who.user, who.name, now, who.ai, who.owner)


def _beginning(change: Change) -> BeginningRow | None:
    fixed = change.beginning
    if fixed is None:
        return None
    return BeginningRow(
        fixed.rules_version,
        fixed.catalogue,
        fixed.catalogue_bytes,
        fixed.seed,
        change.table.seed_commitment,
    )


def _move(table: Table, step: Step, version: int) -> MoveRow:
    entry = step.entry
    # The row of an end has no events, and must be written where no ruleset reads the table.
    events = table.ruleset.encode_events(entry.events) if entry.events else b""
    return MoveRow(
        entry.number,
        entry.seat,
        step.user,
        entry.notation,
        events,
        step.cause,
        step.reveals,
        entry.at,
        version,
    )


def _undone(steps: tuple[Step, ...]) -> Iterator[tuple[int, int]]:
    for step in steps:
        for number in step.entry.takes_back:
            yield number, step.entry.number


def _replaced(before: Table, change: Change) -> int | None:
    """The position of the same moment that a newer one stands in for.

    The first of all is kept, so that every move has a position before it to be rebuilt from.
    """
    number = change.replaced
    if number is None and _goes_on(before, change.steps[0]):
        number = before.number
    return None if number == FIRST else number


def _snapshots(before: Table, steps: tuple[Step, ...], version: int) -> Iterator[SnapshotRow]:
    """The last position of every moment that these steps passed through, the first of all too."""
    for step, following in zip_longest(steps, steps[1:]):
        if step.state is None:
            continue
        ruleset = before.ruleset
        moment = ruleset.moment(step.state)
        is_first = step.entry.number == FIRST
        if is_first or following is None or ruleset.moment(following.state) != moment:
            yield SnapshotRow(
                step.entry.number,
                version,
                moment.round,
                moment.key,
                step.asked,
                ruleset.encode_state(step.state),
                step.entry.at,
            )


def _goes_on(before: Table, step: Step) -> bool:
    """Whether a step stays in the moment of the position before it."""
    if before.state is None:
        return False
    ruleset: AnyRuleset = before.ruleset
    return ruleset.moment(before.state) == ruleset.moment(step.state)


def _owed(change: Change) -> Iterator[NewOwed]:
    table = change.table
    for debt in () if table.is_private else change.debts:
        if debt.kind is not Kind.BOARD:
            yield NewOwed(debt.kind, debt.seat)
            continue
        log_from = change.told_from or change.steps[0].entry.number
        if table.state is None:
            yield NewOwed(debt.kind, log_from=log_from)
        else:
            moment = table.ruleset.moment(table.state)
            yield NewOwed(debt.kind, None, moment.round, moment.key, log_from)
