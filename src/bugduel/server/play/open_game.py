"""A game that this process has open: its log, and the state that comes of it. Everything here can be made again from
the database, so it may be dropped at any moment.
"""

import zlib
from collections.abc import Sequence

import msgspec

from bugduel.core import BadData, BugduelError, Event, Game, IllegalAction, StaleAction, State, WrongSeat
from bugduel.core.records.live import check_act
from bugduel.core.seen.move import CONCEDE
from bugduel.core.teams import teams_of
from bugduel.games import GAMES
from bugduel.server.play.entry import ACTS, MOVE, UNDO, Entry
from bugduel.server.play.entry import VOID as VOIDED
from bugduel.server.store.games import OVER, RUNNING, VOID, GameRow, SeatRow

NONE = -1


class CannotGoOn(BugduelError):
    """A stored game that these rules cannot play on, with the reason."""


class Repeated(BugduelError):
    """An action that was taken already: its sender did not hear of it."""


class OpenGame:
    """`actions` are those that stand, `actors` who took them; after an undo they are fewer than the plies."""

    def __init__(self, row: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        self.row = row
        self.seats = list(seats)
        self.game: Game = game_of(row)
        self.entries: list[Entry] = []
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.stands: list[int] = []  # the ply after each action that stands
        self.happened: list[bytes] = []  # the events of the deal, and of each action that stands
        self.base = 0  # actions before a stored state, if the game had to be taken up from there
        self.state = self._begin(entries)
        self.teams = teams_of(self.state)
        for entry in entries[self.ply :]:
            self._apply_stored(entry)

    def _begin(self, entries: Sequence[Entry]) -> State:
        """The state from which the log is applied: the deal, or, if the rules have changed since, a stored one."""
        if self.row.rules != self.game.rules and self.row.status == RUNNING:
            return self._take_up(entries)
        state = self.dealt(record=True)
        self.happened = [_encode(state.recorded() or [])]
        state.record([])
        state.take_forced()
        return state

    def dealt(self, record: bool = False) -> State:
        row = self.row
        if row.rules != self.game.rules:
            raise CannotGoOn(f"the rules have changed since (version {row.rules}, now {self.game.rules})")
        try:
            if row.position is not None:
                return self.game.position(row.position, record)
            return self.game.setup(row.options).new(row.seed, record)
        except BugduelError as error:
            raise CannotGoOn(str(error)) from None

    def _take_up(self, entries: Sequence[Entry]) -> State:
        """Go on from the stored state: what was done before it stands as it was."""
        row = self.row
        if row.state is None:
            raise CannotGoOn(f"the rules have changed (version {row.rules}, now {self.game.rules}) in mid-game")
        stored = unpacked(row.state)
        self.happened = stored.happened
        for entry in entries[: row.state_ply]:
            if entry.kind in ACTS:
                self._note(entry)
            elif entry.kind == UNDO:
                self._cut(entry.action)
            self.entries.append(entry)
        self.base = len(self.actions)
        return self.stored_state()

    def stored_state(self) -> State:
        assert self.row.state is not None
        try:
            return self.game.from_data(unpacked(self.row.state).state)
        except BadData as error:
            raise CannotGoOn(str(error)) from None

    def _apply_stored(self, entry: Entry) -> None:
        try:
            self.apply(entry)
        except IllegalAction as error:
            raise CannotGoOn(f"ply {entry.ply}: {error}") from None

    def packed(self) -> bytes:
        """The game as it stands, for whoever goes on with other rules."""
        return zlib.compress(msgspec.msgpack.encode(Stored(self.state.to_data(), self.happened)))

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def ply(self) -> int:
        return len(self.entries)

    @property
    def is_running(self) -> bool:
        return self.row.status == RUNNING and self.state.actor() >= 0

    @property
    def actor(self) -> int:
        """The seat that must decide, or -1."""
        return self.state.actor() if self.row.status == RUNNING else NONE

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    # --- checking -----------------------------------------------------------------------------------------------------

    def check(self, seat: int, ply: int, action: int) -> None:
        """Refuse what a seat may not do at this ply. Repeated if it has already done that."""
        if not 0 <= seat < len(self.seats):
            raise WrongSeat("a spectator cannot act")
        if 0 <= ply < self.ply:
            taken = self.entries[ply]
            if (taken.kind, taken.seat, taken.action) == (MOVE, seat, action):
                raise Repeated("already taken")
        if ply != self.ply:
            raise StaleAction(f"an action for ply {ply}; the game is at ply {self.ply}", self.ply)
        if self.row.status != RUNNING:
            raise WrongSeat("the game is over")
        check_act(self.state, seat, action)

    def concession(self, seat: int) -> int:
        """The action by which a seat gives up, or -1."""
        for action in self.state.anytime(seat):
            if self.state.move(action).kind == CONCEDE:
                return action
        return NONE

    # --- going on -----------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take an entry of the log, which is the next one."""
        assert entry.ply == self.ply, f"entry {entry.ply} of a game at ply {self.ply}"
        if entry.kind in ACTS:
            self._act(entry)
        elif entry.kind == UNDO:
            self.rewind(entry.action)
        self.entries.append(entry)
        self._settle(entry)

    def _act(self, entry: Entry) -> None:
        events: list[Event] = []
        self.state.record(events)
        self.state.apply(entry.action)
        self.state.take_forced()
        self._note(entry)
        self.happened.append(_encode(events))

    def _note(self, entry: Entry) -> None:
        self.actions.append(entry.action)
        self.actors.append(entry.seat)
        self.stands.append(entry.ply + 1)

    def _settle(self, entry: Entry) -> None:
        row = self.row
        if entry.kind == VOIDED:
            row.status = VOID
        elif self.state.actor() < 0:
            row.status, row.outcome = OVER, self.state.outcome()
            row.reason = "" if entry.kind == MOVE else entry.kind
        if row.status != RUNNING:
            row.ended = row.ended or entry.at

    def rewind(self, actions: int) -> None:
        """Back to when so many actions stood."""
        self.state = self.before(actions)
        self._cut(actions)
        del self.happened[actions + 1 :]

    def _cut(self, actions: int) -> None:
        del self.actions[actions:], self.actors[actions:], self.stands[actions:]

    def before(self, actions: int) -> State:
        """The state when so many actions stood."""
        state = self.stored_state() if self.base else self.dealt()
        for action in self.actions[self.base : actions]:
            state.apply(action)
        return state

    # --- what happened ------------------------------------------------------------------------------------------------

    def events_since(self, ply: int) -> list[list[Event]]:
        """What happened after a ply, by action; from the deal on if somebody has nothing yet (ply -1). Nothing is left
        of what was taken back.
        """
        if ply < 0:
            return [decode_events(part) for part in self.happened]
        first = sum(1 for stands in self.stands if stands <= ply)
        return [decode_events(part) for part in self.happened[first + 1 :]]


def game_of(row: GameRow) -> Game:
    if row.name not in GAMES:
        raise CannotGoOn(f"this server does not know the game {row.name}")
    return GAMES[row.name]


def _encode(events: Sequence[Event]) -> bytes:
    return msgspec.msgpack.encode([event.parts() for event in events])


def decode_events(data: bytes) -> list[Event]:
    return [
        Event(kind, facts, secrets, tuple(knowers)) for kind, facts, secrets, knowers in msgspec.msgpack.decode(data)
    ]


def packed_events(happened: Sequence[bytes]) -> bytes:
    """All events of a game, as a finished game keeps them."""
    return zlib.compress(msgspec.msgpack.encode(list(happened)))


def unpacked_events(data: bytes) -> list[bytes]:
    return msgspec.msgpack.decode(zlib.decompress(data), type=list[bytes])


class Stored(msgspec.Struct):
    """A game in the middle: its state, and the events until then."""

    state: dict[str, object]
    happened: list[bytes]


def unpacked(data: bytes) -> Stored:
    """CannotGoOn if it cannot be read."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(data), type=Stored)
    except (zlib.error, msgspec.DecodeError) as error:
        raise CannotGoOn(str(error)) from None
