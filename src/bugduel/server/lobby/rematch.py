"""Another game with the same players, seats swapped: when all want it, or because the match is not decided."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core.match import Match
from bugduel.games import GAMES as KNOWN
from bugduel.server.play.beginning import DECKS, begin, new_game
from bugduel.server.play.offers import YES, is_agreed
from bugduel.server.play.open_game import OpenGame
from bugduel.server.rooms.acting import NotAllowed
from bugduel.server.rooms.hall import Hall
from bugduel.server.rooms.room import Room
from bugduel.server.running.news import News
from bugduel.server.store.games import GameRow, SeatRow, insert_game, topics_of
from bugduel.server.store.tables import GAMES
from bugduel.server.time import now

REMATCH = "rematch"


class Rematches:
    """Makes the games that follow others."""

    def __init__(self, hall: Hall, news: News) -> None:
        self.hall = hall
        self.news = news
        hall.endings.append(self.go_on_with_match)

    async def ask(self, room: Room, seat: int) -> None:
        """A seat wants another game; it begins when everybody does."""
        game = room.loaded
        if game.is_running:
            raise NotAllowed("the game is not over yet")
        if game.row.rematch:
            return  # it is there already, and everybody was told
        asked = [other for other in game.seats if other.offer == REMATCH and other.seat != seat]
        offer = YES + REMATCH if asked else REMATCH
        await self.hall.write_seat(room, msgspec.structs.replace(game.seats[seat], offer=offer))
        by = asked[0].seat if asked else seat
        if is_agreed(game, by, REMATCH):
            await self._begin(room)
        room.tell_offers(now())

    async def _begin(self, room: Room) -> None:
        async with self.hall.database.writing() as connection:
            await follow(connection, room.loaded, [])
            await self.hall.writer.announce(connection, [room.id])
            await self.news.announce(connection, topics_of(room.loaded.seats))

    async def go_on_with_match(self, connection: AsyncConnection, game: OpenGame) -> None:
        """At the end of a game of a match the next one begins, unless the match is decided."""
        row = game.row
        await self.news.announce(connection, topics_of(game.seats))
        if row.best_of == 1 or row.outcome is None:
            return
        match = match_of(game)
        match.add(row.outcome)
        if not match.is_over:
            await follow(connection, game, [match.wins[team] for team in game.teams])


def match_of(game: OpenGame) -> Match:
    """The match before this game."""
    match = Match(game.teams, game.row.best_of)
    if game.row.wins:
        for seat, team in enumerate(game.teams):
            match.wins[team] = game.row.wins[seat]
        match.games = game.row.match_games
    return match


async def follow(connection: AsyncConnection, game: OpenGame, wins: Sequence[int]) -> GameRow:
    """The game after this one: everybody moves up one seat, with their deck."""
    row = game.row
    order = [(seat + 1) % len(game.seats) for seat in range(len(game.seats))]
    decks: list[Any] = list(row.options.get(DECKS, [])) or [None] * len(order)
    following = new_game(KNOWN[row.name], row.options, row.terms)
    following.best_of = row.best_of
    if wins:
        following.wins = [wins[old] for old in order]
        following.match_games = row.match_games + 1
    seats = [_moved(game.seats[old], new, decks[old]) for new, old in enumerate(order)]
    begin(following, seats)
    await insert_game(connection, following, seats)
    await connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(rematch=following.id))
    row.rematch = following.id
    return following


def _moved(seat: SeatRow, to: int, deck: Any) -> SeatRow:
    return SeatRow(
        seat=to,
        kind=seat.kind,
        person=seat.person,
        name=seat.name,
        bot=seat.bot,
        deck=deck,
        passing=msgspec.structs.replace(seat.passing, until_turn=False, yields=()),
    )
