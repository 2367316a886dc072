"""The words cards are written with. Each builds a node of the tree; docs/cards.md explains them all."""

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.tree import (
    Cards,
    CardSet,
    Choice,
    Condition,
    Constant,
    CreatureCard,
    Creatures,
    Effect,
    Per,
    PowerCard,
    Triggered,
)
from bugduel.trees.node import replaced


class Keyword(str):
    """A keyword's name, as a word of its own so that a card line cannot misspell it."""


FRENZY = Keyword("FRENZY")
HUNTER = Keyword("HUNTER")
POISONOUS = Keyword("POISONOUS")
SNEAKY = Keyword("SNEAKY")
TOUGH = Keyword("TOUGH")
FAST = Keyword("FAST")
me = "me"
opponent = "opponent"
both = "both"

# --- creatures and cards ----------------------------------------------------------------------------------------------


class Narrowing:
    """What is asked of creatures or cards besides where they are."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields


class Power:
    """Written as `power >= 6` or `power <= 4` after the creatures or cards it narrows."""

    def __ge__(self, least: int) -> Narrowing:
        return Narrowing(least_power=least)

    def __le__(self, most: int) -> Narrowing:
        return Narrowing(most_power=most)


power = Power()
boosted = Narrowing(boosted=True)
with_octonite = Narrowing(octonite=True)
lower_power_than_this = Narrowing(lower_than_this=True)
with_play_effect = Narrowing(has="play")
with_defeated_effect = Narrowing(has="defeated")


def with_any(*keywords: Keyword) -> Narrowing:
    """Creatures that have any of these keywords."""
    return Narrowing(keywords=tuple(str(word) for word in keywords))


this = Creatures("this")
any_creature = Creatures("any")
other_creature = Creatures("any", other=True)
ally = Creatures("ally")
other_ally = Creatures("ally", other=True)
enemy = Creatures("enemy")
sharing_power = Creatures("any", shares_power=True)
my_discard = Cards("my-discard")
their_discard = Cards("their-discard")
any_discard = Cards("any-discard")
my_hand = Cards("my-hand")


def strongest(of: Creatures) -> Creatures:
    return replaced(of, extreme="highest")


def weakest(of: Creatures) -> Creatures:
    return replaced(of, extreme="lowest")


def one(of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(1, 1, _narrow(of, narrowings))


def exactly(count: int, of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(count, count, _narrow(of, narrowings))


def up_to(count: int, of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(0, count, _narrow(of, narrowings))


def any_number(of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(0, 99, _narrow(of, narrowings))


def every(of: Creatures | Cards, *narrowings: Narrowing) -> Choice:
    return Choice(0, None, _narrow(of, narrowings))


def together(*choices: Choice) -> tree.Together:
    """`defeat(together(one(ally), one(enemy)))`."""
    return tree.Together(choices)


def _narrow(of: Creatures | Cards, narrowings: tuple[Narrowing, ...]) -> Creatures | Cards:
    for narrowing in narrowings:
        of = replaced(of, **narrowing.fields)
    return of


def _creatures(of: Creatures, narrowings: tuple[Narrowing, ...]) -> Creatures:
    narrowed = _narrow(of, narrowings)
    assert isinstance(narrowed, Creatures)
    return narrowed


# --- amounts that are counted -----------------------------------------------------------------------------------------

their_mindbugs = "their-mindbugs"
octonite_on_allies = "octonite-on-allies"
octonite_on_this = "octonite-on-this"


def per(what: Creatures | str, times: int = 1) -> Per:
    """`lose_life(per(their_mindbugs), opponent)`, `power_up(per(other_ally, 2))`."""
    return Per(times, what)


# --- effects ----------------------------------------------------------------------------------------------------------

defeat = tree.Defeat
defeat_pair = tree.DefeatPair
defeat_sharing = tree.DefeatSharing
defeat_with_named_keyword = tree.DefeatWithNamedKeyword
defeat_rolls = tree.DefeatRolls
take_control = tree.TakeControl
take_victor = tree.TakeVictor
take_blockers = tree.TakeBlockers
give_control = tree.GiveControl
return_to_hand = tree.ReturnToHand
make_attack = tree.MakeAttack
evolve_to = tree.EvolveTo
set_others_aside = tree.SetOthersAside
return_aside = tree.ReturnAside
put_into_play = tree.PutIntoPlay
put_it_into_play = tree.PutItIntoPlay
put_this_into_play = tree.PutThisIntoPlay
put_random_into_play = tree.PutRandomIntoPlay
put_boosts_into_play = tree.PutBoostsIntoPlay
receive_card = tree.ReceiveCard
reveal = tree.Reveal
copy_play = tree.CopyPlay
discard = tree.Discard
discard_random = tree.DiscardRandom
discard_revealed = tree.DiscardRevealed
discard_draw_pile = tree.DiscardDrawPile
discard_hand_and_draw_pile = tree.DiscardHandAndDrawPile
discard_or_defeat = tree.DiscardOrDefeat
steal_cards = tree.StealCards
swap_hands = tree.SwapHands
draw_unused = tree.DrawUnused
unused_under_draw_pile = tree.UnusedUnderDrawPile
gain_life = tree.GainLife
lose_life = tree.LoseLife
lose_life_down_to = tree.LoseLifeDownTo
steal_life = tree.StealLife
match_life = tree.MatchLife
refresh = tree.Refresh
lose_mindbug = tree.LoseMindbug
use_mindbug = tree.UseMindbug
extra_turn = tree.ExtraTurn
win_game = tree.WinGame
lose_game = tree.LoseGame
put_octonite = tree.PutOctonite
take_boost = tree.TakeBoost
gain_energy = tree.GainEnergy
buy_power_card = tree.BuyPowerCard
reveal_power_card = tree.RevealPowerCard


def this_turn(
    of: Choice | Creatures | None, gives: "tree.Have | tree.Cannot | tree.MoreDice | tree.NoMindbugs"
) -> tree.ThisTurn:
    """`this_turn(this, power_up(8))`, `this_turn(one(enemy), cannot_block(this))`, `this_turn(ally, power_up(1))`."""
    return tree.ThisTurn(every(of) if of == this and isinstance(of, Creatures) else of, gives)


def pay_octonite(*then: Effect) -> tree.PayOctonite:
    return tree.PayOctonite(then)


def boost(count: int, onto: Choice | Creatures, split: bool = False) -> tree.Boost:
    """`boost(2, this)`, `boost(1, one(any_creature))`, `boost(4, one(any_creature), split=True)`."""
    return tree.Boost(count, every(onto) if isinstance(onto, Creatures) else onto, split)


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
not_my_turn = tree.NotMyTurn()
only_ally = tree.OnlyAlly()
no_allies = tree.NoAllies()
fewer_creatures = tree.FewerCreatures()
more_creatures = tree.CreaturesAhead(1)
creatures_ahead = tree.CreaturesAhead
other_allies = tree.OtherAllies
enemies_at_least = tree.EnemiesAtLeast
life_is = tree.LifeIs
less_life = tree.LessLife()
no_mindbug = tree.NoMindbug()
same_mindbugs = tree.SameMindbugs()
empty_discard = tree.EmptyDiscard()
hand_at_most = tree.HandAtMost
strongest_ally = tree.StrongestAlly()
allies_share_power = tree.AlliesSharePower()
defeated_in_combat = tree.DefeatedInCombat()
slew_this_turn = tree.SlewThisTurn()
discarded_power = tree.DiscardedPower
target_octonite = tree.TargetOctonite

# --- constant abilities -----------------------------------------------------------------------------------------------


def power_up(amount: int | Per) -> tree.Have:
    """This has that much more power."""
    return tree.Have(this, amount)


def have(whose: Creatures, *gains: Narrowing | tree.Have | Keyword) -> tree.Have:
    """`have(other_ally, power <= 4, HUNTER)`, `have(other_ally, power_up(1))`."""
    narrowings = tuple(gain for gain in gains if isinstance(gain, Narrowing))
    amounts = [gain.power for gain in gains if isinstance(gain, tree.Have)]
    keywords = tuple(gain for gain in gains if isinstance(gain, Keyword))
    return tree.Have(_creatures(whose, narrowings), amounts[0] if amounts else 0, keywords)


def while_(condition: Condition, *then: Constant | Keyword) -> tree.While:
    return tree.While(condition, tuple(have(this, word) if isinstance(word, Keyword) else word for word in then))


def in_discard(*then: Constant) -> tree.InDiscard:
    return tree.InDiscard(then)


def grant_attack(whose: Creatures, *effects: Effect) -> tree.Grant:
    return tree.Grant(whose, effects)


def keywords_off(whose: Creatures, *narrowings: Narrowing) -> tree.KeywordsOff:
    return tree.KeywordsOff(_creatures(whose, narrowings))


def cannot_attack(whose: Creatures, *narrowings: Narrowing) -> tree.Cannot:
    return tree.Cannot(_creatures(whose, narrowings), "attack")


def cannot_block(whose: Creatures, *narrowings: Narrowing) -> tree.Cannot:
    return tree.Cannot(_creatures(whose, narrowings), "block")


def cannot_be_defeated(whose: Creatures, *narrowings: Narrowing) -> tree.Cannot:
    return tree.Cannot(_creatures(whose, narrowings), "be-defeated")


def blocked_only_by(*narrowings: Narrowing, near: int | None = None, keywordless: bool = False) -> tree.BlockedOnlyBy:
    return tree.BlockedOnlyBy(_creatures(enemy, narrowings), near, keywordless)


def cannot_hunt(*narrowings: Narrowing) -> tree.CannotHunt:
    return tree.CannotHunt(_creatures(enemy, narrowings))


def copies_keywords(*keywords: Keyword) -> tree.CopyKeywords:
    return tree.CopyKeywords(keywords)


no_play_effects = tree.NoPlayEffects
no_defeated_effects = tree.NoDefeatedEffects
no_mindbugs = tree.NoMindbugs
no_cards_to_hand = tree.NoCardsToHand
cannot_lose_life = tree.CannotLoseLife
cannot_play = tree.CannotPlay
must_be_hunted = tree.MustBeHunted
reversed_fight = tree.ReversedFight
evolves_instead = tree.EvolvesInstead
more_dice = tree.MoreDice
more_rerolls = tree.MoreRerolls

# --- cards ------------------------------------------------------------------------------------------------------------

Effects = Effect | tuple[Effect, ...]


class CardFact:
    """A figure on a card besides power: octonite, dice, further faces."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields


def octonite(count: int, distributes: bool = False) -> CardFact:
    return CardFact(octonite=count, distributes=distributes)


def dice(count: int) -> CardFact:
    return CardFact(dice=count)


def faces(*turned: tree.Face) -> CardFact:
    return CardFact(faces=turned)


def face(power: int, *keywords: Keyword) -> tree.Face:
    return tree.Face(power, tuple(str(word) for word in keywords))


def creature(
    name: str,
    power: int,
    *says: Keyword | Constant | CardFact,
    play: Effects = (),
    attack: Effects = (),
    defeated: Effects = (),
    action: Effects = (),
    harvest: Effects = (),
    end_of_turn: Effects = (),
    discarded: Effects = (),
    they_use_mindbug: Effects = (),
    i_lose_life: Effects = (),
    they_lose_life: Effects = (),
    copies: int = 1,
    stage: int = 1,
    number: str = "",
    tag_team: bool = False,
) -> CreatureCard:
    """A creature card: name, power, keywords, figures and constant abilities, then what it does at which event.

    `i_lose_life` and `they_lose_life` work while the card lies in its player's discard pile.
    """
    events = {
        "play": play,
        "attack": attack,
        "defeated": defeated,
        "action": action,
        "harvest": harvest,
        "end-of-turn": end_of_turn,
        "discarded": discarded,
        "they-use-mindbug": they_use_mindbug,
        "i-lose-life": i_lose_life,
        "they-lose-life": they_lose_life,
    }
    triggered = [
        Triggered(event, effects if isinstance(effects, tuple) else (effects,))
        for event, effects in events.items()
        if effects != ()
    ]
    constant = [word for word in says if isinstance(word, Constant)]
    keywords = tuple(str(word) for word in says if isinstance(word, Keyword))
    card = CreatureCard(name, power, keywords, (*constant, *triggered), copies, stage, number=number, tag_team=tag_team)
    for fact in says:
        if isinstance(fact, CardFact):
            card = replaced(card, **fact.fields)
    return card


def power_card(name: str, cost: int, *effects: Effect) -> PowerCard:
    return PowerCard(name, cost, effects)


def card_set(id: str, title: str, *cards: CreatureCard | PowerCard) -> CardSet:
    return CardSet(
        id,
        title,
        tuple(card for card in cards if isinstance(card, CreatureCard)),
        tuple(card for card in cards if isinstance(card, PowerCard)),
    )
