"""Cards by what they are worth, zone by zone: tiers, from S to D."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bugduel.core.worth.weights import Weights
from bugduel.learning.telling.teller import LearningTeller
from bugduel.learning.told import Spread

TIERS = (("S", 0.1), ("A", 0.3), ("B", 0.65), ("C", 0.9), ("D", 1.0))  # up to which share of the cards
LEAST = 30  # positions that a card needs for a tier
MORE, LESS, SAME = "good", "bad", "soft"


@dataclass(frozen=True)
class Standing:
    """A card in a zone: what it is worth, what of that is printed on it, and what is its own."""

    name: str
    spread: Spread
    own: float

    @property
    def printed(self) -> float:
        return self.spread.worth - self.own

    @property
    def tone(self) -> str:
        """Whether it is clearly worth more or less than what is printed on it."""
        return MORE if self.spread.low > self.printed else LESS if self.spread.high < self.printed else SAME


@dataclass(frozen=True)
class Chip:
    """A card of a tier as it is shown. Places are percentages from the left."""

    name: str
    title: str
    worth: str
    chance: str
    parts: str
    range: str  # of tiers, if it may well be in more than one
    said: str
    tone: str
    zero: float
    printed: tuple[float, float]
    own: tuple[float, float]
    low: float
    high: float
    at: float


@dataclass(frozen=True)
class Tier:
    letter: str
    chips: list[Chip]


class Zone:
    """The cards of one zone."""

    def __init__(self, teller: LearningTeller, id: str, weights: Weights, spreads: Mapping[str, Spread]) -> None:
        self.teller = teller
        self.id = id
        self.title = teller.zone(id)
        self.hint = teller.zone(id, "-hint")
        self.cards = {
            name: Standing(name, spread, weights.cards.get(name, {}).get(id, 0.0))
            for name, spread in spreads.items()
            if spread.seen
        }
        often = [card for card in self.cards.values() if card.spread.seen >= LEAST]
        self.ranked = sorted(often, key=lambda card: (-card.spread.worth, card.name))
        self.letters = dict(zip((card.name for card in self.ranked), letters(len(self.ranked)), strict=True))
        self.floors = [
            ((above.spread.worth + below.spread.worth) / 2, self.letters[above.name])
            for above, below in pairwise(self.ranked)
            if self.letters[above.name] != self.letters[below.name]
        ]  # midway to the next tier
        self.last = self.letters[self.ranked[-1].name] if self.ranked else ""
        told = self.ranked or list(self.cards.values())  # what was hardly ever seen may be anything, on any scale
        ends = [end for card in told for end in (card.spread.low, card.spread.high, card.printed)]
        self.least, self.most = min([0.0, *ends]), max([0.0, *ends])

    @property
    def tiers(self) -> list[Tier]:
        """Those that have cards."""
        found = [
            Tier(letter, [self._chip(card) for card in self.ranked if self.letters[card.name] == letter])
            for letter, _ in TIERS
        ]
        return [tier for tier in found if tier.chips]

    @property
    def rare(self) -> str:
        """How many cards are in no tier, in words."""
        count = len(self.cards) - len(self.ranked)
        return self.teller.say("tiers-rare", count=count, least=LEAST) if count else ""

    def across(self, worth: float) -> float:
        """A place on the scale of the zone, or the end beyond which it is."""
        return min(max(100 * (worth - self.least) / ((self.most - self.least) or 1.0), 0.0), 100.0)

    def range_of(self, card: Standing) -> str:
        """The tiers that a card may well be in, from the best on."""
        best = next((letter for floor, letter in self.floors if card.spread.high >= floor), self.last)
        worst = next((letter for floor, letter in self.floors if card.spread.low >= floor), self.last)
        return best if best == worst else self.teller.as_in_reports("range", low=best, high=worst)

    def said(self, card: Standing) -> str:
        """A card in words: its worth and where that comes from."""
        say, worth = self.teller.say, self.teller.worth
        spread = card.spread
        return "\n".join(
            [
                say("worth-said", worth=worth(spread.worth), between=self.teller.between(spread.low, spread.high)),
                say("parts-said", printed=worth(card.printed), own=worth(card.own)),
                say("chance-said", chance=self.teller.chance(spread.worth)),
                say("seen-said", count=spread.seen, seen=self.teller.number(spread.seen)),
            ]
        )

    def _chip(self, card: Standing) -> Chip:
        spread, teller = card.spread, self.teller
        tiers = self.range_of(card)
        return Chip(
            name=card.name,
            title=teller.title(card.name),
            worth=teller.worth(spread.worth),
            chance=teller.chance(spread.worth),
            parts=teller.say("parts", printed=teller.worth(card.printed), own=teller.worth(card.own)),
            range="" if tiers == self.letters[card.name] else tiers,
            said=f"{teller.title(card.name)}\n{self.said(card)}",
            tone=card.tone,
            zero=self.across(0.0),
            printed=self._span(0.0, card.printed),
            own=self._span(card.printed, spread.worth),
            low=self.across(spread.low),
            high=self.across(spread.high),
            at=self.across(spread.worth),
        )

    def _span(self, start: float, end: float) -> tuple[float, float]:
        """Where it begins, and how wide it is."""
        left, right = sorted((self.across(start), self.across(end)))
        return left, right - left


def letters(count: int) -> list[str]:
    """The tiers of so many cards, the best first."""
    return [next(letter for letter, share in TIERS if (place + 0.5) / count <= share) for place in range(count)]


def zones_of(teller: LearningTeller, weights: Weights, spreads: Mapping[str, Mapping[str, Spread]]) -> Sequence[Zone]:
    """In the order of the game, those that any card was seen in."""
    names = [*weights.printed, *(zone for zone in spreads if zone not in weights.printed)]
    zones = [Zone(teller, name, weights, spreads.get(name, {})) for name in names]
    return [zone for zone in zones if zone.cards]
