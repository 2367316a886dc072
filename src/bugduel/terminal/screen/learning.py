"""How learning goes on, and what came of each round."""

from time import monotonic
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from bugduel.learning.told import Told
from bugduel.terminal.screen.arena import clock

SELDOM = 10.0  # seconds between lines where there is no terminal
DOING = {"play": "playing", "fit": "fitting", "match": "comparing", "spread": "how sure it is"}


class Progress:
    """A bar on a terminal; elsewhere a plain line now and then."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.bar: Bar | None = None
        self.task = TaskID(0)
        self.doing = ""
        self.began = self.shown = monotonic()
        self.before = 0

    def __enter__(self) -> "Progress":
        if self.console.is_terminal:
            columns = (TextColumn("{task.description}"), MofNCompleteColumn(), BarColumn(), TimeRemainingColumn())
            self.bar = Bar(*columns, console=self.console)
            self.task = self.bar.add_task("", total=None)
            self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def show(self, what: str, round: int, done: int, total: int) -> None:
        doing = f"round {round}, {DOING[what]}"
        now = monotonic()
        if doing != self.doing:
            self.doing, self.began, self.shown, self.before = doing, now, 0.0, done
            if self.bar is not None:
                self.bar.reset(self.task, description=doing)
        if self.bar is not None:
            self.bar.update(self.task, completed=min(done, total), total=total, description=doing)
        elif now - self.shown >= SELDOM:
            self.shown = now
            left = (now - self.began) / (done - self.before) * (total - done) if done > self.before else None
            told = f"{doing}: {min(done, total):,} of {total:,}" + ("" if left is None else f", {clock(left)} left")
            self.console.print(told, soft_wrap=True, highlight=False, markup=False)


def print_round(console: Console, told: Told) -> None:
    text = f"Round {told.number}: {told.games:,} games, {told.positions:,} positions; "
    text += f"off by {told.loss_before:.4f} before, {told.loss_after:.4f} now"
    if told.match is not None:
        score = told.match
        text += (
            f"; won {100 * score.mean:.1f} % ({100 * score.low:.1f} to {100 * score.high:.1f}) of {score.games:,} games"
        )
    console.print(f"{text}: {'kept' if told.kept else 'not kept'}.", soft_wrap=True, highlight=False, markup=False)
