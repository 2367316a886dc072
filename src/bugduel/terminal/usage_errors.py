"""Usage errors: one line that says what is wrong, and exit code 2. Our own bugs show a traceback.

Exit codes: 0 success, 1 a failure of the machine (a full disk) or a game that was not as promised (`verify`), 2 a usage
error, 130 Ctrl-C, 141 a closed pipe.
"""

import codecs
import os
import sys
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any

import typer
from typer.core import TyperGroup

from bugduel.core.errors import BadInput, BugduelError
from bugduel.core.reading.messages import short
from bugduel.files import NotWritten
from bugduel.terminal.output import OutputLost, give_up_output, watch_output

FAILED = 1
SLIP = 2
INTERRUPTED = 130  # as shells report a program ended by SIGINT
NO_READER = 141  # the same for SIGPIPE: `bugduel cards | head -1`


class UsageError(BugduelError):
    """An error of the command line: a missing file, options that conflict."""


class ForgivingGroup(TyperGroup):
    """The commands, with every usage error reported in the same way."""

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
            check_arguments(sys.argv[1:] if args is None else args)
            result = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()  # so that a failure shows here and not at exit
        except NotWritten as error:
            tell(str(error))
            sys.exit(FAILED)
        except BugduelError as error:
            tell(as_typed(error))
            sys.exit(SLIP)
        except typer.Abort:
            sys.exit(INTERRUPTED)
        except OutputLost as lost:
            give_up_output()
            if not lost.has_no_reader:
                tell(f"cannot write the output: {lost}")
            sys.exit(NO_READER if lost.has_no_reader else FAILED)
        except Exception as error:
            # Typer's own errors, such as an unknown option. Where their class lives depends on its version.
            message = getattr(error, "format_message", None)
            if message is None:
                raise
            tell(message())
            sys.exit(SLIP)
        if standalone_mode:
            sys.exit(result if isinstance(result, int) else 0)
        return result


def check_arguments(args: Sequence[str]) -> None:
    """Half a character is no name of a file; Typer, which asks the system for it, would fail."""
    for arg in args:
        try:
            os.fsencode(arg)
        except UnicodeEncodeError:
            raise UsageError(f"half a character (a lone surrogate) in {short(arg)}") from None


def tell(message: str) -> None:
    with suppress(OSError):  # the error stream is lost too
        typer.echo(f"bugduel: {message}", err=True)


def as_typed(error: BugduelError) -> str:
    """Games report options.sets[0]; the user typed --sets."""
    if isinstance(error, BadInput):
        match error.path:
            case ("options", str(option)) | ("options", str(option), int()):
                return f"--{option}: {error.reason}"
    return str(error)


def speak_plainly() -> None:
    """Replace characters that a terminal or file cannot encode with simpler ones, so that they never stop a game.

    Closed standard streams (`<&-`) become empty ones; otherwise the next file opened would take their place.
    """
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    allow_simpler_letters()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "simpler")
    watch_output()


def allow_simpler_letters() -> None:
    """Register the error handler "simpler" for all encodings."""
    codecs.register_error("simpler", _simpler)


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """The replacement: letters without accents, signs that look alike."""
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
