"""Many checked random games, on all cores: `python tests/soak.py 100000`, or `--game shardbugs 50000`."""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import mindbug_checks
import shard_checks


def block(game: str, often: float, glance: float, all_sets: bool, seeds: range) -> tuple[int, int]:
    """The choices of some games, and how many were drawn. A failure names its seed."""
    choices = drawn = 0
    for seed in seeds:
        try:
            if game == "shardbugs":
                live = shard_checks.play_checked(seed, often=often, glance=glance)
            else:
                live = mindbug_checks.play_checked(seed, mindbug_checks.any_sets(seed) if all_sets else {}, often)
            choices += len(live.record.actions)
            drawn += max(live.state.outcome() or [1]) < 1
        except Exception as error:
            raise RuntimeError(f"seed {seed}: {error!r}") from error
    return choices, drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--game", choices=["mindbug", "shardbugs"], default="mindbug")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--often", type=float, default=0.2, help="share of choices with the dear checks")
    parser.add_argument("--glance", type=float, default=1.0, help="share of choices with the cheap checks (Shard Bugs)")
    parser.add_argument("--all-sets", action="store_true", help="random choices of sets instead of First Contact")
    arguments = parser.parse_args()
    start = time.perf_counter()
    last = arguments.first + arguments.games
    blocks = [range(first, min(first + 100, last)) for first in range(arguments.first, last, 100)]
    done = choices = drawn = 0
    play = partial(block, arguments.game, arguments.often, arguments.glance, arguments.all_sets)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for seeds, (count, draws) in zip(blocks, pool.map(play, blocks), strict=True):
            done += len(seeds)
            choices += count
            drawn += draws
            if done % 5_000 == 0:
                print(f"{done:,} games, {choices:,} choices, {time.perf_counter() - start:.0f} s", flush=True)
    spent = time.perf_counter() - start
    print(f"{done:,} games, {choices:,} choices, {drawn} drawn, no failure, {spent:.0f} s")


if __name__ == "__main__":
    main()
