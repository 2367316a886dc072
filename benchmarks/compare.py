"""Compares Bugduel with OpenSpiel on this machine: random playouts, with decisions counted the same way.

    .venv/bin/pip install open_spiel
    .venv/bin/python benchmarks/compare.py [--seconds 5] [--rounds 3]

OpenSpiel's C++ games are driven from Python, as its users do. Its deals are chance nodes with equal probabilities: they
are drawn like actions, which is fastest, and not counted as decisions. The rounds of all contestants are interleaved
and the best of each is printed, because machines are noisy.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import perf_counter

from bugduel.bench import WHOLE_GAMES, Meter, is_compiled, measure, positions_of
from bugduel.games import GAMES


def bugduel(game: str, seconds: float) -> tuple[float, float]:
    setup = GAMES[game].setup({})
    meter = Meter(setup, positions_of(setup, WHOLE_GAMES))
    return measure(meter, "play", seconds).rate, 1e6 / measure(meter, "clone", min(seconds, 2.0)).rate


def open_spiel(name: str, seconds: float) -> tuple[float, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(0)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) > 1 and not state.is_chance_node():
                decisions += 1
            state.apply_action(legal[int(random.random() * len(legal))])
    return decisions / (perf_counter() - start), clone_time(game)


def clone_time(game: object) -> float:
    """Microseconds per clone of a state some moves into a game."""
    state = game.new_initial_state()  # type: ignore[attr-defined]
    random = Random(1)
    for _ in range(60):
        state.apply_action(random.choice(state.legal_actions()))
    start = perf_counter()
    for _ in range(20_000):
        state.clone()
    return (perf_counter() - start) / 20_000 * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    contestants: dict[str, Callable[[], tuple[float, float]]] = {}
    for name, game in GAMES.items():
        build = "compiled" if is_compiled(game.setup({})) else "interpreted"
        contestants[f"Bugduel {name}, {build}"] = lambda name=name: bugduel(name, arguments.seconds)  # type: ignore[misc]
    try:
        import pyspiel  # noqa: F401  # only to see whether it is there
    except ImportError:
        print("open_spiel is not installed: `pip install open_spiel` to compare.")
    else:
        contestants["OpenSpiel hearts (C++)"] = lambda: open_spiel("hearts", arguments.seconds)
    results: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    for _ in range(arguments.rounds):
        for name, run in contestants.items():
            results[name].append(run())
    print(f"{'':36}{'decisions/s':>14}{'µs per clone':>14}")
    for name, rows in results.items():
        print(f"{name:36}{max(row[0] for row in rows):>14,.0f}{min(row[1] for row in rows):>14.2f}")


if __name__ == "__main__":
    main()
