"""An action is an int: what is done (verb), and to what. The same choice is the same int in every state.

Permanents are named by the number they got when they arrived, cards outside Field and Hive by their kind: both are the
same in states that a player cannot tell apart. An int has four fields that never run into each other:

    bits  0 to 13   what     a permanent, PLAYER + seat, THREAD + number, CARD + kind; a kind, a seat, a number
    bits 14 to 27   second   a permanent, a seat, an ability's number, or a zone with its owner
    bits 28 to 32   verb
    bits 33 to 46   cause    the place of a trigger among those of one ability
"""

from typing import Final

FIELD: Final = (1 << 14) - 1  # the greatest number of a field other than the verb
SECOND_SHIFT: Final = 14
VERB_SHIFT: Final = 28
CAUSE_SHIFT: Final = 33
VERB: Final = 31 << VERB_SHIFT  # the bits of the verb

# Permanents come first, then what is named beside them.
PLAYER: Final = 4096  # + seat
THREAD: Final = 8192  # + number
CARD: Final = 8192  # + kind, where no thread is named

OWNER_SHIFT: Final = 8  # of a zone's owner within the second field

KEEP: Final = 1 << VERB_SHIFT
PUT_BACK: Final = 2 << VERB_SHIFT  # kind
PLAY: Final = 3 << VERB_SHIFT  # kind
PLAY_FROM_HIVE: Final = 4 << VERB_SHIFT  # permanent
PLACE: Final = 5 << VERB_SHIFT  # kind
RETREAT: Final = 6 << VERB_SHIFT  # permanent
DEVOTE: Final = 7 << VERB_SHIFT  # permanent
EQUIP: Final = 8 << VERB_SHIFT  # permanent
ACTIVATE: Final = 9 << VERB_SHIFT  # permanent, number of the ability
USE_AVATAR: Final = 10 << VERB_SHIFT  # number of the ability
GENERATE: Final = 11 << VERB_SHIFT  # permanent
END_MAIN: Final = 12 << VERB_SHIFT
PASS: Final = 13 << VERB_SHIFT
ATTACK: Final = 14 << VERB_SHIFT  # permanent, seat that it attacks
BLOCK: Final = 15 << VERB_SHIFT  # blocker, attacker
NEXT_DAMAGED: Final = 16 << VERB_SHIFT  # who is dealt damage, who deals it
TARGET: Final = 17 << VERB_SHIFT  # permanent, player or thread
NO_TARGET: Final = 18 << VERB_SHIFT
MODE: Final = 19 << VERB_SHIFT  # number
CHOOSE: Final = 20 << VERB_SHIFT  # permanent
CHOOSE_CARD: Final = 21 << VERB_SHIFT  # kind, zone and its owner
SPEND: Final = 22 << VERB_SHIFT  # dust
DONE: Final = 23 << VERB_SHIFT
ACCEPT: Final = 24 << VERB_SHIFT
REFUSE: Final = 25 << VERB_SHIFT
ADD: Final = 26 << VERB_SHIFT  # permanent or card, number of the ability, cause
CONCEDE: Final = 27 << VERB_SHIFT  # seat
CALL_TIME: Final = 28 << VERB_SHIFT


def packed(verb: int, what: int, second: int = 0, cause: int = 0) -> int:
    return cause << CAUSE_SHIFT | verb | second << SECOND_SHIFT | what


def card_packed(kind: int, zone: int, owner: int = 0) -> int:
    """To choose a card of a zone. Of one's own hand and deck the owner goes without saying."""
    return CHOOSE_CARD | (owner << OWNER_SHIFT | zone) << SECOND_SHIFT | kind


def verb_of(action: int) -> int:
    return action & VERB


def what_of(action: int) -> int:
    return action & FIELD


def second_of(action: int) -> int:
    return action >> SECOND_SHIFT & FIELD


def cause_of(action: int) -> int:
    return action >> CAUSE_SHIFT


def owner_of(action: int) -> int:
    return (action >> SECOND_SHIFT & FIELD) >> OWNER_SHIFT
