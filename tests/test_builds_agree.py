"""The compiled and the interpreted build play the same games."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = 1000  # of First Contact, and as many of random choices of sets


def digests(build: str) -> tuple[str, list[str]]:
    """Where a build came from, and the fingerprints of its games."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONPATH"] = str(ROOT / "src") if build == "interpreted" else ""
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from checks import any_sets, events_digest\n"
        "import bugduel.mindbug.course as course\n"
        "print(course.__file__)\n"
        "for seed in range(int(sys.argv[2])): print(events_digest(seed), events_digest(seed, any_sets(seed)))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, str(ROOT / "tests"), str(GAMES)],
        env=environment,
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    module, *lines = run.stdout.split()
    return module, lines


def test_compiled_and_interpreted_games_are_the_same():
    source, interpreted = digests("interpreted")
    installed, compiled = digests("installed")
    assert source.startswith(str(ROOT / "src"))
    assert not installed.startswith(str(ROOT / "src")), "Bugduel must be installed: run `make setup`"
    assert len(compiled) == 2 * GAMES
    assert len(set(compiled)) > 2 * GAMES * 0.99
    assert compiled == interpreted
