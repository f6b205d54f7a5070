"""Wild cards under other data: what does not stay with its owner, and never reaches the market."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.swordsmith.moves import Dismantle, Offer
from bot.games.swordsmith.state import SwordsmithOptions
from tests.games.swordsmith.position import PositionBuilder, position
from tests.games.swordsmith.table import SWORDSMITH, Table

SHIPPED = SWORDSMITH.shipped_catalogue()
FLEETING = SWORDSMITH.learn_catalogue(SHIPPED.replace(b"keep = 1", b"keep = 0"))


def fleeting(start: PositionBuilder) -> Table:
    """The position with wild cards that leave with their sword."""
    return Table(replace(start.state(), options=SwordsmithOptions(FLEETING)))


def sword() -> PositionBuilder:
    start = position(2).sword(0, 0, "meteorite iron", "iron", "prism light")
    return start.turn(1).waiting("warrior", w1=2)


def test_on_a_sale_they_go_to_the_auxiliary_discard() -> None:
    table = fleeting(sword()).end_turns().play(0, Offer(0))
    assert table.discard(0) == ()
    assert table.view.auxiliary_discard == ("meteorite", "prism")


def test_on_dismantling_wild_metal_goes_there_too_and_a_prism_only_as_the_dearest() -> None:
    table = fleeting(sword().turn(0)).play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "iron", "light")
    assert table.view.auxiliary_discard == ("meteorite", "prism")
    table = fleeting(position(2).sword(0, 0, "iron iron", None, "prism prism"))
    table.play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "iron", "prism")
    assert table.view.auxiliary_discard == ("prism",)


def test_a_position_names_its_own_card_data() -> None:
    table = fleeting(sword())
    assert table.view.catalogue == FLEETING
    state = SWORDSMITH.decode_state(SWORDSMITH.encode_state(table.state))
    assert state == table.state
