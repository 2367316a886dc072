"""Who is there. A player may be connected to any process, so that this is written down, too."""

from contextlib import suppress

import msgspec
from sqlalchemy import delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.play.clocks import away_total
from bugduel.server.rooms.due import due_of
from bugduel.server.rooms.hall import Hall, NoSuchGame
from bugduel.server.rooms.readers import Reader
from bugduel.server.rooms.room import Room
from bugduel.server.store.database import NotStored
from bugduel.server.store.games import PERSON, RUNNING, SeatRow, update_seat_state
from bugduel.server.store.tables import GAMES, PRESENCE, SEATS
from bugduel.server.time import now


class Presence:
    """Notes when players come and go. Each method needs the room's lock."""

    def __init__(self, hall: Hall, process: str) -> None:
        self.hall = hall
        self.process = process

    async def came(self, room: Room, reader: Reader) -> None:
        """A reader joins a room, and hears of it from now on."""
        new = [seat for seat in _seats(room, reader) if not room.players_here(seat.seat)]
        try:
            await self._write(room, new, is_here=True)
        finally:
            room.readers.add(reader)  # if it was perhaps not written, leaving takes it back

    async def went(self, room: Room, reader: Reader) -> None:
        room.readers.discard(reader)
        gone = [seat for seat in _seats(room, reader) if not room.players_here(seat.seat)]
        await self._write(room, gone, is_here=False)

    async def write_all(self) -> None:
        """Write down once more who is connected here."""
        for game_id, room in list(self.hall.rooms.items()):
            if room.readers:
                with suppress(NoSuchGame, NotStored):
                    async with self.hall.room(game_id) as here:
                        seats = [seat for seat in here.loaded.seats if here.players_here(seat.seat)]
                        await self._write(here, seats, is_here=True)

    async def _write(self, room: Room, seats: list[SeatRow], is_here: bool) -> None:
        game = room.loaded
        if not seats or not game.is_running:
            return
        at = now()
        insert = (postgresql if self.hall.database.is_shared else sqlite).insert(PRESENCE).on_conflict_do_nothing()

        async def also(connection: AsyncConnection) -> None:
            for seat in seats:
                here = {"game": room.id, "seat": seat.seat, "process": self.process}
                if is_here:
                    await connection.execute(insert, here)
                else:
                    where = [PRESENCE.c[name] == value for name, value in here.items()]
                    await connection.execute(delete(PRESENCE).where(*where))
                game.seats[seat.seat] = await self._row(connection, room, seat, at)
                await update_seat_state(connection, room.id, game.seats[seat.seat])
            if game.row.terms.clock.kind != "none":
                due = due_of(game, at, self.hall.elapsed)
                await connection.execute(update(GAMES).where(GAMES.c.id == room.id).values(due=due))

        await self.hall.writer.do(room.id, also)
        room.tell_seats(at, self.hall.elapsed)

    async def _row(self, connection: AsyncConnection, room: Room, seat: SeatRow, at: int) -> SeatRow:
        """The seat as it is now that somebody came or went, wherever else the player is connected."""
        wanted = exists().where(PRESENCE.c.game == room.id, PRESENCE.c.seat == seat.seat)
        is_there = bool((await connection.execute(select(wanted))).scalar())
        if is_there:
            used = away_total(seat, at, self.hall.elapsed)
            return msgspec.structs.replace(seat, away_since=None, away_used=used)
        return msgspec.structs.replace(seat, away_since=at if seat.away_since is None else seat.away_since)


def _seats(room: Room, reader: Reader) -> list[SeatRow]:
    return [seat for seat in room.loaded.seats if seat.person is not None and seat.person == reader.person]


async def mark_the_gone(connection: AsyncConnection, at: int) -> None:
    """Players of running games who are connected to no process have been away since then: theirs was killed."""
    running = select(GAMES.c.id).where(GAMES.c.status == RUNNING)
    is_there = exists().where(PRESENCE.c.game == SEATS.c.game, PRESENCE.c.seat == SEATS.c.seat)
    gone = (SEATS.c.kind == PERSON, SEATS.c.away_since.is_(None), SEATS.c.game.in_(running), ~is_there)
    await connection.execute(update(SEATS).where(*gone).values(away_since=at))
