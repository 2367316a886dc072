"""Decks that are built by themselves: random ones to play with, and those of a draft."""

from collections import Counter
from collections.abc import Callable, Sequence

from bugduel.core.chance.rng import Rng
from bugduel.core.errors import BadOptions
from bugduel.core.reading.messages import unknown
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import AVATARS, DECK_CARDS, NUMBERS, alliance_of_card, cost_of, name_of
from bugduel.shardbugs.cards.deck import FEWEST, FEWEST_DRAFTED, MOST_COPIES, Deck
from bugduel.shardbugs.cards.fit import fit, meets
from bugduel.shardbugs.cards.rating import rating_of

# How many bugs of which cost a random deck has, from the first cost to the second.
CURVE = ((0, 1, 9), (2, 2, 12), (3, 3, 9), (4, 4, 5), (5, 5, 3), (6, 99, 2))

# Of a draft deck.
BUGS = 24
CHEAP, CHEAP_BUGS = 2, 10
DEAR, MOST_DEAR = 6, 4
BEARERS = 4  # of an item

# In the measure of ratings.
EARLY = 7.0  # for the first card out of a pack, which whoever took it wants to play
TOO_DEAR = 1.5
ENOUGH_BUGS = 1.0
NO_USE = 2.0  # for an item that fewer bugs than that can bear
MORE_ALIKE = 0.1  # for each other action, item or support


# --- random decks -----------------------------------------------------------------------------------------------------


def random_deck(rng: Rng, alliance: str | None = None) -> Deck:
    """A legal deck of 60 cards for an avatar of that alliance, or of any: 40 bugs with a curve, and 20 others."""
    avatars = [name for name, card in AVATARS.items() if alliance in (None, card.alliance)]
    if not avatars:
        raise BadOptions(f"there is no alliance {unknown(str(alliance), [card.alliance for card in AVATARS.values()])}")
    avatar = avatars[rng.below(len(avatars))]
    legal = [
        name for name, card in DECK_CARDS.items() if alliance_of_card(card) in (AVATARS[avatar].alliance, "unaligned")
    ]
    cards: dict[str, int] = {}
    size = 0
    for least, most, count in CURVE:
        size += count
        _fill(cards, [name for name in legal if is_bug(name) and least <= _cost(name) <= most], size, rng)
    _fill(cards, [name for name in legal if is_bug(name) and name not in cards], size, rng)
    _fill(cards, [name for name in legal if not is_bug(name)], FEWEST, rng)
    return Deck(avatar, cards)


def _fill(cards: dict[str, int], names: list[str], size: int, rng: Rng) -> None:
    """Add cards, a few copies of each, until there are so many; fewer if the names do not last."""
    missing = size - sum(cards.values())
    while missing > 0 and names:
        name = _weighted(names, rng)
        names.remove(name)
        cards[name] = min(missing, 1 + rng.below(MOST_COPIES[DECK_CARDS[name].rarity]))
        missing -= cards[name]


def _weighted(names: Sequence[str], rng: Rng) -> str:
    """One of them: good ones rather than bad ones, aligned ones rather than unaligned."""
    weights = [_weight(name) for name in names]
    place = rng.below(sum(weights))
    for name, weight in zip(names, weights, strict=True):
        place -= weight
        if place < 0:
            return name
    raise AssertionError("a place beyond all weights")


def _weight(name: str) -> int:
    aligned = alliance_of_card(DECK_CARDS[name]) != "unaligned"
    return max(1, int(2 * rating_of(name)) - 4) * (3 if aligned else 1)


# --- draft decks ------------------------------------------------------------------------------------------------------


def build_from(pool: Sequence[str], avatar: str | None = None, pack: int = 0) -> Deck:
    """The deck that looks best of the cards of a pool, 35 if there are so many, with that avatar or one that fits.

    With the size of a `pack` the pool is in the order of the picks: what was picked early is wanted.
    """
    if avatar is not None and name_of(avatar) not in AVATARS:
        raise BadOptions(f"there is no avatar {unknown(avatar, list(AVATARS))}")
    worth = _worths(pool, pack)
    left = sorted(pool, key=lambda name: (-worth[name], NUMBERS[name]))
    deck: list[str] = []
    _choose(left, deck, CHEAP_BUGS, lambda name: is_bug(name) and _cost(name) <= CHEAP)
    _choose(left, deck, BUGS, lambda name: is_bug(name) and _keeps_curve(name, deck))
    _choose(left, deck, BUGS, is_bug)
    while len(deck) < FEWEST_DRAFTED and left:
        best = max(left, key=lambda name: (worth[name] + _need(name, deck), -NUMBERS[name]))
        left.remove(best)
        deck.append(best)
    cards = Counter(sorted(deck, key=lambda name: (not is_bug(name), _cost(name), NUMBERS[name])))
    return Deck(fitting_avatar(deck) if avatar is None else name_of(avatar), dict(cards))


def fitting_avatar(names: Sequence[str]) -> str:
    """The avatar whose alliance most of the cards have."""
    alliances = Counter(alliance_of_card(DECK_CARDS[name]) for name in names)
    return max(AVATARS, key=lambda avatar: alliances[AVATARS[avatar].alliance])


def best_pick(pack: Sequence[str], pool: Sequence[str], taste: Callable[[str], float] = lambda name: 0.0) -> str:
    """What a bot takes out of a pack: the best rating, with an eye on its pool, and to its taste."""
    share = len(pool) / FEWEST_DRAFTED
    needs_bugs = sum(map(is_bug, pool)) < share * BUGS
    needs_cheap = sum(is_bug(name) and _cost(name) <= CHEAP for name in pool) < share * CHEAP_BUGS

    def wish(name: str) -> float:
        worth = rating_of(name) + fit(name, pool) + taste(name)
        if is_bug(name):
            return worth + 0.6 * needs_bugs + 0.4 * (needs_cheap and _cost(name) <= CHEAP)
        return worth + min(1.0, share) * _need(name, pool)

    return max(pack, key=lambda name: (wish(name), -NUMBERS[name]))


def _worths(pool: Sequence[str], pack: int) -> dict[str, float]:
    """What each card of a pool is worth to whoever picked it."""
    worths = {name: rating_of(name) + fit(name, pool) for name in pool}
    if pack:
        eagerness: dict[str, float] = {}
        for place, name in enumerate(pool):
            eagerness[name] = max((1 - place % pack / pack) ** 3, eagerness.get(name, 0.0))
        for name, eager in eagerness.items():
            worths[name] += EARLY * eager
    return worths


def _choose(left: list[str], deck: list[str], size: int, wanted: Callable[[str], bool]) -> None:
    """Move the best cards that are wanted into the deck, until that has so many."""
    for name in left[:]:
        if len(deck) < size and wanted(name):
            left.remove(name)
            deck.append(name)


def _keeps_curve(name: str, deck: Sequence[str]) -> bool:
    return _cost(name) < DEAR or sum(_cost(other) >= DEAR for other in deck) < MOST_DEAR


def _need(name: str, deck: Sequence[str]) -> float:
    """How much a deck is in need of one more card like this: the first of a type are worth the most."""
    card = DECK_CARDS[name]
    need = 0.0 if _keeps_curve(name, deck) else -TOO_DEAR
    if isinstance(card, t.Bug):
        return need - ENOUGH_BUGS
    if isinstance(card, t.Item) and card.fits and sum(meets(other, card.fits) for other in deck) < BEARERS:
        need -= NO_USE
    return need - MORE_ALIKE * sum(type(DECK_CARDS[other]) is type(card) for other in deck)


def _cost(name: str) -> int:
    return cost_of(DECK_CARDS[name])


def is_bug(name: str) -> bool:
    return isinstance(DECK_CARDS[name], t.Bug)
