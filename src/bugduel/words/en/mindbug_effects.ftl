### The text of Mindbug's effects. How the parts combine is explained in mindbug_cards.ftl.

## Creatures

mindbug-effect-defeat = defeat { $what }
mindbug-effect-defeat-pair = defeat 2 creatures of equal power
mindbug-sharing-keyword = all enemy creatures that share a keyword with the revealed card
mindbug-effect-defeat-sharing = defeat { mindbug-sharing-keyword }
mindbug-effect-defeat-with-named-keyword = name a keyword and defeat all enemy creatures that have it
mindbug-effect-defeat-rolls = roll a die: on { $least } or more, defeat an enemy creature and roll again
mindbug-effect-take-control = take control of { $what }
mindbug-effect-take-victor = take control of the creature that defeated this one in a fight, if it is still in play
mindbug-effect-take-blockers = take control of all enemy creatures that blocked this turn
mindbug-effect-give-control =
    { $form ->
        [may] let an opponent take control of this creature
       *[do] an opponent takes control of this creature
    }
mindbug-effect-return = return { $what }
mindbug-effect-return-to-hand-this = { mindbug-effect-return } to your hand
mindbug-effect-return-to-hand-ally = { mindbug-effect-return } to your hand
mindbug-effect-return-to-hand-teammate = { mindbug-effect-return } to their hand
mindbug-effect-return-to-hand-left = { mindbug-effect-return } to their hand
mindbug-effect-return-to-hand-enemy = { mindbug-effect-return-to-hand-any }
mindbug-effect-return-to-hand-any =
    { $count ->
        [one] { mindbug-effect-return } to its controller's hand
       *[other] { mindbug-effect-return } to their controllers' hands
    }
mindbug-effect-put-into-teammates-hand = put { $what } into your teammate's hand
mindbug-effect-make-attack =
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
mindbug-effect-choose = choose { $what }
mindbug-effect-make-attack-chosen =
    { $count ->
        [one] { mindbug-effect-choose }: it attacks, if it can
       *[other] { mindbug-effect-choose }: they attack, if they can
    }
mindbug-effect-evolve = evolve this creature into { $card }
mindbug-effect-set-others-aside = set all other creatures aside
mindbug-effect-return-aside = return the creatures that this one set aside to their controllers' play areas, without their Play effects
mindbug-effect-copy-play = copy the Play effect of { $what }
mindbug-effect-copy-revealed-play = copy the Play effect of the revealed card
mindbug-effect-activate-play = activate the Play effect of { $what }
mindbug-octonite-counted = { $count } octonite
mindbug-effect-put-octonite = put { mindbug-octonite-counted } on { $what }
mindbug-effect-boost = boost { $what } with { $cards }
mindbug-effect-boost-split = boost { $what } with { $cards }, split as you like

## This turn

mindbug-effect-have-this-turn =
    { $form ->
        [may] let { $what } have { $gains } this turn
       *[do] { $what } { mindbug-does-have } this turn
    }
mindbug-effect-have-this-turn-chosen =
    { $count ->
        [one] { mindbug-effect-choose }: it { mindbug-does-have } this turn
       *[other] { mindbug-effect-choose }: they { mindbug-does-have } this turn
    }
mindbug-effect-cannot-this-turn =
    { $form ->
        [may] stop { $what } from { $deeds } this turn
       *[do] { $what } { mindbug-does-cannot } this turn
    }
mindbug-effect-cannot-this-turn-chosen =
    { $count ->
        [one] { mindbug-effect-choose }: it { mindbug-does-cannot } this turn
       *[other] { mindbug-effect-choose }: they { mindbug-does-cannot } this turn
    }
mindbug-effect-no-mindbugs-this-turn =
    { $form ->
        [may] stop everybody from using Mindbugs this turn
       *[do] nobody can use a Mindbug this turn
    }
mindbug-effect-no-blocks-this-turn = choose an opponent: they cannot block this turn

## Teammates

mindbug-effect-teammate-refresh =
    { $form ->
        [may] let your teammate refresh one of their used Mindbugs
       *[do] your teammate refreshes one of their used Mindbugs
    }
mindbug-effect-teammate-reveal =
    { $form ->
        [may] have your teammate reveal a card from their hand
       *[do] your teammate reveals a card from their hand
    }
mindbug-effect-teammate-may-take =
    { $form ->
        [may] let your teammate take a card from your discard pile into their hand
       *[do] your teammate may take a card from your discard pile into their hand
    }
# Within the quotes "you" is the teammate.
mindbug-effect-by-teammate =
    { $form ->
        [may] have your teammate do this: “{ $effects }”
       *[do] your teammate does this: “{ $effects }”
    }
mindbug-effect-each-passes-left =
    { $form ->
        [may] make each opponent give a card of their choice from their hand to the player on their left
       *[do] each opponent gives a card of their choice from their hand to the player on their left
    }
mindbug-effect-look-at-unused =
    { $count ->
        [one] look at the top card of the unused pile and put it into your teammate's hand
       *[other] look at the top { $count } cards of the unused pile, put one of them into your teammate's hand and shuffle the rest back into the pile
    }

## Cards

mindbug-effect-put-into-play = put { $what } into play
mindbug-effect-put-into-play-silent =
    { $count ->
        [one] put { $what } into play without its Play effect
       *[other] put { $what } into play without their Play effects
    }
mindbug-effect-put-it-into-play = put it into play
mindbug-effect-put-this-into-play = put this card into play
mindbug-effect-put-random-into-play = put a random card from an opponent's hand into play
mindbug-boosts-under-this = any number of the boost cards that were under this creature
mindbug-effect-put-boosts-into-play = put { mindbug-boosts-under-this } into play without their Play effects
mindbug-giver =
    { $who ->
        [teammate] your teammate
       *[opponent] an opponent
    }
mindbug-effect-receive-card =
    { $form ->
        [may] have { mindbug-giver } give you a card of their choice from their hand, and put it into play
       *[do] { mindbug-giver } gives you a card of their choice from their hand; put it into play
    }
mindbug-effect-receive-card-to-hand =
    { $form ->
        [may] have { mindbug-giver } give you a card of their choice from their hand
       *[do] { mindbug-giver } gives you a card of their choice from their hand
    }
mindbug-effect-receive-card-or-hand = { mindbug-effect-receive-card } or into your hand
mindbug-effect-take-into-hand = take { $what } into your hand
mindbug-effect-take-boost = take a boost card from under a creature into your hand
mindbug-effect-reveal = reveal { $what }
mindbug-effect-discard-me = discard { $cards }
mindbug-effect-discard-opponent =
    { $form ->
        [may] make an opponent discard { $cards }
       *[do] an opponent discards { $cards }
    }
mindbug-effect-discard-each-opponent =
    { $form ->
        [may] make each opponent discard { $cards }
       *[do] each opponent discards { $cards }
    }
mindbug-effect-discard-both =
    { $form ->
        [may] make each player discard { $cards }
       *[do] each player discards { $cards }
    }
mindbug-effect-discard-revealed = reveal a random card from an opponent's hand and put it into a discard pile of your choice
mindbug-effect-discard-draw-pile-me = discard your draw pile
mindbug-effect-discard-draw-pile-opponent =
    { $form ->
        [may] make an opponent discard their draw pile
       *[do] an opponent discards their draw pile
    }
mindbug-effect-discard-draw-pile-both =
    { $form ->
        [may] make each player discard their draw pile
       *[do] each player discards their draw pile
    }
mindbug-effect-discard-hand-and-draw-pile-me = discard your hand and your draw pile
mindbug-effect-discard-hand-and-draw-pile-opponent =
    { $form ->
        [may] make an opponent discard their hand and their draw pile
       *[do] an opponent discards their hand and their draw pile
    }
mindbug-effect-discard-hand-and-draw-pile-both =
    { $form ->
        [may] make each player discard their hand and their draw pile
       *[do] each player discards their hand and their draw pile
    }
mindbug-effect-discard-or-defeat =
    { $form ->
        [may] let an opponent discard a card. If they do not, they must defeat one of their creatures
       *[do] an opponent may discard a card. If they do not, they must defeat one of their creatures
    }
mindbug-effect-steal-cards =
    { $count ->
        [one] steal a random card from an opponent's hand
       *[other] steal { $count } random cards from an opponent's hand
    }
mindbug-effect-swap-hands = swap hands with an opponent
mindbug-effect-draw-unused = draw { mindbug-cards-counted } from the unused pile
mindbug-unused-cards-unseen =
    { $count ->
        [one] the top card of the unused pile under your draw pile without looking at it
       *[other] the top { $count } cards of the unused pile under your draw pile without looking at them
    }
mindbug-effect-unused-under-draw-pile = put { mindbug-unused-cards-unseen }

## Life, Mindbugs, turns, energy

mindbug-life-counted = { $count } life
mindbug-effect-gain-life = gain { mindbug-life-counted }
mindbug-effect-lose-life-me = lose { mindbug-life-counted }
mindbug-effect-lose-life-opponent =
    { $form ->
        [may] make an opponent lose { mindbug-life-counted }
       *[do] an opponent loses { mindbug-life-counted }
    }
mindbug-effect-lose-life-both =
    { $form ->
        [may] make each player lose { mindbug-life-counted }
       *[do] each player loses { mindbug-life-counted }
    }
mindbug-life-left = { $count } left
mindbug-effect-lose-life-down-to-me = lose life until you have { mindbug-life-left }
mindbug-effect-lose-life-down-to-opponent =
    { $form ->
        [may] make an opponent lose life until they have { mindbug-life-left }
       *[do] an opponent loses life until they have { mindbug-life-left }
    }
mindbug-effect-lose-life-down-to-both =
    { $form ->
        [may] make each player lose life until they have { mindbug-life-left }
       *[do] each player loses life until they have { mindbug-life-left }
    }
mindbug-effect-steal-life = steal { mindbug-life-counted } from an opponent
mindbug-effect-match-life = make your life equal to an opponent's
mindbug-effect-refresh = refresh one of your used Mindbugs
mindbug-effect-lose-mindbug =
    { $form ->
        [may] make an opponent lose an unused Mindbug
       *[do] an opponent loses an unused Mindbug
    }
mindbug-effect-use-mindbug = { mindbug-price-mindbug }
mindbug-effect-extra-turn = take an extra turn after this one
mindbug-effect-win-game =
    { $form ->
        [may] win the game
       *[do] you win the game
    }
mindbug-effect-lose-game =
    { $form ->
        [may] lose the game
       *[do] you lose the game
    }
mindbug-effect-gain-energy = gain { $count } energy
mindbug-effect-buy-power-card = buy a face-up Power card for free
mindbug-effect-reveal-power-card = reveal the top card of the Power deck and buy it for free

## Compound effects

mindbug-effect-if =
    { $form ->
        [may] { $effects } if { $condition }
       *[do] if { $condition }, { $effects }
    }
mindbug-effect-pay-octonite = { mindbug-price-octonite } from this creature. If you do, { $effects }
mindbug-effect-may =
    { $form ->
        [may] { $first }
       *[do] you may { $first }
    }
mindbug-effect-may-then = { mindbug-effect-may }. If you do, { $effects }
mindbug-effect-choose-one = choose one: { $options }
mindbug-effect-for-each-defeated = { $first }. For each creature defeated this way, { $next }
mindbug-effect-for-each-discarded = { $first }. For each card discarded this way, { $next }
mindbug-effect-for-each-moved = { $first }. For each of them, { $next }
mindbug-effects-in-turn = { $first }, then { $next }
mindbug-effects-your-turn = { $first }. After that, { $next }
mindbug-effects-if-done = { $first }. If you do, { $next }
mindbug-effects-either-way = { $first }. Either way, { $next }
mindbug-effects-afterwards = { $first }. After that, { $next }
