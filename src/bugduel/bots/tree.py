"""The tree of a search: what was learnt of each choice, over all the worlds in which it could be made."""

from math import log, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.core.state import State

CURIOSITY: Final = 0.1  # how much a choice that was seldom tried is worth trying again
DOUBT: Final = 0.5  # how far a guess may be off: keeps a choice that looked bad once from being forgotten
SETTLE: Final = 10  # choices that are made for what is under way before the game is guessed at
MOST_NODES: Final = 2_000_000  # of one tree, some hundred megabytes
LONG: Final = 400  # choices of one look into the game, at most


@mypyc_attr(acyclic=True)
class Node:
    """One action as a choice of a seat: how often it could be made, how often it was, and what it brought that seat."""

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

    def promise(self, curiosity: float) -> float:
        """What the choice may be worth at best: more for what was seldom tried, and for what varies (UCB1-tuned, with
        how often it was available in the place of how often its parent was visited).
        """
        mean = self.total / self.visits
        seldom = log(self.available + 1) / self.visits
        spread = self.squares / self.visits - mean * mean + DOUBT * sqrt(seldom)
        return mean + curiosity * sqrt(seldom * spread)


class Looks:
    """How a search looks into the game, and how many guesses it has made so far: each is a playout cut short."""

    def __init__(self) -> None:
        self.guesses = 0
        self.nodes = 0  # of the tree: when there are too many, it grows no more
        self.curiosity = CURIOSITY

    def look(self, root: Node, state: State) -> None:
        """Follow the most promising choices to one that is new, and remember on the way what it is worth."""
        path = [root]
        node = root
        for _ in range(LONG):
            actor = state.actor()
            if actor < 0:
                break
            legal = state.legal() if node is root else state.worthwhile()
            only = legal[0] if len(legal) == 1 else -1
            if only < 0 and node is not root:
                only = state.idle()
            if only >= 0:
                child = node.child(only, actor)
                child.available += 1
            elif self.nodes >= MOST_NODES and not node.children:
                break
            else:
                child = self.select(node, state, legal, actor)
                if child.visits == 1 and child.available == 1:  # new: its guess stands for the rest of the game
                    self.remember(path, child, state)
                    return
            state.apply(child.action)
            path.append(child)
            node = child
        self.remember(path, None, settled(state))

    def select(self, node: Node, state: State, legal: list[int], actor: int) -> Node:
        """The choice that promises most. What was never tried is tried once, and guessed at."""
        children = node.children
        best: Node | None = None
        most = -1.0
        for action in legal:
            child = children.get(action)
            if child is None:
                child = Node(action, actor)
                children[action] = child
                after = state.clone()
                after.apply(action)
                child.learn(settled(after).estimate(actor))
                self.guesses += 1
                self.nodes += 1
            child.available += 1
            promise = child.promise(self.curiosity)
            if promise > most:
                most = promise
                best = child
        assert best is not None
        return best

    def remember(self, path: list[Node], leaf: Node | None, state: State) -> None:
        """What everybody on the path has of a look: by the guess of the new choice, or by the state where it ended."""
        seats = state.seats()
        if seats == 2:
            first = state.estimate(0) if leaf is None else leaf.total if leaf.seat == 0 else 1.0 - leaf.total
            for node in path:
                node.learn(first if node.seat == 0 else 1.0 - first)
            return
        if leaf is not None:
            state.apply(leaf.action)
            state = settled(state)
        values = [state.estimate(seat) for seat in range(seats)]
        for node in path:
            node.learn(values[node.seat])


def settled(state: State) -> State:
    """What is under way is played on, each doing what looks best at once: a guess in the middle says little."""
    for _ in range(SETTLE):
        actor = state.actor()
        if actor < 0 or state.is_quiet(actor):
            break
        legal = state.worthwhile()
        only = legal[0] if len(legal) == 1 else state.idle()
        if only >= 0:
            state.apply(only)
            continue
        best = state
        highest = -1.0
        for action in legal:
            after = state.clone()
            after.apply(action)
            worth = after.estimate(actor)
            if worth > highest:
                best = after
                highest = worth
        state = best
    return state
