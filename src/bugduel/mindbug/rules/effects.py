"""What the steps of effects do. Choosing comes first and fills a frame's picks; the next step acts on them."""

from bugduel.core.lists import NO_INTS
from bugduel.mindbug.actions import KIND, card_pick
from bugduel.mindbug.board import ALL_KNOW, Board
from bugduel.mindbug.pieces import NO_FRAMES, Away, Creature, Frame, TurnAbility
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import can_attack, defeat, evolve
from bugduel.mindbug.rules.card_effects import run_card_effect
from bugduel.mindbug.rules.entering import enter_together
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.life_effects import run_life_effect
from bugduel.mindbug.rules.select import card_fits, count, holds, meant
from bugduel.mindbug.rules.supplies import (
    boost,
    bought,
    buy,
    gain_energy,
    pay_octonite,
    put_octonite,
    roll,
    take_boost,
    take_power_card,
)


def run_effect(board: Board, frame: Frame, step: Step) -> None:
    """Do one step of an effect that asks nobody."""
    op = step.op
    if op < 50:
        gather(board, frame, step)
    elif op < 70:
        run_creature_effect(board, frame, step)
    elif op < 90:
        run_card_effect(board, frame, step)
    elif op < 110:
        run_life_effect(board, frame, step)
    elif op < 130:
        run_supply_effect(board, frame, step)
    else:
        go_on(board, frame, step)


def gather(board: Board, frame: Frame, step: Step) -> None:
    """What is chosen without a choice."""
    op = step.op
    if op == o.GATHER_CREATURES:
        frame.picks = [creature.id for creature in gathered(board, frame, step)]
    elif op == o.GATHER_CARDS:
        frame.picks = []
        for seat in range(2):
            if step.any_side or seat == (1 - frame.seat if step.who else frame.seat):
                side = board.sides[seat]
                kinds = side.hand if step.place == o.IN_HAND else side.discard
                found = [card_pick(step.place, seat, kind) for kind in kinds if card_fits(board, step.cards, kind)]
                frame.picks = frame.picks + found
    elif op == o.GATHER_VICTOR:
        frame.picks = [frame.target] if frame.target else []
    elif op == o.GATHER_BLOCKERS:
        enemies = board.sides[1 - frame.seat].play
        frame.picks = [creature.id for creature in enemies if creature.blocked == board.turn]  # MB-X14
    elif op == o.RANDOM_FROM_HAND:
        hand = board.sides[1 - frame.seat].hand
        frame.picks = [card_pick(o.IN_HAND, 1 - frame.seat, hand[board.rng.below(len(hand))])] if hand else []
    else:
        raise AssertionError(f"no such step: {op}")


def gathered(board: Board, frame: Frame, step: Step) -> list[Creature]:
    derive(board)
    if step.filter is not None:
        return meant(board, step.filter, frame.seat, frame.source, False)
    # every enemy that has a keyword just named, or one of a card just revealed
    return [creature for creature in board.sides[1 - frame.seat].play if creature.keywords & frame.had]


def picked(board: Board, frame: Frame) -> list[Creature]:
    """The chosen creatures that are still in play; the choice is used up."""
    found: list[Creature] = []
    for id in frame.picks:
        creature = board.find(id)
        if creature is not None:
            found.append(creature)
    frame.picks = NO_INTS
    frame.moved = len(found)
    return found


# --- creatures --------------------------------------------------------------------------------------------------------


def run_creature_effect(board: Board, frame: Frame, step: Step) -> None:
    op = step.op
    if op == o.DEFEAT:
        creatures = picked(board, frame)
        frame.moved = defeat(board, creatures, source=board.find(frame.source))
        frame.done = frame.moved == len(creatures)
    elif op == o.TAKE_CONTROL:
        for creature in picked(board, frame):
            board.change_control(creature, frame.seat)
    elif op == o.THIS_TURN:
        for creature in picked(board, frame):
            change_this_turn(board, creature, step)
    elif op == o.ALL_THIS_TURN:
        given = TurnAbility(frame.program, frame.place - 1, frame.seat, frame.source)
        board.turn_abilities = board.turn_abilities + [given]
        board.stale = True
    elif op == o.MAKE_ATTACK:
        make_attack(board, frame)
    elif op == o.GIVE_CONTROL:
        this = board.find(frame.source)
        if this is not None:
            board.change_control(this, 1 - frame.seat)
    elif op == o.RETURN_CREATURES:
        return_creatures(board, frame, step)
    elif op == o.EVOLVE:
        this = board.find(frame.source)
        if this is not None:
            evolve(board, this, step.kind)
    elif op == o.SET_ASIDE:
        set_aside(board, frame)
    elif op == o.RETURN_ASIDE:
        return_aside(board, frame)
    elif op == o.TURN_FACE:
        turn_face(board, frame, step.amount)
    elif op == o.COPY_PLAY:
        copy_play(board, frame)
    elif op == o.TRIGGER_PLAY:
        trigger_play(board, frame)
    else:
        raise AssertionError(f"no such step: {op}")


def change_this_turn(board: Board, creature: Creature, step: Step) -> None:
    """It stays with the creature until the turn ends, and adds up (MB-G11)."""
    creature.bonus += step.amount
    creature.gained |= step.keywords
    creature.limits |= step.cannot
    board.turn_effects = True
    board.stale = True
    if board.events is not None:
        facts = board.facts_of(creature)
        facts["power"] = f"{step.amount:+d}" if step.amount else "none"
        board.note("this-turn", facts)


def make_attack(board: Board, frame: Frame) -> None:
    """The chosen creature attacks for its controller, if it can (MB-A5).

    What this effect has triggered so far waits in its frame until it has finished, attack and all (MB-G6).
    """
    derive(board)
    for creature in picked(board, frame):
        if can_attack(board, creature):
            frame.waiting = frame.waiting + board.pending
            board.pending = NO_FRAMES
            board.stack.append(Frame(board.pool.attack, creature.seat, creature.id, creature.card.kind))


def return_creatures(board: Board, frame: Frame, step: Step) -> None:
    """Creatures go from play to their controller's hand, or to mine, in the open (MB-N2).

    The last of them can be put into play again by the same effect.
    """
    derive(board)
    moved = 0
    for creature in picked(board, frame):
        seat = frame.seat if step.flag else creature.seat
        if board.sides[seat].bars & o.NO_CARDS_TO_HAND:  # MB-X11
            continue
        kind = board.leave(creature)
        board.into_hand(seat, kind, ALL_KNOW)
        if board.events is not None:
            board.note("leave", {"seat": seat, "card": creature.card.name, "creature": creature.id})
        frame.held = [card_pick(o.IN_HAND, seat, kind)]
        moved += 1
    frame.moved = moved
    frame.done = moved > 0


def set_aside(board: Board, frame: Frame) -> None:
    """Every other creature leaves play; it remembers whose it was (MB-X12)."""
    for side in board.sides:
        for creature in side.play[:]:
            if creature.id != frame.source:
                kind = board.leave(creature)
                board.away = board.away + [Away(kind, creature.seat, frame.source)]
                board.note_creature("set-aside", creature)


def return_aside(board: Board, frame: Frame) -> None:
    returning = [away for away in board.away if away.source == frame.source]
    board.away = [away for away in board.away if away.source != frame.source]
    for away in returning:
        enter_together(board, away.seat, [away.kind], True)


def turn_face(board: Board, frame: Frame, face: int) -> None:
    """A card of several faces is turned, for good (MB-X2)."""
    this = board.find(frame.source)
    if this is not None:
        this.face = face
        board.stale = True
        board.note_creature("turn-face", this)
    frame.place = len(frame.program.steps)


def copy_play(board: Board, frame: Frame) -> None:
    """The Play effect of a creature or of a revealed card comes next, for this creature (MB-X15)."""
    derive(board)
    for pick in frame.picks:
        creature = board.find(pick) if pick <= KIND else None
        kind = creature.card.kind if creature is not None else pick & KIND
        if board.sides[frame.seat].bars & o.NO_PLAY_EFFECTS:  # MB-X4
            continue
        own = frame.source == 0 and creature is not None  # a Power card triggers the creature's own effect
        source = pick if own else frame.source
        shown = kind if own else frame.kind
        for program in board.pool.cards[kind].triggers[o.PLAYED]:
            if own or not program.copies:  # MB-T8
                board.pend(Frame(program, frame.seat, source, shown))
    frame.picks = []


def trigger_play(board: Board, frame: Frame) -> None:
    """After its octonite was distributed, a creature's Play effects (MB-H5)."""
    this = board.find(frame.source)
    if this is not None and frame.done:
        derive(board)
        board.trigger_play(this)


# --- supplies ---------------------------------------------------------------------------------------------------------


def run_supply_effect(board: Board, frame: Frame, step: Step) -> None:
    op = step.op
    if op == o.PUT_OCTONITE:
        for creature in picked(board, frame):
            put_octonite(board, creature, step.amount)
            frame.target = creature.id
    elif op == o.PAY_OCTONITE:
        if not pay_octonite(board, frame):
            frame.place = step.to
    elif op == o.BOOST:
        boost(board, frame)
    elif op == o.TAKE_BOOST:
        frame.target = frame.picks[0] if frame.picks else 0
        frame.picks = frame.picks[1:]
        take_boost(board, frame)
    elif op == o.ROLL:
        roll(board, frame, step.amount, 0)
    elif op == o.UNLESS_ROLLED:
        rolled = frame.picks[0]
        frame.picks = []
        if rolled < step.amount:
            frame.place = step.to
    elif op == o.GAIN_ENERGY:
        gain_energy(board, frame.seat, amount_of(board, frame, step))
    elif op == o.BUY_CHOSEN:
        for pick in frame.picks:
            board.pend(buy(board, frame.seat, pick & KIND, 0))
        frame.picks = []
    elif op == o.BUY_TOP:
        if board.power_deck:
            board.pend(bought(board, frame.seat, take_power_card(board)))
    else:
        raise AssertionError(f"no such step: {op}")


def amount_of(board: Board, frame: Frame, step: Step) -> int:
    if step.count is None:
        return step.amount
    derive(board)
    return count(board, step.count, frame.seat, frame.source, frame.had)


# --- from step to step ------------------------------------------------------------------------------------------------


def go_on(board: Board, frame: Frame, step: Step) -> None:
    op = step.op
    if op == o.UNLESS:
        derive(board)
        if step.test is not None and not holds(board, step.test, frame.seat, frame.source, frame):
            frame.place = step.to
    elif op == o.UNLESS_DONE:
        if not frame.done:
            frame.place = step.to
    elif op == o.UNLESS_HERE:
        this = board.find(frame.source)
        if this is None:
            frame.place = step.to
        else:
            frame.seat = this.seat  # its controller chooses
    elif op == o.UNLESS_PICKED:
        if not frame.picks:
            frame.place = step.to
    elif op == o.JUMP:
        frame.place = step.to
    elif op == o.COUNT_MOVED:
        frame.repeats = frame.moved
    elif op == o.REPEAT:
        if frame.repeats == 0:
            frame.place = step.to
        else:
            frame.repeats -= 1
    elif op == o.AIM:
        frame.target = frame.picks[0] if frame.picks else 0
        frame.picks = []
        if frame.target == 0:
            frame.place = len(frame.program.steps)
    elif op == o.HOLD:
        frame.held = frame.picks
        frame.picks = []
    elif op == o.RELEASE:
        frame.picks = frame.held
        frame.held = []
    else:
        raise AssertionError(f"no such step: {op}")
