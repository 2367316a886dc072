"""Standard output that may have no room, or no reader: no reason for a traceback."""

import os
import sys
from io import TextIOWrapper


class OutputLost(Exception):
    """What is printed goes nowhere. Not an OSError, which others catch and mistake for one of theirs."""

    def __init__(self, reason: OSError) -> None:
        super().__init__(reason.strerror or str(reason))
        self.has_no_reader = isinstance(reason, BrokenPipeError)


class Output(TextIOWrapper):
    """Like any text output, but it tells when its text is lost."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            raise OutputLost(error) from None

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            raise OutputLost(error) from None


def watch_output() -> None:
    """From now on lost output is told as OutputLost."""
    out = sys.stdout
    if isinstance(out, TextIOWrapper) and not isinstance(out, Output):
        line_buffering, encoding, errors = out.line_buffering, out.encoding, out.errors
        sys.stdout = Output(out.detach(), encoding=encoding, errors=errors, line_buffering=line_buffering)


def give_up_output() -> None:
    """Nothing more is printed: Python itself would try once more when it ends."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
