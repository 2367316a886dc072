"""Coming to a game: it is written down before the game is shown."""

import pytest

from bugduel.core import SPECTATOR
from bugduel.server.http.connection import Connection
from bugduel.server.rooms.readers import Reader
from bugduel.server.store.database import NotStored

pytestmark = pytest.mark.anyio


async def test_who_came_cannot_be_written_down_and_is_shown_nothing(app, guest, monkeypatch):
    ana, bob = await guest(), await guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    game = (await ana.post("/api/games", json={"game": "mindbug", "seats": seats})).json()["id"]
    assert (await bob.post(f"/api/games/{game}/join", json={})).status_code == 200
    playing = app.state.parts.playing
    told: list[bytes] = []

    async def send(message: bytes) -> None:
        told.append(message)

    async def close() -> None:
        pass

    reader = Reader(send, close, (await ana.get("/api/me")).json()["id"], SPECTATOR, "en")
    connection = Connection(playing, game, reader)

    async def refuse(*_: object) -> None:
        raise NotStored("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(playing.hall.writer, "do", refuse)
        with pytest.raises(NotStored):
            await connection.join(-1)
        await connection.leave()
    assert not told and not reader.waiting
    assert not connection.is_joined
    await connection.join(-1)
    assert reader.waiting or told
    assert connection.is_joined
    await connection.leave()
