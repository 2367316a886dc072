### What a choice will surely do in a duel.

mindbug-foreseen-leaves-discard =
    { $count ->
        [one] { $cards } is defeated.
       *[other] { $cards } are defeated.
    }
mindbug-foreseen-leaves-hand =
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
mindbug-foreseen-leaves-set-aside =
    { $count ->
        [one] { $cards } is set aside.
       *[other] { $cards } are set aside.
    }
mindbug-foreseen-counter-life =
    { $teams ->
        [yes]
            { $way ->
                [up] { $team } gains { $amount } life: { $before } → { $after }.
               *[down] { $team } loses { $amount } life: { $before } → { $after }.
            }
       *[no]
            { $who ->
                [me]
                    { $way ->
                        [up] you gain { $amount } life: { $before } → { $after }.
                       *[down] you lose { $amount } life: { $before } → { $after }.
                    }
               *[other]
                    { $way ->
                        [up] { $name } gains { $amount } life: { $before } → { $after }.
                       *[down] { $name } loses { $amount } life: { $before } → { $after }.
                    }
            }
    }
mindbug-foreseen-counter-mindbugs =
    { $who ->
        [me] your Mindbugs: { $before } → { $after }.
       *[other] Mindbugs of { $name }: { $before } → { $after }.
    }
mindbug-foreseen-counter-energy =
    { $who ->
        [me] your energy: { $before } → { $after }.
       *[other] energy of { $name }: { $before } → { $after }.
    }
mindbug-foreseen-mark-exhausted =
    { $count ->
        [one] { $cards } is exhausted.
       *[other] { $cards } are exhausted.
    }
mindbug-foreseen-fact-octonite = Octonite on { $card }: { $before } → { $after }.
