"""The drafts at which somebody sits, so that who closed the page finds the way back."""

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.drafting.rows import OVER
from bugduel.server.store.tables import DRAFT_SEATS, DRAFTS, PICKS

MOST = 20


class ListedDraft(msgspec.Struct, frozen=True):
    """One of my drafts: the people who sit there besides me, and how many cards I have taken."""

    id: str
    game: str
    status: str  # open, running, over
    created: int
    seats: int
    people: list[str]
    picked: int


async def drafts_of(connection: AsyncConnection, person: str) -> list[ListedDraft]:
    """Those that are not over first, then the newest."""
    picked = select(func.count()).where(PICKS.c.draft == DRAFTS.c.id, PICKS.c.seat == DRAFT_SEATS.c.seat)
    mine = (
        select(DRAFTS, picked.scalar_subquery().label("picked"))
        .join(DRAFT_SEATS, DRAFT_SEATS.c.draft == DRAFTS.c.id)
        .where(DRAFT_SEATS.c.person == person)
        .order_by(DRAFTS.c.status == OVER, DRAFTS.c.created.desc())
        .limit(MOST)
    )
    found = (await connection.execute(mine)).all()
    seats: dict[str, list[str | None]] = {row.id: [] for row in found}
    names = select(DRAFT_SEATS).where(DRAFT_SEATS.c.draft.in_(seats)).order_by(DRAFT_SEATS.c.seat)
    for seat in await connection.execute(names):
        seats[seat.draft].append(seat.name if seat.person not in (None, person) else None)
    return [
        ListedDraft(
            row.id,
            row.name,
            row.status,
            row.created,
            len(seats[row.id]),
            [name for name in seats[row.id] if name is not None],
            row.picked,
        )
        for row in found
    ]
