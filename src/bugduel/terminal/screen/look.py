"""How things look: colours, card boxes, counters. Nothing is conveyed by colour alone.

The colours are mid-tones of a palette for colour-blind readers, legible on white and on black.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import HEAVY, ROUNDED
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from bugduel.core.seen.view import Card, View
from bugduel.telling.teller import FULL, SHORT, TINY, UNTOLD
from bugduel.terminal.teller import TerminalTeller

COLOURS = ("#d55e00", "#0072b2", "#009e73", "#b0568c", "#8a7a00", "#56789a")
COUNTER_COLOURS = (COLOURS[0], COLOURS[3], COLOURS[5], COLOURS[4])
QUIET = "dim"
STRONG = "bold"
QUESTION = Style(bold=True, color="#0072b2")
WIDEST_FIGURES = 26  # columns of the text in a card box
MOST_PIPS = 8


@dataclass
class Look:
    """How to draw on a screen, and in which language. `plain` draws no boxes: for pipes and screen readers."""

    console: Console
    teller: TerminalTeller
    plain: bool
    columns: int | None = None  # to draw in, if not all

    def __post_init__(self) -> None:
        keywords: list[str] = []
        for page in self.teller.pages.values():
            known = page.to_data().get("keywords")
            keywords += [word for word in known if word not in keywords] if isinstance(known, list) else []
        self.colours = {word: COLOURS[place % len(COLOURS)] for place, word in enumerate(sorted(keywords))}

    @property
    def width(self) -> int:
        return self.console.width if self.columns is None else self.columns

    def of_width(self, columns: int) -> "Look":
        return Look(self.console, self.teller, self.plain, columns)

    def print(self, *things: RenderableType) -> None:
        # Without a terminal, lines are not wrapped: that is up to the reader.
        whole = self.plain and not self.console.is_terminal
        for thing in things:
            self.console.print(thing, markup=False, highlight=False, soft_wrap=whole)

    def print_whole(self, line: str) -> None:
        """A line meant to be copied, so it is never wrapped."""
        self.console.print(line, markup=False, highlight=False, soft_wrap=True)

    # --- cards --------------------------------------------------------------------------------------------------------

    def figures(self, card: Card) -> Text:
        """Cost, power and keywords; for a card without power, its type."""
        page = self.teller.pages.get(card.name)
        if not card.power and card.cost and page is not None:
            return Text(page.line(self.teller.language))
        text = Text(card.cost)
        if card.power:
            text.append(" " if text else "").append(card.power, style=STRONG)
        for keyword in card.keywords:
            text.append(" " if text else "")
            text.append(self.teller.keyword(keyword), style=self.colours.get(keyword, ""))
        return text

    def facts(self, card: Card, form: str) -> list[str]:
        """Further facts about a card: what is on it and under it, what it costs."""
        told = [self.teller.card_fact(name, value, form) for name, value in card.facts.items() if name not in UNTOLD]
        return [text for text in told if text]

    def marks(self, card: Card) -> list[str]:
        return [self.teller.of_game(f"mark-{mark}") for mark in card.marks]

    def line(self, card: Card, title: str, form: str = SHORT) -> Text:
        """A card in a few words, or in full."""
        text = Text(title)
        figures = self.figures(card)
        if figures:
            text.append(" " if text else "").append_text(figures)
        aside = [*self.marks(card), *self.facts(card, form)]
        if aside:
            between = "; " if form == FULL else ", "
            text.append(" " if text else "").append(f"({between.join(aside)})", style="italic")
        return text

    def in_full(self, card: Card, table: View) -> Text:
        return self.line(card, self._title(card, table), FULL)

    def cards(self, cards: Sequence[Card], table: View, empty: str, boxes: bool) -> RenderableType:
        """Cards as boxes or as text, in as many rows as needed; in a plain look, one per line."""
        if not cards:
            return Text(f"  {empty}", style=QUIET)
        busy = {item.piece for item in table.resolving} - {0}
        if not boxes or self.plain:
            lines = [Text("  ").append_text(text) for text in self.in_words(cards, table)]
            return Group(*lines) if self.plain else Text("  ·").join(lines)
        return flow([self._box(card, self._title(card, table), card.piece in busy) for card in cards], self.width)

    def in_words(self, cards: Sequence[Card], table: View, form: str = SHORT) -> list[Text]:
        return [self.line(card, self._title(card, table), form) for card in cards]

    def in_brief(self, cards: Sequence[Card], table: View, named: bool = True) -> list[Text]:
        """As short as possible: each name once with its numbers, and each mark once for all that have it; or only the
        number of each.
        """
        marked: dict[str, list[Card]] = {}
        for card in cards:
            marked.setdefault(", ".join(self.marks(card)), []).append(card)
        unmarked = self.teller.of_game("mark-none") if self.teller.has("mark-none") else ""
        parts: list[Text] = []
        for marks in sorted(marked):  # unmarked ones come first
            text = Text(marks or unmarked, style="italic")
            told = self._twins(marked[marks], table) if named else str(len(marked[marks]))
            parts.append(text.append((": " if named else " ") * bool(text) + told, style="not italic"))
        return parts

    def _twins(self, cards: Sequence[Card], table: View) -> str:
        """Each name once, with the numbers of its cards."""
        numbers: dict[tuple[str, str], list[str]] = {}
        for card in cards:
            title, aside = self.teller.title(card.name), ", ".join(self.facts(card, TINY))
            rest = " ".join(part for part in (card.cost, aside and f"({aside})") if part)
            number = self._title(card, table).removeprefix(title)
            numbers.setdefault((title, f" {rest}" if rest else ""), []).append(number)
        return " · ".join(title + "".join(twins) + rest for (title, rest), twins in numbers.items())

    def row(self, lead: str, texts: Sequence[Text], empty: str, between: str = " · ") -> RenderableType:
        """A labelled line of items with a hanging indent; in a plain look, just a line."""
        text = Text(between).join(texts) if texts else Text(empty, style=QUIET)
        if self.plain:
            return Text(f"  {lead.strip()}: ").append_text(text)
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(no_wrap=True, style=QUIET)
        grid.add_column()
        grid.add_row(f"  {lead}", text)
        return grid

    def _title(self, card: Card, table: View) -> str:
        return self.teller.label(card.piece, table) if card.piece else self.teller.title(card.name)

    def _box(self, card: Card, title: str, is_busy: bool) -> Panel:
        figures = self.figures(card)
        facts = " · ".join(self.facts(card, SHORT))
        page = self.teller.pages.get(card.name)
        if not figures and page is not None:
            figures.append(page.line(self.teller.language))
        if not card.power:
            figures.truncate(WIDEST_FIGURES, overflow="ellipsis")
        if facts:
            fits = figures.cell_len + cell_len(facts) + 3 <= WIDEST_FIGURES
            figures.append(" · " if fits else "\n", style=QUIET).append(facts)
        figures.no_wrap = False
        marks = ", ".join(self.marks(card))
        widest = max(cell_len(line) for line in figures.plain.split("\n"))
        inner = max(min(widest, WIDEST_FIGURES), cell_len(title) + 2, cell_len(marks) + 2)
        colour = self.colours.get(card.keywords[0], "") if card.keywords else ""
        return Panel(
            figures,
            box=HEAVY if is_busy else ROUNDED,
            title=Text(title, style=STRONG),
            title_align="left",
            subtitle=Text(marks, style="italic") if marks else None,
            subtitle_align="right",
            border_style=colour,
            width=min(inner + 4, self.width),
        )

    def page(self, name: str) -> RenderableType:
        """The full text of a card, and what its keywords mean."""
        page = self.teller.pages[name]
        text = Text(page.line(self.teller.language), style=STRONG)
        if page.text(self.teller.language):
            text.append("\n" + page.text(self.teller.language), style="not bold")
        keywords = page.to_data().get("keywords")
        for keyword in keywords if isinstance(keywords, list) else []:
            text.append(f"\n{self.teller.keyword(keyword)}: ", style=Style.parse(f"not bold {self.colours[keyword]}"))
            text.append(self.teller.of_game(f"keyword-{keyword.lower()}-help"), style="not bold italic")
        title = Text(page.title(self.teller.language), style=STRONG)
        if self.plain:
            return Text("\n").join([title, text])
        return Panel(text, box=ROUNDED, title=title, title_align="left", width=min(self.width, 76))

    # --- counters -----------------------------------------------------------------------------------------------------

    def counter(self, name: str, count: int, place: int, pips: bool) -> Text:
        """A counter as pips with text, so that no screen reader has to count hearts."""
        words = self.teller.of_game(f"counter-{name}", count=count, form=FULL if pips else SHORT)
        text = Text()
        pip = self.teller.of_game(f"pip-{name}")
        if words and pip and pips and not self.plain and 0 < count <= MOST_PIPS:
            pip = "*" if self.console.options.ascii_only else pip
            text.append(pip * count + " ", style=COUNTER_COLOURS[place % len(COUNTER_COLOURS)])
        return text.append(words)


class Cropped:
    """The first lines of something, with an ellipsis if there is more."""

    def __init__(self, whole: RenderableType, lines: int) -> None:
        self.whole = whole
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self.whole, options, pad=False)
        for number, line in enumerate(lines[: self.lines], 1):
            if number == self.lines < len(lines):
                line = [*Segment.adjust_line_length(line, options.max_width - 2), Segment(" …")]
            yield from line
            yield Segment.line()


def flow(boxes: Sequence[Panel], width: int) -> RenderableType:
    """Boxes from left to right, wrapped into rows."""
    rows: list[list[Panel]] = [[]]
    used = 0
    for box in boxes:
        wanted = (box.width or width) + 1
        if rows[-1] and used + wanted > width + 1:
            rows.append([])
            used = 0
        rows[-1].append(box)
        used += wanted
    grids: list[RenderableType] = []
    for row in rows:
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        for box in row:
            grid.add_column(width=box.width, no_wrap=True)
        grid.add_row(*row)
        grids.append(grid)
    return Group(*grids)
