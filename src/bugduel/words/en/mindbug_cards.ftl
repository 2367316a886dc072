### What Mindbug cards say: keywords, triggers, and the parts of sentences. Effects and abilities have files of their own.
###
### A card's text is put together from these. Parts begin with a small letter and have no full stop; "sentence" adds
### the stop, and the first letter is made a capital there.
###
### $form is "may" for what follows "you may", else "do". $count is how many, for numbers and for agreement.
### $other is yes where this creature is left out. Ids that end alike (-me, -opponent, -both) say whom it happens to.

## Keywords

keyword-fast = FAST
keyword-fast-help = No need to wait a turn: once its Play effect is done, this creature may attack or use its Action, even for an opponent who took it with a Mindbug.
keyword-frenzy = FRENZY
keyword-frenzy-help = After its first attack in a turn, this creature may attack once more if it is still in play.
keyword-hunter = HUNTER
keyword-hunter-help = When this creature attacks, you may pick the enemy creature that has to block it.
keyword-poisonous = POISONOUS
keyword-poisonous-help = Whatever fights this creature is defeated, however strong it is.
keyword-sneaky = SNEAKY
keyword-sneaky-help = Creatures without SNEAKY cannot block this creature.
keyword-tough = TOUGH
keyword-tough-help = Unless it is exhausted already, this creature becomes exhausted when it should be defeated, and stays in play.

## Figures, and what a card does by them

figure-stage = Stage { $stage }
figure-octonite = Octonite { $count }
figure-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
fact-distributes = as it comes into play, you may move any of its octonite to other creatures
fact-faces = when TOUGH saves this creature, turn it for good to a side of your choice: { $faces }
face =
    { $count ->
        [0] power { $power }
       *[other] power { $power } and { $keywords }
    }
power-card-cost = Cost: { $cost } energy

## Triggers

trigger-play = Play
trigger-attack = Attack
trigger-defeated = Defeated
trigger-action = Action
trigger-harvest = Harvest
trigger-end-of-turn = End of turn
trigger-discarded = When this card reaches your discard pile
trigger-they-use-mindbug = When your opponent uses a Mindbug, before it takes effect
trigger-in-discard = In the discard pile
trigger-i-lose-life = { trigger-in-discard }, when you lose life
trigger-they-lose-life = { trigger-in-discard }, when your opponent loses life (but not through this ability)
trigger-with-price = { $trigger } ({ $price })
price-octonite = pay 1 octonite
price-mindbug = use one of your Mindbugs

## Sentences and lists

ability-triggered = { $trigger }: { $sentence }
sentence = { $clause }.
for-each = { $clause } for each { $each }
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-clauses = { $first }, and { $last }
list-nor = { $first } or { $last }
list-semicolon = { $first }; { $last }
list-semicolon-or = { $first }; or { $last }
list-figures = { $first } · { $last }

## Creatures: $begins is the first word of $noun, as ally, enemy, any or boosted

creature-ally =
    { $count ->
        [one] allied creature
       *[other] allied creatures
    }
creature-enemy =
    { $count ->
        [one] enemy creature
       *[other] enemy creatures
    }
creature-any =
    { $count ->
        [one] creature
       *[other] creatures
    }
creature-boosted = boosted { $noun }
creatures-this = this creature
creatures-those =
    { $count ->
        [one] that creature
       *[other] those creatures
    }
creatures-one =
    { $other ->
        [yes] another { $noun }
       *[no]
            { $begins ->
                [ally] an { $noun }
                [enemy] an { $noun }
               *[other] a { $noun }
            }
    }
creatures-each = { creatures-all }
creatures-all =
    { $other ->
        [yes] other { $noun }
       *[no] { $noun }
    }
creatures-every = all { creatures-all }
creatures-exactly = { $count } { creatures-all }
creatures-up-to = up to { creatures-exactly }
creatures-between = { $least } to { creatures-exactly }
creatures-any-number = any number of { creatures-all }
creatures-of-lower-power = { $creatures } of lower power than this creature
creatures-of-power-near = { $creatures } whose power differs from its own by at most { $near }
creatures-with = { $creatures } with { $having }
creatures-without-keywords = { $creatures } without keywords
having-octonite = octonite
having-highest-power = the highest power
having-lowest-power = the lowest power
having-shared-power = the same power as another creature
of-power = { $what } of power { $power }
of-power-at-least = { $what } of power { $least } or more
of-power-at-most = { $what } of power { $most } or less
of-power-between = { $what } of power { $least } to { $most }

## Cards

pile-my-discard = your discard pile
pile-their-discard = your opponent's discard pile
pile-any-discard =
    { $count ->
        [one] any discard pile
       *[other] any discard piles
    }
pile-my-hand = your hand
cards-counted =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
cards-counted-up-to =
    { $count ->
        [one] up to 1 card
       *[other] up to { $count } cards
    }
cards-counted-at-random = { cards-counted } at random
cards-one = a card
cards-every = all cards
cards-exactly = { $count } cards
cards-up-to = { cards-counted-up-to }
cards-between = { $least } to { $count } cards
cards-any-number = any number of cards
cards-with-play-effect = { $cards } with a Play effect
cards-with-defeated-effect = { $cards } with a Defeated effect
cards-from = { $cards } from { $pile }

## What amounts are counted by: $who does something so often, $gone is yes where this creature has left play

each-of-their-creatures = creature they control
each-their-mindbugs =
    { $who ->
        [opponent] unused Mindbug they have
       *[other] unused Mindbug your opponent has
    }
each-octonite-on-allies = octonite on allied creatures
each-octonite-on-this =
    { $gone ->
        [yes] octonite that was on this creature
       *[no] octonite on this creature
    }
