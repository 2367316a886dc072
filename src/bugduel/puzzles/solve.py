"""Whether a player can force a goal: exhaustive search to the end of a turn.

There are two questions. `reaches`: can the player force the goal in this exact state, if everybody sees all cards? A NO
is final, since seeing less does not help. `surely`: is there ONE strategy that forces the goal in all of the given
worlds, using only what the player sees? A YES is a proof. If chance or a card from an unknown pile interferes, the
answer is UNKNOWN.
"""

from typing import Final

from bugduel.core.state import State

WIN: Final = 0
SAVE: Final = 1

NO: Final = 0
YES: Final = 1
UNKNOWN: Final = 2
GOES_ON: Final = 3


class TooMuch(Exception):
    """The state limit is exceeded."""


class Solver:
    """Searches for one player and one goal: to have won, or not to have lost, a number of turns after `start`.

    `left` is how many states may still be examined; TooMuch when it runs out.
    """

    def __init__(self, start: State, me: int, goal: int, turns: int, left: int) -> None:
        self.model = start.search_model()
        self.me = me
        self.goal = goal
        self.last = self.model.turns(start) + turns
        self.chance_counter = self.model.chance_counter(start)
        self.left = left

    def settled(self, state: State) -> int:
        """The answer for a state that needs no search."""
        if self.model.chance_counter(state) != self.chance_counter:
            return UNKNOWN
        if state.actor() < 0:
            outcome = state.outcome()
            assert outcome is not None
            if self.goal == WIN:
                return YES if outcome[self.me] == 1.0 else NO
            return NO if outcome[self.me] == 0.0 else YES
        if self.model.turns(state) > self.last:
            return NO if self.goal == WIN else YES
        return GOES_ON

    def reaches(self, state: State) -> int:
        """Whether the player can force the goal in this state with all cards open."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        known = self.settled(state)
        if known != GOES_ON:
            return known
        wanted = YES if state.actor() == self.me else NO  # what the actor hopes for
        best = NO if wanted == YES else YES
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            found = self.reaches(after)
            if found == wanted:
                return found
            if found == UNKNOWN:
                best = UNKNOWN
        return best

    def surely(self, worlds: list[State]) -> int:
        """Whether one strategy forces the goal in all worlds, which the player cannot tell apart."""
        self.left -= len(worlds)
        if self.left < 0:
            raise TooMuch
        mine: list[State] = []
        others: dict[int, list[State]] = {}
        for world in worlds:
            known = self.settled(world)
            if known == GOES_ON:
                actor = world.actor()
                if actor == self.me:
                    mine.append(world)
                else:
                    others.setdefault(actor, []).append(world)
            elif known != YES:
                return known
        for group in others.values():
            found = self.withstands(group)
            if found != YES:
                return found
        return self.chooses(mine) if mine else YES

    def chooses(self, worlds: list[State]) -> int:
        """The player decides: one action for all worlds."""
        best = NO
        for action in worlds[0].legal():
            if all_allow(worlds, action):
                found = self.surely(after_all(worlds, action))
                if found == YES:
                    return YES
                if found == UNKNOWN:
                    best = UNKNOWN
        return best

    def withstands(self, worlds: list[State]) -> int:
        """Another player decides, freely in each world. The player sees the action unless it is hidden."""
        seen: list[int] = []
        unseen: list[State] = []
        for world in worlds:
            for action in world.legal():
                if not world.is_open(action):
                    after = world.clone()
                    after.apply(action)
                    unseen.append(after)
                elif action not in seen:
                    seen.append(action)
        for action in seen:
            found = self.surely(after_all([world for world in worlds if action in world.legal()], action))
            if found != YES:
                return found
        return self.surely(unseen) if unseen else YES


def all_allow(worlds: list[State], action: int) -> bool:
    for world in worlds:
        if action not in world.legal():
            return False
    return True


def after_all(worlds: list[State], action: int) -> list[State]:
    found: list[State] = []
    for world in worlds:
        after = world.clone()
        after.apply(action)
        found.append(after)
    return found
