"""The order on the page of text that partly runs to the left."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, chain, groupby
from operator import itemgetter
from typing import Literal

from render.letters import Piece

Base = Literal["auto", "ltr"]
"""Whether a line begins at the left in any case, or where its first letter wants it."""
_OPENING, _CLOSING = "([{<«‹（「『《〈【", ")]}>»›）」』》〉】"
_MIRRORED = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)


def in_order(pieces: list[Piece], base: Base) -> list[Piece]:
    """Pieces from left to right: those of a right-to-left stretch stand in reverse."""
    strong = [piece.rtl for piece in pieces if piece.rtl is not None]
    if not any(strong):
        return _joined(pieces)
    rightward = base == "auto" and bool(strong[0])
    pieces = _joined(pieces, mixed=True)
    directed = zip(_directions(pieces, rightward), pieces, strict=True)
    stretches: list[list[Piece]] = []
    for rtl, group in groupby(directed, key=itemgetter(0)):
        stretch = [piece for _, piece in group]
        stretches.append([_mirrored(piece) for piece in reversed(stretch)] if rtl else stretch)
    return list(chain.from_iterable(stretches[::-1] if rightward else stretches))


def _joined(pieces: list[Piece], *, mixed: bool = False) -> list[Piece]:
    """Neighbours of one font and direction as one piece; neutral ones join what is before them.

    Where directions are mixed, spaces and signs stand alone, for they change places.
    """
    joined: list[Piece] = []
    for piece in pieces:
        last = joined[-1] if joined else None
        if last is not None and piece.face == last.face and _belongs(piece, last, mixed=mixed):
            joined[-1] = last._replace(text=last.text + piece.text)
        else:
            joined.append(piece)
    return joined


def _belongs(piece: Piece, last: Piece, *, mixed: bool) -> bool:
    if not mixed:
        return piece.rtl in (None, last.rtl)
    if piece.rtl is None:
        return last.rtl is None and piece.text.isdigit() and last.text.isdigit()
    return piece.rtl == last.rtl


def _mirrored(piece: Piece) -> Piece:
    return piece if piece.rtl else piece._replace(text=piece.text.translate(_MIRRORED))


def _directions(pieces: list[Piece], rightward: bool) -> list[bool]:
    """Per piece whether it runs to the left; neutral ones between two of a kind go with them."""

    def carried(these: Iterable[Piece]) -> list[bool]:
        steps = accumulate(
            these, lambda held, piece: held if piece.rtl is None else piece.rtl, initial=rightward
        )
        return [bool(step) for step in steps][1:]

    before, after = carried(pieces), carried(reversed(pieces))[::-1]
    return [one if one == other else rightward for one, other in zip(before, after, strict=True)]
