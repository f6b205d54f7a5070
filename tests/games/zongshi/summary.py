"""A position of Zong Shi in a few lines, for the playthroughs."""

from __future__ import annotations

from bot.games.zongshi.terms import MATERIALS, TILES
from bot.games.zongshi.view import WorkshopView, ZongshiView


def lines(view: ZongshiView) -> list[str]:
    """What everybody sees of a position."""
    return [_town(view), *(_workshop(board) for board in view.workshops)]


def _amounts(names: tuple[str, ...], counts: tuple[int, ...]) -> str:
    found = [f"{n} {name}" for name, n in zip(names, counts, strict=True) if n]
    return ", ".join(found) or "-"


def _town(view: ZongshiView) -> str:
    parts = [
        f"start {view.start_seat}",
        f"large {_amounts(MATERIALS, view.large_jar.materials)}",
        f"small {_amounts(MATERIALS, view.small_jar.materials)}",
        f"bag {sum(view.bag)}",
        f"scrolls {view.scroll_deck}+{len(view.scroll_discard)}",
        f"face up {' '.join(view.masterworks) or '-'}",
    ]
    return "   " + "; ".join(parts)


def _workshop(board: WorkshopView) -> str:
    parts = [
        _amounts(MATERIALS, board.materials),
        f"tiles {_amounts(TILES, board.tiles)}",
        f"scrolls {board.scroll_count}",
        f"done {' '.join(board.completed) or '-'}",
    ]
    if board.building:
        parts.append(f"at work {' '.join(board.building.projects)} {board.building.rounds_left}")
    if board.visited:
        parts.append(f"visited {' '.join(board.visited)}")
    return f"   seat {board.seat}: " + "; ".join(parts) + f"; points {board.points}"
