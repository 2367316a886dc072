"""Lists the rules of all games (src/bugduel/GAME/text/rulebook/en.md) with the number of tests for each.

A rule is a line `- **MB-S2** text` under a heading `## Setup (MB-S)`. A test names the rules it covers with
`@rule("MB-S2")` on itself or its class, with `marks=rule("MB-S2")` in its parameters, or with `pytestmark`.
"""

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

PAGES = "src/bugduel/*/text/rulebook/en.md"
TITLE = re.compile(r"# ([^:\n]+)")
CHAPTER = re.compile(r"## (.+) \(([A-Z]+-[A-Z]+)\)")
RULE = re.compile(r"- \*\*([A-Z]+-[A-Z]+)(\d+)\*\* ")


class RulesError(Exception):
    """An error in a page or a test."""


@dataclass
class Chapter:
    key: str
    title: str
    rules: list[str] = field(default_factory=list)


@dataclass
class Game:
    title: str
    chapters: list[Chapter] = field(default_factory=list)


def main(arguments: list[str], root: Path) -> int:
    options = parse(arguments)
    try:
        games = read_games(root)
        tests = count_tests(root / "tests", set(all_rules(games)))
        demanded = chapters_named(games, options.fail_missing)
    except RulesError as error:
        print(f"rules: {error}", file=sys.stderr)
        return 1
    if options.missing:
        for rule in missing(games, tests):
            print(rule)
    else:
        print("\n\n".join(report(game, tests) for game in games))
    failed = [rule for rule in missing(games, tests) if chapter_of(rule) in demanded and rule not in options.excepted]
    if failed:
        print(f"rules: these need a test: {' '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="rules", description="List the rules with the number of their tests.")
    parser.add_argument("--missing", action="store_true", help="list only the rules without a test")
    parser.add_argument(
        "--fail-missing", nargs="+", default=[], metavar="CHAPTER", help="fail if one of these lacks tests"
    )
    parser.add_argument("--except", nargs="+", default=[], metavar="RULE", dest="excepted", help="exempt these")
    return parser.parse_args(arguments)


def read_games(root: Path) -> list[Game]:
    """One game per page, ordered by the folder of the game."""
    games = [read_game(page) for page in sorted(root.glob(PAGES))]
    twice = [rule for rule, count in Counter(all_rules(games)).items() if count > 1]
    if twice:
        raise RulesError(f"{root}: there is more than one rule {', '.join(twice)}")
    return games


def read_game(page: Path) -> Game:
    game = Game(page.stem)
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if match := TITLE.match(line):
            game.title = match[1]
        elif match := CHAPTER.match(line):
            game.chapters.append(Chapter(key=match[2], title=match[1]))
        elif match := RULE.match(line):
            if not game.chapters or game.chapters[-1].key != match[1]:
                raise RulesError(f"{page}:{number}: {match[1]}{match[2]} is not in a chapter ({match[1]})")
            game.chapters[-1].rules.append(match[1] + match[2])
    return game


def count_tests(folder: Path, known: set[str]) -> Counter[str]:
    """The number of test functions for each rule."""
    counts: Counter[str] = Counter()
    for file in sorted(folder.rglob("*.py")):
        for test in marked_tests(file):
            unknown = sorted(test.rules - known)
            if unknown:
                raise RulesError(f"{file}:{test.line}: {test.name} names unknown rules: {', '.join(unknown)}")
            counts.update(test.rules)
    return counts


@dataclass
class Test:
    name: str
    line: int
    rules: set[str]


def marked_tests(file: Path) -> list[Test]:
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    return list(tests_in(tree.body, set(), file))


def tests_in(body: list[ast.stmt], outer: set[str], file: Path) -> Iterator[Test]:
    """The tests of a module or class, each with its own rules and those of its scopes."""
    outer = outer | named_rules(pytestmarks(body), file)
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield Test(node.name, node.lineno, outer | named_rules(node.decorator_list, file))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from tests_in(node.body, outer | named_rules(node.decorator_list, file), file)


def pytestmarks(body: list[ast.stmt]) -> Iterator[ast.expr]:
    for node in body:
        if isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield node.value


def named_rules(expressions: Iterable[ast.expr], file: Path) -> set[str]:
    """The ids in every `rule(...)` within these expressions."""
    found = set()
    for call in (node for expression in expressions for node in ast.walk(expression)):
        if not isinstance(call, ast.Call) or called_name(call) != "rule":
            continue
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise RulesError(f"{file}:{call.lineno}: rule({ast.unparse(argument)}): write the ids out")
            found.add(argument.value)
    return found


def called_name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def chapters_named(games: list[Game], keys: list[str]) -> set[str]:
    known = {chapter.key for game in games for chapter in game.chapters}
    unknown = [key for key in keys if key not in known]
    if unknown:
        raise RulesError(
            f"--fail-missing: there is no chapter {', '.join(unknown)}. Chapters: {' '.join(sorted(known))}"
        )
    return set(keys)


def all_rules(games: list[Game]) -> list[str]:
    return [rule for game in games for chapter in game.chapters for rule in chapter.rules]


def missing(games: list[Game], tests: Counter[str]) -> list[str]:
    return [rule for rule in all_rules(games) if not tests[rule]]


def chapter_of(rule: str) -> str:
    return rule.rstrip("0123456789")


def report(game: Game, tests: Counter[str]) -> str:
    rules = all_rules([game])
    width = max((len(rule) for rule in rules), default=0)
    lines = [f"{game.title}: {proven(rules, tests)} rules have a test"]
    for chapter in game.chapters:
        lines += ["", f"  {chapter.title} ({chapter.key}): {proven(chapter.rules, tests)}"]
        lines += [f"    {rule:{width}} {tests[rule] or '-':>4}" for rule in chapter.rules]
    untested = [rule for rule in rules if not tests[rule]]
    if untested:
        lines += ["", "  Without a test:"]
        lines += [f"    {' '.join(untested[start : start + 12])}" for start in range(0, len(untested), 12)]
    return "\n".join(lines)


def proven(rules: list[str], tests: Counter[str]) -> str:
    return f"{sum(1 for rule in rules if tests[rule])} of {len(rules)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).parent.parent))
