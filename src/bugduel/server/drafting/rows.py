"""Drafts as they are stored: a seed, who sits where, and every pick. All else is made again from that."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import BugduelError
from bugduel.core.draft import Draft
from bugduel.games import GAMES
from bugduel.server.refused import Refused, no_such
from bugduel.server.store.tables import DRAFT_SEATS, DRAFTS, PICKS

OPEN, RUNNING, OVER = "open", "running", "over"


class DraftSeat(Struct, kw_only=True):
    """A seat of a draft. In a draft that has begun a seat without a person is a bot's."""

    seat: int
    person: str | None = None
    name: str = ""
    is_bot: bool = False
    deck: Any = None  # what its player made of the picks; none for the automatic one
    plan: list[str] = []  # cards to be taken when the time is up, by preference
    away_since: int | None = None

    @property
    def is_here(self) -> bool:
        return self.person is not None and self.away_since is None


class DraftRow(Struct, kw_only=True):
    """A stored draft. `picks` are the cards of each seat, in the order in which it took them. A pick may take so many
    `seconds` (0: any time) since it was `asked` for. When it is `due`, somebody has to look at it.
    `version` counts its changes.
    """

    id: str
    name: str
    seed: str
    status: str
    created: int
    seats: list[DraftSeat]
    picks: list[list[str]]
    seconds: int = 0
    asked: int = 0
    due: int | None = None
    version: int = 0

    def seat_of(self, person: str | None) -> int:
        """Where somebody sits, or -1."""
        mine = (seat.seat for seat in self.seats if person is not None and seat.person == person)
        return next(mine, -1)

    def replayed(self) -> Draft:
        """The draft as it stands."""
        try:
            draft = GAMES[self.name].draft(len(self.seats), self.seed)
            for number in range(max(map(len, self.picks))):
                for seat, picked in enumerate(self.picks):
                    if number < len(picked):
                        draft.pick(seat, picked[number])
        except (BugduelError, KeyError):
            raise Refused(409, "old-draft", "This draft cannot go on: the cards have changed since.") from None
        return draft

    def under_way(self) -> Draft | None:
        """The draft as it stands, if people still pick; None too if it cannot go on."""
        if self.status != RUNNING:
            return None
        try:
            return self.replayed()
        except Refused:
            return None


async def read_draft(connection: AsyncConnection, draft_id: str) -> DraftRow:
    """Refused if there is none of this id."""
    row = (await connection.execute(select(DRAFTS).where(DRAFTS.c.id == draft_id))).one_or_none()
    if row is None:
        raise no_such("draft")
    seats = await connection.execute(
        select(DRAFT_SEATS).where(DRAFT_SEATS.c.draft == draft_id).order_by(DRAFT_SEATS.c.seat)
    )
    found = [
        DraftSeat(
            seat=seat.seat,
            person=seat.person,
            name=seat.name,
            is_bot=seat.is_bot,
            deck=None if seat.deck is None else msgspec.json.decode(seat.deck),
            plan=msgspec.json.decode(seat.plan, type=list[str]),
            away_since=seat.away_since,
        )
        for seat in seats
    ]
    picks: list[list[str]] = [[] for _ in found]
    for pick in await connection.execute(select(PICKS).where(PICKS.c.draft == draft_id).order_by(PICKS.c.number)):
        picks[pick.seat].append(pick.card)
    return DraftRow(
        id=row.id,
        name=row.name,
        seed=row.seed,
        status=row.status,
        created=row.created,
        seats=found,
        picks=picks,
        seconds=row.seconds,
        asked=row.asked,
        due=row.due,
        version=row.version,
    )


async def insert_draft(connection: AsyncConnection, row: DraftRow) -> None:
    names = ("id", "name", "seed", "status", "created", "seconds", "asked", "due")
    await connection.execute(insert(DRAFTS).values({name: getattr(row, name) for name in names}))
    await connection.execute(insert(DRAFT_SEATS), [{"draft": row.id, **_seat_values(seat)} for seat in row.seats])


async def insert_picks(connection: AsyncConnection, row: DraftRow, draft: Draft, at: int) -> None:
    """Store what was picked since the row was read. Where packs have moved on, the next pick is asked for now."""
    new = [
        {"draft": row.id, "seat": seat, "number": number, "card": card}
        for seat, known in enumerate(row.picks)
        for number, card in enumerate(draft.pool(seat))
        if number >= len(known)
    ]
    if new:
        await connection.execute(insert(PICKS), new)
    has_moved_on = not row.asked or min(map(len, row.picks)) < min(len(draft.pool(seat)) for seat in range(draft.seats))
    row.picks = [draft.pool(seat) for seat in range(draft.seats)]
    if has_moved_on:
        row.asked = at
        await connection.execute(update(DRAFTS).where(DRAFTS.c.id == row.id).values(asked=at))


async def update_draft_seat(connection: AsyncConnection, draft_id: str, seat: DraftSeat) -> None:
    where = (DRAFT_SEATS.c.draft == draft_id, DRAFT_SEATS.c.seat == seat.seat)
    await connection.execute(update(DRAFT_SEATS).where(*where).values(_seat_values(seat)))


async def note_change(connection: AsyncConnection, row: DraftRow, due: int | None) -> None:
    """The last thing in every change of a draft."""
    row.due, row.version = due, row.version + 1
    await connection.execute(update(DRAFTS).where(DRAFTS.c.id == row.id).values(due=due, version=row.version))


async def set_status(connection: AsyncConnection, row: DraftRow, status: str) -> None:
    row.status = status
    await connection.execute(update(DRAFTS).where(DRAFTS.c.id == row.id).values(status=status))


def _seat_values(seat: DraftSeat) -> dict[str, Any]:
    deck = None if seat.deck is None else msgspec.json.encode(seat.deck).decode()
    plan = msgspec.json.encode(seat.plan).decode()
    return {
        "seat": seat.seat,
        "person": seat.person,
        "name": seat.name,
        "is_bot": seat.is_bot,
        "deck": deck,
        "plan": plan,
        "away_since": seat.away_since,
    }
