"""What can be wrong with what somebody gave us. Each message says what, where, and what would be right."""


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


class BadOptions(BugduelError):
    """The options describe no game."""


class BadData(BugduelError):
    """Saved data (a state, a position) that cannot be read back."""


class BadRecord(BugduelError):
    """A Record that is cut, of an unknown version, or holds an illegal action."""


class OldRecord(BadRecord):
    """A Record of another version of the rules: `replayed_by` is the Bugduel that plays it, where that is known."""

    def __init__(self, message: str, rules: int, replayed_by: str) -> None:
        super().__init__(message)
        self.rules = rules
        self.replayed_by = replayed_by
