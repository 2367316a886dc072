"""Octonite, dice and Power cards (rules MB-H, MB-I, MB-C)."""

from bugduel.core.lists import NO_INTS, without
from bugduel.mindbug.board import Board
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
        board.note("roll", {"seat": frame.seat, "card": board.name(frame.kind), "rolled": frame.picks[:]})


def dice_results(frame: Frame) -> list[Frame]:
    """What the dice do, as effects that wait to be ordered by the attacker (MB-I2)."""
    results = [Frame(DICE[face - 1], frame.seat, frame.source, frame.kind) for face in frame.picks]
    frame.picks = NO_INTS
    return results


# --- Power cards ------------------------------------------------------------------------------------------------------


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
