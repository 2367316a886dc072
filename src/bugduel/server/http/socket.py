"""The WebSocket of a game: one for each player or spectator who looks at it."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bugduel.core import SPECTATOR, BugduelError, StaleAction, WrongSeat
from bugduel.server.http.connection import Connection, code_of, known_language, reason_of
from bugduel.server.http.safety.origin import check_origin
from bugduel.server.parts import Parts
from bugduel.server.people.who import who
from bugduel.server.protocol import from_readers as said
from bugduel.server.protocol import to_readers as to
from bugduel.server.refused import Refused
from bugduel.server.rooms.acting import NotAllowed
from bugduel.server.rooms.foretelling import check_asked, explained, foreseen
from bugduel.server.rooms.hall import NoSuchGame
from bugduel.server.rooms.missed import is_missed, missed
from bugduel.server.rooms.readers import Reader
from bugduel.server.rooms.room import ENCODER, Room
from bugduel.server.store.database import NotStored
from bugduel.server.time import now
from bugduel.words import LANGUAGES

# Codes with which a socket is closed; those from 4000 on are our own.
FLOOD, NO_GAME, NOT_ALLOWED, RESTART = 1008, 4404, 4403, 1012

A_SECOND = 20.0  # messages
AT_ONCE = 60.0

FORESEEING = 4.0  # messages that a forecast counts for: it is the most work that one can cause
MISSED = 4.0  # and what was missed at a shared screen: the game is played again for it
ANSWERED_OTHERWISE = (said.Ping, said.Resync, said.Sit, said.Foresee, said.Explain)

log = logging.getLogger(__name__)
Socket = WebSocket[object, object, AppState]


@websocket("/api/games/{game_id:str}/socket")
async def game_socket(socket: Socket, game_id: FromPath[str], state: AppState) -> None:
    """Play or watch a game. `seat`, `language` and `since` may be in the address."""
    parts: Parts = state.parts
    await socket.accept()
    try:
        check_origin(socket, parts.settings)
        person = await who(socket, parts)
        reader = _reader(socket, None if person is None else person.id)
        if person is not None and reader.seat != SPECTATOR:
            person.needs("play")
    except Refused as error:
        await _close(socket, NOT_ALLOWED, error.reason)
        return
    socket.scope["headers"] = []  # nobody reads them again, and a socket may live for hours
    connection = Conversation(parts, game_id, reader)
    try:
        await connection.join(_number(socket.query_params.get("since"), -1))
        await connection.listen(socket)
    except Flood:
        await _close(socket, FLOOD, "too many messages")
    except NoSuchGame as error:
        await _close(socket, NO_GAME, str(error))
    except NotStored:
        await _close(socket, RESTART, "the database cannot be reached")
    except WebSocketDisconnect:
        pass
    finally:
        reader.is_closed = True
        await connection.leave()


class Flood(Exception):
    """More messages than anybody would send who plays."""


class Conversation(Connection):
    """One reader of one game, and what it says."""

    __slots__ = ("counted", "foreseen", "parts", "tokens")

    def __init__(self, parts: Parts, game_id: str, reader: Reader) -> None:
        super().__init__(parts.playing, game_id, reader)
        self.parts = parts
        self.tokens = AT_ONCE
        self.counted = 0.0
        self.foreseen: tuple[tuple[int, int, int | None, tuple[int, ...]], tuple[list[to.Forecast], int]] | None = None

    async def listen(self, socket: Socket) -> None:
        while True:
            data = await socket.receive_data("text")
            self._count()
            await self._hear(data)
            if self.reader.waiting:
                await asyncio.sleep(0)  # answers go out before more is heard

    def _count(self) -> None:
        """A bucket that fills again by so many messages a second."""
        time = asyncio.get_running_loop().time()
        self.tokens = min(self.tokens + (time - self.counted) * A_SECOND, AT_ONCE) - 1
        self.counted = time
        if self.tokens < 0:
            raise Flood

    async def _hear(self, data: str) -> None:
        """Do what a message asks for, or say why not."""
        if len(data) > said.LONGEST:
            return self._refuse(0, "too-long", f"a message has at most {said.LONGEST} characters")
        try:
            message = said.DECODER.decode(data)
        except msgspec.ValidationError as error:
            return self._refuse(_id_in(data), "bad-message", str(error)[:200])
        except (msgspec.DecodeError, RecursionError):
            return self._refuse(0, "bad-message", "a message is one JSON object")
        try:
            async with self.playing.hall.room(self.game_id) as room:
                await self._do(room, message)
                if isinstance(message, said.Act):
                    self.tokens += 1  # whoever is asked may answer, however fast
                    self.foreseen = None
                if not isinstance(message, ANSWERED_OTHERWISE):
                    self.reader.tell(ENCODER.encode(to.Accepted(now(), message.id, room.loaded.ply)))
        except (BugduelError, NotStored) as error:
            code, ply = code_of(error), error.ply if isinstance(error, StaleAction) else -1
            self.parts.metrics.refused(code)
            self._refuse(message.id, code, reason_of(error), ply)
        return None

    async def _do(self, room: Room, message: said.FromReader) -> None:
        reader, acting = self.reader, self.playing.acting
        if isinstance(message, said.Ping):
            reader.tell(ENCODER.encode(to.Pong(now(), message.id)))
            return
        if isinstance(message, said.Resync):
            reader.tell(room.everything(reader, message.ply, now(), self.playing.hall.elapsed))
            return
        if isinstance(message, said.Explain):
            text, parts = explained(room.loaded, reader, message.piece)
            reader.tell(ENCODER.encode(to.Explained(now(), message.id, message.piece, text, parts)))
            return
        if reader.seat == SPECTATOR:
            raise WrongSeat("a spectator cannot act")
        if isinstance(message, said.Act):
            await acting.act(room, reader.seat, message.ply, message.action)
            self.parts.metrics.moves.inc()
        elif isinstance(message, said.Undo):
            await acting.undo(room, reader.seat, message.ply)
        elif isinstance(message, said.Answer):
            await acting.answer(room, reader.seat, message)
        elif isinstance(message, said.Claim):
            await acting.claim(room, reader.seat, message.seat)
        elif isinstance(message, said.SetPassing):
            await acting.set_passing(room, reader.seat, message)
        elif isinstance(message, said.Foresee):
            await self._foresee(room, message)
        elif isinstance(message, said.Rematch):
            await self.parts.rematches.ask(room, reader.seat)
        else:
            self._sit(room, message.seat, message.since)

    async def _foresee(self, room: Room, message: said.Foresee) -> None:
        """What was told once of a ply is told again: asking twice is no more work."""
        game, reader = room.loaded, self.reader
        check_asked(game, reader.seat, message.ply)
        asked = (reader.seat, message.ply, message.action, tuple(message.after))
        if self.foreseen is None or self.foreseen[0] != asked:
            self.tokens -= FORESEEING
            self.foreseen = asked, await foreseen(game, reader, message.action, message.after)
        moves, left_out = self.foreseen[1]
        reader.tell(ENCODER.encode(to.Foreseen(now(), message.id, message.ply, moves, left_out)))

    def _sit(self, room: Room, seat: int, since: int) -> None:
        """Show another seat of the same person, and tell what it has missed."""
        game, reader, elapsed = room.loaded, self.reader, self.playing.hall.elapsed
        mine = game.seats_of(reader.person)
        if seat not in mine:
            raise NotAllowed(f"you do not sit at seat {seat}; your seats: {', '.join(map(str, mine))}")
        reader.seat = seat
        if not is_missed(game, since):
            reader.tell(room.everything(reader, -1, now(), elapsed))
            return
        self.tokens -= MISSED
        for each in missed(game, seat, reader.language, mine, since, now(), elapsed):
            reader.tell(ENCODER.encode(each))

    def _refuse(self, re: int, code: str, reason: str, ply: int = -1) -> None:
        self.reader.tell(ENCODER.encode(to.Refused(now(), re, code, reason, ply)))


def _reader(socket: Socket, person: str | None) -> Reader:
    language = socket.query_params.get("language", LANGUAGES[0])

    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def close() -> None:
        await socket.close(RESTART)

    seat = _number(socket.query_params.get("seat"), SPECTATOR)
    return Reader(send, close, person, seat, known_language(language))


def _number(text: str | None, default: int) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 8 else default


def _id_in(data: str) -> int:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    with suppress(msgspec.DecodeError, RecursionError):
        return msgspec.json.decode(data, type=_Numbered).id
    return 0


class _Numbered(msgspec.Struct):
    id: said.Number = 0


async def _close(socket: Socket, code: int, reason: str) -> None:
    with suppress(Exception):
        await socket.close(code, reason[:100])
