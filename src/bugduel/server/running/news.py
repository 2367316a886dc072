"""News between the processes of a server: which games, people or lists have changed. What changed is in the database.

With PostgreSQL news travel by NOTIFY, inside the transaction that makes them, so that they arrive if and only if it is
committed. With SQLite there is one process, and nobody to tell.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import asyncpg
from sqlalchemy import Executable, Text, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.store.database import Database, reason

CHANNEL = "bugduel"
MOST_BYTES = 7_900  # of a message; PostgreSQL allows 7,999
CHECK_EVERY = 10.0  # seconds: a connection that broke silently is found by asking
PATIENCE = 5.0  # seconds for an answer
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds before trying again

NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', message) FROM unnest(:messages) AS message").bindparams(
    bindparam("messages", type_=ARRAY(Text))
)

logger = logging.getLogger(__name__)

Listener = Callable[[str], None]


class News:
    """Topics are `game/ID`, `person/ID`, `lobby` and the like: text without spaces."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self._listeners: list[Listener] = []
        self._own_listeners: list[Listener] = []
        self._gap_listeners: list[Callable[[], None]] = []
        self._task: asyncio.Task[None] | None = None

    def subscribe(self, listener: Listener) -> None:
        """Called with each topic that another process publishes."""
        self._listeners.append(listener)

    def subscribe_own(self, listener: Listener) -> None:
        """Called with each topic that this process announces, when it is committed."""
        self._own_listeners.append(listener)

    def on_gap(self, listener: Callable[[], None]) -> None:
        """Called when news may have been missed: whatever is kept in memory has to be read again."""
        self._gap_listeners.append(listener)

    # --- telling ------------------------------------------------------------------------------------------------------

    def notify_statement(self, topics: Sequence[str]) -> Executable | None:
        """To be executed in the transaction that makes the news; None if there is nobody to tell."""
        if not topics or not self.database.is_shared:
            return None
        return NOTIFY.bindparams(messages=list(messages(self.process, topics)))

    async def announce(self, connection: AsyncConnection, topics: Sequence[str]) -> None:
        """Publish with a transaction, when it is committed."""
        self.database.when_committed(connection, partial(self._tell_own, topics))
        statement = self.notify_statement(topics)
        if statement is not None:
            await connection.execute(statement)

    async def publish(self, *topics: str) -> None:
        """Publish at once what no transaction makes."""
        if topics and not self.database.is_shared:
            self._tell_own(topics)
        elif topics:
            async with self.database.writing() as connection:
                await self.announce(connection, topics)

    # --- listening ----------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Returns when this process hears everything."""
        if not self.database.is_shared:
            return
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(listening), name="news")
        await listening.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self, listening: asyncio.Event) -> None:
        """Listens for ever, with a new connection whenever one breaks."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.database.reading() as connection:
                    driver = (await connection.get_raw_connection()).driver_connection
                    assert driver is not None
                    try:
                        broken = await self._begin(driver)
                        if listening.is_set():
                            logger.info("listening to news again")
                            self._call(self._gap_listeners)
                        listening.set()
                        pause = FIRST_PAUSE
                        await _until_broken(driver, broken)
                    finally:
                        driver.terminate()  # no other user of the pool is to hear news
                        await connection.invalidate()
            except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                logger.warning("the connection for news broke", extra={"reason": reason(error)})
            except Exception:
                logger.exception("listening to news failed")
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _begin(self, driver: asyncpg.Connection) -> asyncio.Event:
        broken = asyncio.Event()
        driver.add_termination_listener(lambda _: broken.set())
        async with asyncio.timeout(PATIENCE):
            await driver.add_listener(CHANNEL, self._hear)
        return broken

    def _hear(self, _connection: object, _pid: int, _channel: str, message: object) -> None:
        sender, *topics = str(message).split(" ")
        if sender != self.process:
            self._call([partial(listener, topic) for topic in topics for listener in self._listeners])

    def _tell_own(self, topics: Sequence[str]) -> None:
        self._call([partial(listener, topic) for topic in dict.fromkeys(topics) for listener in self._own_listeners])

    def _call(self, listeners: Sequence[Callable[[], None]]) -> None:
        for listener in listeners:
            try:
                listener()
            except Exception:
                logger.exception("a listener to news failed")  # others still listen


async def _until_broken(driver: asyncpg.Connection, broken: asyncio.Event) -> None:
    while not broken.is_set():
        try:
            async with asyncio.timeout(CHECK_EVERY):
                await broken.wait()
        except TimeoutError:
            async with asyncio.timeout(PATIENCE):
                await driver.fetchval("SELECT 1")
    raise ConnectionError("closed by the database")


def messages(process: str, topics: Sequence[str]) -> Iterator[str]:
    """The sender and its topics, each once, in as many messages as it takes."""
    message, size = process, len(process)
    for topic in dict.fromkeys(topics):
        length = len(topic.encode()) + 1
        assert " " not in topic, "topics have no spaces"
        if size + length > MOST_BYTES and message != process:
            yield message
            message, size = process, len(process)
        message, size = f"{message} {topic}", size + length
    yield message
