"""Words for permanents, cards, amounts and conditions."""

from collections.abc import Sequence
from typing import Any, TypeVar

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.vocabulary.lists import Alliance, Class, Keyword, Species, Trait
from bugduel.trees.node import Condition, replaced


class Narrowing:
    """What is asked of permanents or cards besides where they are."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields


class Figure:
    """Written as `atk >= 4` or `cost <= 2` after what it narrows."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __ge__(self, least: int) -> Narrowing:
        return Narrowing(**{f"least_{self.name}": least})

    def __le__(self, most: int) -> Narrowing:
        return Narrowing(**{f"most_{self.name}": most})


atk, defence, cost = Figure("atk"), Figure("def"), Figure("cost")
other = Narrowing(other=True)
ready, exhausted, attacking, blocking, damaged, equipped = (
    Narrowing(state=state) for state in ("ready", "exhausted", "attacking", "blocking", "damaged", "equipped")
)
token_only, no_token = Narrowing(token="yes"), Narrowing(token="no")
in_hive, in_both = Narrowing(zone="hive"), Narrowing(zone="both")
quick_ones = Narrowing(quick=True)


def named(name: str) -> Narrowing:
    return Narrowing(name=name)


def subtype(*names: str) -> Narrowing:
    return Narrowing(subtypes=names)


Narrow = Narrowing | Species | Class | Trait | Keyword | Alliance
Selected = TypeVar("Selected", t.Permanents, t.Cards)
FIELDS: dict[type[str], str] = {
    Species: "species",
    Class: "classes",
    Trait: "traits",
    Keyword: "keywords",
    Alliance: "alliances",
}


def _narrow(of: Selected, by: Sequence[Narrow]) -> Selected:
    found: dict[str, Any] = {}
    for word in by:
        if isinstance(word, Narrowing):
            found.update(word.fields)
        else:
            name: str = FIELDS[type(word)]
            found[name] = (*found.get(name, ()), str(word))
    return replaced(of, **found)


def bugs(*by: Narrow) -> t.Permanents:
    """Bugs of any player, on the Fields unless narrowed otherwise."""
    return _narrow(t.Permanents(), by)


def your_bugs(*by: Narrow) -> t.Permanents:
    return _narrow(t.Permanents("yours"), by)


def enemy_bugs(*by: Narrow) -> t.Permanents:
    return _narrow(t.Permanents("enemy"), by)


def items(*by: Narrow, side: str = "any") -> t.Permanents:
    return _narrow(t.Permanents(side, "item"), by)


def supports(*by: Narrow, side: str = "any") -> t.Permanents:
    return _narrow(t.Permanents(side, "support"), by)


def permanents(*by: Narrow, side: str = "any") -> t.Permanents:
    return _narrow(t.Permanents(side, "permanent"), by)


this_one = t.Permanents("this", "permanent")
this = t.Choice(this_one, "every")
bearer_bug = t.Permanents("bearer")
bearer = t.Choice(bearer_bug, "every")
it = t.Choice(t.Permanents("it", "permanent", "both"), "every")
them = t.Choice(t.Permanents("any", "permanent", "both"), "same")  # those that the effect before was about


def target(of: t.Permanents) -> t.Choice:
    """Chosen as the thread is added."""
    return t.Choice(of, "target")


def targets(count: int, of: t.Permanents, least: int = 0) -> t.Choice:
    """Up to so many different targets."""
    return t.Choice(of, "target", least, count)


def pick(of: t.Permanents, count: int = 1) -> t.Choice:
    """Chosen by you on resolution, and no target."""
    return t.Choice(of, "pick", count, count)


def every(of: t.Permanents) -> t.Choice:
    return t.Choice(of, "every")


# --- cards outside play, amounts, conditions --------------------------------------------------------------------------


def cards(zone: str, *by: Narrow, type: str = "card", owner: str = "you") -> t.Cards:
    """zone: hand, deck, splat; type: card, bug, item, support, action, permanent; owner: you, enemies, any."""
    return _narrow(t.Cards(zone, owner, type), by)


def per(of: t.Permanents | t.Cards | str, times: int = 1) -> t.Count:
    """Words: hand, enemy-hand, devotion, enemies, counters, splat-zone."""
    return t.Count(of, times)


def its(figure: str, whose: str = "this") -> t.Stat:
    """figure: atk, def, dev, cost; whose: this, it, target."""
    return t.Stat(figure, whose)


def you_have(of: t.Permanents | t.Cards, least: int = 1) -> Condition:
    """At least so many permanents or cards of a kind (theirs too, if it says so)."""
    return t.Have(of, least) if isinstance(of, t.Permanents) else t.HaveCards(of, least)


def at_most(most: int, of: t.Permanents | t.Cards) -> Condition:
    return t.Have(of, 0, most) if isinstance(of, t.Permanents) else t.HaveCards(of, 0, most)


def devotion_at_least(least: int) -> Condition:
    return t.Devotion(least)


def devotion_at_most(most: int) -> Condition:
    return t.Devotion(-1, most)


more_devotion = t.MoreDevotion()
less_devotion = t.MoreDevotion(less=True)
your_turn = t.YourTurn()
not_your_turn = t.YourTurn(not_=True)


def it_is(of: t.Permanents, whose: str = "it") -> Condition:
    """whose: it (what the trigger was about), target."""
    return t.ItIs(of, whose)
