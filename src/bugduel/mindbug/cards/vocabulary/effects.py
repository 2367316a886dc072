"""Words for effects and conditions."""

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.tree import Choice, Condition, Creatures, Effect
from bugduel.mindbug.cards.vocabulary.selecting import every, this

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
each_passes_left = tree.EachPassesLeft
look_at_unused = tree.LookAtUnused
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
    of: Choice | Creatures | None, gives: "tree.Have | tree.Cannot | tree.MoreDice | tree.NoMindbugs | tree.NoBlocks"
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


def by_teammate(*effects: Effect) -> tree.ByTeammate:
    return tree.ByTeammate(effects)


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
no_teammates_creatures = tree.NoTeammatesCreatures()
