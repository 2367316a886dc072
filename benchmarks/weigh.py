"""How much memory a server needs: for a connected socket, for a game in play, and for games that nobody has open.

    bugduel serve --port 7070 --limits 1000 &
    python benchmarks/weigh.py 127.0.0.1:7070 PID [--game shardbugs] [--idle 10000]

PID is the process that serves. Run it against a server that has just started and does nothing else.
"""

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
import uvloop
from load import Figures, Pair, guest

AT_ONCE = 10
WARM = 200  # games before anything is weighed: sentences and the like are kept once for all games
SOCKETS = 2000
GAMES = 1000
PLAYED = 30.0  # seconds, with a move every second: about half a game
DROPPED = 75.0  # seconds after which a game that nobody looks at is forgotten


def weight(pid: int) -> int:
    """Kilobytes that the process alone uses, and its share of what it shares."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    raise SystemExit(f"weigh: the memory of process {pid} cannot be read")


@asynccontextmanager
async def visitors(host: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60, headers={"Origin": f"http://{host}"}) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield client


async def set_up(host: str, game: str, count: int, client: httpx.AsyncClient) -> list[Pair]:
    pairs = [Pair(host, game, 1.0, Figures()) for _ in range(count)]
    for first in range(0, count, AT_ONCE):
        await asyncio.gather(*(pair.set_up(client) for pair in pairs[first : first + AT_ONCE]))
    return pairs


async def play(pairs: list[Pair]) -> None:
    until = asyncio.get_running_loop().time() + PLAYED
    async with asyncio.timeout(PLAYED + 10):
        await asyncio.gather(*(pair.play(until) for pair in pairs))
    await asyncio.sleep(2)


async def leave(pairs: list[Pair]) -> None:
    for pair in pairs:
        await asyncio.gather(*(socket.close() for socket in pair.sockets))


async def weigh(arguments: argparse.Namespace) -> None:
    host, pid = arguments.host, arguments.pid
    async with visitors(host) as client:
        print(f"at the start: {weight(pid) / 1024:.1f} MB")
        first = await set_up(host, arguments.game, WARM, client)
        await play(first)
        base = weight(pid)
        print(f"with {WARM} games, and what all games share: {base / 1024:.1f} MB")
        if arguments.idle:
            await weigh_idle(arguments, client)
            return
        table = first[0]

        sockets = []
        for _ in range(SOCKETS // AT_ONCE):
            sockets += await asyncio.gather(*(table.connect(table.cookies[0]) for _ in range(AT_ONCE)))
        await asyncio.sleep(2)
        with_sockets = weight(pid)
        a_socket = (with_sockets - base) / SOCKETS
        print(f"a connected socket: {a_socket:.1f} KB")

        pairs = await set_up(host, arguments.game, GAMES, client)
        await asyncio.sleep(2)
        a_game = (weight(pid) - with_sockets) / GAMES - 2 * a_socket
        print(f"more for a game that has just begun: {a_game:.1f} KB")
        await play(pairs)
        plies = sum(pair.figures.moves for pair in pairs) / GAMES
        a_game = (weight(pid) - with_sockets) / GAMES - 2 * a_socket
        print(f"more for a game after {plies:.0f} plies: {a_game:.1f} KB")
        await leave(first + pairs)
        for one in sockets:
            await one.close()
        await asyncio.sleep(DROPPED)
        print(f"when all have left: {weight(pid) / 1024:.1f} MB")


async def weigh_idle(arguments: argparse.Namespace, client: httpx.AsyncClient) -> None:
    """Games that have begun, and that nobody has open."""
    before = weight(arguments.pid)
    for _ in range(0, arguments.idle, AT_ONCE):
        pairs = [Pair(arguments.host, arguments.game, 1.0, Figures()) for _ in range(AT_ONCE)]

        async def begin(pair: Pair) -> None:
            pair.cookies = (await guest(client), await guest(client))
            await pair.new_game(client)

        await asyncio.gather(*(begin(pair) for pair in pairs))
    print(f"{arguments.idle:,} games have just begun: {(weight(arguments.pid) - before) / 1024:+.1f} MB")
    await asyncio.sleep(DROPPED)
    print(f"a while later: {(weight(arguments.pid) - before) / 1024:+.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("host", help="host:port of the server")
    parser.add_argument("pid", type=int, help="the process that serves")
    parser.add_argument("--game", default="mindbug")
    parser.add_argument("--idle", type=int, default=0, help="weigh so many games that nobody has open instead")
    uvloop.run(weigh(parser.parse_args()))


if __name__ == "__main__":
    main()
