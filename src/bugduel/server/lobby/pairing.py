"""Quick pairing: people who want the same game wait in a queue until somebody of about their strength does, too.

Whoever waits is content with less: at first the other must be about as strong, after a minute it may be anybody. The
one who has waited longest decides for both. Every process looks at the queue, and a row is taken by one of them: on
PostgreSQL the others skip rows that are locked, on SQLite there is one writer at a time.
"""

import asyncio
import logging
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import BadOptions, BugduelError, Game
from bugduel.server.lobby.tables import LOBBY, checked_deck, known_game
from bugduel.server.lobby.trial import Trials
from bugduel.server.people.person import Person
from bugduel.server.people.ratings import format_of, mean_of, shown
from bugduel.server.play.beginning import DECKS, begin, checked, for_players, new_game
from bugduel.server.protocol.terms import Terms
from bugduel.server.running.news import News
from bugduel.server.store.database import Database, NotStored
from bugduel.server.store.games import PERSON, GameRow, SeatRow, insert_game
from bugduel.server.store.tables import PAIRING, PEOPLE
from bugduel.server.time import now

PLAYERS = 2
EVERY = 1.0  # seconds between two looks at the queue
NARROWEST, WIDER, EACH = 100, 50, 5_000  # points at first, points more after each so many milliseconds
ANYBODY = 60_000  # milliseconds after which the rating is no matter
GONE = 15_000  # milliseconds after which somebody who did not ask again is not there any more
KEPT = 600_000  # milliseconds for which a game that was found is told

log = logging.getLogger(__name__)


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play. Only equal wishes meet."""

    options: dict[str, Any]
    terms: Terms


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it stands with the search for an opponent: `since` when it goes on, and the `table` that was found. Neither
    for one who does not look for a game.
    """

    is_waiting: bool
    since: int | None = None
    table: str = ""


class Pairing:
    """The queue, and the task that empties it."""

    def __init__(self, database: Database, news: News, trials: Trials) -> None:
        self.database = database
        self.news = news
        self.trials = trials
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="pairing")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # --- who waits ----------------------------------------------------------------------------------------------------

    async def join(self, person: Person, name: str, options: Mapping[str, Any], terms: Terms, deck: Any) -> Found:
        """Wait for an opponent, in place of any earlier wish. Who wishes the same again keeps the place."""
        game = known_game(name)
        if DECKS in options:
            raise BadOptions('a wish has no decks; give your own as "deck"', ("options", DECKS))
        await self.trials.check(person.id, game, options)
        settled, teams = checked(game, for_players(game, options, PLAYERS))
        if len(teams) != PLAYERS:
            raise BadOptions(f"quick pairing is for {PLAYERS} players, not {len(teams)}", ("options",))
        own = None if deck is None else checked_deck(game, settled, 0, deck)
        settled.pop(DECKS, None)
        wish = msgspec.json.encode(Wish(settled, terms), order="deterministic").decode()
        async with self.database.writing() as connection:
            mean = await mean_of(connection, person.id, name, format_of(teams))
            await self._write(connection, person, name, wish, own, float(shown(mean)))
            await self._pair(connection)
        return await self.found(person)

    async def _write(
        self, connection: AsyncConnection, person: Person, name: str, wish: str, deck: Any, rating: float
    ) -> None:
        at = now()
        mine = select(PAIRING).where(PAIRING.c.person == person.id)
        before = (await connection.execute(mine)).one_or_none()
        is_same = before is not None and not before.table and (before.game, before.wish) == (name, wish)
        values = {
            "game": name,
            "wish": wish,
            "deck": None if deck is None else msgspec.json.encode(deck).decode(),
            "rating": rating,
            "since": before.since if is_same and before is not None and at - before.seen < GONE else at,
            "seen": at,
            "table": None,
        }
        insert = (postgresql if self.database.is_shared else sqlite).insert(PAIRING).values(person=person.id, **values)
        await connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values))

    async def leave(self, person: Person) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(PAIRING).where(PAIRING.c.person == person.id))

    async def found(self, person: Person) -> Found:
        """How it stands. To ask is to be there: somebody who does not ask any more is not paired."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(PAIRING).where(PAIRING.c.person == person.id))).one_or_none()
        if row is None:
            return Found(is_waiting=False)
        if row.table:
            return Found(is_waiting=False, table=row.table)
        if now() - row.seen >= 1000:
            async with self.database.writing() as connection:
                seen = update(PAIRING).where(PAIRING.c.person == person.id, PAIRING.c.table.is_(None))
                await connection.execute(seen.values(seen=now()))
        return Found(is_waiting=True, since=row.since)

    # --- who meets ----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (SQLAlchemyError, OSError, NotStored) as error:
                log.warning("cannot look for pairs", extra={"reason": type(error).__name__})
            except Exception:
                log.exception("pairing failed")  # the next look may not

    async def look(self) -> None:
        """Pair whoever can be paired, and forget who has gone. Writes only if there is something to do."""
        async with self.database.reading() as connection:
            rows = (await connection.execute(_waiting())).all()
            old = (await connection.execute(select(PAIRING.c.person).where(_old(now())).limit(1))).all()
        if old or pairs(rows, now()):
            async with self.database.writing() as connection:
                await connection.execute(delete(PAIRING).where(_old(now())))
                await self._pair(connection)

    async def _pair(self, connection: AsyncConnection) -> None:
        waiting = _waiting().with_for_update(skip_locked=True) if self.database.is_shared else _waiting()
        rows = (await connection.execute(waiting)).all()
        for pair in pairs(rows, now()):
            people = [row.person for row in pair]
            try:
                row = await self._begin(connection, pair)
            except BugduelError as error:  # what could be played when they asked cannot be played now
                log.warning("a pair cannot play", extra={"reason": str(error)})
                await connection.execute(delete(PAIRING).where(PAIRING.c.person.in_(people)))
                continue
            await connection.execute(update(PAIRING).where(PAIRING.c.person.in_(people)).values(table=row.id))
            await self.news.announce(connection, [LOBBY, *(f"person/{person}" for person in people)])

    async def _begin(self, connection: AsyncConnection, pair: Sequence[Row[Any]]) -> GameRow:
        wish = msgspec.json.decode(pair[0].wish, type=Wish)
        game: Game = known_game(pair[0].game)
        people = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password).where(
            PEOPLE.c.id.in_([row.person for row in pair])
        )
        known = {person.id: person for person in await connection.execute(people)}
        rated = wish.terms.rated and all(person.password is not None for person in known.values())
        row = new_game(game, for_players(game, wish.options, PLAYERS), msgspec.structs.replace(wish.terms, rated=rated))
        seats = []
        for seat, one in enumerate(random.sample(pair, len(pair))):  # nobody has a right to the first turn
            deck = None if one.deck is None else msgspec.json.decode(one.deck)
            name = known[one.person].name
            seats.append(SeatRow(seat=seat, kind=PERSON, person=one.person, name=name, deck=deck))
        begin(row, seats)
        checked(game, row.options)
        await insert_game(connection, row, seats)
        return row


def _waiting() -> Any:
    """All who wait and are there, whoever came first first."""
    here = PAIRING.c.seen > now() - GONE
    return select(PAIRING).where(PAIRING.c.table.is_(None), here).order_by(PAIRING.c.since, PAIRING.c.person)


def _old(at: int) -> Any:
    is_gone = PAIRING.c.table.is_(None) & (PAIRING.c.seen <= at - GONE)
    return or_(is_gone, PAIRING.c.table.is_not(None) & (PAIRING.c.seen <= at - KEPT))


def window(since: int, at: int) -> float:
    """How many points another may be stronger or weaker for one who has waited since then."""
    waited = max(at - since, 0)
    return float("inf") if waited >= ANYBODY else NARROWEST + WIDER * (waited // EACH)


def pairs(rows: Sequence[Row[Any]], at: int) -> list[tuple[Row[Any], Row[Any]]]:
    """Who meets whom, of rows in the order in which people came: whoever came first gets the nearest in strength."""
    by_wish: dict[tuple[str, str], list[Row[Any]]] = defaultdict(list)
    for row in rows:
        by_wish[row.game, row.wish].append(row)
    found = []
    for alike in by_wish.values():
        while len(alike) > 1:
            first = alike.pop(0)
            near = min(alike, key=lambda row: abs(row.rating - first.rating))
            if abs(near.rating - first.rating) <= window(first.since, at):
                alike.remove(near)
                found.append((first, near))
    return found
