"""Judging a choice at an exercise: right or wrong, what the others do about it, and what then is to be chosen. And,
before it is made, what it will surely do.

To prove a choice right can take seconds, so it is done in another process. Nothing is kept of anybody: each request
names all choices so far. The process remembers which replies it found for them, so that it need not find them again.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from time import perf_counter
from typing import Literal, TypeVar

from msgspec import Struct

from bugduel.core import IllegalAction, Seat
from bugduel.core.teams import teams_of
from bugduel.foresight.foresee import Outlook
from bugduel.processes import be_a_worker
from bugduel.puzzles.attempt import Attempt, play_on, refuted
from bugduel.puzzles.lesson import Taken
from bugduel.server.protocol import to_readers as to
from bugduel.server.refused import Refused
from bugduel.server.rooms.foretelling import MOST_MOVES, forecast
from bugduel.server.rooms.messages import teller
from bugduel.server.running.one_process import Busy, NoProcess, OneProcess
from bugduel.server.study.exercises import (
    Exercise,
    Trying,
    lesson_named,
    lessons,
    offered,
    puzzle_named,
    puzzles,
    tried,
)
from bugduel.server.study.moments import Sight
from bugduel.words import words

SECONDS = 10.0  # for one choice; what we ship takes a fraction of one
MOST_WAITING = 30
REMEMBERED = 2_000  # lines of play
FORESEEING = 0.5  # seconds; what is not foreseen until then is left out

Answer = TypeVar("Answer")


class Task(Struct, frozen=True):
    """An exercise, my choices so far, and one more; without one the rest of the solution is shown, or all are foreseen.
    It is foreseen `after` others.
    """

    kind: Literal["puzzle", "lesson"]
    id: str
    actions: list[int]
    action: int | None
    language: str
    after: list[int] = []


class Studied(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of a choice: `plies` are what happened, one for each action of anybody, as in a game. After a right one
    the last of them asks the next question, unless the exercise `is_done`. After a wrong one they show what is wrong
    with it, and nothing has changed. `actions` are the choices that stand. In a lesson `text` says what to know now.
    """

    is_right: bool
    is_done: bool
    actions: list[int]
    plies: list[to.Ply]
    text: str = ""


class Outlooks(Struct, frozen=True, omit_defaults=True):
    """What each choice will surely do, as `foreseen` tells it in a game. `left_out` ones would have taken too long."""

    moves: list[to.Forecast]
    left_out: int = 0


class Study(OneProcess):
    """Judges for all people, one choice after the other."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(seconds, MOST_WAITING, get_ready)

    async def judge(self, task: Task) -> Studied:
        return await self._asked(judged, task)

    async def foresee(self, task: Task) -> Outlooks:
        return await self._asked(foreseen, task)

    async def _asked(self, answer: Callable[[Task], Answer], task: Task) -> Answer:
        try:
            return await self.run(answer, task)
        except IllegalAction as error:
            raise Refused(400, "illegal", str(error)) from None
        except Busy:
            raise Refused(429, "too-many-exercises", "Many choices are being judged: try again soon.", 5) from None
        except (NoProcess, BrokenProcessPool):
            raise Refused(503, "no-judge", "Choices cannot be judged now: try again soon.", 5) from None
        except TimeoutError:
            raise Refused(503, "took-too-long", "To judge this choice took too long: try again soon.", 5) from None


# --- in the other process ---------------------------------------------------------------------------------------------

_lines: OrderedDict[tuple[str, tuple[int, ...]], list[int]] = OrderedDict()  # all actions, by my own


def get_ready() -> None:
    """Read the exercises, before anybody waits."""
    be_a_worker()
    puzzles()
    lessons()


@dataclass(frozen=True)
class Judged:
    """A whole line of play, what of it is new, and what then is to be chosen from."""

    line: Sequence[int]
    first: int
    is_right: bool
    is_done: bool
    choices: Sequence[int] = ()
    text: str = ""  # the id of a message


def named(task: Task) -> Exercise:
    return lesson_named(task.id) if task.kind == "lesson" else puzzle_named(task.id)


def judged(task: Task) -> Studied:
    """IllegalAction if a choice cannot be made, or one of those before was not right."""
    exercise = named(task)
    trying = _resumed(exercise, task.actions)
    if trying.is_over:
        raise IllegalAction("nothing is left to choose: the exercise is done")
    found = _solution(trying) if task.action is None else _judged(exercise, trying, task.actions, task.action)
    stands = [*task.actions, task.action] if found.is_right and task.action is not None else task.actions
    return Studied(
        is_right=found.is_right,
        is_done=found.is_done,
        actions=stands,
        plies=Sight(exercise, task.language).plies(found.line, found.first, found.choices),
        text=words(task.language).say(found.text) if found.text else "",
    )


def foreseen(task: Task) -> Outlooks:
    """Nothing but what follows from a choice for whoever sees this table: it does not say which one is right.
    IllegalAction if one of the choices before was not right, or what is asked about is not possible.
    """
    exercise = named(task)
    trying = _resumed(exercise, task.actions)
    if trying.is_over:
        return Outlooks([])
    teams = tuple(teams_of(trying.state))
    telling = teller(exercise.game.name, task.language, trying.me, teams)
    outlook = Outlook(Seat(trying.state, trying.me))
    if task.action is not None:
        _check(trying, [*task.after, task.action][0])
        return Outlooks([forecast(telling, outlook, task.action, task.after)])
    choices = offered(trying)
    end = perf_counter() + FORESEEING
    found: list[to.Forecast] = []
    for action in choices[:MOST_MOVES]:
        found.append(forecast(telling, outlook, action))
        if perf_counter() > end:
            break
    return Outlooks(found, len(choices) - len(found))


def _judged(exercise: Exercise, trying: Trying, before: Sequence[int], action: int) -> Judged:
    first = len(trying.actions)
    _check(trying, action)
    if not trying.is_right(action):
        if isinstance(trying, Attempt):
            return Judged(refuted(trying, action).actions, first, is_right=False, is_done=False)
        hint = trying.step.hint if isinstance(trying, Taken) else ""
        return Judged((), 0, is_right=False, is_done=False, text=hint)
    _play(exercise, trying, [*before, action])
    return Judged(
        trying.actions,
        first,
        is_right=True,
        is_done=trying.is_over,
        choices=() if trying.is_over else offered(trying),
        text=trying.text if isinstance(trying, Taken) else "",
    )


def _solution(trying: Trying) -> Judged:
    """The rest of the main line: right choices against the best defence."""
    first = len(trying.actions)
    if not isinstance(trying, Attempt):
        raise IllegalAction("a lesson has no solution: it says what to do")
    play_on(trying)
    return Judged(trying.actions, first, is_right=True, is_done=True)


def _resumed(exercise: Exercise, actions: Sequence[int]) -> Trying:
    """After so many choices, all of which were right."""
    trying = tried(exercise)
    known = next((count for count in range(len(actions), 0, -1) if (exercise.id, tuple(actions[:count])) in _lines), 0)
    for action in _lines[exercise.id, tuple(actions[:known])] if known else ():
        trying.play(action)
    for number in range(known, len(actions)):
        if trying.is_over:
            raise IllegalAction(f"actions[{number}]: nothing is left to choose: the exercise is done")
        _check(trying, actions[number], f"actions[{number}]: ")
        if not trying.is_right(actions[number]):
            raise IllegalAction(f"actions[{number}]: was not right, so it does not stand")
        _play(exercise, trying, actions[: number + 1])
    return trying


def _play(exercise: Exercise, trying: Trying, mine: Sequence[int]) -> None:
    """My last choice, and all replies to it."""
    trying.play(mine[-1])
    while not trying.is_over and trying.state.actor() != trying.me:
        trying.play(trying.defence())
    _lines[exercise.id, tuple(mine)] = list(trying.actions)
    while len(_lines) > REMEMBERED:
        _lines.popitem(last=False)


def _check(trying: Trying, action: int, where: str = "") -> None:
    if action not in offered(trying):
        raise IllegalAction(f"{where}this action cannot be taken now")
