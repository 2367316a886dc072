"""What the ATK and DEF of a bug are made of, in the order of the layers."""

from bugduel.core.seen.explained import BY_CARD, COUNTERS, LEAST, PRINTED, THIS_TURN, Part
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.rules.layers import (
    derive,
    give_figures,
    give_more,
    own_figures,
    print_anew,
    receivers,
    working,
)

Figures = tuple[int, int]  # ATK and DEF


def explain(board: Board, piece: int) -> list[Part]:
    """Every part by itself: the layers keep only their sum, which is all that playing needs."""
    twin = board.clone()
    assert isinstance(twin, Board)
    permanent = twin.find(piece)
    if permanent is None:
        return []
    derive(twin)
    if not permanent.types & o.BUG:
        return []
    shown = (permanent.atk, max(permanent.defence, 0))
    printed = (permanent.card.figures.atk, permanent.card.figures.defence)
    parts = [Part(PRINTED, f"{printed[0]}/{printed[1]}")]
    counters = permanent.plus - permanent.minus
    given = [(COUNTERS, (counters, counters), ""), (THIS_TURN, _this_turn(permanent), "")]
    given += [(BY_CARD, figures, card) for figures, card in _passive(twin, permanent)]
    parts += [Part(why, _signed(figures), card) for why, figures, card in given if any(figures)]
    atk = shown[0] - printed[0] - sum(figures[0] for _, figures, _ in given)
    defence = shown[1] - printed[1] - sum(figures[1] for _, figures, _ in given)
    return [*parts, Part(LEAST, _signed((atk, defence)))] if atk or defence else parts  # SB-B10


def _this_turn(permanent: Permanent) -> Figures:
    if not permanent.changed:
        return 0, 0
    changes = permanent.changes
    if not changes.also_bug:
        return changes.atk, changes.defence
    return changes.atk + changes.own_atk, changes.defence + changes.own_def


def _passive(board: Board, permanent: Permanent) -> list[tuple[Figures, str]]:
    """What each passive ability gives a bug: as `layers.derive` goes, and looked at after each of them."""
    for side in board.sides:
        for each in [*side.field, *side.hive]:
            print_anew(each)
    statics = [(static, each) for side in board.sides for each in side.field for static in each.card.statics]
    for static, source in statics:
        if static.gift is not None and static.gift.gives_more and working(board, static, source):
            for receiver in receivers(board, static, source):
                give_more(own_figures(receiver), static.gift)
    found: list[tuple[Figures, str]] = []
    figures = own_figures(permanent)
    for static, source in statics:
        if static.gift is not None and static.gift.gives_figures and working(board, static, source):
            before = figures.atk, figures.defence
            give_figures(board, static, static.gift, source)
            found.append(((figures.atk - before[0], figures.defence - before[1]), source.card.name))
    return found


def _signed(figures: Figures) -> str:
    return f"{figures[0]:+}/{figures[1]:+}"
