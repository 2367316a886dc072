"""What was learnt, in a few sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from bugduel.learning.telling.teller import LearningTeller
from bugduel.learning.telling.tiers import MORE, Standing, Zone


@dataclass(frozen=True)
class Headline:
    about: str
    card: str
    text: str
    tone: str


def headlines(teller: LearningTeller, zones: Sequence[Zone]) -> list[Headline]:
    """The best card of each zone, and the one that its print says least about."""
    ranked = [zone for zone in zones if zone.ranked]
    if not ranked:
        return []
    found: list[Headline] = []
    for zone in ranked:
        if zone is not ranked[0] and teller.has(f"worth-in-{zone.id}-falls"):
            found += _falls(teller, ranked[0], zone)
        else:
            found.append(_best(teller, zone))
    return [*found, *_underrated(teller, ranked)]


def _best(teller: LearningTeller, zone: Zone) -> Headline:
    best, *others = zone.ranked
    worth = best.spread.worth
    said = teller.say("head-best-text", worth=teller.worth(worth), chance=teller.chance(worth))
    return Headline(
        teller.zone(zone.id, "-best"), teller.title(best.name), f"{said} {_rivals(teller, best, others)}", "accent"
    )


def _rivals(teller: LearningTeller, best: Standing, others: Sequence[Standing]) -> str:
    """How many cards may well be as good."""
    count = sum(other.spread.high >= best.spread.low for other in others)
    return teller.as_in_reports("head-others", count=count) if count else teller.as_in_reports("head-alone")


def _falls(teller: LearningTeller, first: Zone, zone: Zone) -> list[Headline]:
    """The card that is worth so much less here than in the first zone. Only some games have something to say there."""
    both = [(card, zone.cards[card.name]) for card in first.ranked if card.name in zone.letters]
    if not both:
        return []
    card, here = max(both, key=lambda pair: (pair[0].spread.worth - pair[1].spread.worth, pair[0].name))
    figures = {"first": teller.worth(card.spread.worth), "here": teller.worth(here.spread.worth)}
    about, text = (teller.of_game(f"worth-in-{zone.id}-{form}", **figures) for form in ("falls", "falls-text"))
    return [Headline(about, teller.title(card.name), text, "bad")]


def _underrated(teller: LearningTeller, zones: Sequence[Zone]) -> list[Headline]:
    """The card that is worth more than what is printed on it by the largest amount."""
    zone, card = max(
        ((zone, card) for zone in zones for card in zone.ranked), key=lambda pair: (pair[1].own, pair[1].name)
    )
    if card.own <= 0:
        return []
    where = teller.zone(zone.id, "-within")
    text = teller.say(
        "head-underrated-text", zone=where, own=teller.worth(card.own), printed=teller.worth(card.printed)
    )
    if card.tone != MORE:
        text += " " + teller.say("head-underrated-open")
    return [Headline(teller.say("head-underrated"), teller.title(card.name), text, "good")]
