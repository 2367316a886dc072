"""What people do at drafts, by HTTP."""

from typing import Any

import httpx


async def opened(client: httpx.AsyncClient, seats: int, bots: int, seconds: int = 0) -> Any:
    draft = {"game": "shardbugs", "seats": seats, "bots": bots, "seconds": seconds}
    answer = await client.post("/api/drafts", json=draft)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def seen(client: httpx.AsyncClient, draft: Any) -> Any:
    return (await client.get(f"/api/drafts/{draft['id']}")).json()


async def picks(client: httpx.AsyncClient, draft: Any) -> Any:
    """The first card of the pack."""
    view = await seen(client, draft)
    body = {"number": view["number"], "card": view["view"]["pack"][0]}
    answer = await client.post(f"/api/drafts/{draft['id']}/pick", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()
