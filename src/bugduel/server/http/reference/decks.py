"""Decks as they are built: which games have them, what comes along, and why one cannot be played."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from bugduel.core import Game
from bugduel.core.reading.judged import Flaw
from bugduel.games import GAMES
from bugduel.server.http.connection import known_language
from bugduel.server.http.people.visitors import TheParts
from bugduel.server.http.reference.routes import AnyRequest, Language, kept_as
from bugduel.server.http.safety.address import address_of
from bugduel.server.http.safety.errors import documented
from bugduel.server.people.decks import LONGEST, game_with_decks
from bugduel.telling.decks import DeckReason, DeckShelf, deck_shelf, told_flaw
from bugduel.telling.speaker import Speaker
from bugduel.words import LANGUAGES

LARGEST_REQUEST = 1_000_000  # bytes


class DeckGame(msgspec.Struct, frozen=True):
    """A game that is played with decks of one's own."""

    game: str
    title: str
    has_draft: bool


class DeckInHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as people write it, as JSON text, or as data."""

    deck: dict[str, Any] | Annotated[str, Meta(max_length=LONGEST)]


class Judgement(msgspec.Struct, frozen=True):
    """What can be read of a deck, as data and as people write it, and every reason why it cannot be played."""

    deck: dict[str, Any]
    text: str
    reasons: list[DeckReason]


@get("/api/decks", responses=documented(), summary="The games that are played with decks")
async def show_deck_games(language: FromQuery[Language] = LANGUAGES[0]) -> list[DeckGame]:
    spoken = known_language(language)
    return [
        DeckGame(name, Speaker(game, spoken).game_title(), game.has_draft)
        for name, game in GAMES.items()
        if game.decks()
    ]


@get("/api/decks/{game:str}", responses=kept_as(DeckShelf, 404), summary="What a builder of decks needs to know")
async def show_deck_shelf(
    parts: TheParts, request: AnyRequest, game: FromPath[str], language: FromQuery[Language] = LANGUAGES[0]
) -> Response[Any]:
    """Changes only with the version of the server: ask with If-None-Match."""
    told, spoken = game_with_decks(game), known_language(language)

    async def make() -> DeckShelf:
        return deck_shelf(told, spoken)

    return (await parts.shelf.get(("decks", told.name, spoken), make)).answer(request)


@post(
    "/api/decks/{game:str}",
    status_code=200,
    request_max_body_size=LARGEST_REQUEST,
    responses=documented(404, 413),
    summary="Judge a deck",
)
async def judge_deck(
    parts: TheParts,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[DeckInHand],
    language: FromQuery[Language] = LANGUAGES[0],
) -> Judgement:
    """By the rules of built decks; a draft judges its own. It is kept nowhere."""
    parts.limits.take("judge", address_of(request, parts.settings))
    told = game_with_decks(game)
    judged = told.judge_deck(data.deck)
    return judgement(told, judged.deck, judged.flaws, known_language(language))


def judgement(game: Game, deck: dict[str, Any], flaws: list[Flaw], language: str) -> Judgement:
    speaker = Speaker(game, language)
    return Judgement(deck, game.deck_text(deck), [told_flaw(speaker, flaw) for flaw in flaws])


ROUTES = [show_deck_games, show_deck_shelf, judge_deck]
