"""Reading what a person types."""

import contextlib
import sys

with contextlib.suppress(ImportError):  # lines can be edited and called back where there is readline
    import readline  # noqa: F401


class Gone(Exception):
    """Nobody answers any more: the input has ended."""


def ask(prompt: str) -> str:
    """One line, without the spaces around it."""
    try:
        return input(prompt).strip()
    except EOFError:
        print(flush=True)
        raise Gone from None


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
