"""Keeping a game: its Record, or a draft, in a file that is whole at every moment."""

import os
from pathlib import Path
from typing import Protocol

from bugduel.terminal.slips import Slip


class Kept(Protocol):
    """What can be kept."""

    def to_json(self) -> str: ...


class Keeper:
    """Writes a Record to a file, again after each choice. `trouble` says why the last writing failed, if it did."""

    def __init__(self, file: Path, record: Kept, is_new: bool) -> None:
        self.file = file
        self.record = record
        self.trouble = ""
        if is_new and file.exists():
            raise Slip(f"--save: {file} is there already. Go on with it (--resume {file}), or name another file")
        self.write()
        if self.trouble:
            raise Slip(f"--save: {file}: {self.trouble}")

    def write(self) -> None:
        """A new file takes the old one's place in one step, so that a crash leaves one of the two."""
        draft = self.file.with_name(self.file.name + ".new")
        try:
            with draft.open("w", encoding="utf-8") as out:
                out.write(self.record.to_json())
                out.flush()
                os.fsync(out.fileno())
            draft.replace(self.file)
        except OSError as error:
            self.trouble = error.strerror or str(error)
            draft.unlink(missing_ok=True)
        else:
            self.trouble = ""
