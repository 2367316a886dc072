"""A varied selection of puzzles: alternating sets, kinds and levels, without near-duplicates."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from bugduel.puzzles.puzzle import Puzzle

ALIKE = 4  # puzzles with the same move of the same card for the same goal
EASIEST = 0.12  # share of level 1


def varied(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Up to the given number, ordered by level; at most one puzzle per game and goal."""
    heaps: dict[tuple[object, ...], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id):
        heaps[puzzle.sets, puzzle.kind, puzzle.turns, puzzle.level].append(puzzle)
    taken: list[Puzzle] = []
    like: Counter[tuple[object, ...]] = Counter()
    easy = max(1, int(most * EASIEST))
    while any(heaps.values()) and len(taken) < most:
        for heap in heaps.values():
            while heap:
                puzzle = heap.pop()
                alike = (puzzle.kind, puzzle.turns, puzzle.move.get("move"), puzzle.move.get("card"))
                origin = (puzzle.source, puzzle.kind, puzzle.turns)
                if like[alike] < ALIKE and not like[origin] and (puzzle.level > 1 or easy > 0):
                    like.update([alike, origin])
                    easy -= puzzle.level == 1
                    taken.append(puzzle)
                    break
    return sorted(taken[:most], key=lambda puzzle: (puzzle.level, puzzle.id))
