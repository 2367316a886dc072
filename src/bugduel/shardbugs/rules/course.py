"""The course of a game: mulligans, turns, and what becomes of each answer (rules SB-S, SB-N)."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import TURN, Step
from bugduel.shardbugs.rules.card_effects import discard, draw_cards, fetch, put_below
from bugduel.shardbugs.rules.choices import add_action, offer
from bugduel.shardbugs.rules.combat import (
    assign_lured,
    block,
    block_triggers,
    declare,
    end_combat,
)
from bugduel.shardbugs.rules.effects import run_effect
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.moving import enter_hive
from bugduel.shardbugs.rules.triggers import fire
from bugduel.shardbugs.rules.turn import begin_turn, clean_up, combat_damage, expire, next_turn
from bugduel.shardbugs.rules.web.announce import (
    CARD_PICK,
    announce_ability,
    announce_avatar,
    announce_card,
    announce_equip,
    announce_from_hive,
    commit,
    devote,
    retreat,
)
from bugduel.shardbugs.rules.web.dust import empty_dust, generate, pay
from bugduel.shardbugs.rules.web.threads import (
    add_trigger,
    begin_round,
    end_thread,
    pass_on,
    resolve_next,
    settle,
    whose_triggers,
)

MOST_STEPS: Final = 20_000  # without a choice (SB-W6)


def advance(board: Board) -> None:
    """Run on to the next choice, or to the end of the game."""
    stack = board.stack
    steps = 0
    while not board.is_over:
        stack = board.stack
        frame = stack[-1]
        program = frame.program
        steps += 1
        if steps > MOST_STEPS:
            board.finish(board.living(), "endless")
            break
        if program.is_effect:
            if frame.place >= len(program.steps):
                stack.pop()
                end_thread(board, frame)
                continue
        elif board.unsettled and program.settles:
            settle(board)
            continue
        if frame.place >= len(program.steps):
            stack.pop()
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
        elif program.is_effect:
            frame.place += 1
            run_effect(board, frame, step)
        else:
            frame.place += 1
            run_course(board, frame, step)
    board.asked = -1
    board.choices = NO_INTS


def ask_again(board: Board, seat: int) -> bool:
    """Ask another seat's question anew, of what it now has. False if there is nothing left to ask."""
    if board.asked < 0 or board.asked == seat:
        return True
    asked = board.asked
    frame = board.stack[-1]
    choices = offer(board, frame, frame.program.steps[frame.place])
    if not choices or board.asked != asked or (len(choices) == 1 and board.answers_are_public and not board.ask_always):
        return False
    board.choices = choices
    return True


def run_course(board: Board, frame: Frame, step: Step) -> None:
    """Do one step of the course that asks nobody."""
    op = step.op
    if op == o.ROUND:
        begin_round(board)
    elif op == o.RESOLVE:
        frame.place = 1
        resolve_next(board, frame)
    elif op == o.COMMIT:
        commit(board, frame)
    elif op == o.EMPTY_DUST:
        empty_dust(board)
    elif op == o.BEGIN_TURN:
        begin_turn(board)
    elif op == o.DRAW_CARD:
        if board.turn > 1:  # SB-S4
            draw_cards(board, board.active, 1)
    elif op == o.DECLARE:
        if frame.picks:
            declare(board, frame.picks)
            frame.picks = NO_INTS
        else:
            frame.place = TURN.at[o.END_COMBAT]
    elif op == o.LURED:
        derive(board)
        assign_lured(board)
        frame.next = board.after(board.active)
        frame.left = board.living_count() - 1
    elif op == o.BLOCKS_MADE:
        block_triggers(board)
    elif op == o.COMBAT_DAMAGE:
        combat_damage(board)
    elif op == o.END_COMBAT:
        end_combat(board)
        empty_dust(board)
    elif op == o.CLEAN_UP:
        clean_up(board)
    elif op == o.EXPIRE:
        expire(board)
    elif op == o.NEXT_TURN:
        next_turn(board, frame)
    elif op == o.REDRAW:
        redraw(board, frame)
    else:
        raise AssertionError(f"no such step: {op}")


def skip(board: Board, frame: Frame, step: Step) -> None:
    """There was nothing to choose."""
    op = step.op
    if op == o.CHOOSE_TARGET and len(frame.targets) < frame.of.slots:
        fill_targets(frame)  # a part of an ability fizzles (SB-P9)
    elif op == o.ASK_PAY and not frame.started:
        frame.place = step.to
    else:
        if op == o.ASK_PAY:
            pay(board, frame.seat, step.neutral - frame.amount, step.shards, step.dust)
        frame.started = False
        frame.place += 1


def fill_targets(frame: Frame) -> None:
    """The rest of a target's slots stay empty."""
    slot = len(frame.targets)
    for target in frame.of.targets:
        if target.first <= slot < target.first + target.most:
            while len(frame.targets) < target.first + target.most:
                frame.targets = frame.targets + [0]
            return


# --- answers ----------------------------------------------------------------------------------------------------------


def answer(board: Board, action: int) -> None:
    """Take one answer to the choice of the top frame."""
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    op = step.op
    verb = action & a.VERB
    what = action & a.WHAT
    if op == o.PRIORITY:
        if verb == a.PASS:
            pass_on(board, frame)
        else:
            use(board, board.asked, verb, what, action)
    elif op == o.MAIN:
        if verb == a.END_MAIN:
            frame.place += 1
            board.unsettled = True
        else:
            use(board, board.active, verb, what, action)
    elif op == o.CHOOSE_TARGET:
        if verb == a.NO_TARGET:
            fill_targets(frame)
        else:
            frame.targets = frame.targets + [what]
    elif op == o.ATTACKERS:
        if verb == a.DONE:
            frame.place += 1
        else:
            frame.picks = frame.picks + [(action >> a.SHIFT & a.WHAT) << 12 | what]
    elif op == o.BLOCKERS:
        answer_block(board, frame, verb, what, action)
    elif op == o.ORDER_DAMAGE:
        board.strikes = board.strikes + [(action >> a.SHIFT & a.WHAT) << 12 | what]
    elif op == o.NEXT_TRIGGER:
        seat = whose_triggers(board, frame)
        for trigger in frame.waiting:
            if trigger.seat == seat and add_action(frame.waiting, trigger) == action:
                add_trigger(board, frame, trigger)
                break
    elif op == o.CHOOSE_MODE:
        frame.of = frame.of.modes[what]
        frame.place += 1
    elif op == o.CHOOSE_COST:
        frame.picks = frame.picks + [CARD_PICK | what if verb == a.CHOOSE_CARD else what]
    elif op == o.SPEND:
        board.sides[frame.seat].dust[what] -= 1
        frame.amount += 1
    elif op == o.MULLIGAN:
        answer_mulligan(board, frame, verb, what)
    else:
        answer_effect(board, frame, step, verb, what, action)


def use(board: Board, seat: int, verb: int, what: int, action: int) -> None:
    """Begin to use a card or an ability."""
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
        number = action >> a.SHIFT & a.WHAT
        for program in permanent.card.activated:
            if program.number == number:
                announce_ability(board, permanent, program)


def place_bug(board: Board, seat: int, kind: int) -> None:
    """From hand into the Hive, free: placed and not played, no web but a status check (SB-B6)."""
    board.out_of_hand(seat, kind)
    board.sides[seat].placed += 1
    bug = enter_hive(board, seat, kind, "place")
    fire(board, o.PLACED, bug)


def answer_block(board: Board, frame: Frame, verb: int, what: int, action: int) -> None:
    if verb == a.DONE:
        frame.left -= 1
        frame.next = board.after(frame.next)
        return
    bug = board.find(what)
    attacker = board.find(action >> a.SHIFT & a.WHAT)
    assert bug is not None
    assert attacker is not None
    block(board, bug, attacker)


def answer_effect(board: Board, frame: Frame, step: Step, verb: int, what: int, action: int) -> None:
    """Take an answer that an effect asked for."""
    op = step.op
    if op == o.ASK_MAY:
        frame.place = frame.place + 1 if verb == a.ACCEPT else step.to
    elif op == o.ASK_PAY:
        if verb == a.SPEND:
            board.sides[frame.seat].dust[what] -= 1
            frame.amount += 1
        elif verb == a.ACTIVATE:
            use(board, frame.seat, verb, what, action)
        elif verb == a.ACCEPT:
            frame.started = True
            frame.amount = 0
        else:
            frame.place = step.to
    elif verb == a.DONE:
        frame.started = False
        frame.place += 1
    elif op == o.PICK:
        frame.picks = frame.picks + [what]
        frame.amount += 1
    elif op == o.DISCARD_ONE:
        seat = frame.picks[0]
        frame.picks = frame.picks[1:]
        discard(board, seat, what)
    elif op == o.LOOK:
        put_below(board, frame, what)
    else:
        frame.amount += 1
        fetch(board, frame, step, (action >> a.SHIFT & a.WHAT) >> 8, what)


# --- the start --------------------------------------------------------------------------------------------------------


def answer_mulligan(board: Board, frame: Frame, verb: int, what: int) -> None:
    side = board.sides[frame.seat]
    if verb == a.KEEP:
        frame.place += 1
        return
    board.out_of_hand(frame.seat, what)
    side.put_below(what, False)
    side.mulligans += 1
    if board.events is not None:
        board.note_secret("put-back", {"seat": frame.seat}, {"card": board.name(what)}, frame.seat)
    if not side.hand:
        frame.place += 1


def redraw(board: Board, frame: Frame) -> None:
    """As many as were put back; then the next player (SB-S3)."""
    for _ in range(board.sides[frame.seat].mulligans):
        board.draw(frame.seat)
    count = len(board.sides)
    for step in range((frame.seat - board.first) % count + 1, count):
        seat = (board.first + step) % count
        if not board.sides[seat].is_out:
            frame.seat = seat
            frame.place = 0
            return
    board.first = board.active
    board.stack[0] = Frame(TURN, board.first)
