"""An analysis in words."""

from collections.abc import Callable, Iterator

from bugduel.analysis.game import Analysis, Summary
from bugduel.analysis.judging import Judged
from bugduel.analysis.told import Told, ToldDecision, ToldOption, ToldSummary, word
from bugduel.core import Game, Move, State, begin, step
from bugduel.core.seen.move import PASS
from bugduel.core.seen.view import View
from bugduel.telling.speaker import sentence
from bugduel.telling.table import open_view
from bugduel.telling.teller import Teller

STEPS = 5  # shown of an expected line; further ones are too uncertain


def told(game: Game, analysis: Analysis, teller: Teller, draw: Callable[[View], str] | None = None) -> Told:
    """Replays the Record to name everything as it was on the table then; `draw` draws the tables, if given.

    It is addressed to a spectator, since the reader need not be a player.
    """
    return AnalysisTeller(game, analysis, teller, draw).told()


class AnalysisTeller:
    """Puts the decisions of a game into words, with their tables."""

    def __init__(
        self, game: Game, analysis: Analysis, teller: Teller, draw: Callable[[View], str] | None = None
    ) -> None:
        self.game = game
        self.analysis = analysis
        self.teller = teller
        self.draw = draw

    def moments(self) -> Iterator[tuple[int, View]]:
        """The table before each decision that was judged, and before each action out of turn, by the number of the
        choice.
        """
        record = self.analysis.record
        live = begin(self.game, record)
        wanted = {judged.choice for judged in self.analysis.decisions} | {choice for choice, _ in self.analysis.asides}
        for ply in range(len(record.actions)):
            if ply + 1 in wanted:
                yield ply + 1, self.table(live.state)
            step(live, record, ply)

    def told(self) -> Told:
        analysis, teller = self.analysis, self.teller
        judged = {decision.choice: decision for decision in analysis.decisions}
        moves = dict(analysis.asides)
        decisions: list[ToldDecision] = []
        asides: list[str] = []
        for choice, table in self.moments():
            if choice in judged:
                decisions.append(self.decision(judged[choice], table))
            else:
                asides.append(self.aside(choice, moves[choice], table))
        seat = analysis.seat
        where = self.word("judged-open", bot=analysis.bot)
        if seat is not None:
            where = self.word("judged-seat", bot=analysis.bot, number=seat + 1)
        return Told(
            teller.language,
            analysis,
            self.word("title", game=teller.of_game("title")),
            where,
            teller.result(analysis.outcome),
            [(seat, self.word("curve", name=teller.seat(seat)), points) for seat, points in analysis.curves().items()],
            [self.summary(summary) for summary in analysis.summaries()],
            decisions,
            asides,
        )

    # --- parts --------------------------------------------------------------------------------------------------------

    def decision(self, judged: Judged, table: View) -> ToldDecision:
        is_best = judged.is_best
        return ToldDecision(
            judged.choice,
            judged.turn,
            judged.seat,
            sentence(self.teller.seat(judged.seat)),
            judged.mark,
            self.move(judged.played, table),
            "" if is_best else self.move(judged.best, table),
            "" if is_best else self.line(judged, table),
            self.percent(judged.value),
            self.percent(judged.value - judged.loss),
            self.word("points", number=int(100 * judged.loss)),
            [
                ToldOption(
                    self.move(option.move, table),
                    "" if option.value is None else self.percent(option.value),
                    option.visits,
                    option.move.action == judged.played.action,
                )
                for option in judged.options
            ],
            self.draw(table) if self.draw is not None else "",
        )

    def aside(self, choice: int, move: Move, table: View) -> str:
        seat = move.facts.get("seat")
        text = self.move(move, table)
        if isinstance(seat, int):
            text = self.word("line-step", name=sentence(self.teller.seat(seat)), move=text)
        return self.word("aside", choice=choice, move=text)

    def line(self, judged: Judged, table: View) -> str:
        """The expected continuation after the best action, without that action and without passes."""
        steps = judged.line
        if steps and steps[0][0] == judged.seat and steps[0][1].action == judged.best.action:
            steps = steps[1:]
        texts = [
            self.word("line-step", name=sentence(self.teller.seat(seat)), move=self.move(move, table))
            for seat, move in [step for step in steps if step[1].kind != PASS][:STEPS]
        ]
        return " → ".join(texts)

    def summary(self, summary: Summary) -> ToldSummary:
        accuracy = summary.accuracy
        return ToldSummary(
            sentence(self.teller.seat(summary.seat)),
            len(summary.losses),
            summary.marks,
            self.percent(summary.average_loss, 1),
            self.word("no-accuracy") if accuracy is None else self.percent(accuracy / 100),
        )

    # --- words --------------------------------------------------------------------------------------------------------

    def word(self, what: str, /, **args: str | int) -> str:
        return word(self.teller.language, what, **args)

    def percent(self, value: float, places: int = 0) -> str:
        return self.teller.percent(max(value, 0.0), places)

    def move(self, move: Move, table: View) -> str:
        return self.teller.move(move, table)

    def table(self, state: State) -> View:
        """The table as the judged player saw it, or with all cards open."""
        seat = self.analysis.seat
        return open_view(state) if seat is None else state.view(seat)
