"""One server for all tests that only play on it, and people who come and go."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from players import AtTable, Visitor
from serving import Server


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody stops, with each kind of database in turn."""
    folder: Path = tmp_path_factory.mktemp("house")
    with ExitStack() as kept:
        if request.param == "sqlite":
            url = f"sqlite:///{folder / 'house.sqlite'}"
        else:
            url = kept.enter_context(request.getfixturevalue("cluster").database())
        found = Server(url, folder, "--limits", "1000")
        found.start()
        yield found
        found.stop()


@pytest.fixture
def visitor(house: Server, visitor_at: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """`visitor()` is somebody new at the house."""
    return lambda language="en": visitor_at(house.url, language)


@pytest.fixture
async def table(visitor: Callable[..., Visitor]) -> AsyncIterator[Callable[..., object]]:
    """`anna, ben = await table("mindbug")`: people at a new table, each at their own seat."""
    sitting: list[AtTable] = []

    async def sit_down(game: str = "mindbug", players: int = 2, **more: object) -> list[AtTable]:
        people = [visitor() for _ in range(players)]
        seats = ["me"] + ["open"] * (players - 1)
        made = await people[0].opens(game, *seats, **more)
        for person in people[1:]:
            await person.joins(made)
        found = [await person.sits(made) for person in people]
        sitting.extend(found)
        for one in found:
            await one.until_all_are_there()
        return found

    yield sit_down
    for one in sitting:
        await one.leaves()
