"""Constant abilities as one pure function of the board: power, then keywords, then what cannot be (rules MB-Y)."""

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Side
from bugduel.mindbug.program import ALWAYS, ANY, ENEMY, FEWER_CREATURES, MY_TURN, ONLY_ALLY, THIS, Filter, Static


def derive(board: Board) -> None:
    """Bring every derived value up to date, if something changed since."""
    if not board.stale:
        return
    board.stale = False
    sources: list[Creature] = []
    for side in board.sides:
        side.bars = 0
        for creature in side.play:
            card = creature.card
            creature.power = card.power + creature.bonus
            creature.keywords = card.keywords | creature.gained
            creature.cannot = creature.limits
            if card.is_constant:
                sources.append(creature)
    if sources or board.turn_abilities:
        holding = abilities(board, sources)
        give_power(board, holding)
        keep_power_above_zero(board)
        give_keywords(board, holding)
        copy_keywords(board, sources)
        give_limits(board, holding)
    elif board.turn_effects:
        keep_power_above_zero(board)


class Ability:
    """A constant ability that holds now: whose it is, and the creature it comes from."""

    __slots__ = ("seat", "source", "static")

    def __init__(self, seat: int, source: int, static: Static) -> None:
        self.seat = seat
        self.source = source
        self.static = static


def abilities(board: Board, sources: list[Creature]) -> list[Ability]:
    """The constant abilities whose conditions hold, without any delay (MB-G9)."""
    holding: list[Ability] = []
    for source in sources:
        for static in source.card.statics:
            if static.condition == ALWAYS or holds(board, static.condition, source.seat, source):
                holding.append(Ability(source.seat, source.id, static))
    for given in board.turn_abilities:
        static_given = given.program.steps[given.place].static
        assert static_given is not None
        holding.append(Ability(given.seat, given.source, static_given))
    return holding


def give_power(board: Board, holding: list[Ability]) -> None:
    """Power first, all bonuses at once; one that looks at power looks at printed power (MB-Y1)."""
    for ability in holding:
        static = ability.static
        if static.power:
            for side in reached(board, static.filter.side, ability.seat):
                for creature in side.play:
                    if matches(static.filter, creature, ability.source, creature.card.power):
                        creature.power += static.power


def keep_power_above_zero(board: Board) -> None:
    for side in board.sides:
        for creature in side.play:
            if creature.power < 1:  # MB-K7
                creature.power = 1


def give_keywords(board: Board, holding: list[Ability]) -> None:
    """Then granted keywords, by current power (MB-Y2)."""
    for ability in holding:
        static = ability.static
        if static.keywords:
            for side in reached(board, static.filter.side, ability.seat):
                for creature in side.play:
                    if matches(static.filter, creature, ability.source, creature.power):
                        creature.keywords |= static.keywords


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
                    changed = True


def give_limits(board: Board, holding: list[Ability]) -> None:
    """Last, what creatures and players cannot do (MB-Y3)."""
    for ability in holding:
        static = ability.static
        if static.cannot:
            for side in reached(board, static.filter.side, ability.seat):
                for creature in side.play:
                    if matches(static.filter, creature, ability.source, creature.power):
                        creature.cannot |= static.cannot
        board.sides[ability.seat].bars |= static.mine_bars
        board.sides[1 - ability.seat].bars |= static.their_bars


def reached(board: Board, which: int, seat: int) -> list[Side]:
    """The sides on which the creatures of a filter are, seen from a player."""
    if which == ENEMY:
        return [board.sides[1 - seat]]
    if which == ANY:
        return board.sides
    return [board.sides[seat]]


def matches(filter: Filter, creature: Creature, source: int, power: int) -> bool:
    """Whether a creature of a reached side is meant. `power` is what the filter looks at."""
    if power < filter.least or power > filter.most:
        return False
    if filter.other:
        return creature.id != source
    return filter.side != THIS or creature.id == source


def holds(board: Board, condition: int, seat: int, source: Creature | None) -> bool:
    """Whether a condition is so for a player, at this moment (MB-G9)."""
    if condition == MY_TURN:
        return board.active == seat
    if condition == ONLY_ALLY:
        allies = board.sides[seat].play
        return len(allies) == 1 and allies[0] is source
    if condition == FEWER_CREATURES:
        return len(board.sides[seat].play) < len(board.sides[1 - seat].play)
    return condition == ALWAYS


def selected(board: Board, filter: Filter, seat: int, source: int) -> list[Creature]:
    """The creatures in play that a filter means, seen from a player and their source creature."""
    derive(board)
    sides = board.sides if filter.side == THIS else reached(board, filter.side, seat)  # "this" may have changed sides
    found: list[Creature] = []
    for side in sides:
        for creature in side.play:
            if matches(filter, creature, source, creature.power):
                found.append(creature)
    return found
