"""What a seat has for its turn of this round, on turn or not."""

from __future__ import annotations

from bot.games.swordsmith.view import SmithyView, SwordsmithView


def workers(view: SwordsmithView, smithy: SmithyView) -> tuple[int, int]:
    """How many workers a seat has left in this round, and how many there are of them."""
    if view.turn is not None and smithy.seat == view.on_turn:
        return view.turn.workers, max(view.turn.workers, smithy.workers)
    return (smithy.workers if smithy.seat in view.turns_left else 0), smithy.workers


def money(view: SwordsmithView, seat: int) -> int | None:
    """What the seat on turn has to spend beside its vouchers; None for all others."""
    return view.turn.money if view.turn is not None and view.on_turn == seat else None
