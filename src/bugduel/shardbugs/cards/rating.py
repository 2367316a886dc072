"""How good a card looks, for bots that draft and for decks that are built by themselves.

A rough guess, counted in dust: what a card seems to be worth, less what it costs. A fair card is rated 5. Only which of
two cards looks better matters, so nothing here is exact.
"""

from collections.abc import Sequence
from functools import cache

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import CARDS, DECK_CARDS, DeckCard, cost_of
from bugduel.shardbugs.cards.costs import parse_cost
from bugduel.trees.node import Constant, Effect

FAIR = 5.0
# Amounts that are counted when they are needed, in the middle of a game.
COUNTED = 2.0
USUALLY = {"hand": 3.0, "enemy-hand": 3.0, "devotion": 6.0, "enemies": 1.0, "splat-zone": 5.0}
SPLAT = 4.0  # of a kind, or an enemy's
LETHAL = 5.0  # more damage splats no more bugs
# A deck has so many cards, not so much dust: of two that are worth their dust the dearer one does more. But few games
# get to the dearest ones.
PLACE, USUAL_COST = 0.6, 2.5
LATE, TOO_LATE = 5, 1.0  # a cost, and what each dust beyond it takes away again
NO_DUST = 0.7  # what is no bug cannot go into the Hive when there is no dust for it
NO_BEARER = 0.4  # an item does nothing before there is a bug for it, and after that bug is gone
USUAL_DEV = (1, 1, 1, 1.5, 2, 2.5, 3, 4)  # by cost
RARITIES = {"common": 0.0, "uncommon": 0.1, "rare": 0.3, "cosmic": 0.5}
KEYWORDS = {"aggro": 0.6, "focus": 0.6, "hardshell": 0.4, "stomp": 0.6, "venom": 0.8}
OFTEN = {"splat": 0.7, "blocks": 0.6, "hits": 0.8, "turn-begins": 2.0, "turn-ends": 2.0}  # how often a trigger comes


@cache
def rating_of(name: str) -> float:
    """The rating of a card of the set."""
    return rating(DECK_CARDS[name])


def rating(card: DeckCard) -> float:
    cost = cost_of(card)
    worth = effects_worth(card.effects) if isinstance(card, t.Action) else sum(map(ability_worth, card.abilities))
    if isinstance(card, t.Bug):
        worth += _figures(card, cost)
    else:
        worth -= NO_DUST
    if isinstance(card, t.Item) and card.equip:
        worth -= 0.5 * parse_cost(card.equip).total + NO_BEARER
    elif isinstance(card, t.Support):
        worth += 0.5  # it stays
    elif isinstance(card, t.Action) and card.quick:
        worth += 0.3
    curve = PLACE * (min(cost, LATE) - USUAL_COST) - TOO_LATE * max(0, cost - LATE)
    return FAIR + worth - cost + curve + RARITIES[card.rarity]


def _figures(bug: t.Bug, cost: int) -> float:
    """A bug of cost n without a text has ATK and DEF of 2n + 1 together; a point of DEV is worth two of those."""
    worth = (bug.atk + bug.def_ - 1) / 2 + bug.dev - USUAL_DEV[min(cost, len(USUAL_DEV) - 1)]
    worth += sum(KEYWORDS[keyword] for keyword in bug.keywords)
    if "stomp" in bug.keywords or "aggro" in bug.keywords:
        worth += 0.1 * bug.atk
    return worth + 0.3 * len(bug.traits) + 0.15 * len(bug.resists) + 0.4 * bug.bounty + 0.8 * bug.plink


# --- abilities --------------------------------------------------------------------------------------------------------


def ability_worth(ability: t.Ability) -> float:
    if isinstance(ability, t.Triggered):
        often = OFTEN.get(ability.event, 1.0)
        if ability.of.side not in ("this", "bearer") and ability.event not in OFTEN:
            often = 2.0
        return often * effects_worth(ability.effects) * (0.8 if ability.once or ability.condition else 1.0)
    if isinstance(ability, t.Activated):
        return _activated(ability)
    return _constant(ability)


def _activated(ability: t.Activated) -> float:
    price = ability.price
    paid = 0.8 * parse_cost(price.dust).total + price.devotion + 1.2 * price.discard + 0.8 * price.counters
    paid += 1.0 * (price.splat_other is not None) + 0.5 * (price.exhaust_other is not None)
    uses = 1.0 if price.splat else 2.0
    return uses * min(2.0, max(0.3, effects_worth(ability.effects) - paid))


def _constant(constant: Constant) -> float:
    match constant:
        case t.Gives(to):
            return _gift(constant) * (1.0 if to.side in ("this", "bearer") else -2.0 if to.side == "enemy" else 2.0)
        case t.Costs(_, less, who):
            return less * (1.2 if who == "you" else -1.2)
        case t.Block():
            return 0.4
        case t.Unblockable():
            return 1.0
        case t.While(_, then):
            return 0.6 * sum(map(_constant, then))
    return 0.5


def _gift(gift: t.Gives | t.UntilEnd) -> float:
    worth = (_amount(gift.atk) + _amount(gift.def_)) / 2 + _amount(gift.dev)
    worth += 0.5 * len(gift.keywords) + 0.3 * len(gift.traits) + 0.15 * len(gift.resists) + 0.4 * gift.bounty
    return worth - 0.6 * len(gift.cannot)


# --- effects ----------------------------------------------------------------------------------------------------------


def effects_worth(effects: Sequence[Effect]) -> float:
    return sum(map(_worth, effects))


def _worth(effect: Effect) -> float:
    match effect:
        case t.If(_, then, otherwise):
            return 0.8 * effects_worth(then) + 0.2 * effects_worth(otherwise)
        case t.May(then):
            return effects_worth(then)
        case t.Pay(cost, then):
            return 0.7 * max(0.0, effects_worth(then) - parse_cost(cost).total)
        case t.ChooseOne(modes):
            return max(map(effects_worth, modes)) + 0.4
    worth = _to_permanents(effect)
    return worth if worth is not None else _to_players(effect)


def _to_permanents(effect: Effect) -> float | None:
    match effect:
        case t.Damage(amount, to):
            return _harm(0.8 * min(_amount(amount), LETHAL), to)
        case t.Splat(of) | t.ToDeck(of):
            return _harm(3.8, of)
        case t.TakeControl(of, until_end):
            return _harm(2.5 if until_end else 4.5, of)
        case t.Exhaust(of, held):
            return _harm(1.5 if held else 0.8, of)
        case t.ReturnToHand(of):
            return _harm(1.6, of)
        case t.Move(of, to):
            return _harm(2.0, of) if to == "hive" else _help(1.5, of)
        case t.Counters(count, on, minus):
            return _harm(_amount(count), on) if minus else _help(_amount(count), on)
        case t.UntilEnd(of):
            worth = 0.6 * _gift(effect)
            return _help(worth, of) if worth > 0 else _harm(-worth, of)
        case t.Ready(of) | t.Attach(of):
            return _help(0.9, of)
        case t.Animate(of, atk, def_):
            return _help((atk + def_) / 4, of)
        case t.Fight() | t.Trade():
            return 1.8
        case t.Make(token, count):
            made = CARDS.get(token)
            return _amount(count) * ((made.atk + made.def_) / 2 if isinstance(made, t.Bug) else 0.6)
    return None


def _to_players(effect: Effect) -> float:
    match effect:
        case t.DamagePlayers(amount, who) | t.LoseDevotion(amount, who):
            return -0.8 * _amount(amount) * _for(who)
        case t.StealDevotion(amount):
            return 1.8 * _amount(amount)
        case t.GainDevotion(amount, who):
            return _amount(amount) * _for(who)
        case t.GainDust(count):
            return 0.8 * _amount(count)
        case t.Draw(count, who):
            return 1.4 * _amount(count) * _for(who)
        case t.Discard(count, who):
            return -1.1 * count * _for(who)
        case t.Mill(count, who):
            return -0.2 * _amount(count) * _for(who)
        case t.Look(count):
            return 0.3 * count
        case t.Search(_, to, count) | t.Recover(_, to, count):
            return count * (2.5 if to == "field" else 1.4)
        case t.PutFromHand() | t.Fizzle():
            return 2.0
    return 0.4


def _for(who: str) -> float:
    """What is good for these players, seen from yours."""
    return {"you": 1.0, "all": 0.2, "controller": 0.0}.get(who, -1.0)


def _amount(amount: t.Amount) -> float:
    match amount:
        case int():
            return amount
        case t.Count(str(of), times):
            return times * USUALLY.get(of, COUNTED)
        case t.Count(t.Cards("splat"), times):
            return times * SPLAT
        case t.Count(_, times):
            return times * COUNTED
    return COUNTED


def _number(choice: t.Choice) -> float:
    """How many it will be about: of some that are chosen a little less than allowed, of all bugs a few."""
    return (choice.least + choice.most) / 2 if choice.how != "every" else 2.5


def _harm(worth: float, choice: t.Choice) -> float:
    of = choice.of
    if of.side in ("this", "bearer"):
        return -0.6 * worth
    if of.side == "yours":
        return -0.6 * worth * _number(choice)
    if of.type in ("item", "support"):
        worth *= 0.3  # there may be none
    if of.side == "any" and choice.how == "every":
        return 1.5 * worth  # it hurts both, when that suits its player
    return worth * _number(choice)


def _help(worth: float, choice: t.Choice) -> float:
    of = choice.of
    if of.side == "enemy":
        return -worth * _number(choice)
    if of.side in ("this", "bearer", "it"):
        return worth
    if of.side == "any" and choice.how == "every":
        return worth * (1.5 if of.species or of.classes or of.traits or of.alliances else 0.3)  # one's own kin, mostly
    return worth * _number(choice)
