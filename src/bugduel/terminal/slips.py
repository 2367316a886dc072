"""What becomes of a user's slip: one line that says what is wrong, and exit code 2. Our own bugs show a traceback."""

import codecs
import re
import sys
import unicodedata
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any

import typer
from typer.core import TyperGroup

from bugduel.core import BugduelError

SLIP = 2
INTERRUPTED = 130


class Slip(BugduelError):
    """A slip that only the command line can make: a file that is not there, options that do not go together."""


class ForgivingGroup(TyperGroup):
    """The commands, with every slip told in the same way."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            result = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except BugduelError as error:
            tell(as_option(str(error)))
            sys.exit(SLIP)
        except typer.Abort:
            sys.exit(INTERRUPTED)
        except Exception as error:
            # Typer's own errors (an unknown option, say). Where their class lives depends on its version.
            message = getattr(error, "format_message", None)
            if message is None:
                raise
            tell(message())
            sys.exit(SLIP)
        if standalone_mode:
            sys.exit(result if isinstance(result, int) else 0)
        return result


def tell(message: str) -> None:
    typer.echo(f"bugduel: {message}", err=True)


def as_option(message: str) -> str:
    """Games speak of options.sets[0]; whoever typed it knows it as --sets."""
    return re.sub(r"^options\.([a-z-]+)(\[\d+\])?: ", r"--\1: ", message)


def speak_plainly() -> None:
    """Characters that a terminal or a file cannot hold become simpler ones and never stop a game."""
    codecs.register_error("simpler", _simpler)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "simpler")


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """What to write instead: letters without their accents, signs that look alike."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = {
        "•": "*",
        "·": "-",
        "—": "-",
        "…": "...",
        "→": ">",
        "←": "<",
        "\u00d7": "x",
        "«": '"',
        "»": '"',
        "¿": "",
        "¡": "",
    }
    simple = ""
    for letter in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        simple += signs.get(letter, bare or "?")
    return simple, error.end
