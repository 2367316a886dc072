"""The tools that set up .venv: what they show, what they do when a step fails, and when there is nothing to do."""

import hashlib
import json
import sys
from pathlib import Path

import pytest

import install
import progress
from progress import Failed, Progress, Task, of_build, of_pip


def task(title: str, script: str, read=of_build) -> Task:
    return Task(title, [sys.executable, "-c", script], read)


def test_steps_are_numbered_and_their_output_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    log = tmp_path / "build" / "install.log"
    steps = Progress(2, log)
    steps.run(task("making a nest", "print('twigs')"))
    steps.run(task("laying eggs", "print('one')"), task("waiting", "print('two')"))
    output = capsys.readouterr().out
    assert "bugduel: [1/2] 0 s: making a nest\n" in output
    assert "bugduel: [1/2] making a nest: done in 0 s\n" in output
    assert "bugduel: [2/2] 0 s: laying eggs; waiting\n" in output
    assert "bugduel: [2/2] laying eggs: done in" in output
    assert sorted(log.read_text().split()) == ["one", "twigs", "two"]


def test_a_long_step_is_never_silent(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch):
    monkeypatch.setattr(progress, "SILENCE", 0.2)
    script = "import time\nfor number in range(5): print(f'bugduel: file {number} of 5', flush=True); time.sleep(0.3)"
    Progress(1, tmp_path / "log").run(task("compiling", script))
    output = capsys.readouterr().out
    assert "file 0 of 5" in output
    assert "file 4 of 5" in output


def test_a_step_that_fails_shows_why_and_ends_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    other = task("waiting", "import time; time.sleep(60)")
    with pytest.raises(Failed):
        Progress(1, tmp_path / "log").run(task("compiling", "import sys; print('no disk'); sys.exit(3)"), other)
    shown = capsys.readouterr().err
    assert "no disk\n" in shown
    assert f"bugduel: failed while compiling; its full output is in {tmp_path / 'log'}\n" in shown
    assert other.code() is not None


def test_warnings_of_a_build_that_works_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    Progress(1, tmp_path / "log").run(task("compiling", "print('bugduel: warning: not compiled'); print('chatter')"))
    shown = capsys.readouterr().err
    assert shown == "bugduel: warning: not compiled\n"


def test_what_pip_and_the_build_say_becomes_a_status():
    read = of_pip("installing")
    assert read("Collecting rich<16,>=13.7 (from bugduel)") == "installing: rich<16,>=13.7"
    assert read("Installing collected packages: a, b, c") == "installing: 3 packages"
    assert read("Using cached rich.whl") is None
    assert of_build("bugduel: compiling the engine (3 of 9 files)") == "compiling the engine (3 of 9 files)"
    assert of_build("bugduel: warning: slow") is None
    assert of_build("running build_ext") is None


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose .venv is up to date, as far as it was told."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "bug.py").write_text("legs = 6\n")
    for name in ("setup.py", "README.md"):
        (tmp_path / name).write_text("")
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["mypy"]\n[project]\ndependencies = ["rich"]\n'
        '[project.optional-dependencies]\ndev = ["pytest"]\n'
    )
    (tmp_path / "constraints.txt").write_text("mypy==2.0\nrich==15.0\n")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    monkeypatch.setattr(install, "ROOT", tmp_path)
    monkeypatch.chdir(tmp_path)
    lock = hashlib.sha256(b"mypy==2.0\nrich==15.0\n").hexdigest()
    done = {
        "environment": {"place": str(tmp_path / ".venv"), "needed": ["mypy", "rich"], "lock": lock},
        "runtime": ["rich"],
        "package": install.package_fingerprint(),
    }
    (tmp_path / ".venv" / "installed.json").write_text(json.dumps(done))
    return tmp_path


def steps_of(monkeypatch: pytest.MonkeyPatch, *extras: str) -> list[str]:
    """What would be done, by title."""
    found: list[str] = []

    class Noted(Progress):
        def run(self, *tasks):
            found.append(" and ".join(tasks))

    monkeypatch.setattr(install, "Progress", Noted)
    monkeypatch.setattr(install, "Task", lambda title, command, read: title)
    install.main(list(extras))
    return found


def test_nothing_is_done_when_all_is_there(project, monkeypatch):
    assert steps_of(monkeypatch) == []


def test_a_changed_source_builds_the_package_only(project, monkeypatch):
    (project / "src" / "bug.py").write_text("legs = 8\n")
    assert steps_of(monkeypatch) == ["building the package", "installing the package"]
    assert steps_of(monkeypatch) == []


def test_a_removed_source_builds_the_package(project, monkeypatch):
    (project / "src" / "bug.py").unlink()
    assert steps_of(monkeypatch) == ["building the package", "installing the package"]


def test_test_tools_are_installed_when_they_are_asked_for(project, monkeypatch):
    assert steps_of(monkeypatch, "dev") == ["installing dependencies"]
    assert steps_of(monkeypatch, "dev") == []


def test_a_folder_that_was_moved_or_needs_other_packages_gets_a_new_venv(project, monkeypatch):
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(text.replace('["rich"]', '["rich", "typer"]'))
    version = ".".join(str(part) for part in sys.version_info[:3])
    assert steps_of(monkeypatch) == [
        f"making .venv with Python {version}",
        "installing build tools",
        "building the package and installing dependencies",
        "installing the package",
    ]


def test_other_versions_get_a_new_venv(project, monkeypatch):
    (project / "constraints.txt").write_text("mypy==2.0\nrich==15.1\n")
    assert len(steps_of(monkeypatch)) == 4
    assert steps_of(monkeypatch) == []


def test_everything_that_comes_from_outside_has_a_locked_version(monkeypatch):
    commands: list[list[str]] = []
    monkeypatch.setattr(install, "Task", lambda title, command, read: commands.append(command))
    install.pip_task("installing build tools", ["mypy", "setuptools"])
    assert commands[0][-4:] == ["--constraint", "constraints.txt", "mypy", "setuptools"]


def test_a_step_that_was_broken_off_is_done_again(project, monkeypatch):
    (project / ".venv" / "installed.json").write_text('{"environment": ')
    assert len(steps_of(monkeypatch)) == 4


def test_unknown_extras_are_rejected(project):
    with pytest.raises(SystemExit, match=r"bugduel: pyproject.toml has no optional dependencies called rey"):
        install.main(["rey"])
