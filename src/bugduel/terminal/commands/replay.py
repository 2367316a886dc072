"""`bugduel replay`: a saved game, choice by choice."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from bugduel.core import NOBODY, SPECTATOR, BadRecord, Game, Record, State, begin, step
from bugduel.core.seen.move import PASS
from bugduel.core.seen.view import View
from bugduel.core.teams import teams_of
from bugduel.telling.log import Line, SeenEvent, tell
from bugduel.telling.speaker import sentence
from bugduel.telling.table import open_view
from bugduel.terminal.arguments import Lang, Plain, language_called, one_of, read_record, typed_number
from bugduel.terminal.screen import board
from bugduel.terminal.screen.look import QUESTION, QUIET, STRONG, Look
from bugduel.terminal.screen.prompt import Gone, ask, is_terminal
from bugduel.terminal.sessions.shelf import latest_if_none
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import UsageError

ALL = "all"
WATCHING = "spectator"


def replay(
    file: Annotated[Path | None, typer.Argument(help="A saved game; by default the last one you played.")] = None,
    seat: Annotated[
        str, typer.Option(metavar="all|spectator|1|2|...", help="The player whose view to show; all opens every hand.")
    ] = ALL,
    by_step: Annotated[
        bool | None, typer.Option("--step/--no-step", help="Stop at every choice, or just print the log.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Watch a saved game again."""
    language = language_called(lang)
    file = latest_if_none(file)
    game, record = read_record(file)
    try:
        playback = Playback(game, record, language, seat)
    except BadRecord as error:
        raise UsageError(f"{file}: {error}") from None
    viewer = Viewer(playback, Look(Console(), playback.teller, plain or not is_terminal()))
    if is_terminal() if by_step is None else by_step:
        viewer.walk()
    else:
        viewer.print_log()


@dataclass(frozen=True)
class Picture:
    """The game after some choices: the last choice and the current view."""

    choice: str
    view: View
    events: int  # how many have happened
    is_pass: bool = False
    is_settled: bool = False  # somebody passed and nothing happened


class Playback:
    """A Record played through once: a picture before the first choice and one after each."""

    def __init__(self, game: Game, record: Record, language: str, seat: str) -> None:
        self.record = record
        live = begin(game, record)
        state = live.state
        seats = [str(number + 1) for number in range(state.seats())]
        one_of("--seat", "seat", seat, [ALL, WATCHING, *seats])
        self.is_open = seat == ALL
        self.me = int(seat) - 1 if seat in seats else SPECTATOR
        self.teller = TerminalTeller(game, language, self.me, teams_of(state))
        self.starts = [0]
        self.pictures = [Picture("", self._view(state), len(state.recorded() or ()))]
        for ply, action in enumerate(record.actions):
            choice, before = self._choice(state, action), len(state.recorded() or ())
            is_pass = action in state.legal() and state.move(action).kind == PASS
            if not is_pass:
                self.starts.append(before)
            step(live, record, ply)
            events = len(state.recorded() or ())
            self.pictures.append(Picture(choice, self._view(state), events, is_pass, is_pass and events == before))
        self.events = self._events(state)
        self.outcome = state.outcome()

    def _view(self, state: State) -> View:
        return open_view(state) if self.is_open else state.view(self.me)

    def _events(self, state: State) -> list[SeenEvent]:
        events = state.recorded() or []
        return [event.in_full() if self.is_open else event.seen_by(self.me) for event in events]

    def _choice(self, state: State, action: int) -> str:
        """The choice in words. A seat reads only its own: those of others may name hidden cards."""
        actor = state.actor()
        if actor == NOBODY or (action not in state.legal() and action not in state.asides()):
            return ""  # the next step reports the error
        move = state.move(action)
        if action not in state.legal():
            actor = next((seat for seat in range(state.seats()) if seat == move.facts.get("seat")), actor)
        name = sentence(self.teller.seat(actor))
        if not self.is_open and actor != self.me:
            return self.teller.say("decided", name=name)
        return f"{name}: {self.teller.move(move, self._view(state))}"


class Viewer:
    """Shows a playback."""

    def __init__(self, playback: Playback, look: Look) -> None:
        self.playback = playback
        self.look = look
        self.teller = playback.teller

    # --- all at once --------------------------------------------------------------------------------------------------

    def print_log(self) -> None:
        playback = self.playback
        self.look.print(Text(self.heading(), style=STRONG))
        for ply, picture in enumerate(playback.pictures):
            self.look.print(*([] if picture.is_pass else self.choice(ply)), *board.log(self.look, self.story(ply)))
        self.look.print("", *self.ending())

    # --- step by step -------------------------------------------------------------------------------------------------

    def walk(self) -> None:
        """Show pictures until the viewer quits, by Ctrl-C or the end of the input too."""
        ply = 0
        try:
            while True:
                self.show(ply)
                ply = self.next_ply(ply)
        except (Gone, KeyboardInterrupt, EOFError):
            self.look.print("")
        except StopIteration:
            pass

    def next_ply(self, ply: int) -> int:
        """Ask until the answer is a choice to go to; StopIteration quits."""
        last = len(self.playback.pictures) - 1
        while True:
            word, _, rest = ask(self.teller.say("replay-prompt") + " > ").casefold().partition(" ")
            if word in ("", "n"):
                if ply < last:
                    return self.onward(ply, 1)
                self.look.print(self.teller.say("replay-at-end"))
            elif word == "p":
                return self.onward(ply, -1)
            elif word == "t":
                return self.next_turn(ply)
            elif word == "e":
                return last
            elif word == "q":
                raise StopIteration
            elif (wanted := typed_number(rest.strip() if word == "g" else word, 0, last)) is not None:
                return wanted
            else:
                self.look.print(self.teller.say("replay-help", last=last))

    def onward(self, ply: int, step: int) -> int:
        """The next picture in a direction that shows anything new."""
        pictures = self.playback.pictures
        ply += step
        while 0 < ply < len(pictures) - 1 and pictures[ply].is_settled:
            ply += step
        return max(ply, 0)

    def next_turn(self, ply: int) -> int:
        pictures = self.playback.pictures
        turn = pictures[ply].view.turn
        later = (place for place in range(ply, len(pictures)) if pictures[place].view.turn > turn)
        return next(later, len(pictures) - 1)

    def show(self, ply: int) -> None:
        look = self.look
        look.console.clear()
        head: list[RenderableType] = [Text(self.place(ply) if ply else self.heading(), style=QUIET), *self.choice(ply)]
        is_end = ply == len(self.playback.pictures) - 1
        table = self.playback.pictures[ply].view
        look.print(*board.screen(look, table, {}, self.story(ply), head, self.ending() if is_end else ()))

    # --- parts --------------------------------------------------------------------------------------------------------

    def heading(self) -> str:
        title = self.teller.of_game("title")
        return self.teller.say("replay-heading", game=title, count=len(self.playback.record.actions))

    def place(self, ply: int) -> str:
        return self.teller.say("replay-place", ply=ply, last=len(self.playback.pictures) - 1)

    def choice(self, ply: int) -> list[RenderableType]:
        """The choice that led to a picture."""
        return [Text(f"{ply}. {self.playback.pictures[ply].choice}", style=QUESTION)] if ply else []

    def story(self, ply: int) -> list[Line]:
        """What that choice caused."""
        playback = self.playback
        since = playback.pictures[ply - 1].events if ply else 0
        return tell(self.teller, playback.events[: playback.pictures[ply].events], playback.starts, since)

    def ending(self) -> list[RenderableType]:
        playback = self.playback
        parts: list[RenderableType] = [Text(self.teller.result(playback.outcome), style=STRONG)]
        if playback.outcome is not None:
            parts.append(self.teller.say("seed", seed=playback.record.seed))
        return parts
