"""What an action means, as a small record that screens draw and translate."""

from bugduel.core.seen.event import Fact

# Kinds of moves that mean the same in every game that has them.
PASS = "pass"  # to let the game go on
CONCEDE = "concede"  # of `anytime`: to give up


class Move:
    """One legal action: its int, what kind of choice it is, and the cards, seats and numbers it names."""

    def __init__(self, action: int, kind: str, facts: dict[str, Fact]) -> None:
        self.action = action
        self.kind = kind
        self.facts = facts

    def to_data(self) -> dict[str, Fact]:
        data: dict[str, Fact] = {"action": self.action, "move": self.kind}
        data.update(self.facts)
        return data

    def brief(self) -> str:
        """The move in a few plain words, for error messages and logs."""
        card = self.facts.get("card")
        return self.kind if card is None else f"{self.kind} {card}"
