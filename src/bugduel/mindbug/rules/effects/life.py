"""Life, Mindbugs, turns and the end of the game (rules MB-L, MB-P6)."""

from mypy_extensions import i64

from bugduel.mindbug.board import PLAYING, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.effect import Effect, amount_of, performer
from bugduel.mindbug.rules.layers import derive


class GainLife(Effect):
    op = o.GAIN_LIFE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        board.gain_life(frame.seat, step.amount)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


class LoseLife(Effect):
    op = o.LOSE_LIFE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        lose_life(board, frame, step)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        side = board.sides[performer(frame, step)]
        return side.life >= step.amount and not side.bars & o.NO_LIFE_LOSS

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        barred = board.sides[performer(frame, step)].bars & o.NO_LIFE_LOSS
        return amount_of(board, frame, step) > 0 and not barred


class LoseLifeDownTo(Effect):
    op = o.LOSE_LIFE_DOWN_TO

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        who = performer(frame, step)
        frame.done = board.lose_life(who, board.sides[who].life - step.amount, frame.kind)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        side = board.sides[performer(frame, step)]
        return side.life > step.amount and not side.bars & o.NO_LIFE_LOSS

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return self.possible(board, frame, step)


class StealLife(Effect):
    """What the opponent loses is gained, if it was lost and did not end the game (MB-M2)."""

    op = o.STEAL_LIFE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        if board.lose_life(1 - frame.seat, step.amount, frame.kind) and board.winner == PLAYING:
            board.gain_life(frame.seat, step.amount)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return not board.sides[1 - frame.seat].bars & o.NO_LIFE_LOSS


class MatchLife(Effect):
    """Life is set: neither gained nor lost (MB-L3)."""

    op = o.MATCH_LIFE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        side = board.sides[frame.seat]
        side.life = board.sides[1 - frame.seat].life
        board.touch()
        if board.events is not None:
            board.note("set-life", {"seat": frame.seat, "life": side.life})

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return board.sides[0].life != board.sides[1].life


class Refresh(Effect):
    """One used Mindbug is turned face up; with none used nothing happens (MB-P6)."""

    op = o.REFRESH

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        side = board.sides[frame.seat]
        if side.used:
            side.used -= 1
            side.mindbugs += 1
            board.touch()
            if board.events is not None:
                board.note("refresh", {"seat": frame.seat, "mindbugs": side.mindbugs})

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return board.sides[frame.seat].used > 0

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return board.sides[frame.seat].used > 0


class LoseMindbug(Effect):
    op = o.LOSE_MINDBUG

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        lose_mindbug(board, 1 - frame.seat)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return board.sides[1 - frame.seat].mindbugs > 0


class PayMindbug(Effect):
    """A Mindbug is used as a price; whoever taxes Mindbugs taxes this one too."""

    op = o.PAY_MINDBUG

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        if not can_pay_mindbug(board, frame.seat):
            frame.place = len(frame.program.steps)
            return
        tax_mindbug(board, frame.seat)
        if board.winner == PLAYING:
            lose_mindbug(board, frame.seat)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return can_pay_mindbug(board, frame.seat)

    def read_on(self, board: Board, frame: Frame, step: Step, place: i64) -> i64:
        return place + 1 if can_pay_mindbug(board, frame.seat) else -1


class ExtraTurn(Effect):
    op = o.EXTRA_TURN

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        board.extra_turns = board.extra_turns + [frame.seat]

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


class WinGame(Effect):
    op = o.WIN_GAME

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.finish(frame.seat, "card")

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


class LoseGame(Effect):
    op = o.LOSE_GAME

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.finish(1 - frame.seat, "card")

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


def lose_life(board: Board, frame: Frame, step: Step) -> None:
    derive(board)
    amount = amount_of(board, frame, step)
    if step.who < 2:
        frame.done = board.lose_life(performer(frame, step), amount, frame.kind)
        return
    # Both at once: if that ends it for both, the active player wins (MB-L2).
    board.lose_life(1 - board.active, amount, frame.kind)
    board.lose_life(board.active, amount, frame.kind)


def lose_mindbug(board: Board, who: i64) -> None:
    side = board.sides[who]
    if side.mindbugs:
        spend_mindbug(board, who)
        if board.events is not None:
            board.note("lose-mindbug", {"seat": who, "mindbugs": side.mindbugs})


def spend_mindbug(board: Board, who: i64) -> None:
    board.sides[who].mindbugs -= 1
    board.sides[who].used += 1
    board.touch()


def can_pay_mindbug(board: Board, who: i64) -> bool:
    side = board.sides[who]
    return side.mindbugs > 0 and not side.bars & o.NO_MINDBUGS


def tax_mindbug(board: Board, user: i64) -> None:
    """What a player's opponent does about a Mindbug being used: at once, before it is (MB-X7)."""
    if not board.pool.watched[o.THEY_USE_MINDBUG]:
        return
    for creature in board.sides[1 - user].play:
        for program in creature.card.triggers[o.THEY_USE_MINDBUG]:
            if board.winner == PLAYING:
                frame = Frame(program, creature.seat, creature.id, creature.card.kind)
                for step in program.steps:
                    lose_life(board, frame, step)
