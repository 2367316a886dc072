"""Who sits where: two players in a duel, or two teams of two with teammates opposite (rules MB-T1, MB-Q1).

Teams sit alternately around the table, so that both neighbours of a player are opponents. Turns go to the left, which
is the next higher seat.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

DUEL_PLAYERS: Final = 2
TEAM_PLAYERS: Final = 4


def team_of(seat: i64) -> i64:
    return seat & 1


def is_enemy(one: i64, other: i64) -> bool:
    return (one ^ other) & 1 != 0


def left_of(seat: i64, players: i64) -> i64:
    """The player on the left, who is always an opponent: in a duel the one there is."""
    return seats_left_of(seat, 1, players)


def seats_left_of(seat: i64, number: i64, players: i64) -> i64:
    """The player who sits so many seats further to the left."""
    found = seat + number
    if found >= players:
        found -= players
    return found


def teammate_of(seat: i64) -> i64:
    """The player opposite, of four."""
    return seat ^ 2


@mypyc_attr(acyclic=True)
class Seating:
    """Tables of who is what to whom, by seat. Where there are several, they are listed from the player's left."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        seats = list(range(players))
        self.seats: list[int] = seats
        around = [[(seat + step) % players for step in seats] for seat in seats]
        self.opponents: list[list[int]] = [[other for other in order if is_enemy(order[0], other)] for order in around]
        self.team: list[list[int]] = [  # the player first, then the teammate
            [other for other in order if not is_enemy(order[0], other)] for order in around
        ]
        self.teammate: list[int] = [members[-1] if len(members) > 1 else -1 for members in self.team]


DUEL: Final = Seating(DUEL_PLAYERS)
TEAMS: Final = Seating(TEAM_PLAYERS)
