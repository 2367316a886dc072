"""What stands out, in a few sentences, none bolder than its interval allows.

A card makes a headline only if it clearly differs from the average, allowing for the number of cards compared. It is
called the first only if it is clear of every other card too; otherwise it is "among" the first, and the headline says
how many others could be as high.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot

from bugduel.report.cards import CLEARLY_LESS, CLEARLY_MORE, LEAST, CardSection, tone
from bugduel.report.shares import Share
from bugduel.report.tally import HELD
from bugduel.report.teller import ReportTeller

FEW_RIVALS = 20  # rivals; if there are more, no number is given
FEWEST = 5  # cards to compare; being first among fewer says little


@dataclass(frozen=True)
class Headline:
    """A topic, the answer in large letters, and the details."""

    about: str
    big: str
    text: str
    tone: str = "soft"
    key: str = ""


def card_headlines(section: CardSection) -> list[Headline]:
    """The cards that win most and least, and those with the most of each statistic."""
    found: list[Headline] = []
    held = {name: card.share(HELD) for name, card in section.enough().items()}
    usual = section.usual(HELD).value
    ends = ((True, CLEARLY_MORE, "wins", "others"), (False, CLEARLY_LESS, "loses", "others-low"))
    for highest, far, word, others in ends:
        first = foremost(held, highest)
        if first is not None and section.tone(section.tally.cards[first]) == far:
            found.append(_winner(section.teller, first, held, highest, word, others, usual))
    for statistic in section.statistics:
        shares = {name: card.share(statistic) for name, card in section.tally.cards.items()}
        shares = {name: share for name, share in shares.items() if share.trials >= LEAST}
        first = foremost(shares)
        if first is not None and tone(shares[first], section.usual(statistic).value, section.looks) == CLEARLY_MORE:
            found.append(_most(section.teller, statistic, first, shares, section.usual(statistic).value))
    return found


def foremost(shares: Mapping[str, Share], highest: bool = True) -> str | None:
    """The card that most clearly stands out; None if there is nothing to compare."""
    if len(shares) < FEWEST:
        return None
    if highest:
        return max(sorted(shares), key=lambda name: shares[name].bounds(len(shares))[0])
    return min(sorted(shares), key=lambda name: shares[name].bounds(len(shares))[1])


def rivals(first: str, shares: Mapping[str, Share], highest: bool = True) -> int:
    """How many others could stand out as much: their distance could be chance among so many comparisons."""
    looks, found = len(shares), 0
    for name, share in shares.items():
        if name != first:
            ahead = shares[first].value - share.value if highest else share.value - shares[first].value
            found += ahead <= hypot(_doubt(shares[first], looks), _doubt(share, looks))
    return found


def _doubt(share: Share, looks: int) -> float:
    low, high = share.bounds(looks)
    return (high - low) / 2


def _winner(
    teller: ReportTeller, first: str, held: Mapping[str, Share], highest: bool, word: str, others: str, usual: float
) -> Headline:
    close = rivals(first, held, highest)
    text = teller.say(
        "head-wins-text",
        share=teller.share(held[first]),
        trials=teller.number(held[first].trials),
        usual=teller.percent(usual),
    )
    about = teller.say(f"head-among-{word}" if close else f"head-{word}")
    return Headline(
        about, teller.title(first), f"{text} {_others(teller, others, close)}", "good" if highest else "bad", first
    )


def _most(teller: ReportTeller, statistic: str, first: str, shares: Mapping[str, Share], usual: float) -> Headline:
    close = rivals(first, shares)
    text = teller.say(
        "head-most-text",
        share=teller.share(shares[first]),
        trials=teller.number(shares[first].trials),
        usual=teller.percent(usual),
    )
    about = teller.say("head-among-most" if close else "head-most", statistic=teller.statistic(statistic))
    return Headline(about, teller.title(first), f"{text} {_others(teller, 'others', close)}", "accent", first)


def _others(teller: ReportTeller, message: str, count: int) -> str:
    if not count:
        return teller.say("head-alone")
    return teller.say(f"head-{message}", count=count) if count <= FEW_RIVALS else teller.say("head-many-others")
