"""Logs: a line of JSON for each event, or one that people like to read.

What is logged never holds secrets: no query strings, cookies, tokens, bodies or values of SQL statements.
"""

import json
import logging
import sys
from datetime import UTC, datetime

TEXT, JSON = "text", "json"
STYLES = (TEXT, JSON)
USUAL = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"}

# Uvicorn tells at info level which address was asked for, with its query string.
QUIET = {"uvicorn": logging.WARNING, "alembic": logging.WARNING, "asyncio": logging.WARNING, "httpx": logging.WARNING}


def set_up_logs(style: str, worker: int | None = None) -> None:
    """For this process: everything goes to stderr, in one style."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(worker) if style == JSON else ReadableLines(worker))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name, level in QUIET.items():
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(True)


def usual_style() -> str:
    return TEXT if sys.stderr.isatty() else JSON


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """What was given as `extra`."""
    return {name: value for name, value in record.__dict__.items() if name not in USUAL}


class JsonLines(logging.Formatter):
    def __init__(self, worker: int | None = None) -> None:
        super().__init__()
        self.worker = worker

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if self.worker is not None:
            line["worker"] = self.worker
        line |= {name: value for name, value in fields_of(record).items() if name not in line}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class ReadableLines(logging.Formatter):
    def __init__(self, worker: int | None = None) -> None:
        super().__init__()
        self.worker = "" if worker is None else f" [{worker}]"

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f"  {name}={value}" for name, value in fields_of(record).items())
        time = _time(record).astimezone().strftime("%H:%M:%S")
        line = f"{time}{self.worker} {record.levelname.lower():7} {_one_line(record.getMessage() + fields)}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _one_line(text: str) -> str:
    """Nobody makes a second line, or colours, of what they send us."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
