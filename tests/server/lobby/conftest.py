"""People who look for games: some have an account."""

from collections.abc import Awaitable, Callable

import httpx
import pytest

Somebody = Callable[[str], Awaitable[httpx.AsyncClient]]


@pytest.fixture
def member(browser: Callable[[], httpx.AsyncClient]) -> Somebody:
    """The browser of somebody with an account."""

    async def register(name: str) -> httpx.AsyncClient:
        client = browser()
        answer = await client.post("/api/account", json={"name": name, "password": "correct horse battery"})
        assert answer.status_code == 201, answer.text
        return client

    return register
