"""How things are used, as frames remember it."""

from typing import Final

HOW_ROUND: Final = 1  # a web that began as a round of priority, at the end of a phase or step
HOW_TRIGGER: Final = 2
HOW_PERMANENT: Final = 3  # a card of the hand
HOW_ACTION: Final = 4
HOW_HIVE: Final = 5  # a bug played from the Hive
HOW_ABILITY: Final = 6
HOW_AVATAR: Final = 7
HOW_EQUIP: Final = 8
HOW_CHANGES: Final = 9  # triggers that are all buffs and nerfs (SB-B13)

# What is chosen for a price is a permanent, by its number, or a card of the hand, by its kind and this mark.
CARD: Final = 1 << 14


def of_card(kind: int) -> int:
    return CARD | kind


def is_card(pick: int) -> bool:
    return pick >= CARD


def kind_of(pick: int) -> int:
    return pick - CARD
