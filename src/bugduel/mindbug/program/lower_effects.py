"""From effects to the steps of a program."""

from collections.abc import Mapping, Sequence

from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.lower_parts import (
    HAS,
    LIMITS,
    WHO,
    bounds,
    check_numbers,
    count_of,
    filter_of,
    mask,
    only,
    test_of,
)
from bugduel.mindbug.program.program import CardFilter, Filter, Static, Step, Test

MOST_OPTIONS = 16  # of a "choose one"


class EffectLowering:
    """The steps of one ability. Jumps hold places in the list, so it is filled from its start."""

    def __init__(self, kinds: Mapping[str, int]) -> None:
        self.kinds = kinds
        self.steps: list[Step] = []

    def steps_of(self, effects: Sequence[t.Effect]) -> list[Step]:
        if not effects:
            raise TypeError("an ability without an effect")
        for effect in effects:
            self.effect(effect)
        return self.steps

    def add(self, op: int, amount: int = 0, who: int = 0, least: int = 0, most: int = 0) -> Step:
        step = Step(op, amount, who, least, most)
        self.steps.append(step)
        return step

    def effect(self, effect: t.Effect) -> None:
        if not (self.simple(effect) or self.with_choice(effect) or self.compound(effect)):
            raise TypeError(f"no way to run {effect!r}")

    # --- one step -----------------------------------------------------------------------------------------------------

    def simple(self, effect: t.Effect) -> bool:
        match effect:
            case t.DiscardDrawPile(who):
                self.add(o.DISCARD_DRAW_PILE, who=only(who))
            case t.DiscardHandAndDrawPile(who):
                self.add(o.DISCARD_ALL, who=only(who))
            case t.DiscardRandom(count, who):
                self.add(o.DISCARD_RANDOM, count, only(who))
            case t.StealCards(count):
                self.add(o.STEAL_CARDS, count)
            case t.DrawUnused(count):
                self.add(o.DRAW_UNUSED, count)
            case t.UnusedUnderDrawPile(count):
                self.add(o.UNUSED_UNDER, count)
            case t.LoseLife(amount, who):
                self.amount(self.add(o.LOSE_LIFE, who=WHO[who]), amount)
            case t.GainEnergy(amount):
                self.amount(self.add(o.GAIN_ENERGY), amount)
            case t.GainLife(amount):
                self.add(o.GAIN_LIFE, amount)
            case t.LoseLifeDownTo(rest, who):
                self.add(o.LOSE_LIFE_DOWN_TO, rest, only(who))
            case t.StealLife(amount):
                self.add(o.STEAL_LIFE, amount)
            case t.EvolveTo(name):
                if name not in self.kinds:
                    raise TypeError(f'there is no card "{name}" to evolve to')
                self.add(o.EVOLVE).kind = self.kinds[name]
            case _:
                if type(effect) not in PLAIN:
                    return False
                self.add(PLAIN[type(effect)])
        return True

    def amount(self, step: Step, amount: int | t.Per) -> None:
        if isinstance(amount, t.Per):
            step.count = count_of(amount)
        else:
            step.amount = amount

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
            case t.ReturnToHand(of, to_me):
                if isinstance(of.of, t.Creatures):
                    self.creatures((of,))
                    step = self.add(o.RETURN_CREATURES, who={"enemy": 1, "any": 2}.get(of.of.side, 0))
                    step.flag = to_me
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
            case t.Discard(count, who, up_to):
                self.discard(count, only(who), up_to)
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
            if choice.most is None:
                step = self.add(o.GATHER_CREATURES)
            else:
                step = self.add(o.CHOOSE_CREATURE, least=choice.least, most=choice.most)
            step.filter = filter_of(choice.of)

    def cards(self, choice: t.Choice) -> Step:
        if not isinstance(choice.of, t.Cards):
            raise TypeError("what is chosen must be cards outside play")
        check_numbers(choice)
        if choice.most is None:
            step = self.add(o.GATHER_CARDS)
        else:
            step = self.add(o.CHOOSE_CARD, least=choice.least, most=choice.most)
        place = choice.of.place
        step.who = 1 if place == "their-discard" else 0
        step.any_side = place == "any-discard"
        step.place = o.IN_HAND if place == "my-hand" else o.IN_DISCARD
        least, most = bounds(choice.of.least_power, choice.of.most_power)
        step.cards = CardFilter(least, most, HAS[choice.of.has])
        return step

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
            static.mine_bars = static.their_bars = o.NO_MINDBUGS
        static.sort()
        self.add(o.ALL_THIS_TURN).static = static

    # --- several steps ------------------------------------------------------------------------------------------------

    def compound(self, effect: t.Effect) -> bool:
        match effect:
            case t.If(condition, then):
                step = Step(o.UNLESS)
                step.test = test_of(condition)
                self.branch(step, then)
            case t.PayOctonite(then):
                self.branch(Step(o.PAY_OCTONITE), then)
            case t.May(first, then):
                self.may(first, then)
            case t.ForEach(first, then):
                self.for_each(first, then)
            case t.ChooseOne(options):
                self.options(options)
            case t.UseMindbug():
                self.add(o.PAY_MINDBUG)
            case t.Boost(count, onto, split):
                self.boost(count, onto, split)
            case t.TakeBoost():
                self.add(o.CHOOSE_BOOST, least=1, most=1)
                self.add(o.TAKE_BOOST)
            case t.DefeatPair():
                step = self.add(o.CHOOSE_CREATURE, least=1, most=1)
                step.filter = Filter()
                step.filter.shares_power = True
                step.filter.plain = False
                step = self.add(o.CHOOSE_CREATURE, least=1, most=1)
                step.filter = Filter()
                step.pair = True
                self.add(o.DEFEAT)
            case t.DefeatSharing():
                self.add(o.GATHER_CREATURES)
                self.add(o.DEFEAT)
            case t.DefeatWithNamedKeyword():
                self.add(o.ASK_KEYWORD)
                self.add(o.GATHER_CREATURES)
                self.add(o.DEFEAT)
            case t.DefeatRolls(least):
                self.rolls(least)
            case t.DiscardOrDefeat():
                self.discard_or_defeat()
            case t.DiscardRevealed():
                self.discard_revealed()
            case t.ReceiveCard(or_hand):
                self.receive(or_hand)
            case t.PutRandomIntoPlay():
                self.add(o.RANDOM_FROM_HAND, 1, who=1)
                self.add(o.PUT_INTO_PLAY)
            case t.PutItIntoPlay():
                self.add(o.RELEASE)
                self.add(o.PUT_INTO_PLAY)
            case t.PutBoostsIntoPlay():
                self.add(o.CHOOSE_CARD, least=0, most=99).flag = True
                self.add(o.PUT_INTO_PLAY).flag = True
            case t.BuyPowerCard():
                self.add(o.CHOOSE_POWER_CARD, least=1, most=1)
                self.add(o.BUY_CHOSEN)
            case _:
                return False
        return True

    def branch(self, jump: Step, then: Sequence[t.Effect]) -> None:
        """Steps that a jump may leap over."""
        if not then:
            raise TypeError("a condition with nothing to do")
        self.steps.append(jump)
        for effect in then:
            self.effect(effect)
        jump.to = len(self.steps)

    def may(self, first: t.Effect, then: Sequence[t.Effect]) -> None:
        ask = self.add(o.ASK_MAY)
        self.effect(first)
        ask.most = len(self.steps)  # up to here goes what may be done
        if then:
            self.branch(Step(o.UNLESS_DONE), then)
        ask.to = len(self.steps)

    def for_each(self, first: t.Effect, then: t.Effect) -> None:
        if any(step.op == o.REPEAT and step.to == 0 for step in self.steps):
            raise TypeError("a for-each inside another")
        self.effect(first)
        self.add(o.COUNT_MOVED)
        start = len(self.steps)
        self.branch(Step(o.REPEAT), (then,))
        self.steps[start].to += 1
        self.add(o.JUMP).to = start

    def options(self, options: Sequence[t.Effect]) -> None:
        """ASK_OPTION leads to one jump for each option, and each option ends with a jump over the others."""
        if len(options) < 2:
            raise TypeError("a choice between fewer than two effects")
        if len(options) > MOST_OPTIONS:
            raise TypeError(f"a choice between {len(options)} effects; there can be at most {MOST_OPTIONS}")
        self.add(o.ASK_OPTION, most=len(options))
        doors = [self.add(o.JUMP) for _ in options]
        exits: list[Step] = []
        for door, option in zip(doors, options, strict=True):
            door.to = len(self.steps)
            self.effect(option)
            exits.append(self.add(o.JUMP))
        for leave in exits:
            leave.to = len(self.steps)

    def boost(self, count: int, onto: t.Choice, split: bool) -> None:
        """First whom, then with which cards (MB-B1); split: one card at a time, each with its own creature (MB-B2)."""
        nothing = self.add(o.UNLESS)
        nothing.test = Test(o.ANY_DISCARDED)
        if not split:
            self.creatures((onto,))
            self.add(o.AIM)
            self.any_discards(count)
            self.add(o.BOOST)
            nothing.to = len(self.steps)
            return
        jumps = [nothing]
        for _ in range(count):
            self.any_discards(1)
            jumps.append(self.add(o.UNLESS_PICKED))
            self.add(o.HOLD)
            self.creatures((onto,))
            self.add(o.AIM)
            self.add(o.RELEASE)
            self.add(o.BOOST)
        for jump in jumps:
            jump.to = len(self.steps)

    def any_discards(self, most: int) -> None:
        step = self.add(o.CHOOSE_CARD, most=most)
        step.any_side = True
        step.cards = CardFilter()

    def rolls(self, least: int) -> None:
        start = len(self.steps)
        self.add(o.ROLL, 1)
        self.add(o.REROLL)
        unless = self.add(o.UNLESS_ROLLED, least)
        step = self.add(o.CHOOSE_CREATURE, least=1, most=1)
        step.filter = Filter(o.ENEMY)
        self.add(o.DEFEAT)
        again = self.add(o.UNLESS)
        again.test = Test(o.ENEMIES_AT_LEAST, 1)
        self.add(o.JUMP).to = start
        unless.to = again.to = len(self.steps)

    def discard_or_defeat(self) -> None:
        ask = self.add(o.ASK_MAY, who=1)
        self.discard(1, 1, False)
        ask.most = len(self.steps)
        leave = self.add(o.JUMP)
        ask.to = len(self.steps)
        step = self.add(o.CHOOSE_CREATURE, who=1, least=1, most=1)
        step.filter = Filter(o.ENEMY)
        self.add(o.DEFEAT)
        leave.to = len(self.steps)

    def discard_revealed(self) -> None:
        self.add(o.RANDOM_FROM_HAND, 1, who=1)
        none = self.add(o.UNLESS_PICKED)
        self.add(o.SHOW)
        self.add(o.ASK_OPTION, most=2)
        mine = self.add(o.DISCARD_TO, who=0)
        self.add(o.DISCARD_TO, who=1)
        none.to = mine.to = len(self.steps)

    def receive(self, or_hand: bool) -> None:
        self.add(o.CHOOSE_FROM_HAND, who=1, least=1, most=1)
        self.add(o.SHOW).flag = True  # to the player who gets it
        if or_hand:
            skip = self.add(o.UNLESS_PICKED)
            self.add(o.ASK_OPTION, most=2)
            first = self.add(o.JUMP)
            self.add(o.TO_HAND)
            leave = self.add(o.JUMP)
            first.to = len(self.steps)
            self.add(o.PUT_INTO_PLAY)
            leave.to = skip.to = len(self.steps)
        else:
            self.add(o.PUT_INTO_PLAY)


PLAIN: dict[type[t.Effect], int] = {
    t.GiveControl: o.GIVE_CONTROL,
    t.SetOthersAside: o.SET_ASIDE,
    t.ReturnAside: o.RETURN_ASIDE,
    t.PutThisIntoPlay: o.PUT_THIS_INTO_PLAY,
    t.SwapHands: o.SWAP_HANDS,
    t.MatchLife: o.MATCH_LIFE,
    t.Refresh: o.REFRESH,
    t.LoseMindbug: o.LOSE_MINDBUG,
    t.ExtraTurn: o.EXTRA_TURN,
    t.WinGame: o.WIN_GAME,
    t.LoseGame: o.LOSE_GAME,
    t.RevealPowerCard: o.BUY_TOP,
}
