### The text of Mindbug cards: keywords, triggers, and parts of sentences. Effects and abilities have their own files.
###
### A card's text is built from these parts. A part begins in lower case and has no full stop; "sentence" adds the stop
### and the capital.
###
### $form is "may" after "you may", else "do". $count is how many, for numbers and agreement. $other is "yes" if this
### creature is excluded. The endings -me, -opponent, -each-opponent and -both say who is affected.

## Keywords

mindbug-keyword-fast = FAST
mindbug-keyword-fast-help = No need to wait a turn: once its Play effect is done, this creature may attack or use its Action, even for another player who took it with a Mindbug.
mindbug-keyword-frenzy = FRENZY
mindbug-keyword-frenzy-help = After its first attack in a turn, this creature may attack once more if it is still in play.
mindbug-keyword-hunter = HUNTER
mindbug-keyword-hunter-help = When this creature attacks, you may pick the enemy creature that has to block it.
mindbug-keyword-poisonous = POISONOUS
mindbug-keyword-poisonous-help = Any creature that fights this one is defeated, however strong it is.
mindbug-keyword-sneaky = SNEAKY
mindbug-keyword-sneaky-help = Creatures without SNEAKY cannot block this creature.
mindbug-keyword-tough = TOUGH
mindbug-keyword-tough-help = If this creature would be defeated and is not exhausted, it becomes exhausted instead and stays in play.

## Figures, and what a card does because of them

mindbug-figure-stage = Stage { $stage }
mindbug-figure-octonite = Octonite { $count }
mindbug-figure-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
mindbug-fact-distributes = as it comes into play, you may move any of its octonite to other creatures
mindbug-fact-faces = when TOUGH saves this creature, turn it to a side of your choice for the rest of the game: { $faces }
mindbug-face =
    { $count ->
        [0] power { $power }
       *[other] power { $power } and { $keywords }
    }
mindbug-power-card-cost = Cost: { $cost } energy

## Triggers

mindbug-when-play = Play
mindbug-when-attack = Attack
mindbug-when-defeated = Defeated
mindbug-when-action = Action
mindbug-when-harvest = Harvest
mindbug-when-end-of-turn = End of turn
mindbug-when-discarded = When this card reaches your discard pile
mindbug-when-they-use-mindbug = When an opponent uses a Mindbug, before it takes effect
mindbug-when-in-discard = In the discard pile
mindbug-when-i-lose-life = { mindbug-when-in-discard }, when you lose life
mindbug-when-they-lose-life = { mindbug-when-in-discard }, when an opponent loses life (but not through this ability)
mindbug-when-teammate-stuck = When your teammate cannot take a turn action
mindbug-when-with-price = { $trigger } ({ $price })
mindbug-price-octonite = pay 1 octonite
mindbug-price-mindbug = use one of your Mindbugs

## Sentences and lists

mindbug-ability-triggered = { $trigger }: { $sentence }
mindbug-sentence = { $clause }.
mindbug-for-each = { $clause } for each { $each }
mindbug-list-comma = { $first }, { $last }
mindbug-list-and = { $first } and { $last }
mindbug-list-or = { $first } or { $last }
mindbug-list-clauses = { $first }, and { $last }
mindbug-list-nor = { $first } or { $last }
mindbug-list-semicolon = { $first }; { $last }
mindbug-list-semicolon-or = { $first }; or { $last }
mindbug-list-figures = { $first } · { $last }

## Creatures: $begins is the first word of $noun: ally, enemy, any or boosted; "owned" if $noun says whose they are

mindbug-creature-ally =
    { $count ->
        [one] allied creature
       *[other] allied creatures
    }
mindbug-creature-enemy =
    { $count ->
        [one] enemy creature
       *[other] enemy creatures
    }
mindbug-creature-teammate =
    { $boosted ->
        [yes] your teammate's boosted creatures
       *[no] your teammate's creatures
    }
mindbug-creature-left =
    { $boosted ->
        [yes] your left neighbour's boosted creatures
       *[no] your left neighbour's creatures
    }
mindbug-creatures-owned-teammate = { $creatures }
mindbug-creatures-owned-left = { $creatures }
mindbug-creature-any =
    { $count ->
        [one] creature
       *[other] creatures
    }
mindbug-creature-boosted = boosted { $noun }
mindbug-creatures-this = this creature
mindbug-creatures-those =
    { $count ->
        [one] that creature
       *[other] those creatures
    }
mindbug-creatures-one =
    { $other ->
        [yes] another { $noun }
       *[no]
            { $begins ->
                [ally] an { $noun }
                [enemy] an { $noun }
                [owned] one of { $noun }
               *[other] a { $noun }
            }
    }
mindbug-creatures-each =
    { $begins ->
        [owned] of { $noun }
       *[other] { mindbug-creatures-all }
    }
mindbug-creatures-all =
    { $other ->
        [yes] other { $noun }
       *[no] { $noun }
    }
mindbug-creatures-every = all { mindbug-creatures-all }
mindbug-creatures-exactly =
    { $begins ->
        [owned] { $count } of { $noun }
       *[other] { $count } { mindbug-creatures-all }
    }
mindbug-creatures-up-to = up to { mindbug-creatures-exactly }
mindbug-creatures-between = { $least } to { mindbug-creatures-exactly }
mindbug-creatures-any-number = any number of { mindbug-creatures-all }
mindbug-creatures-of-lower-power = { $creatures } of lower power than this creature
mindbug-creatures-of-power-near = { $creatures } whose power differs from its own by at most { $near }
mindbug-creatures-with = { $creatures } with { $having }
mindbug-creatures-without-keywords = { $creatures } without keywords
mindbug-having-octonite = octonite
mindbug-having-highest-power = the highest power
mindbug-having-lowest-power = the lowest power
mindbug-having-shared-power = the same power as another creature
mindbug-having-shown-power = the same power as the revealed card
mindbug-of-power = { $what } of power { $power }
mindbug-of-power-at-least = { $what } of power { $least } or more
mindbug-of-power-at-most = { $what } of power { $most } or less
mindbug-of-power-between = { $what } of power { $least } to { $most }

## Cards

mindbug-pile-my-discard = your discard pile
mindbug-pile-their-discard = an opponent's discard pile
mindbug-pile-teammate-discard = your teammate's discard pile
mindbug-pile-any-discard =
    { $count ->
        [one] any discard pile
       *[other] any discard piles
    }
mindbug-pile-my-hand = your hand
mindbug-cards-counted =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
mindbug-cards-counted-up-to =
    { $count ->
        [one] up to 1 card
       *[other] up to { $count } cards
    }
mindbug-cards-counted-at-random = { mindbug-cards-counted } at random
mindbug-cards-one = a card
mindbug-cards-every = all cards
mindbug-cards-exactly = { $count } cards
mindbug-cards-up-to = { mindbug-cards-counted-up-to }
mindbug-cards-between = { $least } to { $count } cards
mindbug-cards-any-number = any number of cards
mindbug-cards-with-play-effect = { $cards } with a Play effect
mindbug-cards-with-defeated-effect = { $cards } with a Defeated effect
mindbug-cards-from = { $cards } from { $pile }

## What amounts are multiplied by: $who is affected, $gone is "yes" if this creature has left play

mindbug-each-enemy = creature your opponents control
mindbug-each-their-creatures =
    { $who ->
        [me] creature an opponent controls
       *[other] creature they control
    }
mindbug-each-their-mindbugs =
    { $who ->
        [me] unused Mindbug an opponent has
       *[other] unused Mindbug they have
    }
mindbug-each-octonite-on-allies = octonite on allied creatures
mindbug-each-octonite-on-this =
    { $gone ->
        [yes] octonite that was on this creature
       *[no] octonite on this creature
    }
