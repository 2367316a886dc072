### Los mensajes de la terminal. Los de cada juego están en sus propios archivos.

terminal-no-piles = Ninguna pila tiene cartas que se puedan ver.

## La mesa

terminal-turn = Turno { $turn }
terminal-whose-mine = te toca a ti
terminal-whose-other = le toca a { $name }
terminal-out = fuera de la partida
terminal-log-more = hay más: l muestra todo el registro
terminal-cut = (m muestra todas las opciones)
terminal-chosen = Hasta ahora: { $chosen }
terminal-picked = ({ $picked } de un máximo de { $most })
terminal-picked-of = ({ $picked } de { $most })
terminal-thinking = { $name } está pensando...

## Preguntar

terminal-prompt =
    { $count ->
        [one] 1, o ? para ver la ayuda
       *[other] 1-{ $count }, o ? para ver la ayuda
    }
terminal-help =
    { $count ->
        [one] 1          elegir la única opción
       *[other] 1-{ $count }        elegir esa opción
    }
    ? 3        qué hace la carta de la opción 3
    ? NOMBRE   qué hace cualquier carta (basta el principio del nombre)
    b          toda la mesa
    m          todas las opciones completas
    l          todo el registro
    d          las pilas que se pueden ver
    pista      las mejores jugadas, según un bot
    q          salir
terminal-hint = Mejores jugadas (tu probabilidad de ganar):
terminal-hint-move = { $move } ({ $percent } %)
terminal-hint-thinking = Calculando...
terminal-help-passing =
    p          pasar
    pp         pasar el resto del turno, salvo que se te pida otra cosa
    stop       los momentos en los que siempre se te pregunta; en los demás, solo si es probable una respuesta
    stop end   preguntarte desde ahora en ese momento; stop -end, dejar de hacerlo
    stop all   control total: preguntarte siempre que las reglas permitan responder; stop -all, dejar de hacerlo
terminal-help-several = 1 3 5      varias opciones a la vez, donde se pueden elegir varias
terminal-help-anytime = en cualquier momento; se pide confirmación
terminal-help-end = ?          esta ayuda
terminal-not-understood =
    { $count ->
        [one] Escribe 1 para elegir la única opción; ? muestra qué más puedes escribir.
       *[other] Escribe un número del 1 al { $count }; ? muestra qué más puedes escribir.
    }
terminal-really-quit = ¿Salir de la partida? (s/n)
terminal-nothing-to-pass = Aquí no hay nada que pasar: elige un número.
terminal-stop-on = stop
terminal-no-such-moment = No hay ningún momento «{ $name }». Los que hay: { $moments }.
terminal-really = ¿{ $what }? (s/n)
terminal-which-card = ¿Cuál: { $cards }?
terminal-no-such-card = No hay ninguna carta llamada «{ $name }».
terminal-did-you-mean = ¿Querías decir { $card }?

## El final

terminal-you-won = Has ganado.
terminal-you-lost = Has perdido.
terminal-you-tied = Nadie ha ganado.
terminal-seed = Semilla: { $seed }
terminal-left = Has dejado la partida.
terminal-resume = La partida está guardada. Para continuarla: bugduel play{ $option }
terminal-watch = Para volver a verla: bugduel replay{ $file }
terminal-not-kept = La partida no se ha podido guardar en { $file } ({ $why }).
terminal-resume-offer = Tienes una partida sin terminar: { $game } contra { $against }, turno { $turn }, jugada por última vez el { $when }.
terminal-resume-keys = Intro para continuarla, n para empezar otra, q para salir
terminal-trouble = La partida no se puede guardar en { $file } ({ $why }). Se volverá a intentar tras cada jugada.

## Repeticiones

terminal-replay-heading =
    { $game }: { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
terminal-replay-place = Jugada { $ply } de { $last }
terminal-replay-prompt = Intro siguiente, p atrás, t turno siguiente, g N ir a N, e final, q salir
terminal-replay-at-end = Ese era el final; p vuelve atrás, q sale.
terminal-replay-help =
    Intro o n   la jugada siguiente
    p           una jugada atrás
    t           el turno siguiente
    g N         ir a la jugada N (de 0 a { $last })
    e           el final
    q           salir
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
terminal-cards-figures = Valores
terminal-cards-text = Texto

terminal-match-score =
    { $sides ->
        [teams] El enfrentamiento, al mejor de { $games }: tu equipo { $mine }, el otro equipo { $theirs }.
        [two] El enfrentamiento, al mejor de { $games }: tú { $mine }, tu oponente { $theirs }.
       *[several] El enfrentamiento, al mejor de { $games }: tú { $mine }, los demás { $theirs }.
    }
terminal-match-won = Has ganado el enfrentamiento.
terminal-match-lost = Has perdido el enfrentamiento.
terminal-match-drawn = Nadie ha ganado el enfrentamiento.
terminal-match-next = Pulsa Intro para la siguiente partida.

## Mazos y drafts

terminal-decks-title = { $game }: mazos preconstruidos
terminal-decks-head = Avatar
terminal-decks-size = Cartas
terminal-decks-difficulty = Dificultad
terminal-decks-keys = Cartas clave
terminal-decks-about = Dificultad: { $difficulty }. Cartas clave: { $cards }.
terminal-decks-hint = Para leer uno: bugduel decks { $game } { $name }   Para jugarlo: bugduel play { $game } --deck { $name }
terminal-decks-legal = Este mazo es legal.
terminal-deck-title =
    { $head }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
terminal-draft-title =
    Sobre { $round } de { $rounds }: { $count ->
        [one] la última carta
       *[other] { $count } cartas
    }; llevas { $picked }. ¿Cuál te quedas?
terminal-draft-prompt =
    { $count ->
        [one] 1, d tus cartas, o ? para ver la ayuda
       *[other] 1-{ $count }, d tus cartas, o ? para ver la ayuda
    }
terminal-draft-help =
    1-{ $count } o NOMBRE   quedarte esa carta (basta el principio del nombre)
    ? 3 o ? NOMBRE  qué hace una carta
    d               las cartas que has elegido
    q               dejar el draft
terminal-draft-not-understood =
    { $count ->
        [one] Escribe 1 o el nombre de la carta; ? muestra qué más puedes escribir.
       *[other] Escribe un número del 1 al { $count } o el nombre de una carta; ? muestra qué más puedes escribir.
    }
terminal-draft-nothing = Todavía no has elegido nada.
terminal-draft-pool =
    { $count ->
        [one] Has elegido 1 carta:
       *[other] Has elegido { $count } cartas:
    }
terminal-draft-quit = ¿Dejar el draft? (s/n)
terminal-draft-left = Has dejado el draft.
terminal-draft-kept = El draft está guardado. Para continuarlo: bugduel draft --resume { $file }
terminal-draft-over = El draft ha terminado, y este es tu mazo. ¿Qué haces?
terminal-draft-play = Jugar contra { $name }
terminal-draft-deck-help =
    {"  "}a          otro avatar (a NOMBRE: ese)
    {"  "}w ARCHIVO  guardar el mazo en un archivo, para cambiarlo allí
    {"  "}r ARCHIVO  jugar con el mazo de un archivo
    {"  "}d          el mazo otra vez
    {"  "}? NOMBRE   qué hace una carta
    {"  "}q          salir
terminal-draft-deck-prompt =
    { $count ->
        [one] 1, a, w, r, d o q
       *[other] 1-{ $count }, a, w, r, d o q
    }
terminal-draft-rest = Sin usar: { $cards }
terminal-draft-leader = Tu avatar: { $name }
terminal-draft-no-file = Falta el nombre del archivo.
terminal-draft-there = { $file } ya existe: elige otro nombre.
terminal-draft-written = Mazo guardado en { $file }. Cámbialo allí y vuelve a cargarlo: r { $file }
terminal-draft-wrong = { $file }: este mazo no es legal:

## Verifying

terminal-verify-replayed =
    { $count ->
        [one] La partida transcurre como dice el registro, en una jugada. { $result }
       *[other] La partida transcurre como dice el registro, en { $count } jugadas. { $result }
    }
terminal-verify-right-hash = La semilla es la prometida.
terminal-verify-wrong-hash = la semilla no es la prometida: su hash es otro
terminal-verify-other-seed = la partida se repartió con otra semilla que la indicada
