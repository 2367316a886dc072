"""What players do: act, take back, claim, pass, ask for another game. Everything is checked here and only here."""

from collections.abc import Sequence

import msgspec

from bugduel.core import BugduelError
from bugduel.core.reading.messages import unknown
from bugduel.server.play import clocks
from bugduel.server.play.entry import LEFT, MOVE, UNDO
from bugduel.server.play.offers import YES, current_offers, is_agreed
from bugduel.server.play.open_game import OpenGame, Repeated
from bugduel.server.play.undo import NOTHING, is_free, last_choice
from bugduel.server.protocol import from_readers as said
from bugduel.server.protocol.to_readers import Offer
from bugduel.server.rooms.attending import Attendant
from bugduel.server.rooms.hall import Hall
from bugduel.server.rooms.room import Room
from bugduel.server.time import now


class NotAllowed(BugduelError):
    """Something that a player may not do now, with the reason."""


class OutOfTime(NotAllowed):
    """An action that came after the player's time had run out."""


class Acting:
    """The rooms of a hall, as players use them. Each method needs the room's lock."""

    def __init__(self, hall: Hall, attendant: Attendant) -> None:
        self.hall = hall
        self.attendant = attendant

    async def act(self, room: Room, seat: int, ply: int, action: int) -> int:
        """A seat answers the question of a ply. Returns the ply after it; a repeated answer changes nothing."""
        game = room.loaded
        try:
            game.check(seat, ply, action)
        except Repeated:
            return ply + 1
        if await self.attendant.time_ran_out(room):
            raise OutOfTime("your time had run out")
        await self.hall.add(room, MOVE, seat, action)
        await self.attendant.went_on(room)
        return ply + 1

    # --- taking back --------------------------------------------------------------------------------------------------

    async def undo(self, room: Room, seat: int, ply: int) -> None:
        """Take back a seat's last choice: now, or when the others agree."""
        game = room.loaded
        if ply != game.ply:
            raise NotAllowed(f"a wish at ply {ply}; the game is at ply {game.ply}")
        if not game.row.terms.can_undo:
            raise NotAllowed("nothing is taken back in this game")
        if not game.is_running:
            raise NotAllowed("the game is over")
        if last_choice(game, seat) == NOTHING:
            raise NotAllowed("you have not chosen anything yet")
        offer = f"undo {ply}"
        if is_free(game, seat) or is_agreed(game, seat, offer):
            await self._take_back(room, seat)
        else:
            await self._write_offer(room, seat, offer)

    async def _take_back(self, room: Room, seat: int) -> None:
        game = room.loaded
        kept = last_choice(game, seat)
        stood = game.stands[kept - 1] if kept else 0
        times = clocks.at_ply(game, game.entries[:stood], now(), self.hall.elapsed)
        await self.hall.add(room, UNDO, seat, kept, times)
        self.attendant.attend(room)

    # --- somebody left ------------------------------------------------------------------------------------------------

    async def claim(self, room: Room, seat: int, against: int) -> None:
        """End the game of a player who has been away for too long; with three or more players most must agree."""
        game = room.loaded
        if not game.is_running:
            raise NotAllowed("the game is over")
        if not 0 <= against < len(game.seats) or game.seats[against].person == game.seats[seat].person:
            raise NotAllowed(f"there is no other player at seat {against}")
        gone = game.seats[against]
        if gone.away_since is None:
            raise NotAllowed("that player is connected")
        left = clocks.away_left(game, gone, now(), self.hall.elapsed)
        if left:
            raise NotAllowed(f"that player has {left // 1000 + 1} seconds left to come back")
        offer = f"claim {against}"
        if is_agreed(game, seat, offer, against, most_will_do=True):
            await self._end_for(room, against)
        else:
            await self._write_offer(room, seat, offer)

    async def _end_for(self, room: Room, against: int) -> None:
        action = room.loaded.concession(against)
        if action < 0:
            raise NotAllowed("that player is out of the game already")
        await self.hall.add(room, LEFT, against, action)
        self.attendant.attend(room)

    # --- answering ----------------------------------------------------------------------------------------------------

    async def answer(self, room: Room, seat: int, answer: said.Answer) -> None:
        """Say yes or no to what somebody has offered; whoever offered it may withdraw it."""
        game = room.loaded
        offer = _find(current_offers(game), answer)
        written = game.seats[offer.seat].offer
        if game.seats[offer.seat].person == game.seats[seat].person:
            if not answer.yes:
                await self._write_offer(room, offer.seat, "")
            return
        if not answer.yes:
            if offer.kind == "claim":  # to wait is no veto
                await self._write_offer(room, seat, "")
            else:
                await self._write_offer(room, offer.seat, "")
            return
        await self._write_offer(room, seat, YES + written)
        if offer.kind == "undo" and is_agreed(game, offer.seat, written):
            await self._take_back(room, offer.seat)
        elif offer.kind == "claim" and is_agreed(game, offer.seat, written, offer.against, most_will_do=True):
            await self._end_for(room, offer.against)

    async def _write_offer(self, room: Room, seat: int, offer: str) -> None:
        row = msgspec.structs.replace(room.loaded.seats[seat], offer=offer)
        await self.hall.write_seat(room, row)
        room.tell_offers(now())

    # --- passing ------------------------------------------------------------------------------------------------------

    async def set_passing(self, room: Room, seat: int, wish: said.SetPassing) -> None:
        """Change what is passed for a seat without asking."""
        game = room.loaded
        _check_stops(game, wish.stops or ())
        given = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in msgspec.structs.asdict(wish).items()
            if value is not None and name != "id"
        }
        row = game.seats[seat]
        row = msgspec.structs.replace(row, passing=msgspec.structs.replace(row.passing, **given))
        await self.hall.write_seat(room, row)
        room.tell_passing(seat, now())
        self.attendant.attend(room)


def _find(offers: Sequence[Offer], answer: said.Answer) -> Offer:
    for offer in offers:
        if (offer.kind, offer.seat) == (answer.offer, answer.seat):
            return offer
    raise NotAllowed(f"seat {answer.seat} offers no {answer.offer} now")


def _check_stops(game: OpenGame, stops: Sequence[str]) -> None:
    moments = game.game.moments()
    for stop in stops:
        if stop not in moments:
            raise NotAllowed(f"there is no moment {unknown(stop, moments)}" if moments else "this game has no moments")
