"""The console script `bugduel`, and `python -m bugduel`."""

import sys

from bugduel import __version__


def run() -> None:
    # Scripts ask this often, and loading the command line takes five times as long as answering.
    if sys.argv[1:] == ["--version"]:
        print(f"bugduel {__version__}")
        return
    from bugduel.terminal.main import run as run_command

    run_command()


if __name__ == "__main__":
    run()
