"""A person solving one puzzle: asks for the move, and shows why a wrong one fails."""

from rich.console import RenderableType
from rich.text import Text

from bugduel.bots import new_bot
from bugduel.core import Move
from bugduel.core.seen.view import View
from bugduel.puzzles.attempt import Attempt, play_on, refuted
from bugduel.puzzles.puzzle import LEVELS, Puzzle
from bugduel.telling.log import tell
from bugduel.terminal.screen import board
from bugduel.terminal.screen.look import QUESTION, QUIET, STRONG, Look
from bugduel.terminal.sessions.game_session import GameSession, Leave

GOALS = {"win": "puzzle-goal-win", "save": "puzzle-goal-save"}
MISSED = {"win": "puzzle-not-win", "save": "puzzle-not-save"}

SOLVED = "solved"
SHOWN = "shown"
SKIPPED = "skipped"


class Skip(Exception):
    """The person wants another puzzle."""


class Shown(Exception):
    """The person wants to see the solution."""


class Hinted(Exception):
    """The person wants a hint."""


class Solving(GameSession):
    """A puzzle on the table. After the right move, play continues against the best defence to the goal."""

    takes_several = False

    def __init__(self, look: Look, puzzle: Puzzle, attempt: Attempt, place: str) -> None:
        super().__init__(look, attempt.live, attempt.me, new_bot("random", ""), "")
        self.names = {}
        self.puzzle = puzzle
        self.attempt = attempt
        self.place = place
        self.begun = len(attempt.state.recorded() or ())  # the events before the decision
        self.remarks: list[RenderableType] = []
        self.out: set[int] = set()  # actions ruled out by hints
        self.misses = 0

    def solve(self) -> str:
        """Ask until the puzzle is solved, shown or skipped. Returns which."""
        while not self.attempt.is_over:
            try:
                self.step()
            except Hinted:
                self.hint()
            except Shown:
                self.show_solution()
                return SHOWN
            except Skip:
                return SKIPPED
        self.tell_solved()
        return SOLVED

    def step(self) -> None:
        """One choice. A wrong one is refuted instead of played."""
        if not self.seat.to_act:
            self.apply(self.bot_chooses())
            return
        action = self.choose()
        if self.attempt.is_right(action):
            self.remarks = [Text(self.teller.say("puzzle-right"), STRONG)]
            self.out = set()
            self.apply(action)
        else:
            self.misses += 1
            self.out.add(action)
            self.remarks = self.refutation(action)

    def bot_chooses(self) -> int:
        """The best defence comes from the proof, not from a bot."""
        return self.attempt.defence()

    def apply(self, action: int) -> None:
        self.attempt.follow(action)
        super().apply(action)

    def by_word(self, word: str, moves: list[Move], table: View) -> Move | None:
        """The commands that only a puzzle has."""
        if word in ("h", "hint", "pista"):
            raise Hinted
        if word in ("s", "solution"):
            raise Shown
        if word in ("n", "next"):
            raise Skip
        return super().by_word(word, moves, table)

    def prompt(self, moves: list[Move]) -> str:
        return self.teller.say("puzzle-prompt", count=len(moves)) + " > "

    def help(self, moves: list[Move], table: View) -> list[RenderableType]:
        return [self.teller.say("puzzle-help"), *super().help(moves, table)]

    def confirm_leaving(self) -> None:
        raise Leave

    # --- showing ------------------------------------------------------------------------------------------------------

    def question(self, table: View, moves: list[Move], is_cut: bool = False) -> list[RenderableType]:
        level = self.teller.say("puzzle-level", level=self.puzzle.level, most=LEVELS)
        head = Text(f"{self.place} · {level} · {self.puzzle.id}", style=QUIET)
        goal = Text(self.goal(), style=QUESTION)
        if not self.attempt.actions:
            goal.append(" " + self.teller.say("puzzle-one-move"))
        return [*self.remarks, head, goal, *super().question(table, moves, is_cut)]

    def goal(self) -> str:
        turns = self.attempt.last - self.state.search_model().turns(self.state)
        is_mine = self.seat.view.active == self.seat.number
        return self.teller.say(
            GOALS[self.puzzle.kind],
            turns=turns,
            whose="mine" if is_mine else "theirs",
            last=self.attempt.last,
        )

    def hint(self) -> None:
        """Rule out half of the remaining wrong moves."""
        wrong = [action for action in self.seat.legal() if not self.attempt.is_right(action)]
        left = [action for action in wrong if action not in self.out]
        self.out.update(left[: (len(left) + 1) // 2] if len(left) > 1 else [])
        table = self.seat.view
        named = [self.teller.move(move, table) for move in self.seat.moves() if move.action in self.out]
        said = self.teller.say("puzzle-hint", moves="; ".join(named)) if named else self.teller.say("puzzle-no-hint")
        self.remarks = [Text(said, STRONG)]

    def refutation(self, action: int) -> list[RenderableType]:
        move = self.teller.move(self.state.move(action), self.seat.view)
        wrong = refuted(self.attempt, action)
        said = Text(self.teller.say("puzzle-wrong", move=move), STRONG)
        return [
            said,
            *self.told(wrong, len(self.state.recorded() or ())),
            self.teller.say(MISSED[self.puzzle.kind]),
        ]

    def show_solution(self) -> None:
        line = Attempt(self.puzzle)
        for action in self.attempt.actions:
            line.play(action)
        play_on(line)
        self.look.print(Text(self.teller.say("puzzle-solution"), STRONG), *self.told(line, self.begun))
        self.tell_checked()

    def told(self, attempt: Attempt, since: int) -> list[RenderableType]:
        """What happened along a line, as the solver saw it."""
        events = [event.seen_by(self.seat.number) for event in attempt.state.recorded() or ()]
        return board.log(self.look, tell(self.teller, events, [*self.starts, since], since))

    def tell_solved(self) -> None:
        self.look.print(*self.ending())
        self.tell_checked()

    def ending(self) -> list[RenderableType]:
        told = self.told(self.attempt, self.begun)
        verdict = self.teller.say("puzzle-solved", misses=self.misses)
        return ["", *told, Text(verdict, style=QUESTION)]

    def tell_checked(self) -> None:
        checked = self.teller.say("puzzle-checked", hands=self.puzzle.hands, states=self.puzzle.states)
        self.look.print(Text(checked, style=QUIET))
