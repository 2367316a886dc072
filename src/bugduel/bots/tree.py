"""The search tree: statistics of each choice over all determinizations in which it was available."""

from math import log, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.bots.lookahead import Settler
from bugduel.core.lists import NO_INTS
from bugduel.core.state import State

EXPLORATION: Final = 0.1  # exploration constant
DOUBT: Final = 0.5  # error of a first estimate: keeps a choice that looked bad once from being forgotten
MOST_NODES: Final = 2_000_000  # in one tree, some hundred megabytes
WIDTH: Final = 4  # choices of a new node estimated at once; each visit adds one
UNKNOWN: Final = 0.05  # expected advantage of an action never estimated before: it is tried soon
LONG: Final = 400  # choices in one iteration, at most


@mypyc_attr(acyclic=True)
class Node:
    """One action as a choice of a seat: how often it was available, its visits, and its total value for that seat."""

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[int, Node] = {}

    def child(self, action: int, seat: int) -> "Node":
        """The node of an action after this one."""
        found = self.children.get(action)
        if found is None:
            found = Node(action, seat)
            self.children[action] = found
        return found

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def promise(self, exploration: float) -> float:
        """The upper confidence bound of the choice (UCB1-tuned, with its availability in place of its parent's
        visits).
        """
        mean = self.total / self.visits
        seldom = log(self.available + 1) / self.visits
        spread = self.squares / self.visits - mean * mean + DOUBT * sqrt(seldom)
        return mean + exploration * sqrt(seldom * spread)


class ActionScore:
    """How much better than its alternatives an action looked on average, across the whole tree."""

    def __init__(self) -> None:
        self.count = 0
        self.ahead = 0.0

    def learn(self, ahead: float) -> None:
        self.count += 1
        self.ahead += (ahead - self.ahead) / self.count


class TreeSearch:
    """Grows a tree, one iteration at a time. New choices are estimated by truncated playouts."""

    def __init__(self) -> None:
        self.guesses = 0
        self.nodes = 0  # in the tree: at the limit it stops growing
        self.exploration = EXPLORATION
        self.settler = Settler()
        self.scores: dict[int, ActionScore] = {}
        self.root: Node | None = None  # of the decision that the next two are about
        self.root_choices = NO_INTS
        self.is_complete = False  # whether each of them has been estimated
        self.reached: State | None = None  # the state after a choice selected right after its first estimate

    def iterate(self, root: Node, state: State, first: int = -1) -> None:
        """One iteration: select down to a new choice, estimate it, and back up its value. `first` is the first action,
        if given. Consumes the given state.
        """
        path = [root]
        node = root
        before = root.action
        model = state.search_model()
        for _ in range(LONG):
            actor = state.actor()
            if actor < 0:
                break
            only = first if node is root else model.forced_pass(state)
            actions = NO_INTS
            if only < 0:
                actions = self.choices(root, state) if node is root else model.search_actions(state)
                if len(actions) == 1:
                    only = actions[0]
            if only >= 0:
                child = node.child(only, actor)
                child.available += 1
            elif not node.children:
                if self.nodes >= MOST_NODES:
                    break
                first_ones = actions if node is root else self.likely(actions)
                remember(path, self.expand(node, state, first_ones, actor))
                return
            else:
                if node is root and not self.is_complete:
                    self.complete(root, state, actions, actor)
                child = self.select(node, state, actions, actor)
                if self.reached is not None:
                    remember(path, self.reached)
                    return
            state.apply(child.action)
            path.append(child)
            node = child
            before = child.action
        remember(path, self.settler.settle(state, before, node.seat, -1.0))

    def choices(self, root: Node, state: State) -> list[int]:
        """The choices at the root, which are the same in all determinizations."""
        if self.root is not root:
            self.root = root
            self.root_choices = state.search_model().search_actions(state)
            self.is_complete = False
        return self.root_choices

    def select(self, node: Node, state: State, actions: list[int], actor: int) -> Node:
        """The choice with the highest bound. Of untried ones, the most promising is estimated first."""
        children = node.children
        best: Node | None = None
        most = -1.0
        untried = -1
        hope = -2.0
        self.reached = None
        for action in actions:
            child = children.get(action)
            if child is None:
                expected = self.expected(action)
                if expected > hope:
                    hope = expected
                    untried = action
                continue
            child.available += 1
            promise = child.promise(self.exploration)
            if promise > most:
                most = promise
                best = child
        if untried >= 0:
            child = Node(untried, actor)
            child.available = 1
            children[untried] = child
            after = self.guess(child, state.clone(), -1.0)
            if child.promise(self.exploration) > most:
                best = child
                self.reached = after
        assert best is not None
        return best

    def expand(self, node: Node, state: State, actions: list[int], actor: int) -> State:
        """Estimate the first choices of a node. Returns the state after the best one, as the result of the playout.
        Consumes the given state.
        """
        best = state
        most = -1.0
        total = 0.0
        last = len(actions) - 1
        for place, action in enumerate(actions):
            child = Node(action, actor)
            child.available = 1
            node.children[action] = child
            after = self.guess(child, state if place == last else state.clone(), most)
            total += child.total
            if child.total > most:
                best = after
                most = child.total
        mean = total / len(actions)
        for action in actions:
            score = self.scores.get(action)
            if score is None:
                score = ActionScore()
                self.scores[action] = score
            score.learn(node.children[action].total - mean)
        return best

    def complete(self, root: Node, state: State, actions: list[int], actor: int) -> None:
        """Estimate every choice of the root: a kept tree may lack some."""
        for action in actions:
            if action not in root.children:
                child = Node(action, actor)
                root.children[action] = child
                self.guess(child, state.clone(), -1.0)
        self.is_complete = True

    def guess(self, child: Node, state: State, enough: float) -> State:
        """Estimate a new choice by the state it leads to: exactly only if that is at least `enough`. Consumes the given
        state.
        """
        state.apply(child.action)
        after = self.settler.settle(state, child.action, child.seat, enough)
        child.learn(after.search_model().estimate(after, child.seat))
        self.guesses += 1
        self.nodes += 1
        return after

    def likely(self, actions: list[int]) -> list[int]:
        """The first choices of a new node: at most WIDTH, those first that look best elsewhere in the tree, so that the
        others are soon cut off.
        """
        left = [self.expected(action) for action in actions]
        found: list[int] = []
        for _ in range(min(WIDTH, len(actions))):
            first = 0
            for place in range(1, len(left)):
                if left[place] > left[first]:
                    first = place
            found.append(actions[first])
            left[first] = -2.0
        return found

    def expected(self, action: int) -> float:
        score = self.scores.get(action)
        return UNKNOWN if score is None else score.ahead


def remember(path: list[Node], state: State) -> None:
    """Back up the value of the reached state along the path."""
    model = state.search_model()
    if state.seats() == 2:
        first = model.estimate(state, 0)
        for node in path:
            node.learn(first if node.seat == 0 else 1.0 - first)
        return
    values: dict[int, float] = {}  # of each team: teammates have the same chance
    for seat in range(state.seats()):
        team = state.team(seat)
        if team not in values:
            values[team] = model.estimate(state, seat)
    for node in path:
        if node.seat >= 0:
            node.learn(values[state.team(node.seat)])
        else:
            node.learn(0.0)  # the root: nobody chose it
