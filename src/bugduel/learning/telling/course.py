"""How learning went, round by round."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from bugduel.learning.telling import charts
from bugduel.learning.telling.teller import LearningTeller
from bugduel.learning.told import Told

FINE = 4  # digits of a loss


@dataclass(frozen=True)
class RoundRow:
    number: str
    games: str
    positions: str
    before: str
    after: str
    match: str
    tried: str
    kept: str
    is_kept: bool


class Course:
    """The rounds as charts and as rows."""

    def __init__(self, teller: LearningTeller, rounds: Sequence[Told]) -> None:
        self.teller = teller
        self.rounds = rounds

    def rows(self) -> list[RoundRow]:
        number, say = self.teller.number, self.teller.say
        return [
            RoundRow(
                number=str(told.number),
                games=number(told.games),
                positions=number(told.positions),
                before=number(told.loss_before, FINE),
                after=number(told.loss_after, FINE),
                match=self._match(told),
                tried=self._games(told),
                kept=say("kept-yes" if told.kept else "kept-no"),
                is_kept=told.kept,
            )
            for told in self.rounds
        ]

    def losses(self) -> Markup:
        say, number = self.teller.say, self.teller.number
        found = []
        for told in self.rounds:
            before = say("loss-before-said", round=str(told.number), loss=number(told.loss_before, FINE))
            after = say("loss-after-said", round=str(told.number), loss=number(told.loss_after, FINE))
            found.append(
                (
                    charts.Step(told.number, told.loss_before, before),
                    charts.Step(told.number, told.loss_after, after),
                )
            )
        return charts.losses(found, lambda value: number(value, 3), say("losses"), say("losses-about"))

    def matches(self) -> Markup | None:
        """None if no round was tried."""
        say = self.teller.say
        tries = [
            charts.Try(told.number, told.match.mean, told.match.low, told.match.high, told.kept, self._tried(told))
            for told in self.rounds
            if told.match is not None
        ]
        return charts.matches(tries, self.teller.percent, say("matches"), say("matches-about")) if tries else None

    def _tried(self, told: Told) -> str:
        kept = self.teller.say("kept-yes" if told.kept else "kept-no")
        return self.teller.say(
            "match-said", round=str(told.number), match=f"{self._match(told)} {self._games(told)}", kept=kept
        )

    def _games(self, told: Told) -> str:
        """Of a match."""
        if told.match is None:
            return ""
        return self.teller.say("match-games", count=told.match.games, games=self.teller.number(told.match.games))

    def _match(self, told: Told) -> str:
        match, teller = told.match, self.teller
        if match is None:
            return self.teller.say("match-none")
        low, high = teller.number(match.low * 100, 1), teller.number(match.high * 100, 1)
        interval = teller.as_in_reports("interval", low=low, high=high)
        return teller.as_in_reports("figure-and-interval", value=teller.percent(match.mean, 1), interval=interval)
