"""A state whose fields have been read is taken up again at the choice where it was saved."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bugduel.core.errors import BadData
from bugduel.core.reading.trial import MISFITS, check_playable, misfit
from bugduel.core.state import State

Game = TypeVar("Game", bound=State)


def check_ids(ids: Sequence[int], arrivals: int, what: str) -> None:
    """What is in play is numbered as it arrives."""
    if len(set(ids)) < len(ids):
        raise BadData(f"two {what}s have one number", ("state", "sides"))
    if max(ids, default=0) > arrivals:
        raise BadData(f"a {what} has a greater number", ("state", "arrivals"))


def check_bottom(stack: Sequence[Any], programs: Sequence[Any]) -> None:
    """A stack stands on one of these programs."""
    if not stack or stack[0].program not in programs:
        allowed = " or ".join(f'"{program.name}"' for program in programs)
        raise BadData(f"must begin with {allowed}", ("state", "stack"))


def resume(state: Game, stack: Sequence[Any], *steps: Callable[[Game], object]) -> None:
    """Find the choice again, by the steps that ask for it. A stack that stands at none was not written by us."""
    top = stack[-1]
    if top.place >= len(top.program.steps) or not top.program.steps[top.place].asks:
        raise BadData("stands at no choice", ("state", "stack", len(stack) - 1))
    is_within = len(stack) > 1  # an effect is under way
    try:
        for step in steps:
            step(state)
    except MISFITS as error:
        raise misfit("state", error) from None
    if is_within:
        check_playable(state, "state")
