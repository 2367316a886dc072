"""Constant abilities as one pure function of the board: power, then keywords, then what cannot be (rules MB-Y)."""

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Side
from bugduel.mindbug.program import ALLY, ALWAYS, ANY, ENEMY, FEWER_CREATURES, MY_TURN, ONLY_ALLY, THIS, Filter, Static


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
    if sources:
        holding = give_power(board, sources)
        keep_power_above_zero(board)
        if holding:
            give_keywords(board, holding)
        copy_keywords(board, sources)
        if holding:
            give_limits(board, holding)
    elif board.turn_effects:
        keep_power_above_zero(board)


def give_power(board: Board, sources: list[Creature]) -> list[tuple[Creature, Static]]:
    """Power first, all bonuses at once (MB-Y1). Returns what else holds, for the layers that look at power."""
    holding: list[tuple[Creature, Static]] = []
    for source in sources:
        for static in source.card.statics:
            if static.condition != ALWAYS and not holds(board, static.condition, source.seat, source):
                continue
            if static.power:
                filter = static.filter
                if filter.side == THIS:
                    source.power += static.power
                else:
                    for side in reached(board, filter.side, source.seat):
                        for creature in side.play:
                            # a bonus that looks at power looks at printed power (MB-Y1)
                            if matches(filter, creature, source.id, creature.card.power):
                                creature.power += static.power
            if static.keywords or static.cannot or static.mine_bars or static.their_bars:
                holding.append((source, static))
    return holding


def keep_power_above_zero(board: Board) -> None:
    for side in board.sides:
        for creature in side.play:
            if creature.power < 1:  # MB-K7
                creature.power = 1


def give_keywords(board: Board, holding: list[tuple[Creature, Static]]) -> None:
    """Then granted keywords, by current power (MB-Y2)."""
    for source, static in holding:
        if not static.keywords:
            continue
        filter = static.filter
        if filter.side == THIS:
            source.keywords |= static.keywords
            continue
        for side in reached(board, filter.side, source.seat):
            for creature in side.play:
                if matches(filter, creature, source.id, creature.power):
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


def give_limits(board: Board, holding: list[tuple[Creature, Static]]) -> None:
    """Last, what creatures and players cannot do (MB-Y3)."""
    for source, static in holding:
        if static.cannot:
            for side in reached(board, static.filter.side, source.seat):
                for creature in side.play:
                    if matches(static.filter, creature, source.id, creature.power):
                        creature.cannot |= static.cannot
        board.sides[source.seat].bars |= static.mine_bars
        board.sides[1 - source.seat].bars |= static.their_bars


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
    if filter.side == ALLY or filter.side == THIS:
        sides = [board.sides[seat]]
    else:
        sides = reached(board, filter.side, seat)
    found: list[Creature] = []
    for side in sides:
        for creature in side.play:
            if matches(filter, creature, source, creature.power):
                found.append(creature)
    return found
