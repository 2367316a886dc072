# El draft del navegador: elegir cartas de sobres que dan la vuelta a la mesa.

web-draft-title = Draft
web-draft-new-title = Abrir un draft
web-draft-new-text = Los sobres de cartas dan la vuelta a la mesa. Cada cual toma una carta y pasa el resto, hasta que no queda ninguna; después construyes un mazo con lo que has tomado, y a jugar.
web-draft-new-who = ¿Quién hace el draft contigo?
web-draft-new-bots = Bots
web-draft-new-bots-text = Empieza enseguida. Eligen tan rápido como tú.
web-draft-new-people = Personas
web-draft-new-people-text = Recibes un enlace para enviar. Los bots pueden ocupar los demás asientos.
web-draft-new-seats = Asientos
web-draft-new-count = Personas, contándote a ti
web-draft-new-rest =
    { $bots ->
        [0] Nadie más que personas.
        [one] Un bot ocupa el otro asiento.
       *[other] Los bots ocupan los otros { $bots } asientos.
    }
web-draft-new-time = Tiempo para cada elección
web-draft-new-no-time = El que haga falta
web-draft-new-seconds = { $seconds } segundos
web-draft-new-time-text = A quien deja pasar el tiempo se le da la carta que tenía prevista, o la que tomaría un bot. Lo mismo vale para quien está ausente dos minutos mientras otros esperan: así nadie hace esperar a la mesa.
web-draft-new-open = Abrir el draft
web-draft-new-begin = Empezar
web-draft-mine = Tus drafts
web-draft-mine-what =
    { $status ->
        [open] Un draft de { $seats } que espera a sus jugadores
        [running] Un draft de { $seats } en marcha, con { $picked } { $picked ->
            [one] carta elegida
           *[other] cartas elegidas
        }
       *[over] Un draft de { $seats } terminado
    }
web-draft-mine-go-on = Continuar
web-draft-mine-deck = Al mazo
web-draft-bot = Bot { $number }
web-draft-where = Sobre { $pack } de { $packs }
web-draft-pick = Elección { $pick } de { $picks }
web-draft-passes = Pasa a { $name }
web-draft-time = Quedan { $seconds } segundos
web-draft-seats =
    { $way ->
        [forward] Asientos; los sobres pasan al siguiente
       *[back] Asientos; los sobres pasan al anterior
    }
web-draft-chooses = elige
web-draft-done = listo
web-draft-away = ausente
web-draft-pack = Cartas del sobre
web-draft-first = tu elección
web-draft-second = 2.ª opción
web-draft-is-pick = { $card } es tu elección
web-draft-first-text = Se toma por ti cuando se acabe el tiempo.
web-draft-second-text = Si este sobre vuelve a pasar, { $card } es tu opción.
web-draft-choose = Elige una carta
web-draft-choose-text = Elige también una segunda, si quieres: la anterior será tu segunda opción.
web-draft-wait = Los demás todavía eligen
web-draft-waiting = Esperando a { $names } …
web-draft-gone =
    { $seconds ->
        [0] Ausente: { $names }. El draft sigue sin esperar.
        [one] Ausente: { $names }. Dentro de un segundo se toma una carta en su lugar.
       *[other] Ausente: { $names }. Dentro de { $seconds } segundos se toma una carta en su lugar.
    }
web-draft-given = Mientras tanto se ha tomado por ti: { $cards }.
web-draft-clear = Quitar
web-draft-take = Tomarla
web-draft-space = Espacio
web-draft-pool = Tus cartas
web-draft-pool-count = { $count } de { $all } cartas
web-draft-hint = Con { $least } se hace un mazo. En un draft se juntan todas las alianzas.
web-draft-send-text = Quien lo abra puede sentarse al draft.
web-draft-join-text = No necesitas cuenta. El draft empieza cuando todos los asientos están ocupados.
web-draft-open-status = El draft empieza cuando todos los asientos están ocupados.
web-draft-begun = Este draft ha empezado sin ti. ¡Abre uno tú!
web-draft-missing = No hay ningún draft así. Quizá se fueron todos antes de empezar.
web-draft-deck = Mazo del draft
web-draft-over-text = El draft ha terminado. Este es el mazo que jugaríamos con tus { $picked } cartas. Cámbialo como quieras: necesita { $least }.
web-draft-automatic = Mazo automático
web-draft-play-title = Jugar con tu mazo
web-draft-play-person = Se le invita a sentarse
web-draft-play-away = Está ausente; se le invita cuando vuelva
web-draft-play-level = Cómo de bien juega
web-draft-play-challenge = Retar
web-draft-challenged = { $name } quiere jugar contra tu mazo.
