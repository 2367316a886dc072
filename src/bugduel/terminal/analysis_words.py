"""An analysis put in the words of its game."""

from io import StringIO

from rich.console import Console

from bugduel.analysis import Analysis, Judged, Summary
from bugduel.analysis.told import Told, ToldDecision, ToldOption, ToldSummary, word
from bugduel.core import Game, Move, State, begin, step
from bugduel.terminal import board
from bugduel.terminal.look import Look
from bugduel.terminal.seen import PASS, Table, open_view, table_of
from bugduel.terminal.tongue import Tongue, sentence

BOARD_WIDTH = 100  # of a table that is drawn for a page
STEPS = 5  # of an expected line that are told; further ones are guesses upon guesses


def told(game: Game, analysis: Analysis, tongue: Tongue, boards: bool = False) -> Told:
    """Plays the Record once more, to name everything as it lay on the table then; with `boards` the table is drawn.

    It is told as to somebody who watches, for whoever reads it need not be the one who played.
    """
    return Teller(game, analysis, tongue, boards).told()


class Teller:
    """Knows the tables at which the decisions of a game were made."""

    def __init__(self, game: Game, analysis: Analysis, tongue: Tongue, boards: bool) -> None:
        self.analysis = analysis
        self.tongue = tongue
        self.boards = boards
        self.decisions: list[ToldDecision] = []
        self.asides: list[str] = []
        live = begin(game, analysis.record)
        judged = {decision.choice: decision for decision in analysis.decisions}
        asides = dict(analysis.asides)
        for ply in range(len(analysis.record.actions)):
            choice = ply + 1
            if choice in judged:
                self.decisions.append(self.decision(judged[choice], self.table(live.state)))
            elif choice in asides:
                self.asides.append(self.aside(choice, asides[choice], self.table(live.state)))
            step(live, analysis.record, ply)

    def told(self) -> Told:
        analysis, tongue = self.analysis, self.tongue
        seat = analysis.seat
        where = self.word("judged-open", bot=analysis.bot)
        if seat is not None:
            where = self.word("judged-seat", bot=analysis.bot, number=seat + 1)
        return Told(
            tongue.language,
            analysis,
            self.word("title", game=tongue.of_game("title")),
            where,
            self.result(),
            [(seat, self.word("curve", name=tongue.seat(seat)), points) for seat, points in analysis.curves().items()],
            [self.summary(summary) for summary in analysis.summaries()],
            self.decisions,
            self.asides,
        )

    # --- parts --------------------------------------------------------------------------------------------------------

    def decision(self, judged: Judged, table: Table) -> ToldDecision:
        is_best = judged.played.action == judged.best.action or not judged.loss
        return ToldDecision(
            judged.choice,
            judged.turn,
            judged.seat,
            sentence(self.tongue.seat(judged.seat)),
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
            self.drawn(table) if self.boards else "",
        )

    def aside(self, choice: int, move: Move, table: Table) -> str:
        seat = move.facts.get("seat")
        text = self.move(move, table)
        if isinstance(seat, int):
            text = self.word("line-step", name=sentence(self.tongue.seat(seat)), move=text)
        return self.word("aside", choice=choice, move=text)

    def line(self, judged: Judged, table: Table) -> str:
        """What the bot expects after the best action, which is told elsewhere; who only passes does nothing to tell."""
        steps = judged.line
        if steps and steps[0][0] == judged.seat and steps[0][1].action == judged.best.action:
            steps = steps[1:]
        texts = [
            self.word("line-step", name=sentence(self.tongue.seat(seat)), move=self.move(move, table))
            for seat, move in [step for step in steps if step[1].kind != PASS][:STEPS]
        ]
        return " → ".join(texts)

    def summary(self, summary: Summary) -> ToldSummary:
        accuracy = summary.accuracy
        return ToldSummary(
            sentence(self.tongue.seat(summary.seat)),
            len(summary.losses),
            summary.marks,
            self.percent(summary.average_loss, 1),
            self.word("no-accuracy") if accuracy is None else self.percent(accuracy / 100),
        )

    def result(self) -> str:
        outcome = self.analysis.outcome
        if outcome is None:
            return self.tongue.say("replay-unfinished")
        if max(outcome) < 1:
            return self.tongue.say("replay-tied")
        winner = outcome.index(max(outcome))
        return sentence(self.tongue.say("winner", name=self.tongue.seat(winner)))

    # --- words --------------------------------------------------------------------------------------------------------

    def word(self, what: str, /, **args: str | int) -> str:
        return word(self.tongue.language, what, **args)

    def percent(self, value: float, places: int = 0) -> str:
        number = f"{100 * max(value, 0.0):.{places}f}"
        return self.word("percent", number=number.replace(".", self.word("decimal-point")))

    def move(self, move: Move, table: Table) -> str:
        return self.tongue.move(move, table)

    def table(self, state: State) -> Table:
        """As the one who is judged saw it, or with all cards open."""
        seat = self.analysis.seat
        return table_of(open_view(state) if seat is None else state.view(seat))

    def drawn(self, table: Table) -> str:
        """The table without boxes and colours."""
        console = Console(file=StringIO(), width=BOARD_WIDTH, color_system=None, force_terminal=False)
        look = Look(console, self.tongue, plain=True)
        look.print(*board.draw(look, table, {}))
        assert isinstance(console.file, StringIO)
        return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())
