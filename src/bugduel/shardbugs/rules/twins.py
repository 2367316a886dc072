"""Permanents that are equal in everything: which of them is chosen makes no difference."""

from typing import Any, Final

from mypy_extensions import i64

from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import NO_CHANGES, Changes, Frame, Permanent, first_of, second_of

# Verbs as bits: those that name one permanent, and those that name two. Search asks this at every position.
NAMING_ONE: Final = (
    1 << (a.RETREAT >> a.VERB_SHIFT)
    | 1 << (a.DEVOTE >> a.VERB_SHIFT)
    | 1 << (a.EQUIP >> a.VERB_SHIFT)
    | 1 << (a.ACTIVATE >> a.VERB_SHIFT)
    | 1 << (a.ATTACK >> a.VERB_SHIFT)
    | 1 << (a.TARGET >> a.VERB_SHIFT)
    | 1 << (a.CHOOSE >> a.VERB_SHIFT)
)
NAMING_TWO: Final = 1 << (a.BLOCK >> a.VERB_SHIFT) | 1 << (a.NEXT_DAMAGED >> a.VERB_SHIFT)
NAMING: Final = NAMING_ONE | NAMING_TWO


def distinct(board: Board, legal: list[int]) -> list[int]:
    """Actions less those that are the same as an earlier one but for a twin."""
    if count_naming(legal) < 2 or not (twins := twin_numbers(board)):
        return legal
    objects: list[Any] = legal  # as objects they go from list to list; ints would be made anew (`core.lists`)
    found: list[Any] = []
    others: list[int] = []  # what stands for a twin that is not to be had
    for action in objects:
        number: i64 = action
        same: i64 = with_first(number, twins)
        if same == number:
            found.append(action)
        elif same not in legal and same not in others:
            others.append(same)
            found.append(action)
    return found


def with_first(action: i64, twins: dict[int, int]) -> i64:
    """The same action with the first of those that are equal."""
    one: i64 = 1
    named: i64 = one << ((action & a.VERB) >> a.VERB_SHIFT)
    if named & NAMING:
        what: i64 = action & a.FIELD
        action += twins.get(what, what) - what
        if named & NAMING_TWO:
            second: i64 = action >> a.SECOND_SHIFT & a.FIELD
            action += (twins.get(second, second) - second) << a.SECOND_SHIFT
    return action


def count_naming(legal: list[int]) -> int:
    """How many actions name a permanent."""
    one: i64 = 1
    count: i64 = 0
    for each in legal:
        action: i64 = each
        if one << ((action & a.VERB) >> a.VERB_SHIFT) & NAMING:
            count += 1
    return count


def twin_numbers(board: Board) -> dict[int, int]:
    """For each permanent of a Field that has an earlier twin, the number of the first."""
    found: dict[int, int] = {}
    for side in board.sides:
        field = side.field
        for place in range(1, len(field)):
            permanent = field[place]
            for earlier in range(place):
                first = field[earlier]
                if first.card is permanent.card and are_twins(board, first, permanent):
                    found[permanent.id] = first.id
                    break
    return found


def are_twins(board: Board, one: Permanent, other: Permanent) -> bool:
    """Same card, same state, and nothing under way that is about only one of them."""
    return same_state(board, one, other) and not is_meant(board, one.id) and not is_meant(board, other.id)


def same_state(board: Board, one: Permanent, other: Permanent) -> bool:
    if one.card is not other.card or one.seat != other.seat or one.owner != other.owner:
        return False
    if one.exhausted != other.exhausted or one.damage != other.damage or one.in_hive != other.in_hive:
        return False
    if one.plus != other.plus or one.minus != other.minus or one.held != other.held or one.used != other.used:
        return False
    if one.attacking != other.attacking or one.blocked != other.blocked or one.lender != other.lender:
        return False
    if one.bearer != other.bearer or one.hit_by != other.hit_by or not same_changes(one.changes, other.changes):
        return False
    since = board.sides[one.seat].last_turn
    return (one.since >= since) == (other.since >= since)  # dizzy (SB-B3)


def same_changes(one: Changes, other: Changes) -> bool:
    if one is other:
        return True
    if one is NO_CHANGES or other is NO_CHANGES:
        return False
    if one.atk != other.atk or one.defence != other.defence or one.dev != other.dev or one.bounty != other.bounty:
        return False
    if one.keywords != other.keywords or one.traits != other.traits or one.resists != other.resists:
        return False
    if one.cannot != other.cannot or one.also_bug != other.also_bug or one.own_species != other.own_species:
        return False
    return one.own_atk == other.own_atk and one.own_def == other.own_def


def is_meant(board: Board, id: int, but: Frame | None = None) -> bool:
    """Whether an item is on a permanent, or combat or anything under way (but for one thing) is about it."""
    for side in board.sides:
        for item in side.field:
            if item.bearer == id:
                return True
    for pairs in (board.blocks, board.lures, board.strikes):
        for pair in pairs:
            if first_of(pair) == id or second_of(pair) == id:
                return True
    for frame in board.stack:
        if is_about(frame, id):
            return True
        for waiting in frame.waiting:
            if waiting is not but and is_about(waiting, id):
                return True
    for waiting in board.pending:
        if is_about(waiting, id):
            return True
    return False


def is_about(frame: Frame, id: int) -> bool:
    if frame.source == id or frame.it == id or frame.bearer == id or id in frame.targets:
        return True
    for pick in frame.picks:
        if second_of(pick) == id:  # of a pair, or by itself
            return True
    return False
