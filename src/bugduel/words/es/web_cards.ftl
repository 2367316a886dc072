# Las páginas del navegador sobre cartas y reglas.

web-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-cards-of = de { $count }
web-cards-sort = Orden
web-cards-sort-set = Por colección
web-cards-sort-name = Por nombre
web-cards-sort-power = Por poder
web-cards-sort-cost = Por coste
web-cards-sort-wins = Por victorias
web-cards-none = Ninguna carta cumple todo esto. Quita algo o empieza de nuevo.
web-cards-all = Ver todas las cartas
web-cards-search = Buscar en nombres y textos
web-cards-search-hint = Nombre o texto
web-cards-filters = Filtros
web-cards-set = Colección
web-cards-kind = Tipo
web-cards-alliance = Alianza
web-cards-rarity = Rareza
web-cards-keyword = Palabra clave
web-cards-trigger = Efecto
web-cards-power = Poder: de { $from } a { $to }
web-cards-power-least = Poder mínimo
web-cards-power-most = Poder máximo
web-card-page = Abrir su página
web-card-in-set = { $set }, { $number }
web-card-copies =
    { $count ->
        [one] una copia
       *[other] { $count } copias
    }
web-card-most-copies = como mucho { $count } por mazo
web-card-stage = etapa { $stage }
web-card-keywords = En otras palabras
web-card-rulings = Sus reglas
web-card-rulings-none = Solo lo que vale para todas las cartas.
web-card-rulings-more =
    { $count ->
        [one] Una regla más
       *[other] { $count } reglas más
    }
web-figures = En partidas entre bots
web-figures-played = Gana quien la juega
web-figures-held = Gana quien la tiene al final
web-figures-mindbugged = Se la lleva un Mindbug
web-figures-range = { $low } % a { $high } %
web-figures-range-said = probablemente entre { $low } % y { $high } %, todas las cartas juntas { $usual } %
web-figures-counted = En { $games } de { $all } partidas entre bots ({ $bot }). La barra es el intervalo del 95 %; la línea, la media de todas las cartas.
web-figures-wins = gana el { $number } %
web-figures-unknown = sin contar
web-figures-few = Tan pocas partidas dicen poco.
web-figures-none = Esta carta no salió en ninguna de las { $all } partidas que jugaron los bots para estas cifras.
web-figures-nobody = Nadie ha contado todavía partidas con esta carta.
web-card-others = Otras cartas
web-card-set = Todas las de { $set }
web-card-missing = No existe esa carta
web-card-missing-text = Ninguna carta se llama así. Quizá falte una letra.
web-card-to-all = A todas las cartas
web-rules-search = Buscar en las reglas
web-rules-search-hint = Palabra o código
web-rules-contents = Índice
web-rules-none = Ninguna regla tiene todas estas palabras.
web-rules-all = Ver todas las reglas
web-rules-link = Enlace a { $id }
