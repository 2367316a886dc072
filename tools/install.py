"""Makes .venv and brings it up to date: what playing needs, and on request what testing and Ray need.

    python tools/install.py [dev] [ray]

Only the standard library is needed. What was done is kept in .venv/installed.json, so a second run ends at once.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from progress import Failed, Progress, Task, of_build, of_pip

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(".venv")
PYTHON = str(VENV / "bin" / "python")
DONE = VENV / "installed.json"
LOG = Path("build/install.log")
WHEELS = Path("build/wheel")
# Byte-compiling all that was installed takes longer than doing it for what is used when it is first imported.
PIP = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--no-compile"]


def main(extras: list[str]) -> None:
    os.chdir(ROOT)
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    unknown = set(extras) - set(project["project"]["optional-dependencies"])
    if unknown:
        sys.exit(f"bugduel: pyproject.toml has no optional dependencies called {', '.join(sorted(unknown))}")
    done = read_done()
    environment = environment_of(project)
    package = package_fingerprint()
    new = done.get("environment") != environment or not venv_works()
    if new:
        done = {}
    wanted = {"runtime": project["project"]["dependencies"]}
    wanted |= {extra: project["project"]["optional-dependencies"][extra] for extra in extras}
    missing = {name: needed for name, needed in wanted.items() if done.get(name) != needed}
    build = done.get("package") != package
    if not (new or missing or build):
        return
    progress = Progress(2 * new + bool(missing or build) + build, LOG)
    if new:
        make_venv(progress, project["build-system"]["requires"])
        done["environment"] = environment
        write_done(done)
    tasks = [build_task()] if build else []
    if missing:
        tasks.append(pip_task("installing dependencies", [need for needed in missing.values() for need in needed]))
    progress.run(*tasks)
    done |= missing
    write_done(done)
    if build:
        write_done(done | {"package": ""})  # so that an exchange that is broken off is done again
        exchange_package(progress)
        write_done(done | {"package": package})


def read_done() -> dict[str, object]:
    try:
        done = json.loads(DONE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return done if isinstance(done, dict) else {}


def write_done(done: dict[str, object]) -> None:
    new = DONE.with_suffix(".new")
    new.write_text(json.dumps(done, indent=1), encoding="utf-8")
    new.replace(DONE)


def environment_of(project: dict[str, dict[str, list[str]]]) -> object:
    """What a .venv is made for: it cannot be moved, and has nothing in it that is no longer needed."""
    needed = project["build-system"]["requires"] + project["project"]["dependencies"]
    return {"place": str(VENV.absolute()), "needed": needed}


def venv_works() -> bool:
    """Whether the Python that .venv was made with is still there."""
    return subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0 if Path(PYTHON).exists() else False


def package_fingerprint() -> str:
    """Changes with everything that the package is made of, and with whether it is to be compiled."""
    found = hashlib.sha256(os.environ.get("BUGDUEL_COMPILE", "").encode())
    sources = sorted(path for path in Path("src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    for path in [Path("pyproject.toml"), Path("setup.py"), Path("README.md"), *sources]:
        content = path.read_bytes()
        found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest()


def make_venv(progress: Progress, needed: list[str]) -> None:
    base = getattr(sys, "_base_executable", sys.executable)  # this may run from the very .venv that is made anew
    version = ".".join(str(part) for part in sys.version_info[:3])
    progress.run(
        Task(f"making {VENV} with Python {version}", [base, "-m", "venv", "--clear", str(VENV)], lambda line: None)
    )
    progress.run(pip_task("installing build tools", needed))


def pip_task(doing: str, needed: list[str]) -> Task:
    return Task(doing, [*PIP, *needed], of_pip(doing))


def build_task() -> Task:
    """The wheel, by the hook that pip would call: pip itself would hide what the build says until it is over."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    hook = f"from setuptools.build_meta import build_wheel; build_wheel({str(WHEELS)!r})"
    return Task("building the package", [PYTHON, "-u", "-c", hook], of_build)


def exchange_package(progress: Progress) -> None:
    """Put the new wheel in the place of the installed one, left-overs of a broken exchange included."""
    for folder in VENV.glob("lib*/python3*/site-packages"):
        for old in [
            path for pattern in ("bugduel", "bugduel__mypyc*", "bugduel-*", "~ugduel*") for path in folder.glob(pattern)
        ]:
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink(missing_ok=True)
    command = [PYTHON, "-m", "pip", "install", "--no-deps", "--no-index", *map(str, WHEELS.glob("*.whl"))]
    progress.run(Task("installing the package", command, lambda line: None))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failed:
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
