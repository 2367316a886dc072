"""Programs are fast: what they do too often is refused, with the time to wait. Streams end when the server stops."""

import json
import threading
import time
from contextlib import ExitStack

import pytest

from serving import Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with the usual limits."""
    folder = tmp_path_factory.mktemp("strict")
    found = Server(f"sqlite:///{folder / 'strict.sqlite'}", folder)
    found.start()
    yield found
    found.kill()


def many(program, method, path, most, data=None):
    """Ask until it is too often. Returns how often it was not, and the refusal."""
    for count in range(most):
        answer = program.http.request(method, path, json=data)
        if answer.status_code == 429:
            return count, answer
    raise AssertionError(f"{most} times were not too often")


def test_too_many_moves_imagined_states_and_challenges_are_refused_for_a_while(strict, accounts_at):
    anna, ben = accounts_at(strict.url)(), accounts_at(strict.url)()
    for method, path, least, data in [
        ("POST", "/api/bot/game/none/move/0/1", 60, None),
        ("POST", f"/api/challenge/{ben.name}", 20, {"game": "mindbug"}),
    ]:
        count, refused = many(anna, method, path, 400, data)
        assert count >= least
        assert refused.json()["error"] == "too-many-requests"
        assert int(refused.headers["Retry-After"]) >= 1
    count, _ = many(ben, "GET", "/api/bot/game/none/imagine", 400)
    assert count >= 60


def test_a_person_has_so_many_streams_open_and_no_more(house, account):
    anna, ben = account(), account()
    game = anna.challenges(ben)
    ben.post(f"/api/challenge/{game}/accept")
    for path, most in (("/api/stream/event", 8), (f"/api/bot/game/stream/{game}", 40)):
        with ExitStack() as kept:
            reading = []  # whatever is not read any more is closed
            for _ in range(most):
                stream = kept.enter_context(anna.http.stream("GET", path))
                assert stream.status_code == 200
                reading.append(stream.iter_lines())
                next(reading[-1])
            refused = anna.http.get(path, timeout=5)
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many-streams")
            assert int(refused.headers["Retry-After"]) >= 1
            with ben.http.stream("GET", path) as his:  # others have streams of their own
                assert his.status_code == 200
        until = time.monotonic() + 30
        while not opens(anna, path):  # those that were closed are not counted any more
            assert time.monotonic() < until
            time.sleep(0.1)


def opens(program, path):
    with program.http.stream("GET", path) as stream:
        return stream.status_code == 200


def test_a_program_that_reads_only_at_the_end_holds_up_nobody_and_is_told_how_it_ended(account):
    anna, ben = account(), account()
    game = anna.challenges(ben, "shardbugs")
    ben.post(f"/api/challenge/{game}/accept")
    with anna.http.stream("GET", f"/api/bot/game/stream/{game}") as slow:
        other = threading.Thread(target=ben.plays, args=[game])
        other.start()
        end = anna.plays(game)
        other.join()
        *_, last = filter(None, slow.iter_lines())
    assert json.loads(last)["result"] == end["result"] != ""


def test_streams_end_when_the_server_stops(sqlite_url, new_server, accounts_at):
    server = new_server(sqlite_url, "--limits", "1000")
    server.start()
    anna, ben = accounts_at(server.url)(), accounts_at(server.url)()
    game = anna.challenges(ben)
    ben.post(f"/api/challenge/{game}/accept")
    events, messages = anna.events(), anna.game(game)
    assert next(events)["game"]["id"] == next(messages)["id"] == game
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 5  # what a server gives answers that do not end by themselves
    assert list(events) == []
    assert [message for message in messages if message["type"] != "seats"] == []
    assert "Traceback" not in server.said()
    server.start()
    assert next(anna.events())["game"]["id"] == game
