"""Which permanents and cards a text means; counted amounts; conditions."""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.program import Amount, CardFilter, Filter, Test


def gather(board: Board, filter: Filter, frame: Frame) -> list[Permanent]:
    """All permanents that a filter of a frame means, in the order of seats and arrival in a zone."""
    if filter.side == o.THIS:
        return _one(board, filter, frame, frame.source)
    if filter.side == o.IT:
        return _one(board, filter, frame, frame.it)
    if filter.side == o.BEARER:
        return _one(board, filter, frame, bearer_of(board, frame))
    return count_all(board, filter, frame.seat, frame.source)


def bearer_of(board: Board, frame: Frame) -> int:
    """The bug that the item of a frame is on, or was on when it was splat to pay for this."""
    source = board.find(frame.source)
    return frame.bearer if source is None else source.bearer


def _one(board: Board, filter: Filter, frame: Frame, id: int) -> list[Permanent]:
    found = board.find(id) if id else None
    if found is None or not in_zone(filter, found):
        return []
    return [found] if filter.plain or fits(board, filter, found) else []


def in_zone(filter: Filter, permanent: Permanent) -> bool:
    return bool(filter.zones & (o.HIVE if permanent.in_hive else o.FIELD))


def count_all(board: Board, filter: Filter, seat: int, source: int) -> list[Permanent]:
    found: list[Permanent] = []
    for number in range(len(board.sides)):
        if (filter.side == o.YOURS and number != seat) or (filter.side == o.ENEMY and number == seat):
            continue
        side = board.sides[number]
        if filter.zones & o.FIELD:
            for permanent in side.field:
                if not filter.types & permanent.types or (filter.other and permanent.id == source):
                    continue
                if filter.plain or fits(board, filter, permanent):
                    found.append(permanent)
        if filter.zones & o.HIVE:
            for permanent in side.hive:
                if not filter.types & permanent.types or (filter.other and permanent.id == source):
                    continue
                if filter.plain or fits(board, filter, permanent):
                    found.append(permanent)
    return found


def matches(board: Board, filter: Filter, permanent: Permanent, seat: int, source: int, bearer: int, it: int) -> bool:
    """Whether a permanent is one that a filter means, seen from a seat and a source."""
    side = filter.side
    if side == o.YOURS:
        if permanent.seat != seat:
            return False
    elif side == o.ENEMY:
        if permanent.seat == seat:
            return False
    elif side == o.THIS:
        if permanent.id != source:
            return False
    elif side == o.BEARER:
        if permanent.id != bearer:
            return False
    elif side == o.IT and permanent.id != it:
        return False
    if not in_zone(filter, permanent) or not filter.types & permanent.types:
        return False
    if filter.other and permanent.id == source:
        return False
    return filter.plain or fits(board, filter, permanent)


def fits(board: Board, filter: Filter, permanent: Permanent) -> bool:
    """What a filter asks besides side, type and zone."""
    card = permanent.card
    if filter.species and not filter.species & permanent.species:
        return False
    if filter.classes and not filter.classes & card.classes:
        return False
    if filter.traits and not filter.traits & permanent.traits:
        return False
    if filter.keywords and not filter.keywords & permanent.keywords:
        return False
    if filter.alliances and (card.is_token or not filter.alliances & (1 << card.alliance)):
        return False  # a token's alliance is for equip requirements only (SB-E2)
    if filter.subtypes and not (card.type != o.BUG and filter.subtypes & (1 << card.subtype)):
        return False
    if filter.token and card.is_token != (filter.token == 1):
        return False
    if filter.kind >= 0 and card.kind != filter.kind:
        return False
    if not filter.least_atk <= permanent.atk <= filter.most_atk:
        return False
    if not filter.least_def <= permanent.left_defence <= filter.most_def:
        return False
    if not filter.least_cost <= card.cost <= filter.most_cost:
        return False
    return not filter.state or in_state(board, filter.state, permanent)


def in_state(board: Board, state: int, permanent: Permanent) -> bool:
    if state == o.READY_STATE:
        return not permanent.exhausted
    if state == o.EXHAUSTED_STATE:
        return permanent.exhausted
    if state == o.ATTACKING_STATE:
        return permanent.attacking >= 0
    if state == o.BLOCKING_STATE:
        return board.is_blocking(permanent.id)
    if state == o.DAMAGED_STATE:
        return permanent.damage > 0
    for item in board.sides[permanent.seat].field:
        if item.bearer == permanent.id:
            return True
    return False


def card_fits(filter: CardFilter, card: Card) -> bool:
    if not filter.types & card.type:
        return False
    if filter.species and not filter.species & card.species:
        return False
    if filter.classes and not filter.classes & card.classes:
        return False
    if filter.traits and not filter.traits & card.traits:
        return False
    if filter.alliances and not filter.alliances & (1 << card.alliance):
        return False
    if filter.subtypes and not (card.type != o.BUG and filter.subtypes & (1 << card.subtype)):
        return False
    if filter.quick and not card.quick:
        return False
    if filter.kind >= 0 and card.kind != filter.kind:
        return False
    return filter.least_cost <= card.cost <= filter.most_cost


def cards_in(board: Board, filter: CardFilter, seat: int) -> list[int]:
    """The kinds of all cards in a zone that fit, one for each card."""
    found: list[int] = []
    for number in range(len(board.sides)):
        if (filter.owner == o.YOURS and number != seat) or (filter.owner == o.ENEMY and number == seat):
            continue
        side = board.sides[number]
        if filter.zone == o.HAND:
            kinds = side.hand
        elif filter.zone == o.SPLAT_ZONE:
            kinds = side.splat
        else:
            kinds = side.top + side.bag + side.bottom
        for kind in kinds:
            if card_fits(filter, board.pool.cards[kind]):
                found.append(kind)
    return found


# --- amounts ----------------------------------------------------------------------------------------------------------


def amount_of(board: Board, amount: Amount, frame: Frame) -> int:
    """How much it is at this moment, for a frame."""
    op = amount.op
    if op < 0:
        return amount.number
    if op == o.OF_PERMANENTS:
        assert amount.filter is not None
        return len(gather(board, amount.filter, frame)) * amount.times
    if op == o.OF_CARDS:
        assert amount.cards is not None
        return len(cards_in(board, amount.cards, frame.seat)) * amount.times
    if op >= o.OF_ATK:
        return figure(board, op, amount.whose, frame)
    if op == o.OF_COUNTERS:
        source = board.find(frame.source)
        return (frame.plus if source is None or frame.gone else source.plus) * amount.times
    return of_player(board, op, frame) * amount.times


def of_player(board: Board, op: int, frame: Frame) -> int:
    side = board.sides[frame.seat]
    if op == o.OF_HAND:
        return len(side.hand)
    if op == o.OF_DEVOTION:
        return side.devotion
    if op == o.OF_SPLAT_ZONE:
        return len(side.splat)
    enemies = [number for number in board.living() if number != frame.seat]
    if op == o.OF_ENEMIES:
        return len(enemies)
    if len(enemies) > 1:  # the one that is targeted
        for target in frame.targets:
            if 4096 <= target < 8192:
                return len(board.sides[target - 4096].hand)
        return 0
    return len(board.sides[enemies[0]].hand) if enemies else 0


def figure(board: Board, op: int, whose: int, frame: Frame) -> int:
    """A figure of a bug: as it is, or as it was when it left (SB-P15)."""
    id = frame.source
    if whose == o.OF_IT:
        id = frame.it
    elif whose == o.OF_TARGET:
        id = frame.targets[0] if frame.targets else 0
    permanent = board.find(id) if id else None
    if permanent is None or (whose == o.OF_THIS and frame.gone):
        last = frame.it_last
        if whose == o.OF_THIS:
            last = [frame.atk, frame.defence, frame.dev, frame.cost]
        elif whose == o.OF_TARGET:
            last = []
        return last[op - o.OF_ATK] if last else 0
    if op == o.OF_ATK:
        return permanent.atk
    if op == o.OF_DEF:
        return permanent.left_defence
    if op == o.OF_DEV:
        return permanent.dev
    return permanent.card.cost


# --- conditions -------------------------------------------------------------------------------------------------------


def holds(board: Board, test: Test, frame: Frame) -> bool:
    op = test.op
    if op == o.IF_HAVE:
        assert test.filter is not None
        return test.least <= len(gather(board, test.filter, frame)) <= test.most
    if op == o.IF_CARDS:
        assert test.cards is not None
        return test.least <= len(cards_in(board, test.cards, frame.seat)) <= test.most
    mine = board.sides[frame.seat].devotion
    if op == o.IF_DEVOTION:
        return test.least <= mine <= test.most
    if op == o.IF_YOUR_TURN:
        return (board.active == frame.seat) != test.flag
    if op == o.IF_MORE:
        others = [board.sides[number].devotion for number in board.living() if number != frame.seat]
        ahead = [theirs > mine if test.flag else theirs < mine for theirs in others]
        return bool(ahead) and (all(ahead) if test.than_all else any(ahead))
    assert test.filter is not None
    id = frame.it
    if test.whose == o.OF_TARGET:
        id = frame.targets[0] if frame.targets else 0
    permanent = board.find(id) if id else None
    if permanent is None and id == frame.it and frame.it_last:  # it has left: what it was is on its card
        return fits(board, test.filter, Permanent(board.pool.cards[frame.it_last[4]], frame.it, frame.it_seat))
    return permanent is not None and matches(board, test.filter, permanent, frame.seat, frame.source, 0, frame.it)
