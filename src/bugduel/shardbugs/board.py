"""The table as data, and the small movements everything else is made of: draw, enter, leave, change zones."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.core.chance.chance import Chance
from bugduel.core.chance.rng import Rng
from bugduel.core.lists import NO_INTS, has, inserted, without
from bugduel.core.recording import RecordingState
from bugduel.core.seen.event import Event, Fact
from bugduel.shardbugs.pieces import Frame, Permanent, Side, first_of, second_of
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Static
from bugduel.shardbugs.program.pool import Pool

LAST_ARRIVAL: Final = 4095  # that an action can name
TO_WIN: Final = 20

NO_OPTIONS: Final[dict[str, object]] = {}
NO_STATICS: Final[list[Static]] = []


@mypyc_attr(acyclic=True)
class Board(RecordingState):
    """All of one game. What is derived (figures, keywords, the legal actions) is computed anew after a change."""

    def __init__(
        self,
        pool: Pool | None = None,
        rng: Chance | None = None,
        sides: list[Side] | None = None,
        stack: list[Frame] | None = None,
    ) -> None:
        super().__init__()
        self.pool = pool if pool is not None else Pool()
        self.options = NO_OPTIONS  # what the game was started with, to save it by
        self.rng: Chance = rng if rng is not None else Rng()
        self.sides = sides if sides is not None else []
        self.is_draft = False  # aligned bugs generate draft dust (SB-F2)
        self.first: i64 = 0  # who has the first turn
        self.active: i64 = 0
        self.turn: i64 = 0
        self.arrivals: i64 = 0
        self.threads: i64 = 0
        self.time_left: i64 = -1  # turns after this one, once time is called (SB-W4)
        self.time_at: i64 = 0  # the turn in which it is called, 0 for never
        self.is_over = False
        self.winners = NO_INTS
        self.stack = stack if stack is not None else []
        self.pending: list[Frame] = []  # triggered, not yet on a web
        self.unsettled = True  # status checks and triggers are to be seen to (SB-T5)
        self.played_by: i64 = -1  # who has just played a permanent that has caused no thread yet (SB-P3)
        self.blocks = NO_INTS  # pairs: blocker, attacker
        self.lures = NO_INTS  # pairs: lured bug, attacker
        self.strikes = NO_INTS  # pairs: who deals combat damage, to whom; in order
        self.stale = True  # derived values are out of date
        self.discounts = NO_STATICS  # derived: what changes costs, and for whom
        self.discounts_of = NO_INTS
        self.asked: i64 = -1
        self.choices = NO_INTS
        self.answers_are_public = True  # others can see how many answers the choice has
        self.ask_always = False  # ask even where there is only one answer

    # --- looking ------------------------------------------------------------------------------------------------------

    def find(self, id: i64) -> Permanent | None:
        """The permanent with this number."""
        for side in self.sides:
            for permanent in side.field:
                if permanent.id == id:
                    return permanent
            for permanent in side.hive:
                if permanent.id == id:
                    return permanent
        return None

    def living(self) -> list[int]:
        """The players still in, in turn order from the active one."""
        count = len(self.sides)
        return [
            (self.active + step) % count for step in range(count) if not self.sides[(self.active + step) % count].is_out
        ]

    def living_count(self) -> int:
        """How many players are still in."""
        count = 0
        for side in self.sides:
            if not side.is_out:
                count += 1
        return count

    def after(self, seat: i64) -> i64:
        """The next player still in, to the left of a seat."""
        count = len(self.sides)
        for step in range(1, count + 1):
            number = (seat + step) % count
            if not self.sides[number].is_out:
                return number
        return seat

    def is_dizzy(self, permanent: Permanent) -> bool:
        """It came to the Field or changed control since its controller's most recent turn began (SB-B3, SB-Y1)."""
        return permanent.since >= self.sides[permanent.seat].last_turn and not permanent.keywords & o.AGGRO

    def is_action(self, frame: Frame) -> bool:
        """A played action: it comes from no permanent, and goes to a Splat Zone when it is done."""
        return frame.kind >= 0 and not frame.source and self.pool.cards[frame.kind].type == o.ACTION

    def is_blocking(self, id: int) -> bool:
        for pair in self.blocks:
            if first_of(pair) == id:
                return True
        return False

    def touch(self, what: int) -> None:
        """Something changed that is no part of a permanent's figures: who is exhausted or damaged, a hand, devotion.

        That matters only if a passive ability looks there.
        """
        if self.pool.looks_at & what:
            self.stale = True

    # --- cards --------------------------------------------------------------------------------------------------------

    def take_top(self, seat: int) -> int:
        """Remove the top card of a deck; -1 if there is none."""
        side = self.sides[seat]
        if side.top:
            if side.open_top:
                side.open_top -= 1
            kind = side.top[-1]
            side.top = side.top[:-1]
            return kind
        if side.bag:
            side.bag = side.bag[:]
            return self.rng.take(side.bag)
        if side.bottom:
            kind = side.bottom[-1]
            side.bottom = side.bottom[:-1]
            side.bottom_seen = side.bottom_seen[:-1]
            return kind
        return -1

    def draw(self, seat: int) -> None:
        side = self.sides[seat]
        is_known = side.knows_next()
        kind = self.take_top(seat)
        if kind < 0:
            side.drew_empty = True  # SB-W2
            self.unsettled = True
            if self.events is not None:
                self.note("draw-empty", {"seat": seat})
            return
        side.hand = inserted(side.hand, kind)
        self.touch(o.HANDS_SEEN)
        if is_known:
            side.open = inserted(side.open, kind)
        if self.events is not None:
            self.note_secret("draw", {"seat": seat}, {"card": self.name(kind)}, seat)

    def into_hand(self, seat: int, kind: int) -> None:
        """A card that everybody has seen reaches a hand."""
        side = self.sides[seat]
        side.hand = inserted(side.hand, kind)
        side.open = inserted(side.open, kind)
        self.touch(o.HANDS_SEEN)

    def out_of_hand(self, seat: int, kind: int) -> None:
        side = self.sides[seat]
        side.hand = without(side.hand, kind)
        self.touch(o.HANDS_SEEN)
        if has(side.open, kind):
            side.open = without(side.open, kind)

    def shuffle(self, seat: int) -> None:
        """A deck that is shuffled has no order."""
        side = self.sides[seat]
        side.bag = side.bag + side.top + side.bottom
        side.top = NO_INTS
        side.open_top = 0
        side.bottom = NO_INTS
        side.bottom_seen = NO_INTS

    # --- permanents ---------------------------------------------------------------------------------------------------

    def arrive(self, seat: int, kind: int, in_hive: bool) -> Permanent:
        """A card comes to a Field or a Hive from anywhere else: a new object (SB-Z3)."""
        self.arrivals += 1
        if self.arrivals >= LAST_ARRIVAL:
            self.finish(self.living(), "endless")
        permanent = Permanent(self.pool.cards[kind], self.arrivals, seat, self.turn)
        permanent.in_hive = in_hive
        side = self.sides[seat]
        if in_hive:
            side.hive.append(permanent)
        else:
            side.field.append(permanent)
        self.stale = True
        self.unsettled = True
        return permanent

    def has_support(self, seat: int, kind: int) -> bool:
        """A support of this name is on that Field already: there can be but one (SB-C1)."""
        if self.pool.cards[kind].type != o.SUPPORT:
            return False
        for permanent in self.sides[seat].field:
            if permanent.card.kind == kind:
                return True
        return False

    def leave(self, permanent: Permanent) -> None:
        """A permanent leaves Field and Hive; where its card goes is for the caller to say."""
        side = self.sides[permanent.seat]
        if permanent.in_hive:
            self.remember_all(permanent)
            side.hive.remove(permanent)
        else:
            self.off_field(permanent)
            side.field.remove(permanent)
        self.stale = True
        self.unsettled = True

    def off_field(self, permanent: Permanent) -> None:
        """What ends when a permanent is no longer on the Field as it was: equipment, combat; and frames remember it."""
        self.out_of_combat(permanent)
        self.drop_items(permanent)
        permanent.bearer = 0
        self.remember_all(permanent)

    def remember_all(self, permanent: Permanent) -> None:
        """All that is under way keeps the last values of what leaves (SB-P15)."""
        for frame in self.stack:
            remember(frame, permanent)
            for waiting in frame.waiting:
                remember(waiting, permanent)
        for waiting in self.pending:
            remember(waiting, permanent)

    def drop_items(self, bug: Permanent) -> None:
        """Its items stay on the Field, unattached (SB-C5)."""
        for item in self.sides[bug.seat].field:
            if item.bearer == bug.id:
                item.bearer = 0
                self.stale = True

    def out_of_combat(self, permanent: Permanent) -> None:
        """SB-K7. What it blocked stays blocked."""
        permanent.attacking = -1
        permanent.blocked = False
        id = permanent.id
        if self.blocks:
            self.blocks = [pair for pair in self.blocks if first_of(pair) != id and second_of(pair) != id]
        self.touch(o.STATES_SEEN)
        if self.lures:
            self.lures = [pair for pair in self.lures if first_of(pair) != id and second_of(pair) != id]

    def to_hive(self, permanent: Permanent) -> None:
        """From the Field to the Hive of its controller: still the same permanent (SB-Z3)."""
        side = self.sides[permanent.seat]
        self.off_field(permanent)
        side.field.remove(permanent)
        permanent.in_hive = True
        side.hive.append(permanent)
        self.stale = True
        self.unsettled = True
        self.note_permanent("to-hive", permanent)

    def to_field(self, permanent: Permanent) -> None:
        """From the Hive to the Field: moved or played, dizzy in both cases."""
        side = self.sides[permanent.seat]
        side.hive.remove(permanent)
        permanent.in_hive = False
        permanent.since = self.turn
        side.field.append(permanent)
        self.stale = True
        self.unsettled = True

    def change_control(self, permanent: Permanent, seat: int) -> None:
        """To the same zone of another player, with all that is on it; nothing enters or leaves (SB-Z6)."""
        if permanent.seat == seat or self.has_support(seat, permanent.card.kind):
            return
        old = self.sides[permanent.seat]
        if permanent.in_hive:
            old.hive.remove(permanent)
            self.sides[seat].hive.append(permanent)
        else:
            self.out_of_combat(permanent)
            self.drop_items(permanent)
            permanent.bearer = 0  # SB-C3
            old.field.remove(permanent)
            self.sides[seat].field.append(permanent)
        permanent.seat = seat
        permanent.since = self.turn
        self.stale = True
        self.unsettled = True
        self.note_permanent("control", permanent)

    # --- the end ------------------------------------------------------------------------------------------------------

    def finish(self, winners: list[int], reason: str) -> None:
        if self.is_over:
            return
        self.is_over = True
        self.winners = winners
        if self.events is not None:
            self.note("end", {"winners": winners, "reason": reason})

    # --- telling ------------------------------------------------------------------------------------------------------

    def name(self, kind: int) -> str:
        return self.pool.cards[kind].name

    def note_secret(self, kind: str, facts: dict[str, Fact], secrets: dict[str, Fact], seat: int) -> None:
        assert self.events is not None
        self.events.append(Event(kind, facts, secrets, (seat,)))

    def note_permanent(self, kind: str, permanent: Permanent, **more: Fact) -> None:
        if self.events is not None:
            facts: dict[str, Fact] = {"seat": permanent.seat, "card": permanent.card.name, "piece": permanent.id}
            facts.update(more)
            self.note(kind, facts)


def remember(frame: Frame, permanent: Permanent) -> None:
    """A frame whose source leaves keeps its last values (SB-P15)."""
    if frame.source == permanent.id:
        frame.gone = True
        frame.atk = permanent.atk
        frame.defence = permanent.left_defence
        frame.dev = permanent.dev
        frame.cost = permanent.card.cost
        frame.plus = permanent.plus
    if frame.it == permanent.id:
        card = permanent.card
        frame.it_last = [permanent.atk, permanent.left_defence, permanent.dev, card.cost, card.kind]
