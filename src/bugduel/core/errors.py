"""What can be wrong with what somebody gave us. Each message says what, where, and what would be right."""

from typing import Any

from bugduel.core.reading.messages import short

Path = tuple[str | int, ...]  # from the outside in: names of fields, and places in lists
Where = str | Path  # a path, or the one name that it consists of

MOST_STEPS = 16  # of a path in a message


class BugduelError(Exception):
    """The caller's mistake, not Bugduel's: the game is as it was before the call."""


class IllegalAction(BugduelError):
    """The action is not one of the legal ones.

    `allowed` tells those that are. It is no part of the message, because it would show a hand to whoever reads that.
    """

    def __init__(self, message: str, allowed: list[str] | None = None) -> None:
        super().__init__(message)
        self.allowed: list[str] = allowed if allowed is not None else []


class WrongSeat(IllegalAction):
    """The action is for another seat to take, or comes from nobody who plays."""


class StaleAction(IllegalAction):
    """The action answers a question that is no longer asked; `ply` is where the game is."""

    def __init__(self, message: str, ply: int) -> None:
        super().__init__(message)
        self.ply = ply


class BadInput(BugduelError):
    """Something in what we were given is wrong. The message is made of the `path` to it and the `reason`, so nobody has
    to take a message apart. `unknown_field` names a field that should not be there, if that is what is wrong.
    """

    def __init__(self, reason: str, where: Where = (), unknown_field: str = "") -> None:
        path = path_of(where)
        super().__init__(f"{place(path)}: {reason}" if path else reason)
        self.reason = reason
        self.path = path
        self.unknown_field = unknown_field

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.path, self.unknown_field)


class BadOptions(BadInput):
    """The options describe no game."""


class BadData(BadInput):
    """Saved data (a state, a position) that cannot be read back."""


class BadRecord(BadInput):
    """A Record that is cut, of an unknown version, or holds an illegal action."""


class OldRecord(BadRecord):
    """A Record of another version of the rules: `replayed_by` is the Bugduel that plays it, where that is known."""

    def __init__(self, message: str, rules: int, replayed_by: str) -> None:
        super().__init__(message)
        self.rules = rules
        self.replayed_by = replayed_by

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.rules, self.replayed_by)


def path_of(where: Where) -> Path:
    if isinstance(where, str):
        return (where,) if where else ()
    return where


def place(path: Path) -> str:
    """A path as messages write it, `options.decks[1].cards`: cut in the middle where it is long."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{short(step)}" for step in path]
    if path and isinstance(path[0], str):
        steps[0] = short(path[0], 300)  # often a file, whose name should be seen in full
    if len(steps) > MOST_STEPS:
        steps = steps[: MOST_STEPS // 2] + ["..."] + steps[-MOST_STEPS // 2 :]
    return "".join(steps)
