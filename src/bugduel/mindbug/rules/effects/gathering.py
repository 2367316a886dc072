"""What is chosen without a choice."""

from bugduel.mindbug.actions import card_pick
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.effect import Effect, performer, rival_of
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import card_fits, meant


class GatherCreatures(Effect):
    """All creatures of a kind, or those with a keyword that was named or shown before."""

    op = o.GATHER_CREATURES

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.picks = [creature.id for creature in gathered(board, frame, step)]

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        if step.filter is None or following.op == o.AIM:  # what is aimed at changes only by what comes later
            return False
        found = meant(board, step.filter, frame.seat, frame.source, False)
        return bool(found) and ENTRIES[following.op].effect.would_change(board, frame, following, found)


class GatherCards(Effect):
    op = o.GATHER_CARDS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        picks: list[int] = []
        for seat in range(len(board.sides)):
            if step.any_side or seat == performer(board, frame, step):
                side = board.sides[seat]
                for kind in side.hand if step.place == o.IN_HAND else side.discard:
                    if card_fits(board, step.cards, kind):
                        picks.append(card_pick(step.place, seat, kind))
        frame.picks = picks


class GatherVictor(Effect):
    """The creature that won the fight."""

    op = o.GATHER_VICTOR

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.picks = [frame.target] if frame.target else []


class GatherBlockers(Effect):
    """The enemies that blocked in this turn (MB-X14)."""

    op = o.GATHER_BLOCKERS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.picks = [creature.id for creature in enemies_of(board, frame) if creature.blocked == board.turn]


class RandomFromHand(Effect):
    op = o.RANDOM_FROM_HAND

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        rival = rival_of(board, frame)
        hand = board.sides[rival].hand
        frame.picks = [card_pick(o.IN_HAND, rival, hand[board.rng.below(len(hand))])] if hand else []

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[rival_of(board, frame)].hand)


def gathered(board: Board, frame: Frame, step: Step) -> list[Creature]:
    derive(board)
    if step.filter is not None:
        return meant(board, step.filter, frame.seat, frame.source, False)
    # every enemy that has a keyword just named, or one of a card just revealed
    return [creature for creature in enemies_of(board, frame) if creature.keywords & frame.had]


def enemies_of(board: Board, frame: Frame) -> list[Creature]:
    return [creature for seat in board.seating.opponents[frame.seat] for creature in board.sides[seat].play]
