"""What effects do with octonite, boosts, dice, energy and Power cards (rules MB-H, MB-B, MB-I, MB-C)."""

from mypy_extensions import i64

from bugduel.core.lists import without
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import ALL_KNOW, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.creatures import picked
from bugduel.mindbug.rules.effects.effect import Effect, amount_of
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import enemies
from bugduel.mindbug.rules.supplies import bought, buy, put_octonite, remove_octonite, roll, take_power_card


class PutOctonite(Effect):
    op = o.PUT_OCTONITE
    purpose = "put-octonite"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for creature in picked(board, frame):
            put_octonite(board, creature, step.amount)
            frame.target = creature.id


class PayOctonite(Effect):
    """An attacker pays one of its own, if it has one and is still there under the same control (MB-H6)."""

    op = o.PAY_OCTONITE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        creature = board.find(frame.source)
        if creature is None or creature.seat != frame.seat or creature.octonite == 0:
            frame.place = step.to
        else:
            remove_octonite(board, creature)

    def read_on(self, board: Board, frame: Frame, step: Step, place: i64) -> i64:
        """Paying is needed to act (MB-H6)."""
        creature = board.find(frame.source)
        return -1 if creature is None or creature.octonite == 0 else place + 1


class Boost(Effect):
    """Chosen cards of discard piles go under the creature aimed at (MB-B1)."""

    op = o.BOOST
    purpose = "boost-with"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        creature = board.find(frame.target)
        if creature is not None:
            for pick in frame.picks:
                kind = a.what(pick)
                side = board.sides[a.seat(pick)]
                side.discard = without(side.discard, kind)
                creature.boosts = creature.boosts + [kind]
                if board.events is not None:
                    facts = board.facts_of(creature)
                    facts["with"] = board.name(kind)
                    board.note("boost", facts)
            board.stale = True
        frame.moved = len(frame.picks)
        frame.picks = []


class TakeBoost(Effect):
    """A card from under a creature goes to this player's hand. The creature was chosen first, then the card."""

    op = o.TAKE_BOOST
    purpose = "take-boost"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.target = frame.picks[0] if frame.picks else 0
        derive(board)
        for pick in frame.picks[1:]:
            kind = a.what(pick)
            creature = board.find(frame.target)
            if creature is not None and not board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND:
                creature.boosts = without(creature.boosts, kind)
                board.into_hand(frame.seat, kind, ALL_KNOW)
                if board.events is not None:
                    board.note("take-boost", {"seat": frame.seat, "card": board.name(kind)})
        board.stale = True
        frame.picks = []


class Roll(Effect):
    op = o.ROLL

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        roll(board, frame, step.amount, 0)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return enemies(board, frame.seat) > 0


class UnlessRolled(Effect):
    """Jump unless enough was rolled."""

    op = o.UNLESS_ROLLED

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        rolled = frame.picks[0]
        frame.picks = []
        if rolled < step.amount:
            frame.place = step.to


class GainEnergy(Effect):
    op = o.GAIN_ENERGY

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        side = board.sides[frame.seat]
        amount = amount_of(board, frame, step)
        side.energy += amount
        if board.events is not None and amount:
            board.note("energy", {"seat": frame.seat, "amount": amount, "energy": side.energy})

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


class BuyChosen(Effect):
    op = o.BUY_CHOSEN
    purpose = "buy"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for pick in frame.picks:
            board.pend(buy(board, frame.seat, a.what(pick), 0))
        frame.picks = []


class BuyTop(Effect):
    """The top card of the Power deck costs nothing."""

    op = o.BUY_TOP

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if board.power_deck:
            board.pend(bought(board, frame.seat, take_power_card(board)))

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.power_deck)
