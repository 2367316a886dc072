"""The progress of a run, and its figures at the end."""

from pathlib import Path
from time import monotonic
from types import TracebackType

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from bugduel.arena import Figures, Finished, Interval, Settings, Tally

OFTEN = 0.25  # seconds between updates on a terminal
SELDOM = 10.0  # and between lines elsewhere
SHOWN = 3  # bots whose standing is shown during the run


class Progress:
    """A bar on a terminal; elsewhere a plain line now and then."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.bar: Bar | None = None
        self.task = TaskID(0)
        self.began = self.shown = monotonic()
        self.before = -1

    def __enter__(self) -> "Progress":
        if self.console.is_terminal:
            columns = (MofNCompleteColumn(), TextColumn("games"), BarColumn(), TimeRemainingColumn())
            self.bar = Bar(*columns, TextColumn("{task.fields[standing]}"), console=self.console)
            self.task = self.bar.add_task("", total=None, standing="")
            self.bar.start()
            self.shown = 0.0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def show(self, tally: Tally, most: int) -> None:
        now, count = monotonic(), len(tally.games)
        if self.before < 0:
            self.before = count  # played earlier: they say nothing about the speed
        if now - self.shown < (SELDOM if self.bar is None else OFTEN) and count < most:
            return
        self.shown = now
        if self.bar is not None:
            self.bar.update(self.task, completed=count, total=most, standing=standing(tally))
        elif count < most:
            told = [f"{count} of {most} games"]
            if count > self.before:
                told += [f"{clock((now - self.began) / (count - self.before) * (most - count))} left", standing(tally)]
            self.console.print(", ".join(filter(None, told)), soft_wrap=True, highlight=False, markup=False)


def standing(tally: Tally) -> str:
    """The best bots and their win rates."""
    rates = sorted((-sample.total / sample.count, bot) for bot, sample in tally.bots.items())
    told = rates[: 1 if len(rates) == 2 else SHOWN]  # of two bots, the first says it all
    return ", ".join(f"{bot} {percent(tally.bots[bot].interval())}" for _, bot in told)


def percent(rate: Interval) -> str:
    return f"{100 * rate.mean:.1f} % ± {100 * rate.margin:.1f}"


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


# --- at the end -------------------------------------------------------------------------------------------------------


def print_figures(
    console: Console, settings: Settings, finished: Finished, figures: Figures, seconds: float, file: Path | None
) -> None:
    """Print the ranking, the pairings and the other figures."""
    if figures.bots:
        console.print(_standings(figures))
    if len(figures.bots) > 2:
        console.print(_matrix(figures))
    lines = [
        f"{'|'.join(group)}: clear after {deals * settings.sides} games" for group, deals in finished.clear.items()
    ]
    if figures.games:
        fair = "" if settings.sides == 2 else f" (an even share is {100 / settings.sides:.1f} %)"
        lines.append(f"The first player wins {percent(figures.first)}{fair}. A game takes {figures.turns:.1f} turns.")
    lines.append(f"{figures.games:,} games of {settings.game} in {clock(seconds)}. Seed: {settings.seed}")
    lines.append("The games were not saved: --out FILE saves them." if file is None else f"The games are in {file}")
    for line in lines:
        console.print(line, soft_wrap=True, highlight=False, markup=False)


def _standings(figures: Figures) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")  # a long name takes more lines: figures are what people look for
    for name in ("rating", "games", "win rate", "95 % interval"):
        table.add_column(name, justify="right", no_wrap=True)
    for one in figures.bots:
        rating = "" if one.rating is None else f"{one.rating.mean:.1f} ± {one.rating.margin:.1f}"
        rate = one.rate
        between = f"{100 * rate.low:.1f} to {100 * rate.high:.1f} %"
        table.add_row(Text(one.bot), rating, f"{one.games:,}", f"{100 * rate.mean:.1f} %", between)
    return table


def _matrix(figures: Figures) -> Table:
    """How often the bot of the row beat the bot of the column."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("row against column", overflow="fold")
    for one in figures.bots:
        table.add_column(Text(one.bot), justify="right")
    for one in figures.bots:
        cells = [figures.pairs.get((one.bot, other.bot)) for other in figures.bots]
        table.add_row(Text(one.bot), *("" if rate is None else percent(rate) for rate in cells))
    return table
