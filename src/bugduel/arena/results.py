"""The results file: SQLite, one row per game, each game at most once, consistent at every moment."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from bugduel import __version__
from bugduel.arena.played import Played
from bugduel.arena.rows import COLUMNS, Row, as_json, played_of, row_of
from bugduel.arena.settings import Settings, game_of
from bugduel.core import BadData, BugduelError
from bugduel.core.reading.json_text import read_json
from bugduel.core.reading.messages import brief, cut, short

FORMAT = 3
EVERY = 0.5  # seconds between writes, so that many short games do not wait for the disk
PATIENCE = 30.0  # seconds to wait for another process writing to the same file
HEAD = b"SQLite format 3\x00"

TABLES = {
    "run": """CREATE TABLE run (format INTEGER NOT NULL, bugduel TEXT NOT NULL, game TEXT NOT NULL,
                  rules INTEGER NOT NULL, settings TEXT NOT NULL)""",
    "games": """CREATE TABLE games (item TEXT PRIMARY KEY, deal TEXT NOT NULL, sides TEXT NOT NULL,
                    outcome TEXT NOT NULL, first INTEGER NOT NULL, turns INTEGER NOT NULL, plies INTEGER NOT NULL,
                    seconds REAL NOT NULL, thinking TEXT NOT NULL, record TEXT NOT NULL, checksum TEXT NOT NULL)
                    WITHOUT ROWID""",
}
SELECT = f"SELECT {', '.join(COLUMNS)} FROM games ORDER BY item"
INSERT = f"INSERT OR IGNORE INTO games ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"


@dataclass(frozen=True)
class Run:
    """The metadata of a results file."""

    bugduel: str
    game: str
    rules: int
    settings: Settings


class Results:
    """The games of a run, in a file or in memory. `removed` are games that were damaged in the file and will be played
    again.
    """

    def __init__(self, settings: Settings, file: Path | None = None) -> None:
        """Create a file, or resume one of the same run. BadData says why not, and leaves the file unchanged."""
        self.file = file
        self.written = monotonic()
        self.removed: list[str] = []
        if file is not None and file.exists() and file.stat().st_size:
            _check_same(file, Results.about(file), settings)
        with _told(file):
            self.base = _connected(":memory:" if file is None else file.absolute().as_uri())
            try:
                self._begin(settings)
            except BaseException:
                self.base.close()
                raise

    def _begin(self, settings: Settings) -> None:
        """In one transaction: if two processes create the same file, the second finds the work of the first."""
        self.base.execute("BEGIN IMMEDIATE")
        said = as_json(settings.to_data())
        if not _tables(self.base):
            for table in TABLES.values():
                self.base.execute(table)
            row = (FORMAT, __version__, settings.game, game_of(settings).rules, said)
            self.base.execute("INSERT INTO run VALUES (?, ?, ?, ?, ?)", row)
        elif self.file is not None:
            _check_same(self.file, _about(self.file, self.base), settings)
            self.base.execute("UPDATE run SET settings = ?", (said,))
            self._remove_damaged()
        self.base.execute("COMMIT")

    def _remove_damaged(self) -> None:
        """Games are reproducible, so damaged ones are removed and played again."""
        for row in self.base.execute(SELECT).fetchall():
            try:
                played_of(row)
            except BadData:
                key = row[0].encode("utf-8", "surrogateescape") if isinstance(row[0], str) else row[0]
                self.base.execute("DELETE FROM games WHERE CAST(item AS BLOB) IS CAST(? AS BLOB)", (key,))
                self.removed.append(_called(row))

    @staticmethod
    def about(file: Path) -> Run:
        """The metadata of a file. BadData if it is not a results file, or broken."""
        with _opened(file) as base:
            return _about(file, base)

    @staticmethod
    def read(file: Path) -> Iterator[Played]:
        """All games of a file, ordered by name. BadData names a damaged one."""
        with _opened(file) as base:
            _about(file, base)
            yield from _rows(file, base)

    def add(self, games: Iterable[Played]) -> None:
        """Add games. Existing ones stay unchanged."""
        rows = [row_of(game) for game in games]
        with _told(self.file):
            if not self.base.in_transaction:
                self.base.execute("BEGIN IMMEDIATE")
            self.base.executemany(INSERT, rows)
        self.write_if_due()

    def write_if_due(self) -> None:
        """Call this regularly, even without new games: the last ones must not wait for the next."""
        if monotonic() - self.written >= EVERY:
            self.write()

    def write(self) -> None:
        """Write all added games to the file."""
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
    for row in base.execute(SELECT):
        try:
            game = played_of(row)
        except BadData as error:
            raise BadData(
                f"{file}: broken: the game {_called(row)}: {error}. "
                f"`bugduel arena --resume` with this file removes damaged games and plays them again"
            ) from None
        yield game


def _called(row: Row) -> str:
    return short(row[0]) if isinstance(row[0], str) else brief(row[0])


def _tables(base: sqlite3.Connection) -> dict[str, str]:
    return dict(base.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall())


def _about(file: Path, base: sqlite3.Connection) -> Run:
    tables = _tables(base)
    if not TABLES.keys() <= tables.keys():
        raise BadData(f"{file}: a database, but not arena results")
    formats = base.execute("SELECT format FROM run").fetchall()
    if len(formats) != 1:
        raise BadData(f"{file}: arena results that do not name their run")
    if formats != [(FORMAT,)]:
        raise BadData(f"{file}: results of format {brief(formats[0][0])}; this Bugduel reads format {FORMAT}")
    triggers = base.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger'").fetchone()
    if any(tables[name] != sql for name, sql in TABLES.items()) or triggers != (0,):
        raise BadData(f"{file}: its tables are not those of arena results")  # a trigger could do anything
    version, game, rules, settings = base.execute("SELECT bugduel, game, rules, settings FROM run").fetchone()
    try:
        if not (isinstance(version, str) and isinstance(settings, str) and type(rules) is int):
            raise BadData("the description of its run cannot be read")
        run = Run(short(version), str(game), rules, Settings.from_data(read_json(settings, "settings")))
        if run.settings.game != game:
            raise BadData(f"results of {brief(game)} with settings of {run.settings.game}")
    except BugduelError as error:
        raise BadData(f"{file}: {error}") from None
    return run


def _check_same(file: Path, run: Run, settings: Settings) -> None:
    """Reject mixing games of different runs, or of versions that may play differently."""
    differences = run.settings.differences(settings)
    if differences:
        theirs, mine = run.settings.to_data(), settings.to_data()
        told = [f"{name} {_brief(theirs[name])}, not {_brief(mine[name])}" for name in differences]
        raise BadData(f"{file}: holds another run: {'; '.join(told)}. Name another file, or resume that run: --resume")
    rules = game_of(settings).rules
    if run.rules != rules or run.bugduel != __version__:
        raise BadData(
            f"{file}: played by Bugduel {run.bugduel} and version {run.rules} of the rules; this is {__version__} with "
            f"version {rules}, which may play differently. Name another file"
        )


def _brief(value: object) -> str:
    return cut(", ".join(str(each) for each in value) if isinstance(value, list) else str(value), 60)


def _connected(address: str) -> sqlite3.Connection:
    base = sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=address != ":memory:")
    base.execute("PRAGMA trusted_schema = OFF")
    # Invalid UTF-8 damages one row and not the whole file.
    base.text_factory = _text
    return base


def _text(text: bytes) -> str:
    return text.decode("utf-8", "surrogateescape")


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """An existing file, checked for integrity."""
    try:
        with file.open("rb") as start:
            head = start.read(len(HEAD))
    except OSError as error:
        raise BadData(f"{file}: {error.strerror or error}") from None
    if head != HEAD:
        raise BadData(f"{file}: not arena results" if head else f"{file}: empty")
    with _told(file):
        base = _connected(f"{file.absolute().as_uri()}?mode=rw")
        try:
            (found,) = base.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise BadData(f"{file}: broken: {short(str(found).splitlines()[-1])}")
            yield base
        finally:
            base.close()


@contextmanager
def _told(file: Path | None) -> Iterator[None]:
    """Database errors as messages for people."""
    try:
        yield
    except sqlite3.OperationalError as error:
        busy = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY
        raise BadData(f"{file}: {'another program is writing to it' if busy else short(str(error), 200)}") from None
    except (sqlite3.Error, OverflowError, UnicodeDecodeError) as error:  # its messages may quote the file
        raise BadData(f"{file}: broken: {short(str(error), 200)}") from None
