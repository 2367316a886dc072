"""All games that this process has open. A game is loaded when somebody needs it, and dropped when nobody does."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from sqlalchemy import bindparam, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import BugduelError
from bugduel.server.play import clocks
from bugduel.server.play.entry import VOID, Entry
from bugduel.server.play.open_game import CannotGoOn, OpenGame, packed_events
from bugduel.server.rooms.due import due_of
from bugduel.server.rooms.room import Room
from bugduel.server.store.database import Database, NotStored
from bugduel.server.store.games import OPEN, RUNNING, GameRow, SeatRow, read_entries, read_game, update_seat_state
from bugduel.server.store.tables import GAMES
from bugduel.server.store.writer import Also, Taken, Writer
from bugduel.server.time import now

IDLE = 60.0  # seconds after which a game that nobody looks at is dropped
PAUSE = 0.5  # before the database is asked again
AT_ONCE = 50  # states that are stored together
NOBODY = -1

Times = tuple[tuple[int, ...], tuple[int, ...]]
Ending = Callable[
    [AsyncConnection, OpenGame], Awaitable[None]
]  # what else is done when a game ends, with its last move

log = logging.getLogger(__name__)


class NoSuchGame(BugduelError):
    """There is no game of this id, or it has not begun."""


class Hall:
    """Rooms by the id of their game."""

    def __init__(self, database: Database, writer: Writer, elapsed: clocks.Elapsed) -> None:
        self.database = database
        self.writer = writer
        self.elapsed = elapsed
        self.rooms: dict[str, Room] = {}
        self.endings: list[Ending] = []

    @asynccontextmanager
    async def room(self, game_id: str) -> AsyncIterator[Room]:
        """A room with its game loaded, for oneself alone. NoSuchGame if there is none, NotStored if nobody can tell."""
        room = self.rooms.get(game_id)
        if room is None:
            room = self.rooms[game_id] = Room(game_id)
        room.users += 1
        try:
            async with room.lock:
                if room.game is None:
                    room.game = await self._load(game_id)
                room.used = asyncio.get_running_loop().time()
                yield room
        finally:
            room.users -= 1
            if room.game is None and not room.users:
                if not room.readers:
                    self.rooms.pop(game_id, None)
                elif room.mending is None:
                    room.mending = asyncio.create_task(self._mend(room), name=f"mend {game_id}")

    async def _load(self, game_id: str) -> OpenGame:
        try:
            async with self.database.reading() as connection:
                found = await read_game(connection, game_id)
                if found is None or found[0].status == OPEN:
                    raise NoSuchGame("there is no such game")
                entries = await read_entries(connection, game_id)
        except (SQLAlchemyError, OSError) as error:
            raise NotStored("the database cannot be reached") from error
        row, seats = found
        try:
            return OpenGame(row, seats, entries)
        except CannotGoOn as error:
            if row.status == RUNNING:
                await self._void(row, len(entries), str(error))
            raise NoSuchGame(f"this game cannot be shown: {error}") from None

    async def _mend(self, room: Room) -> None:
        """After a change that could not be stored, or not for sure, load the game again and tell everybody."""
        while room.readers and room.game is None:
            await asyncio.sleep(PAUSE)
            try:
                async with self.room(room.id):
                    room.resync(now(), self.elapsed)
            except NotStored:
                continue
            except NoSuchGame:
                break
        room.mending = None

    async def _void(self, row: GameRow, ply: int, reason: str) -> None:
        """A running game that these rules cannot play on ends without a result."""
        log.warning("game ended as void", extra={"game": row.id, "reason": reason})
        at = now()

        async def also(connection: AsyncConnection) -> None:
            values = {"status": VOID, "reason": reason, "ended": at, "due": None}
            await connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(values))

        with suppress(Taken):
            await self.writer.store(row.id, Entry(ply, VOID, NOBODY, 0, at), None, also=also)

    # --- changing a game ----------------------------------------------------------------------------------------------

    async def add(self, room: Room, kind: str, seat: int, action: int, times: Times | None = None) -> Entry:
        """Add an entry to the log of a game: apply it, commit it, tell everybody, in this order. If it cannot be
        stored, the game is loaded again, as it was.
        """
        game = room.loaded
        at = now()
        left, away = clocks.after(game, kind, seat, at, self.elapsed) if times is None else times
        entry = Entry(game.ply, kind, seat, action, at, left, away)
        room.game = None  # until it is committed
        game.apply(entry)
        also = None if game.is_running else self._ending(game)
        await self.writer.store(game.id, entry, due_of(game, at, self.elapsed), game.actor, also)
        room.game = game
        room.publish(entry, now(), self.elapsed)
        return entry

    def _ending(self, game: OpenGame) -> Also:
        row = game.row

        async def also(connection: AsyncConnection) -> None:
            values = {
                "status": row.status,
                "reason": row.reason,
                "outcome": None if row.outcome is None else msgspec.json.encode(row.outcome).decode(),
                "ended": row.ended,
                "due": None,
                "events": packed_events(game.happened),
            }
            await connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(values))
            for ending in self.endings:
                await ending(connection, game)

        return also

    async def write_seat(self, room: Room, row: SeatRow) -> None:
        """Store what has changed about a seat, and let other processes know."""
        await self.writer.do(room.id, lambda connection: update_seat_state(connection, room.id, row))
        room.loaded.seats[row.seat] = row

    # --- news from other processes ------------------------------------------------------------------------------------

    async def refresh(self, game_ids: Sequence[str]) -> None:
        """Read what others have stored of games that are open here."""
        for game_id in game_ids:
            if game_id in self.rooms:
                with suppress(NoSuchGame, NotStored):
                    await self._refresh(game_id)

    async def _refresh(self, game_id: str) -> None:
        async with self.room(game_id) as room:
            game = room.loaded
            async with self.database.reading() as connection:
                found = await read_game(connection, game_id)
                entries = await read_entries(connection, game_id, game.ply)
            if found is None:
                return
            changed = _differences(game, found[0], found[1])
            game.seats, game.row.rematch = found[1], found[0].rematch
            for entry in entries:
                game.apply(entry)
                room.publish(entry, now(), self.elapsed)
            game.row.reason = found[0].reason or game.row.reason
            if changed:
                room.tell_seats(now(), self.elapsed)
                room.tell_offers(now())

    async def close(self) -> None:
        """The process stops: bots stop thinking, and readers are sent to another process."""
        rooms = list(self.rooms.values())
        for room in rooms:
            if room.task is not None:
                room.task.cancel()
        await asyncio.gather(*(reader.end() for room in rooms for reader in list(room.readers)))
        for start in range(0, len(rooms), AT_ONCE):
            await self._store_states(rooms[start : start + AT_ONCE])

    async def drop_idle(self) -> None:
        """Forget games that nobody looks at."""
        before = asyncio.get_running_loop().time() - IDLE
        idle = []
        for game_id, room in list(self.rooms.items()):
            if not room.is_busy and room.used < before:
                idle.append(room)
                del self.rooms[game_id]
        if idle:
            await self._store_states(idle)

    async def _store_states(self, rooms: Sequence[Room]) -> None:
        """Running games are kept as they stand: the next server may know other rules."""
        wanted = [room.game for room in rooms if room.game is not None and room.game.is_running]
        rows = [
            {"game_id": game.id, "new_state": game.packed(), "new_ply": game.ply}
            for game in wanted
            if game.ply != game.row.state_ply
        ]
        if rows:
            with suppress(NotStored):  # they can still be replayed
                async with self.database.writing() as connection:
                    await connection.execute(_SET_STATE, rows)


_SET_STATE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game_id"))
    .values(state=bindparam("new_state"), state_ply=bindparam("new_ply"))
)


def _differences(game: OpenGame, row: GameRow, seats: Sequence[SeatRow]) -> bool:
    return game.seats != list(seats) or game.row.rematch != row.rematch
