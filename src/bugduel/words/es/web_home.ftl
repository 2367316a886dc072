# La página de inicio del navegador.

web-home-title = Jugar ahora
web-home-text = Un clic y sin cuenta. ¿A quién quieres enfrente?
web-home-text-short = Sin cuenta. ¿Quién se sienta enfrente?
web-home-with = Con
web-home-all-sets = Las { $count } colecciones …
web-home-change = Cambiar
web-time = Reloj
web-time-none = Sin reloj
web-time-move = { $seconds } s por elección
web-time-total = { $minutes } min + { $increment } s
web-time-days =
    { $days ->
        [one] { $days } día por elección
       *[other] { $days } días por elección
    }
web-strength = Fuerza { $strength } de { $of }
web-level-larva = Acaba de aprender y le gusta todo lo grande.
web-level-cricket = Salta a lo que parece bueno y se le escapan cosas.
web-level-beetle = Firme. Toma lo que parece mejor ahora.
web-level-mantis = Piensa un momento por adelantado y supone tu mano.
web-level-queen = La que más piensa. El rival más fuerte de aquí.
web-level-name-larva = Larva
web-level-name-cricket = Grillo
web-level-name-beetle = Escarabajo
web-level-name-mantis = Mantis
web-level-name-queen = Reina
web-continue = Continuar
web-continue-against = Tu partida contra { $names }.
web-continue-shared = En esta pantalla: { $names }.
web-continue-more =
    { $count ->
        [one] y { $count } partida más
       *[other] y { $count } partidas más
    }
web-your-move = Te toca.
web-go-on = Seguir
web-tile-friend = Con un amigo
web-tile-friend-short = Un amigo
web-tile-friend-text = Envía un enlace. Solo hace falta un navegador.
web-tile-learn = Aprender
web-tile-learn-short = Aprender
web-tile-learn-text = Todo el juego en unos pasos cortos.
web-tile-puzzles = Problemas
web-tile-puzzles-short = Problemas
web-tile-puzzles-text = Una jugada gana o salva la partida. Encuéntrala.
web-tile-draft = Draft
web-tile-draft-short = Draft
web-tile-draft-text = Elige cartas de sobres que dan la vuelta, y juega con ellas.
web-tile-cards = Cartas
web-tile-cards-short = Cartas
web-tile-cards-text = Todas, con aclaraciones.
