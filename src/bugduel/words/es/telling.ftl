### Mensajes comunes a todos los juegos y clientes.

telling-seat-me = tú
telling-seat-opponent = tu oponente
telling-seat-teammate = tu compañero
# Como un nombre: con artículo, "de" y "a" se contraerían con él.
telling-seat-player = Jugador { $number }
telling-whose-card =
    { $who ->
        [me] tu { $card }
       *[other] { $card } de { $name }
    }
telling-team-mine = tu equipo
telling-team-other = el otro equipo
telling-team-number = el equipo { $number }
telling-list-and = { $first } y { $last }
telling-list-none = nada
telling-times = { $what } ×{ $count }
telling-winner =
    { $who ->
        [me] Has ganado.
       *[other] { $name } { $count ->
            [1] ha
           *[other] han
        } ganado.
    }
telling-winner-team = { $team } ha ganado.
telling-tied = Nadie ha ganado.
telling-unfinished = La partida se interrumpió aquí.
telling-difficulty =
    { $difficulty ->
        [1] Fácil
        [2] Intermedio
       *[3] Difícil
    }

## Cifras

telling-decimal = ,
telling-thousands = .
# El espacio no se parte.
telling-percent = { $number } %
