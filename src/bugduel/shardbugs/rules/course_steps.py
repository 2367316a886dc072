"""The steps of the course of a game that ask nobody (rules SB-S, SB-N, SB-K, SB-P)."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import TURN
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.combat import assign_lured, block_triggers, declare, end_combat
from bugduel.shardbugs.rules.effects.cards import draw_cards
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.turn import begin_turn, clean_up, combat_damage, expire, next_turn
from bugduel.shardbugs.rules.web.announce import commit
from bugduel.shardbugs.rules.web.dust import empty_dust
from bugduel.shardbugs.rules.web.threads import begin_round, resolve_next


class CourseStep:
    """What a step of the course does. The place of the frame is already at the next step."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        raise NotImplementedError


# --- the start --------------------------------------------------------------------------------------------------------


class Redraw(CourseStep):
    """As many as were put back; then the next player (SB-S3)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for _ in range(board.sides[frame.seat].mulligans):
            board.draw(frame.seat)
        count = len(board.sides)
        for further in range((frame.seat - board.first) % count + 1, count):
            seat = (board.first + further) % count
            if not board.sides[seat].is_out:
                frame.seat = seat
                frame.place = 0
                return
        board.first = board.active
        board.stack[0] = Frame(TURN, board.first)


# --- a turn -----------------------------------------------------------------------------------------------------------


class BeginTurn(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        begin_turn(board)


class DrawCard(CourseStep):
    """Not in the first turn of the game (SB-S4)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if board.turn > 1:
            draw_cards(board, board.active, 1)


class EmptyDust(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        empty_dust(board)


class CleanUp(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        clean_up(board)


class Expire(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        expire(board)


class NextTurn(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        next_turn(board, frame)


# --- combat -----------------------------------------------------------------------------------------------------------


class Declare(CourseStep):
    """Without attackers combat is over (SB-K1)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if frame.picks:
            declare(board, frame.picks)
            frame.picks = NO_INTS
        else:
            frame.place = TURN.at[o.END_COMBAT]


class Lured(CourseStep):
    """Lured bugs block first (SB-Y4); then all others may, left of the active player first (SB-K2)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        assign_lured(board)
        frame.next = board.after(board.active)
        frame.left = board.living_count() - 1


class BlocksMade(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        block_triggers(board)


class CombatDamage(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        combat_damage(board)


class EndCombat(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        end_combat(board)
        empty_dust(board)


# --- webs -------------------------------------------------------------------------------------------------------------


class Round(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        begin_round(board)


class Resolve(CourseStep):
    """A web stays at this step until it is empty."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.place -= 1
        resolve_next(board, frame)


class Commit(CourseStep):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        commit(board, frame)


BY_OP: Final[dict[int, CourseStep]] = {
    o.REDRAW: Redraw(),
    o.BEGIN_TURN: BeginTurn(),
    o.DRAW_CARD: DrawCard(),
    o.EMPTY_DUST: EmptyDust(),
    o.CLEAN_UP: CleanUp(),
    o.EXPIRE: Expire(),
    o.NEXT_TURN: NextTurn(),
    o.DECLARE: Declare(),
    o.LURED: Lured(),
    o.BLOCKS_MADE: BlocksMade(),
    o.COMBAT_DAMAGE: CombatDamage(),
    o.END_COMBAT: EndCombat(),
    o.ROUND: Round(),
    o.RESOLVE: Resolve(),
    o.COMMIT: Commit(),
}

NO_STEP: Final = CourseStep()
COURSE_STEPS: Final[list[CourseStep]] = [BY_OP.get(op, NO_STEP) for op in range(o.LAST_OP + 1)]
