"""A game being played: its state, and the Record that grows with it."""

import secrets
from collections.abc import Mapping, Sequence

from bugduel import __version__
from bugduel.core.errors import BadData, BadOptions, BadRecord, IllegalAction, OldRecord, StaleAction, WrongSeat
from bugduel.core.game import Game
from bugduel.core.reading.messages import brief, short
from bugduel.core.records.record import Participant, Record
from bugduel.core.records.trail import Trails
from bugduel.core.seat import Seat
from bugduel.core.state import NOBODY, State


class LiveGame:
    """Begins with a deal, or `at` a position. Players act through their seats; `apply` asks nobody who they are."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seed: str | None = None,
        seats: Sequence[Participant] = (),
    ) -> None:
        setup = game.setup(options)
        record = Record(game.name, game.rules, setup.options, secrets.token_hex(16) if seed is None else seed, seats)
        self._start(game, record, setup.new(record.seed, record=True))

    @classmethod
    def at(cls, game: Game, position: Mapping[str, object], seats: Sequence[Participant] = ()) -> "LiveGame":
        """A game that begins from a position set up by hand. BadData says what is wrong with it."""
        live = cls.__new__(cls)
        record = Record(game.name, game.rules, {}, "", seats, position)
        live._start(game, record, game.position(position, record=True))
        return live

    def _start(self, game: Game, record: Record, state: State) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.trails = Trails(state)

    @property
    def ply(self) -> int:
        """How many actions were taken."""
        return len(self.record.actions)

    def act(self, seat: int, ply: int, action: int) -> None:
        """A seat answers the question of a ply. An IllegalAction, which names no legal ones to anybody but the one who
        is to act, leaves the game as it was.
        """
        if not 0 <= seat < self.state.seats():
            raise WrongSeat("a spectator cannot act")
        if ply != self.ply:
            raise StaleAction(f"an action for ply {brief(ply)}; the game is at ply {self.ply}", self.ply)
        check_act(self.state, seat, action)
        self.apply(action)

    def apply(self, action: int) -> None:
        """Whoever may take it takes an action."""
        if type(action) is not int:  # 65536.0 and True are equal to whole numbers, too
            raise IllegalAction(f"an action must be a whole number, not {brief(action)}")
        self.trails.apply(action)
        self.record.actions.append(action)

    def seat(self, number: int) -> Seat:
        """One player's place at this game."""
        return Seat(self.state, number, self.trails)

    def back(self, plies: int) -> "LiveGame":
        """The game as it stood so many plies ago; this one stays as it is."""
        if not 0 <= plies <= self.ply:
            raise IllegalAction(f"cannot go back {brief(plies)} plies; {self.ply} were played")
        earlier = begin(self.game, self.record)
        for action in self.record.actions[: self.ply - plies]:
            earlier.apply(action)
        return earlier


def check_act(state: State, seat: int, action: int) -> None:
    """Refuse an action that is not for this seat to take now. Whether others could is not told."""
    actor = state.actor()
    if actor not in (seat, NOBODY) and action not in state.anytime(seat):
        raise WrongSeat(f"player {actor + 1} is to act, not player {seat + 1}")
    if action in state.asides() and action not in state.anytime(seat):
        raise WrongSeat(f"that is not for player {seat + 1} to do")
    state.check(action)


def replay(game: Game, record: Record) -> LiveGame:
    """Play a Record to its end. BadRecord names the first action that does not fit."""
    live = begin(game, record)
    for ply in range(len(record.actions)):
        step(live, record, ply)
    return live


def begin(game: Game, record: Record) -> LiveGame:
    """The game of a Record before its first action."""
    if record.game != game.name:
        raise BadRecord(f'a Record of the game "{short(record.game)}", not of "{game.name}"')
    if record.rules != game.rules:
        raise OldRecord(_other_rules(game, record), record.rules, game.replayed_by.get(record.rules, ""))
    try:
        if record.position is not None:
            return LiveGame.at(game, record.position, record.seats)
        return LiveGame(game, record.options, record.seed, record.seats)
    except (BadOptions, BadData) as error:
        raise BadRecord(error.reason, ("record", *error.path)) from None


def _other_rules(game: Game, record: Record) -> str:
    plays = f"version {game.rules} of the rules, which Bugduel {__version__} plays"
    replays = game.replayed_by.get(record.rules)
    found = f". Bugduel {replays} replays it" if replays else ""
    return f"played by version {record.rules} of the rules, not by {plays}{found}"


def step(live: LiveGame, record: Record, ply: int) -> State:
    """Play one action of a Record, counted from 0."""
    try:
        live.apply(record.actions[ply])
    except IllegalAction as error:
        raise BadRecord(f"action {ply + 1} of {len(record.actions)}: {error}") from None
    return live.state
