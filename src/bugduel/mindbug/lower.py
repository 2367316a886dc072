"""From the tree of a card to what the engine runs."""

from collections.abc import Sequence

from bugduel.mindbug import program as p
from bugduel.mindbug import tree as t
from bugduel.mindbug.keywords import KEYWORDS
from bugduel.mindbug.program import Card, Filter, Program, Static, Step

SIDES = {"any": p.ANY, "ally": p.ALLY, "enemy": p.ENEMY, "this": p.THIS}
WHO = {"me": 0, "opponent": 1, "both": 2}
PILES = {"my-discard": 0, "their-discard": 1}
LIMITS = {"attack": p.CANNOT_ATTACK, "block": p.CANNOT_BLOCK, "be-defeated": p.CANNOT_BE_DEFEATED}
CONDITIONS: dict[type[t.Condition], int] = {
    t.MyTurn: p.MY_TURN,
    t.OnlyAlly: p.ONLY_ALLY,
    t.FewerCreatures: p.FEWER_CREATURES,
}
PICKED: dict[type[t.Effect], int] = {
    t.Defeat: p.DEFEAT,
    t.TakeControl: p.TAKE_CONTROL,
    t.PutIntoPlay: p.PUT_INTO_PLAY,
    t.ReturnToHand: p.RETURN_TO_HAND,
    t.MakeAttack: p.MAKE_ATTACK,
}


def lower_card(card: t.CreatureCard, kind: int) -> Card:
    """The card that a tree describes, as number `kind` of the catalogue."""
    if card.power < 1:
        raise TypeError(f"{card.name}: a creature has a power of at least 1")  # MB-K7
    lowered = Card(kind, card.name, card.power, mask(card.keywords), card.copies, card.stage, card.tag_team)
    abilities = 0
    for ability in card.abilities:
        if isinstance(ability, t.Triggered):
            event = p.EVENTS.index(ability.event)
            name = f"{card.name}/{abilities}"
            lowered.triggers[event].append(Program(name, steps_of(ability.effects), True, event, abilities))
            abilities += 1
        else:
            _lower_constant(ability, p.ALWAYS, lowered)
    lowered.is_constant = bool(lowered.statics or lowered.copied_keywords)
    return lowered


def mask(keywords: Sequence[str]) -> int:
    total = 0
    for name in keywords:
        total |= KEYWORDS[name]
    return total


def steps_of(effects: Sequence[t.Effect]) -> list[Step]:
    steps: list[Step] = []
    for effect in effects:
        _lower_effect(effect, steps)
    return steps


def _lower_effect(effect: t.Effect, steps: list[Step]) -> None:
    """Add the steps of one effect. Jumps hold places in the list, so `steps` is the program so far."""
    if isinstance(effect, t.Defeat | t.TakeControl | t.PutIntoPlay | t.ReturnToHand | t.MakeAttack):
        _lower_picked(effect, effect.of.choices if isinstance(effect.of, t.Together) else (effect.of,), steps)
    elif isinstance(effect, t.ThisTurn):
        _lower_this_turn(effect, steps)
    elif isinstance(effect, t.Discard):
        least = 0 if effect.up_to else effect.count
        steps.append(Step(p.CHOOSE_FROM_HAND, who=WHO[effect.who], least=least, most=effect.count))
        steps.append(Step(p.DISCARD, who=WHO[effect.who]))
    elif isinstance(effect, t.ForEach):
        _lower_effect(effect.first, steps)
        steps.append(Step(p.COUNT_MOVED))
        start = len(steps)
        _lower_branch(Step(p.REPEAT), (effect.then,), steps)
        steps[start].to += 1
        steps.append(Step(p.JUMP, to=start))
    elif isinstance(effect, t.If):
        _lower_branch(Step(p.UNLESS, condition=CONDITIONS[type(effect.condition)]), effect.then, steps)
    elif isinstance(effect, t.May):
        _lower_may(effect, steps)
    elif isinstance(effect, t.ChooseOne):
        _lower_options(effect.options, steps)
    else:
        steps.append(_simple(effect))


def _lower_picked(effect: t.Effect, choices: Sequence[t.Choice], steps: list[Step]) -> None:
    """First the choices, then what is done with all that was chosen."""
    in_play = {isinstance(choice.of, t.Creatures) for choice in choices}
    wanted = {True, False} if isinstance(effect, t.ReturnToHand) else {not isinstance(effect, t.PutIntoPlay)}
    if len(in_play) != 1 or not in_play <= wanted:
        raise TypeError(f"{type(effect).__name__} cannot be done with what is chosen")
    steps.extend(_pick(choice) for choice in choices)
    back = isinstance(effect, t.ReturnToHand) and in_play == {True}
    steps.append(Step(p.RETURN_CREATURES if back else PICKED[type(effect)]))


def _lower_this_turn(effect: t.ThisTurn, steps: list[Step]) -> None:
    """On chosen creatures it stays; on a whole side it holds for whatever fits at each moment (MB-G11)."""
    gives = effect.gives
    power = gives.power if isinstance(gives, t.Have) else 0
    keywords = mask(gives.keywords) if isinstance(gives, t.Have) else 0
    cannot = LIMITS[gives.what] if isinstance(gives, t.Cannot) else 0
    if isinstance(effect.of, t.Choice):
        if not isinstance(effect.of.of, t.Creatures):
            raise TypeError("ThisTurn is about creatures in play")
        steps.append(_pick(effect.of))
        steps.append(Step(p.THIS_TURN, amount=power, keywords=keywords, cannot=cannot))
    else:
        static = Static(_filter(effect.of), power=power, keywords=keywords, cannot=cannot)
        steps.append(Step(p.ALL_THIS_TURN, static=static))


def _simple(effect: t.Effect) -> Step:
    match effect:
        case t.DiscardDrawPile(who):
            return Step(p.DISCARD_DRAW_PILE, who=WHO[who])
        case t.StealCards(count):
            return Step(p.STEAL_CARDS, amount=count)
        case t.DrawUnused(count):
            return Step(p.DRAW_UNUSED, amount=count)
        case t.GainLife(amount):
            return Step(p.GAIN_LIFE, amount=amount)
        case t.LoseLife(amount, who):
            return Step(p.LOSE_LIFE, amount=amount, who=WHO[who])
        case t.LoseLifeDownTo(rest, who):
            return Step(p.LOSE_LIFE_DOWN_TO, amount=rest, who=WHO[who])
        case t.StealLife(amount):
            return Step(p.STEAL_LIFE, amount=amount)
        case t.MatchLife():
            return Step(p.MATCH_LIFE)
        case t.Refresh():
            return Step(p.REFRESH)
        case t.ExtraTurn():
            return Step(p.EXTRA_TURN)
        case t.WinGame():
            return Step(p.WIN_GAME)
        case t.LoseGame():
            return Step(p.LOSE_GAME)
    raise TypeError(f"no way to run {effect!r}")


def _pick(choice: t.Choice) -> Step:
    if choice.most is not None and choice.least > choice.most:
        raise TypeError(f"a choice of at least {choice.least} and at most {choice.most}")
    if isinstance(choice.of, t.Cards):
        who = PILES[choice.of.place]
        if choice.most is None:
            return Step(p.GATHER_DISCARDED, who=who)
        return Step(p.CHOOSE_DISCARDED, who=who, least=choice.least, most=choice.most)
    if choice.most is None:
        return Step(p.GATHER_CREATURES, filter=_filter(choice.of))
    return Step(p.CHOOSE_CREATURE, filter=_filter(choice.of), least=choice.least, most=choice.most)


def _lower_branch(jump: Step, then: Sequence[t.Effect], steps: list[Step]) -> None:
    """Steps that a jump may leap over."""
    if not then:
        raise TypeError("a condition with nothing to do")
    steps.append(jump)
    for effect in then:
        _lower_effect(effect, steps)
    jump.to = len(steps)


def _lower_may(effect: t.May, steps: list[Step]) -> None:
    ask = Step(p.ASK_MAY)
    steps.append(ask)
    _lower_effect(effect.first, steps)
    ask.most = len(steps)  # up to here goes what may be done
    if effect.then:
        _lower_branch(Step(p.UNLESS_DONE), effect.then, steps)
    ask.to = len(steps)


def _lower_options(options: Sequence[t.Effect], steps: list[Step]) -> None:
    """ASK_OPTION leads to one jump for each option, and each option ends with a jump over the others."""
    if len(options) < 2:
        raise TypeError("a choice between fewer than two effects")
    steps.append(Step(p.ASK_OPTION, most=len(options)))
    doors = [Step(p.JUMP) for _ in options]
    steps.extend(doors)
    exits: list[Step] = []
    for door, option in zip(doors, options, strict=True):
        door.to = len(steps)
        _lower_effect(option, steps)
        exits.append(Step(p.JUMP))
        steps.append(exits[-1])
    for leave in exits:
        leave.to = len(steps)


def _filter(creatures: t.Creatures) -> Filter:
    least = 0 if creatures.least_power is None else creatures.least_power
    most = p.NO_LIMIT if creatures.most_power is None else creatures.most_power
    return Filter(SIDES[creatures.side], creatures.other, least, most)


def _lower_constant(ability: t.Constant, condition: int, card: Card) -> None:
    if condition != p.ALWAYS and not isinstance(ability, t.Have | t.Cannot | t.NoPlayEffects | t.NoMindbugs):
        raise TypeError(f"{card.name}: {type(ability).__name__} cannot stand under a condition")
    match ability:
        case t.While(when, then):
            for inner in then:
                _lower_constant(inner, CONDITIONS[type(when)], card)
        case t.Have(whose, power, keywords):
            card.statics.append(Static(_filter(whose), condition, power=power, keywords=mask(keywords)))
        case t.Cannot(whose, what):
            card.statics.append(Static(_filter(whose), condition, cannot=LIMITS[what]))
        case t.NoPlayEffects(who):
            bars = {"me": (p.NO_PLAY_EFFECTS, 0), "opponent": (0, p.NO_PLAY_EFFECTS)}[who]
            card.statics.append(Static(Filter(), condition, mine_bars=bars[0], their_bars=bars[1]))
        case t.NoMindbugs():
            card.statics.append(Static(Filter(), condition, mine_bars=p.NO_MINDBUGS, their_bars=p.NO_MINDBUGS))
        case t.BlockedOnlyBy(whose):
            card.blockers.append(_filter(whose))
        case t.CopyKeywords(keywords):
            card.copied_keywords |= mask(keywords)
        case _:
            raise TypeError(f"no way to run {ability!r}")
