"""All codes that the errors of this game can carry; each has a text in every language."""

from __future__ import annotations

CODES = (
    "game_over",
    "not_asked",  # seat
    "wrong_question",  # question: the kind that is asked
    "not_in_the_middle",  # item
    "figure_busy",  # figure
    "figure_used",  # figure
    "nothing_to_wait_for",
    "waiting_after_scroll",
    "workshop_busy",
    "six_projects",  # places
    "unknown_project",  # project
    "not_face_up",  # project
    "none_left",  # project
    "apprentice_cannot_start",
    "apprentice_basic_only",  # project
    "cannot_pay",  # bronze, ivory, jade, gold: the price after Masteries
    "scroll_not_in_hand",  # scroll
    "scroll_repeated",  # scroll
    "scroll_mismatch",  # scroll
    "scroll_not_playable",  # scroll
    "scrolls_out_of_order",
    "unknown_place",  # place
    "jar_empty",  # place
    "unknown_tile",  # tile
    "tile_out_of_stock",  # tile
    "no_tile_payable",
    "unknown_townsperson",  # townsperson
    "already_visited",  # townsperson
    "token_used",  # token
    "meeting_needs_two",
    "not_enough_material",  # material, need, have
    "payment_mismatch",  # bronze, ivory, jade, gold: what was offered
    "wrong_jar",  # place
    "not_in_jar",  # place, material
    "not_in_discard_pile",  # scroll
    "cannot_borrow",  # project
    "not_finished",  # project
)
"""Codes of `IllegalMove`, with the names of their params."""

INVALID_CODES = (
    "bad_move",  # text
    "bad_state",  # reason
    "bad_events",  # reason
    "wrong_seats",  # seats, fewest, most
    "unknown_option",  # option
    "bad_option",  # option
    "unknown_catalogue",  # file, item
    "bad_catalogue",  # file, item, reason
)
"""Codes of the other errors: `InvalidMove`, `InvalidState`, `InvalidOptions`, `CatalogueError`."""
