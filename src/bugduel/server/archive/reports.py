"""Reports: somebody thinks that something is wrong at a ply of a game. What they say is shown when the game is over."""

from typing import Any

import msgspec
from sqlalchemy import func, insert, select

from bugduel.core import BadOptions
from bugduel.server.archive.finished import Finished, is_finished, standing
from bugduel.server.ids import new_id
from bugduel.server.people.person import Person
from bugduel.server.refused import Refused, no_such
from bugduel.server.store.database import Database
from bugduel.server.store.games import read_entries, read_game
from bugduel.server.store.tables import MOVES, REPORTS
from bugduel.server.time import now

MOST = 100  # of one person


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """A report. While the game goes on there is nothing but its id: it may tell what a player holds."""

    id: str
    created: int
    is_open: bool  # the game is over, and everything is shown
    game: str = ""
    ply: int | None = None
    text: str = ""
    record: dict[str, Any] | None = None


class Reports:
    """Reports in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, game_id: str, person: Person, ply: int, text: str) -> Report:
        if not text.strip() or "\0" in text:
            raise BadOptions("must say what is wrong, in words", ("text",))
        report = Report(new_id(), now(), is_open=False)
        async with self.database.writing() as connection:
            found = await read_game(connection, game_id)
            if found is None:
                raise no_such("game")
            plies = select(func.count()).select_from(MOVES).where(MOVES.c.game == game_id)
            last = (await connection.execute(plies)).scalar_one()
            if not 0 <= ply <= last:
                raise BadOptions(f"must be from 0 to {last}", ("ply",))
            mine = select(func.count()).select_from(REPORTS).where(REPORTS.c.person == person.id)
            if (await connection.execute(mine)).scalar_one() >= MOST:
                raise Refused(409, "too-many-reports", f"You have made {MOST} reports, which is the most there can be.")
            values = {"id": report.id, "game": game_id, "ply": ply, "person": person.id, "text": text}
            await connection.execute(insert(REPORTS).values(**values, created=report.created))
        return report

    async def read(self, report_id: str) -> Report:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(REPORTS).where(REPORTS.c.id == report_id))).one_or_none()
            found = None if row is None else await read_game(connection, row.game)
            if row is None or found is None:
                raise no_such("report")
            if not is_finished(found[0]):
                return Report(row.id, row.created, is_open=False)
            log = await read_entries(connection, row.game)
        record = Finished(*found, standing(log)).record()
        at = len(standing(log[: row.ply]))
        return Report(row.id, row.created, True, row.game, at, row.text, record.to_data())
