"""Searching many games for puzzles in parallel."""

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from bugduel.arena.results import Results
from bugduel.core import BadRecord, Record
from bugduel.games import GAMES
from bugduel.processes import be_a_worker, end_pool, starting_workers
from bugduel.puzzles.find import played_game, puzzles_in
from bugduel.puzzles.puzzle import Puzzle

AHEAD = 4  # games queued per process
SPAWN = get_context("spawn")  # the same on every system; inherits no threads or open files


@dataclass(frozen=True)
class ToPlay:
    """A game to be played by bots."""

    game: str
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: str

    def puzzles(self, most: int) -> list[Puzzle]:
        game = GAMES[self.game]
        record = played_game(game, self.options, list(self.bots), self.seed)
        return puzzles_in(game, record, f"{' and '.join(self.bots)}, seed {self.seed}", most)


@dataclass(frozen=True)
class Kept:
    """A game from an arena."""

    record: str
    source: str

    def puzzles(self, most: int) -> list[Puzzle]:
        record = Record.from_json(self.record)
        if record.game not in GAMES:
            raise BadRecord(f"{self.source}: there is no game {record.game}")
        return puzzles_in(GAMES[record.game], record, self.source, most)


def kept_games(file: Path) -> Iterator[Kept]:
    """The games of a results file."""
    for played in Results.read(file):
        yield Kept(played.record, f"{file.stem} {played.item}")


def hunt(games: Iterable[ToPlay | Kept], most: int, processes: int) -> Iterator[list[Puzzle]]:
    """The puzzles in each game. At most `most` states are examined per decision."""
    if processes == 1:
        for game in games:
            yield game.puzzles(most)
        return
    waiting = iter(games)
    pool = ProcessPoolExecutor(processes, SPAWN, be_a_worker)
    try:
        while batch := list(islice(waiting, processes * AHEAD)):
            with starting_workers():
                found = pool.map(_puzzles, batch, [most] * len(batch))
            yield from found
    except BaseException:  # Ctrl-C: a game can take long
        end_pool(pool)
        raise
    pool.shutdown()


def _puzzles(game: ToPlay | Kept, most: int) -> list[Puzzle]:
    return game.puzzles(most)
