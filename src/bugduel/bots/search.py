"""The search bot: information-set Monte Carlo tree search over determinizations of its seat.

Each iteration starts in a new determinization, with other hidden cards. All iterations share one tree, which counts how
often each choice was available. The tree is kept for the next choice of the same game.
"""

from time import perf_counter
from typing import Final

from bugduel.bots.bot import Bot, Option, Thought, best_first, only_action
from bugduel.bots.pause import check_interrupt
from bugduel.bots.tree import MOST_NODES, Node, TreeSearch
from bugduel.core.records.trail import UNSEEN
from bugduel.core.seat import Seat
from bugduel.core.seen.move import Move
from bugduel.core.state import State
from bugduel.core.worth.weights import Weights

SECONDS: Final = 0.5  # per choice by default
NOWHERE: Final = -1
PACK: Final = 32  # iterations between checks of the clock
LINE: Final = 8  # choices in an expected line, at most
SEARCHED: Final = 0.6  # share of the budget before the options are compared
ENOUGH: Final = 32  # visits an option needs to be compared
DECIDED: Final = 0.002  # a value so near to 0 or 1: more iterations change nothing
SURE: Final = 12  # visits a choice needs to be part of an expected line


class Search(Bot):
    """Searches for a number of seconds or iterations, and takes the choice that is left."""

    def __init__(self, seed: str, seconds: float = 0.0, iterations: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights  # other than those of the game
        self.seconds = seconds if seconds or iterations else SECONDS
        self.iterations = iterations
        self.tree = TreeSearch()
        self.root = Node(0, -1)
        self.at = NOWHERE  # actions before the root
        self.number = -1  # the seat of the tree: other seats have other information

    def imagine(self, seat: Seat) -> State:
        """A determinization."""
        state = seat.imagine(self.rng)
        if self.weights is not None:
            state.search_model().reweigh(state, self.weights)
        return state

    def choose(self, seat: Seat) -> int:
        only = only_action(seat)
        if only >= 0:
            return only
        return self.halve(seat)[0].action

    def halve(self, seat: Seat) -> list[Option]:
        """Sequential halving: visit all options equally, drop the worse half, and so on until one is left or the game
        is decided. Returns the options, the one to choose first, with the visits of this search.
        """
        budget = self.begin(seat)
        order = self.first_looks(seat)
        kept = {action: visits_of(self.root, action) for action in order}
        left = len(order)
        rounds = (left - 1).bit_length()
        for number in range(rounds):
            while budget.spent() < (number + 1) / rounds:
                for action in order[:left]:
                    for _ in range(budget.take(1)):
                        self.tree.iterate(self.root, self.imagine(seat), action)
                check_interrupt()
            order = best_of(self.root, order[:left]) + order[left:]
            left = (left + 1) // 2
            if not DECIDED < mean_of(self.root, order[0]) < 1.0 - DECIDED:
                break
        found = options_of(self.root, order)
        for option in found:
            option.visits -= kept[option.action]
        return found

    def first_looks(self, seat: Seat) -> list[int]:
        """The options, each estimated at least once, the best first."""
        world = self.imagine(seat)
        actions = world.search_model().search_actions(world)
        self.tree.complete(self.root, world, actions, seat.number)
        return best_of(self.root, actions)

    def think(self, seat: Seat) -> Thought:
        """A search for the best choice hardly visits the others. So part of the budget is spent visiting all options
        equally, in a separate tree, to measure how far they are behind.
        """
        budget = self.begin(seat)
        self.grow(seat, budget, SEARCHED)
        compared = self.compare(seat, budget)
        return self.thought(seat, compared)

    def search(self, seat: Seat) -> None:
        """Grow the tree until the budget is spent."""
        self.grow(seat, self.begin(seat), 1.0)

    def begin(self, seat: Seat) -> "Budget":
        """Move the root to the current decision."""
        self.root = self.kept(seat)
        self.tree.root = None  # its choices are to be found anew
        self.at = len(seat.trail) if seat.trail is not None else NOWHERE
        self.number = seat.number
        return Budget(self.seconds, self.iterations)

    def grow(self, seat: Seat, budget: "Budget", share: float) -> None:
        """Search until the given share of the budget is spent."""
        while budget.spent() < share:
            for _ in range(budget.take(PACK)):
                self.tree.iterate(self.root, self.imagine(seat))
            check_interrupt()

    def compare(self, seat: Seat, budget: "Budget") -> Node:
        """Spend the rest of the budget on all options equally. If it is too small, the best ones get ENOUGH visits.
        Returns the root of a temporary tree.
        """
        root = Node(0, seat.number)
        nodes = self.tree.nodes
        order = ranked(options_of(self.root, seat.legal()))
        aim = ENOUGH
        while budget.spent() < 1.0:
            for option in order:
                while budget.spent() < 1.0 and visits_of(root, option.action) < aim:
                    for _ in range(budget.take(aim - visits_of(root, option.action))):
                        self.tree.iterate(root, self.imagine(seat), option.action)
                    check_interrupt()
            aim += ENOUGH
        self.tree.nodes = nodes
        return root

    def kept(self, seat: Seat) -> Node:
        """The subtree of the current decision; a new tree if the game left the old one."""
        trail = seat.trail
        is_elsewhere = trail is None or self.at == NOWHERE or self.number != seat.number or len(trail) < self.at
        if trail is None or is_elsewhere or self.tree.nodes > MOST_NODES // 2:
            return self.new_tree(seat)
        node = self.root
        for place in range(self.at, len(trail)):
            action = trail[place]
            if action < UNSEEN:  # not a choice
                continue
            child = node.children.get(action)
            if child is None:
                return self.new_tree(seat)
            node = child
        return node

    def new_tree(self, seat: Seat) -> Node:
        self.tree.nodes = 0
        return Node(0, seat.number)

    def thought(self, seat: Seat, compared: Node) -> Thought:
        """The most visited option first, with its value from the search. Values drop with more visits, as replies are
        found; so the other options are valued by how far they are behind at equal visits, unless the search itself
        visited them more often than that.
        """
        legal = seat.legal()
        options = ranked(options_of(self.root, legal))
        best = options[0]
        level = mean_of(compared, best.action)
        for option in options:
            visits = visits_of(compared, option.action)
            if option is not best and visits >= ENOUGH and visits >= option.visits:
                option.value = max(0.0, best.value - (level - mean_of(compared, option.action)))
                option.is_known = True
            option.visits += visits
        return Thought(ranked(options), self.line(seat, best.action))

    def line(self, seat: Seat, first: int) -> list[tuple[int, Move]]:
        """An action and the most visited choices after it, in one determinization."""
        line: list[tuple[int, Move]] = []
        state = self.imagine(seat)
        node = self.root
        while len(line) < LINE and state.actor() >= 0:
            best: Node | None = None
            for action in state.legal() if line else [first]:
                child = node.children.get(action)
                if child is not None and child.visits >= SURE and (best is None or child.visits > best.visits):
                    best = child
            if best is None:
                break
            line.append((state.actor(), state.move(best.action)))
            state.apply(best.action)
            node = best
        return line


class Budget:
    """The budget of a search for a choice: seconds, iterations, or both."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.start = perf_counter()
        self.done = 0

    def spent(self) -> float:
        """The share spent, from 0 to slightly over 1."""
        spent = self.done / self.iterations if self.iterations else 0.0
        if self.seconds:
            spent = max(spent, (perf_counter() - self.start) / self.seconds)
        return spent

    def take(self, most: int) -> int:
        """The number of iterations before the next check of the clock."""
        count = min(most, PACK)
        if self.iterations:
            count = min(count, self.iterations - self.done)
        self.done += count
        return count


def ranked(options: list[Option]) -> list[Option]:
    """The most visited option first, then the others by value, capped at the first one's: a higher value only means
    fewer visits.
    """
    best = options[0]
    for option in options:
        if option.visits > best.visits:
            best = option
    best.is_known = True
    others: list[Option] = []
    for option in options:
        if option is not best:
            option.value = min(option.value, best.value)
            others.append(option)
    return [best, *best_first(others)]


def best_of(root: Node, actions: list[int]) -> list[int]:
    """By value, the best first."""
    return sorted(actions, key=lambda action: -mean_of(root, action))


def options_of(root: Node, legal: list[int]) -> list[Option]:
    """Every legal action with its statistics in a tree."""
    found: list[Option] = []
    for action in legal:
        visits = visits_of(root, action)
        found.append(Option(action, mean_of(root, action), visits, visits >= ENOUGH))
    return found


def visits_of(root: Node, action: int) -> int:
    child = root.children.get(action)
    return 0 if child is None else child.visits


def mean_of(root: Node, action: int) -> float:
    child = root.children.get(action)
    return 0.0 if child is None or child.visits == 0 else child.total / child.visits


def most_visited(root: Node, legal: list[int]) -> int:
    """The most visited action: the one the search trusts most."""
    best = legal[0]
    most = -1
    for action in legal:
        child = root.children.get(action)
        if child is not None and child.visits > most:
            best = action
            most = child.visits
    return best
