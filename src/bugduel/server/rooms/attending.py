"""What the server does in a game by itself: bots, automatic passes, and clocks that run out."""

import asyncio
import logging
import random
from contextlib import suppress

import msgspec

from bugduel.core import IllegalAction
from bugduel.core.seen.move import PASS
from bugduel.server.play import clocks
from bugduel.server.play.entry import MOVE, TIME
from bugduel.server.play.open_game import OpenGame
from bugduel.server.play.passing import automatic_pass
from bugduel.server.rooms.hall import Hall, NoSuchGame
from bugduel.server.rooms.room import Room
from bugduel.server.rooms.thinking import Thinkers, seconds_of
from bugduel.server.store.database import NotStored
from bugduel.server.store.games import BOT, PERSON
from bugduel.server.time import now

log = logging.getLogger(__name__)


class Attendant:
    """Looks at a room after each change, and does what nobody else will do."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers

    def attend(self, room: Room) -> None:
        """See to it that the game goes on: the room's lock is held."""
        game = room.loaded
        actor = game.actor
        if room.task is not None and room.task is not asyncio.current_task():
            room.task.cancel()
        if actor < 0:
            room.task = None
            return
        seat = game.seats[actor]
        if seat.kind == BOT:
            room.task = asyncio.create_task(self._let_bot_choose(room.id, game.ply), name=f"bot {room.id}")
        elif seat.kind == PERSON:
            passing = automatic_pass(game.state, seat.passing)
            if passing is not None:
                delay = passing.delay if _others_play(game, actor) else 0.0
                coming = self._pass(room.id, game.ply, passing.action, delay)
                room.task = asyncio.create_task(coming, name=f"pass {room.id}")

    def wake(self, room: Room) -> None:
        """Somebody came: if a bot is to act and nobody thinks about it here, do not wait until it is late."""
        if room.task is None or room.task.done():
            self.attend(room)

    async def went_on(self, room: Room) -> None:
        """A seat has acted."""
        await self._wake_players(room)
        self.attend(room)

    async def look(self, room: Room) -> None:
        """A game is due: its time has run out, or something that should have happened did not."""
        if not await self.time_ran_out(room):
            self.attend(room)

    async def time_ran_out(self, room: Room) -> bool:
        """If the time of the one who must decide is over, that player concedes."""
        game = room.loaded
        at = clocks.runs_out(game, now(), self.hall.elapsed)
        if at is None or at > now():
            return False
        action = game.concession(game.actor)
        if action < 0:
            return False
        await self.hall.add(room, TIME, game.actor, action)
        self.attend(room)
        return True

    # --- bots ---------------------------------------------------------------------------------------------------------

    async def _let_bot_choose(self, game_id: str, ply: int) -> None:
        with suppress(NoSuchGame, NotStored):
            async with self.hall.room(game_id) as room:
                game = room.loaded
                if game.ply != ply or game.actor < 0:
                    return
                actor = game.actor
                bot = game.seats[actor].bot
                pause = _pause_of(game, bot)
                thinking = self.thinkers.choose(game, actor, self._in_time(game, bot))
            action, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
            await self._take(game_id, actor, ply, action)

    def _in_time(self, game: OpenGame, bot: str) -> str:
        """The bot, or a quicker one if its clock would not last for twenty more choices."""
        left = clocks.left_now(game, now(), self.hall.elapsed)
        if not left or game.row.terms.clock.kind == "days":
            return bot
        seconds = left[game.actor] / 1000 / (20 if game.row.terms.clock.kind == "total" else 2)
        return bot if seconds >= seconds_of(bot) else f"search:{max(seconds, 0.01):.2f}"

    async def _pass(self, game_id: str, ply: int, action: int, delay: float) -> None:
        with suppress(NoSuchGame, NotStored):
            await asyncio.sleep(delay)
            async with self.hall.room(game_id) as room:
                actor = room.loaded.actor
            await self._take(game_id, actor, ply, action)

    async def _take(self, game_id: str, seat: int, ply: int, action: int) -> None:
        async with self.hall.room(game_id) as room:
            try:
                room.loaded.check(seat, ply, action)
            except IllegalAction:  # the game went on in the meantime
                return
            if not await self.time_ran_out(room):
                await self.hall.add(room, MOVE, seat, action)
                await self.went_on(room)

    async def _wake_players(self, room: Room) -> None:
        """Whoever wanted to skip to their own turn, or is attacked, is asked again from now on."""
        game = room.loaded
        model = game.state.search_model()
        for row in game.seats:
            if row.passing.until_turn:
                view = game.state.view(row.seat)
                if view.active == row.seat or model.is_attacked(game.state, row.seat):
                    passing = msgspec.structs.replace(row.passing, until_turn=False)
                    await self.hall.write_seat(room, msgspec.structs.replace(row, passing=passing))
                    room.tell_passing(row.seat, now())


def _others_play(game: OpenGame, seat: int) -> bool:
    """Whether there is somebody from whom it must be hidden how long a pass took: bots do not look at the clock."""
    return any(row.kind != BOT for row in game.seats if row.seat != seat)


def _pause_of(game: OpenGame, bot: str) -> float:
    """A bot that has no answer takes as long as one that looks for the best: else its hand could be told."""
    state = game.state
    if not any(state.move(action).kind == PASS for action in state.legal()):
        return 0.0
    return seconds_of(bot) * random.uniform(0.8, 1.2) if state.search_model().may_answer(state) else 0.0
