"""Imports point down, and no game is named above the waist except in the registry."""

import ast
from pathlib import Path

import pytest

import bugduel
from bugduel.games import GAMES

# The plain sources: a compiled package holds them too.
PACKAGE = Path(bugduel.__file__).parent
TESTS = Path(__file__).parents[1]
TOOLS = TESTS.parent / "tools"

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
    "telling": {"core", "words"},
    "foresight": {"core", "telling"},
    "bench": {"core", "bots", "games"},
    "bots": {"core", "games", "processes"},
    "arena": {"core", "games", "bots", "processes"},
    "report": {"core", "words", "telling", "games", "bots", "arena", "processes"},
    "analysis": {"core", "games", "bots", "words", "telling", "report", "processes"},
    "puzzles": {"core", "games", "bots", "arena", "processes"},
    "learning": {"core", "games", "bots", "arena", "words", "telling", "report", "processes"},
    "remote": {"core", "games", "bots", "processes"},
    "server": {"core", "words", "telling", "foresight", "files", "games", "bots", "analysis", "puzzles", "processes"},
    "__main__": {"terminal"},
    "terminal": {
        "core",
        "words",
        "telling",
        "foresight",
        "files",
        "games",
        "bots",
        "bench",
        "arena",
        "report",
        "analysis",
        "puzzles",
        "learning",
        "remote",
        "server",
    },
}


# The rooms of a game, in the order in which they may import each other: only what stands before.
ROOMS = [
    "cards",
    "text",
    "seating",
    "program",
    "actions",
    "knowledge",
    "pieces",
    "board",
    "rules",
    "seen",
    "weights",
    "appraisal",
    "estimate",
    "search",
    "duel",
    "contest",
    "deal",
    "saved",
    "pages",
    "game",
]
SAVED_STATES = {"saved.save", "saved.load"}  # a state knows how it is saved and loaded, and loading makes states

MOST_FILES = 15
FLAT = {"words", "sets", "decks", "tools"}  # folders with one file for each thing of a kind, which may be many


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


def room_imports(path: Path, game: str) -> set[str]:
    """What a module imports from its own game, from the room on: `rules.choices`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == f"bugduel.{game}":
                found.update(alias.name for alias in node.names)
            elif node.module.startswith(f"bugduel.{game}."):
                found.add(node.module.removeprefix(f"bugduel.{game}."))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_room_of_a_game_imports_only_rooms_before_it(game: str):
    for path in (PACKAGE / game).rglob("*.py"):
        room = path.relative_to(PACKAGE / game).parts[0].removesuffix(".py")
        if room == "__init__":
            continue
        assert room in ROOMS, f"{game}/{room} has no place in the order"
        for module in room_imports(path, game) - SAVED_STATES:
            other = module.partition(".")[0]
            assert ROOMS.index(other) <= ROOMS.index(room), f"{game}/{room}: {path.name} imports {module}"


def test_folders_are_small_enough_to_look_around_in():
    sources = [*PACKAGE.rglob("*.py"), *TESTS.rglob("*.py"), *TOOLS.rglob("*.py")]
    for folder in {path.parent for path in sources} - {PACKAGE}:
        files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(files) <= MOST_FILES or folder.name in FLAT, f"{folder.name} has {len(files)} files"


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
        for path in (PACKAGE / name).rglob("*.py"):
            if "cards" in path.relative_to(PACKAGE).parts:
                continue
            text = path.read_text(encoding="utf-8")
            for card in cards:
                assert card not in text, f"{path.name} names {card}"


def test_files_fit_in_the_head():
    for path in [*PACKAGE.rglob("*.py"), *TESTS.rglob("*.py"), *TOOLS.rglob("*.py")]:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 400, f"{path} has {lines} lines"
