"""An action is an int: what is done (verb), and to what. The same choice is the same int in every state.

Permanents are named by the number they got when they arrived, players by PLAYER + seat, threads by THREAD + number,
cards outside Field and Hive by their kind: all the same in states that a player cannot tell apart.
"""

from typing import Final

SHIFT: Final = 14  # of the second thing that an action names
VERB_SHIFT: Final = 28
WHAT: Final = (1 << SHIFT) - 1
VERB: Final = 31 << VERB_SHIFT
MORE_SHIFT: Final = VERB_SHIFT + 5  # of what does not fit below the verb: a high number among triggers

PLAYER: Final = 4096  # + seat, where permanents are named too
THREAD: Final = 8192  # + number

KEEP: Final = 1 << VERB_SHIFT
PUT_BACK: Final = 2 << VERB_SHIFT  # | kind
PLAY: Final = 3 << VERB_SHIFT  # | kind
PLAY_FROM_HIVE: Final = 4 << VERB_SHIFT  # | permanent
PLACE: Final = 5 << VERB_SHIFT  # | kind
RETREAT: Final = 6 << VERB_SHIFT  # | permanent
DEVOTE: Final = 7 << VERB_SHIFT  # | permanent
EQUIP: Final = 8 << VERB_SHIFT  # | permanent
ACTIVATE: Final = 9 << VERB_SHIFT  # | number << SHIFT | permanent
USE_AVATAR: Final = 10 << VERB_SHIFT  # | number
GENERATE: Final = 11 << VERB_SHIFT  # | permanent
END_MAIN: Final = 12 << VERB_SHIFT
PASS: Final = 13 << VERB_SHIFT
ATTACK: Final = 14 << VERB_SHIFT  # | seat << SHIFT | permanent
BLOCK: Final = 15 << VERB_SHIFT  # | attacker << SHIFT | blocker
NEXT_DAMAGED: Final = 16 << VERB_SHIFT  # | who deals << SHIFT | who is dealt it
TARGET: Final = 17 << VERB_SHIFT  # | permanent, player or thread
NO_TARGET: Final = 18 << VERB_SHIFT
MODE: Final = 19 << VERB_SHIFT  # | number
CHOOSE: Final = 20 << VERB_SHIFT  # | permanent
CHOOSE_CARD: Final = 21 << VERB_SHIFT  # | place << SHIFT | kind
SPEND: Final = 22 << VERB_SHIFT  # | dust
DONE: Final = 23 << VERB_SHIFT
ACCEPT: Final = 24 << VERB_SHIFT
REFUSE: Final = 25 << VERB_SHIFT
ADD: Final = 26 << VERB_SHIFT  # see `choices.add_action`
CONCEDE: Final = 27 << VERB_SHIFT  # | seat
CALL_TIME: Final = 28 << VERB_SHIFT
