"""What all steps of effects have in common."""

from bugduel.shardbugs.actions import PLAYER
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.select import bearer_of


class Effect:
    """What a step of an effect does. It has no state of its own: the frame knows what was picked and targeted."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        """Do it. The place of the frame is already at the next step."""
        raise NotImplementedError


def picked(board: Board, frame: Frame) -> list[Permanent]:
    """What was picked, less what has left meanwhile."""
    found: list[Permanent] = []
    for id in frame.picks:
        permanent = board.find(id)
        if permanent is not None:
            found.append(permanent)
    return found


def players(board: Board, frame: Frame, step: Step) -> list[int]:
    """The players that a step means, in turn order."""
    who = step.who
    if who == o.YOU:
        return [frame.seat]
    if who == o.ENEMIES:
        return [seat for seat in board.living() if seat != frame.seat]
    if who == o.ALL_PLAYERS:
        return board.living()
    if who == o.TARGET_PLAYER:
        target = frame.targets[step.slot] if step.slot < len(frame.targets) else 0
        return [target - PLAYER] if target >= PLAYER else []
    seat = frame.it_seat
    if who == o.CONTROLLER:
        about = frame.it or (frame.targets[0] if frame.targets else 0)
        permanent = board.find(about) if 0 < about < PLAYER else None
        if permanent is not None:
            seat = permanent.seat
    return [seat] if seat >= 0 and not board.sides[seat].is_out else []


def dealer_of(board: Board, frame: Frame) -> int:
    """Who deals the damage of a thread: the card whose text deals it, for an equipped item its bug (SB-C9)."""
    if frame.kind >= 0 and board.pool.cards[frame.kind].type == o.ITEM:
        bearer = bearer_of(board, frame)
        return bearer if bearer else frame.source
    return frame.source
