"""Constant abilities as one pure function of the board: power, then keywords, then what cannot be (rules MB-Y)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Static
from bugduel.mindbug.rules.select import count, holds, is_meant, is_side_meant, meant
from bugduel.mindbug.seating import DUEL_PLAYERS, is_enemy, teammate_of


def derive(board: Board) -> None:
    """Bring every derived value up to date, if something changed since."""
    if not board.stale:
        return
    board.stale = False
    plain = board.pool.plain
    constant: i64 = 0  # what the constant abilities in play do, all together
    for side in board.sides:
        side.bars = 0
        if not plain:
            side.unplayable = 0
            side.too_strong = 0
            side.rerolls = 0
        for creature in side.play:
            card = creature.card
            keywords = card.keywords | creature.gained
            creature.power = card.power + creature.bonus
            creature.keywords = keywords
            creature.active_keywords = keywords
            creature.cannot = creature.limits
            constant |= card.constant
            if not plain:
                add_supplies(creature)
    speaks_afar = bool(board.turn_abilities) or (board.pool.has_far and speaks_from_discard(board))
    board.looks_afar = speaks_afar or constant & o.LOOKS_AFAR != 0
    board.looks_at_turn = speaks_afar or board.turn_effects or constant & o.LOOKS_AT_TURN != 0
    board.is_changed = constant != 0 or board.looks_at_turn
    if constant or speaks_afar:
        combine(board, constant, far_abilities(board) if speaks_afar else NO_ABILITIES)
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
        creature.active_keywords = creature.keywords


@mypyc_attr(acyclic=True)
class Ability:
    """A constant ability that holds now: whose it is, and the creature it comes from."""

    __slots__ = ("seat", "source", "static")

    def __init__(self, seat: i64, source: i64, static: Static) -> None:
        self.seat = seat
        self.source = source
        self.static = static


NO_ABILITIES: Final[list[Ability]] = []


def combine(board: Board, constant: i64, far: list[Ability]) -> None:
    """The layers one after the other, those in which something is said."""
    lowered = False
    if constant & o.GIVES_POWER or far:
        lowered = give_power(board, far)
    if lowered or board.turn_effects:
        keep_power_above_zero(board)
    if constant & o.GIVES_KEYWORDS or far:
        give_keywords(board, far)
    if constant & o.COPIES_KEYWORDS:
        copy_keywords(board)
    if constant & o.GIVES_LIMITS or far:
        give_limits(board, far)


def speaks_from_discard(board: Board) -> bool:
    """Whether a card in a discard pile has an ability there (MB-B4)."""
    cards = board.pool.cards
    for side in board.sides:
        for kind in side.discard:
            if cards[kind].discard_statics:
                return True
    return False


def far_abilities(board: Board) -> list[Ability]:
    """Abilities of cards in discard piles (MB-B4), and those given for this turn."""
    found: list[Ability] = []
    if board.pool.has_far:
        cards = board.pool.cards
        for seat in range(len(board.sides)):
            for kind in board.sides[seat].discard:
                for static in cards[kind].discard_statics:
                    if static.test is None or static.late or holds(board, static.test, seat, 0, None):
                        found.append(Ability(seat, 0, static))
    for given in board.turn_abilities:
        static_given = given.program.steps[given.place].static
        assert static_given is not None
        found.append(Ability(given.seat, given.source, static_given))
    return found


def give_power(board: Board, far: list[Ability]) -> bool:
    """Power first, all bonuses at once; one that looks at power looks at printed power (MB-Y1).

    True if some power was lowered.
    """
    lowered = False
    for side in board.sides:
        for source in side.play:
            if source.card.constant & o.GIVES_POWER:
                for static in source.card.statics:
                    if static.gives_power and (static.late or is_so(board, static, source.seat, source.id)):
                        lowered = add_power(board, static, source.seat, source.id, source) or lowered
    for ability in far:
        if ability.static.gives_power:
            lowered = add_power(board, ability.static, ability.seat, ability.source, None) or lowered
    return lowered


def is_so(board: Board, static: Static, seat: i64, source: i64) -> bool:
    """Whether the condition of an ability holds; one that looks at power is looked at when that is known."""
    return static.test is None or holds(board, static.test, seat, source, None)


def add_power(board: Board, static: Static, seat: i64, source: i64, this: Creature | None) -> bool:
    amount = static.power
    if static.count is not None:
        amount = count(board, static.count, seat, source, 0, True)
    if this is not None and static.on_itself:
        this.power += amount
    else:
        add_to_all(board, static, seat, source, o.GIVES_POWER, amount)
    return amount < 0


def add_to_all(board: Board, static: Static, seat: i64, source: i64, layer: i64, power: i64) -> None:
    """What an ability gives in one layer, to every creature that it is about."""
    filter = static.filter
    printed = layer == o.GIVES_POWER
    if not filter.plain:
        for creature in meant(board, filter, seat, source, printed):
            add(creature, static, layer, power)
        return
    for number in range(len(board.sides)):  # as `meant` does, without a list
        if is_side_meant(board, filter.side, number, seat):
            for creature in board.sides[number].play:
                if is_meant(filter, creature, source, printed):
                    add(creature, static, layer, power)


def add(creature: Creature, static: Static, layer: i64, power: i64) -> None:
    if layer == o.GIVES_POWER:
        creature.power += power
    elif layer == o.GIVES_KEYWORDS:
        creature.keywords |= static.keywords
        creature.active_keywords = creature.keywords
    else:
        creature.cannot |= static.cannot
        if static.keywords_off:
            creature.active_keywords = 0
        if static.dice:
            creature.dice = min(creature.dice + static.dice, 2)


def keep_power_above_zero(board: Board) -> None:
    for side in board.sides:
        for creature in side.play:
            if creature.power < 1:  # MB-K7
                creature.power = 1


def give_keywords(board: Board, far: list[Ability]) -> None:
    """Then granted keywords, by current power (MB-Y2)."""
    for side in board.sides:
        for source in side.play:
            if source.card.constant & o.GIVES_KEYWORDS:
                for static in source.card.statics:
                    if static.keywords and is_so(board, static, source.seat, source.id):
                        if static.on_itself:
                            add(source, static, o.GIVES_KEYWORDS, 0)
                        else:
                            add_to_all(board, static, source.seat, source.id, o.GIVES_KEYWORDS, 0)
    for ability in far:
        if ability.static.keywords and is_so(board, ability.static, ability.seat, ability.source):
            add_to_all(board, ability.static, ability.seat, ability.source, o.GIVES_KEYWORDS, 0)


def copy_keywords(board: Board) -> None:
    """Then copied ones: what an enemy has, copied or not, but never what two only have from each other (MB-Y2).

    Starting from none and adding until nothing changes gives just that.
    """
    changed = True
    while changed:
        changed = False
        for side in board.sides:
            for source in side.play:
                if source.card.copied_keywords:
                    gained = source.keywords | (enemy_keywords(board, source.seat) & source.card.copied_keywords)
                    if gained != source.keywords:
                        source.keywords = gained
                        source.active_keywords = gained
                        changed = True


def enemy_keywords(board: Board, seat: i64) -> i64:
    found: i64 = 0
    for number in range(len(board.sides)):
        if is_enemy(number, seat):
            for creature in board.sides[number].play:
                found |= creature.keywords
    return found


def give_limits(board: Board, far: list[Ability]) -> None:
    """Last, keywords that are off, and what creatures and players cannot do (MB-Y2, MB-Y3)."""
    for side in board.sides:
        for source in side.play:
            if source.card.constant & o.GIVES_LIMITS:
                for static in source.card.statics:
                    if static.limits and is_so(board, static, source.seat, source.id):
                        add_limits(board, static, source.seat, source.id)
    for ability in far:
        if ability.static.limits and is_so(board, ability.static, ability.seat, ability.source):
            add_limits(board, ability.static, ability.seat, ability.source)


def add_limits(board: Board, static: Static, seat: i64, source: i64) -> None:
    mine = board.sides[seat]
    mine.bars |= static.mine_bars
    mine.rerolls += static.rerolls
    if static.their_bars or static.unplayable:
        for opponent in board.seating.opponents[seat]:  # all of them (MB-Q4)
            theirs = board.sides[opponent]
            theirs.bars |= static.their_bars
            if static.unplayable > theirs.unplayable:
                theirs.unplayable = static.unplayable
    if board.players > DUEL_PLAYERS:
        mate = board.sides[teammate_of(seat)]
        mate.bars |= static.mate_bars
        if static.too_strong and (not mate.too_strong or static.too_strong < mate.too_strong):
            mate.too_strong = static.too_strong
    if static.cannot or static.keywords_off or static.dice:
        add_to_all(board, static, seat, source, o.GIVES_LIMITS, 0)
