"""What effects ask while they resolve: whether, for what price, and which permanents."""

from bugduel.core.lists import NO_INTS
from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.names import cost_text
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.questions.announcing import spend, spending
from bugduel.shardbugs.rules.questions.naming import part_facts, permanent_move, picked_facts, spend_move
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.questions.using import use, use_move
from bugduel.shardbugs.rules.select import gather
from bugduel.shardbugs.rules.web.dust import at_hand, can_pay
from bugduel.shardbugs.rules.web.paying import Bill, pay
from bugduel.shardbugs.rules.web.usable import dust_abilities


class May(Question):
    """Whether to do what an effect allows."""

    name = "may"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        return [a.ACCEPT, a.REFUSE]

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        frame.place = frame.place + 1 if action == a.ACCEPT else step.to

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return Move(action, "accept" if action == a.ACCEPT else "refuse", part_facts(board, frame))


class MayPay(Question):
    """Pay or not; dust abilities of the Field can help on the own turn (SB-U5). If it will be paid (`started`): which
    dust, where only the payer can say.
    """

    name = "pay"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        if frame.started:
            return spending(board, Bill(frame.seat, step.neutral - frame.amount, step.shards, step.dust))
        found: list[int] = []
        dust = at_hand(board, frame.seat)
        if can_pay(dust, step.neutral, step.shards, step.dust):
            found.append(a.ACCEPT)
        if board.active == frame.seat:
            dust_abilities(board, frame.seat, dust, found)
        if found:
            found.append(a.REFUSE)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if action == a.ACCEPT:
            frame.started = True
            frame.amount = 0
        elif action == a.REFUSE:
            frame.place = step.to
        elif a.verb_of(action) == a.SPEND:
            spend(board, frame, action)
        else:
            use(board, frame.seat, action)

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        if not frame.started:
            frame.place = step.to
            return
        pay(board, Bill(frame.seat, step.neutral - frame.amount, step.shards, step.dust))
        frame.started = False
        frame.place += 1

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.ACCEPT:
            return Move(action, "accept", part_facts(board, frame))
        if action == a.REFUSE:
            return Move(action, "refuse", part_facts(board, frame))
        return spend_move(action) if a.verb_of(action) == a.SPEND else use_move(board, action)

    def name_for(self, frame: Frame) -> str:
        return "spend" if frame.started else self.name

    def facts(self, step: Step) -> dict[str, Fact]:
        return {"cost": cost_text(step.neutral, step.shards, step.dust)}


class Pick(Question):
    """Permanents, one after the other."""

    name = "choose"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        assert step.filter is not None
        if (frame.amount if frame.started else 0) >= step.most:
            return NO_INTS
        chosen = frame.picks if frame.started or step.flag else NO_INTS
        return [a.CHOOSE | bug.id for bug in gather(board, step.filter, frame) if bug.id not in chosen]

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        self.begin(frame, step)
        frame.picks = frame.picks + [a.what_of(action)]
        frame.amount += 1

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        self.begin(frame, step)
        frame.started = False
        frame.place += 1

    def begin(self, frame: Frame, step: Step) -> None:
        """What was picked before is forgotten, unless this adds to it."""
        if not frame.started:
            frame.started = True
            if not step.flag:
                frame.picks = NO_INTS
            frame.amount = 0

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return permanent_move(board, "choose", action)

    def picks(self, board: Board, frame: Frame, seat: int) -> list[dict[str, Fact]]:
        return picked_facts(board, frame.picks) if frame.started else []
