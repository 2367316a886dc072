"""Writes constraints.txt: the exact version of everything that pyproject.toml names and needs, for every platform.

    make lock

uv finds versions that fit Linux, macOS, Windows and all supported Pythons at once; a line that holds for some of them
only says so in its marker. Where packages come from is not written down: that is the business of whoever installs.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "constraints.txt"
HEADER = """\
# Written by `make lock`: the exact versions that make and CI install, build tools included.
# These are constraints: pyproject.toml says what is needed, and this file which version of it.
"""


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = project["project"]["requires-python"].removeprefix(">=")
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", oldest]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    command += ["--all-extras", "pyproject.toml", "-"]
    needed = "\n".join(project["build-system"]["requires"])
    found = subprocess.run(command, cwd=ROOT, input=needed, stdout=subprocess.PIPE, text=True)
    if found.returncode:
        sys.exit("bugduel: uv found no versions that fit together; constraints.txt stays as it was")
    before = LOCK.read_text(encoding="utf-8") if LOCK.exists() else ""
    LOCK.write_text(HEADER + found.stdout, encoding="utf-8")
    tell_changes(before, HEADER + found.stdout)


def tell_changes(before: str, after: str) -> None:
    old, new = ([line for line in text.splitlines() if not line.startswith("#")] for text in (before, after))
    changes = [f"- {line}" for line in old if line not in new] + [f"+ {line}" for line in new if line not in old]
    # By name, so that the old and the new version of a package follow each other.
    changes.sort(key=lambda change: (change[2:].partition("==")[0], change[0] == "+"))
    print("\n".join(changes) if changes else f"{LOCK.name} is up to date.")


if __name__ == "__main__":
    main()
