"""An analysis on the screen: the curve, the figures of each player, the decisions, and the costliest ones."""

from collections.abc import Sequence
from io import StringIO
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bugduel.analysis import MARKS, Point
from bugduel.analysis.plot import Plot
from bugduel.analysis.told import SIGNS, Told, ToldDecision, stopped
from bugduel.core.seen.view import View
from bugduel.telling.teller import Args
from bugduel.terminal.screen import board
from bugduel.terminal.screen.board import hanging
from bugduel.terminal.screen.look import COLOURS, QUIET, STRONG, Look
from bugduel.terminal.teller import TerminalTeller

WIDEST: Final = 100  # columns of a curve
BOARD_WIDTH: Final = 100  # columns of a table drawn for a page
HIGH: Final = 8
HIGH_OF_MANY: Final = 5  # rows, when there is a curve for each player
WORST: Final = 3
SIGN_COLOURS: Final = {"": "", "inaccuracy": COLOURS[4], "mistake": COLOURS[3], "blunder": COLOURS[0]}


def show(look: Look, told: Told, every: bool) -> None:
    """Print the whole analysis; with `every`, unmarked decisions too."""
    look.print(Text(told.title, style=STRONG), Text(told.result), Text(told.judged, style=QUIET), "")
    if not told.decisions:
        look.print(told.word("none"))
        return
    for seat, heading, points in told.curves:
        look.print(Text(heading, style=STRONG))
        look.print(*(in_words(told, points) if look.plain else curve(look, told, seat, points)), "")
    look.print(*(Text(aside) for aside in told.asides), *([""] if told.asides else []))
    look.print(*summaries(look, told), "")
    look.print(*decisions(look, told, every))
    look.print(*worst(look, told), "")
    look.print(Text(told.legend(), style=QUIET))


def curve(look: Look, told: Told, seat: int, points: Sequence[Point]) -> list[RenderableType]:
    """A curve of dots with the marks below: those of this player, or of both in a two-player game."""
    labels = {0.0: told.percent(1), 0.5: told.percent(0.5), 1.0: told.percent(0)}
    margin = max(len(label) for label in labels.values()) + 1
    height = HIGH if len(told.curves) == 1 else HIGH_OF_MANY
    plot = Plot(min(look.width, WIDEST) - margin - 1, height, told.last)
    plot.draw(points)
    parts: list[RenderableType] = []
    for row, line in enumerate(plot.lines()):
        label = {0: labels[0.0], height // 2: labels[0.5], height - 1: labels[1.0]}.get(row, "")
        parts.append(Text(f"{label:>{margin - 1}} ", style=QUIET).append(line, style=f"not dim {COLOURS[1]}"))
    return [*parts, *signs(told, seat, plot, margin)]


def signs(told: Told, seat: int, plot: Plot, margin: int) -> list[Text]:
    """A row of signs for each judged player, each below the choice it marks."""
    seats = [summary.seat for summary in told.analysis.summaries()] if told.analysis.is_two_sided else [seat]
    rows: list[Text] = []
    for each in seats:
        row: list[tuple[str, str]] = [(" ", "")] * plot.width
        for decision in sorted(told.marked(), key=lambda decision: MARKS[decision.mark]):
            if decision.seat == each:  # the worst last, so that it stays visible
                place = min(plot.column(decision.choice), plot.width - len(decision.sign))
                for step, letter in enumerate(decision.sign):
                    row[place + step] = (letter, SIGN_COLOURS[decision.mark])
        name = f"{each + 1}" if len(seats) > 1 else ""
        text = Text(f"{name:>{margin - 1}} ", style=QUIET)
        for letter, colour in row:
            text.append(letter, style=f"not dim {colour}")
        rows.append(text)
    return rows


def in_words(told: Told, points: Sequence[Point]) -> list[RenderableType]:
    """The winning chance at the first decision of each turn, and at the end."""
    turns = {decision.choice: decision.turn for decision in told.decisions}
    texts: list[str] = []
    seen: set[int] = set()
    for point in points:
        turn = turns.get(point.choice)
        if turn is None:
            texts.append(told.word("at-end", value=told.percent(point.value)))
        elif turn not in seen:
            seen.add(turn)
            texts.append(told.word("at-turn", turn=turn, value=told.percent(point.value)))
    return [Text("  " + ", ".join(texts))]


def summaries(look: Look, told: Told) -> list[RenderableType]:
    if look.plain:
        return [
            told.word(
                "summary",
                name=summary.who,
                decisions=summary.decisions,
                inaccuracies=summary.marks["inaccuracy"],
                mistakes=summary.marks["mistake"],
                blunders=summary.marks["blunder"],
                loss=summary.loss,
                accuracy=summary.accuracy,
            )
            for summary in told.summaries
        ]
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    kinds = list(reversed(MARKS))
    headings = {"player": "", "decisions": ""} | {f"marks-{kind}": SIGN_COLOURS[kind] for kind in kinds}
    for name, style in (headings | {"average-loss": "", "accuracy": STRONG}).items():
        heading = f"{told.word(name)} {SIGNS.get(name.removeprefix('marks-'), '')}".strip().replace(" ", "\n")
        grid.add_column(heading, justify="left" if name == "player" else "right", style=style, vertical="bottom")
    for summary in told.summaries:
        counts = [str(summary.marks[kind]) for kind in kinds]
        grid.add_row(summary.who, str(summary.decisions), *counts, summary.loss, summary.accuracy)
    return [grid]


def decisions(look: Look, told: Told, every: bool) -> list[RenderableType]:
    listed = list(told.decisions) if every else told.marked()
    if not listed:
        return [told.word("unmarked"), ""]
    rest = len(told.decisions) - len(listed)
    ending = [Text(told.word("more", count=rest), style=QUIET), ""] if rest else [""]
    heading = Text(told.word("all" if every else "marked"), style=STRONG)
    if look.plain:
        return [heading, *(Text(plain_line(look, told, decision)) for decision in listed), *ending]
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for name in ("number", "turn"):
        grid.add_column(told.word(name), justify="right", no_wrap=True)
    grid.add_column(told.word("who"), no_wrap=True)
    grid.add_column("", no_wrap=True, min_width=2)
    grid.add_column(told.word("played"), ratio=1)
    grid.add_column(told.word("better"), ratio=1)
    grid.add_column(told.word("cost"), justify="right", no_wrap=True)
    for decision in listed:
        sign = Text(decision.sign, style=f"bold {SIGN_COLOURS[decision.mark]}".strip())
        better = Text(decision.better) if decision.better else Text(told.word("best-played"), style=QUIET)
        cost = Text(decision.cost if decision.better else "", style=SIGN_COLOURS[decision.mark])
        grid.add_row(str(decision.choice), str(decision.turn), decision.who, sign, Text(decision.played), better, cost)
    return [heading, grid, *ending]


def plain_line(look: Look, told: Told, decision: ToldDecision) -> str:
    turn = look.teller.say("turn", turn=decision.turn)
    facts: Args = {"number": decision.choice, "turn": turn, "name": decision.who, "played": stopped(decision.played)}
    if not decision.mark:
        return told.word("line-fine", **facts, value=decision.before)
    cost = f"{decision.cost} ({told.word(f'mark-{decision.mark}')})"
    return told.word("line-better", **facts, better=stopped(decision.better), cost=cost)


def worst(look: Look, told: Told) -> list[RenderableType]:
    """The costliest decisions, with the likely continuation after the better choice."""
    found = told.worst(WORST)
    if not found:
        return []
    parts: list[RenderableType] = [Text(told.word("worst", count=len(found)), style=STRONG)]
    for decision in found:
        head = told.word(
            "worst-head",
            number=decision.choice,
            turn=look.teller.say("turn", turn=decision.turn),
            name=decision.who,
            mark=f"{told.word(f'mark-{decision.mark}')} {decision.sign}",
            before=decision.before,
            after=decision.after,
        )
        parts.append(Text(head, style=SIGN_COLOURS[decision.mark]))
        lines = [
            told.word("worst-played", played=decision.played),
            told.word("worst-better", better=decision.better),
            *([told.word("worst-line", line=decision.line)] if decision.line else []),
        ]
        parts += [Text(f"    {line}") if look.plain else hanging("    ", Text(line)) for line in lines]
    return parts


def drawn(teller: TerminalTeller, table: View) -> str:
    """The table without boxes and colours, for a page."""
    console = Console(file=StringIO(), width=BOARD_WIDTH, color_system=None, force_terminal=False)
    look = Look(console, teller, plain=True)
    look.print(*board.draw(look, table, {}))
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())
