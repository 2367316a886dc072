"""Which creatures and cards are meant, what is counted, and whether a condition is so."""

from mypy_extensions import i64

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Frame, Side
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import CardFilter, Count, Filter, Test
from bugduel.mindbug.seating import DUEL_PLAYERS, is_enemy, left_of


def meant(board: Board, filter: Filter, seat: i64, source: i64, printed: bool) -> list[Creature]:
    """The creatures in play that a filter means, seen from a player and their source creature.

    With `printed` their printed power counts, as for bonuses to power (MB-Y1); else derived values must be fresh.
    """
    found: list[Creature] = []
    for number in range(len(board.sides)):
        if is_side_meant(board, filter.side, number, seat):
            for creature in board.sides[number].play:
                if is_meant(filter, creature, source, printed):
                    found.append(creature)
    return found if filter.plain else narrowed(board, filter, source, found)


def is_side_meant(board: Board, which: i64, number: i64, seat: i64) -> bool:
    """Whether creatures of a player can be meant."""
    if which == o.ALLY:
        return number == seat
    if which == o.ENEMY:
        return is_enemy(number, seat)
    if which == o.TEAMMATE:  # neither allied nor enemy (MB-Q5)
        return board.seating.teammate[seat] == number
    return which < o.ENEMY or left_of(seat, board.players) == number


def is_meant(filter: Filter, creature: Creature, source: i64, printed: bool) -> bool:
    """Whether a creature of such a player is: the source or another, and strong or weak enough."""
    if filter.side == o.THIS:
        if creature.id != source:
            return False
    elif filter.other and creature.id == source:
        return False
    power = creature.power
    if printed:
        power = printed_power(creature)
    return filter.least <= power <= filter.most


def printed_power(creature: Creature) -> i64:
    if creature.face:
        return creature.card.faces[creature.face - 1][0]
    return creature.card.power


def narrowed(board: Board, filter: Filter, source: i64, found: list[Creature]) -> list[Creature]:
    """Of some creatures, those that are more than strong or weak enough."""
    if filter.keywords:
        found = [creature for creature in found if creature.keywords & filter.keywords]
    if filter.boosted:
        found = [creature for creature in found if creature.boosts]
    if filter.octonite:
        found = [creature for creature in found if creature.octonite > 0]
    if filter.lower_than_this:
        this = board.find(source)
        limit = this.power if this is not None else 0
        found = [creature for creature in found if creature.power < limit]
    if filter.shares_power:
        found = [creature for creature in found if shares_power(board, creature)]
    if filter.extreme and found:
        best = found[0].power
        for creature in found:
            if creature.power > best if filter.extreme == o.HIGHEST else creature.power < best:
                best = creature.power
        found = [creature for creature in found if creature.power == best]
    return found


def shares_power(board: Board, creature: Creature) -> bool:
    for side in board.sides:
        for other in side.play:
            if other is not creature and other.power == creature.power:
                return True
    return False


def is_limited(side: Side) -> bool:
    """Whether some cards cannot be played from a player's hand (MB-X16). Derived values must be fresh."""
    return side.unplayable | side.too_strong != 0


def can_be_played(side: Side, power: i64) -> bool:
    """Whether a card of so much printed power can be played from a player's hand (MB-X16)."""
    return power > side.unplayable and (side.too_strong == 0 or power < side.too_strong)


def card_fits(board: Board, filter: CardFilter | None, kind: int) -> bool:
    """Cards outside play are as printed (MB-M8)."""
    if filter is None:
        return True
    card = board.pool.cards[kind]
    if not filter.least <= card.power <= filter.most:
        return False
    return filter.has < 0 or bool(card.triggers[filter.has])


def count(board: Board, what: Count, seat: i64, source: i64, had: i64, printed: bool = False, rival: i64 = -1) -> int:
    """An amount, counted now, by printed power for bonuses to power (MB-Y1).

    `had` is the octonite that a creature had which is no longer there. What is counted of an opponent is counted of the
    one that was chosen, the rival, and for constant abilities of all (MB-Q4).
    """
    op = what.op
    number = 0
    if op == o.COUNT_CREATURES and what.filter is not None:
        number = len(meant(board, what.filter, seat, source, printed))
    elif op == o.COUNT_THEIR_MINDBUGS or op == o.COUNT_THEIR_CREATURES:
        for opponent in board.seating.opponents[seat]:
            if rival < 0 or rival == opponent:
                side = board.sides[opponent]
                number += side.mindbugs if op == o.COUNT_THEIR_MINDBUGS else len(side.play)
    elif op == o.COUNT_OCTONITE_ON_ALLIES:
        for creature in board.sides[seat].play:
            number += creature.octonite
    elif op == o.COUNT_OCTONITE_ON_THIS:
        this = board.find(source)
        number = this.octonite if this is not None else had
    return number * what.times


def holds(board: Board, test: Test, seat: i64, source: i64, frame: Frame | None) -> bool:
    """Whether a condition is so for a player, at this moment (MB-G9). `frame` is the effect that asks, if one does."""
    op = test.op
    mine = board.sides[seat]
    if op == o.MY_TURN:
        return board.active == seat
    if op == o.NOT_MY_TURN:
        return board.active != seat
    if op == o.ONLY_ALLY:
        return len(mine.play) == 1 and mine.play[0].id == source
    if op == o.BEHIND or op == o.AHEAD or op == o.SAME_MINDBUGS:
        return holds_against_one(board, test, seat)
    if op == o.NO_ALLIES:
        return not mine.play
    if op == o.OTHER_ALLIES:
        return len(mine.play) - 1 == test.number
    if op == o.ENEMIES_AT_LEAST:
        return enemies(board, seat) >= test.number
    if op == o.LIFE_IS:
        return mine.life == test.number
    if op == o.LESS_LIFE:
        return mine.life < board.sides[left_of(seat, board.players)].life
    if op == o.NO_MINDBUG:
        return mine.mindbugs == 0
    if op == o.EMPTY_DISCARD:
        return not mine.discard
    if op == o.HAND_AT_MOST:
        return len(mine.hand) <= test.number
    if op == o.STRONGEST_ALLY or op == o.SLEW:
        return of_the_source(board, op, mine, source)
    if op == o.ALLIES_SHARE_POWER:
        powers = [creature.power for creature in mine.play]
        return len(set(powers)) < len(powers)
    if op == o.ANY_DISCARDED:
        return any_discarded(board)
    if op == o.TEAM_PLAY:
        return board.players > DUEL_PLAYERS
    if op == o.NO_TEAMMATES_CREATURES:
        return not board.sides[board.seating.teammate[seat]].play
    if frame is None:
        return False
    if op == o.IN_COMBAT:
        return frame.target != 0
    if op == o.DISCARDED_POWER:
        return frame.moved > 0 and frame.had >= test.number
    if op == o.AIMED_OCTONITE:
        aimed = board.find(frame.target)
        return aimed is not None and aimed.octonite >= test.number
    raise AssertionError(f"no such condition: {op}")


def holds_against_one(board: Board, test: Test, seat: i64) -> bool:
    """Whether a comparison with an opponent is so; one of two is enough (MB-Q4)."""
    op = test.op
    mine = board.sides[seat]
    for opponent in board.seating.opponents[seat]:
        theirs = board.sides[opponent]
        if op == o.SAME_MINDBUGS:
            if mine.mindbugs == theirs.mindbugs:
                return True
        elif op == o.BEHIND:
            if len(mine.play) < len(theirs.play):
                return True
        elif len(mine.play) - len(theirs.play) >= test.number:
            return True
    return False


def enemies(board: Board, seat: i64) -> int:
    """How many enemy creatures there are."""
    number = 0
    for opponent in board.seating.opponents[seat]:
        number += len(board.sides[opponent].play)
    return number


def any_discarded(board: Board) -> bool:
    for side in board.sides:
        if side.discard:
            return True
    return False


def of_the_source(board: Board, op: i64, mine: Side, source: i64) -> bool:
    this = board.find(source)
    if this is None:
        return False
    if op == o.SLEW:
        return this.slew == board.turn
    for creature in mine.play:
        if creature.power > this.power:
            return False
    return True
