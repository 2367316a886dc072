"""One person at a game against a bot, from the first choice to the end."""

from collections.abc import Sequence
from contextlib import suppress
from shlex import quote

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bugduel.bots import Bot
from bugduel.core import NOBODY, Match, Move, Record, Seat, State
from bugduel.terminal import board
from bugduel.terminal.ask import Gone, ask
from bugduel.terminal.find import find_cards, folded, near_title
from bugduel.terminal.keep import Keeper
from bugduel.terminal.look import QUESTION, QUIET, STRONG, Look
from bugduel.terminal.seen import Table, table_of
from bugduel.terminal.slips import INTERRUPTED
from bugduel.terminal.story import Line, tell

LOW = 30  # lines of a terminal in which room is short
MANY = 6  # choices, and more are listed side by side there
Row = tuple[str, str, Text]


class Leave(Exception):
    """The person does not want to go on."""


class Sitting:
    """Asks the person, asks the bot, and keeps what was chosen. Both know only what their Seat knows."""

    def __init__(self, look: Look, state: State, me: int, bot: Bot, bot_name: str, record: Record | None) -> None:
        self.look = look
        self.tongue = look.tongue
        self.state = state
        self.seat = Seat(state, me)
        self.bot = bot
        self.names = {seat: bot_name for seat in range(state.seats()) if seat != me}
        self.record = record
        self.keeper: Keeper | None = None
        self.starts = [0]  # the events that choices began with
        self.since = 0  # the first event the person has not read

    def catch_up(self, actions: Sequence[int]) -> None:
        """Play what was chosen before a game was left."""
        for action in actions:
            self.apply(action)

    def run(self) -> int:
        """Play to the end, or until the person leaves. Returns the exit code."""
        code = 0
        try:
            while self.state.actor() != NOBODY:
                self.apply(self.choose() if self.seat.to_act else self.bot_chooses())
            self.tell_end()
        except (Leave, Gone):
            self.tell_left()
        except KeyboardInterrupt:
            self.look.print("")
            self.tell_left()
            code = INTERRUPTED
        return code

    def tell_score(self, match: Match) -> None:
        """How a match stands after a game; the next one waits for a key."""
        mine = match.wins[self.seat.number]
        theirs = sum(match.wins) - mine
        self.look.print(Text(self.tongue.say("match-score", mine=mine, theirs=theirs, games=match.best_of), STRONG))
        if match.is_over:
            result = {self.seat.number: "match-won", NOBODY: "match-drawn"}.get(match.winner, "match-lost")
            self.look.print(self.tongue.say(result))
            return
        with suppress(Gone):
            ask(self.tongue.say("match-next") + " ")

    def apply(self, action: int) -> None:
        before = len(self.state.events or ())
        if self.seat.to_act:
            self.since = before
        self.starts.append(before)
        self.state.apply(action)
        if self.record is not None:
            self.record.actions.append(action)
        if self.keeper is not None:
            self.keeper.write()

    def bot_chooses(self) -> int:
        with self.look.console.status(self.tongue.say("thinking")):
            return self.bot.choose(Seat(self.state, self.state.actor()))

    # --- asking -------------------------------------------------------------------------------------------------------

    def choose(self) -> int:
        table = table_of(self.seat.view)
        moves = self.seat.moves()
        self.show(table, moves)
        while True:
            typed = ask(self.prompt(moves))
            word = typed.casefold()
            if typed.isdecimal() and 1 <= int(typed) <= len(moves):
                return moves[int(typed) - 1].action
            if word in ("?", "h", "help", "ayuda"):
                self.look.print(self.tongue.say("help", count=len(moves)))
            elif typed.startswith("?"):
                self.explain(typed[1:].strip(), table, moves)
            elif word == "l":
                self.look.print(*board.log(self.look, self.lines(0)))
            elif word == "d":
                self.look.print(*board.piles(self.look, table))
            elif word in ("q", "quit", "exit"):
                self.confirm_leaving()
            else:
                self.look.print(self.tongue.say("not-understood", count=len(moves)))

    def prompt(self, moves: list[Move]) -> str:
        return self.tongue.say("prompt", count=len(moves)) + " > "

    def confirm_leaving(self) -> None:
        answer = folded(ask(self.tongue.say("really-quit") + " "))
        if answer[:1] in ("y", "s"):
            raise Leave

    def explain(self, typed: str, table: Table, moves: list[Move]) -> None:
        """A card by the number of a choice that names it, or by its name, with what is on those in play."""
        pages = self.tongue.pages
        name = typed
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            name = str(moves[int(typed) - 1].facts.get("card", ""))
        found = [pages[name]] if name in pages else find_cards(pages.values(), name)
        if len(found) == 1:
            self.look.print(self.look.page(found[0].name))
            self.look.print(
                *(self.look.in_full(card, table) for card in table.board() if card.name == found[0].name and card.facts)
            )
        elif found:
            titles = [page.title(self.tongue.language) for page in found]
            self.look.print(self.tongue.say("which-card", cards=self.tongue.listed(titles)))
        else:
            near = near_title(pages.values(), name, self.tongue.language)
            hint = " " + self.tongue.say("did-you-mean", card=near) if near else ""
            self.look.print(self.tongue.say("no-such-card", name=name) + hint)

    # --- showing ------------------------------------------------------------------------------------------------------

    def show(self, table: Table, moves: list[Move]) -> None:
        """The whole screen for one choice; on a terminal in the place of the one before."""
        look = self.look
        look.console.clear()
        look.print(*self.screen(table, moves))

    def screen(self, table: Table, moves: list[Move]) -> list[RenderableType]:
        below = [*self.trouble(), *self.question(table, moves)]
        return board.screen(self.look, table, self.names, self.lines(self.since), below_log=below)

    def question(self, table: Table, moves: list[Move]) -> list[RenderableType]:
        decision = table.decision
        assert decision is not None
        ask_line = Text(self.tongue.ask(decision), style=QUESTION)
        if decision.get("most", 1) > 1 and any("purpose" in move.facts for move in moves):
            picked = "picked" if decision.get("least") != decision["most"] else "picked-of"
            ask_line.append(" " + self.tongue.say(picked, picked=decision["picked"], most=decision["most"]), QUIET)
        parts: list[RenderableType] = [ask_line]
        name = decision.get("card")
        page = self.tongue.pages.get(name) if name else None
        if page is not None:
            title, figures = page.title(self.tongue.language), page.line(self.tongue.language)
            # On the board it may be stronger or weaker than printed, and that is shown there.
            is_drawn = any(card.name == name for card in table.board())
            line = Text(title if is_drawn else f"{title} {figures}", style=STRONG)
            text = page.text(self.tongue.language).replace("\n", " ")
            if text or not is_drawn:
                parts.append(line.append(f"  {text}" if text else "", style="not bold italic"))
        parts.append(self.choices(table, moves))
        return parts

    def choices(self, table: Table, moves: list[Move]) -> RenderableType:
        """What can be chosen, numbered. A card's figures stand beside it where the choice is between cards."""
        between_cards = len({move.facts.get("card") for move in moves}) > 1
        rows = [
            (f"{number:>3}", self.tongue.move(move, table), self.figures(table, move) if between_cards else Text())
            for number, move in enumerate(moves, 1)
        ]
        if self.look.plain:
            return Text("\n").join(
                Text(f"{number}. {text}").append("  " if figures else "").append_text(figures)
                for number, text, figures in rows
            )
        return listing(rows, self.look.console.width if self.look.console.height < LOW else 0)

    def figures(self, table: Table, move: Move) -> Text:
        """Of the card on the board that a move names, or of one like it that can be seen elsewhere."""
        number, name = move.facts.get("creature", 0), str(move.facts.get("card"))
        card = table.find(number) if isinstance(number, int) and number else table.like(name)
        # A move may be about a card without naming it, as "do not block" is.
        if self.tongue.title(name) not in self.tongue.move(move, table):
            return Text()
        if card is None:
            page = self.tongue.pages.get(name)
            return Text() if page is None else Text(page.line(self.tongue.language))
        return self.look.line(card, "")

    def lines(self, since: int) -> list[Line]:
        return tell(self.tongue, self.seat.history, self.starts, since)

    # --- the end ------------------------------------------------------------------------------------------------------

    def tell_end(self) -> None:
        """Who won, why, and how to see it again."""
        look = self.look
        outcome = self.seat.outcome()
        assert outcome is not None
        score = outcome[self.seat.number]
        result = "won" if score == 1 else "lost" if score == 0 else "tied"
        look.console.clear()
        verdict = Text(self.tongue.say(f"you-{result}"), style=QUESTION)
        table = table_of(self.seat.view)
        look.print(*board.screen(look, table, self.names, self.lines(self.since), below_log=[verdict]))
        if self.record is not None:
            look.print(self.tongue.say("seed", seed=self.record.seed))
        self.tell_kept()

    def tell_left(self) -> None:
        self.look.print(self.tongue.say("left"))
        if self.keeper is not None:
            self.keeper.write()
        self.tell_kept()

    def tell_kept(self) -> None:
        if self.keeper is not None and not self.keeper.trouble:
            file = quote(str(self.keeper.file))
            self.look.print_whole(self.tongue.say("kept", file=file))
            if self.state.actor() != NOBODY:
                self.look.print_whole(self.tongue.say("go-on", file=file))
        elif self.record is not None:
            self.look.print(*self.trouble())
            self.look.print_whole(self.tongue.say("not-kept"))

    def trouble(self) -> list[RenderableType]:
        if self.keeper is None or not self.keeper.trouble:
            return []
        return [Text(self.tongue.say("trouble", file=str(self.keeper.file), why=self.keeper.trouble), style=STRONG)]


def listing(rows: Sequence[Row], width: int) -> Grid:
    """Numbered choices, one under the other, or in two columns if there are many and that fits into `width`.

    There the figures may have to go; they also stand where the cards are drawn.
    """
    columns: list[Sequence[Row]] = [rows]
    bare = [(number, text, Text()) for number, text, _ in rows]
    half = (len(rows) + 1) // 2
    for listed in (bare, rows) if len(rows) > MANY else ():
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


def _width(rows: Sequence[Row]) -> int:
    return sum(max(cell_len(str(cell)) for cell in cells) + 2 for cells in zip(*rows, strict=True))
