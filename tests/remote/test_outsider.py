"""One of our bots as a program from outside, against a server that is made up: it survives what servers do."""

import asyncio
import json

import httpx
import pytest

from bugduel.core import LiveGame, seeded
from bugduel.games import GAMES
from bugduel.remote import Api, Outsider, Plan, RefusedByServer, api
from bugduel.remote.player import Player

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


class FirstChoice:
    """Thinks at once, in this process."""

    async def choose(self, world, seat):
        state = GAMES[world["game"]].from_data(world)
        assert state.actor() == seat
        return state.legal()[0]


class MadeUp:
    """A server: each address has a list of answers, one after the other; the last one stays."""

    def __init__(self, **answers):
        self.answers = answers
        self.asked = []

    def __call__(self, request):
        path = request.url.path
        self.asked.append(f"{request.method} {path}")
        found = next((answers for name, answers in self.answers.items() if name in path.replace("/", "_")), None)
        assert found, f"nobody asks for {path}"
        answer = found.pop(0) if len(found) > 1 else found[0]
        if isinstance(answer, Exception):
            raise answer
        return answer

    def api(self, say=lambda _: None):
        made = Api("http://made.up", "a token", say)
        made.http = httpx.AsyncClient(base_url=made.url, transport=httpx.MockTransport(self))
        return made

    def moves(self):
        return [asked for asked in self.asked if "/move/" in asked]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(api, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(api, "LONGEST_PAUSE", 0.02)


def stream(*lines):
    return httpx.Response(200, text="\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines))


def asking(live, ply=0, kind="game"):
    legal = [{"action": action} for action in live.state.legal()]
    return {"type": kind, "seat": live.state.actor(), "ply": ply, "question": {"seat": 0, "moves": legal}}


def imagined(live, ply=0):
    seat = live.state.actor()
    state = live.state.imagine(seat, seeded("any")).to_data()
    return httpx.Response(200, json={"ply": ply, "seat": seat, "states": [state]})


OVER = {"type": "ply", "ply": 1, "status": "over", "result": "You won."}
LIVE = LiveGame(GAMES["mindbug"], {}, "a seed")
FIRST = LIVE.state.legal()[0]


async def test_messages_and_lines_that_it_does_not_know_are_ignored():
    strange = ({"type": "fireworks", "question": 7}, "no JSON at all", [1, 2], {"no": "type"}, "", {"type": None})
    server = MadeUp(
        game_stream=[stream(*strange, asking(LIVE), *strange, OVER)],
        imagine=[imagined(LIVE)],
        move=[httpx.Response(200, json={"ply": 1, "new": "field"})],
    )
    assert await Player(server.api(), FirstChoice(), "g").play() == "You won."
    assert server.moves() == [f"POST /api/bot/game/g/move/0/{FIRST}"]


async def test_it_comes_back_when_the_connection_breaks_and_waits_when_it_was_too_fast():
    told: list[str] = []
    server = MadeUp(
        game_stream=[
            httpx.ConnectError("refused"),
            httpx.Response(503, json={"error": "not-stored", "reason": "later"}),
            stream({"type": "game", "seat": 0, "ply": 0}),  # and it breaks
            stream(asking(LIVE), OVER),
        ],
        imagine=[httpx.ReadTimeout("slow"), imagined(LIVE)],
        move=[
            httpx.Response(429, headers={"Retry-After": "0"}, json={"error": "too-many-requests"}),
            httpx.ReadError("lost"),
            httpx.Response(200, json={"ply": 1}),
        ],
    )
    assert await Player(server.api(told.append), FirstChoice(), "g").play() == "You won."
    assert len(server.moves()) == 3
    assert told[0].startswith("http://made.up cannot be reached (refused)")
    assert told[1] == "http://made.up can be reached again"


async def test_an_answer_that_came_too_late_is_no_trouble():
    server = MadeUp(
        game_stream=[stream(asking(LIVE), asking(LIVE, 1, "ply"), OVER)],
        imagine=[imagined(LIVE), imagined(LIVE, 2)],  # for the second question the game has gone on already
        move=[httpx.Response(409, json={"error": "stale", "reason": "too late", "ply": 1})],
    )
    assert await Player(server.api(), FirstChoice(), "g").play() == "You won."
    assert len(server.moves()) == 1


async def test_it_agrees_to_take_back_and_claims_who_does_not_come_back():
    server = MadeUp(
        game_stream=[
            stream(
                {"type": "game", "seat": 0, "ply": 3},
                {"type": "offers", "offers": [{"kind": "undo", "seat": 1, "agreed": []}]},
                {"type": "offers", "offers": [{"kind": "undo", "seat": 1, "agreed": [0]}]},
                {"type": "seats", "seats": [{"seat": 0}, {"seat": 1, "is_claimable": True}]},
                OVER,
            )
        ],
        undo=[httpx.Response(200, json={"ply": 3})],
        claim=[httpx.Response(409, json={"error": "not-allowed", "reason": "is back"})],
    )
    await Player(server.api(), FirstChoice(), "g").play()
    assert server.asked[1:] == ["POST /api/bot/game/g/undo/yes", "POST /api/bot/game/g/claim"]


def challenge(number, game="mindbug"):
    return {"type": "challenge", "challenge": {"id": f"c{number}", "game": game, "challenger": {"name": "Ben"}}}


def game_start(number, rules=GAMES["mindbug"].rules):
    return {"type": "gameStart", "game": {"id": f"c{number}", "game": "mindbug", "rules": rules}}


async def test_it_accepts_as_many_games_as_it_was_told_and_plays_those_that_run():
    never = asyncio.Event()

    class Waiting(FirstChoice):
        async def choose(self, world, seat):
            await never.wait()
            return -1

    told: list[str] = []
    server = MadeUp(
        event=[stream(game_start(1), challenge(2, "chess"), challenge(3), challenge(4), {"type": "news"}),
               httpx.Response(401, json={"error": "bad-token", "reason": "It was revoked."})],
        challenge=[httpx.Response(204)],
        game_stream=[stream(asking(LIVE))],
        imagine=[imagined(LIVE)],
    )  # fmt: skip
    outsider = Outsider(server.api(), Waiting(), Plan(frozenset({"mindbug"}), 2), told.append)
    with pytest.raises(RefusedByServer, match="revoked"):
        await outsider.run()
    answers = [asked for asked in server.asked if "/api/challenge/" in asked]
    assert answers == [f"POST /api/challenge/{one}" for one in ("c2/decline", "c3/accept", "c4/decline")]
    assert told[0] == "c2: decline chess by Ben"
    assert outsider.playing == {}


async def test_a_game_of_other_rules_is_left_alone():
    told: list[str] = []
    server = MadeUp(event=[stream(game_start(1, rules=99)), httpx.Response(403, json={"error": "wrong-scope"})])
    with pytest.raises(RefusedByServer):
        await Outsider(server.api(), FirstChoice(), Plan(frozenset(), 1), told.append).run()
    assert told == ["c1: cannot be played: this Bugduel does not know these rules of mindbug"]
