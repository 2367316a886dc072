"""What one seat may know of a duel: the one place that decides who sees what (rules MB-N)."""

from collections.abc import Sequence

from bugduel.core.seen.event import Fact
from bugduel.core.seen.view import Card, Decision, Pending, Player, Thing, View, Zone
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import keyword_names
from bugduel.mindbug.knowledge import known_to, known_to_any
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program.names import trigger_name
from bugduel.mindbug.program.ops import DECLARE_ATTACK, IN_HAND, LOOKED_AT, START_TURN
from bugduel.mindbug.program.program import PLAY_CARD, WAITING
from bugduel.mindbug.program.program import Card as PrintedCard
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.questions.purpose import purpose
from bugduel.mindbug.seen.imagine import chooses_from_hand, is_shown_to_others


def view(board: Board, seat: int) -> View:
    """The table as a seat sees it; a spectator (-1) sees no hand."""
    derive(board)
    return View(
        game="mindbug",
        seat=seat,
        ply=board.ply,
        turn=board.turn,
        active=board.active,
        actor=board.asked,
        players=[_player(board, number, seat) for number in range(len(board.sides))],
        zones={
            "shown": _zone(board, [board.shown] if board.shown >= 0 else []),
            "revealed": _zone(board, board.revealed),
            "set-aside": _zone(board, board.doubles + [away.kind for away in board.away]),
            "market": _zone(board, board.market),
            "power-discard": _zone(board, board.power_discard),
            "power-deck": Zone(len(board.power_deck), []),
            "unused": Zone(len(board.unused), []),
        },
        resolving=[_pending(board, frame, seat) for frame in board.stack if frame.program.at[START_TURN] < 0],
        decision=_decision(board),
        outcome=board.outcome(),
    )


def _player(board: Board, number: int, seat: int) -> Player:
    """Play areas, discard piles, Mindbugs, life and sizes are public; a hand is its holder's (MB-N1), except for
    what others have seen go there (MB-N2).
    """
    side = board.sides[number]
    known = known_to_any(side.known) if number == seat else known_to(side.known, seat)
    hand = side.hand if seat in board.who_sees(number) else known
    return Player(
        seat=number,
        team=board.team(number),
        counters=_counters(board, number),
        zones={
            "play": Zone(len(side.play), [_creature(board, creature) for creature in side.play], is_board=True),
            "hand": _zone(board, hand, len(side.hand)),
            "known": _zone(board, known),
            "draw": Zone(len(side.draw), []),
            "discard": _zone(board, side.discard),
        },
    )


def _counters(board: Board, number: int) -> dict[str, int]:
    side = board.sides[number]
    counters = {"life": side.life, "mindbugs": side.mindbugs, "used-mindbugs": side.used}
    if board.pool.power_cards:
        counters["energy"] = side.energy
    return counters


def _zone(board: Board, kinds: Sequence[int], size: int | None = None) -> Zone:
    """Cards outside play are as printed (MB-M8)."""
    cards = [_printed(board.pool.cards[kind]) for kind in kinds]
    return Zone(len(cards) if size is None else size, cards)


def _printed(card: PrintedCard) -> Card:
    if card.cost >= 0:
        return Card(card.name, facts={"price": card.cost})
    facts: dict[str, Fact] = {}
    if card.octonite:
        facts["octonite"] = card.octonite
    if card.dice:
        facts["dice"] = card.dice
    return Card(card.name, power=str(card.power), keywords=keyword_names(card.keywords), facts=facts)


def _creature(board: Board, creature: Creature) -> Card:
    facts: dict[str, Fact] = {"arrived": creature.arrived}
    if creature.octonite:
        facts["octonite"] = creature.octonite
    if creature.boosts:  # all may look at them (MB-B3)
        facts["boosts"] = [board.name(kind) for kind in creature.boosts]
    if creature.dice:
        facts["dice"] = creature.dice
    if creature.face:
        facts["face"] = creature.face
    if creature.base is not creature.card:
        facts["base"] = creature.base.name
    if creature.active_keywords != creature.keywords:
        facts["keywords-off"] = True
    return Card(
        creature.card.name,
        piece=creature.id,
        power=str(creature.power),
        keywords=keyword_names(creature.keywords),
        marks=["exhausted"] if creature.exhausted else [],
        facts=facts,
    )


def _pending(board: Board, frame: Frame, seat: int) -> Pending:
    """What is under way, the newest last. Cards being chosen from a hand are known to the chooser only."""
    program = frame.program
    if program is WAITING:
        return Pending("waiting", inner=[_pending(board, effect, seat) for effect in frame.waiting])
    if program is PLAY_CARD:
        return Pending("play", frame.seat, board.name(frame.kind))
    facts: dict[str, Fact] = {}
    targets: list[Thing] = []
    if program.at[DECLARE_ATTACK] >= 0:
        if frame.picks or frame.held:
            facts = {"rolled": sorted(frame.picks), "put-aside": sorted(frame.held)}
        if frame.target:
            targets = [_thing(board, frame.target)]
        return Pending("attack", frame.seat, board.name(frame.kind), frame.source, targets=targets, facts=facts)
    facts = {"trigger": trigger_name(program), "picked": len(frame.picks)}
    hidden = _chooses_in_secret(board, frame, seat) or is_shown_to_others(frame, seat)
    if not hidden and all(_may_see(board, pick, seat) for pick in frame.picks):
        targets = [_thing(board, pick) for pick in frame.picks]
    return Pending("effect", frame.seat, board.name(frame.kind), frame.source, targets=targets, facts=facts)


def _thing(board: Board, pick: int) -> Thing:
    """A creature by its number, or a card outside play."""
    if pick == a.what(pick):
        creature = board.find(pick)
        return Thing(piece=pick) if creature is None else Thing(creature.seat, creature.card.name, pick)
    return Thing(a.seat(pick), board.name(a.what(pick)))


def _chooses_in_secret(board: Board, frame: Frame, seat: int) -> bool:
    steps = frame.program.steps
    return frame.place < len(steps) and chooses_from_hand(steps[frame.place]) and board.asked != seat


def _may_see(board: Board, pick: int, seat: int) -> bool:
    """A creature or a card of a pile: anybody; a card of a hand: its holder, and whoever knows it is there."""
    if a.place(pick) == LOOKED_AT:
        return a.seat(pick) == seat
    if a.place(pick) != IN_HAND or seat in board.who_sees(a.seat(pick)):
        return True
    return a.what(pick) in known_to(board.sides[a.seat(pick)].known, seat)


def _decision(board: Board) -> Decision | None:
    """The question being asked, the same for all who look."""
    if board.asked < 0:
        return None
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    question = ENTRIES[step.op].question
    takes_several = step.most and question.counts_picks
    return Decision(
        seat=board.asked,
        choice=question.name_for(step),
        card=board.name(frame.kind) if frame.kind >= 0 else "",
        purpose=purpose(frame),
        least=step.least if takes_several else None,
        most=step.most if takes_several and step.most < 99 else None,  # 99 is any number
        picked=len(frame.picks) if takes_several else 0,
    )
