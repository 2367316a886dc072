"""What was played, in a file: SQLite, one row a game, each game at most once, whole at every moment."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from bugduel import __version__
from bugduel.arena.played import Played
from bugduel.arena.settings import Settings, game_of
from bugduel.core import BadData, BugduelError

FORMAT = 1
EVERY = 0.5  # seconds between two writings, so that many short games do not wait for the disk
HEAD = b"SQLite format 3\x00"

TABLES = """
CREATE TABLE run (format INTEGER NOT NULL, bugduel TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL,
                  settings TEXT NOT NULL);
CREATE TABLE games (item TEXT PRIMARY KEY, deal TEXT NOT NULL, seats TEXT NOT NULL, outcome TEXT NOT NULL,
                    first INTEGER NOT NULL, turns INTEGER NOT NULL, plies INTEGER NOT NULL, seconds REAL NOT NULL,
                    thinking TEXT NOT NULL, record TEXT NOT NULL) WITHOUT ROWID;
"""
COLUMNS = "item, deal, seats, outcome, first, turns, plies, seconds, thinking, record"


@dataclass(frozen=True)
class Run:
    """What a results file says of itself."""

    bugduel: str
    game: str
    rules: int
    settings: Settings


class Results:
    """The games of a run, in a file or, without one, in memory."""

    def __init__(self, settings: Settings, file: Path | None = None) -> None:
        """Begin a file, or go on with one of the same run. BadData says why not, and leaves the file as it is."""
        self.file = file
        self.written = monotonic()
        is_new = file is None or not file.exists() or file.stat().st_size == 0
        if not is_new:
            assert file is not None
            _check_same(file, Results.about(file), settings)
        with _told(file):
            self.base = sqlite3.connect(":memory:" if file is None else file)
            if is_new:
                self.base.executescript(f"BEGIN;{TABLES}")
                row = (FORMAT, __version__, settings.game, game_of(settings).rules, _json(settings.to_data()))
                self.base.execute("INSERT INTO run VALUES (?, ?, ?, ?, ?)", row)
            else:
                self.base.execute("UPDATE run SET settings = ?", (_json(settings.to_data()),))
            self.base.commit()

    @staticmethod
    def about(file: Path) -> Run:
        """What a file says of itself. BadData if it is none of ours, or broken."""
        with _opened(file) as base:
            return _about(file, base)

    @staticmethod
    def read(file: Path) -> Iterator[Played]:
        """All games of a file, in the order of their names."""
        with _opened(file) as base:
            _about(file, base)
            yield from _rows(file, base)

    def add(self, games: Iterable[Played]) -> None:
        """Keep games. One that is there already stays as it was."""
        rows = [
            (
                *(one.item, one.deal, _json(one.seats), _json(one.outcome), one.first, one.turns, one.plies),
                *(one.seconds, _json(one.thinking), one.record),
            )
            for one in games
        ]
        with _told(self.file):
            self.base.executemany(f"INSERT OR IGNORE INTO games ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?)", rows)
        self.write_if_due()

    def write_if_due(self) -> None:
        """To be called now and then, also while nothing comes: what came last must not wait for the next game."""
        if monotonic() - self.written >= EVERY:
            self.write()

    def write(self) -> None:
        """All that was added is safe after this."""
        with _told(self.file):
            self.base.commit()
        self.written = monotonic()

    def games(self) -> Iterator[Played]:
        with _told(self.file):
            yield from _rows(self.file, self.base)

    def close(self) -> None:
        self.write()
        self.base.close()


def _rows(file: Path | None, base: sqlite3.Connection) -> Iterator[Played]:
    for row in base.execute(f"SELECT {COLUMNS} FROM games ORDER BY item"):
        item, deal, seats, outcome, first, turns, plies, seconds, thinking, record = row
        try:
            bots, scores, spent = (tuple(json.loads(text)) for text in (seats, outcome, thinking))
            is_whole = len(bots) == len(scores) == len(spent) > first >= 0
        except (ValueError, TypeError):
            is_whole = False
        if not is_whole:
            raise BadData(f"{file}: broken: the game {item}")
        yield Played(item, deal, bots, scores, first, turns, plies, seconds, spent, record)


def _about(file: Path, base: sqlite3.Connection) -> Run:
    tables = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"run", "games"} <= tables:
        raise BadData(f"{file}: a database, but not results of an arena")
    rows = base.execute("SELECT * FROM run").fetchall()
    if len(rows) != 1 or not rows[0]:
        raise BadData(f"{file}: results of an arena that do not say of which run")
    if rows[0][0] != FORMAT:
        raise BadData(f"{file}: results of format {rows[0][0]}; this Bugduel reads format {FORMAT}")
    _, version, game, rules, settings = rows[0]
    try:
        return Run(version, game, rules, Settings.from_data(json.loads(settings)))
    except (BugduelError, ValueError, TypeError) as error:
        raise BadData(f"{file}: {error}") from None


def _check_same(file: Path, run: Run, settings: Settings) -> None:
    """Refuse to mix games of different runs, or of versions that may play differently."""
    differences = run.settings.differences(settings)
    if differences:
        theirs, mine = run.settings.to_data(), settings.to_data()
        told = [f"{name} {_brief(theirs[name])}, not {_brief(mine[name])}" for name in differences]
        raise BadData(f"{file}: holds another run: {'; '.join(told)}. Name another file, or go on with it: --resume")
    rules = game_of(settings).rules
    if run.rules != rules or run.bugduel != __version__:
        raise BadData(
            f"{file}: played by Bugduel {run.bugduel} and version {run.rules} of the rules; this is {__version__} with "
            f"version {rules}, which may play differently. Name another file"
        )


def _brief(value: object) -> str:
    text = ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that is there, found whole."""
    try:
        with file.open("rb") as start:
            head = start.read(len(HEAD))
    except OSError as error:
        raise BadData(f"{file}: {error.strerror or error}") from None
    if head != HEAD:
        raise BadData(f"{file}: not results of an arena" if head else f"{file}: empty")
    with _told(file):
        base = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)
        try:
            (found,) = base.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise BadData(f"{file}: broken: {str(found).splitlines()[-1]}")
            yield base
        finally:
            base.close()


@contextmanager
def _told(file: Path | None) -> Iterator[None]:
    """What the database says is wrong, as people are told it."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise BadData(f"{file}: {error}") from None
    except sqlite3.DatabaseError as error:
        raise BadData(f"{file}: broken: {error}") from None


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))
