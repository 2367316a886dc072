"""A puzzle: a decision, its goal, the one action that reaches it, and how that was proven."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

from bugduel.core import BadData, Game, IllegalAction, LiveGame, State
from bugduel.core.reading.json_text import fields_of
from bugduel.games import GAMES
from bugduel.puzzles.solve import SAVE, WIN

KINDS = {"win": WIN, "save": SAVE}
LEVELS = 5
MOST_BEFORE = 100  # actions from a position to its decision
FIELDS = ("id", "game", "kind", "turns", "level", "sets", "position", "then", "answer", "checked", "from")


@dataclass(frozen=True)
class Puzzle:
    """A position, the actions `then` leading to the decision, and its answer.

    `turns` is how many turns may follow this one before the goal must be reached: 0 means this turn.
    """

    game: Game
    kind: str
    turns: int
    position: Mapping[str, object]
    then: tuple[int, ...]
    answer: int
    move: Mapping[str, object]  # the meaning of the answer
    sets: tuple[str, ...]
    level: int
    hands: int  # possible hidden hands, all of them checked
    states: int  # examined in all
    source: str  # the game it comes from

    @property
    def id(self) -> str:
        """Derived from the decision itself, so it never changes."""
        said = json.dumps([self.game.name, self.kind, self.turns, self.position, self.then], sort_keys=True)
        return f"{self.kind}-{blake2b(said.encode(), digest_size=4).hexdigest()}"

    @property
    def goal(self) -> int:
        return KINDS[self.kind]

    def begin(self) -> State:
        """The game at the decision, without its events."""
        state = self.live().state
        state.record(None)
        return state

    def live(self) -> LiveGame:
        """The game at the decision. BadData if the decision does not exist or the answer is not legal there."""
        try:
            live = LiveGame.at(self.game, self.position)
            for action in self.then:
                live.apply(action)
            live.state.check(self.answer)
        except (BadData, IllegalAction) as error:
            raise BadData(f"puzzle {self.id}: {error}") from None
        return live

    def to_data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "game": self.game.name,
            "kind": self.kind,
            "turns": self.turns,
            "level": self.level,
            "sets": list(self.sets),
            "position": self.position,
            "then": list(self.then),
            "answer": self.move,
            "checked": {"hands": self.hands, "states": self.states},
            "from": self.source,
        }


def puzzle_from_data(data: object, where: str) -> Puzzle:
    """A puzzle from the data of `to_data`. BadData says what is wrong; its position is read by `begin`."""
    fields = fields_of(data, where)
    fields.only(*FIELDS)
    checked, answer = fields.inner("checked"), fields.inner("answer")
    answer.text("move", "")
    answer.text("card", "")
    return Puzzle(
        game=GAMES[fields.one_of("game", list(GAMES))],
        kind=fields.one_of("kind", list(KINDS)),
        turns=fields.whole("turns", None, 0, 9),
        position=fields.inner("position").data,
        then=tuple(fields.wholes("then", [], MOST_BEFORE)),
        answer=answer.whole("action", None, 0, 1 << 40),
        move=answer.data,
        sets=tuple(fields.texts("sets")),
        level=fields.whole("level", None, 1, LEVELS),
        hands=checked.whole("hands", None, 1),
        states=checked.whole("states", None, 1, 1 << 40),
        source=fields.text("from", ""),
    )
