"""Imports point down, and no game is named above the waist except in the registry."""

import ast
from pathlib import Path

import bugduel
from bugduel.games import GAMES

# The plain sources: a compiled package holds them too.
PACKAGE = Path(bugduel.__file__).parent

# Each part may import those named here, and itself.
BELOW = {
    "words": set[str](),
    "core": set[str](),
    "files": {"core"},
    "processes": set[str](),
    "trees": {"core", "words"},
    "mindbug": {"core", "trees", "words"},
    "shardbugs": {"core", "trees", "words"},
    "games": {"core", "mindbug", "shardbugs"},
    "bench": {"core", "bots", "games"},
    "bots": {"core", "games", "processes"},
    "arena": {"core", "games", "bots", "processes"},
    "report": {"core", "words", "games", "bots", "arena", "processes"},
    "analysis": {"core", "games", "bots", "words", "report", "processes"},
    "puzzles": {"core", "games", "bots", "arena", "processes"},
    "__main__": {"terminal"},
    "terminal": {"core", "words", "files", "games", "bots", "bench", "arena", "report", "analysis", "puzzles"},
}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    """The parts of Bugduel that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bugduel"):
            names = node.module.split(".")
            found.update({names[1]} if len(names) > 1 else {alias.name for alias in node.names})
        elif isinstance(node, ast.Import):
            found.update(alias.name.split(".")[1] for alias in node.names if alias.name.startswith("bugduel."))
    return found - {"__version__"}


def test_every_part_imports_only_what_is_below_it():
    modules = [path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py" or path.parent != PACKAGE]
    assert len(modules) > 30
    for path in modules:
        part = part_of(path)
        assert part in BELOW, f"{path.name}: the part {part} has no place in the order"
        wrong = imports_of(path) - BELOW[part] - {part}
        assert not wrong, f"{part}/{path.name} imports {wrong}"


def test_no_game_is_named_above_the_waist():
    for path in PACKAGE.rglob("*.py"):
        if part_of(path) not in {"__init__", "games", *GAMES}:
            text = path.read_text(encoding="utf-8").lower()
            for game in GAMES:
                assert game not in text, f"{path.relative_to(PACKAGE)} names {game}"


def test_no_card_is_named_in_the_engine():
    for name, game in GAMES.items():
        # Avatars and tokens are named by rules, too: a keyword makes a token, an alliance has an avatar.
        cards = [card.name for card in game.cards() if card.to_data().get("rarity") not in ("avatar", "token")]
        for path in (PACKAGE / name).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            for card in cards:
                assert card not in text, f"{path.name} names {card}"


def test_files_fit_in_the_head():
    for path in PACKAGE.rglob("*.py"):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 450, f"{path.relative_to(PACKAGE)} has {lines} lines"
