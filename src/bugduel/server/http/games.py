"""Tables and games over HTTP: open, join, leave, look up."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from bugduel.server.http.people.visitors import Player, Somebody, TheParts, Visitor
from bugduel.server.http.safety.errors import documented
from bugduel.server.lobby.tables import known_game
from bugduel.server.people.person import Person
from bugduel.server.protocol.table_messages import Join, NewTable, SeatInfo, TableInfo
from bugduel.server.refused import no_such
from bugduel.server.rooms.messages import open_options, seed_hash
from bugduel.server.store.games import GameRow, SeatRow, read_game

LARGEST = 1024 * 1024  # bytes: decks and home-made cards


@post(
    "/api/games",
    request_max_body_size=LARGEST,
    responses=documented(401, 409, 413, 503),
    summary="Open a table or begin",
)
async def open_table(parts: TheParts, data: JSONBody[NewTable], player: Player) -> TableInfo:
    """A game against bots begins at once; one with open seats waits for others, who get its address."""
    player.needs("play")
    row, seats = await parts.tables.open(player, data)
    return info(row, seats, player)


@post(
    "/api/games/{game_id:str}/join",
    request_max_body_size=LARGEST,
    status_code=200,
    responses=documented(401, 404, 409, 413, 503),
    summary="Sit down at a table",
)
async def join_table(parts: TheParts, game_id: FromPath[str], data: JSONBody[Join], player: Player) -> TableInfo:
    player.needs("play")
    row, seats = await parts.tables.join(game_id, player, data.seat, data.deck)
    return info(row, seats, player)


@delete("/api/games/{game_id:str}/seat", responses=documented(401, 404, 409, 503), summary="Get up from a table")
async def leave_table(parts: TheParts, game_id: FromPath[str], person: Somebody) -> None:
    """Only before the game has begun; afterwards a player concedes."""
    await parts.tables.leave(game_id, person)


@get("/api/games", responses=documented(503), summary="Tables that wait for players")
async def list_tables(parts: TheParts, visitor: Visitor) -> list[TableInfo]:
    return [info(row, seats, visitor) for row, seats in await parts.tables.listed()]


@get("/api/games/{game_id:str}", responses=documented(404, 503), summary="A table or game")
async def show_table(parts: TheParts, game_id: FromPath[str], visitor: Visitor) -> TableInfo:
    async with parts.database.reading() as connection:
        found = await read_game(connection, game_id)
    if found is None:
        raise no_such("game")
    return info(*found, visitor)


def info(row: GameRow, seats: list[SeatRow], visitor: Person | None) -> TableInfo:
    """What everybody may know of a game."""
    me = None if visitor is None else visitor.id
    return TableInfo(
        id=row.id,
        game=row.name,
        status=row.status,
        options=open_options(row.options, known_game(row.name).options_schema()),
        terms=row.terms,
        seats=[
            SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, seat.person is not None and seat.person == me)
            for seat in seats
        ],
        created=row.created,
        best_of=row.best_of,
        started=row.started or None,
        ended=row.ended,
        outcome=row.outcome,
        reason=row.reason,
        next=row.rematch or "",
        seed_hash=seed_hash(row.seed),
    )


ROUTES = [open_table, join_table, leave_table, list_tables, show_table]
