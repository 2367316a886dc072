"""Games that nobody has open are rows of the database and nothing else."""

import asyncio

import msgspec
import pytest

from bugduel.games import GAMES
from bugduel.server.play.beginning import begin, checked, new_game
from bugduel.server.protocol.terms import Clock, Terms
from bugduel.server.settings import Settings
from bugduel.server.store.games import BOT, PERSON, SeatRow, read_game

pytestmark = pytest.mark.anyio

ME = {"kind": "me"}


@pytest.fixture
def settings(tmp_path):
    return Settings(database=str(tmp_path / "idle.sqlite"), password_rounds=1, password_memory=8, limits_times=1000)


async def opened(client, *seats, **more):
    answer = await client.post("/api/games", json={"game": "mindbug", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def two(ana, bob, **more):
    game = await opened(ana, ME, {"kind": "open"}, **more)
    assert (await bob.post(f"/api/games/{game}/join", json={})).status_code == 200
    return game


async def row_of(app, game):
    async with app.state.parts.database.reading() as connection:
        found = await read_game(connection, game)
    assert found is not None
    return found[0]


async def test_a_game_of_people_is_not_opened_until_one_of_them_comes(app, guest):
    game = await two(await guest(), await guest())
    assert (await row_of(app, game)).due is None
    await asyncio.sleep(1.2)  # two looks at what is due
    assert app.state.parts.playing.hall.rooms == {}


async def test_with_a_clock_it_is_due_when_the_first_player_runs_out_of_time(app, guest):
    clock = Clock("move", seconds=60, away=30)
    row = await row_of(app, await two(await guest(), await guest(), terms={"clock": msgspec.to_builtins(clock)}))
    assert row.terms.clock == clock
    assert row.due == row.started + (60 + 30) * 1000


def test_a_bot_that_begins_is_asked_at_once():
    game = GAMES["mindbug"]
    options, _ = checked(game, {})
    begun = {PERSON: 0, BOT: 0}
    while not all(begun.values()):  # chance decides who begins
        row = new_game(game, options, Terms())
        seats = [SeatRow(seat=0, kind=PERSON, person="ana"), SeatRow(seat=1, kind=BOT, bot="larva")]
        begin(row, seats)
        assert row.actor is not None
        kind = seats[row.actor].kind
        assert row.due == (row.started if kind == BOT else None)
        begun[kind] += 1


async def test_a_game_that_was_seen_to_is_closed_again(app, guest):
    game = await two(await guest(), await guest())
    playing = app.state.parts.playing
    await playing.watch._see_to(game)
    assert game in playing.hall.rooms
    await playing.hall.drop_idle()
    assert playing.hall.rooms == {}


async def test_a_game_that_somebody_waits_for_stays_open(app, guest):
    game = await two(await guest(), await guest())
    hall = app.state.parts.playing.hall

    async def come() -> int:
        async with hall.room(game) as room:
            return id(room)

    async with hall.room(game) as room:
        visitor = asyncio.create_task(come())
        await asyncio.sleep(0)
        room.used = 0.0
    await hall.drop_idle()  # before the visitor's turn came
    assert hall.rooms[game] is room
    assert await visitor == id(room)
