"""The tool behind `make rules` finds rules, finds the tests that name them, and objects to what it does not know."""

import re
from pathlib import Path

import pytest

import rules

TOY = "src/bugduel/toy/text/rulebook/en.md"
PAGE = """# Toy: the rules

- [Setup](#setup-ty-s)

## Setup (TY-S)
- **TY-S1** Shuffle.
- **TY-S2** Deal, as TY-S1 says.

## Turn (TY-T)
- **TY-T1** Alternate. See **TY-S1**.
- **TY-T10** Stop.
"""

TESTS = """
from marks import rule
pytestmark = [rule("TY-S1")]

@rule("TY-T1", "TY-S2")
def test_one(): ...

@rule("TY-T1")
class TestMore:
    def test_two(self): ...

    class TestInner:
        @pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TY-S2"))])
        async def test_three(self, n): ...

    @rule("TY-T10")
    def not_a_test(self): ...
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path / TOY, PAGE)
    write(tmp_path / "tests" / "deep" / "test_toy.py", TESTS)
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def test_rules_are_read_by_chapter(root: Path) -> None:
    (game,) = rules.read_games(root)
    assert game.title == "Toy"
    assert [(chapter.title, chapter.key, chapter.rules) for chapter in game.chapters] == [
        ("Setup", "TY-S", ["TY-S1", "TY-S2"]),
        ("Turn", "TY-T", ["TY-T1", "TY-T10"]),
    ]


def test_marks_count_on_functions_classes_parameters_and_modules(root: Path) -> None:
    counts = rules.count_tests(root / "tests", {"TY-S1", "TY-S2", "TY-T1", "TY-T10"})
    assert counts == {"TY-S1": 3, "TY-S2": 2, "TY-T1": 3}


def test_listing_shows_counts_and_rules_without_a_test(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main([], root) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Toy: 3 of 4 rules have a test"
    assert "    TY-S2     2" in lines
    assert "    TY-T10    -" in lines
    assert lines[-2:] == ["  Without a test:", "    TY-T10"]


def test_missing_lists_only_rules_without_a_test(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(["--missing"], root) == 0
    assert capsys.readouterr().out == "TY-T10\n"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--fail-missing", "TY-S"], 0),
        (["--fail-missing", "TY-S", "TY-T"], 1),
        (["--fail-missing", "TY-T", "--except", "TY-T10"], 0),
        (["--fail-missing", "TY-X"], 1),
    ],
)
def test_chapters_can_be_demanded_whole(root: Path, arguments: list[str], code: int) -> None:
    assert rules.main(arguments, root) == code


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ('rule("TY-S9")', "test_odd.py:2: test_odd names unknown rules: TY-S9"),
        ("rule(*IDS)", "test_odd.py:1: rule(*IDS): write the ids out"),
    ],
)
def test_marks_it_cannot_place_are_errors(
    root: Path, capsys: pytest.CaptureFixture[str], mark: str, complaint: str
) -> None:
    write(root / "tests" / "test_odd.py", f"@{mark}\ndef test_odd(): ...\n")
    assert rules.main([], root) == 1
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("line", ["- **TY-T1** Again.\n", "- **TY-S3** In the wrong chapter.\n"])
def test_rules_written_twice_or_misplaced_are_errors(root: Path, line: str) -> None:
    write(root / TOY, PAGE + line)
    assert rules.main([], root) == 1


def test_pages_hide_no_rule_from_the_tool() -> None:
    root = Path(__file__).parent.parent.parent
    text = "".join(page.read_text(encoding="utf-8") for page in root.glob(rules.PAGES))
    assert set(re.findall(r"[A-Z]{2}-[A-Z]\d+", text)) == set(rules.all_rules(rules.read_games(root)))
