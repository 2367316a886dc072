"""Analyses that people ask for: a queue in the database, which every process works on, one game at a time each.

Whoever works on one says so again and again. If a process dies, another takes its analysis over; after a few attempts
it counts as failed, as the game may be what kills them.
"""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool

import msgspec
from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.analysis import DEFAULT_BOT
from bugduel.analysis.sentences import AnalysisTold
from bugduel.core import BugduelError, Record
from bugduel.games import GAMES
from bugduel.server.archive.analysing import Analysing, unpacked
from bugduel.server.archive.finished import read_finished
from bugduel.server.people.person import Person
from bugduel.server.refused import Refused, no_such
from bugduel.server.store.database import Database, NotStored
from bugduel.server.store.tables import ANALYSES
from bugduel.server.store.tables import GAMES as GAME_ROWS
from bugduel.server.time import now

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"

EVERY = 3.0  # seconds between two looks at the queue
TOLD_EVERY = 1.0  # seconds after which the progress is written down again
LOST = 20_000  # milliseconds after which a process that said nothing is taken for dead
LONGEST = 30 * 60.0  # seconds for one game
ATTEMPTS = 3
MOST_WAITING = 3  # of one person, those under way included

log = logging.getLogger(__name__)


class AnalysisInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far an analysis is, and in the end the `result`, as `bugduel analyse --json` prints it; or `told` in a
    language.
    """

    status: str  # waiting, running, done, failed
    progress: float  # from 0 to 1
    result: dict[str, object] | None = None
    told: AnalysisTold | None = None


class Analyses:
    """The queue, and the task that works on it."""

    def __init__(self, database: Database, process: str, bot: str = DEFAULT_BOT) -> None:
        self.database = database
        self.process = process
        self.bot = bot
        self.wake = asyncio.Event()
        self.analysing: Analysing | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="analyses")

    async def stop(self) -> None:
        """What this process works on goes back to the queue."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self._stop_worker()
        mine = (ANALYSES.c.status == RUNNING, ANALYSES.c.process == self.process)
        try:
            async with self.database.writing() as connection:
                given_back = update(ANALYSES).where(*mine).values(status=WAITING, attempts=ANALYSES.c.attempts - 1)
                await connection.execute(given_back)
        except NotStored:  # another takes it over when nobody is seen to work on it
            log.warning("an analysis could not be given back")

    # --- what people ask for ------------------------------------------------------------------------------------------

    async def ask(self, game_id: str, person: Person) -> AnalysisInfo:
        """Queue the analysis of a finished game, unless it is there or under way already."""
        async with self.database.writing() as connection:
            finished = await read_finished(connection, game_id)
            game = GAMES.get(finished.row.name)
            if game is None or game.rules != finished.row.rules:
                raise Refused(409, "other-rules", "The rules have changed since: this game cannot be analysed.")
            # Two who ask for the same game at once come one after the other.
            await connection.execute(select(GAME_ROWS.c.id).where(GAME_ROWS.c.id == game_id).with_for_update())
            known = select(ANALYSES.c.status).where(ANALYSES.c.game == game_id)
            status = (await connection.execute(known)).scalar_one_or_none()
            if status in (None, FAILED):
                await self._check_count(connection, person)
                values = {"status": WAITING, "progress": 0.0, "person": person.id, "created": now(), "seen": now()}
                if status is None:
                    await connection.execute(insert(ANALYSES).values(game=game_id, **values))
                else:
                    same = update(ANALYSES).where(ANALYSES.c.game == game_id)
                    await connection.execute(same.values(**values, attempts=0))
        self.wake.set()
        return await self.show(game_id)

    async def _check_count(self, connection: AsyncConnection, person: Person) -> None:
        mine = (ANALYSES.c.person == person.id, ANALYSES.c.status.in_([WAITING, RUNNING]))
        count = select(func.count()).select_from(ANALYSES).where(*mine)
        if (await connection.execute(count)).scalar_one() >= MOST_WAITING:
            raise Refused(409, "too-many-analyses", f"You wait for {MOST_WAITING} analyses: let them end first.")

    async def show(self, game_id: str) -> AnalysisInfo:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.game == game_id))).one_or_none()
        if row is None:
            raise no_such("analysis")
        return AnalysisInfo(row.status, row.progress, None if row.result is None else unpacked(row.result))

    # --- working on it ------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self.wake.clear()
            try:
                while await self._work_on_next():
                    pass
            except (SQLAlchemyError, OSError, NotStored) as error:
                log.warning("cannot look for analyses", extra={"reason": type(error).__name__})
            except Exception:
                log.exception("an analysis failed")
            try:
                async with asyncio.timeout(EVERY):
                    await self.wake.wait()
            except TimeoutError:
                self._stop_worker()  # nothing to do: the next one starts it again

    async def _work_on_next(self) -> bool:
        """False if there is nothing to do."""
        game_id = await self._take()
        if game_id is None:
            return False
        async with self.database.reading() as connection:
            record = (await read_finished(connection, game_id)).record()
        try:
            async with asyncio.timeout(LONGEST):
                result = await self._analysed(game_id, record)
        except (BugduelError, TimeoutError) as error:
            log.warning("a game cannot be analysed", extra={"game": game_id, "reason": str(error) or "too long"})
            await self._write(game_id, status=FAILED)
        except BrokenProcessPool:
            await self._write(game_id, status=WAITING)
        else:
            if result is not None:
                await self._write(game_id, status=DONE, progress=1.0, result=result)
                return True
        self._stop_worker()
        return True

    async def _take(self) -> str | None:
        """An analysis that nobody works on. Exactly one process gets it."""
        oldest = select(ANALYSES.c.game, ANALYSES.c.attempts).where(_is_free(now())).order_by(ANALYSES.c.created)
        async with self.database.reading() as connection:
            if (await connection.execute(oldest.limit(1))).one_or_none() is None:
                return None
        async with self.database.writing() as connection:
            found = (await connection.execute(oldest.limit(1).with_for_update(skip_locked=True))).one_or_none()
            if found is None:
                return None
            is_last = found.attempts >= ATTEMPTS
            values = {"status": FAILED if is_last else RUNNING, "process": self.process, "seen": now()}
            taken = update(ANALYSES).where(ANALYSES.c.game == found.game)
            await connection.execute(taken.values(**values, progress=0.0, attempts=found.attempts + 1))
        return None if is_last else str(found.game)

    async def _analysed(self, game_id: str, record: Record) -> bytes | None:
        """None if another process has taken it over: this one was too slow to say that it is there."""
        if self.analysing is None:
            self.analysing = Analysing()
        analysing = self.analysing
        future = asyncio.wrap_future(analysing.submit(record, self.bot))
        try:
            while True:
                done, _ = await asyncio.wait({future}, timeout=TOLD_EVERY)
                if done:
                    return future.result()
                if not await self._write(game_id, progress=analysing.progress):
                    return None
        finally:
            future.cancel()

    async def _write(self, game_id: str, **values: object) -> bool:
        """Note something about an analysis of this process. False if it is not its own any more."""
        mine = (ANALYSES.c.game == game_id, ANALYSES.c.process == self.process, ANALYSES.c.status == RUNNING)
        async with self.database.writing() as connection:
            done = await connection.execute(update(ANALYSES).where(*mine).values(**values, seen=now()))
        return done.rowcount == 1

    def _stop_worker(self) -> None:
        analysing, self.analysing = self.analysing, None
        if analysing is not None:
            analysing.stop()


def _is_free(at: int) -> ColumnElement[bool]:
    is_lost = and_(ANALYSES.c.status == RUNNING, ANALYSES.c.seen < at - LOST)
    return or_(ANALYSES.c.status == WAITING, is_lost)
