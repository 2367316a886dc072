"""Words for abilities and cards."""

from collections.abc import Sequence

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.vocabulary.effects import Effects, Gain, Number, gains_of, names_of, several
from bugduel.shardbugs.cards.vocabulary.lists import Alliance, Class, Keyword, Species, Trait, Word
from bugduel.shardbugs.cards.vocabulary.selecting import bearer_bug, this_one
from bugduel.trees.node import Condition, Constant, Effect, replaced


def when(
    event: str, effects: Effects, of: t.Permanents = this_one, by: str = "you", once: bool = False,
    condition: Condition | None = None,
) -> t.Triggered:  # fmt: skip
    """The events are told at `tree.Triggered`."""
    return t.Triggered(event, several(effects), of, by, once, condition)


def price(
    dust: str = "0", exhaust: bool = False, splat: bool = False, devotion: int = 0, discard: int = 0, counters: int = 0,
    splat_other: t.Permanents | None = None, exhaust_other: t.Permanents | None = None,
) -> t.Price:  # fmt: skip
    return t.Price(dust, exhaust, splat, devotion, discard, counters, splat_other, exhaust_other)


def activate(cost: t.Price | str, effects: Effects, quick: bool = False, once: bool = False) -> t.Activated:
    """`activate("1S", ...)`, `activate(price(exhaust=True), ...)`."""
    return t.Activated(t.Price(cost) if isinstance(cost, str) else cost, several(effects), quick, once)


def give(to: t.Permanents, *gains: Gain, atk: t.Amount = 0, defence: t.Amount = 0, dev: t.Amount = 0) -> Constant:
    """While this is on the Field."""
    return t.Gives(to, atk, defence, dev, **gains_of(gains))


def gain(*gains: Gain, atk: t.Amount = 0, defence: t.Amount = 0, dev: t.Amount = 0) -> Constant:
    """What this bug itself has; most useful within `while_`."""
    return give(this_one, *gains, atk=atk, defence=defence, dev=dev)


def bearer_has(*gains: Gain, atk: t.Amount = 0, defence: t.Amount = 0, dev: t.Amount = 0) -> Constant:
    """What the bug has that this item is equipped to."""
    return give(bearer_bug, *gains, atk=atk, defence=defence, dev=dev)


def while_(condition: Condition, *then: Constant) -> Constant:
    return t.While(condition, then)


def cost_less(of: t.Cards, less: int = 1, who: str = "you") -> Constant:
    return t.Costs(of, less, who)


def block_more(to: t.Permanents = this_one, more: int = 1) -> Constant:
    return t.Block(to, more)


def blocked_only_by(but: t.Permanents | None = None, to: t.Permanents = this_one) -> Constant:
    """Without `but`: cannot be blocked."""
    return t.Unblockable(to, but)


# --- cards ------------------------------------------------------------------------------------------------------------

Part = Species | Class | Trait | Keyword | Number | t.Triggered | t.Activated | Constant
EVENTS = {
    "played": "played",
    "splats": "splat",
    "attacks": "attacks",
    "blocks": "blocks",
    "hits": "hits",
    "devotes": "devotes",
    "your_turn_begins": "turn-begins",
    "your_turn_ends": "turn-ends",
}


def bug(name: str, cost: str, atk: int, defence: int, dev: int, *parts: Part, **triggers: Effects) -> t.Bug:
    """Parts in any order; `played=`, `splats=` (when it is splat), `attacks=`, `blocks=`, `hits=`, `devotes=`,
    `your_turn_begins=`, `your_turn_ends=` are triggered abilities about this bug.
    """
    numbers = {part.name: part for part in parts if isinstance(part, Number)}
    return t.Bug(
        name,
        cost,
        atk,
        defence,
        dev,
        species=_of(Species, parts),
        classes=_of(Class, parts),
        traits=_of(Trait, parts),
        resists=numbers["resists"].words if "resists" in numbers else (),
        keywords=_of(Keyword, parts),
        bounty=numbers["bounty"].number if "bounty" in numbers else 0,
        plink=numbers["plink"].number if "plink" in numbers else 0,
        abilities=(*_abilities(parts), *_triggered(triggers)),
    )


def _of(kind: type[Word], parts: Sequence[object]) -> tuple[str, ...]:
    return tuple(str(part) for part in parts if isinstance(part, kind))


def _abilities(parts: Sequence[Part]) -> tuple[t.Ability, ...]:
    return tuple(part for part in parts if isinstance(part, t.Triggered | t.Activated | Constant))


def _triggered(triggers: dict[str, Effects]) -> tuple[t.Triggered, ...]:
    return tuple(when(EVENTS[name], effects) for name, effects in triggers.items())


def token(name: str, atk: int, defence: int, *parts: Part, alliance: str = "", **triggers: Effects) -> t.Bug:
    """A bug token: no cost, no devotion."""
    return replaced(bug(name, "", atk, defence, 0, *parts, **triggers), rarity="token", alliance=str(alliance))


def item_token(name: str, *abilities: t.Ability) -> t.Item:
    return t.Item(name, "", "relic", abilities=abilities, rarity="token")


def item(
    name: str, cost: str, subtype: str, equip: str, fits: Sequence[str], *abilities: t.Ability, **triggers: Effects
) -> t.Item:
    """A weapon, armor or consumable. `fits`: words, or `name:Dave`; empty: any bug."""
    return t.Item(name, cost, subtype, equip, names_of(fits), (*abilities, *_triggered(triggers)))


def relic(name: str, cost: str, *abilities: t.Ability, **triggers: Effects) -> t.Item:
    return t.Item(name, cost, "relic", abilities=(*abilities, *_triggered(triggers)))


def location(name: str, cost: str, *abilities: t.Ability, **triggers: Effects) -> t.Support:
    return t.Support(name, cost, "location", (*abilities, *_triggered(triggers)))


def event(name: str, cost: str, *abilities: t.Ability, **triggers: Effects) -> t.Support:
    return t.Support(name, cost, "event", (*abilities, *_triggered(triggers)))


def action(name: str, cost: str, subtype: str, *effects: Effect) -> t.Action:
    """subtype: attack, effect."""
    return t.Action(name, cost, subtype, effects)


def quick_action(name: str, cost: str, subtype: str, *effects: Effect) -> t.Action:
    return t.Action(name, cost, subtype, effects, quick=True)


def avatar(name: str, alliance: Alliance, *abilities: t.Ability) -> t.Avatar:
    return t.Avatar(name, str(alliance), abilities)


def common(*cards: t.Card) -> tuple[t.Card, ...]:
    return _rarity("common", cards)


def uncommon(*cards: t.Card) -> tuple[t.Card, ...]:
    return _rarity("uncommon", cards)


def rare(*cards: t.Card) -> tuple[t.Card, ...]:
    return _rarity("rare", cards)


def cosmic(*cards: t.Card) -> tuple[t.Card, ...]:
    """Cosmic rares."""
    return _rarity("cosmic", cards)


def _rarity(rarity: str, cards: Sequence[t.Card]) -> tuple[t.Card, ...]:
    return tuple(replaced(card, rarity=rarity) for card in cards)
