"""What tests of the server stand on: an app in this process, databases of both kinds, and a server that really runs."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

import clusters
import proxies
from bugduel.server.app import create_app
from bugduel.server.running.serve import check_database
from bugduel.server.settings import Settings
from clusters import Cluster, new_cluster
from players import Visitor
from programs import leave_out
from serving import Server

HOME = "http://bugduel.test"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With all tables: making them takes longer than many tests."""
    path = tmp_path_factory.mktemp("empty") / "bugduel.sqlite"
    asyncio.run(check_database(Settings(database=str(path))))
    return path


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    """Passwords are hashed quickly here and there is no client, which is all that is different."""
    database = shutil.copy(empty_database, tmp_path / "bugduel.sqlite")
    return Settings(database=str(database), password_rounds=1, password_memory=8, site=str(tmp_path / "none"))


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


@pytest.fixture
def guest(browser: Callable[[], httpx.AsyncClient]) -> Callable[[], Awaitable[httpx.AsyncClient]]:
    """The browser of somebody without an account."""

    async def come() -> httpx.AsyncClient:
        client = browser()
        assert (await client.post("/api/guest")).status_code == 200
        return client

    return come


# --- databases and servers --------------------------------------------------------------------------------------------

BOTH = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this test process, started when the first test wants it."""
    if not clusters.is_installed():
        leave_out("PostgreSQL")
    with new_cluster() as found:
        yield found


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for one test, which may stop or crash it."""
    if not clusters.is_installed():
        leave_out("PostgreSQL")
    with new_cluster(durable=True) as found:
        yield found


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.sqlite'}"


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """A new database with all tables."""
    with cluster.database() as url:
        yield url


@pytest.fixture(params=BOTH)
def database_url(request: pytest.FixtureRequest) -> str:
    """A new database, of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def new_proxy() -> Iterator[Callable[[Server], str]]:
    """`new_proxy(server)`: the URL under which an nginx stands before it."""
    if not proxies.is_installed():
        leave_out("nginx")
    with ExitStack() as stack:
        yield lambda server: stack.enter_context(proxies.new_proxy(server.port))


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """`new_server(url, "--workers", "2")`: not yet started, and ended with the test."""
    made: list[Server] = []

    def make(database: str, *options: str, kind: type[Server] = Server) -> Server:
        folder = tmp_path / f"server-{len(made)}"
        folder.mkdir()
        made.append(kind(database, folder, *options))
        return made[-1]

    yield make
    for server in made:
        server.kill()


@pytest.fixture
def server(database_url: str, new_server: Callable[..., Server]) -> Server:
    """A server that runs, with each kind of database in turn."""
    found = new_server(database_url)
    found.start()
    return found


@pytest.fixture
async def visitor_at() -> AsyncIterator[Callable[..., Visitor]]:
    """`visitor_at(url)` is somebody new at a server."""
    came: list[Visitor] = []

    def come(url: str, language: str = "en") -> Visitor:
        came.append(Visitor(url, language))
        return came[-1]

    yield come
    for one in came:
        await one.leaves()
