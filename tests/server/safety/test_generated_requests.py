"""Requests made up from the description of the routes: none breaks the server, and every answer is as described.

BUGDUEL_REQUESTS=100 makes that many for each route.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from players import Visitor
from serving import Server

pytestmark = pytest.mark.anyio

EACH = os.environ.get("BUGDUEL_REQUESTS", "3")
CHECKS = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"
ENDLESS = "stream"
ENDS_THE_VISIT = r"^/api/(me|logout|login|recover|account.*|me/password|me/sessions)$"


@pytest.fixture
def server(tmp_path: Path, new_server: Callable[..., Server]) -> Server:
    found = new_server(f"sqlite:///{tmp_path / 'server.sqlite'}", "--limits", "100000")
    found.start()
    return found


def run(server: Server, folder: Path, game: str, *options: str) -> None:
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.game_id" = "{game}"\n')
    command = [sys.executable, "-m", "schemathesis.cli", "--no-color", "--config-file", str(config), "run"]
    command += [f"{server.url}/api/openapi.json", "-n", EACH, "--checks", CHECKS, "--request-timeout", "20"]
    command += ["--exclude-path-regex", ENDLESS, "--generation-database", "none", *options]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"level": "error"' not in server.log.read_text()


async def test_as_a_guest(server: Server, visitor_at: Callable[..., Visitor], tmp_path: Path):
    anna, ben = visitor_at(server.url), visitor_at(server.url)
    game = await anna.opens("mindbug")
    await ben.joins(game)
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    said = ("-H", f"Cookie: {cookies}", "-H", f"Origin: {server.url}")
    run(server, tmp_path, game, *said, "--exclude-path-regex", f"{ENDLESS}|{ENDS_THE_VISIT}")
    assert (await anna.asks("/api/me"))["id"], "and Anna is still there"


async def test_as_a_program_with_a_token(server: Server, visitor_at: Callable[..., Visitor], tmp_path: Path):
    anna, ben = visitor_at(server.url), visitor_at(server.url)
    game = await anna.opens("mindbug")
    await ben.joins(game)
    made = await anna.http.post("/api/me/tokens", json={"label": "all", "scopes": ["read", "play", "challenge"]})
    assert made.status_code == 201, made.text
    run(server, tmp_path, game, "-H", f"Authorization: Bearer {made.json()['text']}", "--exclude-path", "/api/me")


async def test_as_nobody(server: Server, tmp_path: Path):
    run(server, tmp_path, "no-such-game")
