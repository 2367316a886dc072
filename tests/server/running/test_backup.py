"""Backups, made and restored by the commands that the docs tell."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import insert, select

from bugduel.server.store.database import open_database
from bugduel.server.store.tables import PEOPLE
from bugduel.server.time import now
from clusters import LIMIT, PLACES, Cluster
from serving import Server

DOCS = Path(__file__).parents[3] / "docs" / "server.md"
Make = Callable[..., Server]


def told(start: str) -> str:
    """The one command of the docs that starts so."""
    lines = [line.strip() for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith(f"    {start}")]
    assert len(lines) == 1, lines
    return lines[0]


def in_shell(command: str, folder: Path, **more: str) -> None:
    environment = {**os.environ, "PATH": os.pathsep.join([os.environ["PATH"], *PLACES]), **more}
    subprocess.run(["sh", "-c", command], cwd=folder, env=environment, check=True, timeout=LIMIT)


def meet(url: str, name: str) -> None:
    """Somebody registers."""

    async def story() -> None:
        database = open_database(url)
        async with database.writing() as connection:
            await connection.execute(insert(PEOPLE).values(id=name, name=name, created=now(), seen=now()))
        await database.close()

    asyncio.run(story())


def people(url: str) -> list[str]:
    async def story() -> list[str]:
        database = open_database(url)
        async with database.reading() as connection:
            found = list((await connection.execute(select(PEOPLE.c.name).order_by(PEOPLE.c.name))).scalars())
        await database.close()
        return found

    return asyncio.run(story())


def test_a_sqlite_server_is_backed_up_while_it_runs_and_restored(tmp_path: Path, new_server: Make):
    url = f"sqlite:///{tmp_path / 'server.sqlite'}"
    server = new_server(url)
    server.start()
    meet(url, "Ann")
    in_shell(told("python3 -c"), tmp_path)
    meet(url, "Bob")
    server.kill()
    for part in ("", "-wal", "-shm"):
        (tmp_path / f"server.sqlite{part}").unlink(missing_ok=True)
    shutil.move(tmp_path / "backup.sqlite", tmp_path / "server.sqlite")
    server.start()
    assert people(url) == ["Ann"]


def test_a_postgresql_server_is_backed_up_while_it_runs_and_restored(
    tmp_path: Path, cluster: Cluster, postgres_url: str, new_server: Make
):
    server = new_server(postgres_url)
    server.start()
    meet(postgres_url, "Ann")
    in_shell(told("pg_dump"), tmp_path, BUGDUEL_DATABASE=postgres_url)
    meet(postgres_url, "Bob")
    server.kill()
    name = postgres_url.rpartition("/")[2]
    cluster.run(f"DROP DATABASE {name} WITH (FORCE)")
    cluster.run(f"CREATE DATABASE {name}")
    in_shell(told("pg_restore"), tmp_path, BUGDUEL_DATABASE=postgres_url)
    server.start()
    assert people(postgres_url) == ["Ann"]
