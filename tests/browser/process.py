"""The local bot as a person starts it: a process of its own that prints its address."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).parent.parent.parent
START_SECONDS = 30.0


class LocalBot:
    """`python -m bot local` on one database; may be killed and started again."""

    def __init__(self, database: Path, folder: Path) -> None:
        self._environment = {
            **os.environ,
            "DATABASE": str(database),
            "PORT": "0",
            "AI_PAUSE": "0.5",
            "DISCORD_TOKEN": "",
            "PYTHONUNBUFFERED": "1",
        }
        self.database = database
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._said: list[str] = []
        self.seconds = 0.0
        """How long the last start took until the address was printed."""

    def start(self) -> str:
        """Start it and return the page's address."""
        began = time.monotonic()
        self._said = []
        with (self._folder / "bot.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot", "local"],
                cwd=ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        Thread(target=self._listen, args=(self._process,), daemon=True).start()
        while time.monotonic() - began < START_SECONDS:
            for line in self._said:
                if found := re.search(r"http://\S+", line):
                    self.seconds = time.monotonic() - began
                    return found.group()
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"no address: {self._said} {self.log()}")

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> int:
        """Ask it to end and return its exit code."""
        if self._process is None:
            raise AssertionError("it was never started")
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=15)

    def log(self) -> str:
        """What it wrote to its standard error stream, over all starts."""
        return (self._folder / "bot.log").read_text()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        if process.stdout is not None:
            with process.stdout as lines:
                for line in lines:
                    self._said.append(line)
