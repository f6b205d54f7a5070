"""The panel in the local page: turns by buttons and selects alone, wide and narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hall import MESSAGE, Hall
from tests.browser.process import LocalBot
from tests.browser.test_local_page import PLAYERS, sit_down_and_start

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

WIDE, NARROW = 1280, 390
TURN = "Take your turn"


def private(hall: Hall) -> Locator:
    """The newest message that only the viewer sees."""
    note = hall.page.locator(".message-ephemeral-note")
    return hall.page.locator(MESSAGE).filter(has=note).last


def press(hall: Hall, label: str) -> None:
    """Press the newest button of that name."""
    with hall.answered():
        hall.page.get_by_role("button", name=label, exact=True).last.click()


def choose(hall: Hall, title: str, at: int = 0) -> None:
    """Choose in a select of the panel."""
    trigger = private(hall).locator(f'.select-trigger[aria-label="{title}"]')
    options = hall.page.locator(".preview-select.is-open .select-option")
    for _ in range(5):
        # What the page loads meanwhile may close the list again.
        trigger.scroll_into_view_if_needed()
        trigger.press("Enter")
        hall.page.wait_for_timeout(1000)
        if options.count():
            break
    with hall.answered():
        options.nth(at).click()


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_zong_shi_is_drafted_by_panel(hall: Hall, local_bot: LocalBot, width: int) -> None:
    hall.enter(local_bot.start())
    sit_down_and_start(hall, "Zong Shi")
    hall.page.set_viewport_size({"width": width, "height": 1400})
    first = hall.to_act(PLAYERS)
    hall.look_on_as(next(name for name in PLAYERS if name != first))
    press(hall, TURN)
    expect(private(hall)).to_contain_text(f"To act: {first}")
    hall.shot("not-to-act")
    hall.look_on_as(first)
    press(hall, TURN)
    choose(hall, "Take from the middle", 1)
    expect(private(hall)).to_contain_text("If you confirm:")
    hall.shot("preview")
    before = hall.board()
    press(hall, "Confirm")
    hall.wait_for_news(before)
    expect(private(hall)).to_contain_text("from the middle.")
    hall.shot("done")
    before = hall.board()
    press(hall, "Undo")
    hall.wait_for_news(before)
    expect(private(hall)).to_contain_text("Your last move is undone.")
    local_bot.kill()
    hall.enter(local_bot.start())
    hall.wait_for_board("To act")
    hall.look_on_as(hall.to_act(PLAYERS))
    press(hall, TURN)
    expect(private(hall)).to_contain_text("Take a material or a scroll")


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_smith_stays_in_one_panel(hall: Hall, local_bot: LocalBot, width: int) -> None:
    hall.enter(local_bot.start())
    sit_down_and_start(hall, "Master Swordsmith")
    hall.page.set_viewport_size({"width": width, "height": 1400})
    hall.look_on_as(hall.to_act(PLAYERS))
    press(hall, TURN)
    hall.shot("panel")
    before = hall.board()
    coins = private(hall).get_by_role("button", name="Play").first
    if coins.count():
        with hall.answered():
            coins.click()
        expect(private(hall)).to_contain_text("You did so far:")
        before = hall.wait_for_news(before)
    press(hall, "Begin the work")
    before = hall.wait_for_news(before)
    hall.shot("work")
    press(hall, "End the turn")
    expect(private(hall)).to_contain_text("If you confirm: End the turn")
    hall.shot("end")
    press(hall, "Confirm")
    hall.wait_for_news(before)
    expect(private(hall)).to_contain_text("To act:")
