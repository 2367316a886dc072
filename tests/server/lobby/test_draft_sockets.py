"""Who looks at a draft over a socket is told when the packs have moved on, whichever process it is."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from players import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, new_server):
    """A server that runs; with PostgreSQL it has two processes."""
    workers = ("--workers", "2") if request.param == "postgres" else ()
    server = new_server(request.getfixturevalue(f"{request.param}_url"), *workers)
    server.start()
    return server.url


async def looks(stack, visitor, draft_id):
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    address = visitor.url.replace("http", "ws") + f"/api/drafts/{draft_id}/socket"
    headers = {"Cookie": cookies, "Origin": visitor.url}
    return await stack.enter_async_context(connect(address, additional_headers=headers))


async def hears(socket, condition):
    """The first message for which something is so."""
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await socket.recv())
            if condition(message):
                return message


async def posted(visitor, address, body=None):
    answer = await visitor.http.post(address, json=body) if body is not None else await visitor.http.post(address)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def test_everybody_hears_when_the_packs_move_on(url):
    async with AsyncExitStack() as stack:
        ana, bob, cid = Visitor(url), Visitor(url), Visitor(url)
        draft = (await posted(ana, "/api/drafts", {"game": "shardbugs", "seats": 3, "bots": 1}))["id"]
        sockets = [await looks(stack, ana, draft) for _ in range(4)]  # in both processes, most likely
        watching = await looks(stack, cid, draft)
        for socket in (*sockets, watching):
            assert (await hears(socket, lambda message: True))["status"] == "open"
        await posted(bob, f"/api/drafts/{draft}/join")
        views = [await hears(socket, lambda message: message["status"] == "running") for socket in sockets]
        assert all(view["type"] == "draft" and view["seat"] == 0 and len(view["view"]["pack"]) == 12 for view in views)
        first = views[0]["view"]["pack"][0]
        await posted(ana, f"/api/drafts/{draft}/pick", {"number": 0, "card": first})
        for socket in sockets:
            view = await hears(socket, lambda message: message["number"] == 1)
            assert view["view"]["pool"] == [first] and view["view"]["waiting"] == [1]
        theirs = (await bob.http.get(f"/api/drafts/{draft}")).json()["view"]["pack"][0]
        await posted(bob, f"/api/drafts/{draft}/pick", {"number": 0, "card": theirs})
        for socket in sockets:
            view = await hears(socket, lambda message: len(message["view"]["pack"]) == 11)
            assert sorted(view["view"]["waiting"]) == [0, 1]
        outside = await hears(watching, lambda message: [seat.get("picked") for seat in message["seats"]] == [1, 1, 2])
        assert outside["seat"] == -1 and "view" not in outside


async def test_a_draft_that_there_is_not_and_a_foreign_page_are_refused(url):
    async with AsyncExitStack() as stack:
        ana = Visitor(url)
        socket = await looks(stack, ana, "nosuchdraft")
        await asyncio.wait_for(socket.wait_closed(), 20)
        assert socket.close_code == 4404
        draft = (await posted(ana, "/api/drafts", {"game": "shardbugs", "seats": 2, "bots": 1}))["id"]
        address = url.replace("http", "ws") + f"/api/drafts/{draft}/socket"
        with pytest.raises(Exception, match="403"):
            async with connect(address, additional_headers={"Origin": "http://elsewhere.test"}) as foreign:
                await foreign.recv()


async def test_who_sends_too_much_is_sent_away(url):
    async with AsyncExitStack() as stack:
        ana = Visitor(url)
        draft = (await posted(ana, "/api/drafts", {"game": "shardbugs", "seats": 2, "bots": 1}))["id"]
        socket = await looks(stack, ana, draft)
        await socket.send("x")
        await hears(socket, lambda message: message["type"] == "pong")
        for _ in range(60):
            await socket.send("x")
        with pytest.raises(ConnectionClosed):
            await hears(socket, lambda message: False)
        assert socket.close_code == 1008


async def test_the_others_hear_in_every_process_who_goes_and_who_comes_back(url):
    async with AsyncExitStack() as stack:
        ana, bob = Visitor(url), Visitor(url)
        draft = (await posted(ana, "/api/drafts", {"game": "shardbugs", "seats": 2}))["id"]
        await posted(bob, f"/api/drafts/{draft}/join")
        sockets = [await looks(stack, ana, draft) for _ in range(4)]  # in both processes, most likely
        tabs = [await looks(stack, bob, draft) for _ in range(4)]
        for socket in sockets:
            await hears(socket, lambda message: is_away(message) == [])
        for tab in tabs:
            await tab.close()
        for socket in sockets:
            await hears(socket, lambda message: is_away(message) == [1])
        await looks(stack, bob, draft)
        for socket in sockets:
            await hears(socket, lambda message: is_away(message) == [])


def is_away(message):
    return [seat["seat"] for seat in message["seats"] if seat.get("is_away")]


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_a_server_that_starts_again_has_lost_no_pick_and_no_plan(end, database_url, new_server):
    server = new_server(database_url)
    server.start()
    ana, bob = Visitor(server.url), Visitor(server.url)
    draft = (await posted(ana, "/api/drafts", {"game": "shardbugs", "seats": 2}))["id"]
    theirs = await posted(bob, f"/api/drafts/{draft}/join")
    async with AsyncExitStack() as stack:
        mine = await hears(await looks(stack, ana, draft), lambda message: message["status"] == "running")
        await looks(stack, bob, draft)
        picked, planned = mine["view"]["pack"][2], theirs["view"]["pack"][5]
        await posted(ana, f"/api/drafts/{draft}/pick", {"number": 0, "card": picked})
        await posted(bob, f"/api/drafts/{draft}/plan", {"cards": [planned]})
        getattr(server, end)()
    server.start()
    async with AsyncExitStack() as stack:
        # Of a process that was killed nobody knows so soon that it is gone.
        mine = await hears(await looks(stack, ana, draft), lambda message: end == "kill" or is_away(message) == [1])
        assert mine["view"]["pool"] == [picked] and mine["view"]["waiting"] == [1]
        theirs = await hears(await looks(stack, bob, draft), lambda message: is_away(message) == [])
        assert theirs["plan"] == [planned] and theirs["view"]["pool"] == []
        await posted(bob, f"/api/drafts/{draft}/pick", {"number": 0, "card": planned})
