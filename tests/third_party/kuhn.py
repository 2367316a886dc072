"""Kuhn poker as somebody else would add it to Bugduel: plain Python, a few lines, and an entry point.

Three cards, one for each player; both may bet once. The higher card wins what is shown, who folds loses.
"""

from collections.abc import Callable, Mapping

from bugduel.core import BadData, BadOptions, Chance, Event, Game, Move, SearchModel, Setup, Shapes, State, View
from bugduel.core.seen.view import Card, Decision, Player, Zone

CARDS = ("Jack", "Queen", "King")
CHECK, BET, FOLD, CALL = 1, 2, 3, 4
KINDS = {CHECK: "check", BET: "bet", FOLD: "fold", CALL: "call"}
ENDS = ([CHECK, CHECK], [BET, FOLD], [BET, CALL], [CHECK, BET, FOLD], [CHECK, BET, CALL])


class Kuhn(State):
    def __init__(self, hands: list[int], line: list[int]) -> None:
        self.hands = hands
        self.line = line
        self.log: list[Event] | None = None

    def seats(self) -> int:
        return 2

    def actor(self) -> int:
        return -1 if self.line in ENDS else len(self.line) % 2

    def legal(self) -> list[int]:
        return [] if self.actor() < 0 else [FOLD, CALL] if BET in self.line else [CHECK, BET]

    def apply(self, action: int) -> None:
        self.check(action)
        seat = self.actor()
        self.line = [*self.line, action]
        if self.log is not None:
            self.log.append(Event(KINDS[action], {"seat": seat}))
            if self.actor() < 0:
                self.log.append(Event("end", {"winners": [self.winner()], "reason": KINDS[action]}))

    def winner(self) -> int:
        if self.line[-1] == FOLD:
            return len(self.line) % 2
        return 0 if self.hands[0] > self.hands[1] else 1

    def outcome(self) -> list[float] | None:
        return None if self.actor() >= 0 else [float(self.winner() == seat) for seat in (0, 1)]

    def clone(self) -> "Kuhn":
        return Kuhn(self.hands, self.line)

    def view(self, seat: int) -> View:
        players = [
            Player(number, number, {"chips": 1 + (BET in self.line[number::2] or CALL in self.line[number::2])},
                   {"hand": Zone(1, [Card(CARDS[hand])] if seat == number else [])})
            for number, hand in enumerate(self.hands)
        ]  # fmt: skip
        asked = None if self.actor() < 0 else Decision(self.actor(), "answer" if BET in self.line else "open")
        return View("kuhn", seat, len(self.line), 1, 0, self.actor(), players, {}, [], asked, self.outcome())

    def move(self, action: int) -> Move:
        self.check(action)
        return Move(action, KINDS[action], {})

    def is_open(self, action: int) -> bool:
        return True

    def imagine(self, seat: int, chance: Chance) -> "Kuhn":
        hands = self.hands[:]
        if seat >= 0:
            left = [card for card in range(3) if card != hands[seat]]
            hands[1 - seat] = chance.take(left)
        return Kuhn(hands, self.line)

    def to_data(self) -> dict[str, object]:
        return {"game": "kuhn", "hands": self.hands, "line": self.line}

    def reader(self) -> Callable[[object], State]:
        return from_data

    def recorded(self) -> list[Event] | None:
        return self.log

    def record(self, events: list[Event] | None) -> None:
        self.log = events

    def search_model(self) -> SearchModel:
        return MODEL


class KuhnModel(SearchModel):
    def turns(self, state: State) -> int:
        return 1


def from_data(data: object) -> Kuhn:
    if not isinstance(data, Mapping):
        raise BadData("must be an object")
    return Kuhn(list(data["hands"]), list(data["line"]))


class KuhnSetup(Setup):
    def __init__(self, options: Mapping[str, object]) -> None:
        if options:
            raise BadOptions("kuhn has no options", "options")
        self.options = {}

    def deal(self, chance: Chance, record: bool = False) -> State:
        deck = [0, 1, 2]
        state = Kuhn([chance.take(deck), chance.take(deck)], [])
        state.record([] if record else None)
        return state


class KuhnPoker(Game):
    name = "kuhn"
    rules = 1

    def setup(self, options: Mapping[str, object]) -> Setup:
        return KuhnSetup(options)

    def from_data(self, data: Mapping[str, object]) -> State:
        return from_data(data)

    def shapes(self) -> Shapes:
        facts = {"seat": "number", "winners": "numbers", "reason": "text"}
        moves = dict.fromkeys(KINDS.values(), "")
        events = {**dict.fromkeys(KINDS.values(), "seat"), "end": "winners reason"}
        return Shapes("kuhn", facts, moves, events, ["open", "answer"], zones=["hand"], counters=["chips"])

    def messages(self, language: str) -> str:
        kinds = "".join(
            f"kuhn-move-{kind} = {kind}\nkuhn-event-{kind} = {{ $name }}: {kind}.\n" for kind in KINDS.values()
        )
        return kinds + (
            "kuhn-title = Kuhn poker\nkuhn-event-end = { $winners } wins.\n"
            "kuhn-ask-open = Check or bet?\nkuhn-ask-answer = Fold or call?\n"
            "kuhn-zone-hand = hand\nkuhn-counter-chips = { $count } chips\nkuhn-pip-chips = o\n"
        )


MODEL = KuhnModel()
KUHN = KuhnPoker()
