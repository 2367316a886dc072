"""The games that are saved automatically, in the user's data folder."""

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from bugduel.core import BugduelError, Game, Record
from bugduel.files import NotWritten, create_file, data_folder, write_file
from bugduel.terminal.sessions.autosave import Autosave
from bugduel.terminal.sessions.seating import SavedGame, Seating, kept_text, read_kept
from bugduel.terminal.usage_errors import UsageError

try:
    import fcntl
except ImportError:  # not on Windows: a game can be played in two windows there
    fcntl = None  # type: ignore[assignment]

MOST = 100  # games on the shelf


class Shelf:
    """A file for each game. When there are too many, the oldest finished ones are removed first."""

    def __init__(self) -> None:
        self.folder = data_folder() / "games"
        self.claimed: Claim | None = None

    def autosave(self, kept: SavedGame) -> Autosave:
        """A autosave for a new game. If the game cannot be saved, the autosave says why; it was not asked for."""
        name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{kept.record.game}-{token_hex(2)}.json"
        autosave = Autosave(self.folder / name, kept, is_named=False)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            text = kept.to_json()
            create_file(autosave.file, text)
            autosave.written = text
            self.claim(autosave.file)
            self.tidy()
        except NotWritten as error:
            autosave.trouble = error.reason
        except OSError as error:
            autosave.trouble = error.strerror or str(error)
        return autosave

    def has(self, file: Path) -> bool:
        return file.resolve().parent == self.folder.resolve()

    def files(self) -> list[Path]:
        """All files, the latest first."""
        found: list[tuple[float, str, Path]] = []
        with suppress(OSError):
            for file in self.folder.glob("*.json"):
                found.append((file.stat().st_mtime, file.name, file))
        return [file for _, _, file in sorted(found, reverse=True)]

    def unfinished(self, game: Game | None) -> Iterator[tuple[Path, Game, Record, Seating]]:
        """Unfinished games, the latest first: any, or those of one game."""
        for file in self.files():
            with suppress(BugduelError):
                of, record, seating = read_kept(file)
                if of is (game or of) and not (seating.is_over or seating.is_declined or is_claimed(file)):
                    yield file, of, record, seating

    def decline(self, file: Path, record: Record, seating: Seating) -> None:
        """Do not offer the game again; its file stays."""
        with suppress(NotWritten):
            write_file(file, kept_text(record, replace(seating, is_declined=True)))

    def claim(self, file: Path) -> None:
        """Reserve the game for this window until it is released. UsageError if another window has it."""
        self.release()
        self.claimed = Claim(file)
        if not self.claimed.is_held:
            raise UsageError(f"{file}: this game is being played in another window")

    def release(self) -> None:
        if self.claimed is not None:
            self.claimed.release()
        self.claimed = None

    def tidy(self) -> None:
        """Remove surplus games. The latest stay, so that a finished game can be watched again."""
        files = self.files()
        oldest_first = files[MOST // 2 :][::-1]
        for file in sorted(oldest_first, key=_is_unfinished)[: max(len(files) - MOST, 0)]:
            if not is_claimed(file):
                with suppress(OSError):
                    file.unlink()


def latest_if_none(file: Path | None) -> Path:
    """The named file, or the game played last."""
    if file is not None:
        return file
    kept = Shelf().files()
    if not kept:
        raise UsageError("there is no saved game yet. Play one (bugduel play), or name a file")
    return kept[0]


def _is_unfinished(file: Path) -> bool:
    try:
        _, _, seating = read_kept(file)
    except BugduelError:
        return False
    return not seating.is_over


# --- one window for a game --------------------------------------------------------------------------------------------


class Claim:
    """A lock on a game for one window. It ends with the program, however that ends."""

    def __init__(self, file: Path) -> None:
        self.lock = file.with_name(f".{file.stem}.lock")
        self.descriptor = -1
        self.is_held = True
        if fcntl is not None:
            self.descriptor = os.open(self.lock, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.is_held = False

    def release(self) -> None:
        if self.descriptor >= 0:
            if self.is_held:
                self.lock.unlink(missing_ok=True)
            os.close(self.descriptor)
            self.descriptor = -1


def is_claimed(file: Path) -> bool:
    """Whether the game is being played right now."""
    try:
        claim = Claim(file)
    except OSError:
        return False
    claim.release()
    return not claim.is_held
