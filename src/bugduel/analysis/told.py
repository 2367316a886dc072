"""An analysis in words, ready for a screen or a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bugduel.analysis.game import Analysis, Point
from bugduel.analysis.judging import MARKS
from bugduel.words import words

# As in chess.
SIGNS: Final = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


@dataclass(frozen=True)
class ToldOption:
    """One option of a decision."""

    text: str
    value: str
    visits: int
    is_played: bool


@dataclass(frozen=True)
class ToldDecision:
    """One decision. `better` and `line` are empty if the best was played; `board` if not requested."""

    choice: int
    turn: int
    seat: int
    who: str
    mark: str
    played: str
    better: str
    line: str
    before: str
    after: str
    cost: str
    options: Sequence[ToldOption]
    board: str

    @property
    def sign(self) -> str:
        return SIGNS[self.mark]


@dataclass(frozen=True)
class ToldSummary:
    """One player's figures; `marks` counts them by kind."""

    who: str
    decisions: int
    marks: dict[str, int]
    loss: str
    accuracy: str


@dataclass(frozen=True)
class Told:
    """The whole analysis. `asides` are actions out of turn, such as conceding."""

    language: str
    analysis: Analysis
    title: str
    judged: str
    result: str
    curves: Sequence[tuple[int, str, Sequence[Point]]]  # seat, heading, points
    summaries: Sequence[ToldSummary]
    decisions: Sequence[ToldDecision]
    asides: Sequence[str]

    @property
    def last(self) -> int:
        """The number of the result, after the last choice."""
        return len(self.analysis.record.actions) + 1

    def marked(self) -> list[ToldDecision]:
        return [decision for decision in self.decisions if decision.mark]

    def worst(self, count: int) -> list[ToldDecision]:
        by_choice = {decision.choice: decision for decision in self.decisions}
        return [by_choice[judged.choice] for judged in self.analysis.worst(count)]

    def word(self, what: str, /, **args: str | int) -> str:
        return word(self.language, what, **args)

    def percent(self, value: float) -> str:
        return words(self.language).say("telling-percent", number=f"{100 * value:.0f}")

    def legend(self) -> str:
        return self.word("legend", **{name: self.percent(least) for name, least in MARKS.items()})


def word(language: str, what: str, /, **args: str | int) -> str:
    """A message of the analysis."""
    return words(language).say(f"analysis-{what}", **args)


def stopped(text: str) -> str:
    """A sentence with a full stop."""
    return text if text.endswith((".", "!", "?")) else f"{text}."
