"""A finished game as it is stored: whoever asks for it may know everything of it."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import Participant, Record
from bugduel.server.play.entry import ACTS, UNDO, Entry
from bugduel.server.play.open_game import unpacked_events
from bugduel.server.refused import Refused, no_such
from bugduel.server.store.games import OVER, VOID, GameRow, SeatRow, read_entries, read_game
from bugduel.server.store.tables import GAMES


class Finished(Struct, frozen=True):
    """A game that is over, with the entries of its log that stand."""

    row: GameRow
    seats: list[SeatRow]
    taken: list[Entry]

    @property
    def plies(self) -> int:
        """How many actions stand. Plies are counted by these, without what was taken back."""
        return len(self.taken)

    def record(self) -> Record:
        row = self.row
        seats = [Participant(seat.name, seat.bot) for seat in self.seats]
        record = Record(row.name, row.rules, row.options, row.seed, seats, row.position)
        record.actions = [entry.action for entry in self.taken]
        return record


def is_finished(row: GameRow) -> bool:
    return row.status in (OVER, VOID)


async def read_finished(connection: AsyncConnection, game_id: str) -> Finished:
    """Refused if there is no such game, or it is not over: then it is its players' own."""
    found = await read_game(connection, game_id)
    if found is None:
        raise no_such("game")
    if not is_finished(found[0]):
        raise Refused(409, "not-over", "This game is not over yet.")
    return Finished(*found, standing(await read_entries(connection, game_id)))


async def read_events(connection: AsyncConnection, game_id: str) -> list[bytes] | None:
    """The events that were stored when the game ended: of the deal, and of each action that stands."""
    stored = (await connection.execute(select(GAMES.c.events).where(GAMES.c.id == game_id))).scalar_one_or_none()
    return None if stored is None else unpacked_events(stored)


def standing(log: Sequence[Entry]) -> list[Entry]:
    """The entries of a log that are actions, without those that were taken back."""
    taken: list[Entry] = []
    for entry in log:
        if entry.kind in ACTS:
            taken.append(entry)
        elif entry.kind == UNDO:
            del taken[entry.action :]
    return taken
