"""A real `bugduel serve`, that tests start, stop and kill."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from programs import end, ending_with_us, free_port

LIMIT = 120  # seconds after which something hangs, however busy the machine is


class Server:
    """At the same address each time it is started."""

    program: Sequence[str] = ("-m", "bugduel")

    def __init__(self, database: str, folder: Path, *options: str) -> None:
        self.database = database
        self.options: Sequence[str] = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Returns when it is ready."""
        # Not on the command line, where everybody on the machine can read it.
        environment = {**os.environ, "BUGDUEL_DATABASE": self.database}
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--log", "json", *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(ending_with_us(command), stdout=log, stderr=log, env=environment)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + LIMIT
        while not self.is_ready():
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended:\n{self.said()}"
            assert time.monotonic() < until, f"the server does not get ready:\n{self.said()}"
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """As systemd does. Returns the exit code."""
        assert self.process is not None
        end(self.process, signal.SIGTERM, LIMIT)
        return self.process.returncode

    def kill(self) -> None:
        """Without a chance to say or store anything."""
        if self.process is not None:
            end(self.process, signal.SIGKILL, LIMIT)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8")

    def logged(self, message: str) -> list[dict[str, Any]]:
        """The log lines with that message."""
        lines = [json.loads(line) for line in self.said().splitlines() if line.startswith("{")]
        return [line for line in lines if line["message"] == message]


class SampleServer(Server):
    """With routes that only tests need."""

    program = (str(Path(__file__).with_name("sample_server.py")),)
