"""The course of a duel: turns, playing, attacking, and what waits to be resolved (rules MB-T, MB-P, MB-A, MB-G).

`advance` runs the stack of frames until somebody has a choice, which is read off the top frame (`choices.offer`);
`answer` takes one answer to it.
"""

from typing import Final

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS, without
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import BEYOND, CURRENT, DRAWN, NO_ABILITIES, PLAYING, Board
from bugduel.mindbug.pieces import NO_FRAMES, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.names import trigger_name
from bugduel.mindbug.program.program import FULL_TURN, PLAY_CARD, WAITING, Step
from bugduel.mindbug.rules.attack import fight, granted
from bugduel.mindbug.rules.choices import attacker_of, offer, resolve_action
from bugduel.mindbug.rules.effects import run_effect
from bugduel.mindbug.rules.entering import arrive
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.life_effects import spend_mindbug, tax_mindbug
from bugduel.mindbug.rules.supplies import buy, dice_results, harvest, put_octonite, remove_octonite, reroll, roll

LAST_TURN: Final = 400  # MB-T8
MOST_STEPS: Final = 20_000  # without a choice: home-made cards that set each other off for ever (MB-T8)


def advance(board: Board) -> None:
    """Run on to the next choice, or to the end of the game."""
    stack = board.stack
    steps = 0
    while board.winner == PLAYING:
        frame = stack[-1]
        steps += 1
        if steps > MOST_STEPS:
            board.finish(DRAWN, "endless")
            break
        program = frame.program
        if board.pending and not program.is_effect:
            resolve_pending(board)
            continue
        if board.hands_freed:
            refill_freed_hands(board)
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
            elif len(choices) == 1 and board.answers_are_public and not board.ask_always:
                if board.events is not None:
                    board.note_forced(board.asked, choices[0])
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
    board.choices = NO_INTS


def ask_again(board: Board, seat: i64) -> bool:
    """Ask another seat's question anew, of the hand that it now has. False if that hand leaves nothing to ask."""
    if board.asked < 0 or board.asked == seat:
        return True
    frame = board.stack[-1]
    choices = offer(board, frame, frame.program.steps[frame.place])
    if not choices or (len(choices) == 1 and board.answers_are_public and not board.ask_always):
        return False
    board.choices = choices
    return True


def run_course(board: Board, frame: Frame, step: Step) -> None:
    """Do one step of the turn that asks nobody."""
    op = step.op
    if op == o.SHOW_CARD:
        show_card(board, frame)
    elif op == o.ENTER_PLAY:
        enter_play(board, frame)
    elif op == o.DECLARE_ATTACK:
        declare_attack(board, frame)
    elif op == o.FIGHT:
        fight_or_hit(board, frame)
    elif op == o.AFTER_ACTION:
        if board.actions_left:  # a Mindbug was used: another action in the same turn (MB-P3)
            frame.place = frame.program.at[o.TURN_ACTION]
    elif op == o.START_TURN:
        start_turn(board, frame)
    elif op == o.END_TURN:
        board.trigger_all(o.TURN_ENDS)  # MB-T4
        if not board.pending:
            close_turn(board, frame)
    elif op == o.CLOSE_TURN:
        close_turn(board, frame)
    elif op == o.HARVEST:
        harvest(board)  # after buying, before all else (MB-T3)
    elif op == o.DICE_RESULTS:
        resolve_dice(board, frame)
    elif op == o.ATTACK_EFFECTS:
        trigger_attack(board, frame)
    else:
        raise AssertionError(f"no such step: {op}")


def skip(board: Board, frame: Frame, step: Step) -> None:
    """There was nothing to choose."""
    op = step.op
    if op == o.TURN_ACTION:
        board.finish(1 - board.active, "no-action")  # no turn action: lost at once (MB-T2)
    elif op == o.ASK_MAY:
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
    if op == o.TURN_ACTION:
        frame.place += 1
        board.actions_left -= 1
        start_action(board, board.active, verb, what)
    elif op == o.OFFER_MINDBUG:
        frame.place += 1
        if verb == a.USE_MINDBUG:
            use_mindbug(board, frame)
        elif board.events is not None:
            board.note("keep-mindbug", {"seat": 1 - frame.seat, "card": board.name(frame.kind)})
    elif op == o.HUNT:
        frame.place += 1
        if verb == a.HUNT_CREATURE:
            meet(board, frame, what, "hunt", frame.seat)
    elif op == o.BLOCK:
        frame.place += 1
        if verb == a.BLOCK_WITH:
            meet(board, frame, what, "block", 1 - frame.seat)
    elif op == o.ATTACK_AGAIN:
        frame.place = 0 if verb == a.ATTACK_ONCE_MORE else len(frame.program.steps)
    elif op == o.NEXT_WAITING:
        start_waiting(board, frame, action)
    elif op == o.FAST_ACTION:
        fast_action(board, verb, what)
    elif op == o.BUY:
        if verb == a.DONE:
            frame.place += 1
        else:
            start_effect(board, buy(board, board.active, what, board.pool.cards[what].cost))
    elif op == o.REROLL:
        answer_reroll(board, frame, verb, what)
    else:
        answer_effect(board, frame, step, action)


def answer_effect(board: Board, frame: Frame, step: Step, action: int) -> None:
    """Take an answer that an effect asked for."""
    op = step.op
    verb = action & a.VERB
    what = action & a.WHAT
    if op == o.ASK_MAY:
        frame.done = True
        frame.place = frame.place + 1 if verb == a.ACCEPT else step.to
    elif op == o.ASK_OPTION:
        frame.place += 1 + what
    elif op == o.ASK_KEYWORD:
        frame.had = what
        frame.place += 1
    elif verb == a.DONE:
        end_choice(frame)
    elif op == o.DISTRIBUTE:
        distribute(board, frame, what)
    else:  # one more creature or card is chosen
        frame.picks = frame.picks + [action & ~a.VERB]
        frame.chosen += 1
        if frame.chosen >= step.most + (op == o.CHOOSE_BOOST):  # a boost is chosen with its creature
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
        wait(board, board.pending, board.active)
    board.pending = NO_FRAMES


def wait(board: Board, effects: list[Frame], orderer: int) -> None:
    frame = Frame(WAITING, orderer)
    frame.waiting = effects
    board.stack.append(frame)


def start_waiting(board: Board, frame: Frame, action: int) -> None:
    """Start the chosen effect."""
    for place in range(len(frame.waiting)):
        effect = frame.waiting[place]
        if resolve_action(frame.waiting, effect) == action:
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
        trigger = trigger_name(effect.program)
        board.note("effect", {"seat": effect.seat, "card": board.effect_card(effect), "trigger": trigger})


# --- the turn ---------------------------------------------------------------------------------------------------------


def start_turn(board: Board, frame: Frame) -> None:
    """A turn begins: with buying, then Harvest (MB-T3), where there is something to buy or to harvest."""
    board.turn += 1
    board.actions_left = 1
    board.entered = 0
    board.stale = board.stale or board.looks_at_turn
    if board.events is not None:
        board.note("turn", {"seat": board.active, "turn": board.turn})
    if board.pool.turn is FULL_TURN and not board.sides[board.active].energy:
        harvests = board.pool.watched[o.HARVESTED]
        frame.place = frame.program.at[o.HARVEST if harvests else o.TURN_ACTION]


def start_action(board: Board, seat: i64, verb: i64, what: i64) -> None:
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


def fast_action(board: Board, verb: i64, what: i64) -> None:
    """A creature that just came attacks, acts, or waits; it is asked once (MB-K6)."""
    creature = board.find(what)
    assert creature is not None
    creature.acted = True
    if verb != a.WAIT:
        start_action(board, creature.seat, verb, what)


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
        board.turn_abilities = NO_ABILITIES
    if board.turn >= LAST_TURN:
        board.finish(DRAWN, "turns")
        return
    if board.extra_turns:
        board.active = board.extra_turns[0]
        board.extra_turns = board.extra_turns[1:]
    else:
        board.active = board.follower
        board.follower = 1 - board.active
    board.stale = board.stale or board.looks_at_turn
    frame.place = 0


def refill_freed_hands(board: Board) -> None:
    """A hand that could take no cards is refilled as soon as it can (MB-X11)."""
    board.hands_freed = False
    derive(board)
    if board.edition == CURRENT:
        for seat in range(2):
            board.refill(seat)


# --- playing a card ---------------------------------------------------------------------------------------------------


def show_card(board: Board, frame: Frame) -> None:
    """The card leaves the hand and is shown; the hand is refilled before the Mindbug is offered (MB-P1)."""
    board.out_of_hand(frame.seat, frame.kind)
    board.shown = frame.kind
    board.touch()
    if board.events is not None:
        board.note("play", {"seat": frame.seat, "card": board.name(frame.kind)})
    board.refill(frame.seat)


def use_mindbug(board: Board, frame: Frame) -> None:
    """The opponent takes the shown card, and the player acts again (MB-P3), in older editions in a new turn (MB-R2)."""
    taker = 1 - frame.seat
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


def enter_play(board: Board, frame: Frame) -> None:
    board.shown = -1
    creature = board.enter(frame.target, frame.kind)
    derive(board)
    arrive(board, creature, False)


def distribute(board: Board, frame: Frame, what: i64) -> None:
    """One octonite of a creature that just came goes onto another (MB-H5)."""
    giver = board.find(frame.source)
    other = board.find(what)
    assert giver is not None
    assert other is not None
    remove_octonite(board, giver)
    put_octonite(board, other, 1)


# --- attacking --------------------------------------------------------------------------------------------------------


def declare_attack(board: Board, frame: Frame) -> None:
    """An attack begins: dice first (MB-I1), then Attack effects, then hunting and blocking (MB-A1)."""
    attacker = board.find(frame.source)
    if attacker is None:
        frame.place = len(frame.program.steps)
        return
    if attacker.attack_turn != board.turn:
        attacker.attack_turn = board.turn
        attacker.attacks = 0
    attacker.attacks += 1
    frame.target = 0
    board.note_creature("attack", attacker)
    if frame.program.at[o.ATTACK_EFFECTS] < 0:
        if attacker.card.triggers[o.ATTACKS]:
            board.trigger(o.ATTACKS, frame.seat, attacker.id, attacker.card.kind)
        return
    derive(board)
    frame.repeats = 0
    if attacker.dice:
        roll(board, frame, attacker.dice, 1)


def answer_reroll(board: Board, frame: Frame, verb: i64, face: int) -> None:
    """A die is put aside to be rolled again, or the dice put aside are rolled."""
    if verb == a.REROLL:
        frame.picks = without(frame.picks, face)
        frame.held = frame.held + [face]
    elif frame.held:
        reroll(board, frame)
    else:
        frame.place += 1


def resolve_dice(board: Board, frame: Frame) -> None:
    """All results, in the order the attacker chooses, before Attack effects (MB-I2)."""
    results = dice_results(frame)
    if len(results) == 1:
        start_effect(board, results[0])
    elif results:
        wait(board, results, frame.seat)


def trigger_attack(board: Board, frame: Frame) -> None:
    """Attack abilities, own and granted, are collected once, after the dice (MB-A1)."""
    attacker = attacker_of(board, frame)
    if attacker is None:
        return
    board.trigger(o.ATTACKS, frame.seat, attacker.id, attacker.card.kind)
    for program in granted(board, attacker):
        board.pend(Frame(program, frame.seat, attacker.id, attacker.card.kind))


def meet(board: Board, frame: Frame, blocker: i64, how: str, seat: i64) -> None:
    """A creature will fight the attacker: it blocks, or it was hunted and there is no block decision (MB-K2)."""
    frame.target = blocker
    frame.place = frame.program.at[o.FIGHT]
    if board.events is not None:
        creature = board.find(blocker)
        assert creature is not None
        board.note(how, {"seat": seat, "card": creature.card.name, "creature": blocker})


def fight_or_hit(board: Board, frame: Frame) -> None:
    attacker = attacker_of(board, frame)
    if attacker is None:
        frame.place = len(frame.program.steps)
        return
    if frame.target == 0:
        if board.events is not None:
            board.note("unblocked", {"seat": 1 - frame.seat, "card": attacker.card.name, "creature": attacker.id})
        derive(board)
        board.lose_life(1 - frame.seat, 1)  # MB-A2
        return
    blocker = board.find(frame.target)
    if blocker is not None and blocker.seat != frame.seat:  # otherwise no life is lost (MB-A4)
        fight(board, attacker, blocker)
