"""What players missed while somebody else had the screen that they share: told ply by ply, as it happens to others.

The game is played again up to what they saw last. So everything that they are told is what their seat could see at that
ply, and a client needs to keep nothing of a hand while the other one looks at its screen.
"""

from collections.abc import Sequence

import msgspec

from bugduel.server.play import clocks
from bugduel.server.play.entry import UNDO, Entry
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol import to_readers as to
from bugduel.server.rooms.messages import Told

MOST = 20  # plies; of more, the last ones


def is_missed(game: OpenGame, since: int) -> bool:
    """Whether there is anything to tell after a ply. What was taken back, or played by other rules, is not told."""
    if not game.is_running or game.base or not 0 <= since < game.ply:
        return False
    return all(entry.kind != UNDO for entry in _missed(game, since))


def missed(
    game: OpenGame, seat: int, language: str, my_seats: Sequence[int], since: int, now: int, elapsed: clocks.Elapsed
) -> list[to.Table | to.Ply]:
    """The table as it stood after a ply, and then each ply until now. Only the last one asks anything."""
    entries = _missed(game, since)
    then = OpenGame(msgspec.structs.replace(game.row), game.seats, game.entries[: entries[0].ply])
    left = clocks.left_now(game, now, elapsed)
    running = to.Clocks(left, game.actor) if left else None

    def told() -> Told:
        return Told(then, seat, language, now, elapsed)

    messages: list[to.Table | to.Ply] = [told().table(my_seats, -1)]
    for entry in entries:
        then.apply(entry)
        messages.append(told().ply(entry))
    past = [
        msgspec.structs.replace(message, question=None, anytime=[], can_undo=False, clocks=running)
        for message in messages[:-1]
    ]
    return [*past, messages[-1]]


def _missed(game: OpenGame, since: int) -> list[Entry]:
    return game.entries[max(since, game.ply - MOST) :]
