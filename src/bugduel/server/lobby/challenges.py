"""Challenges: an open seat that is kept for one person."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.people.person import Person
from bugduel.server.refused import Refused
from bugduel.server.store.games import OPEN, GameRow, SeatRow, read_games
from bugduel.server.store.tables import CHALLENGES, GAMES
from bugduel.server.time import now


async def challenge(connection: AsyncConnection, game_id: str, by: str, person: str) -> None:
    """Keep the open seat of a table for somebody."""
    await connection.execute(insert(CHALLENGES).values(game=game_id, person=person, by=by, created=now()))


async def accept_challenge(connection: AsyncConnection, game_id: str, person: Person) -> None:
    """Somebody sits down at a table. Refused if its seat is kept for somebody else."""
    kept = (await connection.execute(select(CHALLENGES.c.person).where(CHALLENGES.c.game == game_id))).one_or_none()
    if kept is not None:
        if kept.person != person.id:
            raise Refused(403, "not-for-you", "This seat is kept for somebody else.")
        await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.game == game_id))


async def challenges_of(connection: AsyncConnection, person: str) -> list[tuple[GameRow, list[SeatRow]]]:
    """The tables that wait for somebody, the newest first."""
    wanted = (
        select(CHALLENGES.c.game)
        .join(GAMES, GAMES.c.id == CHALLENGES.c.game)
        .where(CHALLENGES.c.person == person, GAMES.c.status == OPEN)
        .order_by(CHALLENGES.c.created.desc())
    )
    return await read_games(connection, list((await connection.execute(wanted)).scalars()))
