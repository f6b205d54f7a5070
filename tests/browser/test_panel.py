"""Lobby, boards and panels in the local page: games by presses alone, wide and narrow."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hall import Hall
from tests.browser.process import LocalBot
from tests.browser.thumbs import NARROW, TURN, WIDE, Thumbs, choose, press

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

PEOPLE = ["Mei-Lin", "陳大文"]


def seated(hall: Hall, local_bot: LocalBot, game: str, width: int) -> Thumbs:
    """A table for two that has just begun, in a page of that width."""
    hall.page.set_viewport_size({"width": width, "height": 1400})
    hall.enter(local_bot.start())
    thumbs = Thumbs(hall, PEOPLE, game)
    thumbs.sit_down_and_start()
    return thumbs


def press_out_of_turn(thumbs: Thumbs) -> None:
    """Somebody who is not to act is told who is."""
    hall = thumbs.hall
    acting = hall.to_act(PEOPLE)
    hall.look_on_as(next(name for name in PEOPLE if name != acting))
    press(hall, TURN)
    expect(thumbs.panel).to_contain_text(f"To act: {acting}")
    assert "Confirm" not in thumbs.buttons()
    hall.shot("not-to-act")


def undo(thumbs: Thumbs) -> None:
    """Whoever acted last takes it back in the panel that is still open."""
    board = thumbs.hall.board()
    thumbs.press("Undo")
    thumbs.hall.wait_for_news(board)
    expect(thumbs.panel).to_contain_text(re.compile(r"Your last (move is|\d+ moves are) undone\."))
    thumbs.hall.shot("undone")


def press_a_stale_panel(thumbs: Thumbs, title: str) -> None:
    """A second panel of the same person answers; the first one then shows how things stand."""
    hall = thumbs.hall
    hall.look_on_as(hall.to_act(PEOPLE))
    press(hall, TURN)
    first = thumbs.number
    thumbs.act()
    assert thumbs.number != first
    stale = thumbs.panel_number(first)
    board = hall.board()
    choose(hall, title, within=stale)
    expect(stale).to_contain_text("nothing was done twice")
    expect(stale).not_to_contain_text("If you confirm")
    assert hall.board() == board
    hall.shot("stale")


def kill_and_go_on(thumbs: Thumbs, local_bot: LocalBot) -> None:
    """A power cut: the table goes on where it was."""
    hall = thumbs.hall
    acting = hall.to_act(PEOPLE)
    local_bot.kill()
    hall.enter(local_bot.start())
    hall.wait_for_board("To act")
    assert hall.to_act(PEOPLE) == acting
    assert hall.pictures_are_drawn()
    hall.shot("after-the-power-cut")


def play_rounds(thumbs: Thumbs, rounds: int) -> None:
    """Go on until so many rounds are over."""
    for number in range(1, rounds + 1):
        while f"round {number + 1} " not in thumbs.hall.board().text:
            thumbs.act()
            assert thumbs.acts < 60 * rounds
        thumbs.hall.shot(f"after-round-{number}")


def end(local_bot: LocalBot) -> None:
    """Nothing went wrong in all that."""
    assert local_bot.stop() == 0
    assert "Traceback" not in local_bot.log()


def test_a_round_of_zong_shi_by_thumb(hall: Hall, local_bot: LocalBot) -> None:
    thumbs = seated(hall, local_bot, "Zong Shi", NARROW)
    press_out_of_turn(thumbs)
    thumbs.act()
    undo(thumbs)
    press_a_stale_panel(thumbs, "Take from the middle")
    kill_and_go_on(thumbs, local_bot)
    play_rounds(thumbs, 1)
    assert thumbs.titles >= {"Take from the middle", "Go to a place", "Visit somebody"}
    end(local_bot)


def test_a_round_of_swordsmith_by_thumb(hall: Hall, local_bot: LocalBot) -> None:
    thumbs = seated(hall, local_bot, "Master Swordsmith", WIDE)
    press_out_of_turn(thumbs)
    thumbs.act()
    kill_and_go_on(thumbs, local_bot)
    thumbs.act()
    undo(thumbs)
    play_rounds(thumbs, 1)
    assert thumbs.titles >= {"Buy a card"}
    end(local_bot)


@pytest.mark.parametrize(("game", "width"), [("Zong Shi", WIDE), ("Master Swordsmith", NARROW)])
def test_a_few_turns_in_the_other_width(
    hall: Hall, local_bot: LocalBot, game: str, width: int
) -> None:
    thumbs = seated(hall, local_bot, game, width)
    for _ in range(3):
        thumbs.act()
        assert hall.pictures_are_drawn()
    hall.shot("played")
    end(local_bot)
