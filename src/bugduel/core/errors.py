"""What can be wrong with what somebody gave us. Each message says what, where, and what would be right."""


class BugduelError(Exception):
    """A slip of whoever called, not of Bugduel: the game is as it was before the call."""


class IllegalAction(BugduelError):
    """The action is not one of the legal ones."""


class BadOptions(BugduelError):
    """The options describe no game."""


class BadData(BugduelError):
    """Saved data (a state, a position) that cannot be read back."""


class BadRecord(BugduelError):
    """A Record that is cut, of an unknown version, or holds an illegal action."""
