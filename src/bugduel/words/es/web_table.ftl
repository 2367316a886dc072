# La mesa del navegador: lo que es igual en todos los juegos.

web-exhausted = Agotada
web-no-text = Sin texto
web-sum-defeated =
    { $count ->
        [one] { $cards } ha caído.
       *[other] { $cards } han caído.
    }
web-sum-life =
    { $who ->
        [me] Tu vida: { $from } → { $to }.
       *[other] Su vida: { $from } → { $to }.
    }
