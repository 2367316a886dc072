"""Who may attack, who may block or be hunted, and what a fight does (rules MB-A, MB-K)."""

from mypy_extensions import i64

from bugduel.core.lists import without
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from bugduel.mindbug.pieces import NO_CREATURES, Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.builtin import TURN_FACE
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import meant
from bugduel.mindbug.seating import DUEL_PLAYERS, TEAM_PLAYERS, is_enemy, left_of, seats_left_of


def attacker_of(board: Board, frame: Frame) -> Creature | None:
    """The attacker, if it is still in play under the same control; if not, the attack is over (MB-A4)."""
    for creature in board.sides[frame.seat].play:
        if creature.id == frame.source:
            return creature
    return None


def can_attack(board: Board, creature: Creature) -> bool:
    """Whether a creature is able to attack now. Derived values must be fresh."""
    if creature.cannot & o.CANNOT_ATTACK:
        return False
    if creature.arrived == board.turn and not creature.active_keywords & FAST:  # MB-A6
        return False
    if creature.attack_turn != board.turn or creature.attacks == 0:
        return True
    return creature.attacks == 1 and creature.active_keywords & FRENZY != 0  # MB-A7


def can_block(attacker: Creature, blocker: Creature) -> bool:
    """Whether the defender may choose this blocker. Derived values must be fresh."""
    if blocker.cannot & o.CANNOT_BLOCK:
        return False
    if attacker.active_keywords & SNEAKY and not blocker.active_keywords & SNEAKY:  # MB-K4
        return False
    for rule in attacker.card.blockers:
        power = blocker.power
        if power < rule.filter.least or power > rule.filter.most:
            return False
        if rule.near >= 0 and abs(int(power - attacker.power)) > rule.near:
            return False
        if rule.keywordless and blocker.keywords:
            return False
    return True


def hunted(board: Board, attacker: Creature) -> list[Creature]:
    """The creatures a HUNTER may name: any enemy, even one that could not block (MB-K2)."""
    enemies = board.sides[left_of(attacker.seat, board.players)].play
    if board.players > DUEL_PLAYERS:
        enemies = enemies + board.sides[seats_left_of(attacker.seat, 3, TEAM_PLAYERS)].play
    if attacker.card.hunts_only is not None:
        enemies = meant(board, attacker.card.hunts_only, attacker.seat, attacker.id, False)
    if attacker.card.cannot_hunt:
        for filter in attacker.card.cannot_hunt:
            spared = meant(board, filter, attacker.seat, attacker.id, False)
            enemies = [creature for creature in enemies if creature not in spared]
    return enemies


def must_hunt(board: Board, attacker: Creature) -> list[Creature]:
    """Those of them that it must name, in its controller's own turn (MB-X10)."""
    if attacker.seat != board.active:
        return NO_CREATURES
    return [creature for creature in hunted(board, attacker) if creature.card.must_be_hunted]


def forced_hunters(board: Board, seat: i64) -> list[Creature]:
    """The creatures one of which a player must attack with (MB-X10). Derived values must be fresh."""
    if not any_must_be_hunted(board, seat):
        return NO_CREATURES
    return [
        creature
        for creature in board.sides[seat].play
        if creature.active_keywords & HUNTER and can_attack(board, creature) and must_hunt(board, creature)
    ]


def any_must_be_hunted(board: Board, seat: i64) -> bool:
    for number in range(len(board.sides)):
        if is_enemy(number, seat):
            for enemy in board.sides[number].play:
                if enemy.card.must_be_hunted:
                    return True
    return False


def fight(board: Board, attacker: Creature, blocker: Creature) -> None:
    """Lower power is defeated, equal power both, and whoever met poison; all at the same time (MB-A3, MB-K3)."""
    derive(board)
    blocker.blocked = board.turn
    first, second = attacker.power, blocker.power
    if attacker.card.reversed_fight or blocker.card.reversed_fight:  # once, however many (MB-X1)
        first, second = second, first
    attacker_falls = first <= second or blocker.active_keywords & POISONOUS != 0
    blocker_falls = second <= first or attacker.active_keywords & POISONOUS != 0
    if attacker_falls and blocker_falls:
        defeat(board, [attacker, blocker], attacker, blocker)
    elif attacker_falls:
        defeat(board, [attacker], attacker, blocker)
    else:
        defeat(board, [blocker], attacker, blocker)


def defeat(
    board: Board,
    creatures: list[Creature],
    attacker: Creature | None = None,
    blocker: Creature | None = None,
    source: Creature | None = None,
) -> int:
    """Defeat creatures together (MB-G5), in a fight of two or by the effect of a source.

    Returns how many really were defeated.
    """
    derive(board)
    fallen = creatures
    for creature in creatures:
        if saved(board, creature):
            fallen = [other for other in fallen if other is not creature]
    for creature in fallen:
        kind = board.leave(creature)
        board.note_creature("defeat", creature)
        board.into_discard(creature.seat, kind)  # its controller's pile (MB-G2)
    for creature in fallen:
        victor = 0
        if source is not None and is_enemy(source.seat, creature.seat):
            source.slew = board.turn
        if attacker is not None and blocker is not None:
            other = blocker if creature is attacker else attacker
            other.slew = board.turn
            victor = other.id
        if creature.card.triggers[o.DEFEATED]:
            derive(board)
            board.trigger_defeated(creature, victor)
    return len(fallen)


def saved(board: Board, creature: Creature) -> bool:
    """Whether something comes between a creature and its defeat (MB-K5)."""
    if creature.cannot & o.CANNOT_BE_DEFEATED:  # comes before TOUGH
        return True
    if creature.active_keywords & TOUGH and not creature.exhausted:
        creature.exhausted = True
        board.note_creature("exhaust", creature)
        if creature.card.faces and creature.face == 0:
            board.pend(Frame(TURN_FACE, creature.seat, creature.id, creature.card.kind))  # MB-X2
        return True
    return creature.card.evolves_instead >= 0 and evolve(board, creature, creature.card.evolves_instead)


def evolve(board: Board, creature: Creature, kind: int) -> bool:
    """The same creature goes on as its next stage (MB-V2). False if the double card is in use elsewhere."""
    card = board.pool.cards[kind]
    if card.stage == 2:
        if kind not in board.doubles:
            return False
        board.doubles = without(board.doubles, kind)
        creature.double = kind
    creature.card = card
    board.stale = True
    board.note_creature("evolve", creature)
    return True


def can_evolve(board: Board, kind: int) -> bool:
    return board.pool.cards[kind].stage != 2 or kind in board.doubles
