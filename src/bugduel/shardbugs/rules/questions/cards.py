"""What effects ask about cards of hands, decks and Splat Zones."""

from bugduel.core.lists import NO_INTS, has, without
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.effects.cards import discard, fetch, put_below
from bugduel.shardbugs.rules.questions.naming import choose_card_move
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.select import card_fits


class Discard(Question):
    """The next player who has to discard chooses a card (their hand may have shrunk meanwhile)."""

    name = "discard"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        for seat in frame.picks:
            hand = board.sides[seat].hand
            if hand and not board.sides[seat].is_out:
                board.asked = seat
                board.answers_are_public = len(hand) == 1
                return [a.card_packed(kind, o.HAND) for kind in sorted(set(hand))]
        return NO_INTS

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        self.pass_over(board, frame)
        frame.picks = frame.picks[1:]
        discard(board, board.asked, a.what_of(action))

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        frame.picks = NO_INTS
        frame.place += 1

    def pass_over(self, board: Board, frame: Frame) -> None:
        while frame.picks[0] != board.asked:
            frame.picks = frame.picks[1:]

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return choose_card_move(board, action)


class Look(Question):
    """Which of the cards looked at go below the deck, one after the other."""

    name = "look"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        board.answers_are_public = False
        if frame.amount <= 0:
            return NO_INTS
        side = board.sides[frame.seat]
        seen = side.top[len(side.top) - frame.amount :]
        found = [a.card_packed(kind, o.DECK) for kind in sorted(set(seen))]
        found.append(a.DONE)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if action == a.DONE:
            frame.place += 1
        else:
            put_below(board, frame, a.what_of(action))

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return Move(action, "done", {}) if action == a.DONE else choose_card_move(board, action)


class Fetch(Question):
    """Cards of a zone that fit, one after the other, of equal ones one; they go where the effect says."""

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        board.answers_are_public = False
        if (frame.amount if frame.started else 0) >= step.most:
            return NO_INTS
        found = self.cards(board, frame, step)
        found.append(a.DONE)
        return found

    def cards(self, board: Board, frame: Frame, step: Step) -> list[int]:
        assert step.cards is not None
        found: list[int] = []
        for owner in range(len(board.sides)):
            if step.cards.owner != o.ANY and (step.cards.owner == o.YOURS) != (owner == frame.seat):
                continue
            for kind in sorted(set(self.zone(board.sides[owner]))):
                if card_fits(step.cards, board.pool.cards[kind]) and can_go(board, owner, kind, step.to):
                    found.append(a.card_packed(kind, step.cards.zone, owner))
        return found

    def zone(self, side: Side) -> list[int]:
        """The cards that there are to choose from."""
        raise NotImplementedError

    def take(self, board: Board, owner: int, kind: int) -> None:
        """A card leaves the zone."""
        raise NotImplementedError

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if action == a.DONE:
            self.nothing(board, frame, step)
            return
        if not frame.started:
            frame.started = True
            frame.amount = 0
        frame.amount += 1
        owner, kind = a.owner_of(action), a.what_of(action)
        self.take(board, owner, kind)
        fetch(board, owner, kind, step.to)

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        frame.started = False
        frame.place += 1

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return Move(action, "done", {}) if action == a.DONE else choose_card_move(board, action)


class Search(Fetch):
    """Cards of a deck (SB-Z5)."""

    name = "search"

    def zone(self, side: Side) -> list[int]:
        return side.top + side.bag + side.bottom

    def take(self, board: Board, owner: int, kind: int) -> None:
        side = board.sides[owner]
        if has(side.bag, kind):
            side.bag = without(side.bag, kind)
        elif has(side.top, kind):
            side.top = without(side.top, kind)
            side.open_top = 0
        else:
            place = side.bottom.index(kind)
            side.bottom = side.bottom[:place] + side.bottom[place + 1 :]
            side.bottom_seen = side.bottom_seen[:place] + side.bottom_seen[place + 1 :]


class Recover(Fetch):
    """Cards of a Splat Zone, which all can see."""

    name = "recover"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        found = super().offer(board, frame, step)
        board.answers_are_public = True
        return found if len(found) > 1 else NO_INTS

    def zone(self, side: Side) -> list[int]:
        return side.splat

    def take(self, board: Board, owner: int, kind: int) -> None:
        side = board.sides[owner]
        side.splat = without(side.splat, kind)
        board.touch(o.PILES_SEEN)


class PutFromHand(Fetch):
    """Cards of a hand. Whoever holds any is asked, whether they fit or not."""

    name = "put-from-hand"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        return super().offer(board, frame, step) if board.sides[frame.seat].hand else NO_INTS

    def zone(self, side: Side) -> list[int]:
        return side.hand

    def take(self, board: Board, owner: int, kind: int) -> None:
        board.out_of_hand(owner, kind)


def can_go(board: Board, owner: int, kind: int, to: int) -> bool:
    """Only permanents go to a Field, and no second support of a name (SB-C1); only bugs go to a Hive (SB-Z2)."""
    card = board.pool.cards[kind]
    if to == o.TO_FIELD:
        return card.type != o.ACTION and not board.has_support(owner, kind)
    return to != o.TO_HIVE or card.type == o.BUG
