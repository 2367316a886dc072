"""What a player does with a turn, and whether a Mindbug takes the card that was played (rules MB-T, MB-P, MB-K6)."""

from typing import Final

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS, made_once
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import BEYOND, PLAYING, Board
from bugduel.mindbug.cards.keywords import FAST
from bugduel.mindbug.pieces import NO_CREATURES, Creature, Frame, Side
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import PLAY_CARD, Step
from bugduel.mindbug.rules.attack import can_attack, forced_hunters
from bugduel.mindbug.rules.effects.life import spend_mindbug, tax_mindbug
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.questions.question import (
    Question,
    ask_next,
    card_move,
    creature_move,
    end_choice,
    plain_move,
)
from bugduel.mindbug.rules.reading_ahead import can_act
from bugduel.mindbug.rules.select import can_be_played, is_limited
from bugduel.mindbug.rules.waiting import start_effect
from bugduel.mindbug.seating import seats_left_of

# The commonest actions.
PLAYS: Final = made_once(a.PLAY, a.WHAT)
ATTACKS: Final = made_once(a.ATTACK, a.WHAT)

MINDBUG: Final = [a.USE_MINDBUG, a.KEEP_MINDBUG]  # a list that never changes is made once


class TurnAction(Question):
    """Play a card, attack with a creature, or use an Action (MB-T2). Equal cards are one choice."""

    op = o.TURN_ACTION
    name = "turn-action"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        board.asked = board.active
        derive(board)
        side = board.sides[board.active]
        if board.pool.has_hunted:
            forced = forced_hunters(board, board.active)
            if forced:
                return [a.ATTACK | creature.id for creature in forced]
        hand = side.hand
        if is_limited(side):
            hand = playable(board, side)
        found = [PLAYS[kind] for kind in hand]
        place: i64 = len(found) - 1
        while place > 0:
            if found[place] is found[place - 1]:
                found.pop(place)
            place -= 1
        board.answers_are_public = len(side.hand) == len(found)
        for creature in side.play:
            if can_attack(board, creature):
                found.append(ATTACKS[creature.id])
        if board.pool.has_actions:
            for creature in side.play:
                if creature.card.triggers[o.ACTION] and can_act(board, creature):
                    found.append(a.ACT | creature.id)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.place += 1
        board.actions_left -= 1
        start_action(board, board.active, action)

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        """No turn action: lost at once (MB-T2), unless the teammate has something to say to that (MB-Q4)."""
        mate = board.seating.teammate[board.active]
        if mate >= 0 and frame.chosen == 0:
            board.trigger_all(o.TEAMMATE_STUCK, mate)
            if board.pending:
                frame.chosen = 1  # once
                return
        board.lose(board.active, "no-action")

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return action_move(board, action)


class FastAction(Question):
    """A creature with FAST may attack or act in the turn it came; the active player's first, by arrival (MB-K6)."""

    op = o.FAST_ACTION
    name = "fast"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        if not board.entered:
            return NO_INTS
        derive(board)
        for creature in fast_ones(board):
            found = []
            if can_attack(board, creature) and creature.attack_turn != board.turn:
                found.append(a.ATTACK | creature.id)
            if creature.card.triggers[o.ACTION] and can_act(board, creature):
                found.append(a.ACT | creature.id)
            if found:
                found.append(a.WAIT | creature.id)
                board.asked = creature.seat
                return found
        return NO_INTS

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        """It attacks, acts, or waits; it is asked once."""
        creature = board.find(action & a.WHAT)
        assert creature is not None
        creature.acted = True
        if action & a.VERB != a.WAIT:
            start_action(board, creature.seat, action)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if a.verb(action) == a.WAIT:
            return creature_move(board, action, "wait")
        return action_move(board, action)


class Mindbug(Question):
    """The opponent may use a Mindbug on the shown card, once (MB-P1). With teams all others may, the teammate too, from
    the player's left, until one does (MB-Q2).
    """

    op = o.OFFER_MINDBUG
    name = "mindbug"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        derive(board)
        players = board.players
        distance: i64 = frame.chosen + 1
        while distance < players:
            board.asked = seats_left_of(frame.seat, distance, players)
            taker = board.sides[board.asked]
            if taker.mindbugs and not taker.bars & o.NO_MINDBUGS:
                return MINDBUG
            distance += 1
        return NO_INTS

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        if action == a.USE_MINDBUG:
            end_choice(frame)
            use_mindbug(board, frame, board.asked)
            return
        if board.events is not None:
            board.note("keep-mindbug", {"seat": board.asked, "card": board.name(frame.kind)})
        ask_next(board, frame, board.players - 1)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.USE_MINDBUG:
            return plain_move(board, frame, action, "use-mindbug")
        return plain_move(board, frame, action, "keep-mindbug")


def playable(board: Board, side: Side) -> list[int]:
    """The cards of a hand that are neither too weak nor too strong to be played (MB-X16)."""
    return [kind for kind in side.hand if can_be_played(side, board.pool.cards[kind].power)]


def fast_ones(board: Board) -> list[Creature]:
    """The creatures that FAST lets do something now: the active player's, then all others, each by arrival."""
    mine = NO_CREATURES
    others = NO_CREATURES
    for side in board.sides:
        for creature in side.play:
            if creature.arrived == board.turn and not creature.acted and creature.active_keywords & FAST:
                if creature.seat == board.active:
                    mine = mine + [creature]
                else:
                    others = others + [creature]
    if others:
        return by_arrival(mine) + by_arrival(others)
    return by_arrival(mine)


def by_arrival(creatures: list[Creature]) -> list[Creature]:
    return creatures if len(creatures) < 2 else sorted(creatures, key=arrival)


def arrival(creature: Creature) -> int:
    return creature.id


def start_action(board: Board, seat: i64, action: i64) -> None:
    verb = action & a.VERB
    what = action & a.WHAT
    if verb == a.PLAY:
        frame = Frame(PLAY_CARD, seat, 0, what)
        frame.target = seat
        board.stack.append(frame)
        return
    creature = board.find(what)
    assert creature is not None
    if verb == a.ATTACK:
        board.stack.append(Frame(board.pool.attack, seat, what, creature.card.kind))
    else:
        start_effect(board, Frame(creature.card.triggers[o.ACTION][0], seat, what, creature.card.kind))


def action_move(board: Board, action: int) -> Move:
    verb = a.verb(action)
    if verb == a.PLAY:
        return card_move(board, action, "play")
    if verb == a.ATTACK:
        return creature_move(board, action, "attack")
    return creature_move(board, action, "act")


def use_mindbug(board: Board, frame: Frame, taker: i64) -> None:
    """Another takes the shown card, and the player acts again (MB-P3), in older editions in a new turn (MB-R2)."""
    tax_mindbug(board, taker)
    if board.winner != PLAYING:
        return
    spend_mindbug(board, taker)
    frame.target = taker
    if board.edition >= BEYOND:
        board.extra_turns = [frame.seat] + board.extra_turns
    else:
        board.actions_left += 1
    if board.events is not None:
        board.note("mindbug", {"seat": taker, "card": board.name(frame.kind)})
