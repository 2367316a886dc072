### Lo que hará seguro una elección, y de qué se compone un poder. Común a todos los juegos.

telling-foreseen-leaves =
    { $count ->
        [one] { $cards } deja el juego.
       *[other] { $cards } dejan el juego.
    }
telling-foreseen-enters =
    { $who ->
        [me]
            { $count ->
                [one] { $cards } entra en juego de tu lado.
               *[other] { $cards } entran en juego de tu lado.
            }
       *[other]
            { $count ->
                [one] { $cards } entra en juego del lado de { $name }.
               *[other] { $cards } entran en juego del lado de { $name }.
            }
    }
telling-foreseen-controller =
    { $who ->
        [me] tomas el control de { $cards }.
       *[other] { $name } toma el control de { $cards }.
    }
telling-foreseen-power = { $card }: poder { $before } → { $after }.
telling-foreseen-hand =
    { $who ->
        [me] cartas en tu mano: { $before } → { $after }.
       *[other] cartas en la mano de { $name }: { $before } → { $after }.
    }
telling-foreseen-wins =
    { $teams ->
        [yes] gana { $team }.
       *[no]
            { $who ->
                [me] ganas.
               *[other] gana { $name }.
            }
    }
telling-foreseen-if-allowed = Si nadie interviene: { $text }

## De qué se compone un poder

telling-power = { $card } tiene { $power } de poder: { $parts }.
telling-power-printed = { $amount } impreso
telling-power-card =
    { $named ->
        [yes] { $amount } por { $card }
       *[no] { $amount } por un efecto
    }
telling-power-boosts = { $amount } por cartas potenciadoras
telling-power-counters = { $amount } por contadores
telling-power-turn = { $amount } este turno
telling-power-least = { $amount } porque no puede ser menor
