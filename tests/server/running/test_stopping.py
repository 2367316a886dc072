"""A server that stops tells everybody, and does not wait for ever for those who do not listen."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serving import LIMIT, SampleServer, Server

Make = Callable[..., Server]


@pytest.fixture
def sample(sqlite_url: str, new_server: Make) -> Server:
    server = new_server(sqlite_url, kind=SampleServer)
    server.start()
    return server


@contextmanager
def reading(url: str) -> Iterator[Iterator[str]]:
    """The lines of an answer, as they come."""
    with httpx.stream("GET", url, timeout=LIMIT) as answer:
        yield answer.iter_lines()


def test_sockets_are_closed_with_1012_so_that_clients_come_back(sample: Server):
    with connect(f"{sample.socket_url}/sample/socket") as socket:
        socket.send("hello")
        assert socket.recv(LIMIT) == "hello"
        assert sample.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(LIMIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    sample.start()
    with connect(f"{sample.socket_url}/sample/socket") as socket:
        socket.send("back")
        assert socket.recv(LIMIT) == "back"


def test_streams_come_to_their_end(sample: Server):
    with reading(f"{sample.url}/sample/stream") as lines:
        assert next(lines) == '{"line": 1}'
        started = time.monotonic()
        assert sample.stop() == 0
        assert time.monotonic() - started < 5, "nobody had to be cut off"
        assert list(lines) == ['{"line": 2}']


def test_who_does_not_end_is_cut_off(sample: Server):
    with reading(f"{sample.url}/sample/stubborn") as lines:
        assert next(lines) == "{}"
        started = time.monotonic()
        assert sample.stop() == 0
        assert time.monotonic() - started < 12


def test_workers_stop_in_the_same_way(postgres_url: str, new_server: Make):
    server = new_server(postgres_url, "--workers", "2", kind=SampleServer)
    server.start()
    with connect(f"{server.socket_url}/sample/socket") as socket:
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(LIMIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
