### Las palabras propias del terminal. Lo que trata de un juego está en el archivo de ese juego.

terminal-seat-me = tú
terminal-seat-opponent = tu oponente
# Como un nombre: con artículo, "de" y "a" se contraerían con él.
terminal-seat-player = Jugador { $number }
terminal-list-and = { $first } y { $last }
terminal-no-piles = Ninguna pila tiene cartas que se puedan ver.

## La mesa

terminal-turn = Turno { $turn }
terminal-whose-mine = te toca a ti
terminal-whose-other = le toca a { $name }
terminal-log-more = lo anterior: l muestra todo el registro
terminal-picked = ({ $picked } de un máximo de { $most })
terminal-picked-of = ({ $picked } de { $most })
terminal-thinking = Tu oponente está pensando...

## Preguntar

terminal-prompt =
    { $count ->
        [one] 1, o ? para ver la ayuda
       *[other] 1-{ $count }, o ? para ver la ayuda
    }
terminal-help =
    { $count ->
        [one] 1          hacer la única elección
       *[other] 1-{ $count }        hacer esa elección
    }
    ? 3        qué hace la carta de la elección 3
    ? NOMBRE   qué hace cualquier carta (basta el principio del nombre)
    l          todo el registro
    d          las pilas que se pueden ver
    q          salir
    ?          esta ayuda
terminal-not-understood =
    { $count ->
        [one] Escribe 1 para hacer la única elección; ? muestra qué más puedes escribir.
       *[other] Escribe un número del 1 al { $count }; ? muestra qué más puedes escribir.
    }
terminal-really-quit = ¿Salir de la partida? (s/n)
terminal-which-card = ¿Cuál: { $cards }?
terminal-no-such-card = No hay ninguna carta llamada «{ $name }».
terminal-did-you-mean = ¿Querías decir { $card }?

## El final

terminal-you-won = Has ganado.
terminal-you-lost = Has perdido.
terminal-you-tied = Nadie ha ganado.
terminal-winner = { $name } ha ganado.
terminal-seed = Semilla: { $seed }
terminal-left = Has dejado la partida.
terminal-kept = La partida está guardada. Para volver a verla: bugduel replay { $file }
terminal-go-on = Para seguir jugando: bugduel play --resume { $file }
terminal-not-kept = La partida no se ha guardado. Para poder volver a ver la próxima: bugduel play --save ARCHIVO
terminal-trouble = La partida no se puede guardar en { $file } ({ $why }). Se intentará de nuevo tras cada elección.

## Repeticiones

terminal-replay-heading =
    { $game }: { $count ->
        [one] 1 elección
       *[other] { $count } elecciones
    }
terminal-replay-place = Elección { $ply } de { $last }
terminal-replay-prompt = Intro siguiente, p atrás, t turno siguiente, g N ir a N, e final, q salir
terminal-replay-at-end = Ese era el final; p vuelve atrás, q sale.
terminal-replay-help =
    Intro o n   la elección siguiente
    p           una elección atrás
    t           el turno siguiente
    g N         ir a la elección N (de 0 a { $last })
    e           el final
    q           salir
terminal-replay-unfinished = La partida se dejó aquí.
terminal-replay-tied = Nadie ha ganado.
terminal-decided = { $name } ha elegido

## Cartas

terminal-cards-title =
    { $game }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
terminal-cards-number = N.º
terminal-cards-name = Nombre
terminal-cards-copies = Copias
terminal-cards-figures = Poder
terminal-cards-text = Texto

terminal-match-score = El enfrentamiento, al mejor de { $games }: tú { $mine }, tu oponente { $theirs }.
terminal-match-won = Has ganado el enfrentamiento.
terminal-match-lost = Tu oponente ha ganado el enfrentamiento.
terminal-match-drawn = Nadie ha ganado el enfrentamiento.
terminal-match-next = Pulsa Intro para la siguiente partida.
