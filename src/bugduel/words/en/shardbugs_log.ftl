### What happened in a game of Shard Bugs. The arguments are those of shardbugs_table.ftl.

## The start and the turns

shardbugs-event-avatar =
    { $who ->
        [me] your avatar is { $card }.
       *[other] { $name }'s avatar is { $card }.
    }
shardbugs-event-first =
    { $who ->
        [me] you go first.
       *[other] { $name } goes first.
    }
shardbugs-event-put-back =
    { $seen ->
        [yes]
            { $who ->
                [me] you put back { $card }.
               *[other] { $name } puts back { $card }.
            }
       *[no]
            { $count ->
                [one] { $name } puts back a card.
               *[other] { $name } puts back { $count } cards.
            }
    }
shardbugs-event-turn =
    { $who ->
        [me] turn { $turn }: yours
       *[other] turn { $turn }: { $name }
    }
shardbugs-event-time =
    { $left ->
        [one] time is called: 1 more turn is played after this one.
       *[other] time is called: { $left } more turns are played after this one.
    }

## Cards drawn, shown and moved

shardbugs-event-draw =
    { $seen ->
        [yes]
            { $who ->
                [me] you draw { $card }.
               *[other] { $name } draws { $card }.
            }
       *[no]
            { $count ->
                [one] { $name } draws a card.
               *[other] { $name } draws { $count } cards.
            }
    }
shardbugs-event-draw-empty =
    { $who ->
        [me] you have to draw, but your deck is empty.
       *[other] { $name } has to draw, but their deck is empty.
    }
shardbugs-event-discard =
    { $who ->
        [me] you discard { $card }.
       *[other] { $name } discards { $card }.
    }
shardbugs-event-mill =
    { $who ->
        [me]
            { $count ->
                [one] { $card } is splat from your deck.
               *[other] { $card } are splat from your deck.
            }
       *[other]
            { $count ->
                [one] { $card } is splat from { $name }'s deck.
               *[other] { $card } are splat from { $name }'s deck.
            }
    }
shardbugs-event-reveal =
    { $who ->
        [me] you reveal your hand: { $cards }.
       *[other] { $name } reveals their hand: { $cards }.
    }
shardbugs-event-look =
    { $seen ->
        [yes]
            { $who ->
                [me] you look at the top of your deck: { $cards }.
               *[other] { $name } looks at the top of their deck: { $cards }.
            }
       *[no]
            { $amount ->
                [one] { $name } looks at the top card of their deck.
               *[other] { $name } looks at the top { $amount } cards of their deck.
            }
    }
shardbugs-event-put-below =
    { $seen ->
        [yes]
            { $who ->
                [me] you put { $card } on the bottom of your deck.
               *[other] { $name } puts { $card } on the bottom of their deck.
            }
       *[no]
            { $count ->
                [one] { $name } puts a card on the bottom of their deck.
               *[other] { $name } puts { $count } cards on the bottom of their deck.
            }
    }
shardbugs-event-fetch =
    { $who ->
        [me] you take { $card } into your hand.
       *[other] { $name } takes { $card } into their hand.
    }
shardbugs-event-under-deck =
    { $who ->
        [me] you put { $card } under your deck.
       *[other] { $name } puts { $card } under their deck.
    }
shardbugs-event-shuffle =
    { $who ->
        [me] you shuffle your deck.
       *[other] { $name } shuffles their deck.
    }
shardbugs-event-shuffle-splat-zone =
    { $who ->
        [me] you shuffle your Splat Zone into your deck.
       *[other] { $name } shuffles their Splat Zone into their deck.
    }

## What is played and used

shardbugs-event-play =
    { $who ->
        [me] you play { $card }.
       *[other] { $name } plays { $card }.
    }
shardbugs-event-play-action = { shardbugs-event-play }
shardbugs-event-place =
    { $who ->
        [me] you place { $card } in your Hive.
       *[other] { $name } places { $card } in their Hive.
    }
shardbugs-event-generate =
    { $who ->
        [me] you generate { $count } dust with { $card }.
       *[other] { $name } generates { $count } dust with { $card }.
    }
shardbugs-event-gain-dust =
    { $who ->
        [me] you gain { $amount } { shardbugs-gained-dust }.
       *[other] { $name } gains { $amount } { shardbugs-gained-dust }.
    }
shardbugs-gained-dust =
    { $dust ->
        [solar] solar dust
        [lunar] lunar dust
        [meteor] meteor dust
        [draft] draft dust
       *[neutral] neutral dust
    }
shardbugs-event-activate =
    { $who ->
        [me] you use { shardbugs-thread }{ shardbugs-stop }
       *[other] { $name } uses { shardbugs-thread }{ shardbugs-stop }
    }
# The text of a whole ability ends with a full stop already, that of a keyword or of one of several options does not.
shardbugs-stop =
    { $stopped ->
        [yes] { "" }
       *[no] .
    }
shardbugs-event-use-equip =
    { $who ->
        [me] you equip { $card }.
       *[other] { $name } equips { $card }.
    }
shardbugs-event-equip = { $with } is now equipped with { $card }.
shardbugs-event-trigger =
    { $parted ->
        [yes] { $card }: { $part }{ shardbugs-stop }
       *[no] an ability of { $card } triggers.
    }
shardbugs-event-fizzle =
    { $stopped ->
        [yes] { $card } fizzles.
       *[no]
            { $parted ->
                [yes] { $card }: { $part } fizzles.
               *[no] { $card } fizzles.
            }
    }
shardbugs-event-devote =
    { $who ->
        [me] you Devote with { $card }.
       *[other] { $name } Devotes with { $card }.
    }
shardbugs-event-retreat =
    { $who ->
        [me] you Retreat with { $card }.
       *[other] { $name } Retreats with { $card }.
    }

## What happens to permanents

shardbugs-event-make =
    { $who ->
        [me] you make { shardbugs-tokens }: { $card }.
       *[other] { $name } makes { shardbugs-tokens }: { $card }.
    }
shardbugs-tokens =
    { $count ->
        [one] a token
       *[other] tokens
    }
shardbugs-event-put =
    { $who ->
        [me] you put { $card } onto your Field.
       *[other] { $name } puts { $card } onto their Field.
    }
shardbugs-event-put-into-hive =
    { $who ->
        [me] you put { $card } into your Hive.
       *[other] { $name } puts { $card } into their Hive.
    }
shardbugs-event-to-hive =
    { $who ->
        [me]
            { $count ->
                [one] { $card } moves to your Hive.
               *[other] { $card } move to your Hive.
            }
       *[other]
            { $count ->
                [one] { $card } moves to { $name }'s Hive.
               *[other] { $card } move to { $name }'s Hive.
            }
    }
shardbugs-event-to-field =
    { $who ->
        [me]
            { $count ->
                [one] { $card } moves to your Field.
               *[other] { $card } move to your Field.
            }
       *[other]
            { $count ->
                [one] { $card } moves to { $name }'s Field.
               *[other] { $card } move to { $name }'s Field.
            }
    }
shardbugs-event-to-hand =
    { $count ->
        [one] { $card } goes to its owner's hand.
       *[other] { $card } go to their owners' hands.
    }
shardbugs-event-to-deck =
    { $count ->
        [one] { $card } goes to its owner's deck.
       *[other] { $card } go to their owners' decks.
    }
shardbugs-event-removed =
    { $count ->
        [one] { $card } is removed from the game.
       *[other] { $card } are removed from the game.
    }
shardbugs-event-control =
    { $who ->
        [me] you take control of { $card }.
       *[other] { $name } takes control of { $card }.
    }
shardbugs-event-splat =
    { $who ->
        [me]
            { $count ->
                [one] your { $card } is splat.
               *[other] your { $card } are splat.
            }
       *[other]
            { $count ->
                [one] { $name }'s { $card } is splat.
               *[other] { $name }'s { $card } are splat.
            }
    }
shardbugs-event-exhaust =
    { $count ->
        [one] { $card } is exhausted.
       *[other] { $card } are exhausted.
    }
shardbugs-event-ready =
    { $count ->
        [one] { $card } readies.
       *[other] { $card } ready.
    }
shardbugs-event-damage =
    { $count ->
        [one] { $card } takes { $amount } damage.
       *[other] { $card } take { $amount } damage each.
    }
shardbugs-event-plus-counters =
    { $count ->
        [one] { $card } gets { shardbugs-plus-counters }.
       *[other] { $card } get { shardbugs-plus-counters } each.
    }
shardbugs-plus-counters =
    { $amount ->
        [one] a +1/+1 counter
       *[other] { $amount } +1/+1 counters
    }
shardbugs-event-minus-counters =
    { $count ->
        [one] { $card } gets { shardbugs-minus-counters }.
       *[other] { $card } get { shardbugs-minus-counters } each.
    }
shardbugs-minus-counters =
    { $amount ->
        [one] a -1/-1 counter
       *[other] { $amount } -1/-1 counters
    }
shardbugs-event-change =
    { $count ->
        [one] { $card } gets { shardbugs-changes } until end of turn.
       *[other] { $card } get { shardbugs-changes } until end of turn.
    }
shardbugs-changes =
    { $atk ->
        [none]
            { $def ->
                [none]
                    { $dev ->
                        [none] new traits
                       *[other] { $dev } DEV
                    }
               *[other] +0/{ $def }
            }
       *[other]
            { $def ->
                [none] { $atk }/+0
               *[other] { $atk }/{ $def }
            }
    }
shardbugs-event-animate =
    { $count ->
        [one] { $card } is a bug until end of turn.
       *[other] { $card } are bugs until end of turn.
    }

## Combat and devotion

shardbugs-event-attack =
    { $who ->
        [me]
            { $seats ->
                [2] you attack with { $card }.
               *[other] you attack { $whom } with { $card }.
            }
       *[other]
            { $whom-is ->
                [me] { $name } attacks you with { $card }.
               *[other] { $name } attacks { $whom } with { $card }.
            }
    }
shardbugs-event-lure =
    { $count ->
        [one] { $card } has to block.
       *[other] { $card } have to block.
    }
shardbugs-event-block =
    { $who ->
        [me] your { $card } blocks { $with }.
       *[other] { $name }'s { $card } blocks { $with }.
    }
shardbugs-event-hit =
    { $who ->
        [me] you are dealt { $amount } damage.
       *[other] { $name } is dealt { $amount } damage.
    }
shardbugs-event-gain-devotion =
    { $who ->
        [me] you gain { $amount } devotion.
       *[other] { $name } gains { $amount } devotion.
    }
shardbugs-event-lose-devotion =
    { $who ->
        [me] you lose { $amount } devotion.
       *[other] { $name } loses { $amount } devotion.
    }

## The end

shardbugs-event-player-out =
    { $reason ->
        [concede]
            { $who ->
                [me] you concede.
               *[other] { $name } concedes.
            }
       *[empty-deck]
            { $who ->
                [me] you lose: you had to draw from an empty deck.
               *[other] { $name } loses: their deck was empty.
            }
    }
shardbugs-event-end =
    { $winners-count ->
        [one]
            { $winners-is ->
                [me] you win{ shardbugs-reason }
               *[other] { $winners } wins{ shardbugs-reason }
            }
       *[other] it is a tie between { $winners }{ shardbugs-reason }
    }
shardbugs-reason =
    { $reason ->
        [devotion] : 20 devotion.
        [empty-deck] : nobody else can draw.
        [concede] : nobody else is left.
        [time] : the most devotion when time ran out.
        [turns] : the game went on too long.
       *[endless] : this would go on forever.
    }
