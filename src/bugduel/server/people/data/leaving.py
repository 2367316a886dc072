"""Leaving for good: everything that is known of a person is deleted."""

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.play.entry import LEFT
from bugduel.server.store.games import FREE, OPEN, VOID
from bugduel.server.store.tables import DRAFT_SEATS, DRAFTS, GAMES, PEOPLE, SEATS
from bugduel.server.time import now


async def leave(connection: AsyncConnection, person: str) -> list[str]:
    """Returns the games whose seats have changed.

    Games stay, because they are those of others, too: there it was somebody without a name. Running ones are left to
    the clocks. In games that have not begun the seat is free again, and one at which nobody else sits is given up.
    """
    mine = select(SEATS.c.game).where(SEATS.c.person == person)
    games = sorted(set((await connection.execute(mine)).scalars()))
    not_begun = select(GAMES.c.id).where(GAMES.c.id.in_(games), GAMES.c.status == OPEN)
    waiting = list((await connection.execute(not_begun)).scalars())
    own = SEATS.c.person == person
    await connection.execute(
        update(SEATS).where(own, SEATS.c.game.in_(waiting)).values(kind=FREE, person=None, name="", deck=None)
    )
    await connection.execute(update(SEATS).where(own).values(person=None, name=""))
    await connection.execute(
        update(GAMES)
        .where(GAMES.c.id.in_(waiting), ~exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.person.is_not(None)))
        .values(status=VOID, reason=LEFT, ended=now())
    )
    await lock_drafts(connection, person)
    await connection.execute(update(DRAFT_SEATS).where(DRAFT_SEATS.c.person == person).values(person=None, name=""))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))  # all else goes with it
    await leave_drafts(connection)
    return games


async def lock_drafts(connection: AsyncConnection, *people: str) -> None:
    """Until the end of the transaction nobody else changes a draft at which one of these people sits: whoever does
    locks the draft first, too.
    """
    theirs = select(DRAFT_SEATS.c.draft).where(DRAFT_SEATS.c.person.in_(people))
    await connection.execute(select(DRAFTS.c.id).where(DRAFTS.c.id.in_(theirs)).order_by(DRAFTS.c.id).with_for_update())


async def leave_drafts(connection: AsyncConnection) -> None:
    """Drafts at which nobody sits any more are gone. At others bots take over from those who are no more, as soon as
    somebody looks at them.
    """
    is_empty = (DRAFT_SEATS.c.draft == DRAFTS.c.id, DRAFT_SEATS.c.person.is_(None), ~DRAFT_SEATS.c.is_bot)
    is_taken = (DRAFT_SEATS.c.draft == DRAFTS.c.id, DRAFT_SEATS.c.person.is_not(None))
    await connection.execute(delete(DRAFTS).where(~exists().where(*is_taken)))
    running = (DRAFTS.c.status == "running", exists().where(*is_empty))
    await connection.execute(update(DRAFTS).where(*running).values(due=now()))
