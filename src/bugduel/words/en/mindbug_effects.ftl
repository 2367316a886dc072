### What the effects of Mindbug cards say. How they are put together is explained in mindbug_cards.ftl.

## Creatures

effect-defeat = defeat { $what }
effect-defeat-pair = defeat 2 creatures of equal power
sharing-keyword = all enemy creatures that share a keyword with the revealed card
effect-defeat-sharing = defeat { sharing-keyword }
effect-defeat-with-named-keyword = name a keyword and defeat all enemy creatures that have it
effect-defeat-rolls = roll a die: on { $least } or more, defeat an enemy creature and roll again
effect-take-control = take control of { $what }
effect-take-victor = take control of the creature that defeated this one in a fight, if it is still in play
effect-take-blockers = take control of all enemy creatures that blocked this turn
effect-give-control =
    { $form ->
        [may] let your opponent take control of this creature
       *[do] your opponent takes control of this creature
    }
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
effect-evolve = evolve this creature to { $card }
effect-set-others-aside = set all other creatures aside
effect-return-aside = return the creatures that this one set aside to their controllers' play areas, without their Play effects
effect-copy-play = copy the Play effect of { $what }
effect-copy-revealed-play = copy the Play effect of the revealed card
effect-activate-play = activate the Play effect of { $what }
octonite-counted = { $count } octonite
effect-put-octonite = put { octonite-counted } on { $what }
effect-boost = boost { $what } with { $cards }
effect-boost-split = boost { $what } with { $cards }, split as you like

## This turn

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
effect-no-mindbugs-this-turn =
    { $form ->
        [may] stop everybody from using Mindbugs this turn
       *[do] nobody can use a Mindbug this turn
    }

## Cards

effect-put-into-play = put { $what } into play
effect-put-into-play-silent =
    { $count ->
        [one] put { $what } into play without its Play effect
       *[other] put { $what } into play without their Play effects
    }
effect-put-it-into-play = put it into play
effect-put-this-into-play = put this card into play
effect-put-random-into-play = put a random card from your opponent's hand into play
boosts-under-this = any number of the boost cards that were under this creature
effect-put-boosts-into-play = put { boosts-under-this } into play without their Play effects
effect-receive-card =
    { $form ->
        [may] have your opponent give you a card of their choice from their hand, and put it into play
       *[do] your opponent gives you a card of their choice from their hand; put it into play
    }
effect-receive-card-or-hand = { effect-receive-card } or into your hand
effect-take-into-hand = take { $what } into your hand
effect-take-boost = take a boost card from under a creature into your hand
effect-reveal = reveal { $what }
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
effect-discard-revealed = reveal a random card from your opponent's hand and put it into a discard pile of your choice
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
effect-discard-hand-and-draw-pile-me = discard your hand and your draw pile
effect-discard-hand-and-draw-pile-opponent =
    { $form ->
        [may] make your opponent discard their hand and their draw pile
       *[do] your opponent discards their hand and their draw pile
    }
effect-discard-hand-and-draw-pile-both =
    { $form ->
        [may] make each player discard their hand and their draw pile
       *[do] each player discards their hand and their draw pile
    }
effect-discard-or-defeat =
    { $form ->
        [may] let your opponent discard a card. If they do not, they must defeat one of their creatures
       *[do] your opponent may discard a card. If they do not, they must defeat one of their creatures
    }
effect-steal-cards =
    { $count ->
        [one] steal a random card from your opponent's hand
       *[other] steal { $count } random cards from your opponent's hand
    }
effect-swap-hands = swap hands with your opponent
effect-draw-unused = draw { cards-counted } from the unused pile
unused-cards-unseen =
    { $count ->
        [one] the top card of the unused pile under your draw pile without looking at it
       *[other] the top { $count } cards of the unused pile under your draw pile without looking at them
    }
effect-unused-under-draw-pile = put { unused-cards-unseen }

## Life, Mindbugs, turns, energy

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
effect-lose-mindbug =
    { $form ->
        [may] make your opponent lose an unused Mindbug
       *[do] your opponent loses an unused Mindbug
    }
effect-use-mindbug = { price-mindbug }
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
effect-gain-energy = gain { $count } energy
effect-buy-power-card = buy a face-up Power card for free
effect-reveal-power-card = reveal the top card of the Power deck and buy it for free

## Effects put together

effect-if =
    { $form ->
        [may] { $effects } if { $condition }
       *[do] if { $condition }, { $effects }
    }
effect-pay-octonite = { price-octonite } from this creature. If you do, { $effects }
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
effects-your-turn = { $first }. After that, { $next }
effects-if-done = { $first }. If you do, { $next }
effects-either-way = { $first }. Either way, { $next }
effects-afterwards = { $first }. After that, { $next }
