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


class BadOptions(BugduelError):
    """The options describe no game."""


class BadData(BugduelError):
    """Saved data (a state, a position) that cannot be read back."""


class BadRecord(BugduelError):
    """A Record that is cut, of an unknown version, or holds an illegal action."""
