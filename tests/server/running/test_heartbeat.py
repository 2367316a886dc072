"""Processes note that they run, and when none did."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import insert, select

from bugduel.server.running.heartbeat import ALIVE, FORGOTTEN, Heartbeat
from bugduel.server.store.database import Database, open_database
from bugduel.server.store.tables import GAMES, PRESENCE, PROCESSES
from bugduel.server.store.upgrade import upgrade
from clusters import Cluster

NOON = 1_800_000_000_000


class Clock:
    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time

    def pass_time(self, seconds: float) -> None:
        self.time += round(seconds * 1000)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = open_database(url)
    try:
        await upgrade(database)
        yield database
    finally:
        await database.close()


async def begun(database: Database, name: str, clock: Clock) -> Heartbeat:
    """A process that has just started; its heartbeats are ours to make."""
    heartbeat = Heartbeat(database, name, clock)
    assert await heartbeat.beat()
    return heartbeat


async def present(database: Database, *processes: str) -> None:
    """A player of each process."""
    game = {"id": "g", "name": "x", "rules": 1, "options": "{}", "seed": "s", "terms": "{}", "status": "running"}
    async with database.writing() as connection:
        await connection.execute(insert(GAMES).values(**game, created=NOON))
        for seat, process in enumerate(processes):
            await connection.execute(insert(PRESENCE).values(game="g", seat=seat, process=process))


async def rows(database: Database, what: str) -> set[str]:
    column = PROCESSES.c.id if what == "processes" else PRESENCE.c.process
    async with database.reading() as connection:
        return set((await connection.execute(select(column))).scalars())


def test_the_first_server_of_all_finds_no_downtime(database_url: str):
    async def story() -> None:
        async with opened(database_url) as database:
            heartbeat = await begun(database, "first", Clock())
            assert heartbeat.downtimes() == []
            assert heartbeat.alive() == {"first"}

    asyncio.run(story())


def test_the_time_between_two_servers_is_a_downtime(database_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(database_url) as database:
            await begun(database, "first", clock)
            clock.pass_time(60)
            second = await begun(database, "second", clock)
            assert second.downtimes() == [(NOON, NOON + 60_000)]
            assert second.downtimes(since=NOON + 60_000) == []
            assert second.elapsed(NOON - 10_000, NOON + 61_000) == 11_000
            clock.pass_time(60)
            third = await begun(database, "third", clock)
            assert third.downtimes() == [(NOON, NOON + 60_000), (NOON + 60_000, NOON + 120_000)]

    asyncio.run(story())


def test_a_quick_restart_is_a_short_downtime(database_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(database_url) as database:
            await begun(database, "first", clock)
            clock.pass_time(3)
            assert (await begun(database, "second", clock)).downtimes() == [(NOON, NOON + 3_000)]

    asyncio.run(story())


def test_a_server_that_starts_beside_another_finds_no_downtime(postgres_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(postgres_url) as database:
            await begun(database, "first", clock)
            clock.pass_time(2)
            assert (await begun(database, "second", clock)).downtimes() == []

    asyncio.run(story())


def test_a_restart_is_noticed_even_while_the_old_process_still_counts_as_alive(database_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(database_url) as database:
            await begun(database, "first", clock)
            clock.pass_time(6)
            assert ALIVE > 6_000
            assert (await begun(database, "second", clock)).downtimes() == [(NOON, NOON + 6_000)]

    asyncio.run(story())


def test_nobody_loses_on_time_because_a_process_was_asleep(database_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(database_url) as database:
            heartbeat = await begun(database, "sleeper", clock)
            back: list[str] = []
            heartbeat.when_back(lambda: back.append("back"))
            clock.pass_time(3600)
            assert heartbeat.elapsed(NOON - 1000, clock()) == 1000, "it has only just woken up"
            assert await heartbeat.beat()
            assert heartbeat.elapsed(NOON - 1000, clock()) == 1000
            assert back == ["back"]

    asyncio.run(story())


def test_two_processes_know_of_each_other_and_share_downtimes(postgres_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(postgres_url) as database:
            one, two = await begun(database, "one", clock), await begun(database, "two", clock)
            assert two.alive() == {"one", "two"}
            for _ in range(10):
                clock.pass_time(2)
                await one.beat()
            assert one.alive() == {"one"}, "nobody has seen two for 20 seconds"
            assert one.downtimes() == [], "one ran all the time"
            assert await two.beat()
            assert two.downtimes() == [(NOON, NOON + 20_000)], "two could not serve anybody"
            await one.beat()
            assert one.downtimes() == two.downtimes()

    asyncio.run(story())


def test_the_presence_of_the_dead_is_removed(postgres_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(postgres_url) as database:
            one = await begun(database, "one", clock)
            await begun(database, "two", clock)
            await present(database, "one", "two")
            clock.pass_time(FORGOTTEN / 1000 - 1)
            await one.beat()
            assert await rows(database, "presence") == {"one", "two"}
            clock.pass_time(2)
            await one.beat()
            assert await rows(database, "presence") == {"one"}
            assert await rows(database, "processes") == {"one"}

    asyncio.run(story())


def test_with_sqlite_a_new_process_knows_that_the_old_one_is_dead(sqlite_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(sqlite_url) as database:
            await begun(database, "old", clock)
            await present(database, "old")
            clock.pass_time(1)
            new = await begun(database, "new", clock)
            assert new.alive() == {"new"}
            assert await rows(database, "presence") == set()

    asyncio.run(story())


def test_who_stops_takes_its_presence_along(database_url: str):
    async def story() -> None:
        async with opened(database_url) as database:
            heartbeat = Heartbeat(database, "one", Clock())
            await heartbeat.start()
            await present(database, "one")
            await heartbeat.stop()
            assert await rows(database, "presence") == set()

    asyncio.run(story())


def test_a_short_pause_counts_if_another_process_ran(postgres_url: str):
    async def story() -> None:
        clock = Clock()
        async with opened(postgres_url) as database:
            one, two = await begun(database, "one", clock), await begun(database, "two", clock)
            for _ in range(3):
                clock.pass_time(2)
                await two.beat()
            assert one.elapsed(NOON, clock()) == 0, "it does not know better"
            await one.beat()
            assert one.elapsed(NOON, clock()) == 6_000

    asyncio.run(story())


def test_while_the_database_is_away_no_clock_runs(own_cluster: Cluster):
    async def story() -> None:
        clock = Clock()
        with own_cluster.database() as url:
            async with opened(url) as database:
                heartbeat = await begun(database, "one", clock)
                own_cluster.crash()
                clock.pass_time(30)
                assert not await heartbeat.beat()
                assert heartbeat.elapsed(NOON - 1000, clock()) == 1000
                own_cluster.start()
                assert await heartbeat.beat()
                assert heartbeat.downtimes() == [(NOON, NOON + 30_000)]

    asyncio.run(story())
