"""How cards do that nobody has learnt about: each set in turn gets no worth of its own.

    .venv/bin/bugduel learn mindbug --sets first-contact --sets all --out build/all
    .venv/bin/python benchmarks/strangers.py build/all --games 200

For each set, weights are fitted to the games of that run, but its cards are judged by what is printed on them alone.
These weights and those of the run itself then play against the weights by hand: the same deals, with cards of that set,
and of the first set where it is too small to play with alone. The last column is how much of the gain is left.
"""

import argparse
import json
from pathlib import Path

from msgspec.structs import replace

from bugduel.arena import Local
from bugduel.core import BadOptions, Game
from bugduel.core.worth.weights import Weights
from bugduel.games import GAMES
from bugduel.learning.columns import Columns
from bugduel.learning.fit import Fit
from bugduel.learning.match import Match, compare, play_pair
from bugduel.learning.samples import Samples, together
from bugduel.learning.selfplay import appraisal_of
from bugduel.learning.settings import Batch, Fitting, Plan
from bugduel.learning.store import Folder
from bugduel.learning.told import Score

LOOKS = 150  # iterations a choice


def without(columns: Columns, samples: Samples, run: Weights, cards: frozenset[str]) -> Weights:
    """What a run would have found if these cards had got nothing of their own."""
    by_hand = columns.appraisal.by_hand()
    fitted = Fit(columns, by_hand, by_hand, Fitting(left_out=cards)).run(samples, 1)
    shared, printed, deltas = columns.join(fitted.shared, fitted.printed, fitted.cards)
    return replace(run, shared=shared, printed=printed, cards=deltas)


def options_with(game: Game, set_id: str) -> dict[str, object]:
    """A set alone, or with the first one."""
    first = next(iter(game.sets({})))
    for sets in ([set_id], [first, set_id]):
        try:
            game.setup({"sets": sets})
        except BadOptions:
            continue
        return {"sets": sets}
    raise BadOptions(f"nobody can play with {set_id} here")


def gain(game: Game, options: dict[str, object], new: Path, old: Path, games: int) -> Score:
    match = Match(game.name, (options,), LOOKS, str(new.absolute()), str(old.absolute()), f"strangers/{options}")
    return compare(Local(play_pair, match), games // 2, lambda done, total: None)


def samples_of(folder: Path, plan: Plan) -> Samples:
    """All that was played in a run."""
    numbers = sorted(file.stem.split("-")[1:] for file in folder.glob("games-*.npz"))
    batches = [Batch(int(round), int(number), ()) for round, number in numbers]
    return together(Folder(folder, plan).samples(batches))


def main() -> None:
    parser = argparse.ArgumentParser(description="How cards do that nobody has learnt about.")
    parser.add_argument("folder", type=Path, help="the folder of a run of bugduel learn")
    parser.add_argument("--games", type=int, default=200, help="of each match")
    parser.add_argument("--set", action="append", dest="sets", help="only this set; can be given several times")
    asked = parser.parse_args()
    data = json.loads((asked.folder / "plan.json").read_text(encoding="utf-8"))
    plan = Plan(**data | {"kinds": tuple(data["kinds"]), "left_out": tuple(data["left_out"])})
    game = GAMES[plan.game]
    columns = Columns(appraisal_of(game))
    samples = samples_of(asked.folder, plan)
    whole, by_hand, less = (asked.folder / name for name in ("weights.json", "weights-0.json", "without.json"))
    run = Weights.from_json(whole.read_text(encoding="utf-8"))
    print("| set | as learnt | without the set | gain left |\n| --- | --- | --- | ---: |")
    for set_id, title in game.sets({}).items():
        if asked.sets and set_id not in asked.sets:
            continue
        cards = frozenset(card.name for card in game.cards(set_id))
        less.write_text(without(columns, samples, run, cards).to_json(), encoding="utf-8")
        options = options_with(game, set_id)
        told = [gain(game, options, new, by_hand, asked.games) for new in (whole, less)]
        texts = [f"{each.mean:.1%} ({each.low:.1%} to {each.high:.1%})" for each in told]
        left = (told[1].mean - 0.5) / (told[0].mean - 0.5) if told[0].mean > 0.5 else 0.0
        print(f"| {title} | {texts[0]} | {texts[1]} | {left:.0%} |", flush=True)


if __name__ == "__main__":
    main()
