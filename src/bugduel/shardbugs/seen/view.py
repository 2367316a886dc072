"""What one seat may know of a game: the one place that decides who sees what (rule SB-Z1)."""

from collections.abc import Sequence

from bugduel.shardbugs.actions import PLAYER, THREAD
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.pieces import Frame, Permanent, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.lower import RARITIES
from bugduel.shardbugs.program.names import CHOICES, KEYWORDS, LIMITS, TRAITS, part_of
from bugduel.shardbugs.program.program import ANNOUNCE, PLAYED_THREAD, TRIGGERS, WEB, Card
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.web.targets import find_thread
from bugduel.shardbugs.seen.moments import frame_part, moment, phase_name

LETTERS = ("", "S", "L", "M", "")


def view(board: Board, seat: int) -> dict[str, object]:
    """The table as a seat sees it, as plain data; a spectator (-1) sees no hand."""
    derive(board)
    return {
        "game": "shardbugs",
        "seat": seat,
        "turn": board.turn,
        "phase": phase_name(board),
        "active": board.active,
        "actor": board.asked,
        "draft": board.is_draft,
        "time-left": board.time_left,
        "players": [_player(board, number, seat) for number in range(len(board.sides))],
        "table": {},
        "resolving": _resolving(board),
        "decision": _decision(board),
        "outcome": board.outcome(),
    }


def _player(board: Board, number: int, seat: int) -> dict[str, object]:
    """Hidden are hands (from others) and the order of decks; all else is public."""
    side = board.sides[number]
    hand = side.hand if number == seat else side.open
    return {
        "seat": number,
        "out": side.is_out,
        "counters": _counters(board, side),
        "zones": {
            "field": _permanents(board, side.field),
            "hive": _permanents(board, side.hive),
            "throne": {"size": 1, "cards": [_avatar(side)]},
            "hand": _zone(board, hand, len(side.hand)),
            "known": _zone(board, side.open),
            "deck": _deck(board, side, number == seat),
            "splat": _zone(board, side.splat),
        },
    }


def _counters(board: Board, side: Side) -> dict[str, int]:
    counters = {"devotion": side.devotion}
    for dust, name in enumerate(DUSTS):
        if side.dust[dust]:
            counters[f"dust-{name}"] = side.dust[dust]
    counters["workers"] = sum(not bug.exhausted for bug in side.hive)
    return counters


def _avatar(side: Side) -> dict[str, object]:
    return {"card": side.avatar.name, "marks": ["exhausted"] if side.avatar_exhausted else []}


def _deck(board: Board, side: Side, is_own: bool) -> dict[str, object]:
    """How many cards, and of its top what is known: to its player what was looked at, to others what all have seen."""
    known = side.top if is_own else side.top[len(side.top) - side.open_top :]
    return _zone(board, known[::-1], side.deck_size())


def _zone(board: Board, kinds: Sequence[int], size: int | None = None) -> dict[str, object]:
    cards = [_printed(board.pool.cards[kind]) for kind in kinds]
    return {"size": len(cards) if size is None else size, "cards": cards}


def _printed(card: Card) -> dict[str, object]:
    data: dict[str, object] = {"card": card.name, "cost": cost_text(card)}
    if card.type == o.BUG:
        data["power"] = f"{card.atk}/{card.defence}"
        data["dev"] = card.dev
        data["keywords"] = _keywords(card.keywords, card.traits, card.resists, card.bounty, card.plink)
    return data


def cost_text(card: Card) -> str:
    if not card.shards:
        return str(card.neutral)
    return (str(card.neutral) if card.neutral else "") + LETTERS[card.dust] * card.shards


def _keywords(keywords: int, traits: int, resists: int, bounty: int, plink: int) -> list[str]:
    """Traits, further resistances (those of its traits go without saying) and keywords."""
    found = [name for bit, name in TRAITS if traits & bit]
    found += [f"resists-{name}" for bit, name in TRAITS if resists & ~o.NATURAL[traits] & bit]
    found += [name for bit, name in KEYWORDS if keywords & bit]
    if bounty:
        found.append("bounty")
    if plink:
        found.append("plink")
    return found


def _permanents(board: Board, permanents: Sequence[Permanent]) -> dict[str, object]:
    cards = [_permanent(board, permanent) for permanent in permanents]
    return {"size": len(cards), "cards": cards, "board": True}


def _permanent(board: Board, permanent: Permanent) -> dict[str, object]:
    card = permanent.card
    data: dict[str, object] = {"card": card.name, "creature": permanent.id, "marks": _marks(board, permanent)}
    if permanent.types & o.BUG:
        data["power"] = f"{permanent.atk}/{max(permanent.defence, 0)}"
        traits, resists = permanent.traits, permanent.resists
        data["keywords"] = _keywords(permanent.keywords, traits, resists, permanent.bounty, card.plink)
        if permanent.dev:
            data["dev"] = permanent.dev
    if permanent.in_hive:
        data["cost"] = cost_text(card)
    for name in ("damage", "plus", "minus"):
        if getattr(permanent, name):
            data[name] = getattr(permanent, name)
    if permanent.bearer:
        bearer = board.find(permanent.bearer)
        if bearer is not None:
            data["on"] = bearer.card.name
            data["on-creature"] = bearer.id
    items = [item.card.name for item in board.sides[permanent.seat].field if item.bearer == permanent.id]
    if items:
        data["items"] = items
    if permanent.owner != permanent.seat:
        data["owner"] = permanent.owner
    limits = [name for bit, name in LIMITS if permanent.cannot & bit]
    if limits:
        data["cannot"] = limits
    return data


def _marks(board: Board, permanent: Permanent) -> list[str]:
    marks: list[str] = []
    if permanent.exhausted:
        marks.append("exhausted")
    if permanent.held:
        marks.append("held")
    if not permanent.in_hive and permanent.types & o.BUG and board.is_dizzy(permanent):
        marks.append("dizzy")
    if permanent.attacking >= 0:
        marks.append("blocked" if permanent.blocked else "attacking")
    if board.blocks and board.is_blocking(permanent.id):
        marks.append("blocking")
    if permanent.card.is_token:
        marks.append(RARITIES[permanent.card.rarity])
    return marks


# --- what is under way ------------------------------------------------------------------------------------------------


def _resolving(board: Board) -> list[dict[str, object]]:
    """Threads in the order they were added: those that wait, and those that are being resolved or announced."""
    found: list[dict[str, object]] = []
    for frame in board.stack:
        if frame.program is WEB:
            found.extend(_thread(board, thread, "waiting") for thread in frame.waiting)
        elif frame.program is TRIGGERS:
            found.extend(_thread(board, thread, "triggered") for thread in frame.waiting)
        elif frame.program is ANNOUNCE:
            found.append(_thread(board, frame, "announced"))
        elif frame.program.is_effect:
            found.append(_thread(board, frame, "resolving"))
    return found


def _thread(board: Board, frame: Frame, what: str) -> dict[str, object]:
    data: dict[str, object] = {"what": what, "seat": frame.seat, "thread": frame.number}
    if frame.program is PLAYED_THREAD:
        data["what"] = "played"
    if frame.kind >= 0:
        data["card"] = board.name(frame.kind)
        data["part"] = frame_part(frame)
    if frame.source:
        data["creature"] = frame.source
    targets = [_target(board, target) for target in frame.targets if target]
    if targets:
        data["targets"] = targets
    return data


def _target(board: Board, target: int) -> dict[str, object]:
    if target >= THREAD:
        thread = find_thread(board, target - THREAD)
        data: dict[str, object] = {"thread": target - THREAD}
        if thread is not None and thread.kind >= 0:
            data["card"] = board.name(thread.kind)
            data["part"] = part_of(thread.program)
        return data
    if target >= PLAYER:
        return {"seat": target - PLAYER}
    permanent = board.find(target)
    return {"creature": target} if permanent is None else {"creature": target, "card": permanent.card.name}


def _decision(board: Board) -> dict[str, object] | None:
    """The question being asked, the same for all who look."""
    if board.asked < 0:
        return None
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    choice = "spend" if step.op == o.ASK_PAY and frame.started else CHOICES[step.op]
    data: dict[str, object] = {"seat": board.asked, "choice": choice, "moment": moment(board)}
    if frame.kind >= 0:
        data["card"] = board.name(frame.kind)
        data["part"] = frame_part(frame)
    if step.op == o.ASK_PAY:
        data["cost"] = (str(step.neutral) if step.neutral else "") + LETTERS[step.dust] * step.shards
    return data
