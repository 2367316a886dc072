"""The course of a duel: turns, playing, attacking, and what waits to be resolved (rules MB-T, MB-P, MB-A, MB-G).

`advance` runs the stack of frames until somebody has a choice, which is read off the top frame (`choices.offer`);
`answer` takes one answer to it.
"""

from typing import Final

from bugduel.mindbug import actions as a
from bugduel.mindbug.attack import fight
from bugduel.mindbug.board import BEYOND, DRAWN, PLAYING, Board
from bugduel.mindbug.choices import attacker_of, offer, resolve_action
from bugduel.mindbug.effects import run_effect
from bugduel.mindbug.layers import derive
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import (
    AFTER_ACTION,
    ASK_MAY,
    ASK_OPTION,
    ATTACK,
    ATTACK_AGAIN,
    ATTACKS,
    BLOCK,
    CLOSE_TURN,
    DECLARE_ATTACK,
    END_TURN,
    ENTER_PLAY,
    EVENTS,
    FIGHT,
    HUNT,
    NEXT_WAITING,
    OFFER_MINDBUG,
    PLAY_CARD,
    SHOW_CARD,
    START_TURN,
    TO_END_OF_ATTACK,
    TO_FIGHT,
    TO_TURN_ACTION,
    TURN_ACTION,
    WAITING,
    Step,
)

LAST_TURN: Final = 400  # MB-T8


def advance(board: Board) -> None:
    """Run on to the next choice, or to the end of the game."""
    stack = board.stack
    while board.winner == PLAYING:
        frame = stack[-1]
        program = frame.program
        if board.pending and not program.is_effect:
            resolve_pending(board)
            continue
        if frame.place >= len(program.steps):
            stack.pop()
            if frame.waiting:  # what an effect triggered before it made an attack
                board.pending = frame.waiting + board.pending
            continue
        step = program.steps[frame.place]
        if step.asks:
            choices = offer(board, frame, step)
            if not choices:
                skip(board, frame, step)
            elif len(choices) == 1 and board.evident and not board.ask_always:
                answer(board, choices[0])
            else:
                board.choices = choices
                return
        else:
            frame.place += 1
            if program.is_effect:
                run_effect(board, frame, step)
            else:
                run_course(board, frame, step)
    board.asked = -1
    board.choices = []


def run_course(board: Board, frame: Frame, step: Step) -> None:
    """Do one step of the turn that asks nobody."""
    op = step.op
    if op == SHOW_CARD:
        show_card(board, frame)
    elif op == ENTER_PLAY:
        enter_play(board, frame)
    elif op == DECLARE_ATTACK:
        declare_attack(board, frame)
    elif op == FIGHT:
        fight_or_hit(board, frame)
    elif op == AFTER_ACTION:
        if board.actions_left:  # a Mindbug was used: another action in the same turn (MB-P3)
            frame.place = TO_TURN_ACTION
    elif op == START_TURN:
        start_turn(board)
    elif op == END_TURN:
        board.trigger_end_of_turn()  # MB-T4
    elif op == CLOSE_TURN:
        close_turn(board, frame)
    else:
        raise AssertionError(f"no such step: {op}")


def skip(board: Board, frame: Frame, step: Step) -> None:
    """There was nothing to choose."""
    op = step.op
    if op == TURN_ACTION:
        board.finish(1 - board.active, "no-action")  # no turn action: lost at once (MB-T2)
    elif op == ASK_MAY:
        frame.place = step.to
    else:
        end_choice(frame)


def answer(board: Board, action: int) -> None:
    """Take one answer to the choice of the top frame."""
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    op = step.op
    verb = action & a.VERB
    what = action & a.WHAT
    if op == TURN_ACTION:
        frame.place += 1
        board.actions_left -= 1
        start_action(board, verb, what)
    elif op == OFFER_MINDBUG:
        frame.place += 1
        if verb == a.USE_MINDBUG:
            use_mindbug(board, frame)
        elif board.events is not None:
            board.note("keep-mindbug", {"seat": 1 - frame.seat, "card": board.name(frame.kind)})
    elif op == HUNT:
        frame.place += 1
        if verb == a.HUNT_CREATURE:
            meet(board, frame, what, "hunt", frame.seat)
    elif op == BLOCK:
        frame.place += 1
        if verb == a.BLOCK_WITH:
            meet(board, frame, what, "block", 1 - frame.seat)
    elif op == ATTACK_AGAIN:
        frame.place = 0 if verb == a.ATTACK_ONCE_MORE else TO_END_OF_ATTACK
    elif op == NEXT_WAITING:
        start_waiting(board, frame, action)
    elif op == ASK_MAY:
        frame.done = True
        frame.place = frame.place + 1 if verb == a.ACCEPT else step.to
    elif op == ASK_OPTION:
        frame.place += 1 + what
    elif verb == a.DONE:
        end_choice(frame)
    else:  # one more creature or card is chosen
        frame.picks.append(action & ~a.VERB)
        frame.chosen += 1
        if frame.chosen >= step.most:
            end_choice(frame)


def end_choice(frame: Frame) -> None:
    frame.chosen = 0
    frame.place += 1


# --- what waits -------------------------------------------------------------------------------------------------------


def resolve_pending(board: Board) -> None:
    """What was triggered comes next, before all that already waits (MB-G6). One effect needs no order (MB-G5)."""
    if len(board.pending) == 1:
        start_effect(board, board.pending[0])
    else:
        frame = Frame(WAITING)
        frame.waiting = board.pending
        board.stack.append(frame)
    board.pending = []


def start_waiting(board: Board, frame: Frame, action: int) -> None:
    """Start the chosen effect; when only one is left after it, that one needs no frame to wait in."""
    for place in range(len(frame.waiting)):
        effect = frame.waiting[place]
        if resolve_action(effect) == action:
            del frame.waiting[place]
            break
    else:
        raise AssertionError("no such waiting effect")
    if not frame.waiting:
        board.stack.pop()
    start_effect(board, effect)


def start_effect(board: Board, effect: Frame) -> None:
    board.stack.append(effect)
    if board.events is not None:
        trigger = EVENTS[effect.program.event]
        board.note("effect", {"seat": effect.seat, "card": board.name(effect.kind), "trigger": trigger})


# --- the turn ---------------------------------------------------------------------------------------------------------


def start_turn(board: Board) -> None:
    board.turn += 1
    board.actions_left = 1
    board.entered = 0
    board.stale = True
    if board.events is not None:
        board.note("turn", {"seat": board.active, "turn": board.turn})


def start_action(board: Board, verb: int, what: int) -> None:
    seat = board.active
    if verb == a.PLAY:
        frame = Frame(PLAY_CARD, seat, 0, what)
        frame.target = seat
        board.stack.append(frame)
    else:
        attacker = board.find(what)
        assert attacker is not None
        board.stack.append(Frame(ATTACK, seat, what, attacker.card.kind))


def close_turn(board: Board, frame: Frame) -> None:
    """What holds for this turn ends (MB-T4); an extra turn comes before the one of who would follow (MB-T7)."""
    if board.turn_effects:
        board.turn_effects = False
        for side in board.sides:
            for creature in side.play:
                creature.bonus = 0
                creature.gained = 0
                creature.limits = 0
    if board.turn_abilities:
        board.turn_abilities = []
    if board.turn >= LAST_TURN:
        board.finish(DRAWN, "turns")
        return
    if board.extra_turns:
        board.active = board.extra_turns.pop(0)
    else:
        board.active = board.follower
        board.follower = 1 - board.active
    board.stale = True
    frame.place = 0


# --- playing a card ---------------------------------------------------------------------------------------------------


def show_card(board: Board, frame: Frame) -> None:
    """The card leaves the hand and is shown; the hand is refilled before the Mindbug is offered (MB-P1)."""
    board.out_of_hand(frame.seat, frame.kind)
    board.shown = frame.kind
    board.stale = True
    if board.events is not None:
        board.note("play", {"seat": frame.seat, "card": board.name(frame.kind)})
    board.refill(frame.seat)


def use_mindbug(board: Board, frame: Frame) -> None:
    """The opponent takes the shown card, and the player acts again (MB-P3), in older editions in a new turn (MB-R2)."""
    taker = 1 - frame.seat
    side = board.sides[taker]
    side.mindbugs -= 1
    side.used += 1
    frame.target = taker
    if board.edition >= BEYOND:
        board.extra_turns.insert(0, frame.seat)
    else:
        board.actions_left += 1
    if board.events is not None:
        board.note("mindbug", {"seat": taker, "card": board.name(frame.kind)})


def enter_play(board: Board, frame: Frame) -> None:
    board.shown = -1
    creature = board.enter(frame.target, frame.kind)
    derive(board)
    board.trigger_play(creature)


# --- attacking --------------------------------------------------------------------------------------------------------


def declare_attack(board: Board, frame: Frame) -> None:
    """An attack begins; the attacker's Attack effects come before hunting and blocking (MB-A1)."""
    attacker = board.find(frame.source)
    assert attacker is not None
    if attacker.attack_turn != board.turn:
        attacker.attack_turn = board.turn
        attacker.attacks = 0
    attacker.attacks += 1
    frame.target = 0
    if board.events is not None:
        board.note("attack", {"seat": frame.seat, "card": attacker.card.name, "creature": attacker.id})
    if attacker.card.triggers[ATTACKS]:
        board.trigger(ATTACKS, frame.seat, attacker.id, attacker.card.kind)


def meet(board: Board, frame: Frame, blocker: int, how: str, seat: int) -> None:
    """A creature will fight the attacker: it blocks, or it was hunted and there is no block decision (MB-K2)."""
    frame.target = blocker
    frame.place = TO_FIGHT
    if board.events is not None:
        creature = board.find(blocker)
        assert creature is not None
        board.note(how, {"seat": seat, "card": creature.card.name, "creature": blocker})


def fight_or_hit(board: Board, frame: Frame) -> None:
    attacker = attacker_of(board, frame)
    if attacker is None:
        frame.place = TO_END_OF_ATTACK
        return
    if frame.target == 0:
        if board.events is not None:
            board.note("unblocked", {"seat": 1 - frame.seat, "card": attacker.card.name, "creature": attacker.id})
        board.lose_life(1 - frame.seat, 1)  # MB-A2
        return
    blocker = board.find(frame.target)
    if blocker is not None and blocker.seat != frame.seat:  # otherwise no life is lost (MB-A4)
        fight(board, attacker, blocker)
