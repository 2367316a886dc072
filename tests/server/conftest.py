"""A server of one's own for every test: a fresh database, and browsers that talk to it."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from bugduel.server.app import create_app
from bugduel.server.settings import Settings

HOME = "http://bugduel.test"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Passwords are hashed quickly here, which is all that is different."""
    return Settings(database=str(tmp_path / "bugduel.sqlite"), password_rounds=1, password_memory=8)


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[Litestar]:
    app = create_app(settings)
    async with app.lifespan():
        yield app


@pytest.fixture
async def browser(app: Litestar) -> AsyncIterator[Callable[[], httpx.AsyncClient]]:
    """Opens browsers: each has its own cookies, and says where its requests come from."""
    opened: list[httpx.AsyncClient] = []

    def open_one() -> httpx.AsyncClient:
        transport = httpx.ASGITransport(cast(Any, app), raise_app_exceptions=False)
        opened.append(httpx.AsyncClient(transport=transport, base_url=HOME, headers={"Origin": HOME}))
        return opened[-1]

    yield open_one
    for client in opened:
        await client.aclose()


@pytest.fixture
def client(browser: Callable[[], httpx.AsyncClient]) -> httpx.AsyncClient:
    return browser()
