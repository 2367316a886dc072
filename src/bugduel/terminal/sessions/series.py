"""A person's games against bots: each is saved as it is played, and a match continues until it is decided."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from bugduel.bots import new_bot
from bugduel.core import Game, LiveGame, Match, Participant, Record, begin
from bugduel.core.teams import teams_of
from bugduel.terminal.screen.look import Look
from bugduel.terminal.screen.prompt import Gone, ask, forget_typed, is_terminal
from bugduel.terminal.sessions.autosave import Autosave
from bugduel.terminal.sessions.game_session import GameSession
from bugduel.terminal.sessions.passing import Passing
from bugduel.terminal.sessions.seating import SavedGame, Seating
from bugduel.terminal.sessions.shelf import Shelf
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import INTERRUPTED

ME = 0


@dataclass
class PlaySettings:
    """How a person plays, against which bot, and in a team with which other."""

    against: str
    language: str
    plain: bool
    passing: Passing
    beside: str = ""  # the teammate, if not of the same kind

    def new_session(self, live: LiveGame) -> GameSession:
        """The person takes the first seat, and bots of one kind the others, but for a teammate that was asked for."""
        teams = teams_of(live.state)
        names = [self.beside or self.against if team == teams[ME] else self.against for team in teams]
        live.record.seats = [Participant(bot="" if seat == ME else name) for seat, name in enumerate(names)]
        teller = TerminalTeller(live.game, self.language, ME, teams)
        look = Look(Console(), teller, self.plain or not is_terminal())
        session = GameSession(look, live, ME, new_bot(self.against, live.record.seed), self.against, self.passing)
        if self.beside:
            session.seat_teammate(new_bot(self.beside, live.record.seed), self.beside)
        return session

    def kept(self, live: LiveGame, match: Match, seed: str | None = None) -> SavedGame:
        """A game as it will be saved."""
        seating = Seating(
            against=self.against,
            beside=self.beside,
            language=self.language,
            plain=self.plain,
            best_of=match.best_of,
            wins=list(match.wins),
            games=match.games,
            seed=seed,
        )
        return SavedGame(live.record, live.state, seating, self.passing)


class Series:
    """The games of a match, usually one, saved in the named files or on the shelf."""

    def __init__(
        self, game: Game, settings: PlaySettings, match: Match, seed: str | None, save: Path | None, shelf: Shelf
    ) -> None:
        self.game = game
        self.settings = settings
        self.match = match
        self.seed = seed
        self.save = save  # the base of the file names
        self.shelf = shelf

    def play(self, live: LiveGame) -> int:
        """Play a new game. Returns the exit code."""
        autosave = self.shelf.autosave(self.kept(live)) if self.save is None else Autosave(self.file(), self.kept(live))
        if autosave.is_named:
            autosave.create()
        return self.run(self.new_session(live, autosave))

    def resume(self, file: Path, record: Record) -> int:
        """Resume a game. Returns the exit code."""
        live = begin(self.game, record)
        session = self.settings.new_session(live)
        session.catch_up(record.actions)
        is_named = not self.shelf.has(file)
        if not is_named:
            self.shelf.claim(file)
        session.autosave = Autosave(file, self.kept(live), is_named)
        session.autosave.reopen()
        return self.run(session)

    def run(self, session: GameSession) -> int:
        try:
            code = session.run()
            while (outcome := session.state.outcome()) is not None and self.match.best_of > 1:
                self.match.add(outcome)
                session.tell_score(self.match)
                if self.match.is_over:
                    break
                session = self.next_game(session)  # saved before anybody is asked: its file holds the score
                code = max(code, self.when_ready(session))
            return code
        finally:
            self.shelf.release()

    def next_game(self, before: GameSession) -> GameSession:
        seed = None if self.seed is None else f"{self.seed} {self.match.games + 1}"
        live = LiveGame(self.game, before.live.record.options, seed)
        kept = self.kept(live)
        if self.save is None or self.file().exists():
            return self.new_session(live, self.shelf.autosave(kept))
        autosave = Autosave(self.file(), kept)
        autosave.write()
        return self.new_session(live, autosave)

    def when_ready(self, session: GameSession) -> int:
        """Wait for a key before the next game."""
        forget_typed()
        try:
            ask(session.teller.say("match-next") + " ")
        except Gone:
            pass  # the game will notice it too
        except KeyboardInterrupt:
            session.look.print("")
            session.tell_left()
            return INTERRUPTED
        return session.run()

    def new_session(self, live: LiveGame, autosave: Autosave) -> GameSession:
        session = self.settings.new_session(live)
        session.autosave = autosave
        return session

    def kept(self, live: LiveGame) -> SavedGame:
        return self.settings.kept(live, self.match, self.seed)

    def file(self) -> Path:
        """Each game of a match has its own file: game-1.json, game-2.json."""
        assert self.save is not None
        is_alone = self.match.best_of == 1
        return self.save if is_alone else self.save.with_stem(f"{self.save.stem}-{self.match.games + 1}")


def name_of_series(file: Path, match: Match) -> Path:
    """The base name of a game's file: game.json for game-2.json."""
    return file if match.best_of == 1 else file.with_stem(file.stem.removesuffix(f"-{match.games + 1}"))
