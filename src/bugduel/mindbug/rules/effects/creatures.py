"""What is done to creatures in play."""

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import ALL_KNOW, Board
from bugduel.mindbug.pieces import NO_FRAMES, Away, Creature, Frame, TurnAbility
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import can_attack, can_evolve, defeat, evolve
from bugduel.mindbug.rules.effects.effect import Effect, performer, rival_of
from bugduel.mindbug.rules.entering import enter_together, trigger_play
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.seating import is_enemy


class Defeat(Effect):
    op = o.DEFEAT
    purpose = "defeat"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        creatures = picked(board, frame)
        frame.moved = defeat(board, creatures, source=board.find(frame.source))
        frame.done = frame.moved == len(creatures)

    def would_change(self, board: Board, frame: Frame, step: Step, found: list[Creature]) -> bool:
        return any(not creature.cannot & o.CANNOT_BE_DEFEATED for creature in found)


class TakeControl(Effect):
    op = o.TAKE_CONTROL
    purpose = "take-control"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for creature in picked(board, frame):
            board.change_control(creature, frame.seat)


class GiveControl(Effect):
    """The creature of the effect goes over to the opponent."""

    op = o.GIVE_CONTROL

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        this = board.find(frame.source)
        if this is not None:
            board.change_control(this, rival_of(board, frame))

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


class ReturnCreatures(Effect):
    """Creatures go from play to their controller's hand, or to mine, in the open (MB-N2).

    The last of them can be put into play again by the same effect.
    """

    op = o.RETURN_CREATURES
    purpose = "return-to-hand"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        moved = 0
        for creature in picked(board, frame):
            seat = performer(board, frame, step) if step.flag else creature.seat
            if board.sides[seat].bars & o.NO_CARDS_TO_HAND:  # MB-X11
                continue
            kind = board.leave(creature)
            board.into_hand(seat, kind, ALL_KNOW)
            if board.events is not None:
                board.note("leave", {"seat": seat, "card": creature.card.name, "piece": creature.id})
            frame.held = [a.card_pick(o.IN_HAND, seat, kind)]
            moved += 1
        frame.moved = moved
        frame.done = moved > 0

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return hand_is_open(board, frame, step)

    def would_change(self, board: Board, frame: Frame, step: Step, found: list[Creature]) -> bool:
        return hand_is_open(board, frame, step)


class MakeAttack(Effect):
    """The chosen creature attacks for its controller, if it can (MB-A5).

    What this effect has triggered so far waits in its frame until it has finished, attack and all (MB-G6).
    """

    op = o.MAKE_ATTACK
    purpose = "make-attack"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        for creature in picked(board, frame):
            if can_attack(board, creature):
                frame.waiting = frame.waiting + board.pending
                board.pending = NO_FRAMES
                board.stack.append(Frame(board.pool.attack, creature.seat, creature.id, creature.card.kind))


class Evolve(Effect):
    op = o.EVOLVE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        this = board.find(frame.source)
        if this is not None:
            evolve(board, this, step.kind)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return can_evolve(board, step.kind)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return can_evolve(board, step.kind)


class ThisTurn(Effect):
    """What chosen creatures gain stays with them until the turn ends, and adds up (MB-G11)."""

    op = o.THIS_TURN
    purpose = "this-turn"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for creature in picked(board, frame):
            creature.bonus += step.amount
            creature.gained |= step.keywords
            creature.limits |= step.cannot
            board.turn_effects = True
            board.stale = True
            if board.events is not None:
                facts = board.facts_of(creature)
                facts["bonus"] = step.amount
                board.note("this-turn", facts)


class AllThisTurn(Effect):
    """What a whole side gains holds for whatever fits at each moment of the turn (MB-G11)."""

    op = o.ALL_THIS_TURN

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        given = TurnAbility(frame.program, frame.place - 1, performer(board, frame, step), frame.source)
        board.turn_abilities = board.turn_abilities + [given]
        board.stale = True

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return True


class SetAside(Effect):
    """Every other creature leaves play; it remembers whose it was (MB-X12)."""

    op = o.SET_ASIDE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for side in board.sides:
            for creature in side.play[:]:
                if creature.id != frame.source:
                    kind = board.leave(creature)
                    board.away = board.away + [Away(kind, creature.seat, frame.source)]
                    board.note_creature("set-aside", creature)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return sum([len(side.play) for side in board.sides]) > 1


class ReturnAside(Effect):
    op = o.RETURN_ASIDE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        returning = [away for away in board.away if away.source == frame.source]
        board.away = [away for away in board.away if away.source != frame.source]
        for away in returning:
            enter_together(board, away.seat, [away.kind], True)


class TurnFace(Effect):
    """A card of several faces is turned, for good (MB-X2)."""

    op = o.TURN_FACE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        this = board.find(frame.source)
        if this is not None:
            this.face = step.amount
            board.stale = True
            board.note_creature("turn-face", this)
        frame.place = len(frame.program.steps)


class CopyPlay(Effect):
    """The Play effect of a creature or of a revealed card comes next, for this creature (MB-X15)."""

    op = o.COPY_PLAY
    purpose = "copy-play"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        for pick in frame.picks:
            creature = board.find(pick) if pick <= a.WHAT else None
            kind = creature.card.kind if creature is not None else a.what(pick)
            if board.sides[frame.seat].bars & o.NO_PLAY_EFFECTS:  # MB-X4
                continue
            own = frame.source == 0 and creature is not None  # a Power card triggers the creature's own effect
            source = pick if own else frame.source
            shown = kind if own else frame.kind
            for program in board.pool.cards[kind].triggers[o.PLAYED]:
                if own or not program.copies:  # MB-T8
                    board.pend(Frame(program, frame.seat, source, shown))
        frame.picks = []

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return not board.sides[performer(board, frame, step)].bars & o.NO_PLAY_EFFECTS


class TriggerPlay(Effect):
    """After its octonite was distributed, a creature's Play effects (MB-H5)."""

    op = o.TRIGGER_PLAY

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        this = board.find(frame.source)
        if this is not None and frame.done:
            derive(board)
            trigger_play(board, this)


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


def hand_is_open(board: Board, frame: Frame, step: Step) -> bool:
    """Whether creatures could go to a hand that they are bound for (MB-X11)."""
    if step.flag:
        return takes_cards(board, performer(board, frame, step))
    for seat in range(len(board.sides)):
        if is_about(step.who, seat, frame.seat) and takes_cards(board, seat):
            return True
    return False


def takes_cards(board: Board, seat: i64) -> bool:
    return not board.sides[seat].bars & o.NO_CARDS_TO_HAND


def is_about(who: i64, seat: i64, me: i64) -> bool:
    """Whether creatures of a player could be meant."""
    if who == o.ALL:
        return True
    if who == o.OPPONENT:
        return is_enemy(seat, me)
    return (seat == me) == (who == o.ME)
