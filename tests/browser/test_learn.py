"""A lesson in the local page: read, drafted in and left by a thumb, on a narrow page too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hall import Hall
from tests.browser.process import LocalBot
from tests.browser.thumbs import NARROW, WIDE, choose, press, private

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

TALL = 2600
"""Pixels: the page closes a select whose message grows out of it while its pictures load."""


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_lesson_is_begun_left_and_taken_up(hall: Hall, local_bot: LocalBot, width: int) -> None:
    hall.page.set_viewport_size({"width": WIDE, "height": TALL})
    hall.enter(local_bot.start())
    hall.run_with_choice("/learn", "game", "Zong Shi")
    hall.page.set_viewport_size({"width": width, "height": TALL})
    lesson = private(hall)
    expect(lesson).to_contain_text("step 1 of 15")
    press(hall, "Next")
    expect(lesson).to_contain_text("Suggestion:")
    hall.shot("draft")
    choose(hall, "Take from the middle")
    expect(lesson).to_contain_text("If you confirm:")
    press(hall, "Confirm")
    expect(lesson).to_contain_text("You did:")
    expect(lesson).to_contain_text("Meanwhile:")
    hall.shot("drafted")

    local_bot.kill()
    hall.page.set_viewport_size({"width": WIDE, "height": TALL})
    hall.enter(local_bot.start())
    hall.run_with_choice("/learn", "game", "Zong Shi")
    expect(private(hall)).to_contain_text("Here is where you left off.")
    expect(private(hall)).to_contain_text("step 2 of 15")
    assert all(message.is_private for message in hall.messages())
