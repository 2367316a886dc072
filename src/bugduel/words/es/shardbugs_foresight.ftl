### Lo que hará seguro una elección en una partida de Shard Bugs.

shardbugs-foreseen-leaves-splat =
    { $count ->
        [one] { $cards } queda aplastado.
       *[other] { $cards } quedan aplastados.
    }
shardbugs-foreseen-leaves-hand =
    { $who ->
        [me]
            { $count ->
                [one] { $cards } vuelve a tu mano.
               *[other] { $cards } vuelven a tu mano.
            }
       *[other]
            { $count ->
                [one] { $cards } vuelve a la mano de { $name }.
               *[other] { $cards } vuelven a la mano de { $name }.
            }
    }
shardbugs-foreseen-enters-field =
    { $count ->
        [one] { $cards } entra en el Campo.
       *[other] { $cards } entran en el Campo.
    }
shardbugs-foreseen-enters-hive =
    { $count ->
        [one] { $cards } va a la Colmena.
       *[other] { $cards } van a la Colmena.
    }
shardbugs-foreseen-moves-field =
    { $count ->
        [one] { $cards } entra en el Campo.
       *[other] { $cards } entran en el Campo.
    }
shardbugs-foreseen-moves-hive =
    { $count ->
        [one] { $cards } va a la Colmena.
       *[other] { $cards } van a la Colmena.
    }
shardbugs-foreseen-counter-devotion =
    { $who ->
        [me]
            { $way ->
                [up] ganas { $amount } de devoción: { $before } → { $after }.
               *[down] pierdes { $amount } de devoción: { $before } → { $after }.
            }
       *[other]
            { $way ->
                [up] { $name } gana { $amount } de devoción: { $before } → { $after }.
               *[down] { $name } pierde { $amount } de devoción: { $before } → { $after }.
            }
    }
shardbugs-foreseen-mark-exhausted =
    { $count ->
        [one] { $cards } se agota.
       *[other] { $cards } se agotan.
    }
shardbugs-foreseen-fact-damage = Daño sobre { $card }: { $before } → { $after }.
shardbugs-foreseen-fact-plus = Contadores +1/+1 sobre { $card }: { $before } → { $after }.
shardbugs-foreseen-fact-minus = Contadores -1/-1 sobre { $card }: { $before } → { $after }.
