"""One game, played to its end from outside."""

from typing import Any, Protocol

from bugduel.remote.api import Api, Message, RefusedByServer

RUNNING = "running"
STALE = 409


class Chooser(Protocol):
    """Whoever decides: `bugduel.remote.thinking.Thinkers`, or a bot of one's own."""

    async def choose(self, world: dict[str, Any], seat: int) -> int:
        """The action to take at this seat of an imagined state."""


class Player:
    """Answers the questions of one game. What it does not know it ignores: servers learn new words."""

    def __init__(self, api: Api, chooser: Chooser, game_id: str) -> None:
        self.api = api
        self.chooser = chooser
        self.path = f"/api/bot/game/{game_id}"
        self.stream = f"/api/bot/game/stream/{game_id}"
        self.seat = -1

    async def play(self) -> str:
        """Returns how it ended, in words. RefusedByServer if this is not, or not any more, a game of ours."""
        async for message in self.api.lines_again(self.stream):
            kind = message.get("type")
            if kind == "game":
                self.seat = message.get("seat", -1)
                await self._agree(message.get("offers"))
            if kind in ("game", "ply"):
                if message.get("status", RUNNING) != RUNNING:
                    return str(message.get("result") or message.get("reason") or message["status"])
                await self._answer(message)
            elif kind == "offers":
                await self._agree(message.get("offers"))
            elif kind == "seats":
                await self._claim(message.get("seats"))
        raise AssertionError("a stream that is opened again does not end")

    async def _answer(self, message: Message) -> None:
        question = message.get("question") or {}
        moves = question.get("moves") or []
        if not moves or question.get("automatic"):  # the server passes for us
            return
        ply = message["ply"]
        try:
            action = moves[0]["action"] if len(moves) == 1 else await self._think(ply)
            if action >= 0:
                await self.api.post(f"{self.path}/move/{ply}/{action}")
        except RefusedByServer as error:
            if error.status != STALE:
                raise
            # The game went on in the meantime, and the stream tells how.

    async def _think(self, ply: int) -> int:
        """The bot's choice, or -1 if the game is not at this ply any more."""
        imagined = await self.api.get(f"{self.path}/imagine?n=1")
        if imagined["ply"] != ply:
            return -1
        return await self.chooser.choose(imagined["states"][0], imagined["seat"])

    async def _agree(self, offers: Any) -> None:
        """Others may take back what they want, as with a bot of the server."""
        wishes = [offer for offer in offers or [] if offer.get("kind") == "undo" and offer.get("seat") != self.seat]
        if wishes and self.seat not in wishes[0].get("agreed", []):
            await self._try("undo/yes")

    async def _claim(self, seats: Any) -> None:
        """Whoever does not come back does not keep us."""
        if any(seat.get("is_claimable") and seat.get("seat") != self.seat for seat in seats or []):
            await self._try("claim")

    async def _try(self, what: str) -> None:
        try:
            await self.api.post(f"{self.path}/{what}")
        except RefusedByServer as error:
            if error.status != STALE:
                raise
