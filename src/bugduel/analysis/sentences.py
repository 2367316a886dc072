"""An analysis for a client: its figures, and a sentence for each choice in the reader's language."""

from collections.abc import Iterator

from msgspec import Struct

from bugduel.analysis.game import Analysis
from bugduel.analysis.judging import MARKS, PLACES, Judged
from bugduel.analysis.teller import AnalysisTeller
from bugduel.core.seen.view import View


class ChoiceTold(Struct, frozen=True, omit_defaults=True):
    """A choice, numbered from 1: it was made at the ply before. `value` is the chance to win with the best action,
    `loss` what the one that was `played` lost of it. `better` is what was best, and `line` what was then to be
    expected; both are empty if nothing better is known.
    """

    choice: int
    turn: int
    seat: int
    played: str
    value: float
    loss: float
    mark: str = ""
    better: str = ""
    line: str = ""


class SideTold(Struct, frozen=True):
    """A player: the choices that were judged, how many have each mark, and the accuracy from 0 to 100."""

    seat: int
    decisions: int
    marks: dict[str, int]
    accuracy: float | None


class PointTold(Struct, frozen=True):
    """The chance to win before a choice; after the last one, the result."""

    choice: int
    value: float


class CurveTold(Struct, frozen=True):
    """The chance of a seat to win throughout the game."""

    seat: int
    points: list[PointTold]


class AnalysisTold(Struct, frozen=True):
    """All of it. `marks` says which loss has which mark, the worst first. With two sides there is one curve: the
    chance of the other side is the rest.
    """

    language: str
    bot: str
    marks: dict[str, float]
    players: list[SideTold]
    curves: list[CurveTold]
    choices: list[ChoiceTold]


def choices_told(teller: AnalysisTeller) -> Iterator[ChoiceTold]:
    """The choices one by one, so that others can be served in between."""
    judged = {decision.choice: decision for decision in teller.analysis.decisions}
    for choice, table in teller.moments():
        if choice in judged:
            yield _choice(teller, judged[choice], table)


def _choice(teller: AnalysisTeller, judged: Judged, table: View) -> ChoiceTold:
    return ChoiceTold(
        choice=judged.choice,
        turn=judged.turn,
        seat=judged.seat,
        played=teller.move(judged.played, table),
        value=judged.value,
        loss=judged.loss,
        mark=judged.mark,
        better="" if judged.is_best else teller.move(judged.best, table),
        line="" if judged.is_best else teller.line(judged, table),
    )


def analysis_told(analysis: Analysis, language: str, choices: list[ChoiceTold]) -> AnalysisTold:
    """The whole, with choices that are in words already."""
    players = []
    for summary in analysis.summaries():
        accuracy = None if summary.accuracy is None else round(summary.accuracy, 1)
        players.append(SideTold(summary.seat, len(summary.losses), summary.marks, accuracy))
    curves = [
        CurveTold(seat, [PointTold(point.choice, round(point.value, PLACES)) for point in points])
        for seat, points in analysis.curves().items()
    ]
    return AnalysisTold(language, analysis.bot, dict(MARKS), players, curves, choices)
