"""A guest logs in to an account: what the guest has goes over to the account."""

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.people.data.leaving import leave_drafts, lock_drafts
from bugduel.server.people.labels import LONGEST
from bugduel.server.people.preferences import Changes, change, preferences_of
from bugduel.server.store.tables import ANALYSES, CHALLENGES, DECKS, DRAFT_SEATS, PEOPLE, REPORTS, SEATS


async def hand_over(connection: AsyncConnection, guest: str, account: str, name: str) -> list[str]:
    """Seats, decks, challenges, reports and solved exercises of the guest are the account's from now on; the guest is
    no more. Returns the games in which somebody else sits at a seat now.

    Where both sit at the same game or draft the guest's seat is left to nobody: one person must not play both sides.
    Ratings are not handed over, as an account has its own.
    """
    own = select(SEATS.c.game).where(SEATS.c.person == account)
    moved = await connection.execute(
        update(SEATS)
        .where(SEATS.c.person == guest, SEATS.c.game.not_in(own))
        .values(person=account, name=name)
        .returning(SEATS.c.game)
    )
    games = sorted({row.game for row in moved})
    await lock_drafts(connection, guest, account)
    own_drafts = select(DRAFT_SEATS.c.draft).where(DRAFT_SEATS.c.person == account)
    await connection.execute(
        update(DRAFT_SEATS)
        .where(DRAFT_SEATS.c.person == guest, DRAFT_SEATS.c.draft.not_in(own_drafts))
        .values(person=account, name=name)
    )
    await connection.execute(
        update(CHALLENGES).where(CHALLENGES.c.person == guest, CHALLENGES.c.by != account).values(person=account)
    )
    await connection.execute(
        update(CHALLENGES).where(CHALLENGES.c.by == guest, CHALLENGES.c.person != account).values(by=account)
    )
    for table in (REPORTS, ANALYSES):
        await connection.execute(update(table).where(table.c.person == guest).values(person=account))
    await _hand_over_decks(connection, guest, account)
    solved = (await preferences_of(connection, guest)).solved
    if solved:
        await change(connection, account, Changes(solved=solved))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest))
    await leave_drafts(connection)
    return games


async def rename(connection: AsyncConnection, person: str, name: str) -> list[str]:
    """A guest has a name now, in all games, which are returned."""
    await lock_drafts(connection, person)
    await connection.execute(update(DRAFT_SEATS).where(DRAFT_SEATS.c.person == person).values(name=name))
    renamed = update(SEATS).where(SEATS.c.person == person).values(name=name).returning(SEATS.c.game)
    return sorted(set((await connection.execute(renamed)).scalars()))


async def _hand_over_decks(connection: AsyncConnection, guest: str, account: str) -> None:
    """A deck whose name the account has used already gets a number."""
    question = select(DECKS.c.person, DECKS.c.game, DECKS.c.name).where(DECKS.c.person.in_([guest, account]))
    decks = (await connection.execute(question)).all()
    taken = {(deck.game, deck.name) for deck in decks if deck.person == account}
    for deck in decks:
        if deck.person == guest:
            name, number = deck.name, 2
            while (deck.game, name) in taken:
                ending = f" ({number})"
                name, number = deck.name[: LONGEST - len(ending)] + ending, number + 1
            taken.add((deck.game, name))
            await connection.execute(
                update(DECKS)
                .where(DECKS.c.person == guest, DECKS.c.game == deck.game, DECKS.c.name == deck.name)
                .values(person=account, name=name)
            )
