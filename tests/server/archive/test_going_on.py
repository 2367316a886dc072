"""Going on from a ply of a finished game against bots."""

import asyncio

import pytest
from sqlalchemy import update

from bugduel.server.store.tables import GAMES

pytestmark = pytest.mark.anyio


async def go_on(client, game, **wish):
    return await client.post(f"/api/games/{game.id}/continue", json={"ply": 0, "seat": 0, "bot": "larva", **wish})


@pytest.mark.parametrize("name", ["mindbug", "shardbugs"])
async def test_a_game_goes_on_from_a_ply_to_its_end(app, client, played, name):
    game = await played(name, undo=(4,))
    answer = await go_on(client, game, ply=10, seat=1)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["status"] == "running" and made["terms"]["visibility"] == "private" and not made["terms"]["rated"]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"] and made["seats"][1]["is_me"]
    playing = app.state.parts.playing
    async with playing.hall.room(made["id"]) as room:
        assert room.loaded.actions[:10] == game.actions[:10] and room.loaded.actors[:10] == game.actors[:10]
    is_running = True
    async with asyncio.timeout(60):
        while is_running:
            async with playing.hall.room(made["id"]) as room:
                if room.loaded.actor == 1:
                    legal = room.loaded.state.legal()
                    action = legal[0] if room.loaded.ply < 60 else room.loaded.concession(1)
                    await playing.acting.act(room, 1, room.loaded.ply, action)
                is_running = room.loaded.is_running
            await asyncio.sleep(0.01)
    assert (await client.get(f"/api/games/{made['id']}/replay")).status_code == 200


async def test_the_first_game_stays_as_it_was(client, played):
    game = await played("mindbug")
    before = (await client.get(f"/api/games/{game.id}/record")).json()
    await go_on(client, game, ply=3)
    assert (await client.get(f"/api/games/{game.id}/record")).json() == before


async def test_it_is_not_shown_to_those_who_look_for_games_to_watch(client, played):
    await go_on(client, await played("mindbug"), ply=3)
    assert (await client.get("/api/games/running")).json()["games"] == []
    assert len((await client.get("/api/me/games")).json()["games"]) == 1


async def test_nobody_goes_on_with_what_is_not_over_or_where_it_is_over(client, played):
    running = await played("mindbug", plies=5)
    assert (await go_on(client, running)).json()["error"] == "not-over"
    game = await played("mindbug")
    assert (await go_on(client, game, ply=len(game.actions) - 1)).status_code == 201
    for wrong in ({"ply": len(game.actions)}, {"ply": len(game.actions) + 1}, {"seat": 2}, {"bot": "search:60"}):
        answer = await go_on(client, game, **wrong)
        assert answer.status_code == 400, answer.text


async def test_nobody_goes_on_by_other_rules(app, client, played):
    game = await played("mindbug")
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).values(rules=0))
    answer = await go_on(client, game, ply=3)
    assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
