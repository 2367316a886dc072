"""What happened, in order, and what of it each seat may know."""

Fact = bool | int | str | list[str] | list[int]

Parts = tuple[str, dict[str, Fact], dict[str, Fact] | None, tuple[int, ...]]

SPECTATOR = -1


class Event:
    """One thing that happened. `facts` are for everybody, `secrets` only for the seats in `knowers`."""

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secrets: dict[str, Fact] | None = None,
        knowers: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secrets = secrets
        self.knowers = knowers

    def parts(self) -> Parts:
        """What the event can be made of again."""
        return self.kind, self.facts, self.secrets, self.knowers

    def seen_by(self, seat: int) -> dict[str, Fact]:
        """The event as one seat (or a SPECTATOR) learns of it."""
        seen: dict[str, Fact] = {"event": self.kind}
        seen.update(self.facts)
        if self.secrets is not None and seat in self.knowers:
            seen.update(self.secrets)
        return seen

    def in_full(self) -> dict[str, Fact]:
        """The event with its secrets, for the log of a finished game."""
        full: dict[str, Fact] = {"event": self.kind}
        full.update(self.facts)
        if self.secrets is not None:
            full.update(self.secrets)
        return full
