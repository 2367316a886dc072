"""Effects on threads, and the threads that no card says in words: Devote, Retreat, equip and keywords."""

from bugduel.core.seen.event import Fact
from bugduel.shardbugs.actions import THREAD
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent, first_of, paired
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import BUILTIN, WEB
from bugduel.shardbugs.program.names import part_of
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.combat import able_to_block
from bugduel.shardbugs.rules.effects.effect import Effect
from bugduel.shardbugs.rules.effects.permanents import attach, damage_bug, make
from bugduel.shardbugs.rules.effects.players import gain_devotion


class Fizzle(Effect):
    """A thread is taken off its web; an action's card goes to the Splat Zone."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        number = frame.targets[step.slot] - THREAD
        for web in board.stack:
            if web.program is WEB:
                for thread in web.waiting:
                    if thread.number == number:
                        web.waiting.remove(thread)
                        if board.is_action(thread):
                            board.sides[thread.seat].put_on_splat_zone(thread.kind)
                            board.touch(o.PILES_SEEN)
                        note_fizzle(board, thread)
                        return


class Devote(Effect):
    """The amount was fixed when the bug was exhausted (SB-V2)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        gain_devotion(board, frame.seat, frame.amount)


class Retreat(Effect):
    """From the Field to the Hive, exhausted, unless it has changed sides (SB-B8)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        bug = on_field(board, frame)
        if bug is not None and bug.seat == frame.seat:
            bug.exhausted = True
            board.to_hive(bug)
        else:
            note_fizzle(board, frame)


class Equip(Effect):
    """An item goes on its target (SB-C3)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        item = on_field(board, frame)
        bug = board.find(frame.targets[0])
        if item is not None and bug is not None and item.seat == frame.seat:
            attach(board, item.id, bug)
        else:
            note_fizzle(board, frame)


class Lure(Effect):
    """Focus: the target must block this attacker if it is able to (SB-Y3). The first to resolve lures it (SB-Y5)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        attacker = on_field(board, frame)
        bug = board.find(frame.targets[0])
        if attacker is None or bug is None or attacker.attacking < 0 or not able_to_block(board, bug, attacker):
            note_fizzle(board, frame)
            return
        for pair in board.lures:
            if first_of(pair) == bug.id:
                note_fizzle(board, frame)
                return
        board.lures = board.lures + [paired(bug.id, attacker.id)]
        board.note_permanent("lure", bug)


class Plink(Effect):
    """Damage to a target, if the bug has not left since (SB-Y7)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        source = on_field(board, frame)
        bug = board.find(frame.targets[0])
        if source is not None and bug is not None and not frame.gone:
            damage_bug(board, bug, frame.amount, source.id)
        else:
            note_fizzle(board, frame)


class Harden(Effect):
    """Hardshell: 1 DEF more until end of turn (SB-Y6)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        bug = on_field(board, frame)
        if bug is not None:
            changes = bug.changes.copy()
            changes.defence += 1
            bug.changes = changes
            board.stale = True
        else:
            note_fizzle(board, frame)


class MakeBounties(Effect):
    """Tokens for a bug that was splat."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        make(board, frame.seat, board.pool.bounty, frame.amount)


def note_fizzle(board: Board, thread: Frame) -> None:
    """A thread does nothing, and everybody is told; also which, if it is none that its card says in words."""
    if board.events is not None:
        facts: dict[str, Fact] = {"seat": thread.seat, "card": board.name(thread.kind), "piece": thread.source}
        if thread.program.name in BUILTIN:
            facts["part"] = part_of(thread.program)
        board.note("fizzle", facts)


def on_field(board: Board, frame: Frame) -> Permanent | None:
    """The permanent that a thread comes from, while it is on the Field."""
    source = board.find(frame.source)
    return source if source is not None and not source.in_hive else None
