"""What a client shows of games besides playing them. Everything is told in the language asked for."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from bugduel.bots import LEVELS
from bugduel.bots.levels import Level
from bugduel.core import Game, GameFigures
from bugduel.core.reading.messages import unknown
from bugduel.games import GAMES
from bugduel.server.http.connection import known_language
from bugduel.server.http.people.visitors import TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.refused import Refused, no_such
from bugduel.telling.catalogue import Catalogue
from bugduel.telling.options import Option, told_options
from bugduel.telling.rulebook import Rulebook, rulebook
from bugduel.words import LANGUAGES, words

AnyRequest = Request[Any, Any, Any]
Language = Annotated[str, msgspec.Meta(max_length=10, description=f"{', '.join(LANGUAGES)}; else the first")]


class LevelInfo(msgspec.Struct, frozen=True):
    """An opponent: `bot` is what a seat of a new table takes, `name` what people read. `strength` is from 1 up, in the
    order of strength and not on a scale.
    """

    bot: str
    name: str
    text: str
    strength: int
    games: list[str]


def kept_as(answer: type, *statuses: int) -> dict[int, ResponseSpec]:
    """What a route with an ETag answers, for OpenAPI."""
    return {
        200: ResponseSpec(answer, description="with an ETag", generate_examples=False),
        304: ResponseSpec(None, description="the same as If-None-Match names", generate_examples=False),
        **documented(*statuses),
    }


@get("/api/catalogue/{game:str}", responses=kept_as(Catalogue, 404), summary="All cards of a game, in words")
async def show_catalogue(
    parts: TheParts, request: AnyRequest, game: FromPath[str], language: FromQuery[Language] = LANGUAGES[0]
) -> Response[Any]:
    """Changes only with the version of the server: ask with If-None-Match."""
    return (await parts.shelf.catalogue(game_named(game), known_language(language))).answer(request)


@get("/api/catalogue/{game:str}/rules", responses=kept_as(Rulebook, 404), summary="The rules of a game by their ids")
async def show_rules(
    parts: TheParts, request: AnyRequest, game: FromPath[str], language: FromQuery[Language] = LANGUAGES[0]
) -> Response[Any]:
    """`language` in the answer is the one that they are written in: there may be no translation."""
    told, spoken = game_named(game), known_language(language)

    async def make() -> Rulebook:
        return rulebook(told, spoken)

    return (await parts.shelf.get(("rules", told.name, spoken), make)).answer(request)


@get(
    "/api/catalogue/{game:str}/figures",
    responses=kept_as(GameFigures, 404),
    summary="How the cards of a game did in many games between bots",
)
async def show_figures(parts: TheParts, request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """Changes only with the version of the server: ask with If-None-Match. 404 if nobody has counted."""
    figures = game_named(game).card_figures()
    if figures is None:
        raise no_such("count of the cards of this game")

    async def make() -> GameFigures:
        return figures

    return (await parts.shelf.get(("figures", game), make)).answer(request)


@get("/api/catalogue/{game:str}/options", responses=documented(404), summary="What can be chosen for a new game")
async def show_options(game: FromPath[str], language: FromQuery[Language] = LANGUAGES[0]) -> list[Option]:
    """The options that a new table takes, each with a label and a line of help."""
    return told_options(game_named(game), known_language(language))


@get("/api/levels", responses=documented(), summary="The opponents there are, the weakest first")
async def show_levels(language: FromQuery[Language] = LANGUAGES[0]) -> list[LevelInfo]:
    """`bot` is what a seat of a new table takes."""
    spoken = known_language(language)
    return [_level(level, strength, spoken) for strength, level in enumerate(LEVELS.values(), 1)]


def _level(level: Level, strength: int, language: str) -> LevelInfo:
    say = words(language).say
    seconds = f"{level.seconds:g}".replace(".", say("telling-decimal"))
    text = say(f"bots-level-{level.name}-text", seconds=seconds)
    return LevelInfo(level.name, say(f"bots-level-{level.name}"), text, strength, list(GAMES))


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise Refused(404, "not-found", f"There is no game {unknown(name, list(GAMES))}.")
    return GAMES[name]


ROUTES = [show_catalogue, show_rules, show_figures, show_options, show_levels]
