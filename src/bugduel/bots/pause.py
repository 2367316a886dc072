"""Lets Ctrl-C through: compiled code handles signals only when it calls interpreted code, so this is never compiled."""


def check_interrupt() -> None:
    """Give Python a chance to handle signals."""
