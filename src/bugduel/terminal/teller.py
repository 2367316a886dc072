"""The teller of the terminal, with its own messages."""

from bugduel.core import View
from bugduel.telling.teller import Teller


class TerminalTeller(Teller):
    """A teller that also knows the messages of the terminal, and numbers cards on the board as the terminal does."""

    def say(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"terminal-{what}", **args)

    def label(self, number: int, table: View) -> str:
        """The name of a card on the board, numbered if others have the same name."""
        card = table.find(number)
        if card is None:
            return ""
        twins = sorted(other.piece for other in table.board() if other.name == card.name)
        title = self.title(card.name)
        return title if len(twins) == 1 else f"{title} #{twins.index(number) + 1}"
