"""Programs ask each other for games: who may answer, who hears of it, and whose seat is kept."""

import sqlite3

import httpx
import pytest

from bugduel.server.store.challenges import LASTS
from players import Visitor


def test_a_challenge_is_listed_for_both_and_for_nobody_else(account):
    anna, ben, clara = account(), account(), account()
    made = anna.challenges(ben, terms={"clock": {"kind": "move", "seconds": 30}})
    assert [one["id"] for one in anna.get("/api/challenge")["out"]] == [made]
    [to_ben] = ben.get("/api/challenge")["in"]
    assert (to_ben["id"], to_ben["status"], to_ben["game"]) == (made, "open", "mindbug")
    assert to_ben["challenger"]["name"] == anna.name
    assert to_ben["destUser"]["name"] == ben.name
    assert to_ben["terms"]["clock"]["seconds"] == 30
    assert to_ben["expires"] - to_ben["created"] == LASTS == 20 * 60 * 1000
    assert clara.get("/api/challenge") == {"in": [], "out": []}
    assert made not in [table["id"] for table in clara.get("/api/games")]


def test_the_seat_is_kept_for_the_one_who_was_challenged(account):
    anna, ben, clara = account(), account(), account()
    made = anna.challenges(ben)
    assert clara.refused("POST", f"/api/games/{made}/join", {}) == (403, "kept-for-another")
    assert clara.refused("POST", f"/api/challenge/{made}/accept") == (404, "not-found")
    assert clara.refused("POST", f"/api/challenge/{made}/decline") == (404, "not-found")
    assert ben.post(f"/api/games/{made}/join", {})["status"] == "running"  # which is to accept it
    assert ben.get("/api/challenge")["in"] == []


def test_whoever_declines_is_heard_of_by_the_challenger(account):
    anna, ben = account(), account()
    made = anna.challenges(ben)
    events = anna.events()
    ben.post(f"/api/challenge/{anna.challenges(ben)}/accept")  # so that her stream has begun
    assert next(events)["type"] == "gameStart"
    ben.post(f"/api/challenge/{made}/decline")
    assert next(events) == {"type": "challengeDeclined", "challenge": {"id": made}}
    assert ben.refused("POST", f"/api/challenge/{made}/accept") == (409, "challenge-over")
    assert anna.refused("GET", f"/api/games/{made}") == (404, "not-found")


@pytest.mark.parametrize("way", ["cancel", "leave"])
def test_a_challenge_that_is_withdrawn_is_told_to_the_one_who_was_challenged(account, way):
    anna, ben = account(), account()
    events = ben.events()
    made = anna.challenges(ben)
    assert next(events)["challenge"]["id"] == made
    assert ben.refused("POST", f"/api/challenge/{made}/cancel") == (404, "not-found")
    if way == "cancel":
        anna.post(f"/api/challenge/{made}/cancel")
    else:
        assert anna.http.delete(f"/api/games/{made}/seat").status_code == 204
    assert next(events) == {"type": "challengeCanceled", "challenge": {"id": made}}
    assert ben.get("/api/challenge")["in"] == []
    assert ben.http.post(f"/api/challenge/{made}/accept").status_code in (404, 409)


def test_a_challenge_grows_too_old(account, house):
    anna, ben = account(), account()
    made = anna.challenges(ben)
    with sqlite3.connect(house.database.removeprefix("sqlite:///"), timeout=20) as database:
        database.execute("UPDATE challenges SET created = created - ? WHERE game = ?", [LASTS, made])
    database.close()
    assert ben.get("/api/challenge")["in"] == []
    assert ben.refused("POST", f"/api/challenge/{made}/accept") == (409, "challenge-over")
    assert ben.refused("POST", f"/api/games/{made}/join", {}) == (403, "kept-for-another")
    anna.challenges(ben)  # which sweeps up
    assert anna.refused("GET", f"/api/games/{made}") == (404, "not-found")


def test_challenges_that_make_no_sense_are_refused(account):
    anna, ben = account(), account()
    assert anna.refused("POST", f"/api/challenge/{anna.name}", {"game": "mindbug"}) == (400, "bad-request")
    assert anna.refused("POST", "/api/challenge/nobody-at-all", {"game": "mindbug"}) == (404, "not-found")
    assert anna.refused("POST", f"/api/challenge/{ben.name}", {"game": "chess"}) == (400, "bad-request")
    four = {"game": "mindbug", "options": {"mode": "2v2"}}
    assert anna.refused("POST", f"/api/challenge/{ben.name}", four) == (400, "bad-request")
    assert anna.refused("POST", f"/api/challenge/{ben.name}", {"game": "mindbug", "seat": 2}) == (400, "bad-request")


def test_a_person_has_so_many_challenges_open_and_no_more(account):
    anna, ben = account(), account()
    for _ in range(20):
        last = anna.challenges(ben)
    wish = {"game": "mindbug"}
    assert anna.refused("POST", f"/api/challenge/{ben.name}", wish) == (409, "too-many-challenges")
    anna.post(f"/api/challenge/{last}/cancel")
    anna.challenges(ben)
    assert anna.post("/api/games", wish)["status"] == "open"  # tables are counted for themselves


@pytest.mark.anyio
async def test_a_guest_asks_for_a_game_but_not_for_a_rated_one(account, house):
    ben, guest = account(), Visitor(house.url)
    for wish, status in (({"game": "mindbug", "terms": {"rated": True}}, 403), ({"game": "mindbug"}, 201)):
        for address in (f"/api/challenge/{ben.name}", "/api/games"):
            answer = await guest.http.post(address, json=wish)
            assert answer.status_code == status, answer.text
    assert [one["challenger"]["isGuest"] for one in ben.get("/api/challenge")["in"]] == [True]
    await guest.leaves()


@pytest.mark.anyio
async def test_a_game_that_somebody_joins_from_a_browser_is_told_to_the_program(account, house):
    anna = account()
    table = anna.post("/api/games", {"game": "mindbug"})["id"]
    guest = Visitor(house.url)
    await guest.joins(table)
    began = next(anna.events())
    assert (began["type"], began["game"]["id"]) == ("gameStart", table)
    await guest.leaves()


def test_events_cross_from_one_server_process_to_another(postgres_url, new_server, accounts_at):
    """Two servers share a database, so that each program talks to another process."""
    one, other = new_server(postgres_url, "--limits", "1000"), new_server(postgres_url, "--limits", "1000")
    one.start()
    other.start()
    anna, ben = accounts_at(one.url)(), accounts_at(one.url)()
    ben.http.base_url = httpx.URL(other.url)
    his = ben.events()
    made = anna.challenges(ben)
    assert next(his)["challenge"]["id"] == made
    hers = anna.events()
    second = ben.challenges(anna)
    assert next(hers)["challenge"]["id"] == second
    ben.post(f"/api/challenge/{made}/accept")
    assert next(hers)["type"] == next(his)["type"] == "gameStart"
    anna.post(f"/api/challenge/{second}/decline")
    assert {next(his)["type"], next(hers)["type"]} == {"challengeDeclined"}
    anna.post(f"/api/bot/game/{made}/concede")
    for events in (hers, his):
        event = next(events)
        assert (event["type"], event["game"]["status"]) == ("gameFinish", "over")
