"""The bot that searches: information-set Monte Carlo tree search over the worlds that its seat can imagine.

Each look into the game starts in a world of its own, with other hidden cards; all looks share one tree, which knows of
every choice how often it could be made at all. What was learnt is kept for the next choice of the same game.
"""

from time import perf_counter
from typing import Final

from bugduel.bots.bot import Bot, Option, Thought
from bugduel.bots.pause import breathe
from bugduel.bots.tree import MOST_NODES, Looks, Node
from bugduel.core.move import Move
from bugduel.core.seat import Seat
from bugduel.core.trail import UNSEEN

SECONDS: Final = 0.5  # that it thinks when nothing else is said
NOWHERE: Final = -1
PACK: Final = 32  # looks between two glances at the clock
LINE: Final = 8  # choices of an expected line, at most
SURE: Final = 12  # visits that a choice needs to stand in an expected line


class Search(Bot):
    """Thinks about a choice for so many seconds, or so many looks, and takes what it came back to most often."""

    def __init__(self, seed: str, seconds: float = 0.0, iterations: int = 0) -> None:
        super().__init__(seed)
        self.seconds = seconds if seconds or iterations else SECONDS
        self.iterations = iterations
        self.looks = Looks()
        self.root = Node(0, -1)
        self.at = NOWHERE  # actions of the game before the root
        self.number = -1  # the seat that the tree is for: another knows other things

    def choose(self, seat: Seat) -> int:
        idle = seat.idle()
        if idle >= 0:
            return idle
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        self.search(seat, True)
        best = legal[0]
        most = -1
        for action in legal:
            child = self.root.children.get(action)
            if child is not None and child.visits > most:
                best = action
                most = child.visits
        return best

    def think(self, seat: Seat) -> Thought:
        self.search(seat, False)
        return self.thought(seat)

    def search(self, seat: Seat, may_stop: bool) -> None:
        """Grow the tree until the time is up, the looks are made or, if it may, no look can change the choice."""
        self.root = self.kept(seat)
        self.at = len(seat.trail) if seat.trail is not None else NOWHERE
        self.number = seat.number
        start = perf_counter()
        done = 0
        while True:
            pack = min(PACK, self.iterations - done) if self.iterations else PACK
            for _ in range(pack):
                self.looks.look(self.root, seat.imagine(self.rng))
            done += pack
            breathe()
            left = self.iterations - done if self.iterations else done
            if self.seconds:
                spent = perf_counter() - start
                if spent >= self.seconds:
                    return
                if not self.iterations:
                    left = int(done * (self.seconds - spent) / spent)
            if left <= 0 or (may_stop and lead(self.root, seat.legal()) > left):
                return

    def kept(self, seat: Seat) -> Node:
        """The part of the tree that the game has come to since the last choice; a new one if it left the tree."""
        trail = seat.trail
        is_elsewhere = trail is None or self.at == NOWHERE or self.number != seat.number or len(trail) < self.at
        if trail is None or is_elsewhere or self.looks.nodes > MOST_NODES // 2:
            return self.new_tree(seat)
        node = self.root
        for place in range(self.at, len(trail)):
            action = trail[place]
            if action < UNSEEN:  # nobody chose that
                continue
            child = node.children.get(action)
            if child is None:
                return self.new_tree(seat)
            node = child
        return node

    def new_tree(self, seat: Seat) -> Node:
        self.looks.nodes = 0
        return Node(0, seat.number)

    def thought(self, seat: Seat) -> Thought:
        options: list[Option] = []
        for action in seat.legal():
            child = self.root.children.get(action)
            if child is None or child.visits == 0:
                options.append(Option(action, 0.0, 0))
            else:
                options.append(Option(action, child.total / child.visits, child.visits))
        return Thought(most_visited_first(options), self.line(seat))

    def line(self, seat: Seat) -> list[tuple[int, Move]]:
        """The choices that were made most often, one after the other, in one of the worlds."""
        line: list[tuple[int, Move]] = []
        state = seat.imagine(self.rng)
        node = self.root
        while len(line) < LINE and state.actor() >= 0:
            best: Node | None = None
            for action in state.legal():
                child = node.children.get(action)
                if child is not None and child.visits >= SURE and (best is None or child.visits > best.visits):
                    best = child
            if best is None:
                break
            line.append((state.actor(), state.move(best.action)))
            state.apply(best.action)
            node = best
        return line


def most_visited_first(options: list[Option]) -> list[Option]:
    """What a search came back to most often is what it trusts most; a value of few visits says little."""
    order = sorted([(-option.visits, -option.value, place) for place, option in enumerate(options)])
    return [options[place] for _, _, place in order]


def lead(root: Node, legal: list[int]) -> int:
    """How many visits the first choice is ahead of the second."""
    first = 0
    second = 0
    for action in legal:
        child = root.children.get(action)
        visits = 0 if child is None else child.visits
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second
