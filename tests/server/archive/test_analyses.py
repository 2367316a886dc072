"""Finished games are analysed in the background, by whichever process has time."""

import asyncio
import json
import os

import pytest
from sqlalchemy import insert, select, update

from bugduel.analysis import Analyst
from bugduel.core import Record
from bugduel.games import GAMES as KNOWN
from bugduel.server.archive import analyses
from bugduel.server.archive.analyses import Analyses
from bugduel.server.archive.analysing import Analysing
from bugduel.server.settings import Settings
from bugduel.server.store.tables import ANALYSES, GAMES
from bugduel.server.time import now

pytestmark = pytest.mark.anyio

QUICK = "search:iterations=20"
SLOW = "search:iterations=5000"


@pytest.fixture
def settings(database_url):
    return Settings(database=database_url, password_rounds=1, password_memory=8, limits_times=1000, site="none")


@pytest.fixture
def queue(app, monkeypatch):
    """The queue of the server, with a bot that is quick and no judge of anything."""
    monkeypatch.setattr(analyses, "EVERY", 0.1)
    monkeypatch.setattr(analyses, "TOLD_EVERY", 0.02)
    app.state.parts.analyses.bot = QUICK
    return app.state.parts.analyses


@pytest.fixture
def store(app):
    """Writes an analysis as another process would have left it."""

    async def write(game, **values):
        row = {"game": game.id, "status": "running", "process": "another", "created": now(), "seen": now(), **values}
        async with app.state.parts.database.writing() as connection:
            await connection.execute(insert(ANALYSES).values(row))

    return write


async def ask(client, game):
    return await client.post(f"/api/games/{game.id}/analysis")


async def told(client, game):
    answer = await client.get(f"/api/games/{game.id}/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def until(client, game, status):
    async with asyncio.timeout(60):
        while (found := await told(client, game))["status"] != status:
            await asyncio.sleep(0.02)
    return found


async def test_an_analysis_is_what_the_command_prints(client, played, queue):
    game = await played("mindbug")
    answer = await ask(client, game)
    assert answer.status_code == 200 and answer.json()["status"] in ("waiting", "running")
    found = await until(client, game, "done")
    record = Record.from_json((await client.get(f"/api/games/{game.id}/record")).text)
    expected = Analyst(KNOWN["mindbug"], record, QUICK).analyse().to_data()
    assert found["progress"] == 1 and found["result"] == json.loads(json.dumps(expected))
    assert (await ask(client, game)).json() == found  # it is there


async def test_an_analysis_is_told_in_the_readers_language(client, played, queue):
    game = await played("mindbug")
    await ask(client, game)
    result = (await until(client, game, "done"))["result"]
    address = f"/api/games/{game.id}/analysis"
    in_english, in_spanish, to_me = [
        (await client.get(address, params=query)).json()
        for query in ({"language": "en"}, {"language": "es"}, {"language": "en", "seat": "1"})
    ]
    assert "result" not in in_english and in_english["status"] == "done"
    english, spanish = in_english["told"], in_spanish["told"]
    assert (english["language"], spanish["language"], english["bot"]) == ("en", "es", QUICK)
    assert english["curves"] == result["curves"] and english["marks"] == result["marks"]
    assert [each["accuracy"] for each in english["players"]] == [each["accuracy"] for each in result["players"]]
    for decision, choice, other in zip(result["decisions"], english["choices"], spanish["choices"], strict=True):
        assert [choice[name] for name in ("choice", "seat", "value", "loss")] == [
            decision[name] for name in ("choice", "seat", "value", "loss")
        ]
        assert choice.get("mark") == decision["mark"] and choice["played"] and other["played"] != choice["played"]
        is_best = decision["played"] == decision["best"] or not decision["loss"]
        assert ("better" not in choice) == is_best
    # The replay names the same choices, in the same words.
    replay = (await client.get(f"/api/games/{game.id}/replay", params={"to": 49})).json()
    said = {ply["ply"]: ply["move"]["text"] for ply in replay["plies"] if ply.get("move")}
    assert all(said[choice["choice"]] == choice["played"] for choice in english["choices"] if choice["choice"] in said)
    lines = [choice.get("line", "") for choice in to_me["told"]["choices"]]
    assert any("You: " in line for line in lines) and not any("Player 2: " in line for line in lines)


async def test_there_is_nothing_to_tell_before_it_is_done(client, played, queue, store):
    game = await played("mindbug")
    await store(game, progress=0.5)
    found = (await client.get(f"/api/games/{game.id}/analysis", params={"language": "es"})).json()
    assert found == {"status": "running", "progress": 0.5}
    wrong = await client.get(f"/api/games/{game.id}/analysis", params={"language": "es", "seat": "7"})
    assert wrong.status_code == 400 and "seat" in wrong.json()["reason"]


async def test_what_other_rules_played_cannot_be_told(app, client, played, queue):
    game = await played("mindbug")
    await ask(client, game)
    await until(client, game, "done")
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).where(GAMES.c.id == game.id).values(rules=0))
    answer = await client.get(f"/api/games/{game.id}/analysis", params={"language": "en"})
    assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")


async def test_it_tells_how_far_it_is(client, played, queue):
    queue.bot = "search:iterations=300"
    game = await played("mindbug")
    await ask(client, game)
    seen = []
    async with asyncio.timeout(240):
        while (found := await told(client, game))["status"] != "done":
            seen.append(found["progress"])
            await asyncio.sleep(0.02)
    assert seen == sorted(seen) and len({progress for progress in seen if 0 < progress < 1}) > 2


async def test_only_finished_games_of_these_rules_are_analysed(app, client, played, queue):
    assert (await ask(client, await played("mindbug", plies=5))).json()["error"] == "not-over"
    game = await played("mindbug")
    assert (await client.get(f"/api/games/{game.id}/analysis")).status_code == 404
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).where(GAMES.c.id == game.id).values(rules=0))
    assert (await ask(client, game)).json()["error"] == "other-rules"
    assert (await client.post("/api/games/nosuchgame/analysis")).status_code == 404


async def test_nobody_fills_the_queue(guest, played, queue, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_WAITING", 1)
    queue.bot = SLOW
    ana, bob = await guest(), await guest()
    first, second = await played("mindbug"), await played("mindbug", seed="b")
    assert (await ask(ana, first)).status_code == 200
    assert (await ask(ana, first)).status_code == 200  # the same one
    assert (await ask(ana, second)).json()["error"] == "too-many-analyses"
    assert (await ask(bob, second)).status_code == 200


async def test_many_who_ask_for_the_same_game_at_once_get_one(client, guest, played, queue, app):
    game = await played("mindbug")
    people = [await guest() for _ in range(5)]
    answers = await asyncio.gather(*(ask(person, game) for person in people))
    assert [answer.status_code for answer in answers] == [200] * 5
    async with app.state.parts.database.reading() as connection:
        assert len((await connection.execute(select(ANALYSES.c.game))).all()) == 1


async def test_what_a_dead_process_worked_on_is_taken_over(client, played, queue, store):
    game, other = await played("mindbug"), await played("mindbug", seed="b")
    await store(game, seen=now() - analyses.LOST - 1000, attempts=1)
    await store(other)  # somebody works on that
    await until(client, game, "done")
    assert (await told(client, other))["status"] == "running"


async def test_what_kills_process_after_process_has_failed_and_can_be_asked_for_again(client, played, queue, store):
    game = await played("mindbug")
    await store(game, seen=0, attempts=analyses.ATTEMPTS)
    await until(client, game, "failed")
    await ask(client, game)
    await until(client, game, "done")


async def test_a_worker_that_is_killed_is_replaced(client, played, queue):
    queue.bot = SLOW
    game = await played("mindbug")
    await ask(client, game)
    async with asyncio.timeout(60):
        while not (await told(client, game))["progress"]:
            await asyncio.sleep(0.02)
    queue.bot = QUICK
    for process in queue.analysing.pool._processes.values():
        process.kill()
    await until(client, game, "done")


async def test_what_takes_too_long_has_failed(client, played, queue, monkeypatch):
    monkeypatch.setattr(analyses, "LONGEST", 0.0)
    game = await played("mindbug")
    await ask(client, game)
    await until(client, game, "failed")


async def test_each_analysis_is_made_by_one_process(app, guest, played, queue, monkeypatch):
    made = []
    submit = Analysing.submit

    def counted(self, record, bot):
        made.append(record.seed)
        return submit(self, record, bot)

    monkeypatch.setattr(Analysing, "submit", counted)
    others = [Analyses(app.state.parts.database, f"other {number}", QUICK) for number in range(2)]
    games = [await played("mindbug", seed=str(number)) for number in range(4)]
    for game in games:
        assert (await ask(await guest(), game)).status_code == 200
    for other in others:
        other.start()
    client = await guest()
    for game in games:
        await until(client, game, "done")
    for other in others:
        await other.stop()
    assert sorted(made) == sorted(game.row.seed for game in games)


async def test_a_server_that_stops_gives_back_what_it_worked_on(app, client, played, queue):
    queue.bot = SLOW
    game = await played("mindbug")
    await ask(client, game)
    await until(client, game, "running")
    await queue.stop()
    assert queue.analysing is None and (await told(client, game))["status"] == "waiting"
    async with app.state.parts.database.reading() as connection:
        assert (await connection.execute(select(ANALYSES.c.attempts))).scalar_one() == 0


async def test_everything_else_comes_first():
    analysing = Analysing()
    try:
        priority = await asyncio.wrap_future(analysing.pool.submit(os.getpriority, os.PRIO_PROCESS, 0))
        assert priority >= 15
    finally:
        analysing.stop()
