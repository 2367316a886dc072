"""The connection to the database: SQLite in a file, or PostgreSQL by URL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from asyncpg import PostgresError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bugduel.core import BugduelError

OLDEST_SQLITE = (3, 35)  # RETURNING
OLDEST_POSTGRESQL = 12
CONNECTIONS = 10  # of a process to PostgreSQL


class BadDatabase(BugduelError):
    """A database that cannot be used, with the reason and what to do."""


class NotStored(BugduelError):
    """Something could not be written down. Nothing was acknowledged."""


class Database:
    """All of a process's connections to one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer at a time, and lets the others try again and again: here they queue.
        self.queue = nullcontext() if self.is_shared else asyncio.Lock()
        self._waiting: dict[int, list[Callable[[], None]]] = {}  # for the end of a transaction, by its connection

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it at the same time."""
        return self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self.queue, self.engine.begin() as connection:
            if not self.is_shared:
                await connection.execute(text("BEGIN IMMEDIATE"))
            waiting = self._waiting[id(connection)] = []
            try:
                yield connection
            finally:
                del self._waiting[id(connection)]
        for then in waiting:
            then()

    def when_committed(self, connection: AsyncConnection, then: Callable[[], None]) -> None:
        """Call something when the transaction under way is committed, and never if it is not, or not one of ours."""
        self._waiting.get(id(connection), []).append(then)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. NotStored if it cannot be committed."""
        try:
            async with self.transaction() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise NotStored(reason(error)) from error

    async def close(self) -> None:
        await self.engine.dispose()


def open_database(url: str) -> Database:
    """`sqlite:///file`, `postgresql://user@host/name`, or a plain file name for SQLite."""
    try:
        parsed = make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError):  # they may show the password
        raise BadDatabase("--database: must be a file, sqlite:///file or postgresql://user@host/name") from None
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        engine = create_async_engine(
            parsed.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_pre_ping=True,
            hide_parameters=True,  # an error is logged without the values of its statement
        )
    elif backend == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise BadDatabase("--database: SQLite needs a file: games have to outlive the server")
        try:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(f"--database: cannot write {parsed.database}: {error.strerror or error}") from None
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    else:
        raise BadDatabase(f"--database: {backend} is not supported; use sqlite:///file or postgresql://user@host/name")
    return Database(engine)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, and not at the first write
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def check_version(database: Database) -> None:
    """BadDatabase if the database is too old or cannot be reached."""
    try:
        async with database.reading() as connection:
            question = "SHOW server_version_num" if database.is_shared else "SELECT sqlite_version()"
            found = str((await connection.execute(text(question))).scalar_one())
    except (SQLAlchemyError, PostgresError, OSError) as error:
        raise BadDatabase(f"--database: cannot connect: {reason(error)}") from None
    if database.is_shared:
        if int(found) < OLDEST_POSTGRESQL * 10_000:
            raise BadDatabase(
                f"--database: PostgreSQL {OLDEST_POSTGRESQL} or newer is needed, not {int(found) // 10_000}"
            )
    elif tuple(map(int, found.split(".")[:2])) < OLDEST_SQLITE:
        raise BadDatabase(f"--database: SQLite 3.35 or newer is needed, not {found}")


def reason(error: BaseException) -> str:
    """The database's own words, without our statement and its values."""
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(inner).splitlines()[0].rpartition(">: ")[2] if str(inner) else type(inner).__name__


@contextmanager
def only_one(connection: Connection) -> Iterator[None]:
    """Until the end of the transaction no other process does what stands under this."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7022684)"))
    else:
        connection.execute(text("BEGIN IMMEDIATE"))
    yield


LOST = ("08", "57P")  # SQLSTATE of broken connections, and of a server that stops or starts


def is_gone(error: BaseException) -> bool:
    """Whether the connection broke, so that nobody knows whether the transaction was committed."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    return error.connection_invalidated or str(getattr(error.orig, "sqlstate", None) or "").startswith(LOST)
