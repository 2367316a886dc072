"""What does not change while the server runs, in the form in which it is sent: made when it is first asked for."""

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable

import msgspec

from bugduel.core import Game
from bugduel.server.http.kept import Kept, kept
from bugduel.telling.catalogue import CatalogueCard, card_of, with_cards

A_WHILE = 0.005  # seconds that a step may hold others up; a card takes less, unless its words are read from a file
HEADERS = {"Content-Type": "application/json", "Cache-Control": "no-cache"}  # asked for again, and mostly a 304
MANY = 1000  # bytes from which on compressing pays


class Shelf:
    """Remembers answers by what they are about. Two who ask at once get the same one."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, ...], asyncio.Task[Kept]] = {}

    async def get(self, key: tuple[str, ...], make: Callable[[], Awaitable[object]]) -> Kept:
        if key not in self.answers:
            self.answers[key] = asyncio.create_task(_made(make))
        try:
            return await asyncio.shield(self.answers[key])
        except Exception:
            self.answers.pop(key, None)  # whoever asks next tries again
            raise

    async def catalogue(self, game: Game, language: str) -> Kept:
        async def make() -> object:
            return with_cards(game, language, await _cards(game, language))

        return await self.get(("catalogue", game.name, language), make)


async def _made(make: Callable[[], Awaitable[object]]) -> Kept:
    body = msgspec.json.encode(await make())
    compressed = {"gzip": await asyncio.to_thread(gzip.compress, body, mtime=0)} if len(body) >= MANY else {}
    return kept(body, compressed, HEADERS)


async def _cards(game: Game, language: str) -> list[CatalogueCard]:
    """All cards in words: that takes a good part of a second, so others come in between."""
    found: list[CatalogueCard] = []
    since = time.perf_counter()
    for page in game.cards():
        found.append(card_of(page, language))
        if time.perf_counter() - since > A_WHILE:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return found
