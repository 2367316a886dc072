"""An open game with those who look at it, and one thing at a time happening to it."""

import asyncio
from collections.abc import Iterable

import msgspec

from bugduel.server.play import clocks
from bugduel.server.play.entry import UNDO, Entry
from bugduel.server.play.offers import current_offers
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol import to_readers as to
from bugduel.server.rooms.messages import Told, chairs
from bugduel.server.rooms.readers import Reader

ENCODER = msgspec.json.Encoder()


class Room:
    """Whoever reads or changes the game holds the lock: between a change and its commit nobody may see it."""

    def __init__(self, game_id: str) -> None:
        self.id = game_id
        self.game: OpenGame | None = None  # none until it is loaded, or after a doubt
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.users = 0  # those who hold the lock, or wait for it
        self.used = 0.0  # of the loop's time
        self.task: asyncio.Task[None] | None = None  # a bot that thinks, or a pass to come
        self.mending: asyncio.Task[None] | None = None

    @property
    def loaded(self) -> OpenGame:
        assert self.game is not None, "a room is loaded before it is used"
        return self.game

    @property
    def is_busy(self) -> bool:
        """Whether somebody reads or changes it, or a bot thinks about it."""
        return bool(self.readers) or self.users > 0 or (self.task is not None and not self.task.done())

    def players_here(self, seat: int) -> list[Reader]:
        """The connections of one seat's player; one who shows another seat of theirs is there, too."""
        person = self.loaded.seats[seat].person
        return [reader for reader in self.readers if reader.person is not None and reader.person == person]

    # --- telling ------------------------------------------------------------------------------------------------------

    def publish(self, entry: Entry, now: int, elapsed: clocks.Elapsed) -> None:
        """Tell all readers of an entry that was committed."""
        made: dict[tuple[int, str], bytes] = {}
        game = self.loaded
        for reader in list(self.readers):
            if entry.kind == UNDO:
                reader.tell(self.everything(reader, -1, now, elapsed))
                continue
            key = (reader.seat, reader.language)
            if key not in made:
                made[key] = ENCODER.encode(Told(game, *key, now, elapsed).ply(entry))
            if reader.delay:
                asyncio.get_running_loop().call_later(reader.delay / 1000, reader.tell, made[key])
            else:
                reader.tell(made[key])

    def everything(self, reader: Reader, since: int, now: int, elapsed: clocks.Elapsed) -> bytes:
        """All that a reader may know. A spectator of a delayed game gets it as it stood then."""
        game = self.loaded
        if reader.delay and game.is_running:
            seen = [entry for entry in game.entries if entry.at <= now - reader.delay]
            game = OpenGame(msgspec.structs.replace(game.row), game.seats, seen)
        told = Told(game, reader.seat, reader.language, now, elapsed)
        return ENCODER.encode(told.table(game.seats_of(reader.person), min(since, game.ply)))

    def resync(self, now: int, elapsed: clocks.Elapsed) -> None:
        """Tell everybody everything."""
        for reader in list(self.readers):
            reader.tell(self.everything(reader, -1, now, elapsed))

    def tell_seats(self, now: int, elapsed: clocks.Elapsed) -> None:
        self._tell_all(to.Presence(now, chairs(self.loaded, now, elapsed)))

    def tell_offers(self, now: int) -> None:
        self._tell_all(to.Offers(now, current_offers(self.loaded), self.loaded.row.rematch or ""))

    def tell_passing(self, seat: int, now: int) -> None:
        message = to.Passing(now, msgspec.to_builtins(self.loaded.seats[seat].passing))
        self._tell(message, [reader for reader in self.readers if reader.seat == seat])

    def _tell_all(self, message: to.ToReader) -> None:
        self._tell(message, list(self.readers))

    def _tell(self, message: to.ToReader, readers: Iterable[Reader]) -> None:
        data = ENCODER.encode(message)
        for reader in readers:
            reader.tell(data)
