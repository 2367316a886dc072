"""The table as data, and the small movements everything else is made of: draw, enter, leave, lose life."""

from bisect import insort
from typing import Final

from bugduel.core.event import Event, Fact
from bugduel.core.rng import Rng
from bugduel.core.state import State
from bugduel.mindbug.pieces import Creature, Frame, Side, TurnAbility
from bugduel.mindbug.pool import Pool
from bugduel.mindbug.program import DEFEATED, DISCARDED, NO_PLAY_EFFECTS, PLAYED, TURN_ENDS

HAND: Final = 5
PLAYING: Final = -1  # winner while the game goes on
DRAWN: Final = 2  # winner of a game nobody won

# Who knows a card that goes to a hand.
HOLDER_KNOWS: Final = 0
BOTH_KNOW: Final = 1
ALL_KNOW: Final = 2

# Editions (MB-R).
CURRENT: Final = 0
BEYOND: Final = 1
FIRST: Final = 2
EDITIONS: Final = ["current", "beyond", "first"]


class Board(State):
    """All of one duel. What is derived (powers, keywords, the legal actions) is computed anew after a change."""

    def __init__(self, pool: Pool | None = None, edition: int = CURRENT) -> None:
        super().__init__()
        self.pool = pool if pool is not None else Pool()
        self.edition = edition
        self.options: dict[str, object] = {}  # what the duel was started with, to save it by
        self.rng = Rng()
        self.sides: list[Side] = []
        self.unused: list[int] = []  # a bag: nobody knows its order, so it has none until a card is drawn
        self.revealed: list[int] = []  # shown to find the starting player (MB-S6)
        self.set_aside: list[int] = []
        self.shown = -1  # the played card while a Mindbug may take it (MB-P1)
        self.active = 0
        self.turn = 0
        self.actions_left = 0
        self.extra_turns: list[int] = []  # whose they are, in the order they will be taken (MB-T7)
        self.follower = 0  # who has the next turn that is not extra
        self.entered = 0  # cards that came into play this turn (MB-T8)
        self.arrivals = 0
        self.turn_effects = False  # something on a creature holds for this turn only
        self.turn_abilities: list[TurnAbility] = []
        self.winner = PLAYING
        self.stack: list[Frame] = []
        self.pending: list[Frame] = []  # triggered, not yet waiting in order
        self.stale = True  # derived values are out of date
        self.asked = -1
        self.choices: list[int] = []
        self.evident = True  # others can see how many answers the choice has
        self.ask_always = False  # ask even where there is only one answer

    # --- looking ------------------------------------------------------------------------------------------------------

    def find(self, id: int) -> Creature | None:
        """The creature in play with this number."""
        for side in self.sides:
            for creature in side.play:
                if creature.id == id:
                    return creature
        return None

    # --- hands and piles ----------------------------------------------------------------------------------------------

    def refill(self, seat: int) -> None:
        """Draw up to 5 cards in hand (MB-T5)."""
        side = self.sides[seat]
        while len(side.hand) < HAND and side.draw:
            kind = side.draw.pop()
            insort(side.hand, kind)
            if self.events is not None:
                self.note_secret("draw", {"seat": seat}, {"card": self.name(kind)}, seat)

    def into_hand(self, seat: int, kind: int, known_to: int) -> None:
        """A card reaches a hand, known to its holder, to both players or to all (MB-N2)."""
        side = self.sides[seat]
        insort(side.hand, kind)
        if known_to >= BOTH_KNOW:
            insort(side.known, kind)
        if known_to == ALL_KNOW:
            insort(side.open, kind)

    def out_of_hand(self, seat: int, kind: int) -> None:
        """Take a card from a hand. If others knew of one like it, it may have been that one."""
        side = self.sides[seat]
        side.hand.remove(kind)
        if side.known and kind in side.known:
            side.known.remove(kind)
            if kind in side.open:
                side.open.remove(kind)

    def into_discard(self, seat: int, kind: int) -> None:
        """A card reaches a discard pile, from wherever it was (MB-M1)."""
        self.sides[seat].discard.append(kind)
        if self.pool.watched[DISCARDED]:
            self.trigger(DISCARDED, seat, 0, kind)

    # --- creatures ----------------------------------------------------------------------------------------------------

    def enter(self, seat: int, kind: int) -> Creature:
        """A card comes into play for a player. Its Play effects are triggered when all has moved (`trigger_play`)."""
        self.arrivals += 1
        self.entered += 1
        creature = Creature(self.pool.cards[kind], self.arrivals, seat, self.turn)
        self.sides[seat].play.append(creature)
        self.stale = True
        if self.events is not None:
            self.note("enter", {"seat": seat, "card": creature.card.name, "creature": creature.id})
        return creature

    def leave(self, creature: Creature) -> None:
        """A creature leaves play; all its state is gone with it (MB-M7)."""
        self.sides[creature.seat].play.remove(creature)
        self.stale = True

    def change_control(self, creature: Creature, seat: int) -> None:
        """A creature moves to another area in its state, without Play effects (MB-M3)."""
        if creature.seat == seat:
            return
        self.sides[creature.seat].play.remove(creature)
        creature.seat = seat
        self.sides[seat].play.append(creature)
        self.stale = True
        if self.events is not None:
            self.note("control", {"seat": seat, "card": creature.card.name, "creature": creature.id})

    # --- triggers -----------------------------------------------------------------------------------------------------

    def trigger(self, event: int, seat: int, source: int, kind: int) -> None:
        """The abilities of a card for an event wait to be resolved for a player (MB-G6)."""
        for program in self.pool.cards[kind].triggers[event]:
            self.pending.append(Frame(program, seat, source, kind))

    def trigger_play(self, creature: Creature) -> None:
        """Play effects, unless something stops them as they would trigger (MB-X4). Derived values must be fresh."""
        if creature.card.triggers[PLAYED] and not self.sides[creature.seat].bars & NO_PLAY_EFFECTS:
            self.trigger(PLAYED, creature.seat, creature.id, creature.card.kind)

    def trigger_defeated(self, creature: Creature) -> None:
        if creature.card.triggers[DEFEATED]:
            self.trigger(DEFEATED, creature.seat, creature.id, creature.card.kind)

    def trigger_end_of_turn(self) -> None:
        if self.pool.watched[TURN_ENDS]:
            for side in self.sides:
                for creature in side.play:
                    self.trigger(TURN_ENDS, creature.seat, creature.id, creature.card.kind)

    # --- life and the end ---------------------------------------------------------------------------------------------

    def gain_life(self, seat: int, amount: int) -> None:
        self.sides[seat].life += amount
        self.stale = True
        if self.events is not None:
            self.note("gain-life", {"seat": seat, "amount": amount, "life": self.sides[seat].life})

    def lose_life(self, seat: int, amount: int) -> bool:
        """One loss of life, whatever its size (MB-L4). At 0 the opponent wins at once (MB-L1)."""
        side = self.sides[seat]
        if amount <= 0:
            return False
        side.life = max(side.life - amount, 0)
        self.stale = True
        if self.events is not None:
            self.note("lose-life", {"seat": seat, "amount": amount, "life": side.life})
        if side.life == 0:
            self.finish(1 - seat, "life")
        return True

    def finish(self, winner: int, reason: str) -> None:
        """The game ends at once, for want of life or of a turn action, or by a card; nothing more resolves."""
        if self.winner == PLAYING:
            self.winner = winner
            if self.events is not None:
                if winner == DRAWN:
                    self.note("drawn", {"reason": reason})
                else:
                    self.note("win", {"seat": winner, "reason": reason})

    # --- events -------------------------------------------------------------------------------------------------------

    def name(self, kind: int) -> str:
        return self.pool.cards[kind].name

    def note(self, kind: str, facts: dict[str, Fact]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, facts))

    def note_secret(self, kind: str, facts: dict[str, Fact], secrets: dict[str, Fact], *knowers: int) -> None:
        if self.events is not None:
            self.events.append(Event(kind, facts, secrets, knowers))
