"""From the tree of a card to what the engine runs. What makes no sense is a TypeError that says so."""

from collections.abc import Mapping, Sequence

from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.lower_effects import EffectLowering
from bugduel.mindbug.program.lower_parts import LIMITS, count_of, filter_of, mask, test_of
from bugduel.mindbug.program.program import BlockRule, Card, Filter, Program, Static

MOST_ABILITIES = 4  # of a card that are triggered

TURN_TESTS = {o.MY_TURN, o.NOT_MY_TURN, o.SLEW}  # conditions about whose turn it is, or which
# Conditions about nothing but the turn and which creatures are in play.
NEAR_TESTS = {
    o.MY_TURN,
    o.NOT_MY_TURN,
    o.ONLY_ALLY,
    o.NO_ALLIES,
    o.OTHER_ALLIES,
    o.ENEMIES_AT_LEAST,
    o.AHEAD,
    o.BEHIND,
    o.STRONGEST_ALLY,
    o.ALLIES_SHARE_POWER,
}


def lower_card(card: t.CreatureCard, kind: int, kinds: Mapping[str, int]) -> Card:
    """The card that a tree describes, as number `kind` of the catalogue. `kinds` are the numbers of all cards."""
    if card.power < 1:
        raise TypeError(f"{card.name}: a creature has a power of at least 1")  # MB-K7
    lowered = Card(kind, card.name, card.power, mask(card.keywords))
    lowered.copies = card.copies
    lowered.stage = card.stage
    lowered.octonite = card.octonite
    lowered.distributes = card.distributes
    lowered.dice = card.dice
    lowered.faces = [(face.power, mask(face.keywords)) for face in card.faces]
    lowering = CardLowering(lowered, kinds)
    for ability in card.abilities:
        if isinstance(ability, t.Triggered):
            event = EVENTS.index(ability.event)
            lowered.triggers[event].append(lowering.program(ability.effects, event))
        else:
            lowering.constant(ability, None, lowered.statics)
    lowered.tag_team = card.tag_team or needs_teammate(lowered)
    lowered.bars_hands = any((static.mine_bars | static.their_bars) & o.NO_CARDS_TO_HAND for static in lowered.statics)
    lowered.constant = constant_bits(lowered)
    lowered.grants = any(static.grants is not None for static in lowered.statics)
    return lowered


def constant_bits(card: Card) -> int:
    """What the constant abilities of a card in play do, and what they look at."""
    bits = 0
    if card.copied_keywords:
        bits |= o.CONSTANT | o.COPIES_KEYWORDS
    for static in card.statics:
        bits |= o.CONSTANT
        if static.gives_power:
            bits |= o.GIVES_POWER
        if static.keywords:
            bits |= o.GIVES_KEYWORDS
        if static.limits:
            bits |= o.GIVES_LIMITS
        if static.test is not None and static.test.op in TURN_TESTS:
            bits |= o.LOOKS_AT_TURN
        if static.test is not None and static.test.op not in NEAR_TESTS:
            bits |= o.LOOKS_AFAR
        if static.count is not None and static.count.op != o.COUNT_CREATURES:
            bits |= o.LOOKS_AFAR
    return bits


def needs_teammate(card: Card) -> bool:
    """Whether something that a card does is about a teammate, whom a duel does not have (MB-S1)."""
    statics = card.statics + card.discard_statics
    programs = [program for programs in card.triggers for program in programs]
    programs += [static.grants for static in statics if static.grants is not None]
    steps = [step for program in programs for step in program.steps]
    if any(step.op == o.SWITCH_TO_TEAMMATE or step.who == o.MATE for step in steps):
        return True
    filters = [step.filter for step in steps if step.filter is not None] + [static.filter for static in statics]
    tests = [step.test.op for step in steps if step.test is not None]
    tests += [static.test.op for static in statics if static.test is not None]
    return any(filter.side == o.TEAMMATE for filter in filters) or o.NO_TEAMMATES_CREATURES in tests


def lower_power_card(card: t.PowerCard, kind: int, kinds: Mapping[str, int]) -> Card:
    lowered = Card(kind, card.name)
    lowered.cost = card.cost
    lowered.stage = 0
    lowered.triggers[o.BOUGHT].append(CardLowering(lowered, kinds).program(card.effects, o.BOUGHT))
    return lowered


class CardLowering:
    """One card on its way from tree to programs and statics."""

    def __init__(self, card: Card, kinds: Mapping[str, int]) -> None:
        self.card = card
        self.kinds = kinds
        self.abilities = 0

    def program(self, effects: Sequence[t.Effect], event: int) -> Program:
        name = f"{self.card.name}/{self.abilities}"
        if self.abilities >= MOST_ABILITIES:
            raise TypeError(f"{self.card.name}: more than {MOST_ABILITIES} triggered abilities")
        if event == o.THEY_USE_MINDBUG and not all(isinstance(effect, t.LoseLife) for effect in effects):
            raise TypeError(f"{self.card.name}: a Mindbug can only be taxed with life")
        program = Program(name, EffectLowering(self.kinds).steps_of(effects), True, event)
        self.abilities += 1
        return program

    def constant(self, ability: t.Constant, test: t.Condition | None, statics: list[Static]) -> None:
        """Add what a constant ability says to the card, or to its statics."""
        if isinstance(ability, t.While):
            self.under(ability, test, statics)
        elif isinstance(ability, t.InDiscard):
            if test is not None or statics is self.card.discard_statics:
                raise TypeError(f"{self.card.name}: an ability of the discard pile stands for itself")
            for inner in ability.then:
                self.constant(inner, None, self.card.discard_statics)
        elif not self.of_the_card(ability, test, statics):
            static = Static(Filter(), None if test is None else test_of(test))
            self.fill(static, ability)
            static.sort()
            if static.gives_power and (static.late or static.filter.looks_at_power):
                raise TypeError(f"{self.card.name}: power cannot depend on power")  # MB-Y1
            statics.append(static)

    def under(self, ability: t.While, test: t.Condition | None, statics: list[Static]) -> None:
        if test is not None:
            raise TypeError(f"{self.card.name}: a condition inside a condition")
        if not ability.then:
            raise TypeError(f"{self.card.name}: a condition with nothing under it")
        for inner in ability.then:
            self.constant(inner, ability.condition, statics)

    def of_the_card(self, ability: t.Constant, test: t.Condition | None, statics: list[Static]) -> bool:
        """What belongs to the card as such, and so can stand under no condition."""
        card = self.card
        match ability:
            case t.BlockedOnlyBy(whose, near, keywordless):
                card.blockers.append(BlockRule(filter_of(whose), -1 if near is None else near, keywordless))
            case t.CannotHunt(whose):
                card.cannot_hunt.append(filter_of(whose))
            case t.HuntsOnly(whose):
                card.hunts_only = filter_of(whose)
            case t.CopyKeywords(keywords):
                card.copied_keywords |= mask(keywords)
            case t.MustBeHunted():
                card.must_be_hunted = True
            case t.ReversedFight():
                card.reversed_fight = True
            case t.EvolvesInstead(name):
                card.evolves_instead = self.kind_of(name)
            case _:
                return False
        if test is not None or statics is not card.statics:
            raise TypeError(f"{card.name}: {type(ability).__name__} can stand under no condition")
        return True

    def fill(self, static: Static, ability: t.Constant) -> None:
        match ability:
            case t.Have(whose, power, keywords):
                static.filter = filter_of(whose)
                static.keywords = mask(keywords)
                if isinstance(power, t.Per):
                    static.count = count_of(power)
                else:
                    static.power = power
            case t.Grant(whose, effects, event):
                static.filter = filter_of(whose)
                static.grants = self.program(effects, EVENTS.index(event))
                static.grants.is_granted = True
            case t.KeywordsOff(whose):
                static.filter = filter_of(whose)
                static.keywords_off = True
            case t.Cannot(whose, what):
                static.filter = filter_of(whose)
                static.cannot = LIMITS[what]
            case t.MoreDice(whose, count):
                static.filter = filter_of(whose)
                static.dice = count
            case t.MoreRerolls(count):
                static.rerolls = count
            case t.NoPlayEffects(who):
                bar(static, who, o.NO_PLAY_EFFECTS)
            case t.NoDefeatedEffects(who):
                bar(static, who, o.NO_DEFEATED_EFFECTS)
            case t.NoCardsToHand(who):
                bar(static, who, o.NO_CARDS_TO_HAND)
            case t.NoMindbugs():
                static.mine_bars = static.their_bars = static.mate_bars = o.NO_MINDBUGS
            case t.CannotLoseLife():
                static.mine_bars = o.NO_LIFE_LOSS
            case t.CannotPlay("opponent", most_power):
                static.unplayable = most_power
            case t.TeammateCannotPlay(least_power):
                static.too_strong = least_power
            case _:
                raise TypeError(f"no way to run {ability!r}")

    def kind_of(self, name: str) -> int:
        if name not in self.kinds:
            raise TypeError(f'{self.card.name}: there is no card "{name}" to evolve to')
        return self.kinds[name]


def bar(static: Static, who: str, bit: int) -> None:
    if who == "me":
        static.mine_bars = bit
    else:
        static.their_bars = bit
