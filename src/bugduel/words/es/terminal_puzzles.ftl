### Los acertijos en la terminal.

terminal-puzzle-place = Acertijo { $number } de { $count }
terminal-puzzle-level = nivel { $level } de { $most }
terminal-puzzle-goal-win =
    { $turns ->
        [0] Asegúrate de ganar en este turno.
       *[other] Asegúrate de ganar antes de que acabe tu próximo turno (turno { $last }).
    }
terminal-puzzle-goal-save =
    { $turns ->
        [0] Asegúrate de no perder en este turno.
        [1] { $whose ->
            [mine] Asegúrate de no perder en el próximo turno de tu oponente (turno { $last }).
           *[theirs] Asegúrate de no perder antes de que acabe el turno { $last }.
        }
       *[other] { $whose ->
            [mine] Asegúrate de no perder antes de que acabe el turno { $last }.
           *[theirs] Asegúrate de no perder en este turno ni en el próximo de tu oponente (turno { $last }).
        }
    }
terminal-puzzle-one-move = Solo hay una jugada que lo consigue.
terminal-puzzle-prompt =
    { $count ->
        [one] 1, h pista, s solución, n siguiente, q salir
       *[other] 1-{ $count }, h pista, s solución, n siguiente, q salir
    }
terminal-puzzle-help =
    h          una pista: descarta algunas jugadas que fallan
    s          la solución
    n          otro acertijo
terminal-puzzle-right = Correcto.
terminal-puzzle-wrong = { $move } falla:
terminal-puzzle-not-win = Ya no puedes ganar a tiempo. Inténtalo otra vez.
terminal-puzzle-not-save = Pierdes. Inténtalo otra vez.
terminal-puzzle-hint = No es: { $moves }
terminal-puzzle-no-hint = Solo quedan dos jugadas: no hay más pistas.
terminal-puzzle-solution = La solución, contra la mejor defensa:
terminal-puzzle-solved =
    { $misses ->
        [0] ¡Resuelto al primer intento!
        [one] Resuelto tras una jugada equivocada.
       *[other] Resuelto tras { $misses } jugadas equivocadas.
    }
terminal-puzzle-checked =
    { $hands ->
        [one] Demostrado jugando todas las posibilidades; ninguna carta oculta lo cambia.
       *[other] Demostrado jugando todas las posibilidades con cada una de las { $hands } manos que tu oponente podría tener.
    }
terminal-puzzle-next = Intro para el siguiente acertijo, q para salir
terminal-puzzle-none-left =
    { $count ->
        [one] Ya lo has resuelto. Resuélvelo otra vez con --id.
       *[other] Ya has resuelto los { $count }. Resuelve uno otra vez con --id.
    }
terminal-puzzle-trouble = Tu progreso no se puede guardar en { $file } ({ $why }).
terminal-puzzle-column-id = Acertijo
terminal-puzzle-column-kind = Objetivo
terminal-puzzle-kind-win = ganar
terminal-puzzle-kind-save = salvarse
terminal-puzzle-column-sets = Colecciones
terminal-puzzle-column-status = Tú
terminal-puzzle-is-open = -
terminal-puzzle-is-solved = resuelto
terminal-puzzle-is-shown = visto
terminal-puzzle-count =
    { $count ->
        [one] 1 acertijo, { $solved } resueltos
       *[other] { $count } acertijos, { $solved } resueltos
    }
terminal-puzzle-column-level = Nivel
