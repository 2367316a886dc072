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
web-aside =
    { $kind ->
        [revealed] Reveladas
        [set-aside] Apartadas
       *[power-discard] Cartas de Poder usadas
    }
web-aside-known = Se sabe de la mano: { $who }
web-aside-known-mine = De tu mano, los demás saben
web-back = Atrás
web-card-base = en realidad { $card }
web-card-boosts = potenciada con { $cards }
web-card-face = cara { $number }
web-card-key = tecla { $key }
web-card-menu = Qué hacer con esta carta
web-card-octonite =
    { $count ->
        [one] { $count } octonita
       *[other] { $count } octonitas
    }
web-card-power = poder { $power }
web-card-price = cuesta { $count } de energía
web-card-printed = impreso { $power }
web-card-state =
    { $state ->
        [attacking] ataca
        [blocking] bloquea
        [selected] elegida
       *[selectable] se puede elegir
    }
web-card-taken = tomada por un Mindbug
web-choose-player = Elegir
web-clock = quedan { $time }
web-clock-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-close = Cerrar
web-concede-not = Seguir jugando
web-concede-sure = Rendirse de verdad
web-count-energy = { $count } de energía
web-count-life =
    { $count ->
        [one] { $count } punto de vida
       *[other] { $count } puntos de vida
    }
web-count-mindbugs =
    { $count ->
        [one] { $count } Mindbug
       *[other] { $count } Mindbugs
    }
web-cover-show = Mostrar mis cartas
web-cover-text = Todas las cartas están ocultas. Ahora solo mira { $name }.
web-cover-title = Pasa la pantalla a { $name }
web-creatures-of = Criaturas: { $who }
web-dice = Dados
web-die = Dado: { $face }
web-die-1 = +1 de poder
web-die-2 = +2 de poder
web-die-3 = +3 de poder
web-die-4 = 1 de energía
web-die-5 = 2 de energía
web-die-6 = un oponente descarta una carta
web-discard-of = Pila de descartes: { $who }
web-empty-hand = Sin cartas en la mano
web-fate-falls = Cae
web-fate-would-change = Cambia de bando
web-fate-would-exhaust = Se agotaría
web-fate-would-fall = Caería
web-hidden-hand =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
web-inspect = La carta en grande
web-reader-hint = Toca una carta para leerla.
web-key-space = Espacio
web-keys-arrows = Moverse entre cartas
web-keys-digits = Elegir lo que lleva este número
web-keys-enter = Actuar con la carta
web-keys-title = Teclas
web-left = { $name } se ha ido.
web-left-claim = Terminar la partida
web-life-lost = −{ $amount }
web-link-broken = Se ha perdido la conexión. Intentándolo de nuevo …
web-log = Registro
web-log-close = Cerrar el registro
web-log-jump = Mostrar este momento
web-log-open = Abrir el registro
web-market = Cartas de Poder a la venta
web-no-creatures = Sin criaturas
web-offer =
    { $kind ->
        [undo]
            { $who ->
                [me] Has pedido deshacer tu última decisión.
               *[other] { $name } quiere deshacer la última decisión.
            }
        [claim]
            { $who ->
                [me] Quieres terminar la partida.
               *[other] { $name } quiere terminar la partida, porque alguien se fue.
            }
       *[rematch]
            { $who ->
                [me] Has pedido otra partida.
               *[other] { $name } quiere otra partida.
            }
    }
web-offer-no = No
web-offer-yes = De acuerdo
web-open-discard =
    { $count ->
        [one] Pila de descartes de { $who }: { $count } carta
       *[other] Pila de descartes de { $who }: { $count } cartas
    }
web-over-analyse = Analizar
web-over-asked = Esperando a los demás …
web-over-harder = Jugar contra { $name }
web-over-home = Página de inicio
web-over-look = Mirar la mesa
web-over-next = A la siguiente partida
web-over-rematch = Revancha
web-over-replay = Repetición
web-over-share = Compartir
web-over-title =
    { $result ->
        [won] Has ganado
        [lost] Has perdido
        [drawn] Empate
        [void] La partida terminó sin resultado
       *[watched] La partida ha terminado
    }
web-over-winner = Ha ganado { $name }
web-pile-discard = descarte
web-pile-draw = mazo
web-pile-hand = mano
web-player = Jugador { $number }
web-question = Pregunta
web-refused-illegal = Eso no es posible aquí.
web-refused-not-allowed = Eso no es posible ahora.
web-refused-not-stored = El servidor no pudo guardarlo y no ha cambiado nada. Inténtalo de nuevo.
web-refused-out-of-time = Se te había acabado el tiempo.
web-refused-wrong-seat = Esto no lo decides tú.
web-seat-gone = sin conexión
web-seat-lost = Este navegador ya no tiene abierta la sesión de quien se sienta aquí, así que solo puedes mirar.
web-seat-turn = tiene el turno
web-seat-waits = espera
web-side = Registro y menú
web-somebody-thinks = Alguien está pensando …
web-speed =
    { $speed ->
        [off] Velocidad: al instante
        [fast] Velocidad: rápida
        [slow] Velocidad: lenta
       *[normal] Velocidad: normal
    }
web-stage-attacks = ataca
web-stage-blocks = bloquea
web-stage-now = Ahora mismo
web-stage-played = Se juega
web-table-title = Mindbug, turno { $turn }
web-thinks = { $name } está pensando …
web-undo = Deshacer
web-why-power = Poder
web-you = Tú
web-your-hand = Tu mano
web-level-of-several = { $level } { $number }
