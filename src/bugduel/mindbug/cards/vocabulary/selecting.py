"""Words for players, creatures, cards and amounts."""

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.tree import Cards, Choice, Creatures, Per
from bugduel.trees.node import replaced


class Keyword(str):
    """A keyword's name, as a word of its own so that a card line cannot misspell it."""


FRENZY = Keyword("FRENZY")
HUNTER = Keyword("HUNTER")
POISONOUS = Keyword("POISONOUS")
SNEAKY = Keyword("SNEAKY")
TOUGH = Keyword("TOUGH")
FAST = Keyword("FAST")
me = "me"
opponent = "opponent"
each_opponent = "each-opponent"
teammate = "teammate"
both = "both"

# --- creatures and cards ----------------------------------------------------------------------------------------------


class Narrowing:
    """What is asked of creatures or cards besides where they are."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields


class Power:
    """Written as `power >= 6` or `power <= 4` after the creatures or cards it narrows."""

    def __ge__(self, least: int) -> Narrowing:
        return Narrowing(least_power=least)

    def __le__(self, most: int) -> Narrowing:
        return Narrowing(most_power=most)


power = Power()
boosted = Narrowing(boosted=True)
with_octonite = Narrowing(octonite=True)
lower_power_than_this = Narrowing(lower_than_this=True)
of_revealed_power = Narrowing(shown_power=True)
with_play_effect = Narrowing(has="play")
with_defeated_effect = Narrowing(has="defeated")


def with_any(*keywords: Keyword) -> Narrowing:
    """Creatures that have any of these keywords."""
    return Narrowing(keywords=tuple(str(word) for word in keywords))


this = Creatures("this")
any_creature = Creatures("any")
other_creature = Creatures("any", other=True)
ally = Creatures("ally")
other_ally = Creatures("ally", other=True)
enemy = Creatures("enemy")
teammates = Creatures("teammate")
on_my_left = Creatures("left")
sharing_power = Creatures("any", shares_power=True)
my_discard = Cards("my-discard")
their_discard = Cards("their-discard")
teammates_discard = Cards("teammate-discard")
any_discard = Cards("any-discard")
my_hand = Cards("my-hand")


def strongest(of: Creatures) -> Creatures:
    return replaced(of, extreme="highest")


def weakest(of: Creatures) -> Creatures:
    return replaced(of, extreme="lowest")


def one(of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(1, 1, _narrow(of, narrowings))


def exactly(count: int, of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(count, count, _narrow(of, narrowings))


def up_to(count: int, of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(0, count, _narrow(of, narrowings))


def any_number(of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(0, 99, _narrow(of, narrowings))


def every(of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(0, None, _narrow(of, narrowings))


def together(*choices: Choice) -> tree.Together:
    """`defeat(together(one(ally), one(enemy)))`."""
    return tree.Together(choices)


def _narrow(of: Creatures | Cards, narrowings: tuple[Narrowing, ...]) -> Creatures | Cards:
    for narrowing in narrowings:
        of = replaced(of, **narrowing.fields)
    return of


def narrow_creatures(of: Creatures, narrowings: tuple[Narrowing, ...]) -> Creatures:
    narrowed = _narrow(of, narrowings)
    assert isinstance(narrowed, Creatures)
    return narrowed


# --- amounts that are counted -----------------------------------------------------------------------------------------

their_mindbugs = "their-mindbugs"
their_creatures = "their-creatures"
octonite_on_allies = "octonite-on-allies"
octonite_on_this = "octonite-on-this"


def per(what: Creatures | str, times: int = 1) -> Per:
    """`lose_life(per(their_mindbugs), opponent)`, `power_up(per(other_ally, 2))`."""
    return Per(times, what)
