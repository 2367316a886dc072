"""A finished game once more, ply by ply: as a seat saw it, as a spectator did, or with all hands open.

It is played again by the rules. If they have changed since, what was noted at its end is shown: the events, without
views. Nobody waits for a long game: it comes in pages, and others are served in between.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

from bugduel.core import SPECTATOR, BadOptions, BugduelError, Event, Game, IllegalAction, State
from bugduel.core.seen.view import View
from bugduel.core.teams import teams_of
from bugduel.games import GAMES
from bugduel.server.archive.finished import Finished
from bugduel.server.play.open_game import decode_events
from bugduel.server.protocol.to_readers import Line
from bugduel.server.refused import Refused
from bugduel.server.rooms.messages import teller_of
from bugduel.telling.log import tell
from bugduel.telling.table import open_view
from bugduel.telling.teller import Teller

PAGE = 50  # plies
BREATH = 0.005  # seconds of work after which others are served
ALL = "all"

Facts = dict[str, Any]


class ReplayPly(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game after so many actions: who took the last one and which it was, as far as the reader may know, what
    happened, and what is to be seen then.
    """

    ply: int
    by: int = -1
    move: Facts | None = None
    events: list[Facts]
    lines: list[Line]
    view: View | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """A page of a finished game. `last` is the ply at which it ends, `next` where the next page begins, or -1. Without
    `has_views` the rules have changed since.
    """

    id: str
    game: str
    rules: int
    seat: str
    last: int
    next: int
    has_views: bool
    outcome: list[float] | None
    result: str
    plies: list[ReplayPly]


class CannotReplay(BugduelError):
    """These rules do not play this game."""


class Reader(Struct, frozen=True):
    """Who looks at it: a seat, a spectator, or somebody who sees everything; and in which language."""

    seat: int
    is_open: bool
    language: str

    def events(self, events: Sequence[Event]) -> list[Facts]:
        return [event.in_full() if self.is_open else event.seen_by(self.seat) for event in events]

    def view(self, state: State) -> View:
        return open_view(state) if self.is_open else state.view(self.seat)


def reader_of(finished: Finished, seat: str, language: str) -> Reader:
    seats = [str(number) for number in range(-1, len(finished.seats))]
    if seat not in (ALL, *seats):
        raise BadOptions(f"must be one of: {ALL}, {', '.join(seats)}", ("seat",))
    return Reader(SPECTATOR if seat == ALL else int(seat), seat == ALL, language)


async def replay_page(
    finished: Finished, stored: list[bytes] | None, reader: Reader, first: int, last: int | None
) -> Replay:
    """The plies from one to another, at most a page of them."""
    end = min(finished.plies, first + PAGE - 1, finished.plies if last is None else last)
    if not 0 <= first <= end:
        raise BadOptions(f"must be from 0 to {finished.plies}, and not after `to`", ("from",))
    has_views = True
    try:
        teams = tuple(teams_of(_dealt(finished)))
        plies = [ply async for ply in _replayed(finished, reader, teams, first, end)]
    except CannotReplay:
        has_views = False
        teams = tuple(range(len(finished.seats)))
        plies = _noted(finished, stored, reader, teams, first, end)
    row = finished.row
    result = ""
    if row.outcome is not None and row.name in GAMES:
        result = _teller(finished, reader, teams).result(row.outcome)
    return Replay(
        id=row.id,
        game=row.name,
        rules=row.rules,
        seat=ALL if reader.is_open else str(reader.seat),
        last=finished.plies,
        next=end + 1 if end < finished.plies else -1,
        has_views=has_views,
        outcome=row.outcome,
        result=result,
        plies=plies,
    )


# --- by the rules -----------------------------------------------------------------------------------------------------


async def states(finished: Finished) -> AsyncIterator[tuple[State, list[Event]]]:
    """The game after the deal and after each action, always the same state, and what happened. CannotReplay if the
    rules have changed.
    """
    state = _dealt(finished)
    events = list(state.recorded() or [])
    started = perf_counter()
    yield state, events
    for entry in finished.taken:
        events = []
        state.record(events)
        try:
            state.apply(entry.action)
        except IllegalAction as error:
            raise CannotReplay(str(error)) from None
        if perf_counter() - started > BREATH:
            await asyncio.sleep(0)
            started = perf_counter()
        yield state, events


def _dealt(finished: Finished) -> State:
    row = finished.row
    game: Game | None = GAMES.get(row.name)
    if game is None or game.rules != row.rules:
        raise CannotReplay("the rules have changed since")
    try:
        if row.position is not None:
            return game.position(row.position, record=True)
        return game.setup(row.options).new(row.seed, record=True)
    except BugduelError as error:
        raise CannotReplay(str(error)) from None


async def _replayed(
    finished: Finished, reader: Reader, teams: tuple[int, ...], first: int, end: int
) -> AsyncIterator[ReplayPly]:
    telling = _teller(finished, reader, teams)
    ply, move = 0, None
    async for state, happened in states(finished):
        if ply >= first:
            events = reader.events(happened)
            yield ReplayPly(
                ply=ply,
                by=finished.taken[ply - 1].seat if ply else -1,
                move=move,
                events=events,
                lines=_lines(telling, events),
                view=reader.view(state),
            )
            await asyncio.sleep(0)  # a view with its words takes longer than many actions
        if ply == end:
            return
        move = _move(finished, reader, telling, state, ply) if ply + 1 >= first else None
        ply += 1


def _move(finished: Finished, reader: Reader, telling: Teller, state: State, ply: int) -> Facts | None:
    """The action that comes next, in words. A seat reads only its own: those of others may name hidden cards."""
    entry = finished.taken[ply]
    if not reader.is_open and entry.seat != reader.seat:
        return None
    if entry.action not in state.legal() and entry.action not in state.asides():
        return None
    move = state.move(entry.action)
    return {**move.to_data(), "text": telling.move(move, reader.view(state))}


def _teller(finished: Finished, reader: Reader, teams: tuple[int, ...]) -> Teller:
    return teller_of(finished.row, finished.seats, teams, reader.seat, reader.language)


def _lines(telling: Teller, events: Sequence[Facts]) -> list[Line]:
    return [Line(line.text, line.events, line.is_turn, line.is_first) for line in tell(telling, events, [0])]


# --- as it was noted --------------------------------------------------------------------------------------------------


def _noted(
    finished: Finished, stored: list[bytes] | None, reader: Reader, teams: tuple[int, ...], first: int, end: int
) -> list[ReplayPly]:
    if stored is None:
        raise Refused(409, "other-rules", "The rules have changed since, and nothing was noted of this game.")
    plies = []
    for ply in range(first, end + 1):
        events = reader.events(decode_events(stored[ply])) if ply < len(stored) else []
        by = finished.taken[ply - 1].seat if ply else -1
        plies.append(ReplayPly(ply=ply, by=by, events=events, lines=_old_lines(finished, reader, teams, events)))
    return plies


def _old_lines(finished: Finished, reader: Reader, teams: tuple[int, ...], events: Sequence[Facts]) -> list[Line]:
    """Events of other rules, as far as there still are words for them."""
    if finished.row.name not in GAMES:
        return []
    try:
        return _lines(_teller(finished, reader, teams), events)
    except (LookupError, ValueError):
        return []
