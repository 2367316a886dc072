# La página del navegador para una partida nueva.

web-new-title = Partida nueva
web-new-who = ¿Quién se sienta enfrente?
web-new-who-teams = Hay cuatro asientos: el tuyo es el primero y tu compañero se sienta enfrente. Elige quién ocupa los demás, o asiento por asiento más abajo.
web-new-friend = Un amigo
web-new-friend-text = Recibes un enlace y un código que se puede escanear. Quien lo abre juega contigo.
web-new-open = Cualquiera
web-new-open-text = La mesa aparece en la lista hasta que alguien se siente.
web-new-screen =
    { $seats ->
        [2] Dos en esta pantalla
       *[other] Todos en esta pantalla
    }
web-new-screen-text = Os pasáis la pantalla. Oculta a cada uno la mano del otro.
web-new-name = Nombre del jugador { $number }
web-new-seat =
    { $role ->
        [mate] Asiento { $number }: tu compañero
       *[opponent] Asiento { $number }: un oponente
    }
web-new-sit-open = Libre para un amigo
web-new-sit-screen = Alguien en esta pantalla
web-new-sum-seats = Asientos 2 a { $last }: { $names }.
web-new-none = Ninguno
web-new-more = Más
web-new-terms = Condiciones
web-new-length = Duración
web-new-best-of =
    { $games ->
        [one] Una partida
       *[other] Al mejor de { $games }
    }
web-new-rated = Puntuada
web-new-rated-text = Cuenta para la puntuación de ambos.
web-new-rated-account = Las partidas puntuadas son para quien tiene cuenta.
web-new-hidden = Sin público
web-new-hidden-text = La partida no aparece entre las que se pueden ver.
web-new-undo = Se puede deshacer
web-new-undo-text = Tu última elección, mientras nadie haya aprendido nada de ella. Más, si los demás están de acuerdo.
web-new-undo-rated = No en partidas puntuadas.
web-new-begin = Empezar
web-new-open-table = Abrir la mesa
web-new-sum-bot = Contra { $level }.
web-new-sum-friend = Contra un amigo.
web-new-sum-open = Contra quien se siente.
web-new-sum-screen = En una sola pantalla.
web-new-sum-with = Con { $cards }.
web-new-who-several = Elige uno para todos los demás, o asiento por asiento más abajo.
web-new-how-many = Jugadores
web-new-players = { $players } jugadores
web-new-deck =
    { $who ->
        [me] Tu mazo
        [them] Su mazo
       *[other] Mazo del asiento { $number }
    }
