"""Nobody is paired twice, however many look at the queue at once: with each kind of database."""

import asyncio

import pytest

from bugduel.server.app import create_app
from bugduel.server.lobby import pairing
from bugduel.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url):
    return Settings(database=database_url, password_rounds=1, password_memory=8, limits_times=1000, site="none")


@pytest.fixture
def nobody_meets(monkeypatch):
    """Until it is called off."""
    monkeypatch.setattr(pairing, "EVERY", 3600)
    monkeypatch.setattr(pairing, "pairs", lambda rows, at: [])
    return monkeypatch


async def wish(client):
    answer = await client.post("/api/pairing", json={"game": "mindbug"})
    assert answer.status_code == 200, answer.text


async def tables(people):
    """How many share the table of each, sorted."""
    found = [(await person.get("/api/pairing")).json().get("table", "") for person in people]
    assert all(found)
    return sorted(found.count(table) for table in found)


async def test_all_who_come_at_the_same_moment_are_paired(app, guest):
    people = [await guest() for _ in range(10)]
    await asyncio.gather(*(wish(person) for person in people))
    await app.state.parts.pairing.look()
    assert await tables(people) == [2] * 10


async def test_several_who_look_at_once_pair_nobody_twice(app, guest, nobody_meets):
    parts = app.state.parts
    people = [await guest() for _ in range(8)]
    for person in people:
        await wish(person)
    nobody_meets.undo()
    queues = [pairing.Pairing(parts.database, parts.news, parts.trials) for _ in range(4)]
    await asyncio.gather(*(queue.look() for queue in queues))
    await parts.pairing.look()
    assert await tables(people) == [2] * 8


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_two_processes_pair_nobody_twice_and_keep_nobody_waiting(app, guest, settings, nobody_meets):
    people = [await guest() for _ in range(12)]
    for person in people:
        await wish(person)
    nobody_meets.undo()
    other = create_app(settings)
    async with other.lifespan():
        for _ in range(3):
            await asyncio.gather(app.state.parts.pairing.look(), other.state.parts.pairing.look())
    assert await tables(people) == [2] * 12
