"""What the choices of a player would surely do, and what a power is made of: asked for before a choice is made."""

import asyncio
from collections.abc import Sequence
from time import perf_counter

from bugduel.core import IllegalAction, Seat, StaleAction, WrongSeat
from bugduel.core.seen.explained import Part
from bugduel.foresight.foresee import Outlook
from bugduel.foresight.text import conditional_text, power_text, sure_text
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol import to_readers as to
from bugduel.server.rooms.acting import NotAllowed
from bugduel.server.rooms.messages import teller_of
from bugduel.server.rooms.readers import Reader
from bugduel.telling.teller import Teller

MOST_MOVES = 60  # foreseen at once
AT_A_TIME = 0.008  # seconds for which other games wait
IN_ALL = 0.08  # seconds of work; moves that are not reached are left out, and can be asked for one by one


def check_asked(game: OpenGame, seat: int, ply: int) -> None:
    """Only who is asked hears what the answers would do."""
    if ply != game.ply:
        raise StaleAction(f"a question about ply {ply}; the game is at ply {game.ply}", game.ply)
    if game.actor < 0 or game.actor != seat:
        raise WrongSeat("only the player who is asked can foresee their choices")


async def foreseen(
    game: OpenGame, reader: Reader, action: int | None, after: Sequence[int] = ()
) -> tuple[list[to.Forecast], int]:
    """A forecast for each legal action, or for one, and how many were left out; or for one after others. The room's
    lock is needed.
    """
    seat = Seat(game.state, reader.seat)
    legal = seat.legal()
    if action is not None and after:
        words = teller_of(game.row, game.seats, game.teams, reader.seat, reader.language)
        return [forecast(words, Outlook(seat), action, after)], 0
    if action is not None:
        if action not in legal:
            raise IllegalAction("this action cannot be taken now")
        legal = [action]
    words = teller_of(game.row, game.seats, game.teams, reader.seat, reader.language)
    started = perf_counter()
    worked = 0.0
    outlook = Outlook(seat)
    found: list[to.Forecast] = []
    for each in legal[:MOST_MOVES]:
        found.append(forecast(words, outlook, each))
        if perf_counter() - started > AT_A_TIME:
            worked += perf_counter() - started
            if worked > IN_ALL:
                break
            await asyncio.sleep(0)
            started = perf_counter()
    return found, len(legal) - len(found)


def forecast(words: Teller, outlook: Outlook, action: int, after: Sequence[int] = ()) -> to.Forecast:
    """What one action will surely do, after others, as it is told to its player."""
    foresight = outlook.foresee(*after, action)
    allowed = foresight.if_allowed
    return to.Forecast(
        action=action,
        stops=foresight.stops,
        text=sure_text(words, foresight, outlook.view),
        if_allowed=conditional_text(words, foresight, outlook.view),
        changes=foresight.changes,
        allowed_changes=[] if allowed is None else allowed.changes,
    )


def explained(game: OpenGame, reader: Reader, piece: int) -> tuple[str, list[Part]]:
    """What a power is made of, in words and in parts. It lies open for all who see the game as it is now."""
    if reader.delay and game.is_running:
        raise NotAllowed("who watches with a delay cannot ask about the game as it is now")
    card = game.state.view(reader.seat).find(piece)
    if card is None:
        raise NotAllowed(f"there is no card number {piece} in play")
    parts = game.state.explain(piece)
    words = teller_of(game.row, game.seats, game.teams, reader.seat, reader.language)
    return power_text(words, card.name, card.power, parts), parts
