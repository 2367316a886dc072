"""Drafts: people and bots pick cards from packs that go round, and play with the decks they make of them.

The state is always made from the seed and the picks. Who changes a draft locks its row, so that the last pick of a
round is known to be the last: then the packs go on, and bots pick from them at once. A seat whose player left is a
bot's from then on; for one who lets the time pass, or is away for long while others wait, the first card of their plan
is taken, or what a bot would take.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import BadData, BadOptions, IllegalAction
from bugduel.core.reading.judged import Flaw
from bugduel.games import GAMES
from bugduel.server.drafting import course
from bugduel.server.drafting.clock import DraftClock
from bugduel.server.drafting.due import Elapsed, Patience
from bugduel.server.drafting.presence import DraftPresence, forget_seat
from bugduel.server.drafting.rows import (
    OPEN,
    OVER,
    RUNNING,
    DraftRow,
    DraftSeat,
    insert_draft,
    note_change,
    read_draft,
    update_draft_seat,
)
from bugduel.server.drafting.views import DraftView, view_of
from bugduel.server.drafting.watchers import DraftWatchers
from bugduel.server.ids import new_id
from bugduel.server.lobby.tables import known_game
from bugduel.server.people.person import Person
from bugduel.server.refused import Refused
from bugduel.server.running.news import News
from bugduel.server.store.database import Database
from bugduel.server.store.tables import DRAFT_SEATS, DRAFTS
from bugduel.server.time import now

MOST_OPEN = 5  # drafts of one person that are not over


class Drafts:
    """Drafts in the database, as players use them. `watchers` hear of every change."""

    def __init__(self, database: Database, news: News, process: str, elapsed: Elapsed) -> None:
        self.database = database
        self.news = news
        self.elapsed = elapsed
        self.watchers = DraftWatchers(database, news, self._shown)
        self.presence = DraftPresence(database, process, self.watchers, self._changing)
        self.clock = DraftClock(database, self.presence, self.look_at)

    def _patience(self, row: DraftRow) -> Patience:
        return Patience(row, now(), self.elapsed)

    def _shown(self, row: DraftRow, person: str | None) -> DraftView:
        return view_of(row, person, self._patience(row))

    async def view(self, draft_id: str, person: Person | None) -> DraftView:
        async with self.database.reading() as connection:
            row = await read_draft(connection, draft_id)
        return self._shown(row, None if person is None else person.id)

    # --- sitting down -------------------------------------------------------------------------------------------------

    async def open(self, person: Person, name: str, seats: int, bots: int, seconds: int) -> DraftView:
        """A new draft: its opener at the first seat, bots at the last ones, and others in between."""
        game = known_game(name)
        if not game.has_draft:
            raise BadOptions(f"{game.name} has no draft", ("game",))
        if bots >= seats:
            raise BadOptions(f"{bots} bots and you are more than {seats} seats", ("bots",))
        row = DraftRow(
            id=new_id(),
            name=name,
            seed=secrets.token_hex(16),
            status=OPEN,
            created=now(),
            seats=[DraftSeat(seat=seat, is_bot=seat >= seats - bots) for seat in range(seats)],
            picks=[[] for _ in range(seats)],
            seconds=seconds,
        )
        game.draft(seats, row.seed)  # which says how many can draft
        _sit_down(row.seats[0], person)
        async with self.database.writing() as connection:
            await self._check_count(connection, person)
            await insert_draft(connection, row)
            await course.begin_if_full(connection, row, self._patience(row))
            await self._note_change(connection, row)
        return self._shown(row, person.id)

    async def _check_count(self, connection: AsyncConnection, person: Person) -> None:
        mine = select(DRAFT_SEATS.c.draft).where(DRAFT_SEATS.c.person == person.id)
        count = select(func.count()).select_from(DRAFTS).where(DRAFTS.c.id.in_(mine), DRAFTS.c.status != OVER)
        if (await connection.execute(count)).scalar_one() >= MOST_OPEN:
            raise Refused(409, "too-many-drafts", f"You sit at {MOST_OPEN} drafts that are not over; leave one first.")

    async def join(self, draft_id: str, person: Person) -> DraftView:
        """Sit down at any free seat. The last one begins the draft."""
        async with self._changing(draft_id) as (connection, row):
            if row.seat_of(person.id) < 0:
                free = [seat for seat in row.seats if seat.person is None and not seat.is_bot]
                if row.status != OPEN or not free:
                    raise Refused(409, "already-begun", "This draft has begun already.")
                await self._check_count(connection, person)
                _sit_down(free[0], person)
                await update_draft_seat(connection, draft_id, free[0])
                await self.presence.note(connection, row)  # who looked on before they sat down is there already
                await course.begin_if_full(connection, row, self._patience(row))
        return self._shown(row, person.id)

    async def leave(self, draft_id: str, person: Person) -> None:
        """Before it begins the seat is free again; later a bot goes on. A draft of nobody is closed."""
        async with self._changing(draft_id) as (connection, row):
            seat = row.seats[_seat_of(row, person)]
            if row.status == OVER:
                raise Refused(409, "over", "The draft is over.")
            seat.person, seat.name, seat.is_bot, seat.away_since = None, "", row.status == RUNNING, None
            await update_draft_seat(connection, draft_id, seat)
            await forget_seat(connection, draft_id, seat.seat)
            if all(other.person is None for other in row.seats):
                await course.close(connection, row)
            elif (draft := row.under_way()) is not None:
                await course.go_on(connection, row, draft, self._patience(row))

    # --- picking ------------------------------------------------------------------------------------------------------

    async def pick(self, draft_id: str, person: Person, number: int, card: str) -> DraftView:
        """Take a card as one's pick of this number. To say the same again changes nothing."""
        async with self._changing(draft_id) as (connection, row):
            seat = _seat_of(row, person)
            await course.hear_of(connection, row, seat, now())
            mine = row.picks[seat]
            if number < len(mine):
                if mine[number] != card:
                    raise Refused(409, "already-picked", f"Your pick {number} was {mine[number]}.")
            else:
                _check_running(row)
                if number > len(mine):
                    raise Refused(409, "stale", f"A pick of number {number}; you have picked {len(mine)} cards.")
                draft = row.replayed()
                try:
                    draft.pick(seat, card)
                except IllegalAction as error:
                    raise Refused(409, "illegal", f"{error}.") from None
                await course.strike(connection, row, draft, seat)
                await course.go_on(connection, row, draft, self._patience(row))
        return self._shown(row, person.id)

    async def plan(self, draft_id: str, person: Person, cards: list[str]) -> DraftView:
        """What is to be taken for somebody whose time is up, by preference, from this pack or from later ones."""
        async with self._changing(draft_id) as (connection, row):
            seat = row.seats[_seat_of(row, person)]
            _check_running(row)
            await course.hear_of(connection, row, seat.seat, now())
            seat.plan = list(dict.fromkeys(cards))
            await update_draft_seat(connection, draft_id, seat)
        return self._shown(row, person.id)

    async def look_at(self, draft_id: str) -> None:
        """It is due."""
        async with self._changing(draft_id) as (connection, row):
            await course.look(connection, row, self._patience(row))

    # --- decks --------------------------------------------------------------------------------------------------------

    async def set_deck(self, draft_id: str, person: Person, deck: Any, leader: str) -> DraftView:
        """Another deck out of one's picks; without a deck the automatic one, with this leader if one is named."""
        async with self._changing(draft_id) as (connection, row):
            seat, draft = _seat_of(row, person), row.replayed()
            check_over(row)
            if deck is None:
                if leader and leader not in draft.leaders():
                    raise BadOptions(f"must be one of: {', '.join(draft.leaders()) or '(none)'}", ("leader",))
                made: Any = draft.deck_for(seat, leader) if leader else None
            else:
                made = _read(row, deck)
                reasons = draft.check(made, seat)
                if reasons:
                    raise BadData("cannot be played:\n" + "\n".join(f"- {reason}" for reason in reasons), "deck")
            row.seats[seat].deck = made
            await update_draft_seat(connection, draft_id, row.seats[seat])
        return self._shown(row, person.id)

    async def judge(self, draft_id: str, person: Person, deck: Any) -> tuple[str, Any, list[Flaw]]:
        """The game, a deck as its data, and why it is none of one's own picks."""
        async with self.database.reading() as connection:
            row = await read_draft(connection, draft_id)
        made = _read(row, deck)
        return row.name, made, row.replayed().flaws(made, _seat_of(row, person))

    @asynccontextmanager
    async def _changing(self, draft_id: str) -> AsyncIterator[tuple[AsyncConnection, DraftRow]]:
        """A draft for oneself alone, in a transaction; afterwards everybody hears of it."""
        async with self.database.writing() as connection:
            if self.database.is_shared:
                await connection.execute(select(DRAFTS.c.id).where(DRAFTS.c.id == draft_id).with_for_update())
            row = await read_draft(connection, draft_id)
            yield connection, row
            await self._note_change(connection, row)
            await self.news.announce(connection, [self.watchers.topic(draft_id)])
        self.watchers.tell(draft_id)

    async def _note_change(self, connection: AsyncConnection, row: DraftRow) -> None:
        await note_change(connection, row, self._patience(row).due(row.under_way()))


def _sit_down(seat: DraftSeat, person: Person) -> None:
    """Who sits down is away until their socket comes."""
    seat.person, seat.name, seat.away_since = person.id, person.name, now()


def _seat_of(row: DraftRow, person: Person) -> int:
    seat = row.seat_of(person.id)
    if seat < 0:
        raise Refused(403, "not-seated", "You do not sit at this draft.")
    return seat


def _check_running(row: DraftRow) -> None:
    if row.status != RUNNING:
        reason = "is over" if row.status == OVER else "waits for others"
        raise Refused(409, "not-running", f"The draft {reason}.")


def check_over(row: DraftRow) -> None:
    if row.status != OVER:
        raise Refused(409, "not-over", "The draft is not over yet.")


def _read(row: DraftRow, deck: Any) -> Any:
    """A deck as somebody wrote it, or as data."""
    return GAMES[row.name].read_deck(deck, "deck", check=False) if isinstance(deck, str) else deck
