"""Games that are over, or nearly, put into the database as the server would have."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import insert, update

from bugduel.games import GAMES as KNOWN
from bugduel.server.play.beginning import begin, checked, for_players, new_game
from bugduel.server.play.entry import MOVE, UNDO, Entry
from bugduel.server.play.open_game import OpenGame, packed_events
from bugduel.server.protocol.terms import Terms
from bugduel.server.store.games import BOT, GameRow, SeatRow, insert_game
from bugduel.server.store.tables import GAMES, MOVES

Played = Callable[..., Awaitable[OpenGame]]


@pytest.fixture
def played(app: Litestar) -> Played:
    """`await played("mindbug")` was played to its end at random; with `plies` it is not over. `undo` are the plies at
    which the last choice was taken back.
    """

    async def play(
        name: str = "mindbug", plies: int | None = None, undo: tuple[int, ...] = (), seed: str = "a", players: int = 2
    ) -> OpenGame:
        game = KNOWN[name]
        options, teams = checked(game, for_players(game, {}, players))
        row = new_game(game, options, Terms())
        row.seed = f"archive {seed}"
        seats = [SeatRow(seat=seat, kind=BOT, bot="larva", name=f"Bot {seat}") for seat in range(len(teams))]
        begin(row, seats)
        row.due = None  # the server is not to play on
        played = _played(row, seats, plies, undo)
        await _store(app, played)
        return played

    return play


def _played(row: GameRow, seats: list[SeatRow], plies: int | None, undo: tuple[int, ...]) -> OpenGame:
    chance = random.Random(row.seed)
    played = OpenGame(row, seats, [])
    while played.actor >= 0 and (plies is None or played.ply < plies):
        if played.ply in undo:
            played.apply(Entry(played.ply, UNDO, 0, len(played.actions) - 1, row.started))
            continue
        action = chance.choice(played.state.legal())
        played.apply(Entry(played.ply, MOVE, played.actor, action, row.started))
    return played


async def _store(app: Litestar, played: OpenGame) -> None:
    moves: list[dict[str, Any]] = [
        {
            "game": played.id,
            "ply": entry.ply,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": entry.action,
            "at": entry.at,
        }
        for entry in played.entries
    ]
    async with app.state.parts.database.writing() as connection:
        await insert_game(connection, played.row, played.seats)
        if moves:
            await connection.execute(insert(MOVES), moves)
        if not played.is_running:
            events = packed_events(played.happened)
            await connection.execute(update(GAMES).where(GAMES.c.id == played.id).values(events=events))
