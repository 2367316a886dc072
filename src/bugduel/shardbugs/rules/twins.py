"""Permanents that are equal in everything: which of them is chosen makes no difference."""

from typing import Final

from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import NO_CHANGES, Changes, Frame, Permanent, first_of, second_of

NAMING_ONE: Final = (a.RETREAT, a.DEVOTE, a.EQUIP, a.ACTIVATE, a.ATTACK, a.TARGET, a.CHOOSE)
NAMING_TWO: Final = (a.BLOCK, a.NEXT_DAMAGED)


def distinct(board: Board, legal: list[int]) -> list[int]:
    """Actions less those that are the same as an earlier one but for a twin."""
    naming = 0
    for action in legal:
        verb = action & a.VERB
        if verb in NAMING_ONE or verb in NAMING_TWO:
            naming += 1
    if naming < 2:
        return legal
    twins = twin_numbers(board)
    if not twins:
        return legal
    found: list[int] = []
    seen: set[int] = set()
    for action in legal:
        verb = action & a.VERB
        what, second = a.what_of(action), a.second_of(action)
        if verb in NAMING_ONE:
            same = a.packed(verb, twins.get(what, what), second)
        elif verb in NAMING_TWO:
            same = a.packed(verb, twins.get(what, what), twins.get(second, second))
        else:
            same = action
        if same not in seen:
            seen.add(same)
            found.append(action)
    return found


def twin_numbers(board: Board) -> dict[int, int]:
    """For each permanent of a Field that has an earlier twin, the number of the first."""
    found: dict[int, int] = {}
    for side in board.sides:
        firsts: list[Permanent] = []
        for permanent in side.field:
            for first in firsts:
                if first.card is permanent.card and are_twins(board, first, permanent):
                    found[permanent.id] = first.id
                    break
            else:
                firsts.append(permanent)
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
