### The text of Mindbug's constant abilities, and the conditions they apply under. How the parts combine is explained in
### mindbug_cards.ftl.

## Conditions: $form is "while" after "while", else "if"

mindbug-condition-my-turn = it is your turn
mindbug-condition-not-my-turn = it is not your turn
mindbug-condition-only-ally = you control no other creature
mindbug-condition-no-allies = you control no creature
mindbug-other-creatures-exactly =
    { $count ->
        [one] exactly 1 other creature
       *[other] exactly { $count } other creatures
    }
mindbug-condition-other-allies = you control { mindbug-other-creatures-exactly }
mindbug-creatures-at-least =
    { $count ->
        [one] at least 1 creature
       *[other] at least { $count } creatures
    }
mindbug-condition-enemies-at-least = opponents control { mindbug-creatures-at-least }
mindbug-condition-fewer-creatures = you control fewer creatures than an opponent
mindbug-creatures-ahead =
    { $count ->
        [one] more creatures than an opponent
       *[other] { mindbug-creatures-at-least } more than an opponent
    }
mindbug-condition-creatures-ahead = you control { mindbug-creatures-ahead }
mindbug-condition-life-is = you have exactly { mindbug-life-counted }
mindbug-condition-no-teammates-creatures = your teammate controls no creature
mindbug-condition-less-life = you have less life than an opponent
mindbug-condition-no-mindbug = you have no unused Mindbug
mindbug-condition-same-mindbugs = you have as many unused Mindbugs as an opponent
mindbug-condition-empty-discard = your discard pile is empty
mindbug-hand-at-most =
    { $count ->
        [one] at most 1 card in hand
       *[other] at most { $count } cards in hand
    }
mindbug-condition-hand-at-most =
    { $count ->
        [0] your hand is empty
       *[other] you have { mindbug-hand-at-most }
    }
mindbug-condition-strongest-ally = you control no creature of higher power than this one
mindbug-condition-allies-share-power = 2 or more allied creatures have the same power
mindbug-condition-defeated-in-combat = this creature was defeated in a fight
mindbug-condition-slew-this-turn = this creature defeated an enemy creature this turn
mindbug-condition-discarded-power = the discarded card has power { $count } or more
mindbug-condition-target-octonite = that creature now has { mindbug-octonite-counted } or more

## What creatures have and cannot do

mindbug-power-more = +{ $amount } power
mindbug-power-less = -{ $amount } power
mindbug-dice-more =
    { $count ->
        [one] 1 more die (2 at most)
       *[other] { $count } more dice (2 at most)
    }
mindbug-does-have =
    { $count ->
        [one] has { $gains }
       *[other] have { $gains }
    }
mindbug-does-have-ability =
    { $count ->
        [one] has “{ $trigger }: { $clause }”
       *[other] have “{ $trigger }: { $clause }”
    }
mindbug-does-cannot = cannot { $deeds }
mindbug-deed-attack =
    { $form ->
        [may] attacking
       *[do] attack
    }
mindbug-deed-block =
    { $form ->
        [may] blocking
       *[do] block
    }
mindbug-deed-be-defeated =
    { $form ->
        [may] being defeated
       *[do] be defeated
    }

## Constant abilities

mindbug-constant-creatures = { $whose } { $does }
mindbug-constant-while = while { $condition }, { $then }
mindbug-constant-keywords-off = the keywords of { $whose } have no effect
mindbug-constant-copy-keywords =
    { $count ->
        [one] this creature has { $keywords } if an enemy creature has it too
       *[other] this creature has each of these keywords that any enemy creature has: { $keywords }
    }
mindbug-constant-blocked-only-by = only { $blockers } can block this creature
mindbug-constant-cannot-hunt = this creature cannot hunt { $whom }
mindbug-constant-hunts-only = this creature can hunt only { $whom }
mindbug-constant-teammate-cannot-play = your teammate cannot play cards of power { $least } or more from their hand
mindbug-constant-must-be-hunted = on their turns, opponents must hunt this creature with a creature that has HUNTER, if they can
mindbug-constant-reversed-fight = in this creature's fights, the creature of higher power is defeated, not the other one
mindbug-constant-evolves-instead = instead of being defeated, this creature evolves into { $card }
mindbug-constant-more-rerolls =
    { $count ->
        [one] whenever you roll dice, you may reroll once more
       *[other] whenever you roll dice, you may reroll { $count } more times
    }
mindbug-constant-no-play-effects-me = your Play effects do not happen
mindbug-constant-no-play-effects-opponent = opponents' Play effects do not happen
mindbug-constant-no-play-effects-both = Play effects do not happen
mindbug-constant-no-defeated-effects-me = your Defeated effects do not happen
mindbug-constant-no-defeated-effects-opponent = opponents' Defeated effects do not happen
mindbug-constant-no-defeated-effects-both = Defeated effects do not happen
mindbug-constant-no-mindbugs = nobody can use a Mindbug
mindbug-constant-no-cards-to-hand-me = you cannot draw cards or take any into your hand
mindbug-constant-no-cards-to-hand-opponent = opponents cannot draw cards or take any into their hands
mindbug-constant-no-cards-to-hand-both = nobody can draw cards or take any into their hand
mindbug-constant-cannot-lose-life = you cannot lose life
mindbug-constant-cannot-play-me = you cannot play cards of power { $most } or less from your hand
mindbug-constant-cannot-play-opponent = opponents cannot play cards of power { $most } or less from their hands
mindbug-constant-cannot-play-both = nobody can play cards of power { $most } or less from their hand
