"""Results of the ready-made decks against each other: `python tools/balance.py --games 400 --write docs/balance.md`.

Each pair of decks plays every deal twice with the decks swapped, both sides played by the same bot.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import sqrt
from pathlib import Path

from bugduel.bots import new_bot
from bugduel.core import Seat
from bugduel.files import write_file
from bugduel.games import GAMES


@dataclass(frozen=True)
class Result:
    """One game: the scores of the first deck of the pairing and of the first player, and the number of turns."""

    score: float
    score_of_first: float
    turns: int


def play(game: str, bot: str, pairing: tuple[str, str, int]) -> Result:
    one, other, number = pairing
    is_changed = number % 2 == 1
    seed = f"{one} {other} {number // 2}"
    state = GAMES[game].new({"decks": [other, one] if is_changed else [one, other]}, seed)
    bots = [new_bot(bot, f"{seed} {seat}") for seat in range(2)]
    first = state.view(-1).active
    while (actor := state.actor()) >= 0:
        state.apply(bots[actor].choose(Seat(state, actor)))
    outcome, turns = state.outcome(), state.view(-1).turn
    assert outcome is not None and isinstance(first, int) and isinstance(turns, int)
    return Result(outcome[int(is_changed)], outcome[first], turns)


@dataclass
class Tally:
    """Wins and games; a tie is half a win."""

    won: float = 0.0
    games: int = 0

    def add(self, score: float) -> None:
        self.won += score
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return 1.96 * sqrt(self.share * (1 - self.share) / self.games)


class Balance:
    """The results of all pairings."""

    def __init__(self, game: str, bot: str, games: int) -> None:
        self.game = game
        self.bot = bot
        self.games = games
        self.decks = GAMES[game].decks()
        self.table = {(one, other): Tally() for one in self.decks for other in self.decks if one != other}
        self.first = Tally()
        self.turns = 0
        start = time.perf_counter()
        pairings = [(one, other, number) for one, other in combinations(self.decks, 2) for number in range(games)]
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            results = pool.map(partial(play, game, bot), pairings, chunksize=10)
            for (one, other, _), result in zip(pairings, results, strict=True):
                self.table[one, other].add(result.score)
                self.table[other, one].add(1 - result.score)
                self.first.add(result.score_of_first)
                self.turns += result.turns
        self.seconds = time.perf_counter() - start

    def page(self) -> str:
        rounds = self.turns / self.first.games / 2
        widest = max(tally.margin for tally in self.table.values())
        lines = [
            f"# Balance of the ready-made decks ({self.game})",
            "",
            f"Made by `python tools/balance.py --games {self.games} --bot {self.bot} --write docs/balance.md`:",
            f"each pair of decks plays {self.games} games, every deal twice with the decks swapped, both sides",
            f"played by the bot `{self.bot}`. A cell is the percentage of games won by the deck of the row; the",
            f"95 % intervals are at most ± {100 * widest:.1f} points.",
            "",
            "| | " + " | ".join(self.decks) + " | all |",
            "| --- |" + " ---: |" * (len(self.decks) + 1),
        ]
        for deck in self.decks:
            row = [self.table[deck, other] if other != deck else None for other in self.decks]
            cells = ["" if tally is None else f"{100 * tally.share:.1f}" for tally in row]
            played = [tally for tally in row if tally is not None]
            total = sum(tally.won for tally in played) / sum(tally.games for tally in played)
            lines.append(f"| {deck} | " + " | ".join(cells) + f" | {100 * total:.1f} |")
        lines += [
            "",
            f"- The first player wins {100 * self.first.share:.1f} % "
            f"(95 % interval: ± {100 * self.first.margin:.1f} points).",
            f"- A game lasts {rounds:.1f} rounds on average.",
            f"- {self.first.games:,} games.",
        ]
        return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[name for name, game in GAMES.items() if game.decks()], default="shardbugs")
    parser.add_argument("--games", type=int, default=400, help="games for each pair of decks")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--write", type=Path, help="the file to write; by default the table is printed")
    arguments = parser.parse_args()
    balance = Balance(arguments.game, arguments.bot, arguments.games)
    print(f"{balance.first.games} games in {balance.seconds:.0f} s", file=sys.stderr)
    if arguments.write:
        write_file(arguments.write, balance.page())
    else:
        print(balance.page(), end="")


if __name__ == "__main__":
    main()
