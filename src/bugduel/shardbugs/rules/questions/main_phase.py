"""The Main Phase (rules SB-N2)."""

from typing import Any

from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import EQUIP_THREAD
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.questions.using import (
    DEVOTES,
    END_MAIN,
    PLACES,
    PLAYS,
    PLAYS_FROM_HIVE,
    RETREATS,
    generating,
    ready_workers,
    use,
    use_move,
)
from bugduel.shardbugs.rules.web.dust import at_hand, can_pay, dust_made, neutral_cost
from bugduel.shardbugs.rules.web.targets import has_targets
from bugduel.shardbugs.rules.web.usable import can_activate, can_play, can_use_avatar


class MainPhase(Question):
    """All that SB-N2 allows, and the end of the phase."""

    name = "main"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        seat = board.active
        board.asked = seat
        side = board.sides[seat]
        board.answers_are_public = not side.hand
        dust = at_hand(board, seat)
        found: list[Any] = []
        last = -1
        for kind in side.hand:
            if kind == last:
                continue
            last = kind
            card = board.pool.cards[kind]
            if can_play(board, seat, card, dust):
                found.append(PLAYS[kind])
            if card.type == o.BUG and side.placed < side.places:  # SB-B6
                found.append(PLACES[kind])
        workers = ready_workers(side)
        if not side.played_from_hive:
            for bug in workers:  # SB-B7, and it cannot pay for itself (SB-U7)
                card = bug.card
                made = dust_made(board, bug)
                dust[made] -= 1
                if can_pay(dust, neutral_cost(board, seat, card), card.shards, card.dust):
                    found.append(PLAYS_FROM_HIVE[bug.id])
                dust[made] += 1
        for permanent in side.field:
            with_permanent(board, permanent, dust, found)
        for program in side.avatar.activated:
            if can_use_avatar(board, seat, program, dust):
                found.append(a.USE_AVATAR | program.number)
        generating(board, seat, workers, dust, found)
        found.append(END_MAIN)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if action == a.END_MAIN:
            frame.place += 1
            board.unsettled = True
        else:
            use(board, board.active, action)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.END_MAIN:
            return Move(action, "end-main", {})
        return use_move(board, action)


def with_permanent(board: Board, permanent: Permanent, dust: list[int], found: list[Any]) -> None:
    """Devote, Retreat, equip, activate."""
    card = permanent.card
    if permanent.types & o.BUG and not permanent.exhausted and not board.is_dizzy(permanent):
        if permanent.dev > 0 and not permanent.cannot & o.NO_DEVOTE:  # SB-V1
            found.append(DEVOTES[permanent.id])
        side = board.sides[permanent.seat]
        if not side.retreated and card.type == o.BUG and not card.is_token and not permanent.cannot & o.NO_RETREAT:
            found.append(RETREATS[permanent.id])  # SB-B8
    for program in card.activated:
        if not program.makes_dust and can_activate(board, permanent, program, dust):
            found.append(a.packed(a.ACTIVATE, permanent.id, program.number))
    if card.can_equip and can_equip(board, permanent, dust):
        found.append(a.EQUIP | permanent.id)


def can_equip(board: Board, item: Permanent, dust: list[int]) -> bool:
    """Its cost can be paid and it fits a bug (SB-C3)."""
    card = item.card
    if card.gives_dust:
        dust = at_hand(board, item.seat, [item.id])  # it cannot pay for itself
    if item.types & o.BUG or not can_pay(dust, card.equip_neutral, card.equip_shards, card.equip_dust):
        return False
    return has_targets(board, EQUIP_THREAD, Frame(EQUIP_THREAD, item.seat, item.id, card.kind))
