"""Decks that are built by themselves: random ones to play with, and those of a draft."""

from collections import Counter
from collections.abc import Callable, Sequence

from bugduel.core.chance.rng import Rng
from bugduel.core.errors import BadOptions
from bugduel.core.reading.messages import unknown
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import AVATARS, DECK_CARDS, NUMBERS, alliance_of_card, cost_of, name_of
from bugduel.shardbugs.cards.deck import FEWEST, FEWEST_DRAFTED, MOST_COPIES, Deck
from bugduel.shardbugs.cards.rating import rating_of

# How many bugs of which cost a random deck has, from the first cost to the second.
CURVE = ((0, 1, 9), (2, 2, 12), (3, 3, 9), (4, 4, 5), (5, 5, 3), (6, 99, 2))

# Of a draft deck.
BUGS = 24
CHEAP, CHEAP_BUGS = 2, 10
DEAR, MOST_DEAR = 6, 4
MOST_OTHERS = FEWEST_DRAFTED - 22
BEARERS = 4  # who can wear an item, before it is of use


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


def build_from(pool: Sequence[str], avatar: str | None = None) -> Deck:
    """The deck that looks best of the cards of a pool, 35 if there are so many, with that avatar or one that fits."""
    if avatar is not None and name_of(avatar) not in AVATARS:
        raise BadOptions(f"there is no avatar {unknown(avatar, list(AVATARS))}")
    left = sorted(pool, key=_best_first)
    deck: list[str] = []
    _choose(left, deck, CHEAP_BUGS, lambda name: is_bug(name) and _cost(name) <= CHEAP)
    _choose(left, deck, BUGS, lambda name: is_bug(name) and _keeps_curve(name, deck))
    _choose(left, deck, BUGS, is_bug)
    _choose(left, deck, FEWEST_DRAFTED, lambda name: _keeps_curve(name, deck) and _is_of_use(name, deck))
    _choose(left, deck, FEWEST_DRAFTED, lambda name: _is_of_use(name, deck))
    _choose(left, deck, FEWEST_DRAFTED, lambda name: True)
    cards = Counter(sorted(deck, key=lambda name: (not is_bug(name), _cost(name), NUMBERS[name])))
    return Deck(fitting_avatar(deck) if avatar is None else name_of(avatar), dict(cards))


def fitting_avatar(names: Sequence[str]) -> str:
    """The avatar whose alliance most of the cards have."""
    alliances = Counter(alliance_of_card(DECK_CARDS[name]) for name in names)
    return max(AVATARS, key=lambda avatar: alliances[AVATARS[avatar].alliance])


def best_pick(pack: Sequence[str], pool: Sequence[str]) -> str:
    """What a bot takes out of a pack: the best rating, with an eye on what its pool is short of."""
    bugs = sum(map(is_bug, pool))
    cheap = sum(is_bug(name) and _cost(name) <= CHEAP for name in pool)
    bugs_wanted = bugs < len(pool) * BUGS / FEWEST_DRAFTED
    cheap_wanted = cheap < len(pool) * CHEAP_BUGS / FEWEST_DRAFTED

    def wish(name: str) -> float:
        if not is_bug(name):
            return rating_of(name) + (0.0 if _is_of_use(name, pool) else -1.0)
        return rating_of(name) + 0.6 * bugs_wanted + 0.4 * (cheap_wanted and _cost(name) <= CHEAP)

    return max(pack, key=lambda name: (wish(name), -NUMBERS[name]))


def _choose(left: list[str], deck: list[str], size: int, wanted: Callable[[str], bool]) -> None:
    """Move the best cards that are wanted into the deck, until that has so many."""
    for name in left[:]:
        if len(deck) < size and wanted(name):
            left.remove(name)
            deck.append(name)


def _keeps_curve(name: str, deck: Sequence[str]) -> bool:
    return _cost(name) < DEAR or sum(_cost(other) >= DEAR for other in deck) < MOST_DEAR


def _is_of_use(name: str, deck: Sequence[str]) -> bool:
    """Bugs always are; other cards while there are not too many, and an item when enough bugs can bear it."""
    card = DECK_CARDS[name]
    if isinstance(card, t.Bug):
        return True
    if isinstance(card, t.Item) and card.fits and sum(_can_bear(card, other) for other in deck) < BEARERS:
        return False
    return sum(not is_bug(other) for other in deck) < MOST_OTHERS


def _can_bear(item: t.Item, name: str) -> bool:
    """One match of species, class, trait, alliance or name is enough (SB-C2)."""
    bug = DECK_CARDS[name]
    if not isinstance(bug, t.Bug):
        return False
    words = {*bug.species, *bug.classes, *bug.traits, alliance_of_card(bug)}
    return any(word in words or (word.startswith("name:") and name.startswith(word[5:])) for word in item.fits)


def _best_first(name: str) -> tuple[float, int]:
    return -rating_of(name), NUMBERS[name]


def _cost(name: str) -> int:
    return cost_of(DECK_CARDS[name])


def is_bug(name: str) -> bool:
    return isinstance(DECK_CARDS[name], t.Bug)
