"""The local page as a person uses it: looking on as somebody, typing commands, reading answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect
from playwright.sync_api import TimeoutError as NothingSent

expect.set_options(timeout=60_000)

BEGINNINGS = 5
"""How often a command is begun at most."""
COMPOSER = "#channel-composer-input"
MESSAGE = "article.channel-message"
DONE = re.compile(r"^(Action|Callback) completed$")
"""What the page says once a command, or a press, was answered."""
REFUSED = "Action was not completed."
STEADY_PICTURES = """
() => {
    const sheet = new CSSStyleSheet();
    const rules = "display: block; height: min(49vw, 255px) !important; object-fit: contain;";
    sheet.replaceSync(`img.gallery-image { ${rules} overflow: hidden; }`);
    document.adoptedStyleSheets = [sheet];
}
"""
"""Gives pictures one height, drawn or not: the page draws all of them anew when a select is opened,
and closes the select if it goes out of sight meanwhile, as it does in a narrow page."""
UNSTEADY = re.compile(r"^\d+:\d\d [AP]M\n\n| · since .+", re.MULTILINE)
"""What changes by itself: the time before a message under the pointer, and how long ago it is."""
READ = """
(e => ({
    id: e.dataset.messageId || "",
    text: e.innerText,
    isPrivate: e.querySelector(".message-ephemeral-note") !== null,
    images: e.querySelectorAll(".gallery-item").length,
}))
"""
"""What is read of a message, at once: the next moment it may be gone."""
BOARD_CHANGED = """
([id, text, unsteady]) => {
    const steady = found => found.innerText.replace(new RegExp(unsteady, "gm"), "");
    const messages = [...document.querySelectorAll("article.channel-message")];
    const last = messages
        .filter(e => e.querySelector(".gallery-item"))
        .filter(e => !e.querySelector(".message-ephemeral-note"))
        .pop();
    return last && (last.dataset.messageId !== id || steady(last) !== text);
}
"""


def is_answer(response: Response) -> bool:
    """Whether the page hears what became of an action."""
    return response.url.endswith("/api/action")


@dataclass(frozen=True)
class Message:
    """One message as the present viewer sees it."""

    id: str
    text: str
    is_private: bool
    images: int


class Hall:
    """The channel in the browser."""

    def __init__(self, page: Page, shots: Path, name: str) -> None:
        self.page = page
        self._shots = shots
        self._name = name
        self._number = 0

    def enter(self, address: str) -> None:
        """Open the page, also again after the bot was started anew."""
        self.page.goto("about:blank")
        self.page.goto(address)
        expect(self.page.locator(COMPOSER)).to_be_visible()
        self.page.evaluate(STEADY_PICTURES)

    def people(self) -> list[str]:
        """Whom one may look on as."""
        return self.page.locator("#viewer-picker option").all_inner_texts()

    def look_on_as(self, name: str) -> None:
        """Switch to another person."""
        picker = self.page.locator("#viewer-picker")
        if picker.locator("option:checked").inner_text() == name:
            return
        with self.answered():
            picker.select_option(label=name)
        expect(picker.locator("option:checked")).to_have_text(name)

    def run(self, command: str, **options: str) -> str:
        """Use a slash command with options as they are typed; return the private answer."""
        before = {message.id for message in self.messages()}
        self._begin(command)
        for name, value in options.items():
            self._option(name).fill(value)
        return self._send(before)

    def run_with_choice(self, command: str, option: str, label: str) -> str:
        """Use a slash command with one of the fixed choices of an option."""
        before = {message.id for message in self.messages()}
        self._begin(command)
        self._option(option).fill(label)
        self.page.locator(".command-suggestion-label").get_by_text(label, exact=True).click()
        return self._send(before)

    def run_with_suggestion(self, command: str, option: str, at: int = 0) -> tuple[str, str]:
        """Use a command with something that an option suggests; return it and the answer."""
        before = {message.id for message in self.messages()}
        self._begin(command)
        self._ask_for_suggestions(option)
        offered = self.page.locator(".command-suggestion")
        chosen = offered.nth(at % offered.count())
        label = chosen.inner_text()
        chosen.click()
        return label, self._send(before)

    def suggestions(self, command: str, option: str) -> list[str]:
        """What an option suggests to the present viewer; nothing is sent."""
        self._begin(command)
        self._ask_for_suggestions(option)
        labels = self.page.locator(".command-suggestion").all_inner_texts()
        self.page.locator(".command-context-close").click()
        self.page.locator(COMPOSER).fill("")
        return labels

    def messages(self) -> list[Message]:
        """All messages that the present viewer sees, oldest first."""
        return [*map(_message, self.page.locator(MESSAGE).evaluate_all(f"e => e.map({READ})"))]

    def board(self) -> Message:
        """The newest message with pictures that everybody sees."""
        boards = [found for found in self.messages() if found.images and not found.is_private]
        return boards[-1]

    def wait_for_board(self, text: str) -> Message:
        """The newest board, once it says this."""
        boards = self.page.locator(MESSAGE).filter(has=self.page.locator(".gallery-item"))
        expect(boards.last).to_contain_text(text)
        return self.board()

    def wait_for_text(self, text: str | re.Pattern[str]) -> None:
        """Wait until some message that everybody sees says this."""
        private = self.page.locator(".message-ephemeral-note")
        public = self.page.locator(MESSAGE).filter(has_not=private)
        expect(public.filter(has_text=text).last).to_be_visible()

    def wait_for_news(self, before: Message) -> Message:
        """The newest board, once it is another one or says something else than before."""
        self.page.wait_for_function(BOARD_CHANGED, arg=[before.id, before.text, UNSTEADY.pattern])
        return self.board()

    def to_act(self, people: list[str]) -> str:
        """Who is to act, as the newest board says."""
        found = re.search(r"To act: (.+)", self.board().text)
        if found is None:
            raise AssertionError(self.board().text)
        return next(name for name in people if found.group(1).startswith(name))

    def shot(self, name: str) -> Path:
        """Keep a picture of the page as it is now."""
        self._number += 1
        path = self._shots / f"{self._name}-{self._number:02}-{name}.png"
        self.page.locator("#channel-timeline").evaluate("e => e.scrollTo(0, e.scrollHeight)")
        self.page.wait_for_timeout(1000)
        self.page.screenshot(path=path)
        return path

    def pictures_are_drawn(self) -> bool:
        """Whether the images of the newest board have really been loaded and are 1600 wide."""
        board = self.page.locator(f'{MESSAGE}[data-message-id="{self.board().id}"]')
        images = board.locator("img.gallery-image")
        expect(images.first).to_be_visible()
        self.page.wait_for_function(
            "id => [...document.querySelectorAll(`[data-message-id='${id}'] img.gallery-image`)]"
            ".every(image => image.complete && image.naturalWidth === 1600)",
            arg=self.board().id,
        )
        return images.count() == self.board().images

    def _begin(self, command: str) -> None:
        for _ in range(BEGINNINGS):
            composer = self.page.locator(COMPOSER)
            composer.click()
            composer.fill(command)
            entry = self.page.locator(".command-entry").filter(
                has=self.page.get_by_text(command, exact=True)
            )
            entry.first.click()
            # A message that comes in just now draws the composer anew, and what was begun is gone.
            with suppress(AssertionError):
                expect(self.page.locator(".command-chip")).to_have_text(command, timeout=5000)
                return
        raise AssertionError(command)

    def _option(self, name: str) -> Locator:
        field = self.page.locator(f'.command-option-input[data-option="{name}"]')
        if not field.count():
            self.page.locator(".command-ghost").click()
            label = self.page.locator(".command-suggestion-label").get_by_text(name, exact=True)
            label.click()
        expect(field).to_be_visible()
        return field

    def _ask_for_suggestions(self, option: str) -> None:
        field = self._option(option)
        with self.answered():
            field.dispatch_event("input")
        expect(self.page.locator(".command-suggestion").first).to_be_visible()

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Wait until the page has got and shown the answer to what is done meanwhile."""
        with self.page.expect_response(is_answer):
            yield
        expect(self.page.locator("#action-status")).to_have_text(DONE)
        self.page.wait_for_timeout(200)

    def insist(self, act: Callable[[], None]) -> None:
        """Do something, again where the page was busy with what came in and did not take it."""
        status = self.page.locator("#action-status")
        for _ in range(BEGINNINGS):
            try:
                with self.page.expect_response(is_answer, timeout=10_000):
                    act()
            except NothingSent:
                continue
            expect(status).to_have_text(re.compile(f"{DONE.pattern}|{REFUSED}"))
            self.page.wait_for_timeout(200)
            if REFUSED not in status.inner_text():
                return
        raise AssertionError(REFUSED)

    def _send(self, before: set[str]) -> str:
        chip = self.page.locator(".command-chip")
        chip.focus()
        chip.press("Escape")
        for _ in range(BEGINNINGS):
            chip.press("Enter")
            # While the page is busy with something else it does not take the command.
            with suppress(AssertionError):
                expect(chip).to_have_count(0, timeout=20_000)
                break
        expect(chip).to_have_count(0)
        expect(self.page.locator(COMPOSER)).to_be_visible()
        answers = self.page.locator(MESSAGE).filter(
            has=self.page.locator(".message-ephemeral-note")
        )
        known = [f'[data-message-id="{id_}"]' for id_ in before]
        fresh = answers.locator(f":scope:not({', '.join(known)})") if known else answers
        expect(fresh.last).to_be_visible()
        return _message(fresh.last.evaluate(READ)).text


def _message(read: dict[str, Any]) -> Message:
    """A message from what the page tells of it."""
    return Message(
        id=read["id"],
        text=UNSTEADY.sub("", read["text"]),
        is_private=read["isPrivate"],
        images=read["images"],
    )
