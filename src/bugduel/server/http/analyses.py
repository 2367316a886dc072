"""Analyses of finished games over HTTP."""

from litestar import get, post
from litestar.params import FromPath

from bugduel.server.archive.analyses import AnalysisInfo
from bugduel.server.http.people.visitors import Player, TheParts
from bugduel.server.http.safety.errors import documented


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


@get("/api/games/{game_id:str}/analysis", responses=documented(404), summary="The analysis of a finished game")
async def show_analysis(parts: TheParts, game_id: FromPath[str]) -> AnalysisInfo:
    """With the result when it is done."""
    return await parts.analyses.show(game_id)


ROUTES = [ask_analysis, show_analysis]
