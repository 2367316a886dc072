"""What every connection to a game does, over a WebSocket or as a stream: it comes, is told everything, and goes."""

from contextlib import suppress

from bugduel.core import SPECTATOR, BugduelError, IllegalAction, StaleAction, WrongSeat
from bugduel.server.rooms.acting import OutOfTime
from bugduel.server.rooms.hall import NoSuchGame
from bugduel.server.rooms.playing import Playing
from bugduel.server.rooms.readers import Reader
from bugduel.server.store.database import NotStored
from bugduel.server.time import now
from bugduel.words import LANGUAGES


class Connection:
    """One reader of one game."""

    __slots__ = ("game_id", "playing", "reader")

    def __init__(self, playing: Playing, game_id: str, reader: Reader) -> None:
        self.playing = playing
        self.game_id = game_id
        self.reader = reader

    @property
    def is_joined(self) -> bool:
        """Whether the reader hears of the game: not any more when it was too slow, or the game cannot be shown."""
        room = self.playing.hall.rooms.get(self.game_id)
        return room is not None and self.reader in room.readers and not self.reader.is_closed

    async def join(self, since: int) -> None:
        async with self.playing.hall.room(self.game_id) as room:
            game = room.loaded
            mine = game.seats_of(self.reader.person)
            if self.reader.seat not in mine:
                self.reader.seat = mine[0] if mine else SPECTATOR
            if not mine:
                self.reader.delay = game.row.terms.watch_delay * 1000
            await self.playing.presence.came(room, self.reader)  # first: whoever has seen the game can act
            self.reader.tell(room.everything(self.reader, since, now(), self.playing.hall.elapsed))
            self.reader.catch_up = self._everything
            self.playing.attendant.wake(room)

    async def _everything(self) -> bytes:
        async with self.playing.hall.room(self.game_id) as room:
            return room.everything(self.reader, -1, now(), self.playing.hall.elapsed)

    async def leave(self) -> None:
        with suppress(NoSuchGame, NotStored):
            room = self.playing.hall.rooms.get(self.game_id)
            if room is not None and self.reader in room.readers:
                async with self.playing.hall.room(self.game_id) as room:
                    await self.playing.presence.went(room, self.reader)
            return
        room = self.playing.hall.rooms.get(self.game_id)  # it could not be written down, but is so
        if room is not None:
            room.readers.discard(self.reader)


def known_language(language: str) -> str:
    """The language if we speak it, else the first that we do."""
    return language if language in LANGUAGES else LANGUAGES[0]


def code_of(error: BugduelError) -> str:
    """Why something was refused, for programs."""
    for kind, code in (
        (StaleAction, "stale"),
        (WrongSeat, "wrong-seat"),
        (IllegalAction, "illegal"),
        (OutOfTime, "out-of-time"),
        (NotStored, "not-stored"),
    ):
        if isinstance(error, kind):
            return code
    return "not-allowed"


def reason_of(error: BugduelError) -> str:
    if isinstance(error, NotStored):
        return "this could not be written down, and nothing has changed; try again"
    return str(error)
