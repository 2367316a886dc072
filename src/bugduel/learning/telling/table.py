"""Every card that was seen, as a row of figures."""

from collections.abc import Sequence
from dataclasses import dataclass

from bugduel.learning.telling.teller import LearningTeller
from bugduel.learning.telling.tiers import Standing, Zone


@dataclass(frozen=True)
class Cell:
    """A card in a zone. Places are percentages: from the left, `to_high` from the right."""

    figure: float
    value: str
    interval: str
    tier: str
    said: str
    low: float
    to_high: float
    at: float
    zero: float


@dataclass(frozen=True)
class Beyond:
    """What a card is worth besides what is printed on it."""

    figure: float
    value: str
    tone: str


@dataclass(frozen=True)
class Row:
    title: str
    set_id: str
    set_title: str
    line: str
    text: str
    seen: int
    seen_said: str
    cells: list[Cell | None]
    beyond: list[Beyond | None]
    searched: str


class Table:
    """The table: a column for each zone, and one more for what a card is worth there beyond its print."""

    def __init__(self, teller: LearningTeller, zones: Sequence[Zone]) -> None:
        self.teller = teller
        self.zones = zones
        names = dict.fromkeys(card.name for zone in zones for card in [*zone.ranked, *zone.cards.values()])
        self.rows = [self._row(name) for name in names]
        self.sets = sorted({(row.set_title, row.set_id) for row in self.rows})

    def _row(self, name: str) -> Row:
        teller = self.teller
        page = teller.pages.get(name)
        title = teller.title(name)
        text = "" if page is None else page.text(teller.language)
        line = "" if page is None else page.line(teller.language)
        set_id = "" if page is None else page.set_id
        found = [zone.cards.get(name) for zone in self.zones]
        seen = sum(card.spread.seen for card in found if card)
        return Row(
            title=title,
            set_id=set_id,
            set_title=teller.game.sets().get(set_id, set_id) if page else teller.as_in_reports("home-made"),
            line=line,
            text=text,
            seen=seen,
            seen_said=teller.number(seen),
            cells=[self._cell(zone, card) if card else None for zone, card in zip(self.zones, found, strict=True)],
            beyond=[Beyond(card.own, teller.worth(card.own), card.tone) if card else None for card in found],
            searched=f"{title} {name} {line} {text}".casefold(),
        )

    def _cell(self, zone: Zone, card: Standing) -> Cell:
        spread = card.spread
        return Cell(
            figure=spread.worth,
            value=self.teller.worth(spread.worth),
            interval=self.teller.between(spread.low, spread.high),
            tier=zone.letters.get(card.name, ""),
            said=zone.said(card),
            low=zone.across(spread.low),
            to_high=100 - zone.across(spread.high),
            at=zone.across(spread.worth),
            zero=zone.across(0.0),
        )
