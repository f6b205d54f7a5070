"""What the browser's tests need: Chromium, a page in it, and the local bot in its own process."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.hall import Hall
from tests.browser.process import LocalBot

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not program:
        pytest.skip("Chromium is missing: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, headless=True, args=[*FLAGS])
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 1400})
    opened = context.new_page()
    opened.set_default_timeout(60_000)
    yield opened
    context.close()


@pytest.fixture
def local_bot(tmp_path: Path) -> Iterator[LocalBot]:
    bot_process = LocalBot(tmp_path / "tables.sqlite", tmp_path)
    yield bot_process
    bot_process.kill()


@pytest.fixture
def hall(page: Page, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Hall]:
    shots = Path(os.environ.get("SCREENSHOTS") or tmp_path / "screenshots")
    shots.mkdir(parents=True, exist_ok=True)
    visitor = Hall(page, shots, request.node.name.removeprefix("test_").replace("/", ""))
    yield visitor
    visitor.shot("last")
