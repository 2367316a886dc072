"""People at a real server: they open tables, sit down, and play over real sockets."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0  # seconds; a machine may be busy

Message = dict[str, Any]
Pick = Callable[[Message], bool] | str | None


class Visitor:
    """Somebody with a browser: cookies of their own, and a way to the server."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.language = language
        self.http = httpx.AsyncClient(base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE)

    async def opens(self, game: str = "mindbug", *seats: str, **more: Any) -> str:
        """Open a table: `me`, `open`, or the name of a bot for each seat. Returns its id."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, **({"seats": wishes} if wishes else {}), **more}
        answer = await self.http.post("/api/games", json=body)
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["id"]
        return found

    async def joins(self, game: str, **more: Any) -> Message:
        answer = await self.http.post(f"/api/games/{game}/join", json=more)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    async def asks(self, address: str) -> Message:
        answer = await self.http.get(address)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    async def sits(self, game: str, **query: Any) -> "AtTable":
        """Connect to a game, at one's own seat or as a spectator."""
        at_table = AtTable(self, game, query)
        await at_table.connect()
        return at_table

    async def leaves(self) -> None:
        await self.http.aclose()


class AtTable:
    """One socket of one visitor: what was heard, and the game as it is known from that."""

    def __init__(self, visitor: Visitor, game: str, query: dict[str, Any]) -> None:
        self.visitor = visitor
        self.game = game
        self.query = {"language": visitor.language, **query}
        self.heard: list[Message] = []
        self.now: Message = {}  # the last moment
        self.table: Message = {}  # the last `game` message
        self.seats: list[Message] = []
        self.offers: list[Message] = []
        self.lines: list[str] = []
        self.numbers = 0
        self.change = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.closed: ConnectionClosed | None = None

    async def connect(self) -> None:
        host = self.visitor.url.removeprefix("http://")
        cookies = "; ".join(f"{name}={value}" for name, value in self.visitor.http.cookies.items())
        address = f"ws://{host}/api/games/{self.game}/socket?{httpx.QueryParams(self.query)}"
        headers = {"Cookie": cookies, "Origin": self.visitor.url}
        self.closed = None
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        self.listening = asyncio.create_task(self._listen(self.socket))
        await self.until(lambda: bool(self.table) or self.closed is not None)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                await self._hear(json.loads(data))
        except ConnectionClosed:
            pass
        async with self.change:
            self.closed = ConnectionClosed(None, None) if socket.close_code is None else _closed(socket)
            self.change.notify_all()

    async def _hear(self, message: Message) -> None:
        async with self.change:
            self.heard.append(message)
            kind = message["type"]
            if kind in ("game", "ply"):
                self.now = message
                if kind == "game" and message.get("since", -1) < 0:
                    self.lines = []
                self.lines += [line["text"] for line in message["lines"]]
            if kind == "game":
                self.table = message
                self.offers = message.get("offers", [])
            if kind in ("game", "seats"):
                self.seats = message["seats"]
            if kind == "offers":
                self.offers = message["offers"]
            self.change.notify_all()

    # --- waiting ------------------------------------------------------------------------------------------------------

    async def until(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        try:
            async with asyncio.timeout(patience), self.change:
                await self.change.wait_for(condition)
        except TimeoutError:
            last = [message["type"] for message in self.heard[-5:]]
            raise AssertionError(f"waited in vain; last heard: {last}, closed: {self.closed}") from None

    async def until_ply(self, ply: int) -> None:
        await self.until(lambda: self.ply >= ply)

    async def until_after(self, ply: int) -> None:
        await self.until(lambda: self.ply > ply or self.is_over)

    async def until_over(self, patience: float = PATIENCE) -> Message:
        await self.until(lambda: self.is_over, patience)
        return self.now

    async def until_all_are_there(self) -> None:
        await self.until(lambda: all(seat["is_connected"] for seat in self.seats))

    async def until_asked(self) -> Message:
        """Wait for a question to this player, or the end."""
        await self.until(lambda: self.is_asked or self.is_over)
        question: Message = self.now.get("question", {})
        return question

    @property
    def ply(self) -> int:
        found: int = self.now["ply"]
        return found

    @property
    def seat(self) -> int:
        found: int = self.now["view"]["seat"]
        return found

    @property
    def is_over(self) -> bool:
        return bool(self.now.get("status", "running") != "running")

    @property
    def is_asked(self) -> bool:
        question = self.now.get("question")
        if not question or question["seat"] != self.seat:
            return False
        return bool(question.get("moves") and not question.get("automatic"))

    # --- acting -------------------------------------------------------------------------------------------------------

    async def says(self, kind: str, **fields: Any) -> Message:
        """Send a message, and wait for the answer to it."""
        self.numbers += 1
        number = self.numbers
        await self.sends({"type": kind, "id": number, **fields})
        await self.until(lambda: self._answer(number) is not None or self.closed is not None)
        answer = self._answer(number)
        assert answer is not None, f"no answer, closed: {self.closed}"
        return answer

    async def sends(self, message: object) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def _answer(self, number: int) -> Message | None:
        for message in reversed(self.heard):
            if message.get("re") == number:
                return message
        return None

    async def chooses(self, pick: Pick = None) -> Message:
        """Answer the question: by a word of its sentence, by a test of the move, or anything."""
        await self.until_asked()
        move = self.move(pick)
        answer = await self.says("act", ply=self.ply, action=move["action"])
        assert answer["type"] == "accepted", answer
        await self.until_ply(answer["ply"])
        return move

    def move(self, pick: Pick = None) -> Message:
        moves: list[Message] = self.now["question"]["moves"]
        if pick is None:
            return random.choice(moves)
        is_wanted = (lambda move: pick in move["text"]) if isinstance(pick, str) else pick
        for move in moves:
            if is_wanted(move):
                return move
        raise AssertionError(f"no such move among {[move['text'] for move in moves]}")

    async def concedes(self) -> None:
        move = next(move for move in self.now["anytime"] if move["move"] == "concede")
        answer = await self.says("act", ply=self.ply, action=move["action"])
        assert answer["type"] == "accepted", answer

    async def leaves(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.listening is not None:
            await self.listening


async def until_asked(*players: AtTable) -> AtTable:
    """Wait until one of them is asked, and return who; the first one if the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for player in players:
                if player.is_asked:
                    return player
            if all(player.is_over for player in players):
                return players[0]
            await asyncio.sleep(0.005)


async def play_on(*players: AtTable, patience: float = 60.0) -> None:
    """Everybody plays at random until the game is over."""

    async def one(player: AtTable) -> None:
        while not player.is_over:
            await player.until(lambda: player.is_asked or player.is_over, patience)
            if not player.is_over:
                move, ply = player.move(), player.ply
                await player.says("act", ply=ply, action=move["action"])
                await player.until_after(ply)

    async with asyncio.timeout(patience):
        await asyncio.gather(*(one(player) for player in players))


def _closed(socket: ClientConnection) -> ConnectionClosed:
    from websockets.frames import Close

    return ConnectionClosed(Close(socket.close_code or 1006, socket.close_reason or ""), None)
