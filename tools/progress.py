"""Shows progress, that of the commands of the setup above all: a changing line, or a new line every few seconds."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import TextIO

SILENCE = 4.0  # seconds without output, if it is not a terminal
LAST_LINES = 20  # shown of a failed command


class Failed(Exception):
    """A command failed; its last output was shown."""


class Task:
    """A running command. `read` turns a line of output into a status, or None if there is nothing new."""

    def __init__(self, title: str, command: Sequence[str], read: Callable[[str], str | None]) -> None:
        self.title = self.status = title
        self.lines: list[str] = []
        self.warnings: list[str] = []
        self._read = read
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        self._reader = Thread(target=self._listen, daemon=True)
        self._reader.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line.rstrip())
            if line.startswith("bugduel: warning: "):
                self.warnings.append(line.rstrip())
            self.status = self._read(line.strip()) or self.status

    def code(self) -> int | None:
        """The exit code, once the command has ended and its output is read."""
        if self._process.poll() is not None:
            self._reader.join()
        return self._process.poll()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class StatusLine:
    """What goes on at this moment. On a terminal the next status takes its place; elsewhere some of them are lines."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._terminal = out.isatty()
        self._shown_at = -SILENCE

    def show(self, status: str) -> None:
        now = time.monotonic()
        if self._terminal:
            print(f"\r\x1b[K{status[: shutil.get_terminal_size().columns - 1]}", end="", flush=True, file=self._out)
        elif now - self._shown_at >= SILENCE:
            self._shown_at = now
            print(status, flush=True, file=self._out)

    def clear(self) -> None:
        """Take the status away, so that something else can be shown; the next one is shown at once."""
        self._shown_at = -SILENCE
        if self._terminal:
            print("\r\x1b[K", end="", flush=True, file=self._out)


class Progress:
    """The numbered steps of the setup. All output goes to `log`."""

    def __init__(self, steps: int, log: Path) -> None:
        self.steps = steps
        self.step = 0
        self.log = log
        self._line = StatusLine(sys.stdout)
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("", encoding="utf-8")

    def run(self, *tasks: Task) -> None:
        """One step: wait for parallel tasks. The first failure ends the others."""
        self.step += 1
        start = time.monotonic()
        running = list(tasks)
        try:
            while running:
                self._show("; ".join(task.status for task in running), time.monotonic() - start)
                time.sleep(0.1)
                for task in [task for task in running if task.code() is not None]:
                    running.remove(task)
                    self._ended(task)
        finally:
            for task in running:
                task.stop()
        self._line.clear()
        took = time.monotonic() - start
        print(f"bugduel: [{self.step}/{self.steps}] {tasks[0].title}: done in {took:.0f} s", flush=True)

    def _show(self, status: str, seconds: float) -> None:
        self._line.show(f"bugduel: [{self.step}/{self.steps}] {seconds:.0f} s: {status}")

    def _ended(self, task: Task) -> None:
        with self.log.open("a", encoding="utf-8") as log:
            log.write("\n".join(task.lines) + "\n")
        failed = task.code() != 0
        if failed or task.warnings:
            self._line.clear()
            shown = task.lines[-LAST_LINES:] if failed else task.warnings
            print("\n".join(shown), file=sys.stderr, flush=True)
        if failed:
            print(f"bugduel: failed while {task.title}; its full output is in {self.log}", file=sys.stderr)
            raise Failed


def of_pip(doing: str) -> Callable[[str], str | None]:
    """The status of pip, from its output."""

    def read(line: str) -> str | None:
        if line.startswith("Collecting "):
            return f"{doing}: {line.split()[1]}"
        if line.startswith("Installing collected packages: "):
            return f"{doing}: {line.count(',') + 1} packages"
        return doing if line.startswith("Successfully installed") else None

    return read


def of_build(line: str) -> str | None:
    """The status of `setup.py`, from its output."""
    if line.startswith("bugduel: ") and not line.startswith("bugduel: warning: "):
        return line.removeprefix("bugduel: ")
    return None
