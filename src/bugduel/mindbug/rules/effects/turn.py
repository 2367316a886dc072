"""The course of a turn, and of playing a card (rules MB-T, MB-P, MB-H2)."""

from typing import Final

from bugduel.mindbug.board import DRAWN, NO_ABILITIES, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import FULL_TURN, Step
from bugduel.mindbug.rules.effects.effect import Effect
from bugduel.mindbug.rules.entering import arrive
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.supplies import harvest
from bugduel.mindbug.seating import left_of

LAST_TURN: Final = 400  # MB-T8


class StartTurn(Effect):
    """A turn begins: with buying, then Harvest (MB-T3), where there is something to buy or to harvest."""

    op = o.START_TURN

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.turn += 1
        frame.chosen = 0
        board.actions_left = 1
        board.entered = 0
        board.stale = board.stale or board.looks_at_turn
        if board.events is not None:
            board.note("turn", {"seat": board.active, "turn": board.turn})
        if board.pool.turn is FULL_TURN and not board.sides[board.active].energy:
            harvests = board.pool.watched[o.HARVESTED]
            frame.place = frame.program.at[o.HARVEST if harvests else o.TURN_ACTION]


class Harvest(Effect):
    """After buying, before all else (MB-T3)."""

    op = o.HARVEST

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        harvest(board)


class AfterAction(Effect):
    """If a Mindbug was used, another action in the same turn (MB-P3)."""

    op = o.AFTER_ACTION

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if board.actions_left:
            frame.place = frame.program.at[o.TURN_ACTION]


class EndTurn(Effect):
    """What happens at the end of a turn (MB-T4)."""

    op = o.END_TURN

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.trigger_all(o.TURN_ENDS)
        if board.pending:
            derive(board)  # a card that was played has not asked for it if nothing looked
        else:
            close_turn(board, frame)


class CloseTurn(Effect):
    op = o.CLOSE_TURN

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        close_turn(board, frame)


class ShowCard(Effect):
    """The card leaves the hand and is shown; the hand is refilled before the Mindbug is offered (MB-P1)."""

    op = o.SHOW_CARD

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.out_of_hand(frame.seat, frame.kind)
        board.shown = frame.kind
        board.touch()
        if board.events is not None:
            board.note("play", {"seat": frame.seat, "card": board.name(frame.kind)})
        board.refill(frame.seat)


class EnterPlay(Effect):
    """The shown card comes into play for whoever has it now (MB-P2, MB-P3)."""

    op = o.ENTER_PLAY

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.shown = -1
        creature = board.enter(frame.target, frame.kind)
        arrive(board, creature, False)


def close_turn(board: Board, frame: Frame) -> None:
    """What holds for this turn ends (MB-T4); an extra turn comes before the one of who would follow (MB-T7)."""
    if board.turn_effects:
        board.turn_effects = False
        for side in board.sides:
            for creature in side.play:
                creature.bonus = 0
                creature.gained = 0
                creature.limits = 0
    if board.turn_abilities:
        board.turn_abilities = NO_ABILITIES
    if board.turn >= LAST_TURN:
        board.finish(DRAWN, "turns")
        return
    if board.extra_turns:
        board.active = board.extra_turns[0]
        board.extra_turns = board.extra_turns[1:]
    else:
        board.active = board.follower
        board.follower = left_of(board.active, board.players)
    board.stale = board.stale or board.looks_at_turn
    frame.place = 0
