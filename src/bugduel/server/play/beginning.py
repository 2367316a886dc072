"""Beginning a game: options checked, a seed drawn, seats filled."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from bugduel.core import BadOptions, Game
from bugduel.core.teams import teams_of
from bugduel.server.ids import new_id
from bugduel.server.play.clocks import runs_out
from bugduel.server.play.open_game import OpenGame
from bugduel.server.play.passing import automatic_pass
from bugduel.server.protocol.terms import Terms
from bugduel.server.store.games import OPEN, PERSON, RUNNING, GameRow, SeatRow
from bugduel.server.time import now

DECKS = "decks"


def checked(game: Game, options: Mapping[str, Any]) -> tuple[dict[str, Any], list[int]]:
    """The options with their defaults, and the team of each seat. BadOptions says what is wrong."""
    setup = game.setup(options)
    return dict(setup.options), teams_of(setup.new(""))


def for_players(game: Game, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Options for so many players, where their decks say how many play: built ones until they bring their own."""
    choice = game.choice(DECKS)
    if choice is None or DECKS in options:
        return dict(options)
    if not choice.least <= players <= (choice.most or players):
        raise BadOptions(f"{game.name} is for {choice.least} to {choice.most} players, not {players}")
    return {**options, DECKS: [choice.values[number % len(choice.values)] for number in range(players)]}


def new_game(game: Game, options: Mapping[str, Any], terms: Terms) -> GameRow:
    """A game that waits for its players."""
    return GameRow(
        id=new_id(),
        name=game.name,
        rules=game.rules,
        options=dict(options),
        seed=secrets.token_hex(16),
        terms=terms,
        status=OPEN,
        created=now(),
    )


def begin(row: GameRow, seats: Sequence[SeatRow]) -> None:
    """Everybody is there: decks are put on the table, and the clocks start. People are away until they connect."""
    decks = [seat.deck for seat in seats]
    if DECKS in row.options:
        given = row.options[DECKS]
        row.options[DECKS] = [deck or given[place] for place, deck in enumerate(decks)]
    row.status = RUNNING
    row.started = now()
    for seat in seats:
        if seat.kind == PERSON:
            seat.away_since = row.started
    game = OpenGame(row, seats, [])
    row.actor = game.actor
    row.due = _first_due(game)


def _first_due(game: OpenGame) -> int | None:
    """At once if the server itself has the first turn; else when the first player runs out of time."""
    seat = game.seats[game.actor]
    if seat.kind != PERSON or automatic_pass(game.state, seat.passing) is not None:
        return game.row.started
    return runs_out(game, game.row.started, lambda since, to: to - since)
