"""Lets Ctrl-C through: compiled code sees a signal only when it calls code that is not, so this is never compiled."""


def check_interrupt() -> None:
    """A moment in which an interruption can arrive."""
