# Partidas terminadas, vistas de nuevo.

web-replay-title = Repetición
web-replay-old = Las reglas han cambiado desde esta partida, así que solo se puede mostrar lo que pasó.
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-turn-back = Un turno atrás
web-replay-turn-next = Un turno adelante
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-moment = Momento { $ply } de { $last }
web-replay-side = Desde qué lado
web-replay-all = Todas las manos a la vista
web-replay-share = Copiar enlace
web-replay-copied = Enlace copiado
web-replay-go-on = Seguir desde aquí
