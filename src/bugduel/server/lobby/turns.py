"""Whose turn it is in games of older servers, which did not store it, until their next move. They are replayed for it,
so what was found is remembered.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from bugduel.server.play.open_game import CannotGoOn, OpenGame
from bugduel.server.rooms.hall import Hall
from bugduel.server.store.games import GameRow, SeatRow, read_entries

REMEMBERED = 10_000  # games
NOBODY = -1


class Turns:
    """Remembers who has to act, by game and length of its log."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.found: OrderedDict[str, tuple[int, int]] = OrderedDict()

    async def actor(self, row: GameRow, seats: Sequence[SeatRow], plies: int) -> int:
        """The seat that has to act when the log of a game is so long; -1 if nobody can."""
        room = self.hall.rooms.get(row.id)
        if room is not None and room.game is not None and room.game.ply == plies:
            return room.game.actor
        known = self.found.get(row.id)
        if known is None or known[0] != plies:
            known = self.found[row.id] = (plies, await self._replayed(row, seats, plies))
            while len(self.found) > REMEMBERED:
                self.found.popitem(last=False)
        self.found.move_to_end(row.id)
        return known[1]

    async def _replayed(self, row: GameRow, seats: Sequence[SeatRow], plies: int) -> int:
        async with self.hall.database.reading() as connection:
            entries = await read_entries(connection, row.id)
        await asyncio.sleep(0)  # others come first: a page may have many games
        try:
            return OpenGame(row, seats, entries[:plies]).actor
        except CannotGoOn:  # whoever opens it is told
            return NOBODY
