"""Files are written whole or not at all."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bugduel.files import AlreadyThere, NotWritten, create_file, write_file

POSIX = pytest.mark.skipif(os.name != "posix", reason="permissions and links of POSIX")


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_file_is_written_and_replaced_and_nothing_else_is_touched(tmp_path: Path) -> None:
    file, mine = tmp_path / "x.json", tmp_path / "x.json.new"
    mine.write_text("my own file")
    write_file(file, "one\n")
    write_file(file, "two ñ\n")
    assert file.read_bytes() == "two ñ\n".encode()
    assert mine.read_text() == "my own file"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.json", "x.json.new"]


@POSIX
def test_a_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target, link = tmp_path / "real" / "game.json", tmp_path / "game.json"
    target.write_text("old")
    link.symlink_to(target)
    write_file(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@POSIX
def test_a_link_to_nothing_yet_makes_its_target(tmp_path: Path) -> None:
    target, link = tmp_path / "later.json", tmp_path / "link.json"
    link.symlink_to(target)
    write_file(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@POSIX
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_permissions_of_a_file_stay(mode: int, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("old")
    file.chmod(mode)
    write_file(file, "new")
    assert mode_of(file) == mode


@POSIX
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_new_files_respect_the_umask(umask: int, mode: int, tmp_path: Path) -> None:
    before = os.umask(umask)
    try:
        write_file(tmp_path / "x", "new")
        create_file(tmp_path / "y", "new")
    finally:
        os.umask(before)
    assert mode_of(tmp_path / "x") == mode_of(tmp_path / "y") == mode


def test_a_file_that_is_read_only_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x"
    file.write_text("old")
    file.chmod(0o400)
    # To root nothing is read-only, so the system's answer is given here.
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(NotWritten, match="read-only"):
        write_file(file, "new")
    assert file.read_text() == "old"


def test_a_new_file_never_replaces_one(tmp_path: Path) -> None:
    file = tmp_path / "x"
    create_file(file, "old")
    with pytest.raises(AlreadyThere):
        create_file(file, "new")
    assert file.read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_new_file_appears_even_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*args: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    file = tmp_path / "x"
    create_file(file, "old")
    with pytest.raises(AlreadyThere):
        create_file(file, "new")
    assert file.read_text() == "old"


# --- what goes wrong --------------------------------------------------------------------------------------------------


def test_the_reason_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "x.json"
    for write in (write_file, create_file):
        with pytest.raises(NotWritten, match=r"cannot write .*x\.json: No such file or directory"):
            write(missing, "text")
    with pytest.raises(NotWritten, match="Is a directory"):
        write_file(tmp_path, "text")


def test_the_longest_name_can_be_written(tmp_path: Path) -> None:
    write_file(tmp_path / ("x" * 255), "text")
    write_file(tmp_path / ("ñ" * 127), "text")
    assert len(list(tmp_path.iterdir())) == 2


FULL = """
import resource, sys
from pathlib import Path
from bugduel.files import NotWritten, write_file, create_file
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))  # the disk takes so many bytes and no more
for write in (write_file, create_file):
    try:
        write(Path(sys.argv[1]) / write.__name__, "x" * 5000)
    except NotWritten as error:
        print(error.reason)
"""


@POSIX
def test_a_full_disk_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "write_file"
    file.write_text("old")
    run = subprocess.run([sys.executable, "-c", FULL, str(tmp_path)], capture_output=True, text=True, timeout=60)
    assert run.stdout == "File too large\n" * 2, run.stderr
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["write_file"]


def test_an_interruption_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x"
    file.write_text("old")

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_file(file, "new")
    assert file.read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
def test_devices_are_written_to_and_not_replaced() -> None:
    write_file(Path("/dev/null"), "text")
    with pytest.raises(NotWritten, match="No space left on device"):
        write_file(Path("/dev/full"), "text")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)
