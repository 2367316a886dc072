# Las páginas del navegador donde la gente se encuentra.

web-tables-open = Mesas con un asiento libre
web-tables-new = Abrir una mesa
web-tables-none = Nadie espera en este momento. Abre una mesa, o deja que busquemos a alguien.
web-tables-watch = Partidas para ver
web-tables-watch-none = Ahora mismo no se juega ninguna partida pública.
web-tables-join = Sentarse
web-tables-look = Mirar
web-tables-wait = Sala de espera
web-pairing = Buscar rival
web-pairing-text = Alguien de una fuerza parecida a la tuya, con First Contact. Puntúa si ambos tenéis cuenta.
web-pairing-begin = Buscar a alguien
web-pairing-stop = Dejar de buscar
web-pairing-waiting =
    { $seconds ->
        [one] Buscando desde hace { $seconds } segundo …
       *[other] Buscando desde hace { $seconds } segundos …
    }
web-wait-title = Esperando jugadores
web-wait-send = Envía este enlace
web-wait-send-text = Quien lo abra puede sentarse. Solo hace falta un navegador.
web-wait-link = Enlace a esta mesa
web-wait-share = Compartir el enlace
web-wait-code = Código QR del enlace
web-wait-seats = En la mesa
web-wait-status = La partida empieza cuando todos los asientos estén ocupados.
web-wait-leave = Dejar la mesa
web-wait-closed = Esta mesa se ha cerrado, o nunca existió.
web-seat-free = Asiento libre
web-somebody = Alguien
web-join-title = Te han invitado
web-join-sit = Sentarse
web-join-text = No necesitas cuenta. La partida empieza cuando todos los asientos estén ocupados.
web-join-begun = La partida ha empezado
web-join-begun-text = Todos los asientos están ocupados. Puedes mirar, si quieres.
