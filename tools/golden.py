"""Adds golden Records to tests/golden: games that must replay to the same events for as long as their rules are played.

    python tools/golden.py

Existing Records are never written again. After a change of the rules (`Game.rules`), Records of the new version are
added under new names, and those of the old version must name the Bugduel that replays them.
"""

import json
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from bugduel.core import LiveGame, Participant, State
from bugduel.games import GAMES

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

GIANT = {"word": "creature-card", "name": "Golden Giant", "power": 9, "keywords": ["TOUGH"], "copies": 4}
DUEL = {
    "players": [{"play": ["Goblin Werewolf"], "hand": ["Bee Bear"], "draw": ["Gorillion"]}, {"hand": ["Killer Bee"]}]
}
CONTEST = {"players": [{"hand": ["Gold Field Ants"], "devotion": 12}, {"devotion": 15}], "seed": "golden"}

Table = tuple[str, dict[str, Any]]  # a game, and its options or its position
TABLES: dict[str, Table] = {
    "mindbug-first-contact": ("mindbug", {}),
    "mindbug-teams": ("mindbug", {"mode": "2v2", "sets": list(GAMES["mindbug"].sets())}),
    "mindbug-all-sets": ("mindbug", {"sets": list(GAMES["mindbug"].sets({}))}),
    "mindbug-beyond": ("mindbug", {"sets": ["evolution", "eternity"], "edition": "beyond"}),
    "mindbug-first-edition": ("mindbug", {"edition": "first"}),
    "mindbug-home-made": ("mindbug", {"cards": [GIANT]}),
    "mindbug-position": ("mindbug", {"position": DUEL}),
    "mindbug-concede": ("mindbug", {}),
    "shardbugs-two": ("shardbugs", {}),
    "shardbugs-three": ("shardbugs", {"decks": ["solar-swarm", "lunar-tide", "meteor-venom"]}),
    "shardbugs-four-timed": (
        "shardbugs",
        {"decks": ["solar-radiance", "lunar-wings", "meteor-impact", "meteor-venom"], "time": 20},
    ),
    "shardbugs-random-decks": ("shardbugs", {"decks": [GAMES["shardbugs"].random_deck(f"golden {n}") for n in (0, 1)]}),
    "shardbugs-position": ("shardbugs", {"position": CONTEST}),
    "shardbugs-concede": ("shardbugs", {"decks": ["solar-swarm", "lunar-tide", "meteor-venom"]}),
}
PLIES = 40  # before somebody concedes


def told(state: State) -> dict[str, object]:
    """How a game went, in little room."""
    events = [event.in_full() for event in state.recorded() or ()]
    digest = blake2b(json.dumps(events).encode(), digest_size=16).hexdigest()
    return {"events": len(events), "digest": digest, "outcome": state.outcome()}


def played(name: str, table: Table) -> LiveGame:
    """A random game with every kind of choice that comes up."""
    game, given = table
    random = Random(name)
    seats = [Participant("Ada"), Participant(bot="random")]
    if "position" in given:
        live = LiveGame.at(GAMES[game], given["position"], seats)
    else:
        live = LiveGame(GAMES[game], given, name, seats)
    while live.state.actor() >= 0:
        if name.endswith("concede") and live.ply >= PLIES:
            others = [seat for seat in range(live.state.seats()) if seat != live.state.actor()]
            waiting = next(seat for seat in others if live.state.anytime(seat))
            live.act(waiting, live.ply, live.state.anytime(waiting)[0])
        else:
            live.act(live.state.actor(), live.ply, random.choice(live.state.legal()))
    return live


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, table in TABLES.items():
        file = FOLDER / f"{name}-{GAMES[table[0]].rules}.json"
        if not file.exists():
            live = played(name, table)
            data = live.record.to_data() | {"told": told(live.state)}
            lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items())
            file.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    main()
