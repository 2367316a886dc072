"""To use a card, an ability or a bug of the Hive: what several questions offer, and what begins then."""

from typing import Any, Final

from bugduel.core.lists import made_once
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import LAST_ARRIVAL, Board
from bugduel.shardbugs.pieces import NO_CHANGES, Permanent, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.names import dust_name
from bugduel.shardbugs.rules.moving import enter_hive
from bugduel.shardbugs.rules.questions.naming import card_move, permanent_facts
from bugduel.shardbugs.rules.triggers import fire
from bugduel.shardbugs.rules.web.announce import (
    announce_ability,
    announce_avatar,
    announce_card,
    announce_equip,
    announce_from_hive,
    devote,
    retreat,
)
from bugduel.shardbugs.rules.web.dust import dust_made, generate
from bugduel.shardbugs.rules.web.usable import dust_abilities

# The commonest actions.
PLAYS: Final = made_once(a.PLAY, LAST_ARRIVAL)
PLACES: Final = made_once(a.PLACE, LAST_ARRIVAL)
PLAYS_FROM_HIVE: Final = made_once(a.PLAY_FROM_HIVE, LAST_ARRIVAL)
GENERATES: Final = made_once(a.GENERATE, LAST_ARRIVAL)
DEVOTES: Final = made_once(a.DEVOTE, LAST_ARRIVAL)
RETREATS: Final = made_once(a.RETREAT, LAST_ARRIVAL)
PASS: Final[Any] = a.PASS
END_MAIN: Final[Any] = a.END_MAIN


def use(board: Board, seat: int, action: int) -> None:
    """Begin to use a card or an ability."""
    verb = a.verb_of(action)
    what = a.what_of(action)
    if verb == a.PLAY:
        announce_card(board, seat, what)
        return
    if verb == a.PLACE:
        place_bug(board, seat, what)
        return
    if verb == a.USE_AVATAR:
        for program in board.sides[seat].avatar.activated:
            if program.number == what:
                announce_avatar(board, seat, program)
        return
    permanent = board.find(what)
    assert permanent is not None
    if verb == a.GENERATE:
        generate(board, permanent)
    elif verb == a.DEVOTE:
        devote(board, permanent)
    elif verb == a.RETREAT:
        retreat(board, permanent)
    elif verb == a.EQUIP:
        announce_equip(board, permanent)
    elif verb == a.PLAY_FROM_HIVE:
        announce_from_hive(board, permanent)
    else:
        number = a.second_of(action)
        for program in permanent.card.activated:
            if program.number == number:
                announce_ability(board, permanent, program)


def use_move(board: Board, action: int) -> Move:
    """What it means to use something."""
    verb = a.verb_of(action)
    what = a.what_of(action)
    if verb == a.PLAY:
        return card_move(board, "play", action)
    if verb == a.PLACE:
        return card_move(board, "place", action)
    if verb == a.USE_AVATAR:
        return Move(action, "use-avatar", {"card": board.sides[board.asked].avatar.name, "part": str(what)})
    facts = permanent_facts(board, what)
    bug = board.find(what)
    assert bug is not None
    if verb == a.GENERATE:
        facts["dust"] = dust_name(dust_made(board, bug))
        if also := alike(board.sides[bug.seat].hive, bug):
            facts["also"] = also
        return Move(action, "generate", facts)
    if verb == a.DEVOTE:
        facts["amount"] = bug.dev
        return Move(action, "devote", facts)
    if verb == a.RETREAT:
        return Move(action, "retreat", facts)
    if verb == a.EQUIP:
        return Move(action, "equip", facts)
    if verb == a.PLAY_FROM_HIVE:
        return Move(action, "play-from-hive", facts)
    facts["part"] = str(a.second_of(action))
    for program in bug.card.activated:
        if program.number == a.second_of(action) and program.gives:
            facts["dust"] = dust_name(program.gives_dust)
            facts["amount"] = program.gives
    return Move(action, "activate", facts)


def place_bug(board: Board, seat: int, kind: int) -> None:
    """From hand into the Hive, free: placed and not played, no web but a status check (SB-B6)."""
    board.out_of_hand(seat, kind)
    board.sides[seat].placed += 1
    bug = enter_hive(board, seat, kind, "place")
    fire(board, o.PLACED, bug)


# --- dust -------------------------------------------------------------------------------------------------------------


def generating(board: Board, seat: int, workers: list[Permanent], dust: list[int], found: list[Any]) -> None:
    """Bugs of the Hive, of equal ones one; on the own turn dust abilities of the Field, too (SB-U2, SB-U5)."""
    for bug in workers:
        found.append(GENERATES[bug.id])
    if board.active == seat:
        dust_abilities(board, seat, dust, found)


def ready_workers(side: Side) -> list[Permanent]:
    """The ready bugs of a Hive, of equal ones one."""
    found: list[Permanent] = []
    for bug in side.hive:
        if not bug.exhausted and not (is_plain(bug) and has_plain(found, bug.card)):
            found.append(bug)
    return found


def alike(hive: list[Permanent], bug: Permanent) -> list[int]:
    """The actions of ready bugs that are equal to this one, which are offered once it is exhausted."""
    if not is_plain(bug):
        return []
    return [
        a.packed(a.GENERATE, other.id)
        for other in hive
        if other is not bug and other.card is bug.card and not other.exhausted and is_plain(other)
    ]


def is_plain(bug: Permanent) -> bool:
    """Whether nothing but its card makes a bug of a Hive what it is."""
    if bug.plus or bug.minus or bug.damage or bug.changes is not NO_CHANGES or bug.held:
        return False
    return bug.owner == bug.seat and bug.lender < 0


def has_plain(bugs: list[Permanent], card: Card) -> bool:
    for bug in bugs:
        if bug.card is card and is_plain(bug):
            return True
    return False
