### What Mindbug cards say.
###
### A card's text is put together from these. Parts begin with a small letter and have no full stop; "sentence" adds
### the stop, and the first letter is made a capital there.
###
### $form is "may" for what follows "you may", else "do". $count is how many, for numbers and for agreement.
### $other is yes where this creature is left out. Ids that end alike (-me, -opponent, -both) say whom it happens to.

## Keywords

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

## Triggers

trigger-play = Play
trigger-attack = Attack
trigger-defeated = Defeated
trigger-end-of-turn = End of turn
trigger-discarded = When this card reaches your discard pile

## Sentences and lists

ability-triggered = { $trigger }: { $sentence }
sentence = { $clause }.
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-clauses = { $first }, and { $last }
list-nor = { $first } or { $last }
list-semicolon = { $first }; { $last }
list-semicolon-or = { $first }; or { $last }

## Creatures

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
creatures-this = this creature
creatures-one =
    { $other ->
        [yes] another { $noun }
       *[no]
            { $side ->
                [any] a { $noun }
               *[other] an { $noun }
            }
    }
creatures-all =
    { $other ->
        [yes] other { $noun }
       *[no] { $noun }
    }
creatures-every = all { creatures-all }
creatures-exactly = { $count } { creatures-all }
creatures-up-to = up to { creatures-exactly }
creatures-between = { $least } to { creatures-exactly }
creatures-of-power = { $creatures } of power { $least }
creatures-of-power-at-least = { $creatures } of power { $least } or more
creatures-of-power-at-most = { $creatures } of power { $most } or less
creatures-of-power-between = { $creatures } of power { $least } to { $most }

## Cards

pile-my-discard = your discard pile
pile-their-discard = your opponent's discard pile
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
cards-one = a card from { $pile }
cards-every = all cards from { $pile }
cards-exactly = { $count } cards from { $pile }
cards-up-to = { cards-counted-up-to } from { $pile }
cards-between = { $least } to { $count } cards from { $pile }

## What creatures have and cannot do

power-more = +{ $amount } power
power-less = -{ $amount } power
does-have =
    { $count ->
        [one] has { $gains }
       *[other] have { $gains }
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

## Effects

effect-defeat = defeat { $what }
effect-take-control = take control of { $what }
effect-put-into-play = put { $what } into play
effect-take-into-hand = take { $what } into your hand
effect-return = return { $what }
effect-return-to-hand-this = { effect-return } to your hand
effect-return-to-hand-ally = { effect-return } to your hand
effect-return-to-hand-enemy = { effect-return } to your opponent's hand
effect-return-to-hand-any =
    { $count ->
        [one] { effect-return } to its controller's hand
       *[other] { effect-return } to their controllers' hands
    }
effect-make-attack =
    { $form ->
        [may]
            { $count ->
                [one] let { $what } attack, if it can
               *[other] let { $what } attack, if they can
            }
       *[do]
            { $count ->
                [one] { $what } attacks, if it can
               *[other] { $what } attack, if they can
            }
    }
effect-choose = choose { $what }
effect-make-attack-chosen =
    { $count ->
        [one] { effect-choose }: it attacks, if it can
       *[other] { effect-choose }: they attack, if they can
    }
effect-have-this-turn =
    { $form ->
        [may] let { $what } have { $gains } this turn
       *[do] { $what } { does-have } this turn
    }
effect-have-this-turn-chosen =
    { $count ->
        [one] { effect-choose }: it { does-have } this turn
       *[other] { effect-choose }: they { does-have } this turn
    }
effect-cannot-this-turn =
    { $form ->
        [may] stop { $what } from { $deeds } this turn
       *[do] { $what } { does-cannot } this turn
    }
effect-cannot-this-turn-chosen =
    { $count ->
        [one] { effect-choose }: it { does-cannot } this turn
       *[other] { effect-choose }: they { does-cannot } this turn
    }
effect-discard-me = discard { $cards }
effect-discard-opponent =
    { $form ->
        [may] make your opponent discard { $cards }
       *[do] your opponent discards { $cards }
    }
effect-discard-both =
    { $form ->
        [may] make each player discard { $cards }
       *[do] each player discards { $cards }
    }
effect-discard-draw-pile-me = discard your draw pile
effect-discard-draw-pile-opponent =
    { $form ->
        [may] make your opponent discard their draw pile
       *[do] your opponent discards their draw pile
    }
effect-discard-draw-pile-both =
    { $form ->
        [may] make each player discard their draw pile
       *[do] each player discards their draw pile
    }
effect-steal-cards =
    { $count ->
        [one] steal a random card from your opponent's hand
       *[other] steal { $count } random cards from your opponent's hand
    }
effect-draw-unused = draw { cards-counted } from the unused pile
life-counted = { $count } life
effect-gain-life = gain { life-counted }
effect-lose-life-me = lose { life-counted }
effect-lose-life-opponent =
    { $form ->
        [may] make your opponent lose { life-counted }
       *[do] your opponent loses { life-counted }
    }
effect-lose-life-both =
    { $form ->
        [may] make each player lose { life-counted }
       *[do] each player loses { life-counted }
    }
life-left = { $count } left
effect-lose-life-down-to-me = lose life until you have { life-left }
effect-lose-life-down-to-opponent =
    { $form ->
        [may] make your opponent lose life until they have { life-left }
       *[do] your opponent loses life until they have { life-left }
    }
effect-lose-life-down-to-both =
    { $form ->
        [may] make each player lose life until they have { life-left }
       *[do] each player loses life until they have { life-left }
    }
effect-steal-life = steal { life-counted } from your opponent
effect-match-life = make your life equal to your opponent's
effect-refresh = refresh one of your used Mindbugs
effect-extra-turn = take an extra turn after this one
effect-win-game =
    { $form ->
        [may] win the game
       *[do] you win the game
    }
effect-lose-game =
    { $form ->
        [may] lose the game
       *[do] you lose the game
    }
effect-if =
    { $form ->
        [may] { $effects } if { $condition }
       *[do] if { $condition }, { $effects }
    }
effect-may =
    { $form ->
        [may] { $first }
       *[do] you may { $first }
    }
effect-may-then = { effect-may }. If you do, { $effects }
effect-choose-one = choose one: { $options }
effect-for-each-defeated = { $first }. For each creature defeated this way, { $next }
effect-for-each-discarded = { $first }. For each card discarded this way, { $next }
effect-for-each-moved = { $first }. For each of them, { $next }
effects-in-turn = { $first }, then { $next }
effects-either-way = { $first }. Either way, { $next }
effects-afterwards = { $first }. After that, { $next }

## Conditions

condition-my-turn = it is your turn
condition-only-ally = you control no other creature
condition-fewer-creatures = you control fewer creatures than your opponent

## Constant abilities

constant-creatures = { $whose } { $does }
constant-while = while { $condition }, { $then }
constant-blocked-only-by = only { $blockers } can block this creature
constant-copy-keywords =
    { $count ->
        [one] this creature has { $keywords } if an enemy creature has it too
       *[other] this creature has each of these keywords that any enemy creature has: { $keywords }
    }
constant-no-play-effects-me = your Play effects do not happen
constant-no-play-effects-opponent = your opponent's Play effects do not happen
constant-no-play-effects-both = Play effects do not happen
constant-no-mindbugs = nobody can use a Mindbug
