"""Standard output that may be full or closed, which is no reason for a traceback."""

import os
import sys
from io import TextIOWrapper


class OutputLost(Exception):
    """Output cannot be written. Not an OSError, which callers would mistake for one of their own."""

    def __init__(self, reason: OSError) -> None:
        super().__init__(reason.strerror or str(reason))
        self.has_no_reader = isinstance(reason, BrokenPipeError)


class Output(TextIOWrapper):
    """A text stream that raises OutputLost when its text is lost."""

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
    """Raise OutputLost for lost output from now on."""
    out = sys.stdout
    if isinstance(out, TextIOWrapper) and not isinstance(out, Output):
        line_buffering, encoding, errors = out.line_buffering, out.encoding, out.errors
        sys.stdout = Output(out.detach(), encoding=encoding, errors=errors, line_buffering=line_buffering)


def give_up_output() -> None:
    """Print nothing more: Python itself would try again on exit."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
