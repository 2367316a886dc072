"""The names that views and moves give to what the engine counts."""

from bugduel.shardbugs import ops as o
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.costs import DUSTS
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import START, TURN, WEB, Program

# The choice that a step puts to a player.
CHOICES: dict[int, str] = {
    o.MULLIGAN: "mulligan",
    o.MAIN: "main",
    o.PRIORITY: "priority",
    o.ATTACKERS: "attack",
    o.BLOCKERS: "block",
    o.ORDER_DAMAGE: "order-damage",
    o.NEXT_TRIGGER: "order-triggers",
    o.CHOOSE_MODE: "mode",
    o.CHOOSE_TARGET: "target",
    o.CHOOSE_COST: "price",
    o.SPEND: "spend",
    o.PICK: "choose",
    o.DISCARD_ONE: "discard",
    o.LOOK: "look",
    o.SEARCH: "search",
    o.RECOVER: "recover",
    o.PUT_FROM_HAND: "put-from-hand",
    o.ASK_MAY: "may",
    o.ASK_PAY: "pay",
}

# The phases and steps of a turn, by the last step of the course that belongs to them.
PHASES: list[tuple[int, str]] = [
    (TURN.at[o.EMPTY_DUST], "beginning"),
    (TURN.at[o.ATTACKERS] - 1, "main"),
    (TURN.at[o.LURED] - 1, "attack"),
    (TURN.at[o.ORDER_DAMAGE] - 1, "block"),
    (TURN.at[o.END_COMBAT], "damage"),
    (len(TURN.steps), "end"),
]


def phase_name(board: Board) -> str:
    frame = board.stack[0]
    if frame.program is START:
        return "start"
    place = frame.place
    # A round of priority belongs to the step before it, and the course already stands after it.
    if len(board.stack) > 1 and place > 0 and TURN.steps[place - 1].op == o.ROUND:
        place -= 1
    for last, name in PHASES:
        if place <= last:
            return name
    return "end"


def is_web(board: Board) -> bool:
    """Whether there is anything to answer."""
    for frame in board.stack:
        if frame.program is WEB and frame.waiting:
            return True
    return False


def moment(board: Board) -> str:
    """What a player can set a stop at: a web, or the end of a phase or step, one's own or another's."""
    return "web" if is_web(board) else phase_name(board)


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


def frame_part(frame: Frame) -> str:
    return part_of(frame.of if frame.program.name == "announce" else frame.program)


KEYWORDS: list[tuple[int, str]] = [(bit, name) for name, bit in o.KEYWORDS.items()]
TRAITS: list[tuple[int, str]] = [(bit, name) for name, bit in o.TRAITS.items()]
LIMITS: list[tuple[int, str]] = [(bit, name) for name, bit in o.LIMITS.items()]
