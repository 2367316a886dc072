"""An action is an int: what is done (verb), and to what. The same choice is the same int in every state.

Cards outside play are named by their kind, creatures in play by the number they got when they arrived; both are the
same in all states that a player cannot tell apart, and neither depends on a place in a list.
"""

from typing import Final

PLAY: Final = 1 << 16  # | kind
ATTACK: Final = 2 << 16  # | creature
USE_MINDBUG: Final = 3 << 16
KEEP_MINDBUG: Final = 4 << 16
HUNT_CREATURE: Final = 5 << 16  # | creature
HUNT_NOBODY: Final = 6 << 16
BLOCK_WITH: Final = 7 << 16  # | creature
DO_NOT_BLOCK: Final = 8 << 16
ATTACK_ONCE_MORE: Final = 9 << 16
STOP_ATTACKING: Final = 10 << 16
CHOOSE: Final = 11 << 16  # | creature
CHOOSE_CARD: Final = 12 << 16  # | where << 12 | kind
DONE: Final = 13 << 16
ACCEPT: Final = 14 << 16
REFUSE: Final = 15 << 16
TAKE_OPTION: Final = 16 << 16  # | number of the option
RESOLVE: Final = 17 << 16  # see `choices.resolve_action`
ACT: Final = 18 << 16  # | creature
WAIT: Final = 19 << 16  # | creature that could act at once but does not (FAST)
REROLL: Final = 20 << 16  # | face of the die
BUY: Final = 21 << 16  # | kind
NAME_KEYWORD: Final = 22 << 16  # | keyword

SEAT_SHIFT: Final = 12
WHAT: Final = (1 << 12) - 1
KIND: Final = WHAT
VERB: Final = 31 << 16
MORE_SHIFT: Final = 21  # of what does not fit below the verb: a high number among the effects of one creature


def verb(action: int) -> int:
    return action & VERB


def what(action: int) -> int:
    """The creature or kind that an action names."""
    return action & WHAT


def where(action: int) -> int:
    """The place or ability that an action names."""
    return (action >> SEAT_SHIFT) & 15


def card_pick(place: int, seat: int, kind: int) -> int:
    """A card outside play as something chosen: where it is, whose, and what."""
    return (place << 2 | seat) << SEAT_SHIFT | kind


def cards_place(pick: int) -> int:
    """Where a chosen card is: the kind of place times four, and its seat."""
    return (pick >> SEAT_SHIFT) & 15
