"""Taking a sealed answer back while others are still thinking."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.swordsmith.state import Question, SwordsmithState


def retract(state: SwordsmithState, seat: int) -> SwordsmithState | None:
    """The position without that seat's sealed answer; None where it has given none."""
    kept = tuple(one for one in state.sealed if one.seat != seat)
    if len(kept) == len(state.sealed):
        return None
    asked = (*state.pending, Question(seat, state.pending[0].kind))
    pending = tuple(sorted(asked, key=lambda question: question.seat))
    return replace(state, sealed=kept, pending=pending)
