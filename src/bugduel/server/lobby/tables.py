"""Tables: a game that somebody opens, others join, and that begins when every seat is taken."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.bots import check_bot
from bugduel.core import BadOptions, Game
from bugduel.core.reading.messages import unknown
from bugduel.games import GAMES as KNOWN
from bugduel.server.lobby.trial import Trials
from bugduel.server.people.person import Person
from bugduel.server.play.beginning import DECKS, begin, checked, for_players, new_game
from bugduel.server.protocol.table_messages import NewTable, SeatWish
from bugduel.server.refused import Refused, no_such
from bugduel.server.running.news import News
from bugduel.server.store.challenges import ACCEPTED, read_challenge, settle_challenge
from bugduel.server.store.database import Database
from bugduel.server.store.games import (
    BOT,
    FREE,
    OPEN,
    PERSON,
    GameRow,
    SeatRow,
    game_values,
    insert_game,
    read_game,
    read_games,
    topics_of,
    update_seat,
)
from bugduel.server.store.tables import CHALLENGES, GAMES, SEATS

LOBBY = "lobby"
MOST_OPEN = 5  # tables that one person may keep open


class Tables:
    """Open tables in the database. What comes of them are running games, which any process may open."""

    def __init__(self, database: Database, news: News, trials: Trials) -> None:
        self.database = database
        self.news = news
        self.trials = trials

    async def open(self, person: Person, wish: NewTable) -> tuple[GameRow, list[SeatRow]]:
        """A new table. It is a game at once if no seat is left open."""
        row, seats = await self.prepare(person, wish)
        async with self.database.writing() as connection:
            if row.status == OPEN:
                await check_open_tables(connection, person)
            await insert_game(connection, row, seats)
            topics = [LOBBY] if row.status == OPEN else [LOBBY, *topics_of(seats)]
            await self.news.announce(connection, topics)
        return row, seats

    async def prepare(self, person: Person, wish: NewTable) -> tuple[GameRow, list[SeatRow]]:
        """A table as somebody wants it, checked and not stored yet."""
        await self.trials.check(person.id, known_game(wish.game), wish.options, len(wish.seats))
        return _prepared(person, wish)

    async def join(self, game_id: str, person: Person, seat: int | None, deck: Any) -> tuple[GameRow, list[SeatRow]]:
        """Take a seat that is open, any or this one. The last one begins the game."""
        async with self.database.writing() as connection:
            row, seats = await self._open_table(connection, game_id)
            if any(other.person == person.id for other in seats):
                return row, seats  # a second click
            kept = await read_challenge(connection, game_id)
            if kept is not None and (kept.person != person.id or not kept.is_open):
                raise Refused(403, "kept-for-another", "This seat is kept for the person who was challenged.")
            free = [other for other in seats if other.kind == FREE and seat in (None, other.seat)]
            if not free:
                raise Refused(409, "seat-taken", "That seat is taken.")
            mine = free[0]
            mine.kind, mine.person, mine.name = PERSON, person.id, person.name
            if deck is not None:
                if mine.deck is not None:
                    raise Refused(409, "deck-fixed", "This game is played with the deck that is on the table.")
                mine.deck = checked_deck(KNOWN[row.name], row.options, mine.seat, deck)
            check_terms(row, seats, person)
            await self._seat(connection, row, seats, mine)
            if kept is not None:
                await settle_challenge(connection, game_id, ACCEPTED)
        return row, seats

    async def _seat(self, connection: AsyncConnection, row: GameRow, seats: list[SeatRow], mine: SeatRow) -> None:
        if all(other.kind != FREE for other in seats):
            begin(row, seats)
            await connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(game_values(row)))
            for other in seats:
                await update_seat(connection, row.id, other)
        else:
            await update_seat(connection, row.id, mine)
        await self.news.announce(connection, [LOBBY, f"game/{row.id}", *topics_of(seats)])

    async def leave(self, game_id: str, person: Person) -> None:
        """Get up from a table that has not begun. Without people it is closed."""
        async with self.database.writing() as connection:
            row, seats = await self._open_table(connection, game_id)
            mine = [seat for seat in seats if seat.person == person.id]
            if not mine:
                raise Refused(403, "not-seated", "You do not sit at this table.")
            if all(seat.person in (None, person.id) for seat in seats):
                await connection.execute(delete(GAMES).where(GAMES.c.id == row.id))
            else:
                for seat in mine:
                    empty = SeatRow(seat=seat.seat, kind=FREE)
                    await update_seat(connection, row.id, empty)
            kept = await read_challenge(connection, game_id)
            challenged = [] if kept is None else kept.topics
            await self.news.announce(connection, [LOBBY, f"game/{row.id}", *challenged])

    async def _open_table(self, connection: AsyncConnection, game_id: str) -> tuple[GameRow, list[SeatRow]]:
        if self.database.is_shared:  # so that two who join at once come one after the other
            await connection.execute(select(GAMES.c.id).where(GAMES.c.id == game_id).with_for_update())
        found = await read_game(connection, game_id)
        if found is None:
            raise no_such("table")
        if found[0].status != OPEN:
            raise Refused(409, "already-begun", "This game has begun already.")
        return found

    async def listed(self, most: int = 50) -> list[tuple[GameRow, list[SeatRow]]]:
        """Public tables that wait for players, the newest first."""
        waiting = (GAMES.c.status == OPEN, GAMES.c.id.not_in(select(CHALLENGES.c.game)))
        ids = select(GAMES.c.id, GAMES.c.terms).where(*waiting).order_by(GAMES.c.created.desc())
        async with self.database.reading() as connection:
            found = (await connection.execute(ids.limit(4 * most))).all()
            public = [row.id for row in found if '"visibility":"private"' not in row.terms]
            return await read_games(connection, public[:most])


async def check_open_tables(connection: AsyncConnection, person: Person) -> None:
    """Refused to somebody who keeps many tables open already."""
    mine = select(SEATS.c.game).where(SEATS.c.person == person.id)
    own = (GAMES.c.status == OPEN, GAMES.c.id.in_(mine), GAMES.c.id.not_in(select(CHALLENGES.c.game)))
    found = await connection.execute(select(GAMES.c.id).where(*own))
    if len(found.all()) >= MOST_OPEN:
        raise Refused(409, "too-many-tables", f"You have {MOST_OPEN} open tables; close one first.")


def _prepared(person: Person, wish: NewTable) -> tuple[GameRow, list[SeatRow]]:
    """A table as somebody wishes it, checked; begun if no seat is left open."""
    game = known_game(wish.game)
    players = len(wish.seats)
    options, teams = checked(game, for_players(game, wish.options, players))
    if len(teams) != players:
        raise BadOptions(f"this game has {len(teams)} seats, not {players}", ("seats",))
    row = new_game(game, options, wish.terms)
    row.best_of = wish.best_of
    seats = [_seat(game, number, seat, person) for number, seat in enumerate(wish.seats)]
    for seat in seats:
        seat.deck = None if seat.deck is None else checked_deck(game, options, seat.seat, seat.deck)
    if not any(seat.person == person.id for seat in seats) and any(seat.kind == PERSON for seat in seats):
        raise BadOptions("somebody else cannot be seated; leave the seat open and send them the link", ("seats",))
    check_terms(row, seats, person)
    if all(seat.kind != FREE for seat in seats):
        begin(row, seats)
        checked(game, row.options)
    return row, seats


def known_game(name: str) -> Game:
    if name not in KNOWN:
        raise BadOptions(f"there is no game {unknown(name, list(KNOWN))}", ("game",))
    return KNOWN[name]


def _seat(game: Game, number: int, wish: SeatWish, person: Person) -> SeatRow:
    if wish.kind == "bot":
        check_level(wish.bot)
        return SeatRow(seat=number, kind=BOT, bot=wish.bot, deck=wish.deck)
    if wish.kind == "me":
        name = wish.name or person.name  # of the second person at one screen
        return SeatRow(seat=number, kind=PERSON, person=person.id, name=name, deck=wish.deck)
    return SeatRow(seat=number, kind=FREE)


def check_level(bot: str) -> None:
    """Bots that people may choose: levels, and those that think for no time."""
    if bot.startswith("search"):
        raise BadOptions('there is no bot of this name here; choose a level, such as "mantis"', ("seats", "bot"))
    check_bot(bot)


def checked_deck(game: Game, options: Mapping[str, Any], seat: int, deck: Any) -> Any:
    """A deck that can be played at this seat. BadOptions says what is wrong with it."""
    if game.choice(DECKS) is None:
        raise BadOptions(f"{game.name} is played without decks", ("deck",))
    decks = list(options[DECKS])
    decks[seat] = deck
    settled, _ = checked(game, {**options, DECKS: decks})
    return settled[DECKS][seat]


def check_terms(row: GameRow, seats: Sequence[SeatRow], person: Person | None = None) -> None:
    """Only games between people who can be told apart are rated."""
    if not row.terms.rated:
        return
    if person is not None and person.is_guest:
        raise Refused(403, "needs-account", "Rated games are for people with an account.")
    people = [seat.person for seat in seats if seat.kind == PERSON]
    if any(seat.kind == BOT for seat in seats) or len(set(people)) < len(people):
        raise BadOptions("a rated game is between different people", ("terms", "rated"))
