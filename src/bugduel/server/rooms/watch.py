"""Looks for games that are due. Every process does: what one of them should have done another does when it is late."""

import asyncio
import gc
import logging
import math
from collections.abc import Callable

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from bugduel.server.rooms.attending import Attendant
from bugduel.server.rooms.due import LATE, due_of
from bugduel.server.rooms.hall import Hall, NoSuchGame
from bugduel.server.store.database import NotStored
from bugduel.server.store.games import RUNNING
from bugduel.server.store.tables import GAMES
from bugduel.server.time import now

EVERY = 0.5  # seconds
TIDY_MEMORY = 600.0  # with a thousand games this takes a third of a second
NEVER = 1_000_000
MOST = 50  # games at a time

log = logging.getLogger(__name__)


class Watch:
    """A task that never ends. `measure` is told how long each look took."""

    def __init__(self, hall: Hall, attendant: Attendant, measure: Callable[[float], None]) -> None:
        self.hall = hall
        self.attendant = attendant
        self.measure = measure
        self.collected = 0.0

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        self.collected = loop.time()
        gc.freeze()  # what is there from the start stays
        gc.set_threshold(2_000, 20, NEVER)
        while True:
            started = loop.time()
            try:
                while await self.look() == MOST:
                    pass
                await self.hall.drop_idle()
                self._tidy()
            except (SQLAlchemyError, OSError, NotStored) as error:
                log.warning("cannot look for games that are due", extra={"reason": type(error).__name__})
            self.measure(loop.time() - started)
            await asyncio.sleep(EVERY)

    def _tidy(self) -> None:
        """Look for unused memory now and then, as it would hold everybody up if it came by itself."""
        time = asyncio.get_running_loop().time()
        if time - self.collected > TIDY_MEMORY:
            self.collected = time
            gc.collect()

    async def look(self) -> int:
        """See to the games that are due. Returns how many there were."""
        at = now()
        due = select(GAMES.c.id, GAMES.c.due).where(GAMES.c.status == RUNNING, GAMES.c.due <= at)
        async with self.hall.database.reading() as connection:
            found = (await connection.execute(due.order_by(GAMES.c.due).limit(MOST))).all()
        for game_id, was_due in found:
            if await self._is_ours(game_id, was_due, at):
                await self._see_to(game_id)
        return len(found)

    async def _is_ours(self, game_id: str, was_due: int, at: int) -> bool:
        """Exactly one process sees to a game: the one that moves its due time."""
        ours = update(GAMES).where(GAMES.c.id == game_id, GAMES.c.due == was_due).values(due=at + LATE)
        async with self.hall.database.writing() as connection:
            return (await connection.execute(ours)).rowcount == 1

    async def _see_to(self, game_id: str) -> None:
        try:
            async with self.hall.room(game_id) as room:
                before = room.loaded.ply
                await self.attendant.look(room)
                if room.game is not None and room.game.ply == before:
                    await self._set_due(game_id, due_of(room.game, now(), self.hall.elapsed))
                room.used = -math.inf  # unless somebody came, nobody needs it now that it was seen to
        except NoSuchGame:
            await self._set_due(game_id, None)

    async def _set_due(self, game_id: str, due: int | None) -> None:
        async with self.hall.database.writing() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(due=due))
