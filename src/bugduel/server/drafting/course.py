"""How a draft goes on by itself: bots pick, and cards are taken for people for whom nobody waits any longer."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core.draft import Draft
from bugduel.server.drafting.due import Patience
from bugduel.server.drafting.rows import (
    OPEN,
    OVER,
    RUNNING,
    DraftRow,
    insert_picks,
    set_status,
    update_draft_seat,
)
from bugduel.server.store.tables import DRAFTS


async def begin_if_full(connection: AsyncConnection, row: DraftRow, patience: Patience) -> None:
    if all(seat.person is not None or seat.is_bot for seat in row.seats):
        await set_status(connection, row, RUNNING)
        await go_on(connection, row, row.replayed(), patience)


async def look(connection: AsyncConnection, row: DraftRow, patience: Patience) -> None:
    """What is due: nobody waits for those who are late or away for long, and what everybody gave up comes to an end."""
    is_given_up = patience.is_abandoned()
    if all(seat.person is None for seat in row.seats) or (row.status == OPEN and is_given_up):
        await close(connection, row)
    elif row.status == RUNNING:
        draft = row.replayed()
        if patience.is_overdue():
            await _pick_for(connection, row, draft, draft.waiting())
        while is_given_up and not draft.is_over:
            await _pick_for(connection, row, draft, draft.waiting())
        await go_on(connection, row, draft, patience)


async def go_on(connection: AsyncConnection, row: DraftRow, draft: Draft, patience: Patience) -> None:
    """Everything that needs no person, until one is waited for; what is new is stored."""
    while waiting := [seat for seat in draft.waiting() if row.seats[seat].person is None] or patience.skipped(draft):
        await _pick_for(connection, row, draft, waiting)
    await insert_picks(connection, row, draft, patience.at)
    if draft.is_over and row.status != OVER:
        await set_status(connection, row, OVER)


async def _pick_for(connection: AsyncConnection, row: DraftRow, draft: Draft, seats: list[int]) -> None:
    """The first card of a seat's plan that is there, else what a bot would take."""
    for seat in seats:
        pack = draft.to_pick(seat)
        wanted = next((card for card in row.seats[seat].plan if card in pack), None)
        if wanted is None:
            draft.bot_pick(seat)
        else:
            draft.pick(seat, wanted)
        await strike(connection, row, draft, seat)


async def strike(connection: AsyncConnection, row: DraftRow, draft: Draft, seat: int) -> None:
    """What a seat has just taken is not planned any more; the rest waits for packs that come round again."""
    owner, card = row.seats[seat], draft.pool(seat)[-1]
    if card in owner.plan:
        owner.plan.remove(card)
        await update_draft_seat(connection, row.id, owner)


async def hear_of(connection: AsyncConnection, row: DraftRow, seat: int, at: int) -> None:
    """Who picks or plans without a socket has not been away for long."""
    owner = row.seats[seat]
    if owner.away_since is not None:
        owner.away_since = at
        await update_draft_seat(connection, row.id, owner)


async def close(connection: AsyncConnection, row: DraftRow) -> None:
    """A draft of nobody."""
    await connection.execute(delete(DRAFTS).where(DRAFTS.c.id == row.id))
