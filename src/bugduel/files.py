"""Where Bugduel keeps its files, and writing them atomically: completely or not at all.

The text goes to a temporary file in the same folder, which then replaces the file in one step. If anything fails, an
existing file stays unchanged and nothing is left behind.
"""

import os
import stat
from contextlib import suppress
from errno import EACCES, EEXIST
from pathlib import Path
from secrets import token_hex

from bugduel.core.errors import BugduelError

PRIVATE = 0o600
ANY = 0o666  # reduced by the user's umask
MOST_SHOWN = 60  # characters of a path in a message
LONGEST = 40  # characters of the file's name in its temporary file: names have a limit


def data_folder() -> Path:
    """Where Bugduel stores the user's data."""
    if own := os.environ.get("BUGDUEL_DATA"):
        return Path(own)
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "bugduel"


class NotWritten(BugduelError):
    """A file cannot be written, with the system's reason."""

    def __init__(self, file: Path, error: OSError) -> None:
        self.reason = error.strerror or str(error)
        super().__init__(f"cannot write {file}: {self.reason}")


class BadPath(BugduelError):
    """A path the system rejects, with its reason."""

    def __init__(self, file: Path, error: OSError) -> None:
        name = str(file)
        shown = name if len(name) <= MOST_SHOWN else f"{name[:MOST_SHOWN]}..."
        super().__init__(f"{shown}: {error.strerror or error}")


class AlreadyThere(NotWritten):
    """A file that should be new already exists."""


def is_there(file: Path) -> bool:
    """Whether a file or folder exists. BadPath if the system cannot tell."""
    try:
        file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise BadPath(file, error) from None
    return True


def is_folder(file: Path) -> bool:
    return is_there(file) and file.is_dir()


def write_file(file: Path, text: str) -> None:
    """Write or replace a file. Links and permissions are preserved."""
    data = text.encode("utf-8")
    try:
        target, old = _target(file)
        if old is not None and not stat.S_ISREG(old.st_mode):
            _write_to_device(target, data)
        else:
            _replace(target, old, data)
    except OSError as error:
        raise NotWritten(file, error) from None


def create_file(file: Path, text: str) -> None:
    """Write a new file. AlreadyThere if it exists, even if it was created just now."""
    data = text.encode("utf-8")
    try:
        target, _ = _target(file)
        _create(target, data)
    except FileExistsError as error:
        raise AlreadyThere(file, error) from None
    except OSError as error:
        raise NotWritten(file, error) from None


def _target(file: Path) -> tuple[Path, os.stat_result | None]:
    """The target of a path, links followed, and its current status."""
    target = Path(os.path.realpath(file))
    try:
        return target, target.stat()
    except FileNotFoundError:
        return target, None


def _write_to_device(target: Path, data: bytes) -> None:
    """/dev/stdout or a named pipe, which cannot be replaced."""
    with target.open("wb") as out:
        out.write(data)


def _replace(target: Path, old: os.stat_result | None, data: bytes) -> None:
    if old is not None and not os.access(target, os.W_OK):
        raise PermissionError(EACCES, "it is read-only")
    temporary = _temporary(target, old, data)
    try:
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _create(target: Path, data: bytes) -> None:
    if os.path.lexists(target):  # an early exit; the check below is the one that counts
        raise FileExistsError(EEXIST, "the file already exists")
    temporary = _temporary(target, None, data)
    try:
        try:
            os.link(temporary, target)  # unlike replacing, this fails if the file exists
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links
            if os.path.lexists(target):
                raise FileExistsError(EEXIST, "the file already exists") from None
            temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _temporary(target: Path, old: os.stat_result | None, data: bytes) -> Path:
    """A file beside the target with all of the data, synced to disk, with the permissions of the old one."""
    temporary = target.with_name(f".{target.name[:LONGEST]}.{token_hex(8)}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    # The replacement of a private file must never be readable to others.
    descriptor = os.open(temporary, flags, ANY if old is None else PRIVATE)
    try:
        with open(descriptor, "wb") as out:
            out.write(data)
            out.flush()
            if old is not None:
                _make_alike(temporary, old)
            os.fsync(out.fileno())
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _make_alike(temporary: Path, old: os.stat_result) -> None:
    if hasattr(os, "chown"):
        with suppress(OSError):  # only some users may change the owner; otherwise it becomes theirs
            os.chown(temporary, old.st_uid, old.st_gid)
    temporary.chmod(stat.S_IMODE(old.st_mode))


def _sync_folder(folder: Path) -> None:
    """Sync the new name too. If the folder cannot be synced, the file is complete all the same."""
    if os.name == "posix":
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
