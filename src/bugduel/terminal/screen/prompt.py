"""Reading what a person types."""

import contextlib
import os
import sys
from collections.abc import Collection

with contextlib.suppress(ImportError):  # readline adds line editing and history
    import readline  # noqa: F401

try:
    import termios
    import tty
except ImportError:  # not on Windows
    termios = None  # type: ignore[assignment]

END_OF_INPUT = b"\x04"  # Ctrl-D


class Gone(Exception):
    """The input has ended."""


def ask(prompt: str) -> str:
    """One line of input, stripped."""
    try:
        return input(prompt).strip()
    except EOFError:
        print(flush=True)
        raise Gone from None


def press(prompt: str, keys: Collection[str]) -> str:
    """One of these keys, without Enter if the terminal allows it; Enter itself is an empty string."""
    if termios is None or not is_terminal():
        while (key := ask(prompt)[:1].casefold()) not in keys:
            pass
        return key
    here = sys.stdin.fileno()
    before = termios.tcgetattr(here)
    try:
        tty.setcbreak(here)  # this discards what was typed before
        print(prompt, end="", flush=True)
        while (key := _key(here)) not in keys:
            pass
    finally:
        termios.tcsetattr(here, termios.TCSADRAIN, before)
        print(flush=True)
    return key


def _key(descriptor: int) -> str:
    key = os.read(descriptor, 1)
    if key in (b"", END_OF_INPUT):
        raise Gone
    return key.decode("ascii", "replace").strip().casefold()


def forget_typed() -> None:
    """Discard what was typed before the question. Piped input is kept: it is meant to be read line by line."""
    if termios is not None and sys.stdin.isatty():
        with contextlib.suppress(termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
