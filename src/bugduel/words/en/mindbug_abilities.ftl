### What the constant abilities of Mindbug cards say, and the conditions they hold under. How they are put together is
### explained in mindbug_cards.ftl.

## Conditions: $form is "while" after "while", else "if"

condition-my-turn = it is your turn
condition-not-my-turn = it is not your turn
condition-only-ally = you control no other creature
condition-no-allies = you control no creature
other-creatures-exactly =
    { $count ->
        [one] exactly 1 other creature
       *[other] exactly { $count } other creatures
    }
condition-other-allies = you control { other-creatures-exactly }
creatures-at-least =
    { $count ->
        [one] at least 1 creature
       *[other] at least { $count } creatures
    }
condition-enemies-at-least = your opponent controls { creatures-at-least }
condition-fewer-creatures = you control fewer creatures than your opponent
creatures-ahead =
    { $count ->
        [one] more creatures than your opponent
       *[other] { creatures-at-least } more than your opponent
    }
condition-creatures-ahead = you control { creatures-ahead }
condition-life-is = you have exactly { life-counted }
condition-less-life = you have less life than your opponent
condition-no-mindbug = you have no unused Mindbug
condition-same-mindbugs = you have as many unused Mindbugs as your opponent
condition-empty-discard = your discard pile is empty
hand-at-most =
    { $count ->
        [one] at most 1 card in hand
       *[other] at most { $count } cards in hand
    }
condition-hand-at-most =
    { $count ->
        [0] your hand is empty
       *[other] you have { hand-at-most }
    }
condition-strongest-ally = you control no creature of higher power than this one
condition-allies-share-power = 2 or more allied creatures have the same power
condition-defeated-in-combat = this creature was defeated in a fight
condition-slew-this-turn = this creature defeated an enemy creature this turn
condition-discarded-power = the discarded card has power { $count } or more
condition-target-octonite = that creature now has { octonite-counted } or more

## What creatures have and cannot do

power-more = +{ $amount } power
power-less = -{ $amount } power
dice-more =
    { $count ->
        [one] 1 more die (2 at most)
       *[other] { $count } more dice (2 at most)
    }
does-have =
    { $count ->
        [one] has { $gains }
       *[other] have { $gains }
    }
does-have-ability =
    { $count ->
        [one] has “{ $trigger }: { $clause }”
       *[other] have “{ $trigger }: { $clause }”
    }
does-cannot = cannot { $deeds }
deed-attack =
    { $form ->
        [may] attacking
       *[do] attack
    }
deed-block =
    { $form ->
        [may] blocking
       *[do] block
    }
deed-be-defeated =
    { $form ->
        [may] being defeated
       *[do] be defeated
    }

## Constant abilities

constant-creatures = { $whose } { $does }
constant-while = while { $condition }, { $then }
constant-keywords-off = the keywords of { $whose } have no effect
constant-copy-keywords =
    { $count ->
        [one] this creature has { $keywords } if an enemy creature has it too
       *[other] this creature has each of these keywords that any enemy creature has: { $keywords }
    }
constant-blocked-only-by = only { $blockers } can block this creature
constant-cannot-hunt = this creature cannot hunt { $whom }
constant-must-be-hunted = on their turn, your opponent must hunt this creature with a creature that has HUNTER, if they can
constant-reversed-fight = in this creature's fights, the creature of higher power is defeated, not the other one
constant-evolves-instead = instead of being defeated, this creature evolves to { $card }
constant-more-rerolls =
    { $count ->
        [one] whenever you roll dice, you may reroll once more
       *[other] whenever you roll dice, you may reroll { $count } more times
    }
constant-no-play-effects-me = your Play effects do not happen
constant-no-play-effects-opponent = your opponent's Play effects do not happen
constant-no-play-effects-both = Play effects do not happen
constant-no-defeated-effects-me = your Defeated effects do not happen
constant-no-defeated-effects-opponent = your opponent's Defeated effects do not happen
constant-no-defeated-effects-both = Defeated effects do not happen
constant-no-mindbugs = nobody can use a Mindbug
constant-no-cards-to-hand-me = you cannot draw cards or take any into your hand
constant-no-cards-to-hand-opponent = your opponent cannot draw cards or take any into their hand
constant-no-cards-to-hand-both = nobody can draw cards or take any into their hand
constant-cannot-lose-life = you cannot lose life
constant-cannot-play-me = you cannot play cards of power { $most } or less from your hand
constant-cannot-play-opponent = your opponent cannot play cards of power { $most } or less from their hand
constant-cannot-play-both = nobody can play cards of power { $most } or less from their hand
