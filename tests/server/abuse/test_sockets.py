"""Messages of people who mean no good: each is refused with a reason, the game stays as it was, memory stays flat.

BUGDUEL_ABUSE=20000 sends that many.
"""

import asyncio
import json
import os
import random
import string
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from players import AtTable, until_asked

COUNT = int(os.environ.get("BUGDUEL_ABUSE", "1500"))
LIMIT = 40_000_000  # bytes that the server may grow

pytestmark = pytest.mark.anyio

TYPES = ["act", "undo", "answer", "claim", "rematch", "passing", "sit", "resync", "ping", "game", "ply", "", "ACT"]
VALUES = [None, True, False, -1, 0, 2**31, 2**63, -(2**70), 1e308, 0.5, "", "0", "undo", "\0", "🪲" * 70, "x" * 999]
NAMES = ["ply", "action", "seat", "offer", "yes", "id", "stops", "yields", "until_turn", "is_fast", "type", "x"]


def anything(chance: random.Random, depth: int = 0) -> Any:
    """A value that no message should have."""
    kind = chance.randrange(11 if depth < 3 else 8)
    if kind < 8:
        return chance.choice(
            [
                None,
                True,
                False,
                -1,
                0,
                2**31,
                2**63,
                -(2**70),
                1e308,
                0.5,
                "",
                "0",
                "undo",
                "\u0000",
                "🪲" * 70,
                "x" * 999,
            ]
        )
    if kind == 8:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(5))]
    return {chance.choice(NAMES): anything(chance, depth + 1) for _ in range(chance.randrange(5))}


def message(chance: random.Random, table: AtTable, other: AtTable) -> str:
    """Malformed, replayed, of a foreign seat, oversized, out of order, of a wrong type."""
    kind = chance.randrange(8)
    if kind == 0:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(200)))
    if kind == 1:
        good = json.dumps({"type": "act", "ply": table.ply, "action": chance.randrange(1 << 40)})
        return good[: chance.randrange(len(good))] + chance.choice(["", "}", "\x00", "é"])
    if kind == 2 and other.is_asked:  # for the other player
        return json.dumps({"type": "act", "ply": table.ply, "action": other.move()["action"]})
    if kind == 3:
        return json.dumps({"type": "act", "ply": chance.randrange(10**6), "action": chance.randrange(1 << 60)})
    if kind == 4:
        return json.dumps({"type": "ping", "id": 1, "more": "x" * chance.randrange(4000, 60_000)})
    if kind == 5:
        return "[" * chance.randrange(1, 3000)
    fields = {name: anything(chance) for name in chance.sample(NAMES, chance.randrange(5))}
    return json.dumps({"type": chance.choice(TYPES), **fields, "nonsense": 1})


def memory(pid: int) -> int:
    fields = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


async def test_nothing_that_makes_no_sense_changes_anything(sqlite_url, new_server, visitor_at):
    server = new_server(sqlite_url, "--limits", "1000")
    server.start()
    chance = random.Random(7)
    anna, ben = visitor_at(server.url), visitor_at(server.url)
    made = await anna.opens("mindbug")
    await ben.joins(made)
    his = await ben.sits(made)
    hers = await anna.sits(made)
    attacker = hers if his.is_asked else his
    asked = his if his.is_asked else hers
    view, sent = asked.now["view"], 0
    before = 0
    while sent < COUNT:
        attacker = await attacker.visitor.sits(made)
        for _ in range(50):  # fewer than are taken for a flood
            await attacker.sends(message(chance, attacker, asked))
            sent += 1
        await attacker.until(partial(has_answers, attacker, 50))
        refused = [heard for heard in attacker.heard if heard["type"] == "refused"]
        assert all(heard["reason"] and heard["code"] for heard in refused)
        assert len(refused) >= 49
        hand = [card["card"] for card in view["players"][asked.seat]["zones"]["hand"]["cards"]]
        assert not any(card in json.dumps(refused) for card in hand)
        await attacker.leaves()
        if not before and sent > COUNT // 4:
            before = memory(server.pid)
    grown = memory(server.pid) - before
    assert grown < LIMIT, f"{grown:,} bytes"
    await asked.sends({"type": "resync"})
    await asyncio.sleep(0.2)
    assert asked.now["view"] == view
    assert "Traceback" not in server.said()
    await asked.chooses()
    await hers.leaves()
    await his.leaves()


def has_answers(table: AtTable, count: int) -> bool:
    return sum(heard["type"] in ("refused", "accepted", "pong") for heard in table.heard) >= count


async def test_slow_readers_hold_up_nobody(sqlite_url, new_server, visitor_at):
    """Ten spectators who read nothing: the players do not notice, and the server keeps little for each."""
    server = new_server(sqlite_url, "--limits", "1000")
    server.start()
    anna, ben = visitor_at(server.url), visitor_at(server.url)
    made = await anna.opens("shardbugs")
    await ben.joins(made)
    hers, his = await anna.sits(made), await ben.sits(made)
    for player in (hers, his):
        await player.says("passing", is_fast=True)
    sleepers = [await reads_nothing(server.port, made) for _ in range(10)]
    before = memory(server.pid)
    loop = asyncio.get_running_loop()
    slowest = 0.0
    for _ in range(250):
        asked = await until_asked(hers, his)
        if asked.is_over:
            break
        started = loop.time()
        await asked.chooses()
        slowest = max(slowest, loop.time() - started)
        await (his if asked is hers else hers).until_ply(asked.ply)
    assert slowest < 5, "nobody waited for them"
    assert memory(server.pid) - before < LIMIT
    for _, writer in sleepers:
        writer.transport.abort()
    await hers.leaves()
    await his.leaves()


async def reads_nothing(port: int, game: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket whose reader never reads."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
    lines = [
        f"GET /api/games/{game}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await writer.drain()
    return reader, writer
