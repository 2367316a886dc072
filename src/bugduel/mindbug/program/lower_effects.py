"""From effects to the steps of a program."""

from collections.abc import Sequence

from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.lower_choices import ChoiceLowering
from bugduel.mindbug.program.lower_parts import WHO, count_of, only, test_of
from bugduel.mindbug.program.program import CardFilter, Filter, Step, Test

MOST_OPTIONS = 16  # of a "choose one"


class EffectLowering(ChoiceLowering):
    """The steps of one ability."""

    def steps_of(self, effects: Sequence[t.Effect]) -> list[Step]:
        if not effects:
            raise TypeError("an ability without an effect")
        for effect in effects:
            self.effect(effect)
        return self.steps

    def effect(self, effect: t.Effect) -> None:
        if not (self.simple(effect) or self.with_choice(effect) or self.compound(effect)):
            raise TypeError(f"no way to run {effect!r}")

    # --- one step -----------------------------------------------------------------------------------------------------

    def simple(self, effect: t.Effect) -> bool:
        match effect:
            case t.DiscardDrawPile(who):
                self.add(o.DISCARD_DRAW_PILE, who=self.aimed(who, o.A_DRAW_PILE))
            case t.DiscardHandAndDrawPile(who):
                self.add(o.DISCARD_ALL, who=self.aimed(who, o.A_HAND_OR_DRAW_PILE))
            case t.DiscardRandom(count, who):
                self.add(o.DISCARD_RANDOM, count, self.aimed(who, o.A_HAND))
            case t.StealCards(count):
                self.opponent(o.A_HAND)
                self.add(o.STEAL_CARDS, count)
            case t.DrawUnused(count):
                self.add(o.DRAW_UNUSED, count)
            case t.UnusedUnderDrawPile(count):
                self.add(o.UNUSED_UNDER, count)
            case t.LoseLife(amount, who):
                if isinstance(amount, t.Per) and amount.what in OF_AN_OPPONENT:
                    self.opponent(OF_AN_OPPONENT[str(amount.what)])
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
            case t.LookAtUnused(count):
                look = self.add(o.LOOK_AT_UNUSED, count)
                self.add(o.CHOOSE_LOOKED, least=1, most=1)
                self.add(o.GIVE_LOOKED, who=o.MATE)
                look.to = len(self.steps)
            case t.EachPassesLeft():
                self.each_opponent(self.pass_left)
            case _:
                if type(effect) not in PLAIN:
                    return False
                if type(effect) in ABOUT_OPPONENT:
                    self.opponent(ABOUT_OPPONENT[type(effect)])
                self.add(PLAIN[type(effect)])
        return True

    def pass_left(self) -> None:
        self.add(o.CHOOSE_FROM_HAND, who=o.OPPONENT, least=1, most=1)
        self.add(o.PASS_LEFT)

    def amount(self, step: Step, amount: int | t.Per) -> None:
        if isinstance(amount, t.Per):
            step.count = count_of(amount)
        else:
            step.amount = amount

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
            case t.ByTeammate(effects):
                self.add(o.SWITCH_TO_TEAMMATE)
                for inner in effects:
                    self.effect(inner)
                self.add(o.SWITCH_TO_TEAMMATE)
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
            case t.ReceiveCard():
                self.receive(effect)
            case t.PutRandomIntoPlay():
                self.opponent(o.A_HAND)
                self.add(o.RANDOM_FROM_HAND, 1, who=o.OPPONENT)
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
        self.opponent(o.A_HAND_OR_CREATURE)
        ask = self.add(o.ASK_MAY, who=o.OPPONENT)
        self.discard(1, o.OPPONENT, False)
        ask.most = len(self.steps)
        leave = self.add(o.JUMP)
        ask.to = len(self.steps)
        step = self.add(o.CHOOSE_CREATURE, who=o.OPPONENT, least=1, most=1)
        step.filter = Filter(o.ALLY)  # of the one who chooses
        self.add(o.DEFEAT)
        leave.to = len(self.steps)

    def discard_revealed(self) -> None:
        self.opponent(o.A_HAND)
        self.add(o.RANDOM_FROM_HAND, 1, who=o.OPPONENT)
        none = self.add(o.UNLESS_PICKED)
        self.add(o.SHOW)
        duel = self.add(o.UNLESS)
        duel.test = Test(o.TEAM_PLAY)
        self.add(o.CHOOSE_PILE)
        chosen = self.add(o.DISCARD_TO)
        chosen.flag = True
        duel.to = len(self.steps)
        self.add(o.ASK_OPTION, most=2)
        mine = self.add(o.DISCARD_TO, who=o.ME)
        self.add(o.DISCARD_TO, who=o.OPPONENT)
        none.to = mine.to = chosen.to = len(self.steps)

    def receive(self, effect: t.ReceiveCard) -> None:
        giver = self.aimed(effect.who, o.A_HAND)
        self.add(o.CHOOSE_FROM_HAND, who=giver, least=1, most=1)
        self.add(o.SHOW).flag = True  # to the player who gets it
        if effect.to_hand:
            self.add(o.TO_HAND)
        elif effect.or_hand:
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


# What is counted of an opponent, and what one is asked about who must have it.
OF_AN_OPPONENT = {"their-mindbugs": o.A_MINDBUG, "their-creatures": o.A_CREATURE}
ABOUT_OPPONENT: dict[type[t.Effect], int] = {
    t.GiveControl: o.ANYTHING,
    t.SwapHands: o.ANYTHING,
    t.LoseMindbug: o.A_MINDBUG,
}
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
