# The browser's table: what is the same for every game.

web-exhausted = Exhausted
web-no-text = No text
web-sum-defeated =
    { $count ->
        [one] { $cards } has fallen.
       *[other] { $cards } have fallen.
    }
web-sum-life =
    { $who ->
        [me] Your life: { $from } → { $to }.
       *[other] Their life: { $from } → { $to }.
    }
