"""Words for constant abilities."""

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.tree import Condition, Constant, Creatures, Effect, Per
from bugduel.mindbug.cards.vocabulary.selecting import Keyword, Narrowing, enemy, narrow_creatures, this


def power_up(amount: int | Per) -> tree.Have:
    """This has that much more power."""
    return tree.Have(this, amount)


def have(whose: Creatures, *gains: Narrowing | tree.Have | Keyword) -> tree.Have:
    """`have(other_ally, power <= 4, HUNTER)`, `have(other_ally, power_up(1))`."""
    narrowings = tuple(gain for gain in gains if isinstance(gain, Narrowing))
    amounts = [gain.power for gain in gains if isinstance(gain, tree.Have)]
    keywords = tuple(gain for gain in gains if isinstance(gain, Keyword))
    return tree.Have(narrow_creatures(whose, narrowings), amounts[0] if amounts else 0, keywords)


def while_(condition: Condition, *then: Constant | Keyword) -> tree.While:
    return tree.While(condition, tuple(have(this, word) if isinstance(word, Keyword) else word for word in then))


def in_discard(*then: Constant) -> tree.InDiscard:
    return tree.InDiscard(then)


def grant_attack(whose: Creatures, *gains: Narrowing | Effect) -> tree.Grant:
    """`grant_attack(ally, power <= 5, lose_life(1, opponent))`."""
    return _grant(whose, gains, "attack")


def grant_play(whose: Creatures, *gains: Narrowing | Effect) -> tree.Grant:
    return _grant(whose, gains, "play")


def _grant(whose: Creatures, gains: tuple[Narrowing | Effect, ...], event: str) -> tree.Grant:
    narrowings = tuple(gain for gain in gains if isinstance(gain, Narrowing))
    effects = tuple(gain for gain in gains if isinstance(gain, Effect))
    return tree.Grant(narrow_creatures(whose, narrowings), effects, event)


def keywords_off(whose: Creatures, *narrowings: Narrowing) -> tree.KeywordsOff:
    return tree.KeywordsOff(narrow_creatures(whose, narrowings))


def cannot_attack(whose: Creatures, *narrowings: Narrowing) -> tree.Cannot:
    return tree.Cannot(narrow_creatures(whose, narrowings), "attack")


def cannot_block(whose: Creatures, *narrowings: Narrowing) -> tree.Cannot:
    return tree.Cannot(narrow_creatures(whose, narrowings), "block")


def cannot_be_defeated(whose: Creatures, *narrowings: Narrowing) -> tree.Cannot:
    return tree.Cannot(narrow_creatures(whose, narrowings), "be-defeated")


def blocked_only_by(*narrowings: Narrowing, near: int | None = None, keywordless: bool = False) -> tree.BlockedOnlyBy:
    return tree.BlockedOnlyBy(narrow_creatures(enemy, narrowings), near, keywordless)


def cannot_hunt(*narrowings: Narrowing) -> tree.CannotHunt:
    return tree.CannotHunt(narrow_creatures(enemy, narrowings))


def hunts_only(whose: Creatures) -> tree.HuntsOnly:
    return tree.HuntsOnly(whose)


def copies_keywords(*keywords: Keyword) -> tree.CopyKeywords:
    return tree.CopyKeywords(keywords)


no_play_effects = tree.NoPlayEffects
no_defeated_effects = tree.NoDefeatedEffects
no_mindbugs = tree.NoMindbugs
no_cards_to_hand = tree.NoCardsToHand
cannot_lose_life = tree.CannotLoseLife
cannot_play = tree.CannotPlay
teammate_cannot_play = tree.TeammateCannotPlay
no_blocks = tree.NoBlocks
must_be_hunted = tree.MustBeHunted
reversed_fight = tree.ReversedFight
evolves_instead = tree.EvolvesInstead
more_dice = tree.MoreDice
more_rerolls = tree.MoreRerolls
