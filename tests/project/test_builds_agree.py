"""The compiled and the interpreted build play the same games."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
GAMES = 160  # of First Contact, as many of random choices of sets, and half as many of Shard Bugs


def digests(build: str) -> tuple[str, list[str]]:
    """Where a build came from, and the fingerprints of its games."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONPATH"] = str(ROOT / "src") if build == "interpreted" else ""
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import mindbug_checks as mindbug, shard_checks\n"
        "import bugduel.mindbug.rules.course as course\n"
        "print(course.__file__)\n"
        "for seed in range(int(sys.argv[2])):\n"
        "    print(mindbug.events_digest(seed), mindbug.events_digest(seed, mindbug.any_sets(seed)))\n"
        "    if seed % 2: print(shard_checks.events_digest(seed))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, str(ROOT / "tests" / "support"), str(GAMES)],
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
    assert len(compiled) == GAMES * 5 // 2
    assert len(set(compiled)) > GAMES * 5 // 2 * 0.99
    assert compiled == interpreted
