### What a choice will surely do in a game of Shard Bugs.

shardbugs-foreseen-leaves-splat =
    { $count ->
        [one] { $cards } is splat.
       *[other] { $cards } are splat.
    }
shardbugs-foreseen-leaves-hand =
    { $who ->
        [me]
            { $count ->
                [one] { $cards } goes to your hand.
               *[other] { $cards } go to your hand.
            }
       *[other]
            { $count ->
                [one] { $cards } goes to the hand of { $name }.
               *[other] { $cards } go to the hand of { $name }.
            }
    }
shardbugs-foreseen-enters-field =
    { $count ->
        [one] { $cards } comes to the Field.
       *[other] { $cards } come to the Field.
    }
shardbugs-foreseen-enters-hive =
    { $count ->
        [one] { $cards } goes to the Hive.
       *[other] { $cards } go to the Hive.
    }
shardbugs-foreseen-moves-field =
    { $count ->
        [one] { $cards } comes to the Field.
       *[other] { $cards } come to the Field.
    }
shardbugs-foreseen-moves-hive =
    { $count ->
        [one] { $cards } goes to the Hive.
       *[other] { $cards } go to the Hive.
    }
shardbugs-foreseen-counter-devotion =
    { $who ->
        [me]
            { $way ->
                [up] you gain { $amount } devotion: { $before } → { $after }.
               *[down] you lose { $amount } devotion: { $before } → { $after }.
            }
       *[other]
            { $way ->
                [up] { $name } gains { $amount } devotion: { $before } → { $after }.
               *[down] { $name } loses { $amount } devotion: { $before } → { $after }.
            }
    }
shardbugs-foreseen-mark-exhausted =
    { $count ->
        [one] { $cards } is exhausted.
       *[other] { $cards } are exhausted.
    }
shardbugs-foreseen-fact-damage = Damage on { $card }: { $before } → { $after }.
shardbugs-foreseen-fact-plus = +1/+1 counters on { $card }: { $before } → { $after }.
shardbugs-foreseen-fact-minus = -1/-1 counters on { $card }: { $before } → { $after }.
