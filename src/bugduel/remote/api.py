"""The API for bots, as a program uses it: patient where waiting helps, and clear where it does not."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from bugduel.core import BugduelError
from bugduel.core.reading.messages import short

SILENCE = 25.0  # seconds without even an empty line: the connection is broken
ANSWER = 30.0  # seconds for an answer
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # before trying again
LASTING = {400, 401, 403, 404, 405, 409, 413}  # statuses that stay so however often one asks

Message = dict[str, Any]


class RefusedByServer(BugduelError):
    """The server does not do something, with its reason. `ply` is that of the game if an answer came too late."""

    def __init__(self, status: int, error: str, reason: str, ply: int = -1) -> None:
        super().__init__(f"{status} {error}: {reason}")
        self.status = status
        self.error = error
        self.reason = reason
        self.ply = ply


class Pauses:
    """Longer and longer, until something has worked."""

    def __init__(self) -> None:
        self.next = FIRST_PAUSE

    def worked(self) -> None:
        self.next = FIRST_PAUSE

    async def wait(self, at_least: float = 0.0) -> None:
        pause, self.next = self.next, min(self.next * 2, LONGEST_PAUSE)
        await asyncio.sleep(max(pause, at_least))


class Api:
    """One server, as the owner of a token. `say` is told when the server cannot be reached, and when it can again."""

    def __init__(self, url: str, token: str, say: Callable[[str], None] = lambda _: None) -> None:
        self.url = url.rstrip("/")
        self.say = say
        self.is_lost = False
        self.http = httpx.AsyncClient(
            base_url=self.url,
            headers={"Authorization": f"Bearer {token}"},
            timeout=ANSWER,
            limits=httpx.Limits(max_connections=None),
        )

    async def get(self, path: str) -> Message:
        return await self._ask("GET", path, None)

    async def post(self, path: str, data: Message | None = None) -> Message:
        """All that is posted here can be repeated, so that a lost answer is asked for again."""
        return await self._ask("POST", path, data)

    async def _ask(self, method: str, path: str, data: Message | None) -> Message:
        pauses = Pauses()
        while True:
            try:
                answer = await self.http.request(method, path, json=data)
            except httpx.TransportError as error:
                self._lost(error)
                await pauses.wait()
                continue
            self._found()
            if answer.is_success:
                return _message(answer.content) if answer.content else {}
            refused = _refused(answer)
            if refused.status in LASTING:
                raise refused
            await pauses.wait(_retry_after(answer))

    async def lines(self, path: str) -> AsyncIterator[Message]:
        """A stream, once: it ends when the server ends it or the connection breaks. RefusedByServer if there is none.
        Lines that are no objects are left out, as are empty ones.
        """
        try:
            async with self._stream(path) as answer:
                self._found()
                async for line in answer.aiter_lines():
                    if line and (message := _message(line.encode())):
                        yield message
        except httpx.TransportError as error:
            self._lost(error)

    async def lines_again(self, path: str) -> AsyncIterator[Message]:
        """A stream that is opened again whenever it ends, for ever. It begins with everything each time."""
        pauses = Pauses()
        while True:
            try:
                async for message in self.lines(path):
                    pauses.worked()
                    yield message
            except RefusedByServer as error:
                if error.status in LASTING:
                    raise
            await pauses.wait()

    @asynccontextmanager
    async def _stream(self, path: str) -> AsyncIterator[httpx.Response]:
        timeout = httpx.Timeout(ANSWER, read=SILENCE)
        async with self.http.stream("GET", path, timeout=timeout) as answer:
            if not answer.is_success:
                await answer.aread()
                raise _refused(answer)
            yield answer

    def _lost(self, error: Exception) -> None:
        if not self.is_lost:
            self.is_lost = True
            self.say(f"{self.url} cannot be reached ({short(str(error) or type(error).__name__)}); trying again")

    def _found(self) -> None:
        if self.is_lost:
            self.is_lost = False
            self.say(f"{self.url} can be reached again")

    async def close(self) -> None:
        await self.http.aclose()


def is_address(url: str) -> bool:
    """Whether this is the address of a server."""
    try:
        found = httpx.URL(url)
    except httpx.InvalidURL:
        return False
    return found.scheme in ("http", "https") and bool(found.host)


def _message(data: bytes) -> Message:
    """Empty if it is not an object: something that this program does not know."""
    try:
        found = json.loads(data)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _refused(answer: httpx.Response) -> RefusedByServer:
    told = _message(answer.content)
    reason = short(str(told.get("reason") or "no reason was given"))
    ply = told.get("ply")
    return RefusedByServer(answer.status_code, str(told.get("error", "")), reason, ply if isinstance(ply, int) else -1)


def _retry_after(answer: httpx.Response) -> float:
    told = answer.headers.get("retry-after", "")
    return float(told) if told.isdigit() else 0.0
