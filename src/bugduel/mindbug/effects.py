"""What the steps of effects do. Choosing comes first and fills a frame's picks; the next step acts on them."""

from bugduel.mindbug.actions import SEAT_SHIFT, WHAT
from bugduel.mindbug.attack import can_attack, defeat
from bugduel.mindbug.board import ALL_KNOW, BOTH_KNOW, HOLDER_KNOWS, PLAYING, Board
from bugduel.mindbug.layers import derive, holds, selected
from bugduel.mindbug.pieces import Creature, Frame, TurnAbility
from bugduel.mindbug.program import (
    ALL_THIS_TURN,
    ATTACK,
    COUNT_MOVED,
    DEFEAT,
    DISCARD,
    DISCARD_DRAW_PILE,
    DRAW_UNUSED,
    EXTRA_TURN,
    GAIN_LIFE,
    GATHER_CREATURES,
    GATHER_DISCARDED,
    JUMP,
    LOSE_GAME,
    LOSE_LIFE,
    LOSE_LIFE_DOWN_TO,
    MAKE_ATTACK,
    MATCH_LIFE,
    PUT_INTO_PLAY,
    REFRESH,
    REPEAT,
    RETURN_CREATURES,
    RETURN_TO_HAND,
    STEAL_CARDS,
    STEAL_LIFE,
    TAKE_CONTROL,
    THIS_TURN,
    UNLESS,
    UNLESS_DONE,
    WIN_GAME,
    Step,
)


def run_effect(board: Board, frame: Frame, step: Step) -> None:
    """Do one step of an effect that asks nobody."""
    op = step.op
    me = frame.seat
    who = 1 - me if step.who else me
    if op == DEFEAT:
        creatures = picked(board, frame)
        frame.moved = defeat(board, creatures)
        frame.done = frame.moved == len(creatures)
    elif op == LOSE_LIFE:
        lose_life(board, frame, step, who)
    elif op == GAIN_LIFE:
        board.gain_life(me, step.amount)
    elif op == DISCARD:
        discard(board, frame, who)
    elif op == GATHER_CREATURES and step.filter is not None:
        frame.picks = [creature.id for creature in selected(board, step.filter, me, frame.source)]
    elif op == TAKE_CONTROL:
        taken = picked(board, frame)
        frame.moved = len(taken)
        for creature in taken:
            board.change_control(creature, me)
    elif op == PUT_INTO_PLAY:
        put_into_play(board, frame)
    elif op == UNLESS:
        if not holds(board, step.condition, me, board.find(frame.source)):
            frame.place = step.to
    elif op == UNLESS_DONE:
        if not frame.done:
            frame.place = step.to
    elif op == JUMP:
        frame.place = step.to
    elif op == COUNT_MOVED:
        frame.repeats = frame.moved
    elif op == REPEAT:
        if frame.repeats == 0:
            frame.place = step.to
        else:
            frame.repeats -= 1
    elif op == GATHER_DISCARDED:
        frame.picks = [who << SEAT_SHIFT | kind for kind in board.sides[who].discard]
    elif op == RETURN_TO_HAND:
        return_to_hand(board, frame)
    elif op == STEAL_CARDS:
        frame.moved = steal_cards(board, me, step.amount)
    elif op == LOSE_LIFE_DOWN_TO:
        frame.done = board.lose_life(who, board.sides[who].life - step.amount)
    elif op == STEAL_LIFE:
        if board.lose_life(1 - me, step.amount) and board.winner == PLAYING:  # MB-M2
            board.gain_life(me, step.amount)
    elif op == MATCH_LIFE:
        match_life(board, me)
    elif op == THIS_TURN:
        for creature in picked(board, frame):
            change_this_turn(board, creature, step)
    elif op == ALL_THIS_TURN:
        board.turn_abilities.append(TurnAbility(frame.program, frame.place - 1, me, frame.source))
        board.stale = True
    elif op == RETURN_CREATURES:
        return_creatures(board, frame)
    elif op == MAKE_ATTACK:
        make_attack(board, frame)
    elif op == REFRESH:
        refresh(board, me)
    elif op == DRAW_UNUSED:
        draw_unused(board, me, step.amount)
    elif op == DISCARD_DRAW_PILE:
        frame.moved = discard_draw_pile(board, who)
    elif op == EXTRA_TURN:
        board.extra_turns.append(me)
    elif op == WIN_GAME:
        board.finish(me, "card")
    elif op == LOSE_GAME:
        board.finish(1 - me, "card")
    else:
        raise AssertionError(f"no such step: {op}")


def picked(board: Board, frame: Frame) -> list[Creature]:
    """The chosen creatures that are still in play; the choice is used up."""
    found: list[Creature] = []
    for id in frame.picks:
        creature = board.find(id)
        if creature is not None:
            found.append(creature)
    frame.picks = []
    return found


def lose_life(board: Board, frame: Frame, step: Step, who: int) -> None:
    if step.who < 2:
        frame.done = board.lose_life(who, step.amount)
        return
    # Both at once: if that ends it for both, the active player wins (MB-L2).
    board.lose_life(1 - board.active, step.amount)
    board.lose_life(board.active, step.amount)


def discard(board: Board, frame: Frame, who: int) -> None:
    """The chosen cards of a hand go together; then the hand is refilled (MB-T6)."""
    for pick in frame.picks:
        kind = pick & WHAT
        board.out_of_hand(who, kind)
        if board.events is not None:
            board.note("discard", {"seat": who, "card": board.name(kind)})
        board.into_discard(who, kind)
    frame.moved = len(frame.picks)
    if frame.picks:
        board.stale = True
        frame.picks = []
        board.refill(who)


def discard_draw_pile(board: Board, who: int) -> int:
    """The whole pile is turned over at once (MB-M1)."""
    side = board.sides[who]
    turned = side.draw
    side.draw = []
    for kind in reversed(turned):
        if board.events is not None:
            board.note("discard-from-draw-pile", {"seat": who, "card": board.name(kind)})
        board.into_discard(who, kind)
    return len(turned)


def put_into_play(board: Board, frame: Frame) -> None:
    """Cards of discard piles come into play for this player: no Mindbug, but Play effects (MB-M6)."""
    arrived: list[Creature] = []
    frame.moved = len(frame.picks)
    for pick in frame.picks:
        kind = pick & WHAT
        board.sides[pick >> SEAT_SHIFT].discard.remove(kind)
        arrived.append(board.enter(frame.seat, kind))
    frame.picks = []
    derive(board)
    for creature in arrived:
        board.trigger_play(creature)


def return_to_hand(board: Board, frame: Frame) -> None:
    """Cards of discard piles go to this player's hand, in the open (MB-N2)."""
    frame.moved = len(frame.picks)
    for pick in frame.picks:
        kind = pick & WHAT
        board.sides[pick >> SEAT_SHIFT].discard.remove(kind)
        board.into_hand(frame.seat, kind, ALL_KNOW)
        if board.events is not None:
            board.note("return", {"seat": frame.seat, "card": board.name(kind)})
    frame.picks = []
    board.stale = True


def return_creatures(board: Board, frame: Frame) -> None:
    """Creatures go from play to their controller's hand, in the open (MB-N2)."""
    leaving = picked(board, frame)
    frame.moved = len(leaving)
    for creature in leaving:
        board.leave(creature)
        board.into_hand(creature.seat, creature.card.kind, ALL_KNOW)
        if board.events is not None:
            board.note("leave", {"seat": creature.seat, "card": creature.card.name, "creature": creature.id})


def steal_cards(board: Board, me: int, count: int) -> int:
    """Random cards of the opponent's hand, all of them before the refill (MB-M2, MB-X8). Both players know them."""
    victim = 1 - me
    hand = board.sides[victim].hand
    count = min(count, len(hand))
    for _ in range(count):
        kind = hand[board.rng.below(len(hand))] if len(hand) > 1 else hand[0]
        board.out_of_hand(victim, kind)
        board.into_hand(me, kind, BOTH_KNOW)
        if board.events is not None:
            board.note_secret("steal", {"seat": me}, {"card": board.name(kind)}, me, victim)
    if count:
        board.stale = True
        board.refill(victim)
    return count


def draw_unused(board: Board, me: int, count: int) -> None:
    """From the top of the unused pile: seen by the drawer alone, nothing if it is empty (MB-M4)."""
    for _ in range(min(count, len(board.unused))):
        kind = board.rng.take(board.unused)
        board.into_hand(me, kind, HOLDER_KNOWS)
        if board.events is not None:
            board.note_secret("draw-unused", {"seat": me}, {"card": board.name(kind)}, me)


def match_life(board: Board, me: int) -> None:
    """Life is set: neither gained nor lost (MB-L3)."""
    board.sides[me].life = board.sides[1 - me].life
    board.stale = True
    if board.events is not None:
        board.note("set-life", {"seat": me, "life": board.sides[me].life})


def refresh(board: Board, me: int) -> None:
    """One used Mindbug is turned face up; with none used nothing happens (MB-P6)."""
    side = board.sides[me]
    if side.used:
        side.used -= 1
        side.mindbugs += 1
        if board.events is not None:
            board.note("refresh", {"seat": me, "mindbugs": side.mindbugs})


def change_this_turn(board: Board, creature: Creature, step: Step) -> None:
    """It stays with the creature until the turn ends, and adds up (MB-G11)."""
    creature.bonus += step.amount
    creature.gained |= step.keywords
    creature.limits |= step.cannot
    board.turn_effects = True
    board.stale = True
    if board.events is not None:
        board.note("this-turn", {"seat": creature.seat, "card": creature.card.name, "creature": creature.id})


def make_attack(board: Board, frame: Frame) -> None:
    """The chosen creature attacks for its controller, if it can (MB-A5).

    What this effect has triggered so far waits in its frame until it has finished, attack and all (MB-G6).
    """
    derive(board)
    for creature in picked(board, frame):
        if can_attack(board, creature):
            frame.waiting = frame.waiting + board.pending
            board.pending = []
            board.stack.append(Frame(ATTACK, creature.seat, creature.id, creature.card.kind))
