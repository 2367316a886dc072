"""Octonite, boosts, dice, energy and Power cards (rules MB-H, MB-B, MB-I, MB-C)."""

from bugduel.core.lists import without
from bugduel.mindbug.actions import KIND, cards_place
from bugduel.mindbug.board import ALL_KNOW, Board
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.builtin import DICE
from bugduel.mindbug.rules.layers import derive

# --- octonite ---------------------------------------------------------------------------------------------------------


def put_octonite(board: Board, creature: Creature, number: int) -> None:
    creature.octonite += number
    board.stale = True
    if board.events is not None:
        facts = board.facts_of(creature)
        facts["amount"] = number
        facts["octonite"] = creature.octonite
        board.note("octonite", facts)


def remove_octonite(board: Board, creature: Creature) -> None:
    """One octonite goes. When the last one of a creature with Harvest goes, its Harvest happens (MB-H2)."""
    put_octonite(board, creature, -1)
    if creature.octonite == 0:
        board.trigger(o.HARVESTED, creature.seat, creature.id, creature.card.kind)


def harvest(board: Board) -> None:
    """At the start of a turn every creature of its player with Harvest loses one, all before any effect (MB-H2)."""
    for creature in board.sides[board.active].play:
        if creature.octonite and creature.card.triggers[o.HARVESTED]:
            remove_octonite(board, creature)


def pay_octonite(board: Board, frame: Frame) -> bool:
    """An attacker pays one of its own, if it has one and is still there under the same control (MB-H6)."""
    creature = board.find(frame.source)
    if creature is None or creature.seat != frame.seat or creature.octonite == 0:
        return False
    remove_octonite(board, creature)
    return True


# --- boosts -----------------------------------------------------------------------------------------------------------


def boost(board: Board, frame: Frame) -> None:
    """Chosen cards of discard piles go under the creature aimed at (MB-B1)."""
    creature = board.find(frame.target)
    if creature is not None:
        for pick in frame.picks:
            kind = pick & KIND
            side = board.sides[cards_place(pick) & 3]
            side.discard = without(side.discard, kind)
            creature.boosts = creature.boosts + [kind]
            if board.events is not None:
                facts = board.facts_of(creature)
                facts["with"] = board.name(kind)
                board.note("boost", facts)
        board.stale = True
    frame.moved = len(frame.picks)
    frame.picks = []


def take_boost(board: Board, frame: Frame) -> None:
    """A card from under a creature goes to this player's hand."""
    derive(board)
    for pick in frame.picks:
        kind = pick & KIND
        creature = board.find(frame.target)
        if creature is not None and not board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND:
            creature.boosts = without(creature.boosts, kind)
            board.into_hand(frame.seat, kind, ALL_KNOW)
            if board.events is not None:
                board.note("take-boost", {"seat": frame.seat, "card": board.name(kind)})
    board.stale = True
    frame.picks = []


# --- dice -------------------------------------------------------------------------------------------------------------


def roll(board: Board, frame: Frame, number: int, rerolls: int) -> None:
    """Roll dice into a frame's picks; so many rerolls may follow (MB-I1)."""
    derive(board)
    frame.picks = [board.rng.below(6) + 1 for _ in range(number)]
    frame.repeats = rerolls + board.sides[frame.seat].rerolls
    note_dice(board, frame)


def reroll(board: Board, frame: Frame) -> None:
    """The dice that were put aside are rolled again."""
    frame.repeats -= 1
    for _ in frame.held:
        frame.picks = frame.picks + [board.rng.below(6) + 1]
    frame.held = []
    note_dice(board, frame)


def note_dice(board: Board, frame: Frame) -> None:
    if board.events is None:
        return
    if frame.program.is_effect:  # a die that only counts
        board.note("roll-number", {"seat": frame.seat, "card": board.name(frame.kind), "number": frame.picks[0]})
    else:
        board.note("roll", {"seat": frame.seat, "card": board.name(frame.kind), "dice": frame.picks[:]})


def dice_results(frame: Frame) -> list[Frame]:
    """What the dice do, as effects that wait to be ordered by the attacker (MB-I2)."""
    results = [Frame(DICE[face - 1], frame.seat, frame.source, frame.kind) for face in frame.picks]
    frame.picks = []
    return results


# --- Power cards ------------------------------------------------------------------------------------------------------


def gain_energy(board: Board, seat: int, amount: int) -> None:
    board.sides[seat].energy += amount
    if board.events is not None and amount:
        board.note("energy", {"seat": seat, "amount": amount, "energy": board.sides[seat].energy})


def buy(board: Board, seat: int, kind: int, price: int) -> Frame:
    """A Power card is bought and replaced (MB-C1). Returns its effect."""
    board.sides[seat].energy -= price
    board.market = without(board.market, kind)
    if board.power_deck:
        board.market = board.market + [take_power_card(board)]
    return bought(board, seat, kind)


def take_power_card(board: Board) -> int:
    board.power_deck = board.power_deck[:]
    return board.rng.take(board.power_deck)


def bought(board: Board, seat: int, kind: int) -> Frame:
    board.power_discard = board.power_discard + [kind]
    if board.events is not None:
        board.note("buy", {"seat": seat, "card": board.name(kind)})
    return Frame(board.pool.cards[kind].triggers[o.BOUGHT][0], seat, 0, kind)


def affordable(board: Board, seat: int) -> list[int]:
    """The face-up Power cards a player could buy."""
    energy = board.sides[seat].energy
    return sorted({kind for kind in board.market if board.pool.cards[kind].cost <= energy})
