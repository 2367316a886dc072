"""An action is an int: what is done (verb), and to what. The same choice is the same int in every state.

Cards outside play are named by their kind, creatures in play by the number they got when they arrived; both are the
same in all states that a player cannot tell apart, and neither depends on a place in a list.

The fields of an action, from the lowest bit. None runs into another, and an action stays far below 2**62:

    what     12 bits   a kind, a creature, or whatever else the verb names
    seat      2 bits   whose card outside play it is
    place     3 bits   where that card is
    verb      6 bits
    number   20 bits   which of several that are the same in all the rest

What a player picks goes into a frame as its lower three fields: see `card_pick`.
"""

from typing import Final

WHAT_BITS: Final = 12
SEAT_BITS: Final = 2
PLACE_BITS: Final = 3
VERB_BITS: Final = 6
NUMBER_BITS: Final = 20

SEAT_SHIFT: Final = WHAT_BITS
PLACE_SHIFT: Final = SEAT_SHIFT + SEAT_BITS
VERB_SHIFT: Final = PLACE_SHIFT + PLACE_BITS
NUMBER_SHIFT: Final = VERB_SHIFT + VERB_BITS

WHAT: Final = (1 << WHAT_BITS) - 1
SEAT: Final = ((1 << SEAT_BITS) - 1) << SEAT_SHIFT
PLACE: Final = ((1 << PLACE_BITS) - 1) << PLACE_SHIFT
VERB: Final = ((1 << VERB_BITS) - 1) << VERB_SHIFT
NUMBER: Final = ((1 << NUMBER_BITS) - 1) << NUMBER_SHIFT
PICK: Final = WHAT | SEAT | PLACE

PLAY: Final = 1 << VERB_SHIFT  # | kind
ATTACK: Final = 2 << VERB_SHIFT  # | creature
USE_MINDBUG: Final = 3 << VERB_SHIFT
KEEP_MINDBUG: Final = 4 << VERB_SHIFT
HUNT_CREATURE: Final = 5 << VERB_SHIFT  # | creature
HUNT_NOBODY: Final = 6 << VERB_SHIFT
BLOCK_WITH: Final = 7 << VERB_SHIFT  # | creature
DO_NOT_BLOCK: Final = 8 << VERB_SHIFT
ATTACK_ONCE_MORE: Final = 9 << VERB_SHIFT
STOP_ATTACKING: Final = 10 << VERB_SHIFT
CHOOSE: Final = 11 << VERB_SHIFT  # | creature
CHOOSE_CARD: Final = 12 << VERB_SHIFT  # | card_pick
DONE: Final = 13 << VERB_SHIFT
ACCEPT: Final = 14 << VERB_SHIFT
REFUSE: Final = 15 << VERB_SHIFT
TAKE_OPTION: Final = 16 << VERB_SHIFT  # | number of the option
RESOLVE: Final = 17 << VERB_SHIFT  # | number << NUMBER_SHIFT | creature, or card_pick with the place OFF_BOARD
ACT: Final = 18 << VERB_SHIFT  # | creature
WAIT: Final = 19 << VERB_SHIFT  # | creature that could act at once but does not (FAST)
REROLL: Final = 20 << VERB_SHIFT  # | face of the die
BUY: Final = 21 << VERB_SHIFT  # | kind
NAME_KEYWORD: Final = 22 << VERB_SHIFT  # | keyword
CONCEDE: Final = 23 << VERB_SHIFT  # | seat
CHOOSE_PLAYER: Final = 24 << VERB_SHIFT  # | seat

OFF_BOARD: Final = 1  # the place in a RESOLVE action that names a card by its kind


def verb(action: int) -> int:
    return action & VERB


def what(action: int) -> int:
    """The creature or kind that an action or pick names."""
    return action & WHAT


def seat(action: int) -> int:
    """Whose card an action or pick names."""
    return (action & SEAT) >> SEAT_SHIFT


def place(action: int) -> int:
    """Where the card is that an action or pick names."""
    return (action & PLACE) >> PLACE_SHIFT


def number(action: int) -> int:
    return (action & NUMBER) >> NUMBER_SHIFT


def card_pick(place: int, seat: int, kind: int) -> int:
    """A card outside play as something chosen: where it is, whose, and what."""
    return place << PLACE_SHIFT | seat << SEAT_SHIFT | kind


def is_at(pick: int, place: int, seat: int) -> bool:
    """Whether a pick is a card of this place and player."""
    return pick & (PLACE | SEAT) == place << PLACE_SHIFT | seat << SEAT_SHIFT
