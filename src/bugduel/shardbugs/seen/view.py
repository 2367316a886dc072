"""What one seat may know of a game: the one place that decides who sees what (rule SB-Z1)."""

from collections.abc import Sequence

from msgspec import convert

from bugduel.core.seen.event import Fact
from bugduel.core.seen.view import Card, Decision, Pending, Player, Thing, View, Zone
from bugduel.shardbugs.actions import PLAYER, THREAD
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.pieces import Frame, Permanent, Side, first_of, second_of
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card as PrintedCard
from bugduel.shardbugs.program.course import ANNOUNCE, PLAYED_THREAD, TRIGGERS, WEB
from bugduel.shardbugs.program.lower import RARITIES
from bugduel.shardbugs.program.names import KEYWORDS, LIMITS, TRAITS, cost_text, part_of
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.questions.naming import frame_part
from bugduel.shardbugs.rules.questions.table import QUESTIONS
from bugduel.shardbugs.rules.web.targets import find_thread
from bugduel.shardbugs.seen.moments import moment, phase_name


def view(board: Board, seat: int) -> View:
    """The table as a seat sees it; a spectator (-1) sees no hand."""
    derive(board)
    return View(
        game="shardbugs",
        seat=seat,
        ply=board.ply,
        turn=board.turn,
        phase=phase_name(board),
        active=board.active,
        actor=board.asked,
        players=[_player(board, number, seat) for number in range(len(board.sides))],
        zones={},
        resolving=_resolving(board),
        decision=_decision(board, seat),
        outcome=board.outcome(),
        facts=_facts(board),
    )


def _facts(board: Board) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"draft": board.is_draft, "still": _still(board.sides[board.active])}
    if board.time_left >= 0:
        facts["time-left"] = board.time_left
    return facts


def _still(side: Side) -> list[str]:
    """What may be done once a turn, and has not been done in this one (SB-B6, SB-B7, SB-B8)."""
    done = {"place": side.placed >= side.places, "play-from-hive": side.played_from_hive, "retreat": side.retreated}
    return [move for move, is_done in done.items() if not is_done]


def _player(board: Board, number: int, seat: int) -> Player:
    """Hidden are hands (from others) and the order of decks; all else is public."""
    side = board.sides[number]
    hand = side.hand if number == seat else side.open
    return Player(
        seat=number,
        team=board.team(number),
        is_out=side.is_out,
        counters=_counters(board, side),
        zones={
            "field": _permanents(board, side.field),
            "hive": _permanents(board, side.hive),
            "throne": Zone(1, [Card(side.avatar.name, marks=_throne_marks(side))]),
            "hand": _zone(board, hand, len(side.hand)),
            "known": _zone(board, side.open),
            "deck": _deck(board, side, number == seat),
            "splat": _zone(board, side.splat),
        },
    )


def _counters(board: Board, side: Side) -> dict[str, int]:
    counters = {"devotion": side.devotion}
    for dust, name in enumerate(DUSTS):
        if side.dust[dust]:
            counters[f"dust-{name}"] = side.dust[dust]
    counters["workers"] = sum(not bug.exhausted for bug in side.hive)
    return counters


def _deck(board: Board, side: Side, is_own: bool) -> Zone:
    """How many cards, and of its top what is known: to its player what was looked at, to others what all have seen."""
    known = side.top if is_own else side.top[len(side.top) - side.open_top :]
    return _zone(board, known[::-1], side.deck_size())


def _zone(board: Board, kinds: Sequence[int], size: int | None = None) -> Zone:
    cards = [_printed(board.pool.cards[kind]) for kind in kinds]
    return Zone(len(cards) if size is None else size, cards)


def _printed(card: PrintedCard) -> Card:
    if card.type != o.BUG:
        return Card(card.name, cost=_cost(card))
    return Card(
        card.name,
        power=f"{card.atk}/{card.defence}",
        cost=_cost(card),
        keywords=_keywords(card.keywords, card.traits, card.resists, card.bounty, card.plink),
        facts={"dev": card.dev},
    )


def _cost(card: PrintedCard) -> str:
    return cost_text(card.neutral, card.shards, card.dust)


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


def _permanents(board: Board, permanents: Sequence[Permanent]) -> Zone:
    cards = [_permanent(board, permanent) for permanent in permanents]
    return Zone(len(cards), cards, is_board=True)


def _permanent(board: Board, permanent: Permanent) -> Card:
    card = permanent.card
    facts: dict[str, Fact] = {}
    power, keywords = "", list[str]()
    if permanent.types & o.BUG:
        power = f"{permanent.atk}/{max(permanent.defence, 0)}"
        traits, resists = permanent.traits, permanent.resists
        keywords = _keywords(permanent.keywords, traits, resists, permanent.bounty, card.plink)
        if permanent.dev:
            facts["dev"] = permanent.dev
    for name, count in (("damage", permanent.damage), ("plus", permanent.plus), ("minus", permanent.minus)):
        if count:
            facts[name] = count
    bearer = board.find(permanent.bearer) if permanent.bearer else None
    if bearer is not None:
        facts["on"] = bearer.card.name
        facts["on-piece"] = bearer.id
    items = [item.card.name for item in board.sides[permanent.seat].field if item.bearer == permanent.id]
    if items:
        facts["items"] = items
    if permanent.owner != permanent.seat:
        facts["owner"] = permanent.owner
    limits = [name for bit, name in LIMITS if permanent.cannot & bit]
    if limits:
        facts["cannot"] = limits
    if permanent.attacking >= 0:
        facts["attacks"] = [permanent.attacking]
    if board.blocks and board.is_blocking(permanent.id):
        facts["blocks"] = [second_of(pair) for pair in board.blocks if first_of(pair) == permanent.id]
    return Card(
        card.name,
        piece=permanent.id,
        power=power,
        cost=_cost(card) if permanent.in_hive else "",
        keywords=keywords,
        marks=_marks(board, permanent),
        facts=facts,
    )


def _throne_marks(side: Side) -> list[str]:
    marks = {"exhausted": side.avatar_exhausted, "used": bool(side.avatar_used)}
    return [mark for mark, has_it in marks.items() if has_it]


def _marks(board: Board, permanent: Permanent) -> list[str]:
    marks: list[str] = []
    if permanent.exhausted:
        marks.append("exhausted")
    if permanent.held:
        marks.append("held")
    if permanent.used:
        marks.append("used")
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


def _resolving(board: Board) -> list[Pending]:
    """Threads in the order they were added: those that wait, and those that are being resolved or announced."""
    found: list[Pending] = []
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


def _thread(board: Board, frame: Frame, what: str) -> Pending:
    return Pending(
        what="played" if frame.program is PLAYED_THREAD else what,
        seat=frame.seat,
        card=board.name(frame.kind) if frame.kind >= 0 else "",
        piece=frame.source,
        part=frame_part(frame) if frame.kind >= 0 else "",
        number=frame.number,
        targets=[_target(board, target) for target in frame.targets if target],
    )


def _target(board: Board, target: int) -> Thing:
    if target >= THREAD:
        thread = find_thread(board, target - THREAD)
        if thread is None or thread.kind < 0:
            return Thing(number=target - THREAD)
        return Thing(card=board.name(thread.kind), part=part_of(thread.program), number=target - THREAD)
    if target >= PLAYER:
        return Thing(seat=target - PLAYER)
    permanent = board.find(target)
    return Thing(piece=target) if permanent is None else Thing(permanent.seat, permanent.card.name, target)


def _decision(board: Board, seat: int) -> Decision | None:
    """The question being asked, the same for all who look, and what was chosen so far."""
    if board.asked < 0:
        return None
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    question = QUESTIONS[step.op]
    return Decision(
        seat=board.asked,
        choice=question.name_for(frame),
        card=board.name(frame.kind) if frame.kind >= 0 else "",
        part=frame_part(frame) if frame.kind >= 0 else "",
        moment=moment(board),
        chosen=[convert(pick, Thing) for pick in question.picks(board, frame, seat)],
        facts=question.facts(step),
    )
