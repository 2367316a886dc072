"""Forecasts as tests tell them: of a table set up by hand, by the words of its choices.

ahead = Ahead(Duel(mine=["Gorillion"], theirs=["Bee Bear"]))
ahead.of("attack Gorillion").stops("choice").if_allowed("Your opponent loses 1 life: 3 → 2.")
"""

from typing import Any, Self

from bugduel.core import Game, Seat
from bugduel.core.teams import teams_of
from bugduel.foresight.foresee import Foresight, foresee
from bugduel.foresight.text import conditional_text, sure_text
from bugduel.telling.teller import Teller

IF = {"en": "If nobody steps in: ", "es": "Si nadie interviene: "}


class Ahead:
    """What the player who is asked can foresee of one choice."""

    def __init__(self, game: Game, table: Any, language: str = "en") -> None:
        self.table = table
        self.state = table.state
        self.language = language
        self.seat = Seat(self.state, self.state.actor())
        self.teller = Teller(game, language, self.seat.number, teams_of(self.state))
        self.found: Foresight

    def of(self, *choices: str) -> Self:
        """A choice by its name, as `offers` lists it; or several, all of them offered now, one after another."""
        actions: list[int] = []
        for choice in choices:
            named = [move.action for move in self.table._moves() if self.table._name(move) == choice]
            assert len(named) == 1, f"{len(named)} choices are called {choice!r}\n{self.table}"
            actions.extend(named)
        self.found = foresee(self.seat, *actions)
        return self

    def says(self, text: str) -> Self:
        said = sure_text(self.teller, self.found, self.seat.view)
        assert said == text, f"{said!r}\n{self.found}"
        return self

    def if_allowed(self, text: str) -> Self:
        said = conditional_text(self.teller, self.found, self.seat.view)
        wanted = IF[self.language] + text if text else ""
        assert said == wanted, f"{said!r}\n{self.found.if_allowed}"
        return self

    def stops(self, why: str, who: int | None = None) -> Self:
        assert self.found.stops.why == why, f"{self.found.stops}\n{self.found}"
        assert who is None or self.found.stops.seat == who, f"{self.found.stops}"
        return self

    def then_stops(self, why: str) -> Self:
        """The conditional part."""
        assert self.found.if_allowed is not None
        assert self.found.if_allowed.stops.why == why, f"{self.found.if_allowed.stops}"
        return self

    def events(self) -> list[str]:
        return [str(event["event"]) for event in self.found.events]
