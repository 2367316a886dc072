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


@pytest.fixture
def guest(browser: Callable[[], httpx.AsyncClient]) -> Callable[[], Awaitable[httpx.AsyncClient]]:
    """The browser of somebody without one."""

    async def come() -> httpx.AsyncClient:
        client = browser()
        assert (await client.post("/api/guest")).status_code == 200
        return client

    return come
