"""Challenges as they are stored: an open table at which a seat is kept for one person."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.store.tables import CHALLENGES
from bugduel.server.time import now

OPEN = "open"
ACCEPTED = "accepted"
DECLINED = "declined"
CANCELED = "canceled"

LASTS = 20 * 60 * 1000  # milliseconds


class ChallengeRow(Struct, kw_only=True, frozen=True):
    """`game` is the table, and the id of the challenge. `person` is None if they have left for good."""

    game: str
    person: str | None
    by: str
    status: str
    created: int

    @property
    def expires(self) -> int:
        return self.created + LASTS

    @property
    def is_open(self) -> bool:
        return self.status == OPEN and self.expires > now()

    @property
    def topics(self) -> list[str]:
        """What to announce when it changes."""
        return [f"person/{who}" for who in (self.by, self.person) if who]


async def read_challenge(connection: AsyncConnection, game: str) -> ChallengeRow | None:
    found = (await connection.execute(select(CHALLENGES).where(CHALLENGES.c.game == game))).one_or_none()
    return None if found is None else challenge_row(found)


async def insert_challenge(connection: AsyncConnection, row: ChallengeRow) -> None:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    await connection.execute(insert(CHALLENGES).values(values))


async def settle_challenge(connection: AsyncConnection, game: str, status: str) -> None:
    """It is answered or withdrawn. The row stays for a while, so that everybody hears how it ended."""
    await connection.execute(update(CHALLENGES).where(CHALLENGES.c.game == game).values(status=status))


def challenge_row(row: Row[Any]) -> ChallengeRow:
    return ChallengeRow(game=row.game, person=row.person, by=row.by, status=row.status, created=row.created)
