"""What seats ask of each other: to take something back, to end the game of somebody who left, to play again.

A seat has at most one offer, written on its row as `undo 17`, `claim 2` or `rematch`; the others answer on theirs with
`yes` before it. What was offered at an earlier ply is void.
"""

from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol.to_readers import Offer
from bugduel.server.store.games import PERSON, SeatRow

YES = "yes "


def current_offers(game: OpenGame) -> list[Offer]:
    """What is being asked for at this moment."""
    found: list[Offer] = []
    for seat in game.seats:
        if seat.offer and not seat.offer.startswith(YES) and is_current(game, seat.offer):
            kind, _, number = seat.offer.partition(" ")
            agreed = [other.seat for other in game.seats if other.offer == YES + seat.offer]
            found.append(Offer(kind, seat.seat, agreed, int(number) if kind == "claim" else -1))
    return found


def is_current(game: OpenGame, offer: str) -> bool:
    kind, _, number = offer.removeprefix(YES).partition(" ")
    if kind == "undo":
        return int(number) == game.ply and game.is_running
    if kind == "claim":
        return game.is_running and game.seats[int(number)].away_since is not None
    return not game.is_running


def voters(game: OpenGame, by: int, against: int = -1) -> list[SeatRow]:
    """The people who have to agree to an offer: all but the one who made it and the one it is about."""
    settled = {seat.person for seat in game.seats if seat.seat in (by, against)}
    return [seat for seat in game.seats if seat.kind == PERSON and seat.person not in settled]


def is_agreed(game: OpenGame, by: int, offer: str, against: int = -1, most_will_do: bool = False) -> bool:
    """Whether all others have said yes; or most of those who are there, the one who asks included."""
    asked = voters(game, by, against)
    agreed = [seat for seat in asked if seat.offer == YES + offer]
    if most_will_do:
        there = [seat for seat in asked if seat.away_since is None]
        return 2 * (len(agreed) + 1) > len(there) + 1
    return len(agreed) == len(asked)
