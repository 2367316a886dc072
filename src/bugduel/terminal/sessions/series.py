"""A person's games against bots: each is saved as it is played, and a match continues until it is decided."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from bugduel.bots import new_bot
from bugduel.core import Game, LiveGame, Match, Participant, Record, begin
from bugduel.terminal.screen.look import Look
from bugduel.terminal.screen.prompt import Gone, ask, forget_typed, is_terminal
from bugduel.terminal.sessions.keep import Keeper
from bugduel.terminal.sessions.passing import Passing
from bugduel.terminal.sessions.seating import KeptGame, Seating
from bugduel.terminal.sessions.shelf import Shelf
from bugduel.terminal.sessions.sitting import Sitting
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import INTERRUPTED

ME = 0


@dataclass
class Manner:
    """How a person plays, and against which bot."""

    against: str
    language: str
    plain: bool
    passing: Passing

    def sit_down(self, live: LiveGame) -> Sitting:
        """The person takes the first seat, and bots of one kind the others."""
        seats = live.state.seats()
        live.record.seats = [Participant(bot="" if seat == ME else self.against) for seat in range(seats)]
        teller = TerminalTeller(live.game, self.language, ME, seats)
        look = Look(Console(), teller, self.plain or not is_terminal())
        return Sitting(look, live, ME, new_bot(self.against, live.record.seed), self.against, self.passing)

    def kept(self, live: LiveGame, match: Match, seed: str | None = None) -> KeptGame:
        """A game as it will be saved."""
        seating = Seating(
            against=self.against,
            language=self.language,
            plain=self.plain,
            best_of=match.best_of,
            wins=list(match.wins),
            games=match.games,
            seed=seed,
        )
        return KeptGame(live.record, live.state, seating, self.passing)


class Series:
    """The games of a match, usually one, saved in the named files or on the shelf."""

    def __init__(
        self, game: Game, manner: Manner, match: Match, seed: str | None, save: Path | None, shelf: Shelf
    ) -> None:
        self.game = game
        self.manner = manner
        self.match = match
        self.seed = seed
        self.save = save  # the base of the file names
        self.shelf = shelf

    def play(self, live: LiveGame) -> int:
        """Play a new game. Returns the exit code."""
        keeper = self.shelf.keeper(self.kept(live)) if self.save is None else Keeper(self.file(), self.kept(live))
        if keeper.is_named:
            keeper.create()
        return self.run(self.sit_down(live, keeper))

    def resume(self, file: Path, record: Record) -> int:
        """Resume a game. Returns the exit code."""
        live = begin(self.game, record)
        sitting = self.manner.sit_down(live)
        sitting.catch_up(record.actions)
        is_named = not self.shelf.has(file)
        if not is_named:
            self.shelf.claim(file)
        sitting.keeper = Keeper(file, self.kept(live), is_named)
        sitting.keeper.reopen()
        return self.run(sitting)

    def run(self, sitting: Sitting) -> int:
        try:
            code = sitting.run()
            while (outcome := sitting.state.outcome()) is not None and self.match.best_of > 1:
                self.match.add(outcome)
                sitting.tell_score(self.match)
                if self.match.is_over:
                    break
                sitting = self.next_game(sitting)  # saved before anybody is asked: its file holds the score
                code = max(code, self.when_ready(sitting))
            return code
        finally:
            self.shelf.release()

    def next_game(self, before: Sitting) -> Sitting:
        seed = None if self.seed is None else f"{self.seed} {self.match.games + 1}"
        live = LiveGame(self.game, before.live.record.options, seed)
        kept = self.kept(live)
        if self.save is None or self.file().exists():
            return self.sit_down(live, self.shelf.keeper(kept))
        keeper = Keeper(self.file(), kept)
        keeper.write()
        return self.sit_down(live, keeper)

    def when_ready(self, sitting: Sitting) -> int:
        """Wait for a key before the next game."""
        forget_typed()
        try:
            ask(sitting.teller.say("match-next") + " ")
        except Gone:
            pass  # the game will notice it too
        except KeyboardInterrupt:
            sitting.look.print("")
            sitting.tell_left()
            return INTERRUPTED
        return sitting.run()

    def sit_down(self, live: LiveGame, keeper: Keeper) -> Sitting:
        sitting = self.manner.sit_down(live)
        sitting.keeper = keeper
        return sitting

    def kept(self, live: LiveGame) -> KeptGame:
        return self.manner.kept(live, self.match, self.seed)

    def file(self) -> Path:
        """Each game of a match has its own file: game-1.json, game-2.json."""
        assert self.save is not None
        is_alone = self.match.best_of == 1
        return self.save if is_alone else self.save.with_stem(f"{self.save.stem}-{self.match.games + 1}")


def name_of_series(file: Path, match: Match) -> Path:
    """The base name of a game's file: game.json for game-2.json."""
    return file if match.best_of == 1 else file.with_stem(file.stem.removesuffix(f"-{match.games + 1}"))
