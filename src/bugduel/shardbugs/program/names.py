"""The names that views and moves give to what the engine counts."""

from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import TURN
from bugduel.shardbugs.program.program import Program

# The phases and steps of a turn, by the last step of the course that belongs to them.
PHASES: list[tuple[int, str]] = [
    (TURN.at[o.EMPTY_DUST], "beginning"),
    (TURN.at[o.ATTACKERS] - 1, "main"),
    (TURN.at[o.LURED] - 1, "attack"),
    (TURN.at[o.ORDER_DAMAGE] - 1, "block"),
    (TURN.at[o.END_COMBAT], "damage"),
    (len(TURN.steps), "end"),
]


LETTERS = ("", "S", "L", "M", "")  # of dusts, in costs


def cost_text(neutral: int, shards: int, dust: int) -> str:
    """A cost as it is printed: `2SS`, `L`, `3`, `0`."""
    if not shards:
        return str(neutral)
    return (str(neutral) if neutral else "") + LETTERS[dust] * shards


def dust_name(dust: int) -> str:
    return DUSTS[dust]


def part_of(program: Program) -> str:
    """Which of its card's abilities a program is, for those who put it in words: `2`, or `2/1` for a mode of it; for
    an action's mode `*/1`. What no card says in words has a name of its own that begins with a star.
    """
    name = program.name
    if name.startswith("*"):
        return name
    return name.partition("/")[2] or "*"


KEYWORDS: list[tuple[int, str]] = [(bit, name) for name, bit in o.KEYWORDS.items()]
TRAITS: list[tuple[int, str]] = [(bit, name) for name, bit in o.TRAITS.items()]
LIMITS: list[tuple[int, str]] = [(bit, name) for name, bit in o.LIMITS.items()]
