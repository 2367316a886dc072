"""The programs that no card says in words: the course of a game, and threads of rules and keywords."""

from typing import Final

from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Filter, Program, Step, Target


def course(name: str, *ops: int) -> Program:
    return Program(name, [Step(op) for op in ops])


def builtin(name: str, op: int, *targets: Target) -> Program:
    program = Program(name, [Step(op)], is_effect=True)
    program.targets = list(targets)
    program.slots = len(targets)
    return program


# The course of a game (SB-N, SB-K, SB-P).
NOTHING: Final = Program("nothing", [])
START: Final = course("start", o.MULLIGAN, o.REDRAW)
TURN: Final = course(
    "turn", o.BEGIN_TURN, o.DRAW_CARD, o.ROUND, o.EMPTY_DUST, o.MAIN, o.ROUND, o.EMPTY_DUST, o.ATTACKERS, o.DECLARE,
    o.ROUND, o.LURED, o.BLOCKERS, o.BLOCKS_MADE, o.ROUND, o.ORDER_DAMAGE, o.COMBAT_DAMAGE, o.ROUND, o.END_COMBAT,
    o.ROUND, o.CLEAN_UP, o.EXPIRE, o.NEXT_TURN,
)  # fmt: skip
WEB: Final = course("web", o.PRIORITY, o.RESOLVE)
TRIGGERS: Final = course("triggers", o.NEXT_TRIGGER)
ANNOUNCE: Final = course("announce", o.CHOOSE_MODE, o.CHOOSE_TARGET, o.CHOOSE_COST, o.SPEND, o.COMMIT)
COURSE: Final = {program.name: program for program in (NOTHING, START, TURN, WEB, TRIGGERS, ANNOUNCE)}

# Threads that no card says in words.
PLAYED_THREAD: Final = Program("*played", [], is_effect=True)
DEVOTE_THREAD: Final = builtin("*devote", o.DEVOTE)
RETREAT_THREAD: Final = builtin("*retreat", o.RETREAT)
EQUIP_THREAD: Final = builtin("*equip", o.EQUIP, Target(o.AT_PERMANENT, Filter(o.YOURS)))
FOCUS_THREAD: Final = builtin("*focus", o.LURE, Target(o.AT_PERMANENT, Filter(o.ENEMY)))
FOCUS_THREAD.may_decline = True
PLINK_THREAD: Final = builtin("*plink", o.PLINK, Target(o.AT_PERMANENT, Filter()))
HARDSHELL_THREAD: Final = builtin("*hardshell", o.HARDEN)
BOUNTY_THREAD: Final = builtin("*bounty", o.MAKE_BOUNTIES)
BUILTIN: Final = {
    program.name: program
    for program in (
        PLAYED_THREAD, DEVOTE_THREAD, RETREAT_THREAD, EQUIP_THREAD, FOCUS_THREAD, PLINK_THREAD, HARDSHELL_THREAD,
        BOUNTY_THREAD,
    )
}  # fmt: skip
