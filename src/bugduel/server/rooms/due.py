"""When somebody has to look at a game, even if nobody has it open: a clock runs out, or a bot or an automatic pass is
late because the process that had to see to it is gone.
"""

from bugduel.server.play import clocks
from bugduel.server.play.open_game import OpenGame
from bugduel.server.play.passing import LONGEST, automatic_pass
from bugduel.server.protocol.terms import SECOND
from bugduel.server.rooms.thinking import seconds_of
from bugduel.server.store.games import BOT, PERSON

LATE = 10 * SECOND


def due_of(game: OpenGame, now: int, elapsed: clocks.Elapsed) -> int | None:
    """None if nothing is to be expected but a person's choice."""
    actor = game.actor
    if actor < 0:
        return None
    seat = game.seats[actor]
    times = [clocks.runs_out(game, now, elapsed)]
    if seat.kind == BOT:
        times.append(now + LATE + int(2 * seconds_of(seat.bot) * SECOND))
    elif seat.kind == PERSON and automatic_pass(game.state, seat.passing) is not None:
        times.append(now + LATE + int(LONGEST * SECOND))
    return min((time for time in times if time is not None), default=None)
