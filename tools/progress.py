"""Runs the commands of a set-up and shows what is going on: one line that changes, or a new line every few seconds."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

SILENCE = 4.0  # seconds that nothing may be heard for where the output is no terminal
LAST_LINES = 20  # of a failed command that are shown


class Failed(Exception):
    """A command failed; its last output has been shown."""


class Task:
    """One command on its way. `read` makes a status of a line of output, or None where it says nothing new."""

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
        """The exit code, once the command has ended and all it wrote is read."""
        if self._process.poll() is not None:
            self._reader.join()
        return self._process.poll()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Progress:
    """The steps of a set-up, numbered. Everything that the commands write is kept in `log`."""

    def __init__(self, steps: int, log: Path) -> None:
        self.steps = steps
        self.step = 0
        self.log = log
        self._terminal = sys.stdout.isatty()
        self._shown_at = 0.0
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("")

    def run(self, *tasks: Task) -> None:
        """One step: wait for tasks that run side by side. The first that fails ends the others."""
        self.step += 1
        start = time.monotonic()
        self._shown_at = 0.0
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
        self._clear()
        took = time.monotonic() - start
        print(f"bugduel: [{self.step}/{self.steps}] {tasks[0].title}: done in {took:.0f} s", flush=True)

    def _show(self, status: str, seconds: float) -> None:
        now = time.monotonic()
        line = f"bugduel: [{self.step}/{self.steps}] {seconds:.0f} s: {status}"
        if self._terminal:
            print(f"\r\x1b[K{line[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)
        elif now - self._shown_at >= SILENCE:
            self._shown_at = now
            print(line, flush=True)

    def _clear(self) -> None:
        if self._terminal:
            print("\r\x1b[K", end="")

    def _ended(self, task: Task) -> None:
        with self.log.open("a") as log:
            log.write("\n".join(task.lines) + "\n")
        failed = task.code() != 0
        if failed or task.warnings:
            self._clear()
            shown = task.lines[-LAST_LINES:] if failed else task.warnings
            print("\n".join(shown), file=sys.stderr, flush=True)
        if failed:
            print(f"bugduel: failed while {task.title}; everything it said is in {self.log}", file=sys.stderr)
            raise Failed


def of_pip(doing: str) -> Callable[[str], str | None]:
    """What pip is at, from its output."""

    def read(line: str) -> str | None:
        if line.startswith("Collecting "):
            return f"{doing}: {line.split()[1]}"
        if line.startswith("Installing collected packages: "):
            return f"{doing}: {line.count(',') + 1} packages"
        return doing if line.startswith("Successfully installed") else None

    return read


def of_build(line: str) -> str | None:
    """What `setup.py` says that it is doing."""
    if line.startswith("bugduel: ") and not line.startswith("bugduel: warning: "):
        return line.removeprefix("bugduel: ")
    return None
