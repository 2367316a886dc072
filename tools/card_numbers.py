"""Gives new cards their numbers: appends the names that a game's `numbers.txt` does not have yet.

Records hold these numbers, so lines are never moved or removed: a card that is renamed has its line renamed, and the
line of a card that is gone stays.
"""

import sys
from pathlib import Path

from bugduel.mindbug.cards import catalogue as mindbug
from bugduel.shardbugs.cards import catalogue as shardbugs
from bugduel.trees.numbers import FILE, missing

CARDS = {
    "mindbug": [card.name for card in mindbug.TREES],
    "shardbugs": [card.name for card in shardbugs.SET.cards],
}


def main(root: Path) -> int:
    for game, names in CARDS.items():
        file = root / "src" / "bugduel" / game / "cards" / FILE
        added = append(file, names)
        print(f"{game}: {len(added)} new numbers{': ' if added else ''}{', '.join(added)}")
    return 0


def append(file: Path, names: list[str]) -> list[str]:
    """Write the names that a file does not have at its end, and return them."""
    lines = file.read_text(encoding="utf-8").splitlines()
    added = missing(names, lines)
    if added:
        file.write_text("\n".join([*lines, *added]) + "\n", encoding="utf-8")
    return added


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
