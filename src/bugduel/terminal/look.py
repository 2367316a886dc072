"""How things look: colours, card boxes, counters. Nothing is said by colour alone.

The colours are middle tones of a palette made for colour-blind eyes, dark enough on white and light enough on black.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import HEAVY, ROUNDED
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from bugduel.terminal.seen import Card, Table
from bugduel.terminal.tongue import FULL, SHORT, Tongue

COLOURS = ("#d55e00", "#0072b2", "#009e73", "#b0568c", "#8a7a00", "#56789a")
COUNTER_COLOURS = (COLOURS[0], COLOURS[3], COLOURS[5], COLOURS[4])
QUIET = "dim"
STRONG = "bold"
QUESTION = Style(bold=True, color="#0072b2")
WIDEST_FIGURES = 26  # of what stands in a card box, before it goes on in the next line
MOST_PIPS = 8


@dataclass
class Look:
    """What a screen can show, and in which words. `plain` draws no boxes: for pipes and screen readers."""

    console: Console
    tongue: Tongue
    plain: bool

    def __post_init__(self) -> None:
        keywords: list[str] = []
        for page in self.tongue.pages.values():
            known = page.to_data().get("keywords")
            keywords += [word for word in known if word not in keywords] if isinstance(known, list) else []
        self.colours = {word: COLOURS[place % len(COLOURS)] for place, word in enumerate(sorted(keywords))}

    @property
    def width(self) -> int:
        return self.console.width

    def print(self, *things: RenderableType) -> None:
        # Where no terminal is, lines are left whole: whoever reads them there breaks them as they like.
        whole = self.plain and not self.console.is_terminal
        for thing in things:
            self.console.print(thing, markup=False, highlight=False, soft_wrap=whole)

    def print_whole(self, line: str) -> None:
        """A line that is meant to be copied, so it is never broken."""
        self.console.print(line, markup=False, highlight=False, soft_wrap=True)

    # --- cards --------------------------------------------------------------------------------------------------------

    def figures(self, card: Card) -> Text:
        """Power and keywords."""
        text = Text().append("" if card.power is None else str(card.power), style=STRONG)
        for keyword in card.keywords:
            text.append(" " if text else "")
            text.append(self.tongue.keyword(keyword), style=self.colours.get(keyword, ""))
        return text

    def facts(self, card: Card, form: str) -> list[str]:
        """What else there is to say of a card: what lies on it and under it, what it costs."""
        return [self.tongue.fact(name, value, form) for name, value in card.facts.items()]

    def marks(self, card: Card) -> list[str]:
        return [self.tongue.of_game(f"mark-{mark}") for mark in card.marks]

    def line(self, card: Card, title: str, form: str = SHORT) -> Text:
        """A card in a few words, or with all that can be said of it."""
        text = Text(title)
        figures = self.figures(card)
        if figures:
            text.append(" " if text else "").append_text(figures)
        aside = [*self.marks(card), *self.facts(card, form)]
        if aside:
            between = ", " if form == SHORT else "; "
            text.append(" " if text else "").append(f"({between.join(aside)})", style="italic")
        return text

    def in_full(self, card: Card, table: Table) -> Text:
        return self.line(card, self._title(card, table), FULL)

    def cards(self, cards: Sequence[Card], table: Table, empty: str, boxes: bool) -> RenderableType:
        """Cards in boxes or in words, side by side, in as many rows as they need; in a plain look one line each."""
        if not cards:
            return Text(f"  {empty}", style=QUIET)
        busy = {item.get("creature") for item in table.resolving} - {None, 0}
        if not boxes or self.plain:
            lines = [Text("  ").append_text(self.line(card, self._title(card, table))) for card in cards]
            return Group(*lines) if self.plain else Text("  ·").join(lines)
        return flow([self._box(card, self._title(card, table), card.number in busy) for card in cards], self.width)

    def _title(self, card: Card, table: Table) -> str:
        return self.tongue.label(card.number, table) if card.number else self.tongue.title(card.name)

    def _box(self, card: Card, title: str, is_busy: bool) -> Panel:
        figures = self.figures(card)
        facts = " · ".join(self.facts(card, SHORT))
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
        """All that is printed on a card, and what its keywords mean."""
        page = self.tongue.pages[name]
        text = Text(page.line(self.tongue.language), style=STRONG)
        if page.text(self.tongue.language):
            text.append("\n" + page.text(self.tongue.language), style="not bold")
        keywords = page.to_data().get("keywords")
        for keyword in keywords if isinstance(keywords, list) else []:
            text.append(f"\n{self.tongue.keyword(keyword)}: ", style=Style.parse(f"not bold {self.colours[keyword]}"))
            text.append(self.tongue.of_game(f"keyword-{keyword.lower()}-help"), style="not bold italic")
        title = Text(page.title(self.tongue.language), style=STRONG)
        if self.plain:
            return Text("\n").join([title, text])
        return Panel(text, box=ROUNDED, title=title, title_align="left", width=min(self.width, 76))

    # --- counters -----------------------------------------------------------------------------------------------------

    def counter(self, name: str, count: int, place: int, pips: bool) -> Text:
        """A counter as pips with its words, so that no screen reader has to count hearts."""
        words = self.tongue.of_game(f"counter-{name}", count=count)
        text = Text()
        if words and pips and not self.plain and 0 < count <= MOST_PIPS:
            pip = "*" if self.console.options.ascii_only else self.tongue.of_game(f"pip-{name}")
            text.append(pip * count + " ", style=COUNTER_COLOURS[place % len(COUNTER_COLOURS)])
        return text.append(words)


def flow(boxes: Sequence[Panel], width: int) -> RenderableType:
    """Boxes from left to right, and on in the next row."""
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
