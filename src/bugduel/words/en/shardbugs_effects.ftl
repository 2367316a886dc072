### The text of Shard Bugs effects. How the parts combine is explained in shardbugs_cards.ftl.

## Amounts

shardbugs-for-each = { $clause } for { $each }
shardbugs-where = { $clause }, where { $letter } is { $stat }
shardbugs-where-also = { $clause } and { $letter } is { $stat }
shardbugs-stat = { $whose }'s { $figure }
shardbugs-each-card-in = { $cards } in { $place }
shardbugs-each-hand = each card in your hand
shardbugs-each-enemy-hand = each card in that enemy player's hand
shardbugs-each-devotion = each devotion you have
shardbugs-each-enemies = each enemy player
shardbugs-each-counters = each +1/+1 counter on { $this }
shardbugs-each-splat-zone = each card in your Splat Zone
shardbugs-damage-counted = { $count } damage
shardbugs-damage-equal = damage equal to { $stat }
shardbugs-devotion-counted = { $count } devotion
shardbugs-devotion-equal = devotion equal to { $stat }
shardbugs-dust-counted = { $count } { $dust }
shardbugs-dust-equal = { $dust } equal to { $stat }
shardbugs-cards-counted =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
shardbugs-cards-equal = as many cards as { $stat }
shardbugs-top-cards-counted =
    { $count ->
        [one] the top card
       *[other] the top { $count } cards
    }
shardbugs-top-cards-equal = as many cards as { $stat } from the top
shardbugs-counters-counted =
    { $count ->
        [one] a { $counter } counter
       *[other] { $count } { $counter } counters
    }
shardbugs-counters-equal = as many { $counter } counters as { $stat }
shardbugs-tokens-counted =
    { $count ->
        [one] { shardbugs-article-a } { $token } token
       *[other] { $count } { $token } tokens
    }
shardbugs-tokens-equal = as many { $token } tokens as { $stat }

## Permanents

shardbugs-effect-damage = deal { $amount } { $to }
shardbugs-effect-splat = splat { $what }
shardbugs-effect-exhaust = exhaust { $what }
shardbugs-effect-exhaust-held =
    { $count ->
        [one] { shardbugs-effect-exhaust }; it cannot be readied before its controller's next turn, and does not ready as that turn begins
       *[other] { shardbugs-effect-exhaust }; they cannot be readied before their controllers' next turns, and do not ready as those turns begin
    }
shardbugs-effect-ready = ready { $what }
shardbugs-move = move { $what }
shardbugs-effect-move-hive =
    { $whose ->
        [yours] { shardbugs-move } to your Hive
       *[its]
            { $count ->
                [one] { shardbugs-move } to its controller's Hive
               *[other] { shardbugs-move } to their controllers' Hives
            }
    }
shardbugs-effect-move-field =
    { $whose ->
        [yours] { shardbugs-move } to your Field
       *[its]
            { $count ->
                [one] { shardbugs-move } to its controller's Field
               *[other] { shardbugs-move } to their controllers' Fields
            }
    }
shardbugs-effect-trade-any = move target bug on a player's Field to that player's Hive, and target bug in that Hive to that Field
shardbugs-effect-trade-yours = move target bug you control to your Hive, and target bug in your Hive to your Field
shardbugs-effect-trade-enemy = move target enemy bug to its controller's Hive, and target bug in that Hive to the Field
shardbugs-owners-hand =
    { $count ->
        [one] to its owner's hand
       *[other] to their owners' hands
    }
shardbugs-effect-return = return { $what } { shardbugs-owners-hand }
shardbugs-owners-deck =
    { $count ->
        [one] its owner's deck
       *[other] their owners' decks
    }
shardbugs-put = put { $what }
shardbugs-effect-to-deck-top = { shardbugs-put } on top of { shardbugs-owners-deck }
shardbugs-effect-to-deck-bottom = { shardbugs-put } on the bottom of { shardbugs-owners-deck }
shardbugs-effect-to-deck-shuffled = shuffle { $what } into { shardbugs-owners-deck }
shardbugs-effect-take-control = take control { $of }
shardbugs-effect-take-control-now = { shardbugs-effect-take-control } until end of turn
shardbugs-effect-attach = attach { $this } { $to }

## Bugs

shardbugs-effect-counters = put { $counters } on { $what }
shardbugs-effect-until-end =
    { $form ->
        [may] have { $what } { $does } until end of turn
       *[do] { $what } { $does } until end of turn
    }
shardbugs-effect-until-end-counted =
    { $form ->
        [may] have { $what } { $does }, until end of turn
       *[do] until end of turn, { $what } { $does }
    }
shardbugs-does-get =
    { $form ->
        [may] get { $figures }
       *[do]
            { $count ->
                [one] gets { $figures }
               *[other] get { $figures }
            }
    }
shardbugs-does-gain =
    { $form ->
        [may] gain { $words }
       *[do]
            { $count ->
                [one] gains { $words }
               *[other] gain { $words }
            }
    }
shardbugs-article-for-atk =
    { $atk ->
        [8] an
        [11] an
        [18] an
       *[other] a
    }
shardbugs-effect-animate =
    { $form ->
        [may]
            { $count ->
                [one] have { $what } also become { shardbugs-article-for-atk } { $figures } bug until end of turn
               *[other] have { $what } also become { $figures } bugs until end of turn
            }
       *[do]
            { $count ->
                [one] { $what } also becomes { shardbugs-article-for-atk } { $figures } bug until end of turn
               *[other] { $what } also become { $figures } bugs until end of turn
            }
    }
shardbugs-effect-animate-kind =
    { $form ->
        [may]
            { $count ->
                [one] have { $what } also become { shardbugs-article-for-atk } { $figures } { $kinds } bug until end of turn
               *[other] have { $what } also become { $figures } { $kinds } bugs until end of turn
            }
       *[do]
            { $count ->
                [one] { $what } also becomes { shardbugs-article-for-atk } { $figures } { $kinds } bug until end of turn
               *[other] { $what } also become { $figures } { $kinds } bugs until end of turn
            }
    }
shardbugs-effect-fight =
    { $form ->
        [may] have { $one } and { $other } deal damage equal to their ATK to each other
       *[do] { $one } and { $other } deal damage equal to their ATK to each other
    }
shardbugs-effect-make = make { $tokens }

## Players: $who is "you", or someone named by $player

shardbugs-effect-damage-player =
    { $who ->
        [you] take { $amount }
       *[other] deal { $amount } { $to }
    }
shardbugs-effect-gain-devotion =
    { $who ->
        [you] gain { $amount }
       *[other]
            { $form ->
                [may] have { $player } gain { $amount }
               *[do] { $player } gains { $amount }
            }
    }
shardbugs-effect-lose-devotion =
    { $who ->
        [you] lose { $amount }
       *[other]
            { $form ->
                [may] have { $player } lose { $amount }
               *[do] { $player } loses { $amount }
            }
    }
shardbugs-effect-steal-devotion = steal { $amount } from { $player }
shardbugs-effect-gain-dust = gain { $amount }
shardbugs-effect-extra-place =
    { $form ->
        [may] place one more bug from your hand into your Hive this turn
       *[do] you may place one more bug from your hand into your Hive this turn
    }
shardbugs-effect-draw =
    { $who ->
        [you] draw { $amount }
       *[other]
            { $form ->
                [may] have { $player } draw { $amount }
               *[do] { $player } draws { $amount }
            }
    }
shardbugs-effect-discard =
    { $who ->
        [you] discard { $amount }
       *[other]
            { $form ->
                [may] have { $player } discard { $amount }
               *[do] { $player } discards { $amount }
            }
    }
shardbugs-effect-discard-random = { shardbugs-effect-discard } at random
shardbugs-effect-mill =
    { $who ->
        [you] splat { $amount } of your deck
       *[other]
            { $form ->
                [may] have { $player } splat { $amount } of their deck
               *[do] { $player } splats { $amount } of their deck
            }
    }
shardbugs-effect-reveal =
    { $who ->
        [you] reveal your hand
       *[other]
            { $form ->
                [may] have { $player } reveal their hand
               *[do] { $player } reveals their hand
            }
    }

## Cards

shardbugs-effect-look =
    { $count ->
        [one] look at the top card of your deck and leave it there or put it on the bottom
       *[other] look at the top { $count } cards of your deck and put any number of them on the bottom
    }
shardbugs-effect-shuffle = shuffle your Splat Zone into your deck
shardbugs-effect-fizzle-thread =
    { $form ->
        [may] make target thread fizzle
       *[do] target thread fizzles
    }
shardbugs-effect-fizzle-action =
    { $form ->
        [may] make target action fizzle
       *[do] target action fizzles
    }
shardbugs-effect-fizzle-ability =
    { $form ->
        [may] make target ability fizzle
       *[do] target ability fizzles
    }
shardbugs-search = search your deck for { $what }, reveal { shardbugs-pronoun }
shardbugs-effect-search-hand = { shardbugs-search }, put { shardbugs-pronoun } into your hand and shuffle your deck
shardbugs-effect-search-hive = { shardbugs-search }, put { shardbugs-pronoun } into your Hive and shuffle your deck
shardbugs-effect-search-field = { shardbugs-search }, put { shardbugs-pronoun } onto your Field and shuffle your deck
shardbugs-effect-search-splat = { shardbugs-search }, splat { shardbugs-pronoun } and shuffle your deck
shardbugs-effect-recover-hand =
    { $owner ->
        [you] return { $what } from { $place } to your hand
       *[other] { shardbugs-effect-return-from }
    }
shardbugs-effect-return-from = return { $what } from { $place } { shardbugs-owners-hand }
shardbugs-effect-recover-hive = { shardbugs-put } from { $place } into your Hive
shardbugs-effect-recover-field = { shardbugs-put } from { $place } onto your Field
shardbugs-effect-recover-deck-bottom =
    { $owner ->
        [you] { shardbugs-put } from { $place } on the bottom of your deck
       *[other] { shardbugs-put } from { $place } on the bottom of { shardbugs-owners-deck }
    }
shardbugs-effect-put-field =
    { $form ->
        [may] put { $what } from your hand onto your Field
       *[do] you may put { $what } from your hand onto your Field
    }
shardbugs-effect-put-hive =
    { $form ->
        [may] put { $what } from your hand into your Hive
       *[do] you may put { $what } from your hand into your Hive
    }

## Compound effects

shardbugs-effect-if =
    { $form ->
        [may] { $then } if { $condition }
       *[do] if { $condition }, { $then }
    }
shardbugs-effect-otherwise = { $first }; otherwise, { $next }
shardbugs-effect-may =
    { $form ->
        [may] { $then }
       *[do] you may { $then }
    }
shardbugs-effect-pay =
    { $form ->
        [may] pay { $cost }. If you do, { $then }
       *[do] you may pay { $cost }. If you do, { $then }
    }
shardbugs-effect-choose-one = choose one: { $options }
shardbugs-effects-next = { $first }. { $next }
shardbugs-effects-your-turn = { $first }. { $next }
shardbugs-effects-then = { $first }, then { $next }
shardbugs-effects-then-you = { $first }, then you { $bare }
