"""What a server tells those who run it, and what it does not."""

import json
import logging
from collections.abc import Callable

import httpx
import pytest
from websockets.sync.client import connect

from bugduel.server.running.logs import JsonLines, ReadableLines
from bugduel.server.running.metrics import Metrics
from serving import LIMIT, SampleServer, Server

Make = Callable[..., Server]


@pytest.fixture
def sample(sqlite_url: str, new_server: Make) -> Server:
    server = new_server(sqlite_url, kind=SampleServer)
    server.start()
    return server


def record(message: str, *args: object, **fields: object) -> logging.LogRecord:
    made = logging.LogRecord("bugduel.x", logging.WARNING, __file__, 1, message, args, None)
    made.created = 1_800_000_000.5
    made.__dict__.update(fields)
    return made


# --- logs -------------------------------------------------------------------------------------------------------------


def test_a_line_is_json_with_all_fields():
    line = JsonLines(worker=1).format(record("%d games", 3, game="abc", ms=1.5))
    assert json.loads(line) == {
        "time": "2027-01-15T08:00:00.500+00:00",
        "level": "warning",
        "logger": "bugduel.x",
        "message": "3 games",
        "worker": 1,
        "game": "abc",
        "ms": 1.5,
    }


def test_at_a_terminal_a_line_is_readable():
    line = ReadableLines().format(record("3 games", game="abc"))
    assert line.endswith(" warning 3 games  game=abc")


def test_nobody_can_forge_a_line():
    evil = "a\n12:00:00 error forged\x1b[31m"
    assert "\n" not in ReadableLines().format(record("%s", evil))
    assert "\x1b" not in ReadableLines().format(record("%s", evil))
    assert "\n" not in JsonLines().format(record("%s", evil))


def test_a_request_is_logged_by_its_route_and_nothing_else(sample: Server):
    headers = {"Authorization": "Bearer secret-token", "Cookie": "session=secret-cookie"}
    httpx.get(f"{sample.url}/sample/client/secret-name?token=secret-query", headers=headers)
    httpx.post(f"{sample.url}/api/secret-path", content="secret-body")
    httpx.get(f"{sample.url}/secret-file")
    with connect(f"{sample.socket_url}/sample/socket?token=secret-query") as socket:
        socket.send("secret-message")
        socket.recv(LIMIT)
    assert sample.stop() == 0
    assert "secret" not in sample.said()
    found = [(line["method"], line["route"], line["status"]) for line in sample.logged("request")]
    assert found == [("GET", "/sample/client/{name}", 200), ("POST", "(none)", 404), ("GET", "/{path}", 404)]
    assert [line["route"] for line in sample.logged("socket closed")] == ["/sample/socket"]


def test_a_bug_of_ours_is_logged_once_with_its_place(sample: Server):
    assert httpx.get(f"{sample.url}/sample/failure").status_code == 500
    assert sample.stop() == 0
    (line,) = sample.logged("a request failed")
    assert line["route"] == "/sample/failure"
    assert "RuntimeError: a bug of ours" in line["exception"]
    assert sample.said().count("Traceback") == 1


# --- metrics ----------------------------------------------------------------------------------------------------------


def test_what_is_counted_is_shown():
    metrics = Metrics(worker=3)
    metrics.moves.inc()
    metrics.refused("stale")
    metrics.committed(7, 0.02)
    metrics.games.set(2)
    metrics.thinking_seconds.observe(1.2)
    metrics.sweep_seconds.observe(0.1)
    shown = metrics.text().decode()
    for line in (
        'bugduel_moves_accepted_total{worker="3"} 1.0',
        'bugduel_moves_refused_total{reason="stale",worker="3"} 1.0',
        'bugduel_commit_batch_size_sum{worker="3"} 7.0',
        'bugduel_commit_seconds_count{worker="3"} 1.0',
        'bugduel_games_in_memory{worker="3"} 2.0',
        'bugduel_bot_thinking_seconds_count{worker="3"} 1.0',
        'bugduel_sweep_seconds_count{worker="3"} 1.0',
    ):
        assert line in shown.splitlines()


def test_open_sockets_and_requests_are_counted(sample: Server):
    httpx.get(f"{sample.url}/api/nowhere")
    with connect(f"{sample.socket_url}/sample/socket") as socket:
        socket.send("hello")
        socket.recv(LIMIT)
        shown = httpx.get(f"{sample.url}/metrics").text.splitlines()
    assert 'bugduel_sockets{worker="0"} 1.0' in shown
    assert 'bugduel_http_requests_total{method="GET",route="(none)",status="404",worker="0"} 1.0' in shown


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_metrics_are_not_for_those_behind_a_proxy(header: str, sample: Server):
    assert httpx.get(f"{sample.url}/metrics", headers={header: "127.0.0.1"}).status_code == 403


def test_metrics_can_be_opened(sqlite_url: str, new_server: Make):
    server = new_server(sqlite_url, "--metrics-open")
    server.start()
    assert httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "198.51.100.1"}).status_code == 200
