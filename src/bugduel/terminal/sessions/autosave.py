"""Saving a game or a draft in a file that is complete at every moment."""

from pathlib import Path
from typing import Protocol

from bugduel.files import AlreadyThere, NotWritten, create_file, is_folder, write_file
from bugduel.terminal.usage_errors import UsageError


def check_place(option: str, file: Path) -> None:
    """Reject a file that cannot be created, before any work is done."""
    if is_folder(file):
        raise UsageError(f"{option}: {file}: Is a directory")
    if not is_folder(file.absolute().parent):
        raise UsageError(f"{option}: there is no folder {file.absolute().parent}")


class Savable(Protocol):
    """What can be saved."""

    def to_json(self) -> str: ...


class Autosave:
    """Writes something to a file after each choice. `trouble` says why the last attempt failed, if it did."""

    def __init__(self, file: Path, kept: Savable, is_named: bool = True) -> None:
        self.file = file
        self.kept = kept
        self.is_named = is_named  # by the user; otherwise it is saved unasked
        self.trouble = ""
        self.written = ""

    def create(self) -> None:
        """Create the file that the user named with --save."""
        check_place("--save", self.file)
        text = self.kept.to_json()
        try:
            create_file(self.file, text)
        except AlreadyThere:
            there = f"--save: {self.file} already exists"
            raise UsageError(f"{there}. Resume it (--resume {self.file}), or name another file") from None
        self.written = text

    def reopen(self) -> None:
        """Resume writing to a file. NotWritten if that fails."""
        self.written = self.kept.to_json()
        write_file(self.file, self.written)

    def write(self) -> None:
        text = self.kept.to_json()
        if text == self.written:
            return
        try:
            write_file(self.file, text)
        except NotWritten as error:
            self.trouble = error.reason
        else:
            self.trouble = ""
            self.written = text
