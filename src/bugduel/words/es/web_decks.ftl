# Las páginas del navegador sobre mazos.

web-decks-title = Mazos
web-decks-text = Mazos para { $game }: construye el tuyo con al menos { $least } cartas, o toma uno de los que vienen con el juego y hazlo tuyo.
web-decks-new = Construir un mazo
web-decks-draft = Hacer un draft
web-decks-own = Tus mazos
web-decks-none = Todavía no has guardado ningún mazo. Empieza de cero o copia uno de los de abajo.
web-decks-built = Listos para jugar
web-decks-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-decks-keys = Cartas clave
web-decks-difficulty = Dificultad:
web-decks-here = Guardado en este navegador
web-decks-unfinished = Sin terminar: solo en este navegador
web-decks-delete = Borrar
web-decks-delete-one = Borrar { $name }
web-decks-delete-really = Borrar de verdad
web-decks-delete-sure = Borrar de verdad { $name }
web-build-title = Constructor de mazos
web-deck-panel = Tu mazo
web-deck-cards = Cartas para construir
web-deck-card = { $card }. { $count } de { $most } en el mazo
web-deck-add = Añadir { $card }
web-deck-remove = Quitar { $card }
web-deck-look = Ver { $card }
web-deck-copies = { $count } de { $most } copias
web-deck-curve = Cartas por coste
web-deck-curve-cost = coste { $cost }: { $count }
web-deck-kind = { $kind }: { $count }
web-deck-kind-unknown = desconocidas
web-deck-name = Nombre del mazo
web-deck-name-hint = Mazo nuevo
web-deck-leader = Liderado por { $leader }. Elegir otro avatar
web-deck-leader-none = Elige un avatar
web-deck-leader-title = ¿Quién lidera el mazo?
web-deck-leader-done = Listo
web-deck-size-said = { $size } cartas de al menos { $least }
web-deck-search = Buscar entre las cartas
web-deck-search-hint = Nombre, texto o especie
web-deck-filter =
    { $fact ->
        [alliance] Alianza
        [rarity] Rareza
       *[other] { $fact }
    }
web-deck-filter-kind = Tipo
web-deck-filter-cost = Coste
web-deck-filter-in = En el mazo
web-deck-filter-more =
    { $count ->
        [0] Más filtros
       *[other] Más filtros ({ $count })
    }
web-deck-found = { $count } de { $all } cartas
web-deck-legal = Legal: listo para jugar
web-deck-illegal = Todavía no es legal
web-deck-judging = Comprobando …
web-deck-reasons =
    { $count ->
        [one] una razón por la que no es legal
       *[other] { $count } razones por las que no es legal
    }
web-deck-line = Línea { $line }:
web-deck-tray-open = Lista del mazo
web-deck-tray-close = Volver a las cartas
web-deck-undo = Deshacer
web-deck-import = Importar
web-deck-export = Exportar
web-deck-hand = Mano de prueba
web-deck-share = Compartir
web-deck-save = Guardar
web-deck-saved = Guardado
web-deck-play = Jugar
web-deck-copy = Copiar y editar
web-deck-copy-built = Copiar un mazo hecho
web-deck-missing = No hay ningún mazo así.
web-hand-title = Mano de prueba
web-hand-text = Marca lo que cambiarías. Quedan { $rest } cartas por robar.
web-hand-drawn-text = Quedan { $rest } cartas por robar.
web-hand-again = Otra mano
web-hand-exchange =
    { $count ->
        [0] Cambiar
       *[other] Cambiar { $count }
    }
web-hand-draw = Robar una carta
web-import-title = Importar un mazo
web-import-label = Mazo como texto o JSON
web-import-hint = Una línea por carta, como «4 Nombre de carta», y una para el avatar, como «avatar: Nombre». Lo que sigue a # es un comentario.
web-import-read = Importar
web-import-wrong =
    { $count ->
        [one] Una línea no sirve
       *[other] { $count } líneas no sirven
    }
web-import-anyway =
    { $count ->
        [one] Importar la única carta que se ha podido leer
       *[other] Importar las { $count } cartas tal como están
    }
web-export-title = Exportar el mazo
web-export-text = Texto
web-export-json = JSON
web-export-file = Guardar en un archivo
web-share-title = Compartir el mazo
web-share-text = Todo el mazo está en este enlace. Quien lo abra puede verlo, copiarlo y jugar con él.
web-shared-title = Un mazo para ti
web-shared-text = Alguien ha compartido este mazo contigo. Cópialo para hacerlo tuyo, o juega con él tal como está.
web-shared-broken = En este enlace no hay ningún mazo que podamos leer. Quizá esté cortado.
web-play-deck-title = Jugar con este mazo
web-play-deck-level = Contra
web-play-deck-theirs = Su mazo
web-play-deck-begin = Empezar
