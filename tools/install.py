"""Creates or updates .venv with what playing needs and, on request, what testing and Ray need.

    python tools/install.py [dev] [ray] [learn] [docs] [lock]

The versions are those of constraints.txt (`make lock` renews them). Needs only the standard library. Finished steps are
recorded in .venv/installed.json, so a second run ends at once. On Windows, run it with a Python outside .venv: one that
is running cannot be replaced there.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import web_client
from progress import Failed, Progress, Task, of_build, of_pip

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(".venv")
PYTHON = str(VENV / "Scripts" / "python.exe") if os.name == "nt" else str(VENV / "bin" / "python")
DONE = VENV / "installed.json"
LOG = Path("build/install.log")
WHEELS = Path("build/wheel")
# Byte-compiling everything takes longer than compiling what is used on first import.
LOCK = Path("constraints.txt")
PIP = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--no-compile", "--constraint", str(LOCK)]


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
        write_done(done | {"package": ""})  # so that an interrupted replacement is repeated
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
    """What a .venv depends on: it cannot be moved, and must not contain obsolete packages."""
    needed = project["build-system"]["requires"] + project["project"]["dependencies"]
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    return {"place": str(VENV.absolute()), "needed": needed, "lock": lock}


def venv_works() -> bool:
    """Whether the Python of .venv still exists."""
    return subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0 if Path(PYTHON).exists() else False


def package_fingerprint() -> str:
    """A fingerprint of all sources of the package, and of what of it is built."""
    wishes = [os.environ.get(name, "") for name in ("BUGDUEL_COMPILE", "BUGDUEL_WEB")]
    found = hashlib.sha256(f"{wishes} {web_client.fingerprint()}".encode())
    sources = sorted(path for path in Path("src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    for path in [Path("pyproject.toml"), Path("setup.py"), Path("README.md"), *sources]:
        content = path.read_bytes()
        found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest()


def make_venv(progress: Progress, needed: list[str]) -> None:
    base = getattr(sys, "_base_executable", sys.executable)  # this may run from the .venv being recreated
    version = ".".join(str(part) for part in sys.version_info[:3])
    progress.run(
        Task(f"making {VENV} with Python {version}", [base, "-m", "venv", "--clear", str(VENV)], lambda line: None)
    )
    progress.run(pip_task("installing build tools", needed))


def pip_task(doing: str, needed: list[str]) -> Task:
    return Task(doing, [*PIP, *needed], of_pip(doing))


def build_task() -> Task:
    """Build the wheel with the hook that pip would call: pip itself hides the output until the end."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    hook = f"from setuptools.build_meta import build_wheel; build_wheel({str(WHEELS)!r})"
    return Task("building the package", [PYTHON, "-u", "-c", hook], of_build)


def exchange_package(progress: Progress) -> None:
    """Replace the installed package with the new wheel, leftovers of an interrupted replacement included."""
    for folder in [*VENV.glob("lib*/python3*/site-packages"), *VENV.glob("Lib/site-packages")]:
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
