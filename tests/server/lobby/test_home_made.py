"""Home-made cards are tried before anybody plays with them."""

import asyncio
import time

import pytest

from bugduel.core import BadOptions
from bugduel.games import GAMES
from bugduel.mindbug.cards.vocabulary import (
    creature,
    defeat,
    every,
    fewer_creatures,
    gain_life,
    if_,
    may,
    put_this_into_play,
    this,
)
from bugduel.server.http.safety.limits import Limits
from bugduel.server.lobby import trial
from bugduel.server.lobby.trial import Trials, is_home_made
from bugduel.server.refused import Refused
from bugduel.trees.data import to_data

pytestmark = pytest.mark.anyio

GAME = GAMES["mindbug"]
BUGDUELIST = creature("Bugduelist", 5)
PHOENIX = creature("Phoenix", 3, play=defeat(every(this)), defeated=put_this_into_play())
SLY_PHOENIX = creature("Sly Phoenix", 3, play=if_(fewer_creatures, defeat(every(this))), defeated=put_this_into_play())
WILLING_PHOENIX = creature("Willing Phoenix", 3, play=may(defeat(every(this))), defeated=put_this_into_play())


def options(*cards):
    return {"cards": [to_data(card) for card in cards], "pool": {card.name: 30 for card in cards}}


def table(*cards):
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "larva"}
    return {"game": "mindbug", "options": options(*cards), "seats": [me, bot]}


@pytest.fixture
async def trials():
    trials = Trials(Limits())
    yield trials
    trials.stop()


async def test_home_made_cards_that_play_well_are_played(client):
    answer = await client.post("/api/games", json=table(BUGDUELIST))
    assert answer.status_code == 201 and answer.json()["options"]["pool"] == {"Bugduelist": 30}


async def test_cards_that_set_themselves_off_for_ever_are_refused_with_the_reason(client):
    answer = await client.post("/api/games", json=table(PHOENIX))
    assert answer.status_code == 400 and "set each other off for ever" in answer.json()["reason"]
    answer = await client.post("/api/pairing", json={"game": "mindbug", "options": options(PHOENIX)})
    assert answer.status_code == 400 and "set each other off for ever" in answer.json()["reason"]
    assert (await client.get("/api/games")).json() == []


async def test_cards_that_are_wrong_are_refused_as_ever(client):
    wrong = {"game": "mindbug", "options": {"cards": [{"word": "creature-card", "name": "X"}]}}
    answer = await client.post("/api/games", json=wrong)
    assert answer.status_code == 400 and answer.json()["reason"].startswith("options.cards[0]")


async def test_what_goes_wrong_only_now_and_then_is_found_too(trials):
    with pytest.raises(BadOptions, match="for ever"):
        await trials.check("ana", GAME, {**options(SLY_PHOENIX), "pool": {"Sly Phoenix": 1, "Gorillion": 60}})


async def test_what_always_asks_before_it_goes_on_is_no_loop(trials):
    await trials.check("ana", GAME, options(WILLING_PHOENIX))


async def test_only_what_somebody_made_themselves_is_tried(trials):
    assert is_home_made(GAME, options(BUGDUELIST)) and is_home_made(GAME, {"pool": {"Gorillion": 40}})
    assert not is_home_made(GAME, {"edition": "first"}) and not is_home_made(GAME, {"cards": []})
    await trials.check("ana", GAME, {"edition": "first"})
    assert trials.pool is None  # no process was started for that


async def test_a_trial_that_hangs_is_ended_and_the_next_one_has_a_new_process(trials):
    await trials.check("ana", GAME, options(BUGDUELIST))
    (old,) = trials.pool._processes
    trials.seconds = 0.0
    with pytest.raises(BadOptions, match="take too long"):
        await trials.check("ana", GAME, options(BUGDUELIST))
    trials.seconds = 5.0
    await trials.check("ana", GAME, options(BUGDUELIST))
    assert old not in trials.pool._processes


async def test_a_process_that_works_for_ever_is_killed(trials):
    """The limit is kept from outside: what hangs does not look at a clock."""
    pool = await trials._ready()
    (process,) = pool._processes.values()
    hanging = asyncio.get_running_loop().run_in_executor(pool, time.sleep, 3600)
    trials.stop()
    await asyncio.gather(hanging, return_exceptions=True)
    async with asyncio.timeout(10):
        while process.is_alive():  # for a moment even after it was joined: the pool's own thread waits for it, too
            await asyncio.sleep(0.01)


async def test_a_process_has_only_so_much_memory(trials):
    pool = await trials._ready()
    loop = asyncio.get_running_loop()
    assert len(await loop.run_in_executor(pool, bytes, 1024**2)) == 1024**2
    with pytest.raises(MemoryError):
        await loop.run_in_executor(pool, bytes, trial.MEMORY)


async def test_a_game_without_end_is_refused(monkeypatch):
    monkeypatch.setattr(trial, "MOST_ACTIONS", 10)
    reason = trial.try_out("mindbug", options(creature("Healer", 1, play=gain_life(1))), 2)
    assert reason is not None and "not over after" in str(reason)


async def test_an_action_that_takes_too_long_is_refused(monkeypatch):
    monkeypatch.setattr(trial, "SLOWEST", 0.0)
    reason = trial.try_out("mindbug", options(BUGDUELIST), 2)
    assert reason is not None and "took more than" in str(reason)


async def test_who_waits_for_a_trial_in_vain_is_told_to_come_again(trials):
    trials.most_waiting = 1
    first = asyncio.create_task(trials.check("ana", GAME, options(BUGDUELIST)))
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await trials.check("ana", GAME, options(BUGDUELIST))
    assert (refused.value.status, refused.value.retry_after > 0) == (429, True)
    await first


async def test_nobody_has_cards_tried_without_end(trials):
    trials.limits = Limits(0.1)  # a tenth of what is usual
    await trials.check("ana", GAME, options(BUGDUELIST))
    with pytest.raises(Refused, match="Too many"):
        await trials.check("ana", GAME, options(BUGDUELIST))
    await trials.check("bob", GAME, options(BUGDUELIST))
    await trials.check("ana", GAME, {})


async def test_others_are_served_while_cards_are_tried(client, browser):
    trying = asyncio.create_task(client.post("/api/games", json=table(BUGDUELIST)))
    await asyncio.sleep(0.01)
    assert (await browser().get("/api/games")).status_code == 200 and not trying.done()
    assert (await trying).status_code == 201


async def test_a_deck_that_cannot_be_played_opens_no_table(client):
    seats = [{"kind": "me", "deck": "no such deck"}, {"kind": "open"}]
    answer = await client.post("/api/games", json={"game": "shardbugs", "seats": seats})
    assert answer.status_code == 400 and "no such deck" in answer.json()["reason"]
