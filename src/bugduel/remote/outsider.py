"""A bot that waits for challenges on a server, and plays all games of its account."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bugduel.core import BugduelError
from bugduel.games import GAMES
from bugduel.remote.api import Api, Message, RefusedByServer
from bugduel.remote.player import Chooser, Player


@dataclass(frozen=True)
class Plan:
    """Which games are accepted, and how many at the same time."""

    accept: frozenset[str]
    games: int


class Outsider:
    """Follows the events of an account. After a restart its running games are told again, and so are played on."""

    def __init__(self, api: Api, chooser: Chooser, plan: Plan, say: Callable[[str], None]) -> None:
        self.api = api
        self.chooser = chooser
        self.plan = plan
        self.say = say
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.accepted: set[str] = set()  # whose games have not begun yet, as far as we know

    async def run(self) -> None:
        """For ever. RefusedByServer if the token is not, or not any more, good for this."""
        try:
            async for event in self.api.lines_again("/api/stream/event"):
                await self._hear(event)
        finally:
            for task in self.playing.values():
                task.cancel()
            await asyncio.gather(*self.playing.values(), return_exceptions=True)

    async def _hear(self, event: Message) -> None:
        kind = event.get("type")
        if kind == "challenge":
            await self._answer(event["challenge"])
        elif kind == "gameStart":
            self._begin(event["game"])
        elif kind in ("challengeCanceled", "challengeDeclined"):
            self.accepted.discard(event["challenge"]["id"])

    async def _answer(self, challenge: Any) -> None:
        busy = len(self.playing) + len(self.accepted - set(self.playing))
        is_wanted = challenge["game"] in self.plan.accept and busy < self.plan.games
        answer = "accept" if is_wanted else "decline"
        if is_wanted:
            self.accepted.add(challenge["id"])
        with suppress(RefusedByServer):  # it was withdrawn in the meantime
            await self.api.post(f"/api/challenge/{challenge['id']}/{answer}")
            self.say(f"{challenge['id']}: {answer} {challenge['game']} by {challenge['challenger']['name']}")
            return
        self.accepted.discard(challenge["id"])

    def _begin(self, game: Any) -> None:
        game_id = game["id"]
        self.accepted.discard(game_id)
        if game_id in self.playing:
            return
        known = GAMES.get(game["game"])
        if known is None or known.rules != game["rules"]:
            self.say(f"{game_id}: cannot be played: this Bugduel does not know these rules of {game['game']}")
            return
        self.playing[game_id] = asyncio.create_task(self._play(game_id), name=f"game {game_id}")

    async def _play(self, game_id: str) -> None:
        self.say(f"{game_id}: playing")
        try:
            result = await Player(self.api, self.chooser, game_id).play()
            self.say(f"{game_id}: {result}")
        except BugduelError as error:  # it is not ours any more, or this Bugduel cannot read it
            self.say(f"{game_id}: given up: {error}")
        finally:
            del self.playing[game_id]
