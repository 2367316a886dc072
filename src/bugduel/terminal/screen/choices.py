"""Numbered choices: one per line, in columns, or grouped by kind."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bugduel.core import Move
from bugduel.core.seen.view import Card, View
from bugduel.telling.table import like
from bugduel.terminal.screen.board import LOW
from bugduel.terminal.screen.look import QUIET, STRONG, Look
from bugduel.terminal.teller import TerminalTeller

MANY = 6  # choices; more are grouped
BETWEEN = "   "  # choices on a line
Row = tuple[str, str, Text]


def arranged(teller: TerminalTeller, moves: Sequence[Move]) -> list[Move]:
    """Moves grouped by kind, if the game has a name for it; single moves come last."""
    kinds = list(dict.fromkeys(move.kind for move in moves))
    order = {kind: (not teller.has(f"group-{kind}"), place) for place, kind in enumerate(kinds)}
    if all(is_alone for is_alone, _ in order.values()):
        return list(moves)
    return sorted(moves, key=lambda move: order[move.kind])


def can_be_cut(look: Look, moves: Sequence[Move]) -> bool:
    """Whether there are so many of a kind that not all need to be shown at once."""
    return len(moves) > MANY and not look.plain and look.teller.has(f"group-{moves[0].kind}")


def draw_choices(look: Look, table: View, moves: Sequence[Move], is_cut: bool = False) -> RenderableType:
    """The numbered moves. If cut, a large group shows only what fits on a line."""
    return grouped(look, table, moves, is_cut) if can_be_cut(look, moves) else draw_all(look, table, moves)


def draw_all(look: Look, table: View, moves: Sequence[Move]) -> RenderableType:
    """Every move on its own line, with the card's figures if the choice is between cards."""
    teller = look.teller
    between_cards = len({move.facts.get("card") for move in moves}) > 1
    rows = [
        (f"{number:>3}", teller.move(move, table), figures(look, table, move) if between_cards else Text())
        for number, move in enumerate(moves, 1)
    ]
    if look.plain:
        return Text("\n").join(
            Text(f"{number}. {text}").append("  " if figures else "").append_text(figures)
            for number, text, figures in rows
        )
    if _width(rows) > look.width:
        rows = _bare(rows)
    return listing(rows, look.width if look.console.height < LOW else 0)


def figures(look: Look, table: View, move: Move) -> Text:
    """The figures of the card on the board that a move names, or of a visible one like it."""
    name = str(move.facts.get("card"))
    # A move may concern a card without naming it, such as "do not block".
    if look.teller.title(name) not in look.teller.move(move, table):
        return Text()
    card = _meant(table, move)
    if card is None:
        page = look.teller.pages.get(name)
        return Text() if page is None else Text(page.line(look.teller.language))
    return look.line(card, "")


def _meant(table: View, move: Move) -> Card | None:
    number, name = move.facts.get("piece", 0), str(move.facts.get("card"))
    return table.find(number) if isinstance(number, int) and number else like(table, name)


# --- one under the other ----------------------------------------------------------------------------------------------


def listing(rows: Sequence[Row], width: int) -> Grid:
    """Numbered choices, one per line, or in two columns if there are many and they fit `width`.

    Two columns may leave out the figures, which are also shown with the cards.
    """
    columns: list[Sequence[Row]] = [rows]
    half = (len(rows) + 1) // 2
    for listed in (_bare(rows), rows) if len(rows) > MANY else ():
        if _width(listed[:half]) + _width(listed[half:]) <= width:
            columns = [listed[:half], listed[half:]]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in columns:
        grid.add_column(style=STRONG, no_wrap=True)
        grid.add_column()
        grid.add_column()
    for place, row in enumerate(columns[0]):
        grid.add_row(*row, *(cell for column in columns[1:] for row in column[place : place + 1] for cell in row))
    return grid


def _bare(rows: Sequence[Row]) -> list[Row]:
    return [(number, text, Text()) for number, text, _ in rows]


def _width(rows: Sequence[Row]) -> int:
    return sum(max(cell_len(str(cell)) for cell in cells) + 2 for cells in zip(*rows, strict=True))


# --- those of a kind on a line ----------------------------------------------------------------------------------------


def grouped(look: Look, table: View, moves: Sequence[Move], is_cut: bool) -> Grid:
    """What the moves have in common, then each with its number, on as few lines as possible."""
    teller = look.teller
    kinds = dict.fromkeys(move.kind for move in moves)
    titles = {kind: teller.of_game(f"group-{kind}") for kind in kinds if teller.has(f"group-{kind}")}
    lead = max(cell_len(title) for title in titles.values())
    groups: dict[str, list[Text]] = {}
    for number, move in enumerate(moves, 1):
        text = Text(f"{number} ", style=STRONG)
        if move.kind in titles:
            card = _meant(table, move)
            text.append(teller.pick(move, table), style="not bold")
            text.append(f" {card.cost}" if card is not None and card.cost else "", style="not bold dim")
        else:
            text.append(teller.move(move, table), style="not bold")
        groups.setdefault(titles.get(move.kind, ""), []).append(text)
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(style=QUIET, width=lead + 2, no_wrap=True)
    grid.add_column()
    for title, texts in groups.items():
        room = look.width - lead - 4
        grid.add_row(f"  {title}", _one_line(texts, room) if is_cut else _lines(texts, room))
    return grid


def _one_line(texts: Sequence[Text], width: int) -> Text:
    """As many as fit, and the number of the last."""
    for count in range(len(texts), 0, -1):
        line = Text(BETWEEN).join(texts[:count])
        if count < len(texts):
            line.append(f"{BETWEEN}… ").append(texts[-1].plain.partition(" ")[0], style=STRONG)
        if line.cell_len <= width:
            return line
    line.truncate(width, overflow="ellipsis")
    return line


def _lines(texts: Sequence[Text], width: int) -> Text:
    """Moves side by side, broken only between moves unless one is longer than a line."""
    whole = Text()
    used = 0
    for text in texts:
        wanted = text.cell_len + len(BETWEEN)
        if used:
            fits = used + wanted - len(BETWEEN) <= width
            whole.append(BETWEEN if fits else "\n")
            used = used if fits else 0
        whole.append_text(text)
        used += wanted
    return whole
