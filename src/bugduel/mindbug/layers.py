"""Constant abilities as one pure function of the board: power, then keywords, then what cannot be (rules MB-Y)."""

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature
from bugduel.mindbug.program import Static
from bugduel.mindbug.select import count, holds, meant


def derive(board: Board) -> None:
    """Bring every derived value up to date, if something changed since."""
    if not board.stale:
        return
    board.stale = False
    plain = board.pool.plain
    sources: list[Creature] = []
    for side in board.sides:
        side.bars = 0
        if not plain:
            side.unplayable = 0
            side.rerolls = 0
        for creature in side.play:
            card = creature.card
            keywords = card.keywords | creature.gained
            creature.power = card.power + creature.bonus
            creature.keywords = keywords
            creature.works = keywords
            creature.cannot = creature.limits
            if not plain:
                add_supplies(creature)
            if card.is_constant:
                sources.append(creature)
    if sources or board.turn_abilities or board.pool.far:
        combine(board, sources)
    elif board.turn_effects:
        keep_power_above_zero(board)


def add_supplies(creature: Creature) -> None:
    """What a creature has besides its card: boosts (MB-B1), dice, another face (MB-X2)."""
    card = creature.card
    creature.dice = card.dice
    if creature.boosts:
        creature.power += len(creature.boosts)
    if creature.face:
        power, keywords = card.faces[creature.face - 1]
        creature.power += power - card.power
        creature.keywords = keywords | creature.gained
        creature.works = creature.keywords


class Ability:
    """A constant ability that holds now: whose it is, and the creature it comes from."""

    __slots__ = ("seat", "source", "static")

    def __init__(self, seat: int, source: int, static: Static) -> None:
        self.seat = seat
        self.source = source
        self.static = static


def combine(board: Board, sources: list[Creature]) -> None:
    """The layers one after the other; each ability is sorted into those it has a part in."""
    power: list[Ability] = []
    others: list[Ability] = []
    copies = False
    for source in sources:
        if source.card.copied_keywords:
            copies = True
        for static in source.card.statics:
            # a condition that looks at power is looked at when that is known
            if static.test is None or static.late or holds(board, static.test, source.seat, source.id, None):
                ability = Ability(source.seat, source.id, static)
                if static.gives_power:
                    power.append(ability)
                if static.gives_more:
                    others.append(ability)
    if board.turn_abilities or board.pool.far:
        for ability in far_abilities(board):
            if ability.static.gives_power:
                power.append(ability)
            if ability.static.gives_more:
                others.append(ability)
    if give_power(board, power) or board.turn_effects:
        keep_power_above_zero(board)
    if others:
        give_keywords(board, others)
    if copies:
        copy_keywords(board, sources)
    if others:
        give_limits(board, others)


def far_abilities(board: Board) -> list[Ability]:
    """Abilities of cards in discard piles (MB-B4), and those given for this turn."""
    found: list[Ability] = []
    far = board.pool.far
    if far:
        for seat in range(2):
            for kind in board.sides[seat].discard:
                if kind not in far:
                    continue
                for static in far[kind]:
                    if static.test is None or static.late or holds(board, static.test, seat, 0, None):
                        found.append(Ability(seat, 0, static))
    for given in board.turn_abilities:
        static_given = given.program.steps[given.place].static
        assert static_given is not None
        found.append(Ability(given.seat, given.source, static_given))
    return found


def give_power(board: Board, holding: list[Ability]) -> bool:
    """Power first, all bonuses at once; one that looks at power looks at printed power (MB-Y1).

    True if some power was lowered.
    """
    lowered = False
    for ability in holding:
        static = ability.static
        amount = static.power
        if static.count is not None:
            amount = count(board, static.count, ability.seat, ability.source, 0, True)
        if amount < 0:
            lowered = True
        for creature in meant(board, static.filter, ability.seat, ability.source, True):
            creature.power += amount
    return lowered


def keep_power_above_zero(board: Board) -> None:
    for side in board.sides:
        for creature in side.play:
            if creature.power < 1:  # MB-K7
                creature.power = 1


def give_keywords(board: Board, holding: list[Ability]) -> None:
    """Then granted keywords, by current power (MB-Y2)."""
    for ability in holding:
        static = ability.static
        if static.keywords and still_holds(board, ability):
            for creature in meant(board, static.filter, ability.seat, ability.source, False):
                creature.keywords |= static.keywords
                creature.works = creature.keywords


def still_holds(board: Board, ability: Ability) -> bool:
    test = ability.static.test
    return not ability.static.late or test is None or holds(board, test, ability.seat, ability.source, None)


def copy_keywords(board: Board, sources: list[Creature]) -> None:
    """Then copied ones: what an enemy has, copied or not, but never what two only have from each other (MB-Y2).

    Starting from none and adding until nothing changes gives just that.
    """
    changed = True
    while changed:
        changed = False
        for source in sources:
            if source.card.copied_keywords:
                theirs = 0
                for creature in board.sides[1 - source.seat].play:
                    theirs |= creature.keywords
                gained = source.keywords | (theirs & source.card.copied_keywords)
                if gained != source.keywords:
                    source.keywords = gained
                    source.works = gained
                    changed = True


def give_limits(board: Board, holding: list[Ability]) -> None:
    """Last, keywords that are off, and what creatures and players cannot do (MB-Y2, MB-Y3)."""
    for ability in holding:
        static = ability.static
        if not static.limits or not still_holds(board, ability):
            continue
        mine = board.sides[ability.seat]
        theirs = board.sides[1 - ability.seat]
        mine.bars |= static.mine_bars
        theirs.bars |= static.their_bars
        mine.rerolls += static.rerolls
        if static.unplayable > theirs.unplayable:
            theirs.unplayable = static.unplayable
        if static.cannot or static.keywords_off or static.dice:
            for creature in meant(board, static.filter, ability.seat, ability.source, False):
                creature.cannot |= static.cannot
                if static.keywords_off:
                    creature.works = 0
                if static.dice:
                    creature.dice = min(creature.dice + static.dice, 2)
