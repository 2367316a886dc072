### Lo que hará seguro una elección en un duelo.

mindbug-foreseen-leaves-discard =
    { $count ->
        [one] { $cards } es derrotada.
       *[other] { $cards } son derrotadas.
    }
mindbug-foreseen-leaves-hand =
    { $who ->
        [me]
            { $count ->
                [one] { $cards } pasa a tu mano.
               *[other] { $cards } pasan a tu mano.
            }
       *[other]
            { $count ->
                [one] { $cards } pasa a la mano de { $name }.
               *[other] { $cards } pasan a la mano de { $name }.
            }
    }
mindbug-foreseen-leaves-set-aside =
    { $count ->
        [one] { $cards } queda apartada.
       *[other] { $cards } quedan apartadas.
    }
mindbug-foreseen-counter-life =
    { $teams ->
        [yes]
            { $way ->
                [up] { $team } gana { $amount } de vida: { $before } → { $after }.
               *[down] { $team } pierde { $amount } de vida: { $before } → { $after }.
            }
       *[no]
            { $who ->
                [me]
                    { $way ->
                        [up] ganas { $amount } de vida: { $before } → { $after }.
                       *[down] pierdes { $amount } de vida: { $before } → { $after }.
                    }
               *[other]
                    { $way ->
                        [up] { $name } gana { $amount } de vida: { $before } → { $after }.
                       *[down] { $name } pierde { $amount } de vida: { $before } → { $after }.
                    }
            }
    }
mindbug-foreseen-counter-mindbugs =
    { $who ->
        [me] tus Mindbugs: { $before } → { $after }.
       *[other] Mindbugs de { $name }: { $before } → { $after }.
    }
mindbug-foreseen-counter-energy =
    { $who ->
        [me] tu energía: { $before } → { $after }.
       *[other] energía de { $name }: { $before } → { $after }.
    }
mindbug-foreseen-mark-exhausted =
    { $count ->
        [one] { $cards } queda agotada.
       *[other] { $cards } quedan agotadas.
    }
mindbug-foreseen-fact-octonite = Octonita sobre { $card }: { $before } → { $after }.
