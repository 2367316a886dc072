"""The games there are: the one place above the waist that names them.

Others come as packages of their own: an entry point of the group `bugduel.games` names an object that is a Game.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module

from bugduel.core import Game

ENTRY_POINTS = "bugduel.games"

# Where our own games are. Whoever plays one does not wait for the other to be imported.
OWN = {"mindbug": ("bugduel.mindbug.game", "MINDBUG"), "shardbugs": ("bugduel.shardbugs.game", "SHARD_BUGS")}


class Games(Mapping[str, Game]):
    """Our own first. Whether there are others is only looked for when somebody asks for more than those."""

    @cached_property
    def others(self) -> dict[str, Game]:
        from importlib.metadata import entry_points  # here, because it looks through everything that is installed

        found: dict[str, Game] = {}
        for entry in entry_points(group=ENTRY_POINTS):
            try:
                game = entry.load()
            except Exception as error:  # one bad package must not keep people from the other games
                print(f"bugduel: the game {entry.name} cannot be loaded: {error}", file=sys.stderr)
                continue
            if isinstance(game, Game) and game.name not in OWN:
                found[game.name] = game
        return found

    def __getitem__(self, name: str) -> Game:
        if name not in OWN:
            return self.others[name]
        module, attribute = OWN[name]
        game: Game = getattr(import_module(module), attribute)
        return game

    def __contains__(self, name: object) -> bool:
        return name in OWN or name in self.others

    def __iter__(self) -> Iterator[str]:
        yield from OWN
        yield from self.others

    def __len__(self) -> int:
        return len(OWN) + len(self.others)


GAMES = Games()
