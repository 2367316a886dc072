"""What a card's power is made of."""

from msgspec import Struct

# Where a part of a power comes from.
PRINTED = "printed"  # on the card, or on the side it is turned to
BY_CARD = "card"  # a constant ability of `card`
BOOSTS = "boosts"  # cards under it
COUNTERS = "counters"  # on it
THIS_TURN = "turn"  # an effect that ends with the turn
LEAST = "least"  # what is missing to the least power there is


class Part(Struct, frozen=True, omit_defaults=True):
    """`amount` is written as on cards: `8` of what is printed, `+1` or `-2/+0` of what changes it."""

    why: str
    amount: str
    card: str = ""
