"""From effects that choose something and act on it to the steps of a program."""

from collections.abc import Callable, Mapping, Sequence

from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.lower_parts import (
    HAS,
    LIMITS,
    bounds,
    check_numbers,
    count_of,
    filter_of,
    mask,
    only,
)
from bugduel.mindbug.program.program import CardFilter, Filter, Static, Step

WHOSE = {"enemy": o.OPPONENT, "any": o.ALL, "teammate": o.MATE}  # creatures
OWNERS = {"their-discard": o.OPPONENT, "teammate-discard": o.MATE}  # of a pile


class ChoiceLowering:
    """The steps of one ability. Jumps hold places in the list, so it is filled from its start."""

    def __init__(self, kinds: Mapping[str, int]) -> None:
        self.kinds = kinds
        self.steps: list[Step] = []

    def add(self, op: int, amount: int = 0, who: int = 0, least: int = 0, most: int = 0) -> Step:
        step = Step(op, amount, who, least, most)
        self.steps.append(step)
        return step

    def opponent(self, needed: int, cards: CardFilter | None = None) -> None:
        """An effect about an opponent begins with the choice of one who has what is needed (MB-Q4)."""
        self.add(o.CHOOSE_OPPONENT, needed).cards = cards

    def aimed(self, who: str, needed: int) -> int:
        """Who does something, as a number; an opponent is chosen first."""
        if who == "opponent":
            self.opponent(needed)
        return only(who)

    # --- choose, then act ---------------------------------------------------------------------------------------------

    def with_choice(self, effect: t.Effect) -> bool:
        match effect:
            case t.Defeat(of):
                self.creatures(of.choices if isinstance(of, t.Together) else (of,))
                self.add(o.DEFEAT)
            case t.TakeControl(of):
                self.creatures((of,))
                self.add(o.TAKE_CONTROL)
            case t.MakeAttack(of):
                self.creatures((of,))
                self.add(o.MAKE_ATTACK)
            case t.PutOctonite(count, of):
                self.creatures((of,))
                self.add(o.PUT_OCTONITE, count)
            case t.ReturnToHand(of, to_me, to_teammate):
                if isinstance(of.of, t.Creatures):
                    self.creatures((of,))
                    step = self.add(o.RETURN_CREATURES, who=WHOSE.get(of.of.side, o.ME))
                    if to_me or to_teammate:
                        step.who, step.flag = o.MATE if to_teammate else o.ME, True
                else:
                    self.cards(of)
                    self.add(o.TO_HAND)
            case t.PutIntoPlay(of, silent):
                self.cards(of)
                self.add(o.PUT_INTO_PLAY).flag = silent
            case t.Reveal(of):
                self.cards(of)
                self.add(o.SHOW)
            case t.CopyPlay(of):
                if of is not None:
                    self.creatures((of,))
                    self.steps[-1].flag = True  # only creatures whose Play effect can be copied
                self.add(o.COPY_PLAY)
            case t.Discard(count, "each-opponent", up_to):
                self.each_opponent(lambda: self.discard(count, o.OPPONENT, up_to))
            case t.Discard(count, who, up_to):
                per_creature = isinstance(count, t.Per) and count.what == "their-creatures"
                self.discard(count, self.aimed(who, o.A_HAND_AND_CREATURE if per_creature else o.A_HAND), up_to)
            case t.ThisTurn():
                self.this_turn(effect)
            case t.TakeVictor():
                self.add(o.GATHER_VICTOR)
                self.add(o.TAKE_CONTROL)
            case t.TakeBlockers():
                self.add(o.GATHER_BLOCKERS)
                self.add(o.TAKE_CONTROL)
            case _:
                return False
        return True

    def discard(self, count: int | t.Per, who: int, up_to: bool) -> None:
        step = self.add(o.CHOOSE_FROM_HAND, who=who)
        if isinstance(count, t.Per):
            step.count = count_of(count)
            step.least = step.most = o.NO_LIMIT
        else:
            step.most = count
            step.least = 0 if up_to else count
        self.add(o.DISCARD, who=who)

    def creatures(self, choices: Sequence[t.Choice]) -> None:
        if not choices:
            raise TypeError("nothing to choose")
        for choice in choices:
            if not isinstance(choice.of, t.Creatures):
                raise TypeError("what is chosen must be creatures in play")
            check_numbers(choice)
            if choice.of.shown_power:
                self.add(o.HOLD)  # the card that was revealed
            if choice.most is None:
                step = self.add(o.GATHER_CREATURES)
            else:
                step = self.add(o.CHOOSE_CREATURE, least=choice.least, most=choice.most)
            step.filter = filter_of(choice.of)

    def cards(self, choice: t.Choice) -> Step:
        if not isinstance(choice.of, t.Cards):
            raise TypeError("what is chosen must be cards outside play")
        check_numbers(choice)
        place = choice.of.place
        least, most = bounds(choice.of.least_power, choice.of.most_power)
        fitting = CardFilter(least, most, HAS[choice.of.has])
        if place == "their-discard":
            self.opponent(o.A_DISCARDED_CARD, fitting)
        if choice.most is None:
            step = self.add(o.GATHER_CARDS)
        else:
            step = self.add(o.CHOOSE_CARD, least=choice.least, most=choice.most)
        step.who = OWNERS.get(place, o.ME)
        step.any_side = place == "any-discard"
        step.place = o.IN_HAND if place == "my-hand" else o.IN_DISCARD
        step.cards = fitting
        return step

    def each_opponent(self, lower: Callable[[], None]) -> None:
        """One opponent after the other, from the left; in a duel there is but one."""
        for number in range(2):
            aim = self.add(o.AIM_AT_OPPONENT, number)
            lower()
            aim.to = len(self.steps)

    def this_turn(self, effect: t.ThisTurn) -> None:
        """On chosen creatures it stays; on a whole side it holds for whatever fits at each moment (MB-G11)."""
        gives = effect.gives
        if isinstance(gives, t.Have) and isinstance(gives.power, t.Per):
            raise TypeError("what is given for a turn is a fixed amount")
        power = gives.power if isinstance(gives, t.Have) and isinstance(gives.power, int) else 0
        keywords = mask(gives.keywords) if isinstance(gives, t.Have) else 0
        cannot = LIMITS[gives.what] if isinstance(gives, t.Cannot) else 0
        if isinstance(effect.of, t.Choice):
            if not isinstance(gives, t.Have | t.Cannot):
                raise TypeError("that cannot be given to chosen creatures")
            self.creatures((effect.of,))
            step = self.add(o.THIS_TURN, power)
            step.keywords, step.cannot = keywords, cannot
            return
        static = Static(Filter() if effect.of is None else filter_of(effect.of))
        static.power, static.keywords, static.cannot = power, keywords, cannot
        if isinstance(gives, t.MoreDice):
            static.dice = gives.count
        elif isinstance(gives, t.NoMindbugs):
            static.mine_bars = static.their_bars = static.mate_bars = o.NO_MINDBUGS
        elif isinstance(gives, t.NoBlocks):
            static.mine_bars = o.NO_BLOCKS
            self.opponent(o.ANYTHING)
        static.sort()
        given = self.add(o.ALL_THIS_TURN)
        given.static = static
        if isinstance(gives, t.NoBlocks):
            given.who = o.OPPONENT
