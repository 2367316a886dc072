"""Writing files: whole or not at all.

The text goes to a temporary file in the same folder, which then takes the place of the file in one step. Whatever goes
wrong, a file that was there stays as it was, and nothing is left behind.
"""

import os
import stat
from contextlib import suppress
from errno import EACCES, EEXIST
from pathlib import Path
from secrets import token_hex

from bugduel.core.errors import BugduelError

PRIVATE = 0o600
ANY = 0o666  # the user's umask takes away from it
MOST_SHOWN = 60  # characters of a path in a message
LONGEST = 40  # characters of a file's name that its temporary file repeats: names have a limit


class NotWritten(BugduelError):
    """A file that cannot be written, and the system's reason."""

    def __init__(self, file: Path, error: OSError) -> None:
        self.reason = error.strerror or str(error)
        super().__init__(f"cannot write {file}: {self.reason}")


class BadPath(BugduelError):
    """A path that the system will not even look at, and its reason."""

    def __init__(self, file: Path, error: OSError) -> None:
        name = str(file)
        shown = name if len(name) <= MOST_SHOWN else f"{name[:MOST_SHOWN]}..."
        super().__init__(f"{shown}: {error.strerror or error}")


class AlreadyThere(NotWritten):
    """A file that was to be new."""


def is_there(file: Path) -> bool:
    """Whether there is a file (or a folder) of this name. BadPath if that cannot be told."""
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
    """Write a file, or replace it: a link still points to it, and its permissions stay."""
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
    """Write a new file. AlreadyThere if there is one, even if it appeared this very moment."""
    data = text.encode("utf-8")
    try:
        target, _ = _target(file)
        _create(target, data)
    except FileExistsError as error:
        raise AlreadyThere(file, error) from None
    except OSError as error:
        raise NotWritten(file, error) from None


def _target(file: Path) -> tuple[Path, os.stat_result | None]:
    """Where a path leads, links followed, and what is there now."""
    target = Path(os.path.realpath(file))
    try:
        return target, target.stat()
    except FileNotFoundError:
        return target, None


def _write_to_device(target: Path, data: bytes) -> None:
    """/dev/stdout, a named pipe: nothing that could be replaced."""
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
    if os.path.lexists(target):  # saves the work; what counts is asked below
        raise FileExistsError(EEXIST, "there is such a file already")
    temporary = _temporary(target, None, data)
    try:
        try:
            os.link(temporary, target)  # unlike replacing, this fails if the file is there
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links
            if os.path.lexists(target):
                raise FileExistsError(EEXIST, "there is such a file already") from None
            temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _temporary(target: Path, old: os.stat_result | None, data: bytes) -> Path:
    """A file beside the target that holds all of the data, safe on the disk, with the permissions of the old one."""
    temporary = target.with_name(f".{target.name[:LONGEST]}.{token_hex(8)}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    # Nobody may read what replaces a private file, not even for a moment.
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
        with suppress(OSError):  # only some may give files away; for the others the file becomes theirs
            os.chown(temporary, old.st_uid, old.st_gid)
    temporary.chmod(stat.S_IMODE(old.st_mode))


def _sync_folder(folder: Path) -> None:
    """The new name is safe, too. Where a folder cannot be opened or synced, the file is whole all the same."""
    if os.name == "posix":
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
