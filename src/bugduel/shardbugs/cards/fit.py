"""How well cards go together, as their texts tell: who can bear an item, which bugs are led, what is searched for."""

from collections.abc import Iterator, Sequence
from functools import cache

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import DECK_CARDS, DeckCard, alliance_of_card, cost_of
from bugduel.trees.node import Node

USUAL = 0.1  # of a pool is what a text asks for
STEEPNESS, MOST = 6.0, 0.6  # of what more or less of it is worth, in the measure of ratings
EACH, MOST_WANTED = 0.12, 0.5  # for being what other cards ask for
KNOWN = 16  # cards in a pool from which on it tells what the deck will be

# What is done to permanents that are, as a rule, somebody else's.
HARM = (t.Damage, t.Splat, t.Exhaust, t.ReturnToHand, t.ToDeck, t.TakeControl, t.Unblockable)
LISTS = ("species", "classes", "traits", "alliances")


def fit(name: str, pool: Sequence[str]) -> float:
    """How much better or worse a card is with these cards than with any others."""
    if not pool:
        return 0.0
    wants = wants_of(name)
    gains = [_gain(sum(meets(other, want) for other in pool) / len(pool)) for want in wants]
    wanted = sum(any(meets(name, want) for want in wants_of(other)) for other in pool)
    gain = sum(gains) / max(len(gains), 1) + min(EACH * wanted, MOST_WANTED)
    return gain * min(1.0, len(pool) / KNOWN)


def _gain(share: float) -> float:
    return max(-MOST, min(MOST, STEEPNESS * (share - USUAL)))


Want = t.Permanents | t.Cards | tuple[str, ...]  # what an item fits is words


@cache
def wants_of(name: str) -> tuple[Want, ...]:
    """The kinds of card that a card asks its player for, each once."""
    card = DECK_CARDS[name]
    fits: tuple[Want, ...] = (card.fits,) if isinstance(card, t.Item) and card.fits else ()
    return tuple(dict.fromkeys((*fits, *(want for want in _nodes(card) if _asks(want)))))


def _nodes(node: Node) -> Iterator[t.Permanents | t.Cards]:
    if isinstance(node, t.Permanents | t.Cards):
        yield node
    elif not isinstance(node, HARM):
        for name in node.field_names:
            value = getattr(node, name)
            for inner in value if isinstance(value, tuple) else (value,):
                if isinstance(inner, Node):
                    yield from _nodes(inner)
                elif isinstance(inner, tuple):  # a mode of several
                    for effect in inner:
                        yield from _nodes(effect)


def _asks(want: t.Permanents | t.Cards) -> bool:
    """Not what every deck has, such as bugs, and not what only enemies or this card itself can be."""
    whose = want.owner if isinstance(want, t.Cards) else want.side
    if whose in ("enemy", "enemies", "this", "bearer", "it"):
        return False
    return bool(want.name) or want.type in ("item", "support", "action") or any(getattr(want, one) for one in LISTS)


@cache
def meets(name: str, want: Want) -> bool:
    """Whether a card is one of those that are asked for."""
    card = DECK_CARDS[name]
    words = _words(card)
    if isinstance(want, tuple):
        return isinstance(card, t.Bug) and any(
            word in words or (word.startswith("name:") and name.startswith(word[5:])) for word in want
        )
    kind = type(card).__name__.lower()
    if kind != want.type and (want.type not in ("permanent", "card") or (kind == "action" and want.type != "card")):
        return False
    if want.name and not name.startswith(want.name):
        return False
    if not (want.least_cost <= cost_of(card) and (want.most_cost < 0 or cost_of(card) <= want.most_cost)):
        return False
    return all(not asked or words & {*asked} for asked in (getattr(want, one) for one in (*LISTS, "subtypes")))


def _words(card: DeckCard) -> set[str]:
    """What a text can call it by, besides its name."""
    if isinstance(card, t.Bug):
        return {*card.species, *card.classes, *card.traits, alliance_of_card(card)}
    return {card.subtype, alliance_of_card(card)}
