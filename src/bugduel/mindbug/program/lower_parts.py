"""The parts of effects and constant abilities: which creatures, how many, whether."""

from collections.abc import Sequence

from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Count, Filter, Test

SIDES = {"any": o.ANY, "ally": o.ALLY, "enemy": o.ENEMY, "this": o.THIS, "teammate": o.TEAMMATE, "left": o.LEFT}
EXTREMES = {"": 0, "highest": o.HIGHEST, "lowest": o.LOWEST}
WHO = {"me": o.ME, "opponent": o.OPPONENT, "each-opponent": o.OPPONENT, "both": o.ALL, "teammate": o.MATE}
HAS = {"": -1, "play": o.PLAYED, "defeated": o.DEFEATED}
LIMITS = {"attack": o.CANNOT_ATTACK, "block": o.CANNOT_BLOCK, "be-defeated": o.CANNOT_BE_DEFEATED}
COUNTS = {
    "their-mindbugs": o.COUNT_THEIR_MINDBUGS,
    "their-creatures": o.COUNT_THEIR_CREATURES,
    "octonite-on-allies": o.COUNT_OCTONITE_ON_ALLIES,
    "octonite-on-this": o.COUNT_OCTONITE_ON_THIS,
}


def only(who: str) -> int:
    """One player, not both."""
    if who == "both":
        raise TypeError("that is done by one player")
    return WHO[who]


def check_numbers(choice: t.Choice) -> None:
    if choice.most is not None and choice.least > choice.most:
        raise TypeError(f"a choice of at least {choice.least} and at most {choice.most}")


def bounds(least: int | None, most: int | None) -> tuple[int, int]:
    return (0 if least is None else least), (o.NO_LIMIT if most is None else most)


def mask(keywords: Sequence[str]) -> int:
    total = 0
    for name in keywords:
        total |= KEYWORDS[name]
    return total


def filter_of(creatures: t.Creatures) -> Filter:
    least, most = bounds(creatures.least_power, creatures.most_power)
    filter = Filter(SIDES[creatures.side], creatures.other, least, most)
    filter.keywords = mask(creatures.keywords)
    filter.extreme = EXTREMES[creatures.extreme]
    filter.boosted = creatures.boosted
    filter.octonite = creatures.octonite
    filter.lower_than_this = creatures.lower_than_this
    filter.shares_power = creatures.shares_power
    filter.shown_power = creatures.shown_power
    asked = (filter.keywords, filter.extreme, filter.boosted, filter.octonite, filter.lower_than_this)
    filter.plain = not any(asked) and not filter.shares_power
    return filter


def count_of(per: t.Per) -> Count:
    if isinstance(per.what, t.Creatures):
        return Count(o.COUNT_CREATURES, per.times, filter_of(per.what))
    return Count(COUNTS[per.what], per.times)


def test_of(condition: t.Condition) -> Test:
    match condition:
        case t.OtherAllies(number) | t.EnemiesAtLeast(number) | t.CreaturesAhead(number) | t.LifeIs(number):
            return Test(TESTS[type(condition)], number)
        case t.HandAtMost(number) | t.DiscardedPower(number) | t.TargetOctonite(number):
            return Test(TESTS[type(condition)], number)
    return Test(TESTS[type(condition)])


TESTS: dict[type[t.Condition], int] = {
    t.MyTurn: o.MY_TURN,
    t.NotMyTurn: o.NOT_MY_TURN,
    t.OnlyAlly: o.ONLY_ALLY,
    t.NoAllies: o.NO_ALLIES,
    t.OtherAllies: o.OTHER_ALLIES,
    t.EnemiesAtLeast: o.ENEMIES_AT_LEAST,
    t.FewerCreatures: o.BEHIND,
    t.CreaturesAhead: o.AHEAD,
    t.LifeIs: o.LIFE_IS,
    t.LessLife: o.LESS_LIFE,
    t.NoMindbug: o.NO_MINDBUG,
    t.SameMindbugs: o.SAME_MINDBUGS,
    t.EmptyDiscard: o.EMPTY_DISCARD,
    t.HandAtMost: o.HAND_AT_MOST,
    t.StrongestAlly: o.STRONGEST_ALLY,
    t.AlliesSharePower: o.ALLIES_SHARE_POWER,
    t.DefeatedInCombat: o.IN_COMBAT,
    t.SlewThisTurn: o.SLEW,
    t.DiscardedPower: o.DISCARDED_POWER,
    t.TargetOctonite: o.AIMED_OCTONITE,
    t.NoTeammatesCreatures: o.NO_TEAMMATES_CREATURES,
}
