"""The picture in a panel: what the chosen moves come to, and the hand where there is no such."""

from __future__ import annotations

from cogs.components import Part
from cogs.messages.compose import Composer
from cogs.pages import Kept
from cogs.panel.showing import Opened
from cogs.panel.standing import Standing
from cogs.prose import PROSE
from render import Picture

HAND = "hand.png"
"""The file that the picture of a hand is sent as."""


async def own_picture(
    compose: Composer,
    standing: Standing,
    opened: Opened | None,
    shown: Kept,
    locale: str,
) -> Part:
    """What moves that can be confirmed make of the own area, else the hand, else that in words.

    `shown`: what the message has already; a hand among it still holds.
    """
    after = await _after(compose, standing, opened, locale)
    if after:
        return after[0]
    kept = next((file for file in shown if file.filename == HAND), None)
    if kept is not None:
        return kept
    hand = await compose.hand(standing.table, standing.seat, locale)
    return hand[0] if hand else hand_in_words(standing, locale)


def hand_in_words(standing: Standing, locale: str) -> str:
    """What stands in for the picture of a hand."""
    table = standing.table
    return PROSE[table.game].hand(table.view(standing.seat), standing.seat, locale)


async def _after(
    compose: Composer, standing: Standing, opened: Opened | None, locale: str
) -> tuple[Picture, ...]:
    """The position as far as it is known beforehand; nothing where it changes nothing there."""
    if opened is None or not opened.stage.path or not opened.stage.is_whole:
        return ()
    end = opened.stage.end
    return await compose.after(standing.table, opened.start.view, end.view, locale)
