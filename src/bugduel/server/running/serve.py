"""Running a server: what `bugduel serve` does after it has read its options."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from bugduel.server.app import create_app
from bugduel.server.parts import Parts
from bugduel.server.running import limits
from bugduel.server.running.listening import addresses, listen
from bugduel.server.running.logs import set_up_logs
from bugduel.server.running.only_server import only_server
from bugduel.server.running.requests import Watched
from bugduel.server.running.workers import Workers
from bugduel.server.settings import Settings
from bugduel.server.store.database import BadDatabase, check_version, open_database
from bugduel.server.store.upgrade import upgrade

LARGEST_MESSAGE = 65_536  # bytes, over a WebSocket
LAST_ANSWERS = 5  # seconds that requests under way have when a server stops
STOPPING = 9  # seconds for everything
PROXIES = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"  # believed with `behind_proxy`


def serve(settings: Settings, say: Callable[[str], None], when_listening: Callable[[str], None] | None = None) -> None:
    """Until Ctrl-C or SIGTERM. BugduelError if it cannot start, with the reason. Whoever wants to know when it can be
    reached is called with its address.
    """
    with only_server(settings.database):
        asyncio.run(check_database(settings))
        with listen(settings.host, settings.port) as listener:
            if when_listening:
                when_listening(next(iter(addresses(listener))))
            run(settings, listener, say)


def run(settings: Settings, listener: socket.socket, say: Callable[[str], None]) -> None:
    set_up_logs(settings.log)
    settings = replace(settings, port=listener.getsockname()[1], open_files=limits.raise_open_files())
    for line in welcome(settings, listener):
        say(line)
    if settings.workers > 1:
        Workers(settings, listener, work).run()
    else:
        Server(settings, signals=(signal.SIGINT, signal.SIGTERM)).run(sockets=[listener])


async def check_database(settings: Settings) -> None:
    """BadDatabase if it cannot be used. Its tables are brought up to date."""
    database = open_database(settings.database)
    try:
        if settings.workers > 1 and not database.is_shared:
            raise BadDatabase(
                f"--workers: {settings.workers} processes need PostgreSQL (--database postgresql://user@host/name); "
                "with SQLite there is one"
            )
        await check_version(database)
        await upgrade(database)
    finally:
        await database.close()


def welcome(settings: Settings, listener: socket.socket) -> Iterator[str]:
    here, *elsewhere = addresses(listener)
    yield f"Bugduel runs at {here} - open it in a browser. Ctrl-C stops it."
    for address in elsewhere:
        yield f"Others in your network find it at {address}."
    yield f"Games are stored in {shown_database(settings.database)}."
    if limit := limits.told(settings.open_files, settings.workers):
        yield limit


def shown_database(url: str) -> str:
    """Without its password."""
    parsed = open_database(url).engine.url
    return str(parsed.database) if parsed.get_backend_name() == "sqlite" else parsed.render_as_string()


def work(settings: Settings, listener: socket.socket) -> None:
    """What a worker does, until its parent ends it."""
    set_up_logs(settings.log, settings.worker)
    Server(settings, signals=(signal.SIGTERM,)).run(sockets=[listener])


class Server(uvicorn.Server):
    """Uvicorn with our application. A signal ends it, and it tells its parts before it waits for their answers."""

    def __init__(self, settings: Settings, signals: tuple[signal.Signals, ...]) -> None:
        app: Litestar = create_app(settings)
        self.parts: Parts = app.state.parts
        self.signals = signals
        super().__init__(
            uvicorn.Config(
                Watched(app, self.parts.metrics),
                lifespan="on",
                ws="websockets-sansio",
                ws_per_message_deflate=False,
                ws_max_size=LARGEST_MESSAGE,
                proxy_headers=settings.behind_proxy,
                forwarded_allow_ips=PROXIES,
                server_header=False,
                access_log=False,
                log_config=None,
                timeout_graceful_shutdown=LAST_ANSWERS,
            )
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Unlike uvicorn's own it ends in peace: to be stopped is how a server ends."""
        before = {number: signal.signal(number, self.handle_exit) for number in self.signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.parts.stopping.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOPPING):
                await super().shutdown(sockets)
