"""Tables are brought up to date, and what was in them stays."""

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, inspect, select

import clusters
from bugduel.games import GAMES as KNOWN
from bugduel.server.play.beginning import begin, new_game
from bugduel.server.protocol.terms import Terms
from bugduel.server.store.database import only_one, open_database
from bugduel.server.store.games import BOT, SeatRow, game_values, read_game
from bugduel.server.store.tables import GAMES, METADATA
from bugduel.server.store.upgrade import configuration, upgrade

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'server.sqlite'}"
        return
    with request.getfixturevalue("cluster").database(clusters.EMPTY) as url:
        yield url


@pytest.fixture
async def database(empty_url):
    found = open_database(empty_url)
    yield found
    await found.close()


async def test_the_migrations_make_the_tables_that_we_use(database):
    await upgrade(database)

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_game_of_the_first_tables_goes_on(database):
    def first_tables(connection):
        with only_one(connection):
            command.upgrade(configuration(connection), "0001")
        columns = {column["name"] for column in inspect(connection).get_columns("games")}
        assert "actor" not in columns

    game = KNOWN["mindbug"]
    row = new_game(game, game.setup({}).options, Terms())
    begin(row, [SeatRow(seat=seat, kind=BOT, bot="larva") for seat in range(2)])
    values = game_values(row)
    del values["actor"]
    async with database.engine.begin() as connection:
        await connection.run_sync(first_tables)
        await connection.execute(insert(GAMES).values(values))
    await upgrade(database)
    await upgrade(database)  # a second server finds nothing to do
    async with database.reading() as connection:
        found = await read_game(connection, row.id)
        assert (await connection.execute(select(GAMES.c.actor))).scalar_one() is None
    assert found is not None
    assert (found[0].options, found[0].seed, found[0].actor) == (row.options, row.seed, None)
