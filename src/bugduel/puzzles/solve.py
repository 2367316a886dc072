"""Whether a player reaches a goal for sure: exhaustive play to the end of a turn.

Two questions are asked of a position. `reaches`: does the player get there in this very state, if everybody sees all
cards? A No is final, as who sees less does no better. `surely`: is there ONE way to play that gets there in all of the
given worlds, by nothing but what the player sees on the way? A Yes is a proof. Where chance or a card drawn from an
unknown pile would have a say, the answer is UNKNOWN.
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
    """More play than was allowed for."""


class Solver:
    """Searches for one player and one goal: to have won, or not to have lost, so many turns after the one of `start`.

    `left` is how many states may still be looked at; TooMuch when it runs out.
    """

    def __init__(self, start: State, me: int, goal: int, turns: int, left: int) -> None:
        self.model = start.search_model()
        self.me = me
        self.goal = goal
        self.last = self.model.turns(start) + turns
        self.chance_counter = self.model.chance_counter(start)
        self.left = left

    def settled(self, state: State) -> int:
        """What is known of a state without playing on."""
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
        """Whether the player gets there in this state if all cards lie open."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        known = self.settled(state)
        if known != GOES_ON:
            return known
        wanted = YES if state.actor() == self.me else NO  # what whoever decides hopes for
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
        """Whether the player gets there in all worlds, which look the same to them, by one way to play."""
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
        """The player decides: one action for all worlds, since they cannot tell which it is."""
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
        """Another decides, in each world as they like. The player sees what is done, unless it is done unseen."""
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
