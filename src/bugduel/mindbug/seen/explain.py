"""What the power of a creature is made of, in the order of the layers (rule MB-Y1)."""

from collections.abc import Iterator

from bugduel.core.seen.explained import BOOSTS, BY_CARD, LEAST, PRINTED, THIS_TURN, Part
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Static
from bugduel.mindbug.rules.layers import add_power, add_supplies, derive, far_abilities, is_so
from bugduel.mindbug.rules.select import holds, printed_power


def explain(board: Board, piece: int) -> list[Part]:
    """Every part by itself: the layers keep only their sum, which is all that playing needs."""
    twin = board.clone()
    assert isinstance(twin, Board)
    creature = twin.find(piece)
    if creature is None:
        return []
    derive(twin)
    power = creature.power
    _as_printed(twin)
    parts = [Part(PRINTED, str(printed_power(creature)))]
    parts += [Part(BOOSTS, f"{len(creature.boosts):+}", twin.name(creature.boosts[0]))] if creature.boosts else []
    parts += [Part(THIS_TURN, f"{creature.bonus:+}")] if creature.bonus else []
    for static, seat, source, this, name in _power_abilities(twin):
        before = creature.power
        add_power(twin, static, seat, source, this)
        if creature.power != before:
            parts.append(Part(BY_CARD, f"{creature.power - before:+}", name))
    if creature.power != power:  # MB-K7
        parts.append(Part(LEAST, f"{power - creature.power:+}"))
    return parts


def _as_printed(board: Board) -> None:
    """Every creature as it is before any constant ability counts."""
    for side in board.sides:
        for creature in side.play:
            creature.power = creature.card.power + creature.bonus
            creature.keywords = creature.active_keywords = creature.card.keywords | creature.gained
            add_supplies(creature)


def _power_abilities(board: Board) -> Iterator[tuple[Static, int, int, Creature | None, str]]:
    """The abilities that change power now, with whose they are, their creature and the name of their card."""
    for side in board.sides:
        for source in side.play:
            if source.card.constant & o.GIVES_POWER:
                for static in source.card.statics:
                    if static.gives_power and (static.late or is_so(board, static, source.seat, source.id)):
                        yield static, source.seat, source.id, source, source.card.name
    for ability, name in zip(far_abilities(board), _far_names(board), strict=True):
        if ability.static.gives_power:
            yield ability.static, ability.seat, ability.source, None, name


def _far_names(board: Board) -> list[str]:
    """The cards of `far_abilities`, in its order. An ability for this turn can outlast its creature: it has no name."""
    found: list[str] = []
    for seat, side in enumerate(board.sides):
        for kind in side.discard:
            for static in board.pool.cards[kind].discard_statics:
                if static.test is None or static.late or holds(board, static.test, seat, 0, None):
                    found.append(board.name(kind))
    for given in board.turn_abilities:
        source = board.find(given.source)
        found.append("" if source is None else source.card.name)
    return found
