"""A PostgreSQL of our own: its files in a folder, its port free, its end with the tests."""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from programs import end, ending_with_us, free_port, program

USER = "bugduel"
TEMPLATE = "bugduel_template"
EMPTY = "template0"
LIMIT = 60  # seconds for it to start or stop, however busy the machine is
PLACES = tuple(str(place) for place in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True))
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


def is_installed() -> bool:
    return tool("initdb") is not None and tool("postgres") is not None and tool("psql") is not None


def tool(name: str) -> Path | None:
    return program(name, *PLACES)


class Cluster:
    """Many databases behind one port. `durable` if the test is about what survives."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.durable = durable
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = count(1)

    # --- its life -----------------------------------------------------------------------------------------------------

    def create(self) -> None:
        self.folder.chmod(0o700)
        if (owner := _unprivileged()) is not None:
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        options = ["-U", USER, "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._tool("initdb", "-D", str(self.folder / "data"), *options)

    def start(self) -> None:
        for _ in range(5):  # somebody else may take the port first
            self.port = self.port or free_port()
            settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", "max_connections=200"]
            settings += ["shared_buffers=32MB", *(() if self.durable else QUICK)]
            command = [str(tool("postgres")), "-D", str(self.folder / "data"), "-p", str(self.port)]
            for setting in settings:
                command += ["-c", setting]
            log = (self.folder / "log").open("ab")
            with log:
                self.process = subprocess.Popen(
                    ending_with_us(command), stdout=log, stderr=log, start_new_session=True, **_as_owner()
                )
            if self._is_up():
                return
            self.port = 0
        raise RuntimeError(f"PostgreSQL does not start:\n{(self.folder / 'log').read_text()}")

    def stop(self) -> None:
        """As an administrator does: who is connected is thrown out, nothing is lost."""
        if self.process is not None:
            end(self.process, signal.SIGINT, LIMIT)

    def crash(self) -> None:
        """Without a word to anybody; it recovers when it starts again."""
        if self.process is not None:
            end(self.process, signal.SIGQUIT, LIMIT)

    def _is_up(self) -> bool:
        until = time.monotonic() + LIMIT
        while time.monotonic() < until:
            assert self.process is not None
            if self.process.poll() is not None:
                return False
            if self._psql("SELECT 1", "postgres").returncode == 0:
                return True
            time.sleep(0.05)
        return False

    # --- databases ----------------------------------------------------------------------------------------------------

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def make_template(self) -> None:
        """A database with all tables, to be copied for each test."""
        self.run(f"CREATE DATABASE {TEMPLATE}")
        migrate = (
            "import asyncio, sys\n"
            "from bugduel.server.store.database import open_database\n"
            "from bugduel.server.store.upgrade import upgrade\n"
            "async def main():\n"
            "    database = open_database(sys.argv[1])\n"
            "    await upgrade(database)\n"
            "    await database.close()\n"
            "asyncio.run(main())\n"
        )
        subprocess.run([sys.executable, "-c", migrate, self.url(TEMPLATE)], check=True, timeout=LIMIT)

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[str]:
        """The URL of a new one, with all tables; empty as a copy of EMPTY."""
        name = f"test_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def run(self, sql: str, database: str = "postgres") -> str:
        done = self._psql(sql, database)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()

    def _psql(self, sql: str, database: str) -> "subprocess.CompletedProcess[str]":
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database]
        command = [str(tool("psql")), "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", *where, "-c", sql]
        return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, stdin=subprocess.DEVNULL)

    def _tool(self, name: str, *args: str) -> None:
        done = subprocess.run(
            [str(tool(name)), *args], capture_output=True, text=True, timeout=LIMIT, cwd=self.folder, **_as_owner()
        )
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stdout}{done.stderr}")


@contextmanager
def new_cluster(durable: bool = False) -> Iterator[Cluster]:
    """One that runs, with a template."""
    # Not in pytest's own folder: root's is closed to the user that PostgreSQL runs as.
    folder = Path(tempfile.mkdtemp(prefix="bugduel-postgres-"))
    cluster = Cluster(folder, durable)
    try:
        cluster.create()
        cluster.start()
        cluster.make_template()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged() -> "pwd.struct_passwd | None":
    """PostgreSQL refuses to run as root, so it runs as nobody then."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def _as_owner() -> dict[str, Any]:
    owner = _unprivileged()
    return {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
