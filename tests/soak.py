"""Many checked random games, on all cores: `python tests/soak.py 100000`."""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from checks import play_checked


def block(often: float, seeds: range) -> int:
    """The choices of some games. A failure names its seed."""
    choices = 0
    for seed in seeds:
        try:
            choices += len(play_checked(seed, often=often).record.actions)
        except Exception as error:
            raise RuntimeError(f"seed {seed}: {error!r}") from error
    return choices


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--often", type=float, default=0.2, help="share of choices with the dear checks")
    arguments = parser.parse_args()
    start = time.perf_counter()
    last = arguments.first + arguments.games
    blocks = [range(first, min(first + 100, last)) for first in range(arguments.first, last, 100)]
    done = choices = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for seeds, count in zip(blocks, pool.map(partial(block, arguments.often), blocks), strict=True):
            done += len(seeds)
            choices += count
            if done % 10_000 == 0:
                print(f"{done:,} games, {choices:,} choices, {time.perf_counter() - start:.0f} s", flush=True)
    print(f"{done:,} games, {choices:,} choices, no failure, {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
