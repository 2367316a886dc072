"""What is asked as a card or an ability is announced: mode, targets, price, dust (rules SB-P14, SB-P17)."""

from bugduel.core.lists import NO_INTS
from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.names import part_of
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.questions.naming import choose_card_move, permanent_move, picked_facts, spend_move
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.questions.using import use, use_move
from bugduel.shardbugs.rules.select import gather
from bugduel.shardbugs.rules.web.abilities import priced
from bugduel.shardbugs.rules.web.announce import bill_of
from bugduel.shardbugs.rules.web.dust import at_hand, can_pay, count_givers, several_ways
from bugduel.shardbugs.rules.web.paying import Bill, ways_to_pay
from bugduel.shardbugs.rules.web.targets import find_thread, has_targets, legal_targets
from bugduel.shardbugs.rules.web.usable import payable
from bugduel.shardbugs.rules.web.uses import HOW_ABILITY, HOW_AVATAR, is_card, kind_of, of_card


class ChooseMode(Question):
    """The modes whose targets can be chosen; of a trigger any if none is possible."""

    name = "mode"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        modes = frame.of.modes
        if not modes:
            return NO_INTS
        found: list[int] = []
        for number in range(len(modes)):
            if has_targets(board, modes[number], frame):
                found.append(a.MODE | number)
        return found if found else [a.MODE | number for number in range(len(modes))]

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        frame.of = frame.of.modes[a.what_of(action)]
        frame.place += 1

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        part = part_of(frame.of.modes[a.what_of(action)])
        return Move(action, "mode", {"card": board.name(frame.kind), "part": part})


class ChooseTarget(Question):
    """The next target of what is being announced (SB-P14)."""

    name = "target"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        program = frame.of
        slot = len(frame.targets)
        if slot >= program.slots:
            return NO_INTS
        for target in program.targets:
            if target.first <= slot < target.first + target.most:
                found = [a.TARGET | chosen for chosen in legal_targets(board, program, target, frame)]
                if target.same_side < 0 and slot + 1 < program.slots and program.targets[-1].same_side == slot:
                    found = [action for action in found if has_partner(board, frame, a.what_of(action))]
                if found and (program.may_decline or slot - target.first >= target.least):
                    found.append(a.NO_TARGET)
                return found
        raise AssertionError("a target that nobody asks for")

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if action == a.NO_TARGET:
            fill_targets(frame)
        else:
            frame.targets = frame.targets + [a.what_of(action)]

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        if len(frame.targets) < frame.of.slots:
            fill_targets(frame)  # a part of an ability fizzles (SB-P9)
        else:
            frame.place += 1

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.NO_TARGET:
            return Move(action, "no-target", {})
        what = a.what_of(action)
        if what >= a.THREAD:
            thread = find_thread(board, what - a.THREAD)
            assert thread is not None
            facts: dict[str, Fact] = {"seat": thread.seat, "thread": thread.number}
            if thread.kind >= 0:
                facts["card"] = board.name(thread.kind)
                facts["part"] = part_of(thread.program)
            return Move(action, "target-thread", facts)
        if what >= a.PLAYER:
            return Move(action, "target-player", {"seat": what - a.PLAYER})
        return permanent_move(board, "target", action)


def has_partner(board: Board, frame: Frame, id: int) -> bool:
    """The first of a pair of targets must leave something for the second."""
    second = frame.of.targets[-1]
    first = board.find(id)
    assert second.filter is not None and first is not None
    for permanent in gather(board, second.filter, frame):
        if permanent.seat == first.seat:
            return True
    return False


def fill_targets(frame: Frame) -> None:
    """The rest of a target's slots stay empty."""
    slot = len(frame.targets)
    for target in frame.of.targets:
        if target.first <= slot < target.first + target.most:
            while len(frame.targets) < target.first + target.most:
                frame.targets = frame.targets + [0]
            return


class ChoosePrice(Question):
    """What is to be chosen for a price: cards of the hand, then what is splat, then what is exhausted."""

    name = "price"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        if frame.how != HOW_ABILITY and frame.how != HOW_AVATAR:
            return NO_INTS
        wanted = priced(board, frame).price
        assert wanted is not None
        cards = [kind_of(pick) for pick in frame.picks if is_card(pick)]
        if len(cards) < wanted.discard:
            board.answers_are_public = False
            hand = board.sides[frame.seat].hand[:]
            for kind in cards:
                hand.remove(kind)
            return [a.card_packed(kind, o.HAND) for kind in sorted(set(hand))]
        others = len(frame.picks) - len(cards)
        if wanted.splat_other is not None and others == 0:
            free = payable(board, wanted.splat_other, frame.seat, frame.source, False)
        elif wanted.exhaust_other is not None and others < (wanted.splat_other is not None) + 1:
            free = payable(board, wanted.exhaust_other, frame.seat, frame.source, True)
        else:
            return NO_INTS
        return [a.CHOOSE | id for id in free if id not in frame.picks and self.leaves_dust(board, frame, id)]

    def leaves_dust(self, board: Board, frame: Frame, id: int) -> bool:
        """What is chosen for a price makes no dust for it."""
        bill = bill_of(board, frame)
        if not (bill.neutral or bill.shards):
            return True
        return can_pay(at_hand(board, frame.seat, bill.barred + [id]), bill.neutral, bill.shards, bill.dust)

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        what = a.what_of(action)
        frame.picks = frame.picks + [of_card(what) if a.verb_of(action) == a.CHOOSE_CARD else what]

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if a.verb_of(action) == a.CHOOSE_CARD:
            return choose_card_move(board, action)
        return permanent_move(board, "choose", action)

    def picks(self, board: Board, frame: Frame, seat: int) -> list[dict[str, Fact]]:
        """Cards of the hand are nobody else's business until they are discarded (SB-Z1)."""
        found: list[dict[str, Fact]] = []
        for pick in frame.picks:
            if not is_card(pick):
                found.extend(picked_facts(board, [pick]))
            elif seat == frame.seat:
                found.append({"card": board.name(kind_of(pick))})
        return found


class Spend(Question):
    """Which dust pays the neutral part of a cost, and which dust abilities of the Field are used for it, where only the
    payer can say (SB-U1, SB-U5).
    """

    name = "spend"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        if has_one_way(board, frame.seat):
            return NO_INTS
        return spending(board, bill_of(board, frame))

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if a.verb_of(action) == a.SPEND:
            spend(board, frame, action)
        else:
            use(board, frame.seat, action)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return spend_move(action) if a.verb_of(action) == a.SPEND else use_move(board, action)


def has_one_way(board: Board, seat: int) -> bool:
    """Whether nothing of what could be paid needs to be asked about, as in most positions."""
    floating = board.sides[seat].dust
    return not (floating[1] or floating[2] or floating[3]) and count_givers(board, seat) < 2


def spending(board: Board, bill: Bill) -> list[int]:
    """What the payer of a bill is asked: first about dust that is there, then about what makes more."""
    ways = several_ways(board, bill.seat, bill.neutral, bill.shards, bill.dust)
    return [a.SPEND | way for way in ways] if ways else ways_to_pay(board, bill)


def spend(board: Board, frame: Frame, action: int) -> None:
    """One dust of a neutral part is paid."""
    board.sides[frame.seat].dust[a.what_of(action)] -= 1
    frame.amount += 1
