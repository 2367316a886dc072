"""What effects do among four players (rules MB-Q4, MB-N2)."""

from mypy_extensions import i64

from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.cards import note_given, refill_after, take_picks, take_unused
from bugduel.mindbug.rules.effects.effect import Effect, performer
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.seating import left_of


class AimAtOpponent(Effect):
    """The next steps are about one opponent, and then about the other; in a duel there is but one."""

    op = o.AIM_AT_OPPONENT

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        opponents = board.seating.opponents[frame.seat]
        if step.amount < len(opponents):
            frame.rival = opponents[step.amount]
        else:
            frame.place = step.to

    def read_on(self, board: Board, frame: Frame, step: Step, place: i64) -> i64:
        opponents = board.seating.opponents[frame.seat]
        if step.amount >= len(opponents):
            return step.to
        frame.rival = opponents[step.amount]
        return place + 1


class SwitchToTeammate(Effect):
    """The next steps are done by the teammate, or by the player again."""

    op = o.SWITCH_TO_TEAMMATE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.seat = board.seating.teammate[frame.seat]

    def read_on(self, board: Board, frame: Frame, step: Step, place: i64) -> i64:
        frame.seat = board.seating.teammate[frame.seat]
        return place + 1


class PassLeft(Effect):
    """Chosen cards of a hand go to the player on the left of who held them; those two know them (MB-N2)."""

    op = o.PASS_LEFT
    purpose = "pass-left"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        if not frame.picks:
            return
        giver = a.seat(frame.picks[0])
        taker = left_of(giver, board.players)
        if board.sides[taker].bars & o.NO_CARDS_TO_HAND:  # they stay where they are (MB-X11)
            frame.picks = []
            return
        picks = frame.picks
        for kind in take_picks(board, frame, taker):
            board.into_hand(taker, kind, giver)
            note_given(board, giver, taker, kind)
        frame.picks = []
        refill_after(board, picks)


class LookAtUnused(Effect):
    """A player looks at the top cards of the unused pile."""

    op = o.LOOK_AT_UNUSED

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        kinds = [take_unused(board) for _ in range(min(step.amount, len(board.unused)))]
        frame.held = [a.card_pick(o.LOOKED_AT, frame.seat, kind) for kind in kinds]
        if not kinds:
            frame.place = step.to
        elif board.events is not None:
            board.note_secret(
                "look",
                {"seat": frame.seat, "amount": len(kinds)},
                {"cards": [board.name(kind) for kind in kinds]},
                frame.seat,
            )


class GiveLooked(Effect):
    """The chosen one of them goes to a hand; the player and its holder know it. The others are shuffled back."""

    op = o.GIVE_LOOKED
    purpose = "give-teammate"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        taker = performer(board, frame, step)
        kinds = [a.what(pick) for pick in frame.held]
        if not board.sides[taker].bars & o.NO_CARDS_TO_HAND:  # MB-X11
            kind = a.what(frame.picks[0])
            kinds.remove(kind)
            board.into_hand(taker, kind, frame.seat)
            board.touch()
            if board.events is not None:
                board.note_secret(
                    "receive-unused", {"seat": taker}, {"card": board.name(kind)}, *board.who_sees(taker), frame.seat
                )
        board.unused = board.unused + kinds
        frame.picks = []
        frame.held = []
