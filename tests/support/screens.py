"""Running the command line as a person would, with everything typed beforehand."""

import re
from collections.abc import Sequence

from typer.testing import CliRunner, Result

from bugduel.terminal.main import app

CHOICES = re.compile(r"^ *(\d+)\. ", re.MULTILINE)


def bugduel(*args: str, typed: str = "") -> Result:
    """One command, with its output; a traceback fails the test at once."""
    result = CliRunner().invoke(app, list(args), input=typed, env={"LANG": "C", "LC_ALL": "C", "COLUMNS": "100"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def rejected(*args: str) -> str:
    """What is said about a usage error: one line on stderr, exit code 2."""
    result = bugduel(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("bugduel: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def numbers(seed: int, count: int = 300) -> str:
    """Typed choices from 1 to 9: those that are too high are asked again, so that any game comes to its end."""
    return "".join(f"{(seed * 7919 + place * place * 31 + place // 3) % 9 + 1}\n" for place in range(count))


def shown_choices(output: str) -> Sequence[int]:
    return [int(number) for number in CHOICES.findall(output)]
