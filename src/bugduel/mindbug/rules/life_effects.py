"""Steps of effects about life, Mindbugs, turns and the end of the game (rules MB-L)."""

from bugduel.mindbug.board import PLAYING, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import count


def run_life_effect(board: Board, frame: Frame, step: Step) -> None:
    op = step.op
    me = frame.seat
    who = 1 - me if step.who else me
    derive(board)
    if op == o.LOSE_LIFE:
        lose_life(board, frame, step, who)
    elif op == o.GAIN_LIFE:
        board.gain_life(me, step.amount)
    elif op == o.LOSE_LIFE_DOWN_TO:
        frame.done = board.lose_life(who, board.sides[who].life - step.amount, frame.kind)
    elif op == o.STEAL_LIFE:
        if board.lose_life(1 - me, step.amount, frame.kind) and board.winner == PLAYING:  # MB-M2
            board.gain_life(me, step.amount)
    elif op == o.MATCH_LIFE:
        match_life(board, me)
    elif op == o.REFRESH:
        refresh(board, me)
    elif op == o.LOSE_MINDBUG:
        lose_mindbug(board, 1 - me)
    elif op == o.PAY_MINDBUG:
        if not pay_mindbug(board, me):
            frame.place = len(frame.program.steps)
    elif op == o.EXTRA_TURN:
        board.extra_turns = board.extra_turns + [me]
    elif op == o.WIN_GAME:
        board.finish(me, "card")
    elif op == o.LOSE_GAME:
        board.finish(1 - me, "card")
    else:
        raise AssertionError(f"no such step: {op}")


def lose_life(board: Board, frame: Frame, step: Step, who: int) -> None:
    amount = step.amount
    if step.count is not None:
        amount = count(board, step.count, frame.seat, frame.source, frame.had)
    if step.who < 2:
        frame.done = board.lose_life(who, amount, frame.kind)
        return
    # Both at once: if that ends it for both, the active player wins (MB-L2).
    board.lose_life(1 - board.active, amount, frame.kind)
    board.lose_life(board.active, amount, frame.kind)


def match_life(board: Board, me: int) -> None:
    """Life is set: neither gained nor lost (MB-L3)."""
    board.sides[me].life = board.sides[1 - me].life
    board.touch()
    if board.events is not None:
        board.note("set-life", {"seat": me, "life": board.sides[me].life})


def refresh(board: Board, me: int) -> None:
    """One used Mindbug is turned face up; with none used nothing happens (MB-P6)."""
    side = board.sides[me]
    if side.used:
        side.used -= 1
        side.mindbugs += 1
        board.touch()
        if board.events is not None:
            board.note("refresh", {"seat": me, "mindbugs": side.mindbugs})


def lose_mindbug(board: Board, who: int) -> None:
    side = board.sides[who]
    if side.mindbugs:
        spend_mindbug(board, who)
        if board.events is not None:
            board.note("lose-mindbug", {"seat": who, "mindbugs": side.mindbugs})


def spend_mindbug(board: Board, who: int) -> None:
    board.sides[who].mindbugs -= 1
    board.sides[who].used += 1
    board.touch()


def pay_mindbug(board: Board, me: int) -> bool:
    """A Mindbug is used as a price; whoever taxes Mindbugs taxes this one too."""
    side = board.sides[me]
    if side.mindbugs == 0 or side.bars & o.NO_MINDBUGS:
        return False
    tax_mindbug(board, me)
    if board.winner == PLAYING:
        lose_mindbug(board, me)
    return True


def tax_mindbug(board: Board, user: int) -> None:
    """What a player's opponent does about a Mindbug being used: at once, before it is (MB-X7)."""
    if not board.pool.watched[o.THEY_USE_MINDBUG]:
        return
    for creature in board.sides[1 - user].play:
        for program in creature.card.triggers[o.THEY_USE_MINDBUG]:
            if board.winner == PLAYING:
                frame = Frame(program, creature.seat, creature.id, creature.card.kind)
                for step in program.steps:
                    derive(board)
                    lose_life(board, frame, step, 1 - creature.seat if step.who else creature.seat)
