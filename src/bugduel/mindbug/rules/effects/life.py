"""Life, Mindbugs, turns and the end of the game (rules MB-L, MB-P6)."""

from mypy_extensions import i64

from bugduel.mindbug.board import PLAYING, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.effect import Effect, amount_of, performer, rival_of
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.seating import left_of


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
        who = performer(board, frame, step)
        return board.sides[who].life >= step.amount and not board.keeps_life(who)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return amount_of(board, frame, step) > 0 and not board.keeps_life(performer(board, frame, step))


class LoseLifeDownTo(Effect):
    op = o.LOSE_LIFE_DOWN_TO

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        who = performer(board, frame, step)
        frame.done = board.lose_life(who, board.sides[who].life - step.amount, frame.kind)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        who = performer(board, frame, step)
        return board.sides[who].life > step.amount and not board.keeps_life(who)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return self.possible(board, frame, step)


class StealLife(Effect):
    """What the opponent loses is gained, if it was lost and did not end the game (MB-M2)."""

    op = o.STEAL_LIFE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        if board.lose_life(rival_of(board, frame), step.amount, frame.kind) and board.winner == PLAYING:
            board.gain_life(frame.seat, step.amount)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return not board.keeps_life(rival_of(board, frame))


class MatchLife(Effect):
    """Life is set: neither gained nor lost (MB-L3)."""

    op = o.MATCH_LIFE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        life = board.sides[rival_of(board, frame)].life
        board.set_life(frame.seat, life)
        if board.events is not None:
            board.note("set-life", {"seat": frame.seat, "life": life})

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return board.sides[frame.seat].life != board.sides[rival_of(board, frame)].life


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
        lose_mindbug(board, rival_of(board, frame))

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return board.sides[rival_of(board, frame)].mindbugs > 0


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
        board.win(frame.seat, "card")

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


class LoseGame(Effect):
    op = o.LOSE_GAME

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.lose(frame.seat, "card")

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


def lose_life(board: Board, frame: Frame, step: Step) -> None:
    derive(board)
    amount = amount_of(board, frame, step)
    if step.who != o.ALL:
        frame.done = board.lose_life(performer(board, frame, step), amount, frame.kind)
        return
    # Both at once: if that ends it for both, the active player wins (MB-L2).
    board.lose_life(left_of(board.active, board.players), amount, frame.kind)
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
    """What a player's opponents do about a Mindbug being used: at once, before it is (MB-X7)."""
    if not board.pool.watched[o.THEY_USE_MINDBUG]:
        return
    for opponent in board.seating.opponents[user]:
        for creature in board.sides[opponent].play:
            for program in creature.card.triggers[o.THEY_USE_MINDBUG]:
                if board.winner == PLAYING:
                    frame = Frame(program, creature.seat, creature.id, creature.card.kind)
                    for step in program.steps:
                        lose_life(board, frame, step)
