"""A server that really runs, in a process of its own, and programs with accounts that play on it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

# Prints its address when it listens: port 0 is any that is free.
SERVER = """
import socket, sys
import uvicorn
from bugduel.server.app import create_app
from bugduel.server.settings import from_json

listener = socket.socket()
listener.bind(("127.0.0.1", 0))
app = create_app(from_json(sys.argv[1]))
server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=2))
start = server.startup
async def startup(sockets=None):
    await start(sockets)
    print(listener.getsockname()[1], flush=True)
server.startup = startup
server.run(sockets=[listener])
"""
PASSWORD = "correct horse battery"
PATIENCE = 60.0  # seconds for anything that should happen


class Program:
    """An account with a token, and how a bot writer would use it: plain HTTP."""

    def __init__(self, url: str, name: str, token: str) -> None:
        self.url = url
        self.name = name
        self.token = token
        self.http = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)

    def get(self, path: str) -> Any:
        return _read(self.http.get(path))

    def post(self, path: str, data: Any = None) -> Any:
        return _read(self.http.post(path, json=data))

    def lines(self, path: str) -> Iterator[Any]:
        """What a stream says, without its empty lines."""
        with self.http.stream("GET", path) as stream:
            assert stream.status_code == 200, stream.read()
            for line in stream.iter_lines():
                if line:
                    yield json.loads(line)

    def events(self) -> Iterator[Any]:
        return self.lines("/api/stream/event")

    def game(self, game_id: str) -> Iterator[Any]:
        return self.lines(f"/api/bot/game/stream/{game_id}")

    def play(self, game_id: str, most: int = 10_000) -> Any:
        """Take the first choice whenever asked, at most so often. Returns the last message."""
        moves = 0
        message: Any = None
        for message in self.game(game_id):
            question = message.get("question") or {}
            if question.get("moves"):
                if moves == most:
                    return message
                moves += 1
                first = question["moves"][0]["action"]
                self.post(f"/api/bot/game/{game_id}/move/{message['ply']}/{first}")
        return message


def _read(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class Server:
    """A server process, its address, and the accounts on it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        given = {"database": str(folder / "server.sqlite"), "limits_times": 20, "password_rounds": 1}
        self.settings = json.dumps(given | {"password_memory": 8} | settings)
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, self.settings], stdout=subprocess.PIPE, text=True, env=os.environ
        )
        assert self.process.stdout is not None
        self.url = f"http://127.0.0.1:{self.process.stdout.readline().strip()}"

    def program(self, name: str, *scopes: str) -> Program:
        """Somebody registers and makes a token, as in a browser."""
        with httpx.Client(base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE) as browser:
            _read(browser.post("/api/account", json={"name": name, "password": PASSWORD}))
            wish = {"label": "bot", "scopes": list(scopes or ("play", "challenge"))}
            return Program(self.url, name, _read(browser.post("/api/me/tokens", json=wish))["text"])

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def start(**settings: Any) -> Server:
        folder = tmp_path / f"server-{len(made)}"
        folder.mkdir()
        made.append(Server(folder, **settings))
        return made[-1]

    yield start
    for server in made:
        server.process.kill()
        server.process.wait()


@pytest.fixture
def server(new_server: Callable[..., Server]) -> Server:
    return new_server()
