"""Clocks: what is left to each seat, and when it runs out.

Only the one who must decide loses time. While that player is disconnected the clock stands still, as long as the
allowance for being away lasts: it is one for the whole game, so that coming and going does not renew it. Time in which
no server ran is nobody's.
"""

from collections.abc import Callable, Sequence

from bugduel.server.play.entry import MOVE, Entry
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol.terms import DAY, SECOND, Clock
from bugduel.server.store.games import SeatRow

Elapsed = Callable[[int, int], int]  # from, to: how long a server ran in between


def full(clock: Clock) -> int:
    """What a seat has at the start, or for each choice."""
    return clock.days * DAY if clock.kind == "days" else clock.seconds * SECOND


def away_total(seat: SeatRow, now: int, elapsed: Elapsed) -> int:
    """How long a player has been disconnected in this game."""
    return seat.away_used + (elapsed(seat.away_since, now) if seat.away_since is not None else 0)


def away_left(game: OpenGame, seat: SeatRow, now: int, elapsed: Elapsed) -> int:
    return max(game.row.terms.clock.away * SECOND - away_total(seat, now, elapsed), 0)


def left_now(game: OpenGame, now: int, elapsed: Elapsed) -> list[int]:
    """What is left to each seat at this moment; empty without a clock."""
    left = _left(game)
    actor = game.actor
    if left and actor >= 0:
        left[actor] -= _charged(game, actor, now, elapsed)
    return [max(time, 0) for time in left]


def runs_out(game: OpenGame, now: int, elapsed: Elapsed) -> int | None:
    """When the time of the one who must decide is over, if nothing changes; None if it never is."""
    left = _left(game)
    actor = game.actor
    if not left or actor < 0:
        return None
    seat = game.seats[actor]
    remaining = left[actor] - _charged(game, actor, now, elapsed)
    if seat.away_since is not None:
        remaining += away_left(game, seat, now, elapsed)
    return now + remaining


def after(game: OpenGame, kind: str, seat: int, now: int, elapsed: Elapsed) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Times and absences to be stored with an entry that this seat makes now."""
    clock = game.row.terms.clock
    left = left_now(game, now, elapsed)
    if not left:
        return (), ()
    if kind == MOVE and seat == game.actor:
        left[seat] = left[seat] + clock.increment * SECOND if clock.kind == "total" else full(clock)
    return tuple(left), _away(game, now, elapsed)


def at_ply(
    game: OpenGame, entries: Sequence[Entry], now: int, elapsed: Elapsed
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What was left when the log was so long, for an undo. Absences count on."""
    clock = game.row.terms.clock
    if clock.kind == "none":
        return (), ()
    left = entries[-1].left if entries else (full(clock),) * len(game.seats)
    return left, _away(game, now, elapsed)


def _left(game: OpenGame) -> list[int]:
    clock = game.row.terms.clock
    if clock.kind == "none":
        return []
    return list(game.entries[-1].left) if game.entries else [full(clock)] * len(game.seats)


def _away(game: OpenGame, now: int, elapsed: Elapsed) -> tuple[int, ...]:
    return tuple(away_total(seat, now, elapsed) for seat in game.seats)


def _charged(game: OpenGame, actor: int, now: int, elapsed: Elapsed) -> int:
    """What the one who must decide has used of the clock since the last entry."""
    since = game.entries[-1].at if game.entries else game.row.started
    before = game.entries[-1].away[actor] if game.entries else 0
    allowance = game.row.terms.clock.away * SECOND
    away = min(away_total(game.seats[actor], now, elapsed), allowance) - min(before, allowance)
    return max(elapsed(since, now) - max(away, 0), 0)
