"""How many games a server carries: real games over real sockets, both seats, a move every few seconds in each.

    bugduel serve --port 7070 --limits 1000 &
    python benchmarks/load.py 127.0.0.1:7070 --games 1000 --seconds 60 [--game shardbugs] [--every 2]

Prints the time from sending a move until both players have seen it, and the errors. The generator needs about as much
processor time as the server; with `--processes` it uses several.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

CONNECTING = 40  # games that are set up at the same time
SETTLING = 5.0  # seconds at the start that are not counted: everybody reads everything then


class Seen(msgspec.Struct):
    """What the generator needs of a message; the rest is not even parsed."""

    type: str
    ply: int = -1
    status: str = "running"
    question: "Asked | None" = None
    seat: int = -1
    view: "SeenView | None" = None
    code: str = ""


class SeenView(msgspec.Struct):
    seat: int


class Option(msgspec.Struct):
    action: int


class Asked(msgspec.Struct):
    seat: int
    moves: list[Option] = []
    automatic: bool = False  # the server passes by itself


DECODER = msgspec.json.Decoder(Seen)


@dataclass
class Figures:
    """What one process of the generator saw."""

    latencies: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    finished: int = 0
    received: int = 0
    counted_from: float = 0.0  # when everybody has settled down


class Pair:
    """Two players at two sockets, who play one game after the other."""

    def __init__(self, host: str, game: str, every: float, figures: Figures) -> None:
        self.host = host
        self.game = game
        self.every = every
        self.figures = figures
        self.sent: dict[int, tuple[float, int]] = {}  # by ply: when, and how many have seen it

    async def set_up(self, client: httpx.AsyncClient) -> None:
        """Two guests open and join a table, and connect."""
        self.cookies = (await guest(client), await guest(client))
        self.id = await self.new_game(client)
        self.sockets = [await self.connect(cookie) for cookie in self.cookies]

    async def new_game(self, client: httpx.AsyncClient) -> str:
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "terms": {"visibility": "private"}}
        made = await client.post("/api/games", json=body, headers={"cookie": self.cookies[0]})
        made.raise_for_status()
        game_id: str = made.json()["id"]
        joined = await client.post(f"/api/games/{game_id}/join", json={}, headers={"cookie": self.cookies[1]})
        joined.raise_for_status()
        return game_id

    async def connect(self, cookie: str) -> ClientConnection:
        address = f"ws://{self.host}/api/games/{self.id}/socket"
        headers = {"Cookie": cookie, "Origin": f"http://{self.host}"}
        return await connect(address, additional_headers=headers, compression=None, max_queue=None, ping_interval=None)

    async def play(self, until: float) -> None:
        await asyncio.gather(*(self.sit(socket, until) for socket in self.sockets))

    async def sit(self, socket: ClientConnection, until: float) -> None:
        """One player: sees everything, and answers when asked, a move every so many seconds in the game."""
        loop = asyncio.get_running_loop()
        try:
            async for data in socket:
                seen = DECODER.decode(data)
                self.figures.received += len(data)
                if seen.type == "ply":
                    self.saw(seen.ply)
                elif seen.type == "refused":
                    self.figures.errors[seen.code] += 1
                if seen.status != "running":
                    self.figures.finished += seen.view is not None and seen.view.seat == 0
                    return
                if loop.time() > until:
                    return
                asked = seen.question
                if asked is None or seen.view is None or asked.automatic:
                    continue
                if asked.seat == seen.view.seat and asked.moves:
                    pause = self.every * random.uniform(0.5, 1.5)
                    loop.call_later(pause, self.answer, socket, seen.ply, asked)
        except Exception as error:
            self.figures.errors[type(error).__name__] += 1

    def answer(self, socket: ClientConnection, ply: int, asked: Asked) -> None:
        action = random.choice(asked.moves).action
        self.sent[ply + 1] = (time.perf_counter(), 0)
        message = json.dumps({"type": "act", "id": ply + 1, "ply": ply, "action": action})
        task = asyncio.ensure_future(socket.send(message))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def saw(self, ply: int) -> None:
        if ply not in self.sent:
            return
        started, seen = self.sent[ply]
        if seen == 0:
            self.sent[ply] = (started, 1)
            return
        del self.sent[ply]
        if started > self.figures.counted_from:
            self.figures.latencies.append(time.perf_counter() - started)
        self.figures.moves += 1


async def guest(client: httpx.AsyncClient) -> str:
    made = await client.post("/api/guest")
    made.raise_for_status()
    return made.headers["set-cookie"].partition(";")[0]


async def generate(arguments: argparse.Namespace, games: int, ready: Any, go: Any) -> Figures:
    host, seconds = arguments.host, arguments.seconds
    figures = Figures()
    limits = httpx.Limits(max_connections=CONNECTING)
    pairs = [Pair(host, arguments.game, arguments.every, figures) for _ in range(games)]
    headers = {"Origin": f"http://{host}"}
    async with httpx.AsyncClient(base_url=f"http://{host}", limits=limits, timeout=60, headers=headers) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # everybody brings their own
        gate = asyncio.Semaphore(CONNECTING)

        async def set_up(pair: Pair) -> None:
            async with gate:
                await pair.set_up(client)

        await asyncio.gather(*(set_up(pair) for pair in pairs))
        gc.freeze()  # what the generator waits for itself is not the server's
        gc.disable()
        ready.release()
        await asyncio.to_thread(go.wait)
        figures.counted_from = time.perf_counter() + SETTLING
        seconds += SETTLING
        until = asyncio.get_running_loop().time() + seconds
        running = [asyncio.ensure_future(keep_playing(pair, client, until)) for pair in pairs]
        await asyncio.sleep(seconds + 1)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    return figures


async def keep_playing(pair: Pair, client: httpx.AsyncClient, until: float) -> None:
    """One game after the other, so that the number of games stays the same."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(random.uniform(0, pair.every))
    while loop.time() < until:
        await pair.play(until)
        for socket in pair.sockets:
            await socket.close()
        if loop.time() < until:
            pair.sent.clear()
            pair.id = await pair.new_game(client)
            pair.sockets = [await pair.connect(cookie) for cookie in pair.cookies]


def run(arguments: argparse.Namespace, games: int, ready: Any, go: Any, results: Any) -> None:
    results.put(uvloop.run(generate(arguments, games, ready, go)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("host", help="host:port of the server")
    parser.add_argument("--game", default="mindbug")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a game")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    ready, go, results = context.Semaphore(0), context.Event(), context.Queue()
    counts = [arguments.games // arguments.processes] * arguments.processes
    workers = [context.Process(target=run, args=(arguments, count, ready, go, results)) for count in counts]
    began = time.perf_counter()
    for worker in workers:
        worker.start()
    for _ in workers:
        ready.acquire()
    print(f"{sum(counts):,} games set up in {time.perf_counter() - began:.1f} s", flush=True)
    go.set()
    tell([results.get() for _ in workers], arguments)
    for worker in workers:
        worker.join()


def tell(parts: list[Figures], arguments: argparse.Namespace) -> None:
    latencies = sorted(latency for part in parts for latency in part.latencies)
    errors = sum((part.errors for part in parts), Counter[str]())
    moves, finished = len(latencies), sum(part.finished for part in parts)
    rate = moves / arguments.seconds
    print(f"{moves:,} moves in {arguments.seconds:.0f} s ({rate:,.0f}/s), {finished:,} games finished")
    print(f"{sum(part.received for part in parts) / arguments.seconds / 1e6:.1f} MB/s received")
    if latencies:
        shown = {name: latencies[min(int(moves * share), moves - 1)] for name, share in QUANTILES.items()}
        print("sent to seen by both: " + ", ".join(f"{name} {1000 * value:.1f} ms" for name, value in shown.items()))
    print(f"errors: {dict(errors) or 'none'}")


QUANTILES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}


if __name__ == "__main__":
    main()
