"""How long an automatic pass takes hides what a hand holds: from people, as bots do not look at the clock."""

import asyncio
import random

import pytest

from bugduel.server.play import passing
from bugduel.server.play.passing import automatic_pass

pytestmark = pytest.mark.anyio

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "larva"}, {"kind": "open"}
PATIENCE = 60  # seconds; a machine may be busy
FOR_EVER = 1000.0  # seconds


@pytest.fixture
def slow_passes(monkeypatch):
    """Whoever hides something by the time of a pass never gets to it."""
    monkeypatch.setattr(passing, "SHORTEST", FOR_EVER)
    monkeypatch.setattr(passing, "LONGEST", FOR_EVER)


async def opened(client, *seats):
    answer = await client.post("/api/games", json={"game": "shardbugs", "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def plays(app, game, persons, enough):
    """Let these seats play at random. Yields the ply of each pass that would take time; the server makes it."""
    playing, chance = app.state.parts.playing, random.Random(1)
    seen: list[int] = []
    async with asyncio.timeout(PATIENCE):
        while len(seen) < enough:
            async with playing.hall.room(game) as room:
                open_game = room.loaded
                actor = open_game.actor
                assert actor >= 0, "the game was over too soon"
                playing.attendant.wake(room)
                if actor in persons:
                    coming = automatic_pass(open_game.state, open_game.seats[actor].passing)
                    if coming is None:
                        action = chance.choice(open_game.state.legal())
                        await playing.acting.act(room, actor, open_game.ply, action)
                    elif coming.delay and open_game.ply not in seen:
                        seen.append(open_game.ply)
            await asyncio.sleep(0.002)
    return seen


async def ply_of(app, game):
    async with app.state.parts.playing.hall.room(game) as room:
        return room.loaded.ply


async def test_against_bots_nobody_waits_for_passes(app, guest, slow_passes):
    game = await opened(await guest(), ME, BOT, BOT)
    seen = await plays(app, game, persons={0}, enough=5)
    assert len(set(seen)) == 5  # each but the last was passed, or the game would stand at the first


async def test_where_somebody_else_plays_a_pass_takes_its_time(app, guest, slow_passes):
    ana, bob = await guest(), await guest()
    game = await opened(ana, ME, OPEN, BOT)
    assert (await bob.post(f"/api/games/{game}/join", json={})).status_code == 200
    [ply] = await plays(app, game, persons={0, 1}, enough=1)
    await asyncio.sleep(0.5)
    assert await ply_of(app, game) == ply
