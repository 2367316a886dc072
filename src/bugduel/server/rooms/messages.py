"""A game as one reader gets it: facts, and sentences in the reader's language."""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bugduel.core import SPECTATOR, Event, State
from bugduel.core.options import Choice
from bugduel.core.seen.view import View
from bugduel.games import GAMES
from bugduel.server.play import clocks
from bugduel.server.play.entry import Entry
from bugduel.server.play.names import names_of
from bugduel.server.play.offers import current_offers
from bugduel.server.play.open_game import OpenGame
from bugduel.server.play.passing import automatic_pass
from bugduel.server.play.undo import NOTHING, last_choice
from bugduel.server.protocol import to_readers as to
from bugduel.server.store.games import BOT, RUNNING, GameRow, SeatRow
from bugduel.telling.log import tell
from bugduel.telling.teller import Teller

Sayable = dict[str, Any]


class Told:
    """What of a game is the same for all readers of one seat and language at one moment."""

    def __init__(self, game: OpenGame, seat: int, language: str, now: int, elapsed: clocks.Elapsed) -> None:
        self.game = game
        self.seat = seat
        self.now = now
        self.elapsed = elapsed
        self.teller = teller_of(game.row, game.seats, game.teams, seat, language)

    def ply(self, entry: Entry) -> to.Ply:
        """The news of one entry."""
        events = self.game.events_since(entry.ply)
        return to.Ply(kind=entry.kind, by=entry.seat, **self._moment(events))

    def table(self, my_seats: Sequence[int], since: int) -> to.Table:
        """Everything, with the events after a ply."""
        game, row = self.game, self.game.row
        return to.Table(
            id=row.id,
            game=row.name,
            rules=row.rules,
            options=open_options(row.options, game.game.options_schema()),
            terms=row.terms,
            seat=self.seat,
            seats=self.chairs(),
            my_seats=list(my_seats),
            since=since,
            offers=current_offers(game),
            passing=msgspec.to_builtins(game.seats[self.seat].passing) if self.seat >= 0 else {},
            seed_hash=seed_hash(row.seed),
            next=row.rematch or "",
            wins=row.wins,
            best_of=row.best_of,
            **self._moment(game.events_since(since)),
        )

    def chairs(self) -> list[to.Chair]:
        return chairs(self.game, self.now, self.elapsed)

    def _moment(self, parts: Sequence[Sequence[Event]]) -> dict[str, Any]:
        game, state, row = self.game, self.game.state, self.game.row
        view = state.view(self.seat)
        events = [event.seen_by(self.seat) for part in parts for event in part]
        is_over = row.status != RUNNING
        left = clocks.left_now(game, self.now, self.elapsed)
        return {
            "time": self.now,
            "ply": game.ply,
            "view": view,
            "events": events,
            "lines": told_lines(self.teller, events, parts),
            "question": self._question(view),
            "anytime": self._anytime(view),
            "clocks": to.Clocks(left, game.actor) if left else None,
            "can_undo": not is_over and row.terms.can_undo and last_choice(game, self.seat) != NOTHING,
            "status": row.status,
            "reason": row.reason,
            "result": self.teller.result(row.outcome) if row.outcome is not None else "",
            "seed": row.seed if is_over else "",
        }

    def _question(self, view: View) -> to.Question | None:
        decision = view.decision
        if decision is None or self.game.row.status != RUNNING:
            return None
        text = self.teller.ask(decision, view)
        if decision.seat != self.seat:
            return to.Question(decision.seat, decision.choice, text)
        moves = [told_move(self.teller, self.game.state, action, view) for action in self.game.state.legal()]
        passed = automatic_pass(self.game.state, self.game.seats[self.seat].passing) is not None
        return to.Question(decision.seat, decision.choice, text, moves, passed)

    def _anytime(self, view: View) -> list[Sayable]:
        if self.seat == SPECTATOR or self.game.row.status != RUNNING:
            return []
        state = self.game.state
        return [told_move(self.teller, state, action, view) for action in state.anytime(self.seat)]


def told_lines(teller: Teller, events: Sequence[Sayable], parts: Sequence[Sequence[Event]]) -> list[to.Line]:
    """Events in sentences; each of the parts that they came in is what one choice brought about."""
    starts, place = [], 0
    for part in parts:
        starts.append(place)
        place += len(part)
    return [to.Line(line.text, line.events, line.is_turn, line.is_first) for line in tell(teller, events, starts)]


def told_move(teller: Teller, state: State, action: int, view: View) -> Sayable:
    """An action with its facts and its text, as its player sees it."""
    move = state.move(action)
    return {**move.to_data(), "text": teller.move(move, view)}


def chairs(game: OpenGame, now: int, elapsed: clocks.Elapsed) -> list[to.Chair]:
    """Who sits where, and who is there."""
    found = []
    for seat in game.seats:
        is_connected = seat.kind == BOT or seat.away_since is None
        left = clocks.away_left(game, seat, now, elapsed)
        found.append(
            to.Chair(
                seat=seat.seat,
                team=game.teams[seat.seat],
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                is_connected=is_connected,
                away_left=left,
                is_claimable=not is_connected and left == 0 and game.is_running,
            )
        )
    return found


def teller_of(row: GameRow, seats: Sequence[SeatRow], teams: Sequence[int], seat: int, language: str) -> Teller:
    """One that calls the players as their seats do."""
    return teller(row.name, language, seat, tuple(teams)).naming(names_of(seats, language))


@lru_cache(maxsize=256)
def teller(game: str, language: str, seat: int, teams: tuple[int, ...]) -> Teller:
    """Tellers know much and remember nothing, so that all games share them."""
    return Teller(GAMES[game], language, seat, teams)


def open_options(options: dict[str, Any], schema: Sequence[Choice]) -> dict[str, Any]:
    """The options without decks, which are their players' own."""
    hidden = {choice.name for choice in schema if choice.kind == "decks"}
    return {name: value for name, value in options.items() if name not in hidden}


def seed_hash(seed: str) -> str:
    """Shown before the game, so that nobody can choose another seed afterwards. `bugduel verify` compares."""
    return hashlib.sha256(seed.encode()).hexdigest()
