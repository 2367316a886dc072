"""Telling a player about a game, with the messages of the terminal as well."""

from bugduel.telling.teller import Teller


class TerminalTeller(Teller):
    """A teller that knows the messages of the terminal."""

    def say(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"terminal-{what}", **args)
