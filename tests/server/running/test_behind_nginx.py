"""The nginx configuration that we recommend, in front of a real server."""

from collections.abc import Callable

import httpx
import pytest
from websockets.sync.client import connect

from serving import LIMIT, SampleServer, Server

Make = Callable[..., Server]
Proxy = Callable[[Server], str]


@pytest.fixture
def sample(sqlite_url: str, new_server: Make) -> Server:
    server = new_server(sqlite_url, "--behind-proxy", kind=SampleServer)
    server.start()
    return server


def test_sockets_pass(sample: Server, new_proxy: Proxy):
    url = new_proxy(sample).replace("http", "ws", 1)
    with connect(f"{url}/sample/socket") as socket:
        socket.send("hello")
        assert socket.recv(LIMIT) == "hello"


def test_a_line_of_a_stream_arrives_before_the_next_one_is_written(sample: Server, new_proxy: Proxy):
    with httpx.stream("GET", f"{new_proxy(sample)}/sample/stream", timeout=LIMIT) as answer:
        lines = answer.iter_lines()
        assert next(lines) == '{"line": 1}'
        sample.stop()
        assert list(lines) == ['{"line": 2}']


def test_the_server_believes_the_proxy_and_not_the_client(sample: Server, new_proxy: Proxy):
    liar = {"X-Forwarded-For": "198.51.100.1", "X-Forwarded-Proto": "https"}
    seen = httpx.get(f"{new_proxy(sample)}/sample/client/ann", headers=liar).json()
    assert seen == {"name": "ann", "host": "127.0.0.1", "scheme": "http"}


def test_metrics_stay_on_the_machine(sample: Server, new_proxy: Proxy):
    assert httpx.get(f"{new_proxy(sample)}/metrics").status_code == 404
    assert httpx.get(f"{sample.url}/metrics").status_code == 200


def test_a_server_that_was_restarted_is_found_again(sample: Server, new_proxy: Proxy):
    url = new_proxy(sample)
    assert httpx.get(f"{url}/ready").status_code == 200
    sample.kill()
    assert httpx.get(f"{url}/ready").status_code == 502
    sample.start()
    assert httpx.get(f"{url}/ready").status_code == 200
