"""Whose names AI seats bear: masters of craft of whom legends tell."""

from __future__ import annotations

from collections.abc import Container

LEGENDS = (
    "lu-ban",
    "ou-yezi",
    "huang-daopo",
    "cai-lun",
    "gan-jiang",
    "mo-ye",
    "ma-jun",
    "zhang-heng",
)
"""Ids, more than seats at any table; the text key of each is "legend-" and its id."""


def free_legend(taken: Container[str], table_id: int) -> str:
    """A name that nobody at a table bears yet; tables begin with different ones."""
    begin = table_id % len(LEGENDS)
    turned = (*LEGENDS[begin:], *LEGENDS[:begin])
    return next(legend for legend in turned if legend not in taken)
