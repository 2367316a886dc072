"""Analyses of finished games over HTTP."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery
from msgspec import Meta

from bugduel.server.archive.analyses import AnalysisInfo
from bugduel.server.archive.replays import ALL
from bugduel.server.archive.told_analyses import in_words
from bugduel.server.http.connection import known_language
from bugduel.server.http.people.visitors import Player, TheParts
from bugduel.server.http.safety.errors import documented

Word = Annotated[str, Meta(max_length=10)]


@post(
    "/api/games/{game_id:str}/analysis",
    status_code=200,
    responses=documented(404, 409),
    summary="Have a finished game analysed",
)
async def ask_analysis(parts: TheParts, game_id: FromPath[str], player: Player) -> AnalysisInfo:
    """It takes a while: ask how far it is (GET). To ask for one that is there, or under way, changes nothing."""
    player.needs("play")
    parts.limits.take("analysis", player.id)
    return await parts.analyses.ask(game_id, player)


@get("/api/games/{game_id:str}/analysis", responses=documented(404, 409), summary="The analysis of a finished game")
async def show_analysis(
    parts: TheParts, game_id: FromPath[str], language: FromQuery[Word | None] = None, seat: FromQuery[Word] = ALL
) -> AnalysisInfo:
    """With the result when it is done. With a language, `told` has it in words instead, as they are said to a seat, or
    to anybody else (-1, all).
    """
    info = await parts.analyses.show(game_id)
    if language is None:
        return info
    return await in_words(parts.database, game_id, info, seat, known_language(language))


ROUTES = [ask_analysis, show_analysis]
