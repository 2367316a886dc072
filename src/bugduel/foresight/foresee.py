"""What a choice will surely do, as far as its player can know.

The choice is played on several imagined games that its player cannot tell from the real one, or from each other: with
other hidden cards and other chance. No forecast can tell a secret, because it is made from nothing but what the player
knows; and what happens in all of these games is taken to happen whatever is hidden. It ends where chance decides, where
hidden cards make a difference, or where somebody is asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from bugduel.core import SPECTATOR, Event, Fact, IllegalAction, Seat, State, View, seeded
from bugduel.foresight.changes import Change, changes
from bugduel.foresight.watched import Watch, WatchedChance

WORLDS = 24  # imagined games: hidden cards that matter make a difference in at least one of them
LOOKED_AT = 4  # worlds in which cards and counters are compared when they part
MOST_PASSES = 40  # in one conditional forecast

Why = Literal["done", "over", "choice", "chance", "hidden"]


class Stop(Struct, frozen=True, omit_defaults=True):
    """Why a forecast ends: all is `done` that the choice brought about and `seat` goes on, the game is `over`, `seat`
    has a `choice`, or `chance` or something `hidden` decides.
    """

    why: Why
    seat: int = -1


@dataclass(frozen=True)
class Foresight:
    """What surely happens: `events` as everybody will see them, and what they change. `if_allowed` is what follows if
    everybody lets it: others decline to answer or to block, and the player adds nothing more. Its events and changes
    count from the choice, too.
    """

    events: list[dict[str, Fact]]
    changes: list[Change]
    stops: Stop
    if_allowed: "Foresight | None" = None


def foresee(seat: Seat, *actions: int) -> Foresight:
    """What a legal action will surely do, or several one after another."""
    return Outlook(seat).foresee(*actions)


class Outlook:
    """The imagined games of a player who is asked, for all of the legal actions."""

    def __init__(self, seat: Seat) -> None:
        assert seat.to_act, f"player {seat.number + 1} is not asked"
        self.seat = seat.number
        self.view = seat.view
        self.watch = Watch()
        # Always the same chance: who asks twice gets the same answer, and so do all who know the same.
        self.worlds = [seat.imagine(WatchedChance(seeded(f"world {number}"), self.watch)) for number in range(WORLDS)]

    def foresee(self, *actions: int) -> Foresight:
        """Of one action, or of several that the player takes one after another. IllegalAction for one that is not
        possible then. Where it is not sure any more what comes of them, or where they have answered the question that
        is asked now, the forecast goes without the rest.
        """
        course = Course(self, actions)
        sure = course.told()
        if sure.stops.why != "choice":
            return sure
        course.let_pass()
        return Foresight(sure.events, sure.changes, sure.stops, course.told() if course.has_passed else None)


class Course:
    """Actions of the player on all worlds, and as far as they go the same way."""

    def __init__(self, outlook: Outlook, actions: Sequence[int]) -> None:
        self.outlook = outlook
        self.worlds: list[State] = [world.clone() for world in outlook.worlds]
        self.happened: list[list[Event]] = [[] for _ in self.worlds]
        for world, events in zip(self.worlds, self.happened, strict=True):
            world.record(events)
        self.known = 0  # events that are the same in all worlds
        self.parted: Why | None = None  # why the worlds go different ways after them
        self.has_passed = False
        for place, action in enumerate(actions):
            if place and (self.parted or not self._is_asked()):
                break
            self._check(action)
            self._apply(action)

    # --- going on -----------------------------------------------------------------------------------------------------

    def _is_asked(self) -> bool:
        """Whether it is still the question that was asked first."""
        first, now = self.outlook.view.decision, self.worlds[0].view(self.outlook.seat).decision
        return first is not None and now is not None and (now.seat, now.choice) == (first.seat, first.choice)

    def _check(self, action: int) -> None:
        """What the player knows is the same in all worlds, and so is what they may do."""
        world = self.worlds[0]
        if action not in world.legal():
            raise IllegalAction("this action cannot be taken then")

    def _apply(self, action: int) -> None:
        """To the next question, or as far as it is sure."""
        watch = self.outlook.watch
        asked_at: int | None = None
        for world, events in zip(self.worlds, self.happened, strict=True):
            watch.begin(events)
            world.apply(action)
            if watch.asked_at is not None:
                asked_at = watch.asked_at if asked_at is None else min(asked_at, watch.asked_at)
        before, first = self.known, self.happened[0]
        self.known = min(_alike(first, events, before) for events in self.happened[1:])
        if asked_at is not None and asked_at <= self.known:
            self.known, self.parted = asked_at, "chance"
        elif any(len(events) > self.known for events in self.happened) or not self._same_question():
            self.parted = "hidden"
        self._end_with_the_turn(before)

    def _end_with_the_turn(self, start: int) -> None:
        """What another turn begins with is no work of this choice, sure or not."""
        for place in range(start, self.known):
            if _is_turn(self.happened[0][place]):
                if self.parted or self.known > place + 1:
                    self.known, self.parted = place + 1, "done"
                return

    def _same_question(self) -> bool:
        return len({(world.actor(), world.search_model().turns(world)) for world in self.worlds}) == 1

    def let_pass(self) -> None:
        """Everybody lets it go on, until it is done or somebody has a choice that cannot be declined."""
        model = self.worlds[0].search_model()
        turn = model.turns(self.worlds[0])
        for _ in range(MOST_PASSES):
            actor = self.worlds[0].actor()
            if self.parted or actor < 0 or self._is_done() or model.turns(self.worlds[0]) != turn:
                return
            passing = model.pass_action if actor == self.outlook.seat else model.decline
            actions = {passing(world) for world in self.worlds}
            action = actions.pop()
            if actions or action < 0:
                return
            self.has_passed = True
            self._apply(action)

    def _is_done(self) -> bool:
        world = self.worlds[0]
        return world.search_model().is_settled(world, world.actor())

    # --- telling ------------------------------------------------------------------------------------------------------

    def told(self) -> Foresight:
        return Foresight(self._events(), self._changes(), self._stop())

    def _events(self) -> list[dict[str, Fact]]:
        """As all will see them: what only some learn, such as a card that is drawn, is not known yet."""
        return [event.seen_by(SPECTATOR) for event in self.happened[0][: self.known]]

    def _stop(self) -> Stop:
        if self.parted == "done":
            seat = self.happened[0][self.known - 1].facts["seat"]
            assert isinstance(seat, int)
            return Stop("done", seat)
        if self.parted:
            return Stop(self.parted)
        actor = self.worlds[0].actor()
        if actor < 0:
            return Stop("over")
        return Stop("done" if self._is_done() else "choice", actor)

    def _changes(self) -> list[Change]:
        seat, before = self.outlook.seat, self.outlook.view
        # What all can see follows from the events, so a look at a few worlds is enough: views are slow to make.
        worlds = self.worlds[: LOOKED_AT if self.parted else 2]
        first, *others = (changes(before, world.view(seat)) for world in worlds)
        common = [change for change in first if all(change in other for other in others)]
        return common if self.parted is None else self._settled(common, before)

    def _settled(self, common: Sequence[Change], before: View) -> list[Change]:
        """Of the changes in all worlds, those that the sure events account for: of cards and counters to which nothing
        happens afterwards in any world. Other counters are as the last sure event tells them, if one does.
        """
        sure = self.happened[0][: self.known]
        later = [event for events in self.happened for event in events[self.known :]]
        pieces = _pieces(sure) - _pieces(later)
        settled = [change for change in common if change.piece in pieces and change.what not in ("power", "fact")]
        told = _counters(sure, before)
        counters = [
            change
            for change in common
            if change.what == "counter" and not any(_may_count(event, change) for event in later)
        ]
        known = {(change.seat, change.name) for change in counters}
        return [*settled, *counters, *(change for change in told if (change.seat, change.name) not in known)]


def _alike(one: Sequence[Event], other: Sequence[Event], start: int) -> int:
    """How many events are the same for all to see. What only some know may differ: a card that is drawn is hidden, and
    decides nothing before it is played.
    """
    place = start
    while place < len(one) and place < len(other):
        if one[place].kind != other[place].kind or one[place].facts != other[place].facts:
            break
        place += 1
    return place


def _is_turn(event: Event) -> bool:
    """Whether a turn begins: its event tells the number of the turn."""
    return "turn" in event.facts


def _pieces(events: Sequence[Event]) -> set[object]:
    """The cards in play that events are about."""
    return {event.facts["piece"] for event in events if "piece" in event.facts}


def _may_count(event: Event, change: Change) -> bool:
    """Whether an event could be about a player's counter: it tells an amount, or what the counter is then."""
    whose = event.facts.get("seat", change.seat)
    return whose == change.seat and ("amount" in event.facts or change.name in event.facts)


def _counters(events: Sequence[Event], before: View) -> list[Change]:
    """Counters after some events: one that tells what a counter is then has a fact of its name."""
    told: dict[tuple[int, str], int] = {}
    for event in events:
        seat = event.facts.get("seat")
        if isinstance(seat, int):
            for name in before.players[seat].counters:
                value = event.facts.get(name)
                if isinstance(value, int):
                    told[seat, name] = value
    return [
        Change("counter", name, seat, before=before.players[seat].counters[name], after=value)
        for (seat, name), value in told.items()
        if before.players[seat].counters[name] != value
    ]
