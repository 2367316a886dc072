"""How often players are asked for an answer that they do not want to give: `python tools/questions.py --games 40`.

Bots play each other, and at every question that can be passed and leaves something else to do, a player would be asked
or, at a moment at which hardly anybody answers, not (`SearchModel.idle_pass`). Counted for each player and game: the
questions that are passed and would be asked by default, those that full control would ask, and the answers that were
given at moments at which a player would not be asked.
"""

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import permutations
from statistics import median

from bugduel.bots import new_bot
from bugduel.core import Seat, State
from bugduel.core.seen.move import PASS
from bugduel.games import GAMES

Where = tuple[str, str]  # whose turn it is, and which moment


@dataclass
class Asked:
    """What one player was asked in one game, by default and with full control."""

    passed: int = 0
    passed_in_full_control: int = 0
    missed: Counter[Where] = field(default_factory=Counter)  # answers at moments without a question
    answered: Counter[Where] = field(default_factory=Counter)
    unwanted: Counter[Where] = field(default_factory=Counter)  # questions that were passed


def play(game: str, bot: str, number: int) -> list[Asked]:
    decks = GAMES[game].decks()
    pairings = list(permutations(decks, 2))
    options = {"decks": list(pairings[number % len(pairings)])} if decks else {}
    state = GAMES[game].new(options, f"questions {number}")
    bots = [new_bot(bot, f"questions {number} {seat}") for seat in range(state.seats())]
    found = [Asked() for _ in bots]
    while (actor := state.actor()) >= 0:
        action = bots[actor].choose(Seat(state, actor))
        if is_real(state):
            count(state, action, found[actor])
        state.apply(action)
    return found


def is_real(state: State) -> bool:
    """Whether it can be passed, and there is something else to do."""
    can_pass = any(state.move(action).kind == PASS for action in state.legal())
    return can_pass and state.search_model().forced_pass(state) < 0


def count(state: State, action: int, asked: Asked) -> None:
    view = state.view(state.actor())
    moment = view.decision.moment if view.decision is not None else ""
    where = ("own" if view.active == state.actor() else "another's", moment)
    is_asked = state.search_model().idle_pass(state) < 0
    if state.move(action).kind != PASS:
        (asked.answered if is_asked else asked.missed)[where] += 1
        return
    asked.passed_in_full_control += 1
    if is_asked:
        asked.passed += 1
        asked.unwanted[where] += 1


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="questions.py", description="Count questions that players only pass.")
    parser.add_argument("--game", choices=list(GAMES), default="shardbugs")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="search:iterations=100", help="its name, as for `bugduel play --against`")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="number of processes")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(pool.map(partial(play, asked.game, asked.bot), range(asked.games)))
    show([player for game in games for player in game])


def show(players: Sequence[Asked]) -> None:
    passed = [player.passed for player in players]
    control = [player.passed_in_full_control for player in players]
    print(f"passed questions per player and game: median {median(passed):g}, most {max(passed)}")
    print(f"with full control: median {median(control):g}, most {max(control)}")
    print(f"{'turn':<10} {'moment':<10} {'passed':>7} {'answered':>9} {'answered unasked':>17}")
    kinds = ("unwanted", "answered", "missed")
    totals = {kind: sum((getattr(player, kind) for player in players), Counter[Where]()) for kind in kinds}
    for where in sorted(set().union(*totals.values())):
        print(f"{where[0]:<10} {where[1]:<10} {totals['unwanted'][where]:>7} {totals['answered'][where]:>9}", end="")
        print(f" {totals['missed'][where]:>17}")


if __name__ == "__main__":
    main()
