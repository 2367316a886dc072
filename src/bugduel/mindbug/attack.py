"""Who may attack, who may block, and what a fight does (rules MB-A, MB-K)."""

from bugduel.mindbug.board import Board
from bugduel.mindbug.keywords import FRENZY, POISONOUS, SNEAKY, TOUGH
from bugduel.mindbug.layers import derive, matches
from bugduel.mindbug.pieces import Creature
from bugduel.mindbug.program import CANNOT_ATTACK, CANNOT_BE_DEFEATED, CANNOT_BLOCK


def can_attack(board: Board, creature: Creature) -> bool:
    """Whether a creature is able to attack now. Derived values must be fresh."""
    if creature.cannot & CANNOT_ATTACK or creature.arrived == board.turn:  # MB-A6
        return False
    if creature.attack_turn != board.turn or creature.attacks == 0:
        return True
    return creature.attacks == 1 and creature.keywords & FRENZY != 0  # MB-A7


def can_block(attacker: Creature, blocker: Creature) -> bool:
    """Whether the defender may choose this blocker. Derived values must be fresh."""
    if blocker.cannot & CANNOT_BLOCK:
        return False
    if attacker.keywords & SNEAKY and not blocker.keywords & SNEAKY:  # MB-K4
        return False
    for filter in attacker.card.blockers:
        if not matches(filter, blocker, attacker.id, blocker.power):
            return False
    return True


def fight(board: Board, attacker: Creature, blocker: Creature) -> None:
    """Lower power is defeated, equal power both, and whoever met poison; all at the same time (MB-A3, MB-K3)."""
    derive(board)
    fallen: list[Creature] = []
    if attacker.power <= blocker.power or blocker.keywords & POISONOUS:
        fallen.append(attacker)
    if blocker.power <= attacker.power or attacker.keywords & POISONOUS:
        fallen.append(blocker)
    defeat(board, fallen)


def defeat(board: Board, creatures: list[Creature]) -> int:
    """Defeat creatures together (MB-G5). Returns how many of them really were defeated."""
    derive(board)
    fallen: list[Creature] = []
    for creature in creatures:
        if creature.cannot & CANNOT_BE_DEFEATED:  # comes before TOUGH (MB-K5)
            continue
        if creature.keywords & TOUGH and not creature.exhausted:  # MB-K5
            creature.exhausted = True
            if board.events is not None:
                board.note("exhaust", {"seat": creature.seat, "card": creature.card.name, "creature": creature.id})
            continue
        fallen.append(creature)
    for creature in fallen:
        board.leave(creature)
        if board.events is not None:
            board.note("defeat", {"seat": creature.seat, "card": creature.card.name, "creature": creature.id})
        board.into_discard(creature.seat, creature.card.kind)  # its controller's pile (MB-G2)
    for creature in fallen:
        board.trigger_defeated(creature)
    return len(fallen)
