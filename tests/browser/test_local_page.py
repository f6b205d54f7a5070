"""The local page, driven as a person would: a table, mistakes, a power cut, the final score."""

from __future__ import annotations

import pytest

from tests.browser.hall import Hall
from tests.browser.meanwhile import play_until_the_last_move
from tests.browser.process import LocalBot

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

PLAYERS = ["Mei-Lin", "陳大文", "Amina"]


def sit_down_and_start(hall: Hall, game: str) -> None:
    """Open a table as the first player, let the others join, and start."""
    hall.look_on_as(PLAYERS[0])
    assert hall.run_with_choice("/table new", "game", game)
    hall.wait_for_board(PLAYERS[0])
    for name in PLAYERS[1:]:
        hall.look_on_as(name)
        hall.run("/table join")
        hall.wait_for_board(name)
    hall.shot("lobby")
    hall.look_on_as(PLAYERS[0])
    hall.run("/table start")
    hall.wait_for_board("To act")


def take_a_turn(hall: Hall, command: str, option: str, at: int = 0) -> None:
    """Let whoever is to act take something that is offered."""
    hall.look_on_as(hall.to_act(PLAYERS))
    before = hall.board()
    _, answer = hall.run_with_suggestion(command, option, at)
    if "You are asked" in answer or "not your move" in answer:
        # Nothing that others see need have changed, or this page is a moment behind.
        hall.page.wait_for_timeout(500)
    else:
        hall.wait_for_news(before)


def end_turn(hall: Hall) -> None:
    """Let whoever looks on end the turn."""
    before = hall.board()
    hall.run("/sword end")
    hall.wait_for_news(before)


def refuse_privately(hall: Hall, command: str, **options: str) -> None:
    """Somebody moves out of turn: told so alone, and nothing changes for anybody."""
    waiting = next(name for name in PLAYERS if name != hall.to_act(PLAYERS))
    hall.look_on_as(waiting)
    public = [message for message in hall.messages() if not message.is_private]
    assert "not your move" in hall.run(command, **options)
    assert [message for message in hall.messages() if not message.is_private] == public
    hall.shot("refused")
    hall.look_on_as(next(name for name in PLAYERS if name != waiting))
    assert not any("not your move" in message.text for message in hall.messages())


def test_a_table_is_played_and_survives_a_power_cut(local_bot: LocalBot, hall: Hall) -> None:
    hall.enter(local_bot.start())
    assert local_bot.seconds < 10
    assert len(hall.people()) == 5
    sit_down_and_start(hall, "Zong Shi")
    assert hall.pictures_are_drawn()
    hall.shot("draft")
    for _ in range(2):
        take_a_turn(hall, "/zongshi draft", "item")
    refuse_privately(hall, "/zongshi draft", item="jade")
    hall.look_on_as(PLAYERS[0])
    hall.run("/table hand")
    hall.shot("hand")

    position = hall.to_act(PLAYERS)
    local_bot.kill()
    hall.enter(local_bot.start())
    hall.wait_for_board("To act")
    assert hall.to_act(PLAYERS) == position
    assert hall.pictures_are_drawn()
    hall.shot("after-the-power-cut")

    while "Draft" in hall.board().text:
        take_a_turn(hall, "/zongshi draft", "item")
    hall.wait_for_board("round 1 ")
    take_a_turn(hall, "/zongshi choose", "answer")
    assert hall.pictures_are_drawn()
    hall.shot("round-1")
    assert local_bot.stop() == 0
    assert "Traceback" not in local_bot.log()


def test_swords_are_forged_and_survive_a_power_cut(local_bot: LocalBot, hall: Hall) -> None:
    hall.enter(local_bot.start())
    sit_down_and_start(hall, "Master Swordsmith")
    hall.shot("first-turn")
    refuse_privately(hall, "/sword end")
    hall.look_on_as(hall.to_act(PLAYERS))
    hall.run("/table hand")
    hall.shot("hand")
    before = hall.board()
    hall.run("/sword coins")
    played = hall.wait_for_news(before)

    local_bot.kill()
    hall.enter(local_bot.start())
    hall.wait_for_board("To act")
    assert hall.board().text.splitlines()[0] == played.text.splitlines()[0]
    hall.run("/game undo")
    hall.shot("undone")
    for turn in range(3):
        take_a_turn(hall, "/sword choose", "answer", turn)
    acting = hall.to_act(PLAYERS)
    hall.look_on_as(acting)
    end_turn(hall)
    assert hall.to_act(PLAYERS) != acting
    assert hall.pictures_are_drawn()
    hall.shot("next-turn")
    assert local_bot.stop() == 0
    assert "Traceback" not in local_bot.log()


@pytest.mark.parametrize(
    ("game", "choose"),
    [("Zong Shi", "/zongshi choose"), ("Master Swordsmith", "/sword choose")],
)
def test_the_last_move_brings_the_score_sheet(
    local_bot: LocalBot, hall: Hall, game: str, choose: str
) -> None:
    hall.enter(local_bot.start())
    sit_down_and_start(hall, game)
    local_bot.kill()
    play_until_the_last_move(local_bot.database)
    hall.enter(local_bot.start())
    hall.wait_for_board("To act")
    assert hall.pictures_are_drawn()
    hall.shot("last-move")
    take_a_turn(hall, choose, "answer")
    hall.wait_for_text("The game is over.")
    hall.wait_for_text("Mei-Lin")
    hall.shot("score")
    assert local_bot.stop() == 0
    assert "Traceback" not in local_bot.log()
