"""The teller of the terminal, with its own messages."""

from bugduel.telling.teller import Teller


class TerminalTeller(Teller):
    """A teller that also knows the messages of the terminal."""

    def say(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"terminal-{what}", **args)
