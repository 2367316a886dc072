"""Every way in: how good input is spoilt there, and who reads it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import fuzz_arena as arena
import fuzz_games as games
from bugduel.core import State
from bugduel.games import GAMES


@dataclass(frozen=True)
class Door:
    """`make` gives spoilt input, as plain data; `read` lets it in, and gives back a game that can then be played."""

    make: Callable[[Random], Any]
    read: Callable[[Any], State | None]


DOORS: dict[str, Door] = {
    "record": Door(games.make_record, games.read_record),
    "position": Door(games.make_position, games.read_position),
    "options": Door(games.make_options, games.read_options),
    "cards": Door(games.make_cards, games.read_cards),
    "deck": Door(games.make_deck, games.read_deck),
    "draft": Door(games.make_draft, games.read_draft),
    "puzzles": Door(games.make_puzzles, games.read_puzzles),
    "actions": Door(games.make_actions, games.read_actions),
    "results": Door(arena.make_results, arena.read_results),
    "settings": Door(arena.make_settings, arena.read_settings),
    "kept": Door(arena.make_kept, arena.read_game),
    "command": Door(arena.make_command, arena.read_command),
    **{f"state-{name}": Door(games.make_state(name), game.from_data) for name, game in GAMES.items()},
}
