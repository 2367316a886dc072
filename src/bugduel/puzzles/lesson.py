"""Lessons: small positions in which a newcomer learns a game by making the choices that it is about.

A lesson is a position and a line of steps. At a step of the learner some moves are accepted; at a step of another
player the one move is written down. Moves are named by their facts, such as {"move": "play", "card": "A Card"}.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from bugduel.core import BadData, Game, State
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.json_text import fields_of, read_json
from bugduel.games import GAMES

MOST_TEXT = 100_000  # characters of the lessons of a game
MOST_STEPS = 50
FIELDS = ("id", "title", "position", "steps", "done")
STEP_FIELDS = ("text", "accept", "hint", "reply")

Facts = Mapping[str, object]


@dataclass(frozen=True)
class Step:
    """A choice. Of the learner: `text` says what to do, and `accept` are the facts of the moves that do it. With a
    `hint` all other moves are offered, too, and answered by it. Of another player: `reply` are the facts of the move.
    """

    text: str = ""
    accept: tuple[Facts, ...] = ()
    hint: str = ""
    reply: Facts | None = None


@dataclass(frozen=True)
class Lesson:
    """`title`, `done` and the texts of steps are ids of messages."""

    id: str
    game: Game
    title: str
    position: Mapping[str, object]
    steps: tuple[Step, ...]
    done: str

    def begin(self) -> "Taken":
        """The lesson at its first choice of the learner. BadData if it cannot be taken."""
        return Taken(self)


class Taken:
    """A lesson being taken, with the face of an `Attempt` at a puzzle. `state` is the game with its events, `actions`
    are those since the learner was first asked.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state: State = lesson.game.position(lesson.position, record=True)
        self.actions: list[int] = []
        self.place = 0  # in the steps
        while not self.is_over and self.step.reply is not None:
            self.play(self.defence())
        self.actions.clear()
        self.me = self.state.actor()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.place]

    @property
    def is_over(self) -> bool:
        return self.place == len(self.lesson.steps)

    @property
    def is_reached(self) -> bool:
        return self.is_over

    @property
    def text(self) -> str:
        """The id of what to tell the learner now."""
        return self.lesson.done if self.is_over else self.step.text

    def offered(self) -> list[int]:
        """The actions to choose from: those that are accepted, or all where going wrong is part of the lesson."""
        return list(self.state.legal()) if self.step.hint else self.accepted()

    def accepted(self) -> list[int]:
        """The legal actions that do what the step is about."""
        return self._fitting(self.step.accept)

    def is_right(self, action: int) -> bool:
        return action in self.accepted()

    def right(self) -> int:
        return self.accepted()[0]

    def defence(self) -> int:
        """What the other player does, as it is written down."""
        return self._fitting(() if self.step.reply is None else (self.step.reply,))[0]

    def play(self, action: int) -> None:
        self.state.apply(action)
        self.actions.append(action)
        self.place += 1

    def _fitting(self, wanted: tuple[Facts, ...]) -> list[int]:
        """The legal actions with one of these sets of facts. BadData if there are none: the lesson is wrong."""
        moves = [self.state.move(action) for action in self.state.legal()]
        found = [move.action for move in moves if any(facts.items() <= move.to_data().items() for facts in wanted)]
        if not found:
            raise BadData(f"lesson {self.lesson.id}: nobody can take step {self.place + 1}")
        return found


def lessons() -> list[Lesson]:
    """The lessons that come with Bugduel, for all games, in the order in which they are taken."""
    found: list[Lesson] = []
    for name, game in GAMES.items():
        file = files(__package__).joinpath("lessons", f"{name}.json")
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            data = fields_of(read_json(text, file.name, MOST_TEXT), file.name)
            data.only("lessons")
            found += [_lesson(fields, game) for fields in data.inners("lessons")]
    return found


def _lesson(fields: Fields, game: Game) -> Lesson:
    fields.only(*FIELDS)
    steps = tuple(_step(each) for each in fields.inners("steps", most=MOST_STEPS))
    if not steps or all(step.reply is not None for step in steps):
        raise fields.wrong("must have a step of the learner", "steps")
    position = fields.inner("position").data
    return Lesson(fields.text("id"), game, fields.text("title"), position, steps, fields.text("done"))


def _step(fields: Fields) -> Step:
    fields.only(*STEP_FIELDS)
    if "reply" in fields.data:
        return Step(reply=fields.inner("reply").data)
    accept = tuple(each.data for each in fields.inners("accept"))
    return Step(fields.text("text"), accept, fields.text("hint", ""))
