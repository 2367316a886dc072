"""Going on from any ply of a finished game, against bots: what would have come of another choice?

The new game has the same beginning and the first actions as its log, so it is a game like any other.
"""

from sqlalchemy import insert

from bugduel.core import BadOptions
from bugduel.server.archive.finished import Finished, read_finished
from bugduel.server.archive.replays import CannotReplay, states
from bugduel.server.ids import new_id
from bugduel.server.lobby.tables import LOBBY, check_level
from bugduel.server.people.person import Person
from bugduel.server.play.entry import MOVE
from bugduel.server.protocol.terms import Terms
from bugduel.server.refused import Refused
from bugduel.server.running.news import News
from bugduel.server.store.database import Database
from bugduel.server.store.games import BOT, PERSON, RUNNING, GameRow, SeatRow, insert_game
from bugduel.server.store.tables import MOVES
from bugduel.server.time import now


class Continuing:
    """Makes games of earlier ones."""

    def __init__(self, database: Database, news: News) -> None:
        self.database = database
        self.news = news

    async def begin(self, game_id: str, person: Person, ply: int, seat: int, bot: str) -> tuple[GameRow, list[SeatRow]]:
        """A private game that is not rated: the person at this seat, bots at all others."""
        check_level(bot)
        async with self.database.reading() as connection:
            finished = await read_finished(connection, game_id)
        if not 0 <= seat < len(finished.seats):
            raise BadOptions(f"must be from 0 to {len(finished.seats) - 1}", ("seat",))
        row = _row(finished)
        row.actor = await _actor_at(finished, ply)
        seats = [
            SeatRow(seat=number, kind=PERSON, person=person.id, name=person.name, away_since=row.started)
            if number == seat
            else SeatRow(seat=number, kind=BOT, bot=bot)
            for number in range(len(finished.seats))
        ]
        moves = [
            {"game": row.id, "ply": place, "kind": MOVE, "seat": entry.seat, "action": entry.action, "at": row.started}
            for place, entry in enumerate(finished.taken[:ply])
        ]
        async with self.database.writing() as connection:
            await insert_game(connection, row, seats)
            if moves:
                await connection.execute(insert(MOVES), moves)
            await self.news.announce(connection, [LOBBY, f"person/{person.id}"])
        return row, seats


async def _actor_at(finished: Finished, ply: int) -> int:
    """Who has to act. Refused if the rules have changed, or the game is over at that ply."""
    if not 0 <= ply <= finished.plies:
        raise BadOptions(f"must be from 0 to {finished.plies}", ("ply",))
    reached = 0
    try:
        async for state, _ in states(finished):
            if reached == ply:
                if state.actor() < 0:
                    raise BadOptions("the game is over there; go on from an earlier ply", ("ply",))
                return state.actor()
            reached += 1
    except CannotReplay:
        raise Refused(409, "other-rules", "The rules have changed since: nobody can go on with this game.") from None
    raise AssertionError(f"a game of {finished.plies} plies has no ply {ply}")


def _row(finished: Finished) -> GameRow:
    """The same beginning. Its seed is known to everybody, which does not matter against bots."""
    row, at = finished.row, now()
    return GameRow(
        id=new_id(),
        name=row.name,
        rules=row.rules,
        options=row.options,
        position=row.position,
        seed=row.seed,
        terms=Terms(visibility="private"),
        status=RUNNING,
        created=at,
        started=at,
        due=at,  # a bot may have to act
    )
