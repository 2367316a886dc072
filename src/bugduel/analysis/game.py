"""The analysis of a whole game: every decision, the winning chance throughout, and a summary for each player.

With all cards open (`seat` is None) every player's decisions are judged with full knowledge of the cards. For one seat,
only its own decisions are judged, using only what that player could see.

As plain data (`to_data`), in a stable format:

    {"bugduel-analysis": 1, "game": ..., "rules": ..., "seed": ..., "actions": how many,
     "bot": "search:iterations=2000", "seat": 0 or null (all cards open),
     "marks": {"blunder": 0.2, "mistake": 0.1, "inaccuracy": 0.05},
     "outcome": [1.0, 0.0] or null (not played to its end),
     "players": [{"seat": 0, "decisions": 21, "blunder": 1, "mistake": 0, "inaccuracy": 3,
                  "average-loss": 0.0213, "accuracy": 91.7 or null (no decisions)}, ...],
     "curves": [{"seat": 0, "points": [{"choice": 1, "value": 0.5}, ...]}, ...],
     "decisions": [{"choice": 1, "turn": 1, "seat": 0, "played": MOVE, "best": MOVE, "value": 0.53, "loss": 0.0,
                    "mark": null,
                    "options": [{"move": MOVE, "value": 0.53 or null (too few visits), "visits": 812}, best first],
                    "line": [{"seat": 0, "move": MOVE}, ...]}, ...],
     "asides": [{"choice": 57, "move": MOVE}, ...] (actions out of turn, such as conceding)}

Seats count from 0, choices from 1 as in a replay. A MOVE is the result of `Move.to_data`. Values and losses are winning
chances, from 0 to 1.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from bugduel.analysis.judging import MARKS, Judged, check_judge, is_decision, move_of
from bugduel.analysis.workers import Task, judge_all
from bugduel.core import BadOptions, Game, Move, Record, begin, step
from bugduel.core.teams import teams_of

FORMAT: Final = 1

# A choice that loses nothing scores 100, one that loses a tenth of the winning chance 65, a fifth 42.
STEEPNESS: Final = 4.35


@dataclass(frozen=True)
class Summary:
    """The summary of one player."""

    seat: int
    losses: list[float]
    marks: dict[str, int]

    @property
    def average_loss(self) -> float:
        return sum(self.losses) / len(self.losses) if self.losses else 0.0

    @property
    def accuracy(self) -> float | None:
        """From 0 to 100; None without decisions."""
        if not self.losses:
            return None
        return 100 * sum(exp(-STEEPNESS * loss) for loss in self.losses) / len(self.losses)

    def to_data(self) -> dict[str, object]:
        accuracy = self.accuracy
        return {
            "seat": self.seat,
            "decisions": len(self.losses),
            **self.marks,
            "average-loss": round(self.average_loss, 4),
            "accuracy": None if accuracy is None else round(accuracy, 1),
        }


@dataclass(frozen=True)
class Point:
    """The winning chance before a choice, as `Analysis.curve` finds it; after the last one, the result."""

    choice: int
    value: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game. `outcome` is None if the game is unfinished.

    `asides` are actions out of turn, such as conceding, each with its choice number.
    """

    record: Record
    bot: str
    seat: int | None
    teams: list[int]  # of each seat
    outcome: list[float] | None
    decisions: list[Judged]
    asides: list[tuple[int, Move]]

    @property
    def judged_seats(self) -> list[int]:
        return list(range(len(self.teams))) if self.seat is None else [self.seat]

    def summaries(self) -> list[Summary]:
        return [self.summary(seat) for seat in self.judged_seats]

    def summary(self, seat: int) -> Summary:
        own = [judged for judged in self.decisions if judged.seat == seat]
        marks = {name: sum(judged.mark == name for judged in own) for name in MARKS}
        return Summary(seat, [judged.loss for judged in own], marks)

    def curves(self) -> dict[int, list[Point]]:
        """The curve of one player; with three or more teams one each, as one chance does not determine the others."""
        seats = self.judged_seats[:1] if self.is_two_sided else self.judged_seats
        return {seat: self.curve(seat) for seat in seats}

    @property
    def is_two_sided(self) -> bool:
        """Whether there are two teams, so that one chance determines the other."""
        return len(set(self.teams)) == 2

    def curve(self, seat: int) -> list[Point]:
        """The winning chance before each decision. Two searches tell of the moment between two choices: the one that
        judged the first, and the one that judges the second. They differ by chance, and each likes its own side a
        little too well, so a curve of either alone would swing with whose turn it is, and fall by something else than
        a mistake has cost. It is the mean of both. Where others chose in between, they are not of the same moment.
        """
        points: list[Point] = []
        left = Point(0, 0.0)  # what the last decision left, and the choice that comes after it
        for judged in self.decisions:
            is_ours = self.teams[judged.seat] == self.teams[seat]
            if not (is_ours or self.is_two_sided):
                continue
            before, after = judged.value, judged.value - judged.loss
            if not is_ours:
                before, after = 1.0 - before, 1.0 - after
            points.append(Point(judged.choice, (left.value + before) / 2 if left.choice == judged.choice else before))
            left = Point(judged.choice + 1, after)
        if self.outcome is not None:
            points.append(Point(len(self.record.actions) + 1, self.outcome[seat]))
        return points

    def marked(self) -> list[Judged]:
        return [judged for judged in self.decisions if judged.mark]

    def worst(self, count: int) -> list[Judged]:
        """The costliest decisions, the worst first."""
        return sorted(self.marked(), key=lambda judged: (-judged.loss, judged.choice))[:count]

    def to_data(self) -> dict[str, object]:
        return {
            "bugduel-analysis": FORMAT,
            "game": self.record.game,
            "rules": self.record.rules,
            "seed": self.record.seed,
            "actions": len(self.record.actions),
            "bot": self.bot,
            "seat": self.seat,
            "marks": dict(MARKS),
            "outcome": self.outcome,
            "players": [summary.to_data() for summary in self.summaries()],
            "curves": [
                {"seat": seat, "points": [{"choice": point.choice, "value": round(point.value, 4)} for point in points]}
                for seat, points in self.curves().items()
            ],
            "decisions": [judged.to_data() for judged in self.decisions],
            "asides": [{"choice": choice, "move": move.to_data()} for choice, move in self.asides],
        }

    @staticmethod
    def from_data(data: dict[str, Any], record: Record, teams: list[int]) -> "Analysis":
        """The inverse of `to_data`; the Record and the team of each seat are not in it."""
        return Analysis(
            record,
            data["bot"],
            data["seat"],
            teams,
            data["outcome"],
            [Judged.from_data(decision) for decision in data["decisions"]],
            [(aside["choice"], move_of(aside["move"])) for aside in data["asides"]],
        )


class Analyst:
    """Judges a Record. It is replayed once at the start, so BadRecord and BadOptions are raised before any search."""

    def __init__(self, game: Game, record: Record, bot: str, seat: int | None = None) -> None:
        check_judge(bot)
        self.record = record
        self.bot = bot
        self.seat = seat
        live = begin(game, record)
        self.teams = teams_of(live.state)
        if seat is not None and not 0 <= seat < len(self.teams):
            raise BadOptions(f"there is no seat {seat + 1}: this game has {len(self.teams)} players")
        self.plies: list[int] = []
        self.asides: list[tuple[int, Move]] = []
        for ply, action in enumerate(record.actions):
            if seat in (None, live.state.actor()) and is_decision(live.state, action):
                self.plies.append(ply)
            elif action in live.state.asides():
                self.asides.append((ply + 1, live.state.move(action)))
            step(live, record, ply)
        self.outcome = live.state.outcome()

    def analyse(self, jobs: int = 1, done: Callable[[], None] = lambda: None) -> Analysis:
        """Judge every decision, in the given number of processes; `done` is called after each."""
        decisions: list[Judged] = []
        task = Task(self.record.to_json(), self.bot, self.seat)
        with closing(judge_all(task, self.plies, jobs)) as found:
            for judged in found:
                decisions.append(judged)
                done()
        decisions.sort(key=lambda judged: judged.choice)
        return Analysis(self.record, self.bot, self.seat, self.teams, self.outcome, decisions, self.asides)
