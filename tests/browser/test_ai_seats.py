"""One person and two AIs in the local page: seated by button, moving by themselves, standing in."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hall import Hall
from tests.browser.process import LocalBot
from tests.browser.test_local_page import PLAYERS
from tests.browser.test_panel import NARROW, TURN, WIDE, choose, press, private

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ME = PLAYERS[0]


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_one_person_plays_against_two_ais(hall: Hall, local_bot: LocalBot, width: int) -> None:
    hall.enter(local_bot.start())
    hall.look_on_as(ME)
    assert hall.run_with_choice("/table new", "game", "Zong Shi")
    hall.wait_for_board(ME)
    hall.page.set_viewport_size({"width": width, "height": 1400})
    for seated in (2, 3):
        press(hall, "Add AI")
        hall.wait_for_board(f"({seated} of 5)")
    hall.shot("lobby")
    press(hall, "Start")
    hall.wait_for_board(f"To act: {ME}")
    hall.shot("started")
    for _ in range(2):
        press(hall, TURN)
        choose(hall, "Take from the middle")
        before = hall.board()
        press(hall, "Confirm")
        hall.wait_for_news(before)
        hall.wait_for_board(f"To act: {ME}")
    hall.shot("ais-have-moved")
    hall.run("/seat hand-over")
    press(hall, "Let an AI play")
    hall.wait_for_board(f"{ME} lets an AI play.")
    press(hall, TURN)
    expect(private(hall)).to_contain_text("An AI plays your seat.")
    hall.shot("stand-in")
    press(hall, "Take my seat back")
    expect(private(hall)).to_contain_text("yours again")
    hall.shot("back")
