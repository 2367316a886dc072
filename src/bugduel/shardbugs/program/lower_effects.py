"""Effects lowered to the steps of a program, and the targets they ask for."""

from collections.abc import Mapping, Sequence

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.costs import DUSTS, parse_cost
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.lower_parts import (
    SPECIES_BITS,
    bits,
    kind_of,
    lower_amount,
    lower_cards,
    lower_filter,
    lower_gift,
    lower_test,
)
from bugduel.shardbugs.program.program import Program, Step, Target

PLAYERS = {
    "you": o.YOU,
    "target-enemy": o.TARGET_PLAYER,
    "target-player": o.TARGET_PLAYER,
    "enemies": o.ENEMIES,
    "all": o.ALL_PLAYERS,
    "defender": o.DEFENDER,
    "controller": o.CONTROLLER,
}
PLACES = {
    "hand": o.TO_HAND,
    "field": o.TO_FIELD,
    "hive": o.TO_HIVE,
    "splat": o.TO_SPLAT,
    "top": o.TO_TOP,
    "bottom": o.TO_BOTTOM,
    "deck-bottom": o.TO_BOTTOM,
    "shuffled": o.SHUFFLED_IN,
}
NO_TARGET = "an ability that gains dust can have no target and ask nothing (SB-U4)"
THREADS = {"thread": 0, "action": 1, "ability": 2}
MOST_MODES = 16  # of a "choose one"


def lower_program(name: str, effects: Sequence[t.Effect], kinds: Mapping[str, int], is_ability: bool = True) -> Program:
    """A program that does these effects; modes are programs of their own. An ability that gains dust, in one of its
    modes too, is wholly a dust ability; an action never is (SB-U4).
    """
    if len(effects) == 1 and isinstance(effects[0], t.ChooseOne):
        program = Program(name, [], is_effect=True)
        if len(effects[0].modes) > MOST_MODES:
            raise TypeError(f"{name}: {len(effects[0].modes)} modes; there can be at most {MOST_MODES}")
        for number, mode in enumerate(effects[0].modes):
            program.modes.append(lower_program(f"{name}/{number}", mode, kinds, is_ability))
        program.makes_dust = any(mode.makes_dust for mode in program.modes)
        program.is_change = all(mode.is_change for mode in program.modes)
        program.is_impersonal = False
        program.about_it = any(mode.about_it for mode in program.modes)
        program.about_player = any(mode.about_player for mode in program.modes)
        if program.makes_dust and any(mode.targets for mode in program.modes):
            raise TypeError(f"{name}: {NO_TARGET}")
        return program
    writer = Writer(kinds)
    writer.effects(effects)
    program = Program(name, writer.steps, is_effect=True)
    program.targets = writer.targets
    program.slots = writer.slots
    program.makes_dust = is_ability and any(step.op == o.GAIN_DUST for step in writer.steps)
    if program.makes_dust and (program.targets or any(step.asks for step in program.steps)):
        raise TypeError(f"{name}: {NO_TARGET}")
    return program


class Writer:
    """Collects steps and targets."""

    def __init__(self, kinds: Mapping[str, int]) -> None:
        self.kinds = kinds
        self.steps: list[Step] = []
        self.targets: list[Target] = []
        self.slots = 0

    def effects(self, effects: Sequence[t.Effect]) -> None:
        for effect in effects:
            self.effect(effect)

    def add(self, op: int) -> Step:
        step = Step(op)
        self.steps.append(step)
        return step

    # --- what is meant ------------------------------------------------------------------------------------------------

    def target(self, target: Target) -> int:
        """A new target; returns its first slot."""
        target.first = self.slots
        self.slots += target.most
        self.targets.append(target)
        return target.first

    def choose(self, choice: t.Choice) -> None:
        """A step that says which permanents the next one is about; none if it is about the same as the last."""
        if choice.how == "same":
            return
        filter = lower_filter(choice.of, self.kinds)
        if choice.how == "target":
            target = Target(o.AT_PERMANENT, filter)
            target.least, target.most = choice.least, choice.most
            step = Step(o.TAKE_TARGETS)
            step.slot, step.slots = self.target(target), choice.most
            self.steps.append(step)
        elif choice.how == "every":
            self.add(o.GATHER).filter = filter
        else:
            step = self.add(o.PICK)
            step.filter, step.least, step.most = filter, choice.least, choice.most

    def who(self, step: Step, who: str) -> None:
        step.who = PLAYERS[who]
        if step.who == o.TARGET_PLAYER:
            target = Target(o.AT_PLAYER)
            target.enemies_only = who == "target-enemy"
            step.slot, step.slots = self.target(target), 1

    # --- effects ------------------------------------------------------------------------------------------------------

    def effect(self, effect: t.Effect) -> None:
        if not (
            self.to_permanents(effect) or self.to_players(effect) or self.to_cards(effect) or self.compound(effect)
        ):
            raise TypeError(f"no way to do {effect!r}")

    def to_permanents(self, effect: t.Effect) -> bool:
        match effect:
            case t.Damage(amount, of):
                self.choose(of)
                self.add(o.DAMAGE).amount = lower_amount(amount, self.kinds)
            case t.Splat(of):
                self.choose(of)
                self.add(o.SPLAT_THEM)
            case t.Exhaust(of, held):
                self.choose(of)
                self.add(o.EXHAUST).flag = held
            case t.Ready(of):
                self.choose(of)
                self.add(o.READY)
            case t.Move(of, to):
                self.choose(of)
                self.add(o.MOVE).to = PLACES[to]
            case t.Trade(side):
                self.trade(side)
            case t.ReturnToHand(of):
                self.choose(of)
                self.add(o.TO_OWNERS_HAND)
            case t.ToDeck(of, place):
                self.choose(of)
                self.add(o.TO_DECK).to = PLACES[place]
            case t.Counters(count, on, minus):
                self.choose(on)
                step = self.add(o.COUNTERS)
                step.amount, step.flag = lower_amount(count, self.kinds), minus
            case t.UntilEnd(of):
                self.choose(of)
                self.add(o.UNTIL_END).gift = lower_gift(effect, self.kinds)
            case t.TakeControl(of, until_end):
                self.choose(of)
                self.add(o.TAKE_CONTROL).flag = until_end
            case t.Animate(of, atk, def_, species):
                self.choose(of)
                step = self.add(o.ANIMATE)
                step.atk, step.defence, step.species = atk, def_, bits(species, SPECIES_BITS)
            case t.Attach(to):
                self.choose(to)
                self.add(o.ATTACH)
            case t.Fight(one, other):
                self.choose(one)
                self.choose(other)
                self.steps[-1].flag = True  # these come to those chosen before
                self.add(o.FIGHT)
            case _:
                return False
        return True

    def trade(self, side: str) -> None:
        """Two targets of one player: one on the Field, one in the Hive."""
        there = Target(o.AT_PERMANENT, lower_filter(t.Permanents(side), self.kinds))
        slot = self.target(there)
        here = Target(o.AT_PERMANENT, lower_filter(t.Permanents(side, zone="hive"), self.kinds))
        here.same_side = slot
        self.target(here)
        step = self.add(o.TRADE)
        step.slot, step.slots = slot, 2

    def to_players(self, effect: t.Effect) -> bool:
        match effect:
            case t.DamagePlayers(amount, who):
                self.amount(o.DAMAGE_PLAYERS, amount, who)
            case t.GainDevotion(amount, who):
                self.amount(o.GAIN_DEVOTION, amount, who)
            case t.LoseDevotion(amount, who):
                self.amount(o.LOSE_DEVOTION, amount, who)
            case t.StealDevotion(amount, who):
                self.amount(o.STEAL_DEVOTION, amount, who)
            case t.GainDust(count, dust):
                self.amount(o.GAIN_DUST, count, "you")
                self.steps[-1].dust = DUSTS.index(dust)
            case t.Make(token, count):
                self.amount(o.MAKE, count, "you")
                self.steps[-1].kind = kind_of(token, self.kinds)
            case t.ExtraPlace():
                self.add(o.EXTRA_PLACE)
            case _:
                return False
        return True

    def amount(self, op: int, amount: t.Amount, who: str) -> None:
        step = Step(op)
        self.who(step, who)
        step.amount = lower_amount(amount, self.kinds)
        self.steps.append(step)

    def to_cards(self, effect: t.Effect) -> bool:
        match effect:
            case t.Draw(count, who):
                self.amount(o.DRAW, count, who)
            case t.Discard(count, who, random):
                self.amount(o.DISCARD_RANDOM if random else o.PREPARE_DISCARD, count, who)
                if not random:
                    self.add(o.DISCARD_ONE)
            case t.Mill(count, who):
                self.amount(o.MILL, count, who)
            case t.Reveal(who):
                self.amount(o.REVEAL, 0, who)
            case t.Look(count):
                self.amount(o.PREPARE_LOOK, count, "you")
                self.add(o.LOOK)
            case t.Search(of, to, count):
                self.cards(o.SEARCH, of, to, count)
                self.add(o.END_SEARCH)
            case t.Recover(of, to, count):
                self.cards(o.RECOVER, of, to, count)
            case t.PutFromHand(of, to):
                self.cards(o.PUT_FROM_HAND, of, to, 1)
            case t.Shuffle():
                self.add(o.SHUFFLE)
            case t.Fizzle(of_threads):
                target = Target(o.AT_THREAD)
                target.threads = THREADS[of_threads]
                step = Step(o.FIZZLE)
                step.slot, step.slots = self.target(target), 1
                self.steps.append(step)
            case _:
                return False
        return True

    def cards(self, op: int, of: t.Cards, to: str, count: int) -> None:
        step = self.add(op)
        step.cards = lower_cards(of, self.kinds)
        step.to, step.most = PLACES[to], count

    # --- putting effects together -------------------------------------------------------------------------------------

    def compound(self, effect: t.Effect) -> bool:
        match effect:
            case t.If(condition, then, otherwise):
                step = self.add(o.IF)
                step.test = lower_test(condition, self.kinds)
                self.effects(then)
                if otherwise:
                    over = self.add(o.JUMP)
                    step.to = len(self.steps)
                    self.effects(otherwise)
                    over.to = len(self.steps)
                else:
                    step.to = len(self.steps)
            case t.May(then):
                step = self.add(o.ASK_MAY)
                self.effects(then)
                step.to = len(self.steps)
            case t.Pay(cost, then):
                step = self.add(o.ASK_PAY)
                price = parse_cost(cost)
                step.neutral, step.shards, step.dust = price.neutral, price.shards, price.dust
                self.effects(then)
                step.to = len(self.steps)
            case _:
                return False
        return True
