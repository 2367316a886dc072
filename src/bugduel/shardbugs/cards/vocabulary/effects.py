"""Words for what is done."""

from collections.abc import Sequence
from typing import Any

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.vocabulary.lists import Alliance, Keyword, Species, Trait
from bugduel.trees.node import Condition, Effect


class Number:
    """A keyword with a number, or resistances."""

    def __init__(self, name: str, number: int = 0, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.number = number
        self.words = words


def bounty(number: int) -> Number:
    return Number("bounty", number)


def plink(number: int) -> Number:
    return Number("plink", number)


def resists(*traits: Trait) -> Number:
    return Number("resists", words=names_of(traits))


def cannot(*what: str) -> Number:
    """attack, block, devote, retreat, ready, deal-damage."""
    return Number("cannot", words=tuple(what))


Effects = Effect | tuple[Effect, ...]


def several(effects: Effects) -> tuple[Effect, ...]:
    return effects if isinstance(effects, tuple) else (effects,)


def names_of(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(str(word) for word in words)


damage, splat, ready_up, return_to_hand, fight = t.Damage, t.Splat, t.Ready, t.ReturnToHand, t.Fight
damage_player, gain_devotion, lose_devotion, steal_devotion = (
    t.DamagePlayers,
    t.GainDevotion,
    t.LoseDevotion,
    t.StealDevotion,
)
draw, discard, mill, reveal_hand, look, search, recover = (
    t.Draw,
    t.Discard,
    t.Mill,
    t.Reveal,
    t.Look,
    t.Search,
    t.Recover,
)
put_from_hand, shuffle_splat_zone, extra_place, make, attach, to_deck = (
    t.PutFromHand,
    t.Shuffle,
    t.ExtraPlace,
    t.Make,
    t.Attach,
    t.ToDeck,
)
take_control, trade, fizzle = t.TakeControl, t.Trade, t.Fizzle


def exhaust(of: t.Choice, held: bool = False) -> Effect:
    """`held`: it misses its controller's next readying."""
    return t.Exhaust(of, held)


def to_hive(of: t.Choice) -> Effect:
    return t.Move(of, "hive")


def to_field(of: t.Choice) -> Effect:
    return t.Move(of, "field")


def grow(count: t.Amount, on: t.Choice) -> Effect:
    """+1/+1 counters."""
    return t.Counters(count, on)


def shrink(count: t.Amount, on: t.Choice) -> Effect:
    """-1/-1 counters."""
    return t.Counters(count, on, minus=True)


def gain_dust(count: t.Amount, dust: Alliance | str = "neutral") -> Effect:
    return t.GainDust(count, str(dust))


def animate(of: t.Choice, atk: int, defence: int, *species: Species) -> Effect:
    return t.Animate(of, atk, defence, names_of(species))


Gain = Keyword | Trait | Number


def until_end(of: t.Choice, *gains: Gain, atk: t.Amount = 0, defence: t.Amount = 0, dev: t.Amount = 0) -> Effect:
    """Until end of turn."""
    return t.UntilEnd(of, atk, defence, dev, **gains_of(gains))


def gains_of(gains: Sequence[Gain]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "keywords": tuple(str(word) for word in gains if isinstance(word, Keyword)),
        "traits": tuple(str(word) for word in gains if isinstance(word, Trait)),
    }
    for word in gains:
        if isinstance(word, Number):
            found[word.name] = word.words or word.number
    return found


def if_(condition: Condition, then: Effects, otherwise: Effects = ()) -> Effect:
    return t.If(condition, several(then), several(otherwise))


def may(*then: Effect) -> Effect:
    return t.May(then)


def may_pay(dust: str, *then: Effect) -> Effect:
    return t.Pay(dust, then)


def choose_one(*modes: Effects) -> Effect:
    return t.ChooseOne(tuple(several(mode) for mode in modes))
