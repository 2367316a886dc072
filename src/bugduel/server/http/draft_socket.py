"""The WebSocket of a draft: sends the draft as its reader sees it, now and whenever it changes. Who sits there and has
one is not away. Whatever is sent to it is answered by a pong and means nothing else.
"""

from contextlib import suppress

from litestar import websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from bugduel.core import SPECTATOR
from bugduel.server.http.safety.limits import Bucket, Limit
from bugduel.server.http.safety.origin import check_origin
from bugduel.server.http.socket import FLOOD, NO_GAME, NOT_ALLOWED, RESTART, Socket
from bugduel.server.parts import Parts
from bugduel.server.people.who import who
from bugduel.server.refused import Refused
from bugduel.server.rooms.readers import Reader

MESSAGES = Limit(30, 0.2)  # of one socket
PONG = b'{"type":"pong"}'


@websocket("/api/drafts/{draft_id:str}/socket")
async def draft_socket(socket: Socket, draft_id: FromPath[str], state: AppState) -> None:
    """Look at a draft, from one's own seat or from outside."""
    parts: Parts = state.parts
    await socket.accept()
    try:
        check_origin(socket, parts.settings)
        person = await who(socket, parts)
    except Refused as error:
        await _close(socket, NOT_ALLOWED, error.reason)
        return
    reader = _reader(socket, None if person is None else person.id)
    presence = parts.drafts.presence
    try:
        await presence.came(draft_id, reader)
        bucket = Bucket(MESSAGES)
        while not bucket.take(""):
            await socket.receive_data("text")
            reader.tell(PONG)
        await _close(socket, FLOOD, "too many messages")
    except Refused as error:
        await _close(socket, NO_GAME, error.reason)
    except (SQLAlchemyError, OSError):
        await _close(socket, RESTART, "the database cannot be reached")
    except WebSocketDisconnect:
        pass
    finally:
        reader.is_closed = True
        await presence.went(draft_id, reader)


def _reader(socket: Socket, person: str | None) -> Reader:
    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def close() -> None:
        await socket.close(RESTART)

    return Reader(send, close, person, SPECTATOR, "")


async def _close(socket: Socket, code: int, reason: str) -> None:
    with suppress(Exception):  # whatever it is, the reader is gone
        await socket.close(code, reason[:100])
