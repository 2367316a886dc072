"""A state read back from a pickle. Not compiled: pickles name this function by its module."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bugduel.core.seen.event import Event, Parts

if TYPE_CHECKING:
    from bugduel.core.state import State


def restored(read: Callable[[object], State], data: object, events: list[Parts] | None) -> State:
    """The state that was pickled as plain data, with the events it had recorded."""
    state = read(data)
    state.record(None if events is None else [Event(*parts) for parts in events])
    return state
