"""Every entry point: how its input is corrupted and read."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bugduel.core import State
from bugduel.games import GAMES
from fuzzing import arena, games


@dataclass(frozen=True)
class Door:
    """`make` returns corrupted input as plain data; `read` reads it and returns a playable game, if any."""

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
