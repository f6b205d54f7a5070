"""All codes that the errors of this game can carry; each has a text in every language.

`number` in params is a sword's place as people count it, from 1.
"""

from __future__ import annotations

CODES = (
    "game_over",
    "not_asked",  # seat
    "already_sealed",  # seat
    "wrong_question",  # question: the kind that is asked
    "unknown_card",  # card
    "unknown_adventurer",  # adventurer
    "unknown_part",  # part
    "not_in_hand",  # card
    "placed_not_played",  # card
    "nothing_to_return",  # card
    "too_many_returned",  # card, most
    "not_returnable",  # card: what cannot be given back
    "coin_must_change",  # card
    "returned_out_of_order",
    "no_such_sword",  # number, places
    "wrong_part",  # card, part
    "slot_taken",  # number, part
    "blade_first",  # number
    "not_for_furnace",  # card
    "not_for_pool",  # card
    "nothing_to_dismantle",  # number
    "no_worker",
    "not_on_sale",  # card
    "cannot_afford",  # price, have
    "too_few_alike",  # card, need, have
    "cannot_improve",  # card
    "none_in_market",  # card
    "not_forged",  # number
    "all_stars",  # number, stars
    "not_waiting",  # adventurer
    "no_tokens",  # adventurer
    "one_token_only",
    "not_dearest",  # card
    "does_not_fit",  # number, adventurer
    "bid_out_of_range",  # amount, most
    "not_in_row",  # card
)
"""Codes of `IllegalMove`, with the names of their params."""

INVALID_CODES = (
    "bad_move",  # text
    "bad_state",  # reason
    "bad_events",  # reason
    "wrong_seats",  # seats, fewest, most
    "unknown_option",  # option
    "unknown_catalogue",  # file, item
    "bad_catalogue",  # file, item, reason
)
"""Codes of the other errors: `InvalidMove`, `InvalidState`, `InvalidOptions`, `CatalogueError`."""
