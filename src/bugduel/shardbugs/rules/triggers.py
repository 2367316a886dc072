"""What sets off triggered abilities. They wait in `pending` until the board is settled (SB-T5)."""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Program
from bugduel.shardbugs.rules.select import holds, matches


def fire(board: Board, event: int, subject: Permanent, player: int = -1) -> None:
    """Something happens to a permanent: its own abilities and those of all that watch for it (SB-P15)."""
    bit = 1 << event
    if not board.pool.events & bit:
        return
    for side in board.sides:
        for watcher in side.field:
            if watcher.card.events & bit:
                for program in watcher.card.triggers[event]:
                    if program.watch is None:
                        if watcher is not subject:
                            continue
                    elif not matches(
                        board, program.watch, subject, watcher.seat, watcher.id, watcher.bearer, subject.id
                    ):
                        continue
                    wait(board, program, watcher, subject.id, player if player >= 0 else subject.seat)
    if subject.in_hive and event == o.SPLAT and subject.card.events & bit:  # SB-C10
        for program in subject.card.triggers[event]:
            if program.watch is None:
                wait(board, program, subject, subject.id, subject.seat)


def fire_player(board: Board, event: int, player: int, amount: int = 0) -> None:
    """Something happens to a player, or is done by one."""
    bit = 1 << event
    if not board.pool.events & bit:
        return
    for side in board.sides:
        for watcher in side.field:
            if watcher.card.events & bit:
                for program in watcher.card.triggers[event]:
                    if program.by == o.ANY or (program.by == o.YOURS) == (watcher.seat == player):
                        wait(board, program, watcher, 0, player)


def fire_card(board: Board, kind: int, owner: int) -> None:
    """A card is splat from a hand or a deck: its own abilities, for its owner (SB-C10)."""
    card = board.pool.cards[kind]
    if card.events & 1 << o.SPLAT:
        for program in card.triggers[o.SPLAT]:
            if program.watch is None:
                frame = Frame(program, owner, 0, kind)
                frame.atk, frame.defence, frame.dev, frame.cost = card.atk, card.defence, card.dev, card.cost
                if program.test is None or holds(board, program.test, frame):
                    board.pending.append(frame)


def wait(board: Board, program: Program, watcher: Permanent, it: int, player: int) -> None:
    """An ability has been triggered, if its condition holds; one of once per turn only the first time (SB-P12)."""
    if program.once and watcher.used & 1 << program.number:
        return
    frame = thread_of(program, watcher)
    frame.it = it
    frame.it_seat = player
    if program.test is not None and not holds(board, program.test, frame):
        return
    if program.once:
        watcher.used |= 1 << program.number
    board.pending.append(frame)
    board.unsettled = True


def thread_of(program: Program, source: Permanent) -> Frame:
    """A thread of a permanent, with the values it has now."""
    frame = Frame(program, source.seat, source.id, source.card.kind)
    frame.bearer = source.bearer
    frame.atk = source.atk
    frame.defence = source.left_defence
    frame.dev = source.dev
    frame.cost = source.card.cost
    frame.plus = source.plus
    return frame
