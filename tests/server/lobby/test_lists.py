"""Lists of games: mine, whose turn it is, and what there is to watch."""

import pytest
from sqlalchemy import update

from bugduel.server.lobby import lists
from bugduel.server.lobby.turns import Turns
from bugduel.server.protocol.from_readers import Answer
from bugduel.server.settings import Settings
from bugduel.server.store.tables import GAMES

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "larva"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def settings(database_url):
    return Settings(database=database_url, password_rounds=1, password_memory=8, limits_times=1000, site="none")


async def opened(client, *seats, **more):
    answer = await client.post("/api/games", json={"game": "mindbug", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def two(ana, bob, **more):
    """A game of two people who take their time."""
    game = await opened(ana, ME, OPEN, **more)
    assert (await bob.post(f"/api/games/{game}/join", json={})).status_code == 200
    return game


async def concede(app, game, seat):
    playing = app.state.parts.playing
    async with playing.hall.room(game) as room:
        await playing.acting.act(room, seat, room.loaded.ply, room.loaded.concession(seat))


async def mine(client, **query):
    answer = await client.get("/api/me/games", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def ids(client, **query):
    return [game["id"] for game in (await mine(client, **query))["games"]]


async def to_watch(client, **query):
    answer = await client.get("/api/games/running", params=query)
    assert answer.status_code == 200, answer.text
    return [game["id"] for game in answer.json()["games"]]


async def test_a_person_sees_their_own_games_running_and_over(app, guest):
    ana, bob = await guest(), await guest()
    first, second = await two(ana, bob), await two(ana, bob)
    await opened(ana, ME, OPEN)  # waits for somebody, so it is no game yet
    await concede(app, first, 0)
    assert await ids(ana) == [second] == await ids(bob, status="running")
    assert await ids(ana, status="over") == [first] == await ids(bob, status="over")
    over = (await mine(ana, status="over"))["games"][0]
    assert over["outcome"] == [0.0, 1.0] and not over.get("my_turn")
    assert await ids(await guest()) == []


async def test_each_sees_whether_it_is_their_turn(app, guest):
    ana, bob = await guest(), await guest()
    game = await two(ana, bob)
    async with app.state.parts.playing.hall.room(game) as room:
        actor = room.loaded.actor
    turns = [(await mine(person))["games"][0].get("my_turn", False) for person in (ana, bob)]
    assert turns == [actor == 0, actor == 1]


async def test_whose_turn_it_is_is_known_of_games_that_nobody_has_open(app, guest):
    ana, bob = await guest(), await guest()
    game = await two(ana, bob)
    playing = app.state.parts.playing
    for _ in range(3):
        async with playing.hall.room(game) as room:
            seat = room.loaded.actor
            await playing.acting.act(room, seat, room.loaded.ply, room.loaded.state.legal()[0])
            actor = room.loaded.actor
        playing.hall.rooms.clear()
        turns = [(await mine(person))["games"][0].get("my_turn", False) for person in (ana, bob)]
        assert turns == [actor == 0, actor == 1]
        assert not playing.hall.rooms  # to look at a list opens no game


@pytest.fixture
def replayed(monkeypatch):
    """The lengths of games that were replayed to see whose turn it is."""
    found: list[int] = []
    replay = Turns._replayed

    async def counted(self, row, seats, plies):
        found.append(plies)
        return await replay(self, row, seats, plies)

    monkeypatch.setattr(Turns, "_replayed", counted)
    return found


async def test_no_game_is_replayed_to_see_whose_turn_it_is(app, guest, replayed):
    ana, bob = await guest(), await guest()
    game = await two(ana, bob)
    playing = app.state.parts.playing
    for _ in range(4):  # as it began, and after each move
        playing.hall.rooms.clear()
        turns = [(await mine(person))["games"][0].get("my_turn", False) for person in (ana, bob)]
        async with playing.hall.room(game) as room:
            seat = room.loaded.actor
            assert turns == [seat == 0, seat == 1]
            await playing.acting.act(room, seat, room.loaded.ply, room.loaded.state.legal()[0])
    await concede(app, game, 0)
    assert not (await mine(bob, status="over"))["games"][0].get("my_turn") and not replayed


async def test_what_is_taken_back_gives_the_turn_back(app, guest, replayed):
    ana, bob = await guest(), await guest()
    game = await two(ana, bob)
    playing = app.state.parts.playing
    async with playing.hall.room(game) as room:
        first = room.loaded.actor
        while room.loaded.actor == first:
            await playing.acting.act(room, first, room.loaded.ply, room.loaded.state.legal()[0])
        await playing.acting.undo(room, first, room.loaded.ply)
        if room.loaded.actor != first:  # something was learnt from it, so the other has to agree
            await playing.acting.answer(room, 1 - first, Answer(offer="undo", seat=first, yes=True))
        assert room.loaded.actor == first
    playing.hall.rooms.clear()
    assert (await mine((ana, bob)[first]))["games"][0]["my_turn"] and not replayed


async def test_a_game_of_an_old_server_is_replayed_once_for_each_change(app, guest, replayed):
    ana, bob = await guest(), await guest()
    game = await two(ana, bob)
    playing = app.state.parts.playing
    async with playing.hall.room(game) as room:
        actor = room.loaded.actor
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).values(actor=None))
    for _ in range(3):
        playing.hall.rooms.clear()
        turns = [(await mine(person))["games"][0].get("my_turn", False) for person in (ana, bob)]
        assert turns == [actor == 0, actor == 1]
    assert replayed == [0]


async def test_a_game_that_these_rules_cannot_play_is_listed_all_the_same(app, guest):
    ana, bob = await guest(), await guest()
    game = await two(ana, bob)
    app.state.parts.playing.hall.rooms.clear()
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).values(rules=0, due=None))
    assert await ids(ana) == [game]


async def test_lists_come_in_pages_the_newest_first_and_no_game_twice(app, guest, monkeypatch):
    monkeypatch.setattr(lists, "PAGE", 3)
    ana, bob = await guest(), await guest()
    games = [await two(ana, bob) for _ in range(7)]
    async with app.state.parts.database.writing() as connection:  # some at the same moment
        for number, game in enumerate(games):
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(created=number // 4))
    for address in ("/api/me/games", "/api/games/running"):
        found, before, pages = [], "", []
        while True:
            page = (await ana.get(address, params={"before": before})).json()
            pages.append(len(page["games"]))
            found += [game["id"] for game in page["games"]]
            before = page["before"]
            if not before:
                break
        assert pages == [3, 3, 1] and set(found) == set(games)
        assert set(found[:3]) == set(games[4:])


async def test_a_page_that_there_is_not_is_refused(guest):
    ana = await guest()
    for before in ("soon", "-1-x", "1e5-x"):
        answer = await ana.get("/api/me/games", params={"before": before})
        assert answer.status_code == 400 and answer.json()["reason"].startswith("before")
    assert (await ana.get("/api/me/games", params={"status": "lost"})).status_code == 400


async def test_nobody_has_no_games_of_their_own(client):
    assert (await client.get("/api/me/games")).status_code == 401


async def test_only_public_games_that_run_can_be_watched(app, guest, client):
    ana, bob = await guest(), await guest()
    public, _private = await two(ana, bob), await two(ana, bob, terms={"visibility": "private"})
    over = await two(ana, bob)
    await concede(app, over, 1)
    await opened(ana, ME, OPEN)
    assert await to_watch(client) == [public]


async def test_who_shares_a_screen_has_the_game_once(guest):
    ana = await guest()
    game = await opened(ana, {"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bob"})
    assert await ids(ana) == [game]
    assert (await mine(ana))["games"][0]["my_turn"]
