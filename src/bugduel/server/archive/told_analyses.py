"""An analysis in the reader's language. Others are served in between: a long game has many choices to tell of."""

import asyncio
from time import perf_counter

from msgspec.structs import replace

from bugduel.analysis import Analysis
from bugduel.analysis.sentences import AnalysisTold, analysis_told, choices_told
from bugduel.analysis.teller import AnalysisTeller
from bugduel.core import BugduelError, begin
from bugduel.core.teams import teams_of
from bugduel.games import GAMES
from bugduel.server.archive.analyses import AnalysisInfo
from bugduel.server.archive.finished import Finished, read_finished
from bugduel.server.archive.replays import BREATH, Reader, reader_of
from bugduel.server.refused import Refused
from bugduel.server.rooms.messages import teller_of
from bugduel.server.store.database import Database


async def in_words(database: Database, game_id: str, info: AnalysisInfo, seat: str, language: str) -> AnalysisInfo:
    """The same with `told` in place of the `result`, if there is one."""
    async with database.reading() as connection:
        finished = await read_finished(connection, game_id)
    reader = reader_of(finished, seat, language)
    if info.result is None:
        return info
    return replace(info, result=None, told=await _told(finished, info.result, reader))


async def _told(finished: Finished, result: dict[str, object], reader: Reader) -> AnalysisTold:
    row, record = finished.row, finished.record()
    game = GAMES.get(row.name)
    if game is None or game.rules != row.rules:
        raise Refused(409, "other-rules", "The rules have changed since: this analysis cannot be told.")
    try:
        teams = teams_of(begin(game, record).state)
    except BugduelError as error:
        raise Refused(409, "other-rules", f"This game cannot be played again: {error}") from None
    analysis = Analysis.from_data(result, record, teams)
    naming = teller_of(row, finished.seats, teams, reader.seat, reader.language)
    telling = AnalysisTeller(game, analysis, naming)
    choices = []
    started = perf_counter()
    for choice in choices_told(telling):
        choices.append(choice)
        if perf_counter() - started > BREATH:
            await asyncio.sleep(0)
            started = perf_counter()
    return analysis_told(analysis, reader.language, choices)
