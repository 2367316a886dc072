"""The table as data, and the small movements everything else is made of: draw, enter, leave, lose life."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.core.chance.chance import Chance
from bugduel.core.chance.rng import Rng
from bugduel.core.lists import NO_INTS, added, inserted, without
from bugduel.core.recording import RecordingState
from bugduel.core.seen.event import Event, Fact
from bugduel.mindbug.actions import card_pick
from bugduel.mindbug.knowledge import gone, learnt, learnt_by_all
from bugduel.mindbug.pieces import NO_FRAMES, Away, Creature, Frame, Side, TurnAbility
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.seating import DUEL, DUEL_PLAYERS, Seating, team_of, teammate_of

HAND: Final = 5
PLAYING: Final = -1  # the winning team while the game goes on
DRAWN: Final = 2  # the winning team of a game nobody won

LAST_ARRIVAL: Final = 4095  # that an action can name; no game of printed cards comes near

# Who besides its holder knows a card that goes to a hand: nobody, all, or else the seat of the one who does.
HOLDER_KNOWS: Final = -1
ALL_KNOW: Final = -2

# Editions (MB-R).
CURRENT: Final = 0
BEYOND: Final = 1
EDITIONS: Final = ["current", "beyond", "first"]

NO_OPTIONS: Final[dict[str, object]] = {}
NOTHING_AWAY: Final[list[Away]] = []
NO_ABILITIES: Final[list[TurnAbility]] = []


@mypyc_attr(acyclic=True)
class Board(RecordingState):
    """All of one duel, of two players or of two teams.

    What is derived (powers, keywords, the legal actions) is computed anew after a change.
    """

    def __init__(
        self,
        pool: Pool | None = None,
        edition: int = CURRENT,
        rng: Chance | None = None,
        sides: list[Side] | None = None,
        unused: list[int] = NO_INTS,
        stack: list[Frame] | None = None,
        seating: Seating = DUEL,
    ) -> None:
        super().__init__()
        self.seating = seating
        self.players: i64 = seating.players
        self.pool = pool if pool is not None else Pool()
        self.edition: i64 = edition
        self.options = NO_OPTIONS  # what the duel was started with, to save it by
        self.rng: Chance = rng if rng is not None else Rng()
        self.sides = sides if sides is not None else []
        self.unused = (
            unused if unused is not None else []
        )  # a bag: nobody knows its order, so it has none until a card is drawn
        self.revealed = NO_INTS  # shown to find the starting player (MB-S6)
        self.doubles = NO_INTS  # double cards not in use, by their second stage (MB-S7)
        self.away = NOTHING_AWAY  # cards that effects have set aside
        self.power_deck = NO_INTS  # a bag, as the unused pile
        self.market = NO_INTS
        self.power_discard = NO_INTS
        self.shown: i64 = -1  # the played card while a Mindbug may take it (MB-P1)
        self.active: i64 = 0
        self.turn: i64 = 0
        self.actions_left: i64 = 0
        self.extra_turns = NO_INTS  # whose they are, in the order they will be taken (MB-T7)
        self.follower: i64 = 0  # who has the next turn that is not extra
        self.entered: i64 = 0  # cards that came into play this turn (MB-T8)
        self.arrivals: i64 = 0
        self.turn_effects = False  # something on a creature holds for this turn only
        self.turn_abilities = NO_ABILITIES
        self.winner: i64 = PLAYING
        self.stack = stack if stack is not None else []
        self.pending = NO_FRAMES  # triggered, not yet waiting in order
        self.stale = True  # derived values are out of date
        self.is_changed = True  # derived: something makes them other than what is printed
        self.looks_at_turn = True  # derived: some of them depend on whose turn it is, or which
        self.looks_afar = True  # derived: some of them depend on hands, piles, life or Mindbugs
        self.hands_freed = False  # something that kept cards from hands is gone (MB-X11)
        self.asked: i64 = -1
        self.choices = NO_INTS
        self.answers_are_public = True  # others can see how many answers the choice has
        self.ask_always = False  # ask even where there is only one answer
        self.open_hands = False  # teammates see each other's hands (MB-N1)

    # --- looking ------------------------------------------------------------------------------------------------------

    def find(self, id: i64) -> Creature | None:
        """The creature in play with this number."""
        for side in self.sides:
            for creature in side.play:
                if creature.id == id:
                    return creature
        return None

    def move_creature(self, creature: Creature) -> None:
        """A creature came, went or changed sides; where all are just what is printed, that changes none of them."""
        if self.is_changed or creature.card.constant or not self.pool.plain:
            self.stale = True

    def who_sees(self, seat: int) -> list[int]:
        """The players who see a hand: its holder and, if the table allows it, the teammate (MB-N1)."""
        return self.seating.team[seat] if self.open_hands else [seat]

    def touch(self) -> None:
        """Something outside the play areas changed; that matters only if a constant ability looks there."""
        if self.looks_afar:
            self.stale = True

    # --- hands and piles ----------------------------------------------------------------------------------------------

    def refill(self, seat: int) -> None:
        """Draw up to 5 cards in hand (MB-T5)."""
        side = self.sides[seat]
        if side.bars & o.NO_CARDS_TO_HAND:  # MB-X11
            return
        draw = side.draw
        wanted = min(HAND - len(side.hand), len(draw))
        if wanted <= 0:
            return
        left = len(draw) - wanted
        side.draw = draw[:left]
        side.hand = inserted(side.hand, draw[left]) if wanted == 1 else sorted(side.hand + draw[left:])
        self.touch()
        if self.events is not None:
            for kind in reversed(draw[left:]):
                self.note_secret("draw", {"seat": seat}, {"card": self.name(kind)}, *self.who_sees(seat))

    def into_hand(self, seat: int, kind: int, known_to: int) -> None:
        """A card reaches a hand, known to its holder alone, to one more player or to all (MB-N2)."""
        side = self.sides[seat]
        side.hand = inserted(side.hand, kind)
        if known_to == ALL_KNOW:
            side.known = learnt_by_all(side.known, self.players, seat, kind)
        elif known_to >= 0 and known_to != seat:
            for viewer in self.who_sees(known_to):
                if viewer != seat:
                    side.known = learnt(side.known, self.players, viewer, kind)

    def out_of_hand(self, seat: int, kind: int, taker: int = -1) -> None:
        """Take a card from a hand, before all eyes or for a taker who alone sees which it is."""
        side = self.sides[seat]
        side.hand = without(side.hand, kind)
        if side.known:
            side.known = gone(side.known, kind, taker)

    def into_discard(self, seat: int, kind: int) -> None:
        """A card reaches a discard pile, from wherever it was (MB-M1)."""
        side = self.sides[seat]
        side.discard = added(side.discard, kind)
        if self.looks_afar or self.pool.cards[kind].discard_statics:
            self.stale = True
        if self.pool.watched[o.DISCARDED]:
            self.trigger(o.DISCARDED, seat, 0, kind)

    # --- creatures ----------------------------------------------------------------------------------------------------

    def enter(self, seat: int, kind: int) -> Creature:
        """A card comes into play for a player. Its Play effects are triggered when all has moved (`trigger_play`)."""
        self.arrivals += 1
        self.entered += 1
        if self.arrivals >= LAST_ARRIVAL:
            self.finish(DRAWN, "endless")
        card = self.pool.cards[kind]
        creature = Creature(card, self.arrivals, seat, self.turn)
        creature.octonite = card.octonite  # MB-H1
        self.sides[seat].play.append(creature)
        self.move_creature(creature)
        if self.events is not None:
            self.note("enter", {"seat": seat, "card": card.name, "piece": creature.id})
        return creature

    def leave(self, creature: Creature) -> int:
        """A creature leaves play; all its state is gone with it (MB-M7). Returns the card that is left of it.

        Its boosts go to its controller's discard pile (MB-B3), its double card is set aside again (MB-V3).
        """
        self.remove(creature)
        self.move_creature(creature)
        if creature.card.bars_hands:
            self.hands_freed = True
        if creature.boosts:
            for kind in creature.boosts:
                self.into_discard(creature.seat, kind)
        if creature.double >= 0:
            self.doubles = self.doubles + [creature.double]
        return creature.base.kind

    def remove(self, creature: Creature) -> None:
        """Take a creature from its controller's play area."""
        play = self.sides[creature.seat].play
        for place in range(len(play)):
            if play[place] is creature:
                play.pop(place)
                return

    def change_control(self, creature: Creature, seat: int) -> None:
        """A creature moves to another area in its state, without Play effects (MB-M3)."""
        if creature.seat == seat:
            return
        self.remove(creature)
        creature.seat = seat
        self.sides[seat].play.append(creature)
        self.move_creature(creature)
        if creature.card.bars_hands:
            self.hands_freed = True
        if self.events is not None:
            self.note("control", {"seat": seat, "card": creature.card.name, "piece": creature.id})

    # --- triggers -----------------------------------------------------------------------------------------------------

    def trigger(self, event: int, seat: int, source: int, kind: int) -> None:
        """The abilities of a card for an event wait to be resolved for a player (MB-G6)."""
        for program in self.pool.cards[kind].triggers[event]:
            self.pend(Frame(program, seat, source, kind))

    def pend(self, frame: Frame) -> None:
        """An effect waits to be put in order."""
        if self.pending:
            self.pending.append(frame)
        else:
            self.pending = [frame]

    def trigger_defeated(self, creature: Creature, victor: int) -> None:
        """Defeated effects, of the stage it had in play (MB-V3). Derived values must be fresh (MB-X4)."""
        if self.sides[creature.seat].bars & o.NO_DEFEATED_EFFECTS:
            return
        for program in creature.card.triggers[o.DEFEATED]:
            frame = Frame(program, creature.seat, creature.id, creature.card.kind)
            frame.target = victor
            frame.had = creature.octonite
            if creature.boosts:
                frame.held = [card_pick(o.IN_DISCARD, creature.seat, kind) for kind in creature.boosts]
            self.pend(frame)

    def trigger_all(self, event: int, seat: int = -1) -> None:
        """Abilities of creatures in play, of all or of one player's."""
        if self.pool.watched[event]:
            for number, side in enumerate(self.sides):
                if seat < 0 or seat == number:
                    for creature in side.play:
                        if creature.card.triggers[event]:
                            self.trigger(event, creature.seat, creature.id, creature.card.kind)

    # --- life and the end ---------------------------------------------------------------------------------------------

    def set_life(self, seat: i64, life: i64) -> None:
        """Life is the team's (MB-Q4)."""
        self.sides[seat].life = life
        if self.players > DUEL_PLAYERS:
            self.sides[teammate_of(seat)].life = life
        self.touch()

    def keeps_life(self, seat: i64) -> bool:
        """Whether a player, and so the team, cannot lose life. Derived values must be fresh."""
        if self.sides[seat].bars & o.NO_LIFE_LOSS:
            return True
        return self.players > DUEL_PLAYERS and self.sides[teammate_of(seat)].bars & o.NO_LIFE_LOSS != 0

    def gain_life(self, seat: int, amount: int) -> None:
        self.set_life(seat, self.sides[seat].life + amount)
        if self.events is not None:
            self.note("gain-life", {"seat": seat, "amount": amount, "life": self.sides[seat].life})

    def lose_life(self, seat: i64, amount: i64, cause: i64 = -1) -> bool:
        """One loss of life, whatever its size (MB-L4). At 0 the opponent wins at once (MB-L1).

        `cause` is the card whose effect takes it. Derived values must be fresh.
        """
        if amount <= 0 or self.keeps_life(seat):
            return False
        life: i64 = self.sides[seat].life - amount
        if life < 0:
            life = 0
        self.set_life(seat, life)
        if self.events is not None:
            self.note("lose-life", {"seat": seat, "amount": amount, "life": life})
        if life == 0:
            self.lose(seat, "life")
        else:
            if self.pool.watched[o.I_LOSE_LIFE]:
                for member in self.seating.team[seat]:
                    for kind in self.sides[member].discard:
                        self.trigger(o.I_LOSE_LIFE, member, 0, kind)
            if self.pool.watched[o.THEY_LOSE_LIFE]:
                self.trigger_their_loss(seat, cause)
        return True

    def trigger_their_loss(self, seat: int, cause: int) -> None:
        """Each loss is followed by what cards in opponents' discard piles add, but not by what such a card took."""
        if cause >= 0 and self.pool.cards[cause].triggers[o.THEY_LOSE_LIFE]:
            return
        for opponent in self.seating.opponents[seat]:
            for kind in self.sides[opponent].discard:
                self.trigger(o.THEY_LOSE_LIFE, opponent, 0, kind)

    def win(self, seat: int, reason: str) -> None:
        """A player wins with the whole team (MB-L5)."""
        self.finish(team_of(seat), reason)

    def lose(self, seat: int, reason: str) -> None:
        """A player loses for the whole team (MB-Q4)."""
        self.finish(1 - team_of(seat), reason)

    def finish(self, winner: int, reason: str) -> None:
        """The game ends at once, for want of life or of a turn action, or by a card; nothing more resolves."""
        if self.winner == PLAYING:
            self.winner = winner
            if self.events is not None:
                winners: list[int] = [seat for seat in range(self.players) if team_of(seat) == winner]
                self.note("end", {"winners": winners, "reason": reason})

    # --- events -------------------------------------------------------------------------------------------------------

    def name(self, kind: int) -> str:
        return self.pool.cards[kind].name

    def effect_card(self, effect: Frame) -> str:
        """The card that says an effect: of an ability that was granted, the card that grants it."""
        program = effect.program
        name = self.name(effect.kind)
        return program.name.rpartition("/")[0] if program.is_granted else name

    def note_creature(self, kind: str, creature: Creature) -> None:
        """Something happened to a creature in play."""
        if self.events is not None:
            self.note(kind, self.facts_of(creature))

    def facts_of(self, creature: Creature) -> dict[str, Fact]:
        return {"seat": creature.seat, "card": creature.card.name, "piece": creature.id}

    def note_secret(self, kind: str, facts: dict[str, Fact], secrets: dict[str, Fact], *knowers: int) -> None:
        if self.events is not None:
            self.events.append(Event(kind, facts, secrets, knowers))
