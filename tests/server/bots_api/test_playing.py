"""Programs of others play over plain HTTP: whole games, moves that are refused, and what else players do."""

import threading
from typing import Any

import httpx
import pytest

from bugduel.games import GAMES


def play_both(anna, ben, game):
    """Both play to the end at the same time. Returns what each was told last."""
    ends: dict[str, Any] = {}
    other = threading.Thread(target=lambda: ends.update(ben=ben.plays(game)))
    other.start()
    ends["anna"] = anna.plays(game)
    other.join()
    return ends["anna"], ends["ben"]


@pytest.mark.parametrize("name", GAMES)
def test_two_programs_challenge_each_other_and_play_a_whole_game(account, name):
    anna, ben = account(), account()
    hers, his = anna.events(), ben.events()
    game = anna.challenges(ben, name, seat=1)
    challenge = next(his)
    assert challenge["type"] == "challenge"
    assert challenge["challenge"]["challenger"]["name"] == anna.name
    assert challenge["challenge"]["seat"] == 0
    ben.post(f"/api/challenge/{game}/accept")
    began = [next(hers), next(his)]
    assert [(event["type"], event["game"]["id"]) for event in began] == 2 * [("gameStart", game)]
    assert [event["game"]["seat"] for event in began] == [1, 0]
    assert sorted(event["game"]["isMyTurn"] for event in began) == [False, True]
    to_anna, to_ben = play_both(anna, ben, game)
    assert to_anna["status"] == to_ben["status"] == "over"
    assert {to_anna["result"], to_ben["result"]} >= {"You won."}
    for events in (hers, his):
        event = next(events)
        assert (event["type"], event["game"]["id"], event["game"]["status"]) == ("gameFinish", game, "over")
        assert sum(event["game"]["outcome"]) == 1


def test_a_program_that_is_started_again_in_the_middle_of_a_game_plays_on(two):
    anna, ben, game = two
    other = threading.Thread(target=ben.plays, args=[game])
    other.start()
    asked = anna.plays(game, most=3)  # and then it crashes
    again = next(event for event in anna.events() if event["type"] == "gameStart")
    assert (again["game"]["id"], again["game"]["ply"], again["game"]["isMyTurn"]) == (game, asked["ply"], True)
    assert anna.plays(game)["status"] == "over"
    other.join()


def test_a_game_stream_begins_with_everything_as_a_socket_does_in_the_language_one_asks_for(two):
    anna, _, game = two
    first = next(anna.lines(f"/api/bot/game/stream/{game}?language=es"))
    assert first["type"] == "game"
    assert first["id"] == game
    assert first["view"]["seat"] == first["seat"]
    assert first["question"]["text"] != next(anna.game(game))["question"]["text"]


def test_whoever_streams_a_game_is_there_and_whoever_stops_has_gone(two):
    anna, ben, game = two
    messages = anna.game(game)
    next(messages)
    his = ben.game(game)
    next(his)
    assert any(message["type"] == "seats" and all_there(message) for message in messages)
    his.close()
    went = next(message for message in messages if message["type"] == "seats")
    assert [seat["is_connected"] for seat in went["seats"] if seat["name"] == ben.name] == [False]


def test_a_move_is_answered_when_it_is_written_down_and_a_repeat_is_harmless(two):
    anna, ben, game = two
    asked = next(anna.game(game))
    first, second = asked["question"]["moves"][:2]
    move = f"/api/bot/game/{game}/move/{asked['ply']}/{first['action']}"
    assert anna.post(move) == anna.post(move) == {"ply": asked["ply"] + 1}
    late = anna.http.post(f"/api/bot/game/{game}/move/{asked['ply']}/{second['action']}")
    assert (late.status_code, late.json()["error"], late.json()["ply"]) == (409, "stale", asked["ply"] + 1)
    assert next(ben.game(game))["ply"] == asked["ply"] + 1


def test_moves_that_are_not_legal_or_not_ones_own_are_refused_and_tell_nothing(two, account):
    anna, ben, game = two
    asked = next(anna.game(game))
    action = asked["question"]["moves"][0]["action"]
    move = f"/api/bot/game/{game}/move/{asked['ply']}"
    assert anna.refused("POST", f"{move}/987654321") == (400, "illegal")
    assert anna.refused("POST", f"{move}/-1") == (400, "illegal")
    assert ben.refused("POST", f"{move}/{action}") == (403, "wrong-seat")
    stranger = account()
    assert stranger.refused("POST", f"{move}/{action}") == (403, "wrong-seat")
    assert stranger.refused("GET", f"/api/bot/game/stream/{game}") == (403, "wrong-seat")
    assert stranger.refused("GET", f"/api/bot/game/{game}/imagine") == (403, "wrong-seat")
    assert anna.refused("POST", f"/api/bot/game/none/move/0/{action}") == (404, "not-found")
    assert next(anna.game(game))["ply"] == asked["ply"]


def test_a_program_gives_up_and_both_play_again(two):
    anna, ben, game = two
    events = anna.events()
    assert next(events)["type"] == "gameStart"
    ben.post(f"/api/bot/game/{game}/concede")
    assert next(events)["type"] == "gameFinish"
    assert ben.refused("POST", f"/api/bot/game/{game}/concede") == (409, "game-over")
    anna.post(f"/api/bot/game/{game}/rematch")
    ben.post(f"/api/bot/game/{game}/rematch")
    begun = next(events)
    assert begun["type"] == "gameStart"
    assert begun["game"]["id"] != game
    assert next(ben.events())["game"]["id"] == begun["game"]["id"]


def test_the_games_of_a_match_follow_each_other(account):
    anna, ben = account(), account()
    game = anna.challenges(ben, best_of=3)
    ben.post(f"/api/challenge/{game}/accept")
    events = anna.events()
    assert next(events)["game"]["id"] == game
    anna.post(f"/api/bot/game/{game}/concede")
    kinds = {event["type"]: event["game"]["id"] for event in (next(events), next(events))}
    assert kinds["gameFinish"] == game
    assert kinds["gameStart"] != game


def test_a_choice_is_taken_back_when_the_other_program_agrees(two):
    anna, ben, game = two
    asked = next(anna.game(game))
    play = next(move for move in asked["question"]["moves"] if move["move"] == "play")
    anna.post(f"/api/bot/game/{game}/move/{asked['ply']}/{play['action']}")
    assert ben.refused("POST", f"/api/bot/game/{game}/undo/no") == (409, "not-allowed")
    assert ben.refused("POST", f"/api/bot/game/{game}/undo/perhaps") == (400, "bad-request")
    messages = ben.game(game)
    next(messages)
    anna.post(f"/api/bot/game/{game}/undo/yes")
    wish = next(message for message in messages if message["type"] == "offers" and message["offers"])
    assert wish["offers"][0]["kind"] == "undo"
    ben.post(f"/api/bot/game/{game}/undo/yes")
    assert next(anna.game(game))["question"]["moves"] == asked["question"]["moves"]


def test_nobody_is_claimed_who_is_there_or_has_time_left(two):
    anna, ben, game = two
    hers, his = anna.game(game), ben.game(game)
    next(hers), next(his)
    assert anna.refused("POST", f"/api/bot/game/{game}/claim") == (409, "not-allowed")
    his.close()
    next(message for message in hers if message["type"] == "seats" and not all_there(message))
    answer = anna.http.post(f"/api/bot/game/{game}/claim")
    assert answer.status_code == 409
    assert "left to come back" in answer.json()["reason"]


def all_there(message):
    return all(seat["is_connected"] for seat in message["seats"])


def test_a_stream_that_has_nothing_to_say_sends_empty_lines(two):
    anna, _, game = two
    with anna.http.stream("GET", f"/api/bot/game/stream/{game}") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        said = stream.iter_lines()
        while line := next(said):
            assert line.startswith("{")
        assert line == ""


def test_without_a_token_or_with_the_wrong_one_nothing_is_done(house, account, two):
    anna, _, game = two
    stranger = httpx.Client(base_url=house.url, headers={"Authorization": "Bearer bugduel_nothing"})
    reader = account("read")
    for method, path in [
        ("GET", "/api/stream/event"),
        ("GET", f"/api/bot/game/stream/{game}"),
        ("GET", f"/api/bot/game/{game}/imagine"),
        ("POST", f"/api/bot/game/{game}/move/0/1"),
        ("POST", f"/api/bot/game/{game}/concede"),
        ("POST", f"/api/challenge/{game}/accept"),
        ("GET", "/api/challenge"),
    ]:
        assert stranger.request(method, path).status_code == 401
        assert httpx.request(method, house.url + path).status_code == 401
        assert reader.refused(method, path) == (403, "wrong-scope")
    stranger.close()
    wish = {"game": "mindbug"}
    assert account("play").refused("POST", f"/api/challenge/{anna.name}", wish) == (403, "wrong-scope")
    assert account("challenge").refused("GET", "/api/stream/event") == (403, "wrong-scope")
