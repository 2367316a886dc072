"""Drafts over HTTP: open, join, pick, make a deck, and play with it."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from bugduel.games import GAMES
from bugduel.server.drafting.lists import ListedDraft, drafts_of
from bugduel.server.drafting.views import DraftView
from bugduel.server.http.connection import known_language
from bugduel.server.http.games import info
from bugduel.server.http.people.visitors import Player, Somebody, TheParts, Visitor
from bugduel.server.http.reference.decks import DeckInHand, Judgement, judgement
from bugduel.server.http.reference.routes import Language
from bugduel.server.http.safety.errors import documented
from bugduel.server.protocol.table_messages import LongText, Name, TableInfo
from bugduel.server.protocol.terms import Terms
from bugduel.words import LANGUAGES

SeatCount = Annotated[int, Meta(ge=1, le=16)]


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to be opened: so many seats, of which so many are bots'. I take one, others join. Every pick may take so
    many `seconds`; 0 is as long as it takes.
    """

    game: Name
    seats: SeatCount
    bots: Annotated[int, Meta(ge=0, le=15)] = 0
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class DraftPick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card that I take, and how many I have taken before it."""

    number: Annotated[int, Meta(ge=0, le=10_000)]
    card: LongText


class DraftPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to be taken for me when the time is up, by preference. What is not in the pack is passed over."""

    cards: Annotated[list[LongText], Meta(max_length=24)]


class DraftDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck out of my picks, as data or as people write it. Without one the automatic deck, led by `leader`."""

    deck: dict[str, Any] | Annotated[str, Meta(max_length=10_000)] | None = None
    leader: LongText = ""


class DraftGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game of my deck against that of another seat; a bot's seat plays at the level `bot`."""

    against: Annotated[int, Meta(ge=0, le=99)]
    bot: Name = "beetle"
    terms: Terms = Terms()
    best_of: Literal[1, 3, 5] = 1


@post("/api/drafts", responses=documented(409, 413), summary="Open a draft")
async def open_draft(parts: TheParts, data: JSONBody[NewDraft], player: Player) -> DraftView:
    """It begins when every seat is taken: at once if all others are bots."""
    player.needs("play")
    return await parts.drafts.open(player, data.game, data.seats, data.bots, data.seconds)


@get("/api/me/drafts", responses=documented(), summary="The drafts at which I sit")
async def my_drafts(parts: TheParts, person: Somebody) -> list[ListedDraft]:
    """Those that are not over first, then the newest."""
    person.needs("read")
    async with parts.database.reading() as connection:
        return await drafts_of(connection, person.id)


@get("/api/drafts/{draft_id:str}", responses=documented(404, 409), summary="A draft as I see it")
async def show_draft(parts: TheParts, draft_id: FromPath[str], visitor: Visitor) -> DraftView:
    """Its socket, `/api/drafts/ID/socket`, sends the same whenever it changes."""
    return await parts.drafts.view(draft_id, visitor)


@post("/api/drafts/{draft_id:str}/join", status_code=200, responses=documented(404, 409), summary="Sit down at a draft")
async def join_draft(parts: TheParts, draft_id: FromPath[str], player: Player) -> DraftView:
    player.needs("play")
    return await parts.drafts.join(draft_id, player)


@delete("/api/drafts/{draft_id:str}/seat", responses=documented(404, 409), summary="Leave a draft")
async def leave_draft(parts: TheParts, draft_id: FromPath[str], person: Somebody) -> None:
    """If it has begun, a bot goes on in my place."""
    person.needs("play")
    await parts.drafts.leave(draft_id, person)


@post(
    "/api/drafts/{draft_id:str}/pick",
    status_code=200,
    responses=documented(404, 409, 413),
    summary="Take a card of the pack before me",
)
async def pick_card(parts: TheParts, draft_id: FromPath[str], data: JSONBody[DraftPick], person: Somebody) -> DraftView:
    """The same pick a second time changes nothing, so that it can be sent again when no answer came."""
    person.needs("play")
    return await parts.drafts.pick(draft_id, person, data.number, data.card)


@post(
    "/api/drafts/{draft_id:str}/plan",
    status_code=200,
    responses=documented(404, 409, 413),
    summary="Say what to take for me when my time is up",
)
async def plan_picks(
    parts: TheParts, draft_id: FromPath[str], data: JSONBody[DraftPlan], person: Somebody
) -> DraftView:
    """It holds for this pack and for later ones, in place of what was planned before."""
    person.needs("play")
    return await parts.drafts.plan(draft_id, person, data.cards)


@post(
    "/api/drafts/{draft_id:str}/judge",
    status_code=200,
    responses=documented(404, 409, 413),
    summary="Judge a deck out of my picks",
)
async def judge_draft_deck(
    parts: TheParts,
    draft_id: FromPath[str],
    data: JSONBody[DeckInHand],
    person: Somebody,
    language: FromQuery[Language] = LANGUAGES[0],
) -> Judgement:
    """It is kept only when it is made my deck."""
    person.needs("play")
    parts.limits.take("judge", person.id)
    name, deck, flaws = await parts.drafts.judge(draft_id, person, data.deck)
    return judgement(GAMES[name], deck, flaws, known_language(language))


@post(
    "/api/drafts/{draft_id:str}/deck",
    status_code=200,
    responses=documented(404, 409, 413),
    summary="Make a deck out of my picks",
)
async def set_draft_deck(
    parts: TheParts, draft_id: FromPath[str], data: JSONBody[DraftDeck], person: Somebody
) -> DraftView:
    """Only when the draft is over. Who makes none plays the automatic one."""
    person.needs("play")
    return await parts.drafts.set_deck(draft_id, person, data.deck, data.leader)


@post(
    "/api/drafts/{draft_id:str}/games",
    responses=documented(404, 409, 413),
    summary="Play my draft deck against that of another seat",
)
async def play_draft(
    parts: TheParts, draft_id: FromPath[str], data: JSONBody[DraftGame], person: Somebody
) -> TableInfo:
    """Against a bot's seat the game begins at once; a person is challenged, and it begins when they sit down."""
    person.needs("play")
    made = await parts.draft_games.begin(draft_id, person, data.against, data.bot, data.terms, data.best_of)
    return info(*made, person)


ROUTES = [
    my_drafts,
    open_draft,
    show_draft,
    join_draft,
    leave_draft,
    pick_card,
    plan_picks,
    judge_draft_deck,
    set_draft_deck,
    play_draft,
]
