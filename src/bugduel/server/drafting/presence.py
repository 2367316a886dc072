"""Who is there at a draft. Somebody may be connected to any process, so that this is written down."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.drafting.rows import OVER, DraftRow, read_draft, update_draft_seat
from bugduel.server.drafting.watchers import DraftWatchers
from bugduel.server.refused import Refused
from bugduel.server.rooms.readers import Reader
from bugduel.server.store.database import Database, NotStored
from bugduel.server.store.tables import DRAFT_PRESENCE, DRAFT_SEATS, DRAFTS
from bugduel.server.time import now

Changing = Callable[[str], AbstractAsyncContextManager[tuple[AsyncConnection, DraftRow]]]


class DraftPresence:
    """Notes when people come and go. Whatever comes or goes, all seats of that draft are compared with those who are
    connected to this process: so a second tab, or another name after signing in, needs no thought.
    """

    def __init__(self, database: Database, process: str, watchers: DraftWatchers, changing: Changing) -> None:
        self.database = database
        self.process = process
        self.watchers = watchers
        self.changing = changing
        self.unwritten: set[str] = set()  # drafts for which this is still to be done

    async def came(self, draft_id: str, reader: Reader) -> None:
        """Refused if there is no such draft."""
        await self.watchers.add(draft_id, reader)
        await self.write(draft_id)  # first, so that nobody sees themselves away
        self.watchers.tell(draft_id)

    async def went(self, draft_id: str, reader: Reader) -> None:
        self.watchers.remove(draft_id, reader)
        await self.write(draft_id)

    async def write(self, draft_id: str) -> None:
        """If it cannot be written down now, it will be later."""
        self.unwritten.discard(draft_id)
        try:
            async with self.database.reading() as connection:
                row = await read_draft(connection, draft_id)
                is_new = bool(await self._changes(connection, row))
            if is_new:
                async with self.changing(draft_id) as (connection, row):
                    await self.note(connection, row)
        except Refused:
            pass  # it is closed
        except (NotStored, SQLAlchemyError, OSError):
            self.unwritten.add(draft_id)

    async def write_late(self) -> None:
        for draft_id in list(self.unwritten):
            await self.write(draft_id)

    def write_all(self) -> None:
        """Others took this process for dead: those who are connected here are there all the same."""
        self.unwritten.update(self.watchers.readers)

    async def note(self, connection: AsyncConnection, row: DraftRow) -> None:
        """Write down who is connected here, and who is away wherever they were connected."""
        for seat, is_here in (await self._changes(connection, row)).items():
            here = {"draft": row.id, "seat": seat, "process": self.process}
            if is_here:
                await connection.execute(insert(DRAFT_PRESENCE).values(here))
            else:
                where = [DRAFT_PRESENCE.c[name] == value for name, value in here.items()]
                await connection.execute(delete(DRAFT_PRESENCE).where(*where))
        there = select(DRAFT_PRESENCE.c.seat).where(DRAFT_PRESENCE.c.draft == row.id)
        seats = set((await connection.execute(there)).scalars())
        for owner in row.seats:
            is_away = owner.person is not None and owner.seat not in seats
            if is_away != (owner.away_since is not None):
                owner.away_since = now() if is_away else None
                await update_draft_seat(connection, row.id, owner)

    async def _changes(self, connection: AsyncConnection, row: DraftRow) -> dict[int, bool]:
        """The seats whose player is connected here and is not known to be, or the other way round."""
        mine = (DRAFT_PRESENCE.c.draft == row.id, DRAFT_PRESENCE.c.process == self.process)
        known = set((await connection.execute(select(DRAFT_PRESENCE.c.seat).where(*mine))).scalars())
        here = {seat.seat for seat in row.seats if self.watchers.has(row.id, seat.person)}
        return {seat: seat in here for seat in known ^ here}


async def forget_seat(connection: AsyncConnection, draft_id: str, seat: int) -> None:
    """Its player left: whoever sits down there next is not there because of them."""
    where = (DRAFT_PRESENCE.c.draft == draft_id, DRAFT_PRESENCE.c.seat == seat)
    await connection.execute(delete(DRAFT_PRESENCE).where(*where))


async def mark_the_gone_of_drafts(connection: AsyncConnection, at: int) -> None:
    """People who are connected to no process have been away since then: theirs ended. Somebody looks at their drafts
    soon, and tells the others.
    """
    is_at = (DRAFT_PRESENCE.c.draft == DRAFT_SEATS.c.draft, DRAFT_PRESENCE.c.seat == DRAFT_SEATS.c.seat)
    gone = (DRAFT_SEATS.c.person.is_not(None), DRAFT_SEATS.c.away_since.is_(None), ~exists().where(*is_at))
    drafts = sorted(set((await connection.execute(select(DRAFT_SEATS.c.draft).where(*gone))).scalars()))
    # Locked like by whoever comes: somebody who is coming at this moment is seen, or sees that they were away.
    await connection.execute(select(DRAFTS.c.id).where(DRAFTS.c.id.in_(drafts)).order_by(DRAFTS.c.id).with_for_update())
    left = update(DRAFT_SEATS).where(DRAFT_SEATS.c.draft.in_(drafts), *gone).values(away_since=at)
    await connection.execute(left)
    await connection.execute(update(DRAFTS).where(DRAFTS.c.id.in_(drafts), DRAFTS.c.status != OVER).values(due=at))
