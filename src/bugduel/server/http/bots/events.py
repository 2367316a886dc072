"""The stream of what happens to a person: challenges and games that come and go."""

from collections.abc import AsyncGenerator

from litestar import get
from litestar.response import Stream
from sqlalchemy.exc import SQLAlchemyError

from bugduel.server.http.bots.lines import EMPTY, TICK, Quiet, lines
from bugduel.server.http.people.visitors import Somebody, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.lobby.happenings import Happenings
from bugduel.server.parts import Parts
from bugduel.server.rooms.room import ENCODER
from bugduel.server.running.streams import EVENTS
from bugduel.server.store.database import NotStored

LOOK_EVERY = 60  # ticks: challenges grow old without anybody doing anything


@get("/api/stream/event", responses=documented(401), summary="What happens to me, as lines of JSON")
async def stream_events(parts: TheParts, person: Somebody) -> Stream:
    """First all open challenges to me and all my running games, then `challenge`, `challengeCanceled`,
    `challengeDeclined`, `gameStart` and `gameFinish` as they happen.
    """
    person.needs("play")
    parts.limits.take("stream", person.id)
    parts.streams.check(EVENTS, person.id)
    return lines(_events(parts, person.id))


async def _events(parts: Parts, person: str) -> AsyncGenerator[bytes, None]:
    with parts.streams.place(EVENTS, person) as is_free, parts.topics.listening(f"person/{person}") as listening:
        happenings = Happenings(parts.playing.hall, parts.challenges, person)
        quiet, ticks, is_due = Quiet(), 0, True
        while is_free and not parts.stopping.is_set():
            if is_due:
                try:
                    events = await happenings.look()
                except (SQLAlchemyError, OSError, NotStored):
                    return  # whoever comes again is told everything
                for event in events:
                    yield ENCODER.encode(event) + EMPTY
                    quiet.spoke()
            has_changed = await listening.changed(TICK)
            ticks += 1
            is_due = has_changed or ticks % LOOK_EVERY == 0
            if not has_changed and quiet.is_time():
                yield EMPTY
