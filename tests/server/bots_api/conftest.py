"""A server that really runs, and programs with accounts and tokens that play on it."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import choice
from typing import Any

import httpx
import pytest

from bugduel.server.http.bots.events import LOOK_EVERY
from programs import end, ending_with_us
from serving import LIMIT, Server

PASSWORD = "correct horse battery"


class Program:
    """An account with a token, used as a bot writer would: plain HTTP."""

    def __init__(self, url: str, name: str, token: str) -> None:
        self.url = url
        self.name = name
        self.token = token
        self.http = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=LIMIT)

    def get(self, path: str) -> Any:
        return _read(self.http.get(path))

    def post(self, path: str, data: Any = None) -> Any:
        return _read(self.http.post(path, json=data))

    def refused(self, method: str, path: str, data: Any = None) -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = self.http.request(method, path, json=data)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]

    def lines(self, path: str) -> Iterator[Any]:
        """What a stream says, without its empty lines."""
        with self.http.stream("GET", path) as stream:
            assert stream.status_code == 200, stream.read()
            until = time.monotonic() + 4 * LIMIT  # a whole game, on a busy machine
            for line in stream.iter_lines():
                assert time.monotonic() < until, f"{path} goes on for too long"
                if line:
                    yield json.loads(line)

    def events(self) -> Iterator[Any]:
        """Events that are waited for when they must have happened: told at once, and not only found at a later look."""
        events = self.lines("/api/stream/event")
        while True:
            began = time.monotonic()
            event = next(events, None)
            assert time.monotonic() - began < LOOK_EVERY / 2, f"late: {event}"
            if event is None:
                return
            yield event

    def game(self, game_id: str) -> Iterator[Any]:
        return self.lines(f"/api/bot/game/stream/{game_id}")

    def challenges(self, other: "Program", game: str = "mindbug", **more: Any) -> str:
        made: str = self.post(f"/api/challenge/{other.name}", {"game": game, **more})["id"]
        return made

    def plays(self, game_id: str, most: int = 10_000) -> Any:
        """Choose anything whenever asked, at most so often; passes are left to the server. Returns the last message."""
        moves = 0
        message: Any = None
        for message in self.game(game_id):
            question = message.get("question") or {}
            asked = question.get("moves")
            if asked and not question.get("automatic"):
                if moves == most:
                    return message
                moves += 1
                self.post(f"/api/bot/game/{game_id}/move/{message['ply']}/{choice(asked)['action']}")
        return message


def _read(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class Accounts:
    """New accounts on a server, each with a token."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.made: list[Program] = []

    def __call__(self, *scopes: str) -> Program:
        name = f"player-{os.urandom(6).hex()}"
        with httpx.Client(base_url=self.url, headers={"Origin": self.url}, timeout=LIMIT) as browser:
            _read(browser.post("/api/account", json={"name": name, "password": PASSWORD}))
            wish = {"label": "a bot", "scopes": list(scopes or ("play", "challenge"))}
            token = _read(browser.post("/api/me/tokens", json=wish))["text"]
        self.made.append(Program(self.url, name, token))
        return self.made[-1]

    def close(self) -> None:
        for program in self.made:
            program.http.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody stops."""
    folder = tmp_path_factory.mktemp("house")
    found = Server(f"sqlite:///{folder / 'house.sqlite'}", folder, "--limits", "1000")
    found.start()
    yield found
    found.stop()


@pytest.fixture
def account(house: Server) -> Iterator[Accounts]:
    """`anna = account()` has a token for everything; `account("read")` one for that alone."""
    made = Accounts(house.url)
    yield made
    made.close()


@pytest.fixture
def accounts_at() -> Iterator[Callable[[str], Accounts]]:
    """Accounts on a server of the test's own."""
    made: list[Accounts] = []

    def at(url: str) -> Accounts:
        made.append(Accounts(url))
        return made[-1]

    yield at
    for accounts in made:
        accounts.close()


@pytest.fixture
def two(account: Accounts) -> tuple[Program, Program, str]:
    """Two programs and a game that they have just begun: the one who is asked first, the other, its id."""
    anna, ben = account(), account()
    game = anna.challenges(ben, seat=0)
    ben.post(f"/api/challenge/{game}/accept")
    message = next(anna.game(game))
    return (anna, ben, game) if message["question"]["seat"] == 0 else (ben, anna, game)


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., "subprocess.Popen[bytes]"]]:
    """Starts a command that runs until the test ends: `run(program, "-m", "bugduel", ...)` with the program's token."""
    started: list[subprocess.Popen[bytes]] = []

    def start(program: Program, *arguments: str) -> "subprocess.Popen[bytes]":
        log = (tmp_path / f"command-{len(started)}.log").open("wb")
        command = ending_with_us([sys.executable, *arguments])
        environment = {**os.environ, "BUGDUEL_TOKEN": program.token, "SECONDS": "0.02"}
        started.append(subprocess.Popen(command, stdout=log, stderr=log, env=environment))
        log.close()
        return started[-1]

    yield start
    for process in started:
        end(process, 9, LIMIT)
