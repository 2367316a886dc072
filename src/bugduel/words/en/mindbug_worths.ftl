### What bots learn about Mindbug: where cards are counted, and what is counted besides them.

## Where cards are counted

mindbug-worth-in-play = In play
mindbug-worth-in-play-within = in play
mindbug-worth-in-play-hint = What a creature is worth to the player who has it in play, once its Play effect is done.
mindbug-worth-in-play-best = Strongest in play
mindbug-worth-in-hand = In hand
mindbug-worth-in-hand-within = in hand
mindbug-worth-in-hand-hint = What a card is worth in hand, on top of having one more card there.
mindbug-worth-in-hand-best = Best to hold
mindbug-worth-in-shown = When shown
mindbug-worth-in-shown-within = when shown
mindbug-worth-in-shown-hint = What a card is worth to the player who shows it, while an opponent may still take it with a Mindbug. A card that opponents gladly take ranks low here, however strong it is in play; the best to play into a Mindbug rank high.
mindbug-worth-in-shown-best = Best to play into a Mindbug
mindbug-worth-in-shown-falls = Keep a Mindbug for
mindbug-worth-in-shown-falls-text = Once in play it is worth { $first } to its player, but only { $here } while a Mindbug may still take it. No card loses more.

## What a side has

mindbug-worth-life = Life
mindbug-worth-mindbugs = Mindbugs
mindbug-worth-hand = Cards in hand
mindbug-worth-draw = Cards in the draw pile
mindbug-worth-energy = Energy
mindbug-worth-creatures = Creatures in play

## Other advantages

mindbug-worth-turn = Its turn
mindbug-worth-power = 1 more power than printed
mindbug-worth-exhausted = Exhausted creature
mindbug-worth-octonite = Octonite
mindbug-worth-boost = Boost under a creature
mindbug-worth-strongest = Stronger than any enemy
mindbug-worth-free = { mindbug-keyword-sneaky }, and no enemy is
mindbug-worth-lethal = { mindbug-keyword-sneaky } attack that would win
mindbug-worth-gained-frenzy = Gained { mindbug-keyword-frenzy }
mindbug-worth-gained-hunter = Gained { mindbug-keyword-hunter }
mindbug-worth-gained-poisonous = Gained { mindbug-keyword-poisonous }
mindbug-worth-gained-sneaky = Gained { mindbug-keyword-sneaky }
mindbug-worth-gained-tough = Gained { mindbug-keyword-tough }
mindbug-worth-gained-fast = Gained { mindbug-keyword-fast }
mindbug-worth-lost-frenzy = Lost { mindbug-keyword-frenzy }
mindbug-worth-lost-hunter = Lost { mindbug-keyword-hunter }
mindbug-worth-lost-poisonous = Lost { mindbug-keyword-poisonous }
mindbug-worth-lost-sneaky = Lost { mindbug-keyword-sneaky }
mindbug-worth-lost-tough = Lost { mindbug-keyword-tough }
mindbug-worth-lost-fast = Lost { mindbug-keyword-fast }

## What is printed on cards

mindbug-worth-frenzy = { mindbug-keyword-frenzy }
mindbug-worth-hunter = { mindbug-keyword-hunter }
mindbug-worth-poisonous = { mindbug-keyword-poisonous }
mindbug-worth-sneaky = { mindbug-keyword-sneaky }
mindbug-worth-tough = { mindbug-keyword-tough }
mindbug-worth-fast = { mindbug-keyword-fast }
mindbug-worth-on-play = “{ mindbug-when-play }” ability
mindbug-worth-on-attack = “{ mindbug-when-attack }” ability
mindbug-worth-on-defeated = “{ mindbug-when-defeated }” ability
mindbug-worth-on-action = “{ mindbug-when-action }” ability
mindbug-worth-on-harvest = “{ mindbug-when-harvest }” ability
mindbug-worth-on-end-of-turn = “{ mindbug-when-end-of-turn }” ability
mindbug-worth-on-discarded = When discarded
mindbug-worth-on-i-lose-life = When you lose life
mindbug-worth-on-they-lose-life = When an opponent loses life
mindbug-worth-on-teammate-stuck = When the teammate is stuck
mindbug-worth-on-they-use-mindbug = When an opponent uses a Mindbug
mindbug-worth-on-bought = When bought
mindbug-worth-card = Any creature
mindbug-worth-constant = A constant ability
mindbug-worth-in-discard = An ability in the discard pile
mindbug-worth-blocked-only-by = Limits who may block
mindbug-worth-hunts-less = Limits what it hunts
mindbug-worth-must-be-hunted = Must be hunted first
mindbug-worth-reversed-fight = The weaker wins its fights
mindbug-worth-evolves = Evolves
mindbug-worth-evolved = Evolved
mindbug-worth-turns = Turns to another side
mindbug-worth-power-series = Printed power
mindbug-worth-dice = Dice
