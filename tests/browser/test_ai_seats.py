"""One person and two AIs in the local page: seated by button, moving by themselves, standing in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hall import Hall
from tests.browser.process import LocalBot
from tests.browser.test_local_page import PLAYERS
from tests.browser.thumbs import NARROW, TURN, WIDE, choose, press, private

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ME = PLAYERS[0]


def wait_for_my_turn(hall: Hall, told: str = "") -> None:
    """Wait until the AIs have moved, the board tells this (a pattern), and I am called."""
    hall.wait_for_text(re.compile(rf"To act: {ME}[\s\S]*{told}"))
    hall.wait_for_text("it is your move")
    # The page takes no presses while it is drawing what has just come in.
    hall.page.wait_for_timeout(1500)


def lobby_with_two_ais(hall: Hall) -> None:
    """Open a table and seat two AIs by button."""
    hall.look_on_as(ME)
    assert hall.run_with_choice("/table new", "game", "Zong Shi")
    for seated in (2, 3):
        press(hall, "Add AI")
        hall.wait_for_text(f"({seated} of 5)")
    hall.shot("lobby")


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_one_person_plays_against_two_ais(hall: Hall, local_bot: LocalBot, width: int) -> None:
    hall.enter(local_bot.start())
    lobby_with_two_ais(hall)
    hall.page.set_viewport_size({"width": width, "height": 1400})
    press(hall, "Start")
    wait_for_my_turn(hall)
    press(hall, TURN)
    choose(hall, "Take from the middle")
    press(hall, "Confirm")
    hall.shot("confirmed")
    wait_for_my_turn(hall, rf"{ME} takes[\s\S]*")
    # The panel that was left shows what is asked now.
    hall.insist(private(hall).get_by_role("button", name=TURN, exact=True).click)
    expect(private(hall)).to_contain_text("from the middle.")
    hall.shot("ais-have-moved")
    hall.run("/seat hand-over")
    press(hall, "Let an AI play")
    hall.wait_for_text(f"{ME} lets an AI play.")
    press(hall, TURN)
    expect(private(hall)).to_contain_text("An AI plays your seat.")
    hall.shot("stand-in")
    press(hall, "Take my seat back")
    expect(private(hall)).to_contain_text("yours again")
    hall.shot("back")
