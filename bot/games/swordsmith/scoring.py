"""What reputation adds up to, and who wins the three crowns."""

from __future__ import annotations

from bot.games.ruleset import Outcome, ScoreLine, Standing
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import Queue, Smithy


def score(queues: tuple[Queue, ...], smithy: Smithy) -> tuple[ScoreLine, ...]:
    """One line a profession in play, named by its id."""
    return tuple(
        ScoreLine(queue.profession, points)
        for queue, points in zip(queues, smithy.reputation, strict=True)
    )


def _value(smithy: Smithy, criterion: str) -> int:
    """What a smith has of what a tie looks at."""
    if criterion == "loyal_customers":
        return len(smithy.loyal)
    return smithy.sold if criterion == "swords_sold" else sum(smithy.reputation)


def outcome(position: Position) -> Outcome:
    """Seats by reputation, then by what parts ties; who is still tied shares the rank."""
    criteria = position.catalogue.setup.tie_break
    keys = [
        tuple(_value(smithy, criterion) for criterion in criteria) for smithy in position.smithies
    ]
    standings = sorted(
        (
            Standing(
                seat=seat,
                rank=1 + sum(other > keys[seat] for other in keys),
                total=sum(smithy.reputation),
                lines=score(position.queues, smithy),
            )
            for seat, smithy in enumerate(position.smithies)
        ),
        key=lambda standing: (standing.rank, standing.seat),
    )
    return Outcome(tuple(standings), _tie_break(keys, criteria))


def _tie_break(keys: list[tuple[int, ...]], criteria: tuple[str, ...]) -> str | None:
    """What parted the best seats: the first criterion that leaves one of them."""
    best = max(keys)
    for last in range(len(criteria)):
        if sum(key[: last + 1] == best[: last + 1] for key in keys) == 1:
            return criteria[last] if last else None
    return "shared"
