"""The words cards are written with. Each builds a node of the tree; docs/cards.md explains them all."""

from dataclasses import replace

from bugduel.mindbug import tree
from bugduel.mindbug.tree import (
    Cards,
    CardSet,
    Choice,
    Condition,
    Constant,
    CreatureCard,
    Creatures,
    Effect,
    Triggered,
)


class Keyword(str):
    """A keyword's name, as a word of its own so that a card line cannot misspell it."""


FRENZY = Keyword("FRENZY")
HUNTER = Keyword("HUNTER")
POISONOUS = Keyword("POISONOUS")
SNEAKY = Keyword("SNEAKY")
TOUGH = Keyword("TOUGH")

# --- players ----------------------------------------------------------------------------------------------------------

me = "me"
opponent = "opponent"
both = "both"

# --- creatures and cards ----------------------------------------------------------------------------------------------


class Power:
    """Written as `power >= 6` or `power <= 4` after the creatures it narrows."""

    def __ge__(self, least: int) -> "Bound":
        return Bound(least=least)

    def __le__(self, most: int) -> "Bound":
        return Bound(most=most)


class Bound:
    """A limit to power."""

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least = least
        self.most = most


power = Power()
this = Creatures("this")
any_creature = Creatures("any")
ally = Creatures("ally")
other_ally = Creatures("ally", other=True)
enemy = Creatures("enemy")
my_discard = Cards("my-discard")
their_discard = Cards("their-discard")


def one(of: Creatures | Cards, *bounds: Bound) -> Choice:
    return Choice(1, 1, _narrow(of, bounds))


def exactly(count: int, of: Creatures | Cards, *bounds: Bound) -> Choice:
    return Choice(count, count, _narrow(of, bounds))


def up_to(count: int, of: Creatures | Cards, *bounds: Bound) -> Choice:
    return Choice(0, count, _narrow(of, bounds))


def every(of: Creatures | Cards, *bounds: Bound) -> Choice:
    return Choice(0, None, _narrow(of, bounds))


def together(*choices: Choice) -> tree.Together:
    """`defeat(together(one(ally), one(enemy)))`."""
    return tree.Together(choices)


def _narrow(of: Creatures | Cards, bounds: tuple[Bound, ...]) -> Creatures | Cards:
    for bound in bounds:
        if not isinstance(of, Creatures):
            raise TypeError("only creatures can be narrowed by power")
        if bound.least is not None:
            of = replace(of, least_power=bound.least)
        if bound.most is not None:
            of = replace(of, most_power=bound.most)
    return of


def _creatures(of: Creatures, bounds: tuple[Bound, ...]) -> Creatures:
    narrowed = _narrow(of, bounds)
    assert isinstance(narrowed, Creatures)
    return narrowed


# --- effects ----------------------------------------------------------------------------------------------------------

defeat = tree.Defeat
take_control = tree.TakeControl
put_into_play = tree.PutIntoPlay
return_to_hand = tree.ReturnToHand
make_attack = tree.MakeAttack
discard = tree.Discard
discard_draw_pile = tree.DiscardDrawPile
steal_cards = tree.StealCards
draw_unused = tree.DrawUnused
gain_life = tree.GainLife
lose_life = tree.LoseLife
lose_life_down_to = tree.LoseLifeDownTo
steal_life = tree.StealLife
match_life = tree.MatchLife
refresh = tree.Refresh
extra_turn = tree.ExtraTurn
win_game = tree.WinGame
lose_game = tree.LoseGame


def this_turn(of: Choice | Creatures, gives: "tree.Have | tree.Cannot") -> tree.ThisTurn:
    """`this_turn(this, power_up(8))`, `this_turn(one(enemy), cannot_block(this))`, `this_turn(ally, power_up(1))`."""
    return tree.ThisTurn(every(of) if of == this else of, gives)


def if_(condition: Condition, *then: Effect) -> tree.If:
    return tree.If(condition, then)


def may(first: Effect, *then: Effect) -> tree.May:
    return tree.May(first, then)


def for_each(first: Effect, then: Effect) -> tree.ForEach:
    return tree.ForEach(first, then)


def choose_one(*options: Effect) -> tree.ChooseOne:
    return tree.ChooseOne(options)


# --- conditions -------------------------------------------------------------------------------------------------------

my_turn = tree.MyTurn()
only_ally = tree.OnlyAlly()
fewer_creatures = tree.FewerCreatures()

# --- constant abilities -----------------------------------------------------------------------------------------------


def power_up(amount: int) -> tree.Have:
    """This has that much more power."""
    return tree.Have(this, amount)


def have(whose: Creatures, *gains: Bound | tree.Have | Keyword) -> tree.Have:
    """`have(other_ally, power <= 4, HUNTER)`, `have(other_ally, power_up(1))`."""
    bounds = tuple(gain for gain in gains if isinstance(gain, Bound))
    amount = sum(gain.power for gain in gains if isinstance(gain, tree.Have))
    keywords = tuple(gain for gain in gains if isinstance(gain, Keyword))
    return tree.Have(_creatures(whose, bounds), amount, keywords)


def while_(condition: Condition, *then: Constant | Keyword) -> tree.While:
    return tree.While(condition, tuple(have(this, word) if isinstance(word, Keyword) else word for word in then))


def cannot_attack(whose: Creatures, *bounds: Bound) -> tree.Cannot:
    return tree.Cannot(_creatures(whose, bounds), "attack")


def cannot_block(whose: Creatures, *bounds: Bound) -> tree.Cannot:
    return tree.Cannot(_creatures(whose, bounds), "block")


def cannot_be_defeated(whose: Creatures, *bounds: Bound) -> tree.Cannot:
    return tree.Cannot(_creatures(whose, bounds), "be-defeated")


def blocked_only_by(*bounds: Bound) -> tree.BlockedOnlyBy:
    return tree.BlockedOnlyBy(_creatures(enemy, bounds))


def copies_keywords(*keywords: Keyword) -> tree.CopyKeywords:
    return tree.CopyKeywords(keywords)


no_play_effects = tree.NoPlayEffects
no_mindbugs = tree.NoMindbugs

# --- cards ------------------------------------------------------------------------------------------------------------

Effects = Effect | tuple[Effect, ...]


def creature(
    name: str,
    power: int,
    *says: Keyword | Constant,
    play: Effects = (),
    attack: Effects = (),
    defeated: Effects = (),
    end_of_turn: Effects = (),
    discarded: Effects = (),
    copies: int = 1,
    stage: int = 1,
    tag_team: bool = False,
) -> CreatureCard:
    """A creature card: name, power, keywords and constant abilities, then what it does at which event."""
    events = {
        "play": play,
        "attack": attack,
        "defeated": defeated,
        "end-of-turn": end_of_turn,
        "discarded": discarded,
    }
    triggered = [
        Triggered(event, effects if isinstance(effects, tuple) else (effects,))
        for event, effects in events.items()
        if effects != ()
    ]
    constant = [word for word in says if isinstance(word, Constant)]
    keywords = tuple(str(word) for word in says if isinstance(word, Keyword))
    return CreatureCard(name, power, keywords, (*constant, *triggered), copies, stage, tag_team)


def card_set(id: str, title: str, *cards: CreatureCard) -> CardSet:
    return CardSet(id, title, cards)
