"""Challenges: a table for two at which the other seat is kept for one person, until they answer or it is too old."""

import secrets
from collections.abc import Sequence

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import BadOptions
from bugduel.server.lobby.tables import Tables, known_game
from bugduel.server.people.names import skeleton
from bugduel.server.people.person import Person
from bugduel.server.protocol.bot_messages import Challenge, NewChallenge, Somebody
from bugduel.server.protocol.table_messages import NewTable, SeatWish
from bugduel.server.refused import Refused, no_such
from bugduel.server.rooms.messages import open_options
from bugduel.server.running.news import News
from bugduel.server.store.challenges import (
    CANCELED,
    DECLINED,
    LASTS,
    OPEN,
    ChallengeRow,
    challenge_row,
    insert_challenge,
    read_challenge,
    settle_challenge,
)
from bugduel.server.store.database import Database
from bugduel.server.store.games import FREE, GameRow, SeatRow, insert_game, read_game, read_games
from bugduel.server.store.games import OPEN as OPEN_TABLE
from bugduel.server.store.tables import CHALLENGES, GAMES, PEOPLE
from bugduel.server.time import now

MOST = 20  # that one person may have sent and nobody answered
LONGEST_NAME = 100


class Challenges:
    """Who has asked whom for a game. One that is accepted is a game like any other."""

    def __init__(self, database: Database, news: News, tables: Tables) -> None:
        self.database = database
        self.news = news
        self.tables = tables

    async def create(self, person: Person, name: str, wish: NewChallenge) -> Challenge:
        """Ask somebody who has an account, by name. Refused if there is nobody of that name."""
        row, seats = await self.tables.prepare(person, _table(wish))
        if sum(seat.kind == FREE for seat in seats) != 1:
            raise BadOptions("a challenge is a game for two", ("options",))
        async with self.database.writing() as connection:
            await _remove_old(connection)
            whom = await _account(connection, name)
            if whom == person.id:
                raise Refused(400, "bad-request", "You cannot challenge yourself.")
            await _check_count(connection, person.id)
            await insert_game(connection, row, seats)
            made = ChallengeRow(game=row.id, person=whom, by=person.id, status=OPEN, created=now())
            await insert_challenge(connection, made)
            await self.news.announce(connection, made.topics)
            return (await _described(connection, [made]))[0]

    async def accept(self, challenge: str, person: Person) -> tuple[GameRow, list[SeatRow]]:
        """The game begins."""
        async with self.database.reading() as connection:
            _check(await read_challenge(connection, challenge), challenged=person.id)
        return await self.tables.join(challenge, person, None, None)

    async def decline(self, challenge: str, person: Person) -> None:
        async with self.database.writing() as connection:
            found = _check(await read_challenge(connection, challenge), challenged=person.id)
            await self._end(connection, found, DECLINED)

    async def cancel(self, challenge: str, person: Person) -> None:
        async with self.database.writing() as connection:
            found = _check(await read_challenge(connection, challenge), challenger=person.id)
            await self._end(connection, found, CANCELED)

    async def _end(self, connection: AsyncConnection, found: ChallengeRow, status: str) -> None:
        gone = await connection.execute(delete(GAMES).where(GAMES.c.id == found.game, GAMES.c.status == OPEN_TABLE))
        if gone.rowcount == 0:  # it was accepted at the same moment
            raise Refused(409, "already-begun", "This game has begun already.")
        await settle_challenge(connection, found.game, status)
        await self.news.announce(connection, found.topics)

    async def of(self, person: str) -> tuple[list[Challenge], list[Challenge]]:
        """Those to a person that wait for an answer, and those that the person has sent; the oldest first."""
        mine = or_(CHALLENGES.c.person == person, CHALLENGES.c.by == person)
        wanted = select(CHALLENGES).where(mine, _IS_OPEN, CHALLENGES.c.created > now() - LASTS)
        async with self.database.reading() as connection:
            rows = [challenge_row(row) for row in await connection.execute(wanted.order_by(CHALLENGES.c.created))]
            found = await _described(connection, rows)
        to_me = [challenge for challenge in found if challenge.dest_user.id == person]
        return to_me, [challenge for challenge in found if challenge.challenger.id == person]

    async def ends(self, ids: Sequence[str]) -> dict[str, str]:
        """How challenges have ended; those are left out that nobody knows of any more."""
        wanted = select(CHALLENGES.c.game, CHALLENGES.c.status).where(CHALLENGES.c.game.in_(ids))
        async with self.database.reading() as connection:
            return {row.game: row.status for row in await connection.execute(wanted)}


async def tables_kept_for(connection: AsyncConnection, person: str) -> list[tuple[GameRow, list[SeatRow]]]:
    """The tables with a seat for somebody, the newest first."""
    kept = (CHALLENGES.c.person == person, _IS_OPEN, CHALLENGES.c.created > now() - LASTS)
    wanted = select(CHALLENGES.c.game).where(*kept).order_by(CHALLENGES.c.created.desc())
    return await read_games(connection, list((await connection.execute(wanted)).scalars()))


_IS_OPEN = CHALLENGES.c.status == OPEN


def _table(wish: NewChallenge) -> NewTable:
    mine = secrets.randbelow(2) if wish.seat is None else wish.seat
    seats = [SeatWish("open"), SeatWish("open")]
    seats[mine] = SeatWish("me", deck=wish.deck)
    return NewTable(game=wish.game, options=wish.options, terms=wish.terms, seats=seats, best_of=wish.best_of)


def _check(found: ChallengeRow | None, challenged: str = "", challenger: str = "") -> ChallengeRow:
    """Whether a challenge is there, for the one who asks to answer. To all others there is none."""
    if found is None or challenged not in ("", found.person) or challenger not in ("", found.by):
        raise no_such("challenge")
    if not found.is_open:
        raise Refused(409, "challenge-over", "This challenge was answered or withdrawn already, or is too old.")
    return found


async def _account(connection: AsyncConnection, name: str) -> str:
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.skeleton == skeleton(name[:LONGEST_NAME]))
    found = (await connection.execute(wanted)).scalar_one_or_none()
    if found is None:
        raise no_such("person")
    return str(found)


async def _check_count(connection: AsyncConnection, person: str) -> None:
    mine = (CHALLENGES.c.by == person, _IS_OPEN, CHALLENGES.c.created > now() - LASTS)
    count = (await connection.execute(select(func.count()).select_from(CHALLENGES).where(*mine))).scalar_one()
    if count >= MOST:
        raise Refused(409, "too-many-challenges", f"{MOST} of your challenges wait for an answer: cancel one first.")


async def _remove_old(connection: AsyncConnection) -> None:
    """Tables of challenges that are too old, and later all that is known of them."""
    at = now() - LASTS
    old = select(CHALLENGES.c.game).where(_IS_OPEN, CHALLENGES.c.created <= at)
    await connection.execute(delete(GAMES).where(and_(GAMES.c.id.in_(old), GAMES.c.status == OPEN_TABLE)))
    await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.created <= at - LASTS))


async def _described(connection: AsyncConnection, rows: Sequence[ChallengeRow]) -> list[Challenge]:
    """Those whose table is still there."""
    ids = {who for row in rows for who in (row.person, row.by) if who}
    wanted = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password).where(PEOPLE.c.id.in_(ids))
    people = {
        found.id: Somebody(found.id, found.name, found.password is None) for found in await connection.execute(wanted)
    }
    described = []
    for row in rows:
        table = await read_game(connection, row.game)
        if table is not None and row.person in people:
            described.append(_describe(row, *table, people))
    return described


def _describe(row: ChallengeRow, game: GameRow, seats: Sequence[SeatRow], people: dict[str, Somebody]) -> Challenge:
    assert row.person is not None
    return Challenge(
        id=row.game,
        status=row.status,
        challenger=people[row.by],
        dest_user=people[row.person],
        game=game.name,
        options=open_options(game.options, known_game(game.name).options_schema()),
        terms=game.terms,
        seat=next(seat.seat for seat in seats if seat.kind == FREE),
        best_of=game.best_of,
        created=row.created,
        expires=row.expires,
    )
