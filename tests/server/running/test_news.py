"""News reach the other processes, when and only when what they tell of is committed."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from bugduel.server.running.news import MOST_BYTES, News, messages
from bugduel.server.store.database import open_database
from clusters import Cluster

LIMIT = 30  # seconds


class Process:
    """A process with its news, and what it has heard."""

    def __init__(self, news: News) -> None:
        self.news = news
        self.heard: list[str] = []
        self.gaps = 0
        news.subscribe(self.heard.append)
        news.on_gap(self._note_gap)

    def _note_gap(self) -> None:
        self.gaps += 1

    async def hears(self, *topics: str) -> None:
        await until(lambda: self.heard == list(topics), lambda: f"heard {self.heard}")


async def until(is_so: Callable[[], bool], told: Callable[[], str]) -> None:
    for _ in range(LIMIT * 50):
        if is_so():
            return
        await asyncio.sleep(0.02)
    pytest.fail(told())


@asynccontextmanager
async def process(url: str, name: str) -> AsyncIterator[Process]:
    database = open_database(url)
    found = Process(News(database, name))
    await found.news.start()
    try:
        yield found
    finally:
        await found.news.stop()
        await database.close()


def test_a_process_hears_what_others_publish_and_not_itself(postgres_url: str):
    async def story() -> None:
        async with process(postgres_url, "one") as one, process(postgres_url, "two") as two:
            await one.news.publish("game/7", "lobby")
            await two.hears("game/7", "lobby")
            await two.news.publish("person/Ann")
            await one.hears("person/Ann")
            assert (one.gaps, two.gaps) == (0, 0)

    asyncio.run(story())


def test_news_come_with_their_transaction_or_not_at_all(postgres_url: str):
    async def story() -> None:
        async with process(postgres_url, "one") as one, process(postgres_url, "two") as two:
            async with one.news.database.engine.connect() as connection:
                await one.news.announce(connection, ["game/lost"])
                await connection.rollback()
            async with one.news.database.writing() as connection:
                await one.news.announce(connection, ["game/kept"])
                await asyncio.sleep(0.2)
                assert two.heard == []
            await two.hears("game/kept")

    asyncio.run(story())


def test_many_topics_take_several_messages(postgres_url: str):
    topics = [f"game/{number:012}" for number in range(3000)]

    async def story() -> None:
        async with process(postgres_url, "one") as one, process(postgres_url, "two") as two:
            await one.news.publish(*topics)
            await two.hears(*topics)

    asyncio.run(story())
    assert all(len(message.encode()) <= MOST_BYTES for message in messages("one", topics))


def test_a_topic_is_told_once():
    assert list(messages("me", ["lobby", "game/1", "lobby"])) == ["me lobby game/1"]


def test_a_broken_connection_is_made_again_and_everything_is_read_anew(postgres_url: str, cluster: Cluster):
    async def story() -> None:
        async with process(postgres_url, "one") as one, process(postgres_url, "two") as two:
            cluster.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{postgres_url.rpartition('/')[2]}'"
            )
            await until(lambda: one.gaps == two.gaps == 1, lambda: "no gap was noticed")
            await one.news.publish("lobby")
            await two.hears("lobby")

    asyncio.run(story())


def test_news_go_on_after_the_database_was_away(own_cluster: Cluster):
    async def story(url: str) -> None:
        async with process(url, "one") as one, process(url, "two") as two:
            own_cluster.stop()
            await asyncio.sleep(0.5)
            own_cluster.start()
            await until(lambda: one.gaps == two.gaps == 1, lambda: "no gap was noticed")
            await one.news.publish("lobby")
            await two.hears("lobby")

    with own_cluster.database() as url:
        asyncio.run(story(url))


def test_a_listener_that_fails_does_not_silence_the_others(postgres_url: str):
    def fail(topic: str) -> None:
        raise ValueError(topic)

    async def story() -> None:
        async with process(postgres_url, "one") as one, process(postgres_url, "two") as two:
            two.news._listeners.insert(0, fail)
            await one.news.publish("lobby")
            await two.hears("lobby")

    asyncio.run(story())


def test_with_sqlite_there_is_nobody_to_tell(sqlite_url: str):
    async def story() -> None:
        async with process(sqlite_url, "one") as one:
            assert one.news.notify_statement(["lobby"]) is None
            await one.news.publish("lobby")
            async with one.news.database.writing() as connection:
                await one.news.announce(connection, ["lobby"])
                assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
            assert one.heard == []

    asyncio.run(story())
