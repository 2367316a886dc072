"""A small file system, and something that fills it."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from programs import leave_out, program


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    mount = program("mount")
    folder = Path(tempfile.mkdtemp(prefix="bugduel-disk-"))
    options = ["-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    if mount is None or subprocess.run([str(mount), *options], capture_output=True).returncode:
        folder.rmdir()
        leave_out("a file system that may be mounted (which takes root)")
    try:
        yield folder
    finally:
        subprocess.run([str(program("umount")), "--lazy", str(folder)], check=True)
        folder.rmdir()


class Ballast:
    """Takes all the room that is left, and gives it back."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "ballast"

    def __enter__(self) -> "Ballast":
        with self.file.open("wb", buffering=0) as out:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while out.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue  # there is room for less
        return self

    def __exit__(self, *_: object) -> None:
        self.file.unlink()
