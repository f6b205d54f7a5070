"""People on the local page who use nothing but what can be pressed: lobby, boards, panels."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, expect

from tests.browser.hall import MESSAGE, Hall

TURN = "Take your turn"
NOT_TO_ACT = "Meanwhile you may look at"
WIDE, NARROW = 1280, 390
"""Pixels across, of a desktop and of a phone."""
OFTEN = 12
"""Presses after which a panel that does not come to an answer is given up."""
WISHES = {
    "Zong Shi": ("Start a project", "Visit somebody", "Go to a place", "Pass"),
    "Master Swordsmith": (
        "Play all coins",
        "Add a card to a sword",
        "Put an element into the mana pool",
        "Begin the work",
        "Buy a card",
        "End the turn",
    ),
}
"""What people like to do, by what stands on selects and buttons."""


def private(hall: Hall) -> Locator:
    """The newest message that only the viewer sees."""
    note = hall.page.locator(".message-ephemeral-note")
    return hall.page.locator(MESSAGE).filter(has=note).last


def press(hall: Hall, label: str) -> None:
    """Press the newest button of that name, wherever it stands."""
    hall.insist(hall.page.get_by_role("button", name=label, exact=True).last.click)


def choose(hall: Hall, title: str, at: int = 0, within: Locator | None = None) -> None:
    """Choose in a select of the panel, or of another message."""
    named = hall.page.locator(f'.select-trigger[aria-label="{title}"]')
    wrap = (within or private(hall)).locator(".preview-select").filter(has=named)
    several = int(wrap.get_attribute("data-maximum") or 1) > 1

    def choose_one() -> None:
        _drop_down(wrap)
        options = wrap.locator(".select-option")
        options.nth(at % options.count()).click()
        if several:
            wrap.locator(".select-apply").click()

    hall.insist(choose_one)


def _drop_down(wrap: Locator) -> None:
    """Open a select; what the page loads meanwhile may close it again."""
    for _ in range(OFTEN):
        wrap.locator(".select-trigger").scroll_into_view_if_needed()
        wrap.locator(".select-trigger").press("Enter")
        with suppress(AssertionError):
            expect(wrap.locator(".select-option").first).to_be_visible(timeout=1500)
            return


class Thumbs:
    """Everybody at a table, one after the other, by presses alone."""

    def __init__(self, hall: Hall, people: list[str], game: str) -> None:
        self.hall = hall
        self.people = people
        self.acts = 0
        self.titles: set[str] = set()
        """The selects that came up."""
        self._game = game

    def sit_down_and_start(self) -> None:
        """From the lobby's buttons to the first question; the host looks at the options too."""
        host, *others = self.people
        self.hall.look_on_as(host)
        assert self.hall.run_with_choice("/table new", "game", self._game)
        for name in others:
            self.hall.wait_for_board(host)
            self.hall.look_on_as(name)
            press(self.hall, "Join")
            self.hall.wait_for_board(name)
        self.hall.look_on_as(host)
        press(self.hall, "Options")
        choose(self.hall, "Seats")
        expect(self.panel).to_contain_text("The options are changed.")
        self.press("Move into a new thread")
        expect(self.panel).to_contain_text("Create Public Threads")
        expect(self.panel).to_contain_text("Options of this table")
        self.hall.shot("lobby")
        press(self.hall, "Start")
        self.hall.wait_for_board("To act")

    def act(self) -> None:
        """Have one answer given by somebody who is to act."""
        self._open_a_panel()
        board = self.hall.board()
        for _ in range(OFTEN):
            before = self.words()
            is_confirmed = self._press_something()
            if is_confirmed:
                self._wait_for_other_words(before)
            if self.words() != before and (is_confirmed or "You did" in self.words()):
                self.acts += 1
                self.hall.wait_for_news(board)
                return
        raise AssertionError(self.words())

    def _open_a_panel(self) -> None:
        """As whoever is to act; the board in the page may be a moment behind and name another."""
        for _ in range(OFTEN):
            self.hall.look_on_as(self.hall.to_act(self.people))
            if TURN in self._public_buttons():
                press(self.hall, TURN)
            if NOT_TO_ACT not in self.words():
                return
            self.hall.page.wait_for_timeout(500)

    def _wait_for_other_words(self, before: str) -> None:
        """Wait until the panel shows what a confirmed move did."""
        for _ in range(OFTEN):
            if self.words() != before:
                return
            self.hall.page.wait_for_timeout(500)

    @property
    def panel(self) -> Locator:
        """The panel that was opened last."""
        return private(self.hall)

    @property
    def number(self) -> str:
        """The number of the panel's message."""
        return self.panel.get_attribute("data-message-id") or ""

    def panel_number(self, number: str) -> Locator:
        """A private message by its number."""
        return self.hall.page.locator(f'{MESSAGE}[data-message-id="{number}"]')

    def words(self) -> str:
        """All that the panel says, and what stands on its buttons and selects."""
        return self.panel.inner_text()

    def buttons(self) -> list[str]:
        """What stands on the buttons of the panel that can be pressed."""
        return self.panel.locator(".component-button:enabled").all_inner_texts()

    def selects(self, *, undecided: bool = False) -> list[str]:
        """The titles of the panel's selects; of those with nothing chosen."""
        found = []
        for trigger in self.panel.locator(".select-trigger").all():
            title = trigger.get_attribute("aria-label") or ""
            if not undecided or trigger.get_attribute("aria-valuetext") == title:
                found.append(title)
        self.titles |= set(found)
        return found

    def press(self, label: str) -> None:
        """Press a button of the panel by how what stands on it begins."""
        buttons = self.panel.locator(".component-button:enabled")
        self.hall.insist(buttons.filter(has_text=label).first.click)

    def _public_buttons(self) -> list[str]:
        return self.hall.page.locator(".component-button:enabled").all_inner_texts()

    def _press_something(self) -> bool:
        """Confirm if it is possible, else choose; whether it was Confirm."""
        buttons, undecided = self.buttons(), self.selects(undecided=True)
        if "Confirm" in buttons and not undecided:
            self.press("Confirm")
            return True
        shown = self.selects()
        # Another wish comes first each time, so that much of what can be done is done.
        wishes = WISHES[self._game]
        turn = self.acts % (len(wishes) - 1) if self._game == "Zong Shi" else 0
        for wish in (*wishes[turn:-1], *wishes[:turn], wishes[-1]):
            if any(label.startswith(wish) for label in buttons):
                self.press(wish)
                return False
            if wish in shown:
                choose(self.hall, wish, self.acts)
                return False
        if undecided or shown:
            choose(self.hall, (undecided or shown)[0], self.acts)
        else:
            # What was pressed is on its way, and the page takes nothing more meanwhile.
            self.hall.page.wait_for_timeout(500)
        return False
