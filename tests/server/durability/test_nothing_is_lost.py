"""The server, the database and the network break while people play: nothing that was acknowledged is lost.

How often it breaks and how many games are played then can be set: BUGDUEL_CRASHES=100 BUGDUEL_CRASH_GAMES=50.
"""

import asyncio
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from clusters import Cluster
from cuts import Cutter
from full_disks import Ballast, small_disk
from players import Visitor
from serving import Server
from stubborn import Pair, Stored, begin, check

pytestmark = pytest.mark.anyio

CRASHES = int(os.environ.get("BUGDUEL_CRASHES", "2"))
GAMES = int(os.environ.get("BUGDUEL_CRASH_GAMES", "6"))
CLOCK = {"kind": "total", "seconds": 3600, "increment": 1}
BETWEEN = (0.5, 2.0)  # seconds from one crash to the next
LAG = 1_000  # milliseconds that a busy machine may need for a move
UNSEEN = 3_000  # milliseconds of an outage that may be charged: it is too short to be noticed
LATE = 10_000  # milliseconds before an outage that may be free: its start is the last heartbeat, which may be late


def pace(each: float) -> float:
    """Seconds before an answer, so that the games last as long as the crashes come."""
    return max(CRASHES * each / 60, 0.05)


async def run(pairs: list[Pair], breaks: Callable[[], object], each: float = 3.0) -> None:
    """Play all games to the end while something breaks again and again."""
    playing = asyncio.gather(*(pair.play() for pair in pairs))
    for _ in range(CRASHES):
        await asyncio.sleep(random.uniform(*BETWEEN))
        if playing.done():
            break
        await asyncio.to_thread(breaks)
    async with asyncio.timeout(300 + CRASHES * each):
        await playing


async def test_the_server_is_killed_again_and_again(database_url: str, new_server: Callable[..., Server]):
    server = new_server(database_url, "--limits", "1000")
    server.start()
    down: list[tuple[float, float]] = []

    def kill() -> None:
        before = time.time()
        server.kill()
        server.start()
        down.append((before * 1000, time.time() * 1000))

    pairs = await begin(GAMES, lambda: server.url, pace(4.0), CLOCK)
    await run(pairs, kill)
    moves = await check(pairs, server.database)
    assert sum(pair.came_back for pair in pairs) >= GAMES, "everybody lost the connection at least once"
    await check_clocks(pairs, server.database, down)
    print(f"\n{len(down)} kills, {GAMES} games, {moves} moves")


async def check_clocks(pairs: list[Pair], url: str, down: list[tuple[float, float]]) -> None:
    """Everybody is charged for the time in which a server ran, as far as that can be known, and nobody else is."""
    stored = Stored(url)
    for pair in pairs:
        rows = await stored.rows("SELECT seat, at, clocks FROM moves WHERE game = :game ORDER BY ply", game=pair.game)
        for before, row in pairwise(rows):
            was, now = json.loads(before.clocks)[0], json.loads(row.clocks)[0]
            charged = was[row.seat] + 1000 - now[row.seat]
            outages = [max(min(end, row.at) - max(start, before.at), 0) for start, end in down]
            count = sum(outage > 0 for outage in outages)
            ran = row.at - before.at - sum(outages)
            assert max(ran - LAG - LATE * count, 0) <= charged <= ran + LAG + UNSEEN * count
            assert was[1 - row.seat] == now[1 - row.seat]


async def test_one_of_two_processes_is_killed(postgres_url: str, new_server: Callable[..., Server]):
    """Two servers on one database: everybody goes to the other one."""
    servers = [new_server(postgres_url, "--limits", "1000") for _ in range(2)]
    for one in servers:
        one.start()
    killed = 0

    def kill() -> None:
        nonlocal killed
        one = servers[killed % 2]
        one.kill()
        killed += 1
        time.sleep(random.uniform(0, 1))
        one.start()

    pairs = await begin(GAMES, lambda: random.choice(servers).url, pace(5.0), CLOCK)
    await run(pairs, kill, 5.0)
    print(f"\n{killed} kills, {await check(pairs, postgres_url)} moves")


async def test_the_database_stops_at_once_and_starts_again(own_cluster: Cluster, new_server: Callable[..., Server]):
    with own_cluster.database() as url:
        server = new_server(url, "--limits", "1000")
        server.start()

        def crash() -> None:
            own_cluster.crash()
            time.sleep(random.uniform(0, 1))
            own_cluster.start()

        pairs = await begin(GAMES, lambda: server.url, pace(4.0), CLOCK)
        await run(pairs, crash, 5.0)
        print(f"\n{await check(pairs, url)} moves")


async def test_the_network_is_cut_in_the_middle_of_a_move(database_url: str, new_server: Callable[..., Server]):
    """A line between the players and the server that breaks after some bytes, in either direction."""
    server = new_server(database_url, "--limits", "1000")
    server.start()
    async with Cutter(server.port) as line:
        pairs = await begin(GAMES, lambda: server.url, 0.02, CLOCK)
        for pair in pairs:
            pair.addresses = lambda: line.url
        async with asyncio.timeout(300):
            await asyncio.gather(*(pair.play() for pair in pairs))
        assert line.cuts > GAMES
        print(f"\n{line.cuts} cuts, {await check(pairs, server.database)} moves")


@pytest.fixture
def disk() -> Iterator[Path]:
    with small_disk(megabytes=16) as folder:
        yield folder


async def test_a_full_disk_refuses_moves_and_goes_on_when_there_is_room(
    disk: Path, new_server: Callable[..., Server], visitor_at: Callable[..., Visitor]
):
    url = f"sqlite:///{disk / 'server.sqlite'}"
    server = new_server(url)
    server.start()
    anna, ben = visitor_at(server.url), visitor_at(server.url)
    game = await anna.opens("mindbug")
    await ben.joins(game)
    hers, his = await anna.sits(game), await ben.sits(game)
    acknowledged = 0
    with Ballast(disk):
        refused = None
        for _ in range(40):
            asked = hers if hers.is_asked else his
            move = asked.move()
            answer = await asked.says("act", ply=asked.ply, action=move["action"])
            if answer["type"] == "refused":
                refused = answer
                break
            acknowledged += 1
            await hers.until_ply(answer["ply"])
            await his.until_ply(answer["ply"])
            if hers.is_over:
                break
        assert refused is not None, "the disk was full"
        assert refused["code"] == "not-stored"
        assert "try again" in refused["reason"]
        again = await asked.says("act", ply=asked.ply, action=move["action"])
        assert again["code"] == "not-stored"
    for _ in range(50):
        answer = await asked.says("act", ply=asked.ply, action=asked.move()["action"])
        if answer["type"] == "accepted":
            break
        await asyncio.sleep(0.2)
    assert answer["type"] == "accepted", answer
    [(stored,)] = await Stored(url).rows("SELECT count(*) FROM moves")
    assert stored == acknowledged + 1
    await hers.leaves()
    await his.leaves()
    server.kill()
