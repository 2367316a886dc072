"""`bugduel serve`: it starts, says where it is, and ends when it is asked to."""

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from bugduel.server.running import limits
from screens import rejected
from serving import LIMIT, Server
from ttys import at_a_terminal, command, env_with, is_group_gone

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and open files of POSIX")

Make = Callable[..., Server]


def is_running(pid: int) -> bool:
    if not Path("/proc").exists():  # on macOS
        return subprocess.run(["ps", "-p", str(pid)], capture_output=True).returncode == 0
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def workers_of(server: Server) -> list[int]:
    """The processes that serve, by the log."""
    pids = [line["pid"] for line in server.logged("a worker starts")]
    return [pid for pid in pids if is_running(pid)]


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


# --- starting and stopping --------------------------------------------------------------------------------------------


def test_a_server_is_stopped_and_started_again_and_remembers_that_it_was_away(server: Server):
    assert httpx.get(f"{server.url}/health").json() == {"status": "ok"}
    assert server.stop() == 0
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{server.url}/health")
    server.start()
    server.kill()
    time.sleep(4.5)
    server.start()
    assert '"no server ran"' in server.said()
    assert "Traceback" not in server.said()


def test_with_no_option_at_all_it_makes_its_database_and_says_where_to_go(tmp_path: Path):
    home = {"XDG_DATA_HOME": str(tmp_path)}
    with socket.socket() as taken:  # its own port may be in use on this machine
        free = taken.connect_ex(("127.0.0.1", 7070)) != 0
    port = [] if free else ["--port", "0"]
    run = subprocess.Popen(command("serve", *port), stdout=subprocess.PIPE, env=env_with(**home), text=True)
    try:
        assert run.stdout is not None
        first = run.stdout.readline()
        found = re.match(r"Bugduel runs at (http://127\.0\.0\.1:\d+) - open it in a browser\. Ctrl-C stops it\.", first)
        assert found, first
        assert run.stdout.readline() == f"Games are stored in {tmp_path}/bugduel/server.sqlite.\n"
        assert re.match(r"Up to [\d,]+ players can be connected", run.stdout.readline())
        assert httpx.get(f"{found[1]}/ready", timeout=LIMIT).status_code == 200
        run.send_signal(signal.SIGINT)
        assert run.wait(LIMIT) == 0
    finally:
        run.kill()
        run.wait()
    assert (tmp_path / "bugduel" / "server.sqlite").exists()


# --- what keeps it from starting --------------------------------------------------------------------------------------


def test_a_taken_port_is_a_sentence(sqlite_url: str):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = rejected("serve", "--database", sqlite_url, "--port", port)
    assert said == (f"bugduel: --port: {port} is taken by another program; name another, or 0 for any that is free\n")


def test_a_second_server_cannot_have_the_same_file(sqlite_url: str, new_server: Make):
    new_server(sqlite_url).start()
    assert "another server uses" in rejected("serve", "--database", sqlite_url, "--port", "0")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--workers", "2"], "--workers: 2 processes need PostgreSQL"),
        (["--host", "nowhere.invalid"], "--host: there is no address 'nowhere.invalid'"),
        (["--host", "203.0.113.7"], "--host: 203.0.113.7 is not an address of this machine"),
        (["--origin", "play.example.org"], "--origin: must be like https://play.example.org"),
        (["--origin", "https://play.example.org/games"], "--origin: must be like https://play.example.org"),
        (["--log", "loud"], '--log: there is no style "loud"'),
        (["--database", "mysql://a@b/c"], "--database: mysql is not supported"),
        (["--database", "://secret"], "--database: must be a file"),
        (["--database", "sqlite:////proc/none/x"], "--database: cannot write /proc/none/x"),
        (["--database", "postgresql://a:secret@127.0.0.1:1/x"], "--database: cannot connect"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_work_is_refused_in_one_sentence(options: list[str], said: str, sqlite_url: str):
    heard = rejected("serve", "--port", "0", "--database", sqlite_url, *options)
    assert heard.startswith(f"bugduel: {said}")
    assert "secret" not in heard


def test_a_database_that_postgresql_does_not_have_is_a_sentence(postgres_url: str):
    heard = rejected("serve", "--port", "0", "--database", f"{postgres_url}_not")
    assert "--database: cannot connect: database" in heard
    assert "does not exist" in heard


def test_few_open_files_are_raised_as_far_as_they_may_be(sqlite_url: str):
    few = ["sh", "-c", 'ulimit -Sn 256 && ulimit -Hn 1024 && exec "$@"', "sh"]
    run = subprocess.Popen(
        [*few, *command("serve", "--port", "0", "--database", sqlite_url)], stdout=subprocess.PIPE, env=env_with(),
        text=True,
    )  # fmt: skip
    try:
        assert run.stdout is not None
        said = [run.stdout.readline() for _ in range(3)]
    finally:
        run.kill()
        run.wait()
    assert said[2] == f"{limits.told(1024, 1)}\n"
    assert "Up to 824 players can be connected" in said[2]
    assert "`ulimit -n 65536`" in said[2]


def test_a_limit_that_is_high_enough_needs_no_advice():
    assert limits.told(65_536, 2) == "Up to 130,672 players can be connected (65,536 open files a process)."
    assert limits.told(0, 1) == "", "nothing limits them on Windows"


# --- several workers --------------------------------------------------------------------------------------------------


def test_a_worker_that_dies_is_replaced(postgres_url: str, new_server: Make):
    server = new_server(postgres_url, "--workers", "2")
    server.start()
    until(lambda: len(workers_of(server)) == 2)
    victim = workers_of(server)[0]
    os.kill(victim, signal.SIGKILL)
    until(lambda: len(workers_of(server)) == 2 and victim not in workers_of(server))
    server.wait_until_ready()
    before = workers_of(server)
    started = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - started < 15
    assert not any(is_running(pid) for pid in before)


def test_workers_end_when_their_parent_is_killed(postgres_url: str, new_server: Make):
    server = new_server(postgres_url, "--workers", "2")
    server.start()
    until(lambda: len(workers_of(server)) == 2)
    before = workers_of(server)
    server.kill()
    until(lambda: not any(is_running(pid) for pid in before))


def test_ctrl_c_at_a_terminal_stops_all_workers(postgres_url: str, tmp_path: Path):
    serve = ("serve", "--port", "0", "--workers", "2", "--database", postgres_url)
    with at_a_terminal(*serve, data=tmp_path) as terminal:
        terminal.wait_for("a worker starts", times=2)
        (address,) = re.findall(r"Bugduel runs at (\S+)", terminal.text)
        until(lambda: httpx.get(f"{address}/ready", timeout=LIMIT).status_code == 200)
        terminal.type("\x03")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.text
        assert is_group_gone(terminal.process.pid)
