"""A whole game as plain data, secrets and chance included; cards by name, programs by name.

Permanents and frames leave out what is as it was on a new one: most of them, mostly.
"""

from copy import deepcopy

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.pieces import Frame, Permanent, Side
from bugduel.shardbugs.program.pool import Pool

FORMAT = 1


def to_data(board: Board) -> dict[str, object]:
    pool = board.pool
    return {
        "bugduel-state": FORMAT,
        "game": "shardbugs",
        "options": deepcopy(board.options),
        "sides": [_side(pool, side) for side in board.sides],
        "first": board.first,
        "active": board.active,
        "turn": board.turn,
        "arrivals": board.arrivals,
        "threads": board.threads,
        "time-left": board.time_left,
        "winners": board.winners[:],
        "stack": [_frame(pool, frame) for frame in board.stack],
        "pending": [_frame(pool, frame) for frame in board.pending],
        "unsettled": board.unsettled,
        "played-by": board.played_by,
        "blocks": board.blocks[:],
        "lures": board.lures[:],
        "strikes": board.strikes[:],
        "ask-always": board.ask_always,
        "rng": board.rng.to_data(),
    }


def _names(pool: Pool, kinds: list[int]) -> list[str]:
    return [pool.cards[kind].name for kind in kinds]


def _side(pool: Pool, side: Side) -> dict[str, object]:
    return {
        "avatar": side.avatar.name,
        "avatar-exhausted": side.avatar_exhausted,
        "avatar-used": side.avatar_used,
        "devotion": side.devotion,
        "hand": _names(pool, side.hand),
        "open": _names(pool, side.open),
        "top": _names(pool, side.top),
        "open-top": side.open_top,
        "bag": _names(pool, side.bag),
        "bottom": _names(pool, side.bottom),
        "bottom-seen": side.bottom_seen[:],
        "splat": _names(pool, side.splat),
        "field": [_differing(_permanent(permanent), NEW_PERMANENT) for permanent in side.field],
        "hive": [_differing(_permanent(permanent), NEW_PERMANENT) for permanent in side.hive],
        "dust": {name: count for name, count in zip(DUSTS, side.dust, strict=True) if count},
        "placed": side.placed,
        "places": side.places,
        "played-from-hive": side.played_from_hive,
        "retreated": side.retreated,
        "drew-empty": side.drew_empty,
        "out": side.is_out,
        "last-turn": side.last_turn,
        "mulligans": side.mulligans,
        "quick-least": side.quick_least,
    }


def _permanent(permanent: Permanent) -> dict[str, object]:
    """Its own state; whose it is and in which zone is said by where it stands."""
    return {
        "card": permanent.card.name,
        "permanent": permanent.id,
        "owner": permanent.owner,
        "since": permanent.since,
        "exhausted": permanent.exhausted,
        "held": permanent.held,
        "damage": permanent.damage,
        "plus": permanent.plus,
        "minus": permanent.minus,
        "bearer": permanent.bearer,
        "lender": permanent.lender,
        "used": permanent.used,
        "attacking": permanent.attacking,
        "blocked": permanent.blocked,
        "hit-by": permanent.hit_by[:],
        "changed": permanent.changed,
        "atk-change": permanent.changes.atk,
        "def-change": permanent.changes.defence,
        "dev-change": permanent.changes.dev,
        "gained": permanent.changes.keywords,
        "gained-traits": permanent.changes.traits,
        "gained-resists": permanent.changes.resists,
        "gained-cannot": permanent.changes.cannot,
        "gained-bounty": permanent.changes.bounty,
        "also-bug": permanent.changes.also_bug,
        "own-atk": permanent.changes.own_atk,
        "own-def": permanent.changes.own_def,
        "own-species": permanent.changes.own_species,
    }


def _frame(pool: Pool, frame: Frame) -> dict[str, object]:
    full: dict[str, object] = {
        "program": frame.program.name,
        "place": frame.place,
        "seat": frame.seat,
        "source": frame.source,
        "card": pool.cards[frame.kind].name if frame.kind >= 0 else "",
        "number": frame.number,
        "of": frame.of.name,
        "how": frame.how,
        "targets": frame.targets[:],
        "picks": frame.picks[:],
        "bearer": frame.bearer,
        "it": frame.it,
        "it-last": frame.it_last[:4],
        "it-card": pool.cards[frame.it_last[4]].name if frame.it_last else "",
        "it-seat": frame.it_seat,
        "amount": frame.amount,
        "atk": frame.atk,
        "def": frame.defence,
        "dev": frame.dev,
        "cost": frame.cost,
        "plus": frame.plus,
        "gone": frame.gone,
        "started": frame.started,
        "waiting": [_frame(pool, waiting) for waiting in frame.waiting],
        "next": frame.next,
        "left": frame.left,
        "added": frame.added,
    }
    return _differing(full, NEW_FRAME)


def _differing(full: dict[str, object], new: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in full.items() if name not in new or value != new[name]}


# With nobody's seat, so that the seat is always written.
NEW_PERMANENT: dict[str, object] = _permanent(Permanent(owner=-1))
NEW_FRAME: dict[str, object] = {}
NEW_FRAME = _frame(Pool(), Frame(seat=-1))
