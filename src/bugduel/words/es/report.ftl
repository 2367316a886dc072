### La página que `bugduel report` hace de muchas partidas.
###
### Las cifras llegan como texto, ya escritas a la manera del idioma.

report-interval = { $low }–{ $high } %
report-range = { $low }–{ $high }
report-figure-and-interval = { $value } ({ $interval })

## La cabecera

report-kicker = Informe de Bugduel
report-title =
    { $count ->
        [one] { $game }: una partida
       *[other] { $game }: { $games } partidas
    }
report-what-bots = Bots
report-what-sets = Cartas
report-what-decks = Mazos
report-decks-built = preconstruidos, según el reparto
report-decks-random = al azar
report-own-deck = un mazo propio
report-what-edition = Edición
report-what-date = Jugado el
report-own-pool = una selección de { $count } cartas
report-own-cards = { $count } caseras
report-nothing = Este archivo aún no tiene partidas. Haz que los bots jueguen unas cuantas y vuelve a crear el informe.

## Titulares

report-headlines = En pocas palabras
report-head-best-bot = El bot más fuerte
report-head-best-bot-clear = Ganó el { $share } de sus partidas, y cada uno de los otros bots pierde contra él.
report-head-ahead = De momento en cabeza
report-head-best-bot-open = Ganó el { $share } de sus partidas, pero las que jugó contra { $others } no aclaran quién es mejor.
report-head-first = Quien empieza
report-head-first-helps = gana más a menudo
report-head-first-hurts = gana menos a menudo
report-head-first-even = sin diferencia clara
report-head-first-text = Quien empezó ganó el { $share }; con igualdad sería el { $even }.
report-head-length = Una partida dura
report-head-length-big = { $turns } turnos
report-head-length-text = Es la mediana. La mitad de las partidas acaba entre los turnos { $early } y { $late }; la más larga duró { $longest }.
report-head-most = { $statistic }: la que más
report-head-among-most = { $statistic }: entre las que más
report-head-most-text = El { $share } de { $trials } veces; entre todas las cartas es el { $usual }.
report-head-alone = Ninguna otra carta se le acerca.
report-head-many-others = Estas partidas no aclaran cuál es la primera.
report-head-others =
    { $count ->
        [one] Otra carta podría llegar tan alto.
       *[other] Otras { $count } cartas podrían llegar tan alto.
    }
report-head-wins = La que más gana
report-head-among-wins = Entre las que más ganan
report-head-loses = La que menos gana
report-head-among-loses = Entre las que menos ganan
report-head-wins-text = Quien la tuvo al final ganó el { $share } de { $trials } veces; entre todas las cartas es el { $usual }.
report-head-others-low =
    { $count ->
        [one] Otra carta podría quedar tan abajo.
       *[other] Otras { $count } cartas podrían quedar tan abajo.
    }

## Bots

report-bots = Los bots
report-ladder = Puntuaciones
report-ladder-about = La puntuación de cada bot, con su intervalo del 95 %.
report-ladder-note = El punto es la puntuación; la banda, su incertidumbre. Para saber cuál de dos bots es mejor son más precisas las partidas entre ambos: véase más abajo.
report-ladder-said = puntuación { $rating }, de { $low } a { $high }
report-standings = Clasificación
report-bot = Bot
report-rating = Puntuación
report-games = Partidas
report-won = Ganadas
report-matrix = Quién gana a quién
report-matrix-note = Con qué frecuencia el bot de la fila gana al de la columna. Azul es más de la mitad, naranja menos; en las casillas pálidas no está claro.
report-matrix-cell = { $row } contra { $column }: { $share } en { $deals } repartos
report-matrix-itself = él mismo

## Partidas

report-course = Cómo van las partidas
report-turns = Duración
report-turns-about = Número de partidas según su duración en turnos.
report-turns-note = Turnos de una partida, contando los de todos los jugadores. La columna destacada contiene la mediana, { $median }.
report-turns-said =
    { $count ->
        [one] { $turns } turnos: una partida ({ $share })
       *[other] { $turns } turnos: { $games } partidas ({ $share })
    }
report-first = Quien empieza
report-first-about = Con qué frecuencia ganó quien empezó, con su intervalo, frente a la igualdad.
report-first-note-clear = La línea discontinua marca la igualdad. La banda no la toca: en estas partidas, empezar influye.
report-first-note-open = La línea discontinua marca la igualdad. La banda la cruza: estas partidas no demuestran que empezar influya.
report-first-said = Quien empezó ganó el { $share }, en { $deals } repartos.

## Cartas

report-cards = Las cartas
report-cards-none = Este juego no registra lo que pasa con sus cartas, así que no hay cifras de ellas.
report-cards-lead = Resultados de { $cards } cartas en { $games } partidas. Toca un nombre para leer la carta.
report-decks = Mazos
report-deck = Mazo
report-decks-note = Con qué frecuencia ganó cada mazo preconstruido contra los demás; lo juegan todos los bots por turno. La línea fina marca la igualdad.
report-scatter = ¿Deseada, y con razón?
report-scatter-about = Cada carta según la frecuencia con que fue { $statistic } y la frecuencia con que ganó quien la tuvo al final.
report-scatter-note = Cada punto es una carta con al menos { $least } partidas, mayor cuanto más se vio. Las azules ganan claramente más que la media (línea discontinua), las naranjas claramente menos; en las grises no está claro. Solo llevan nombre las más alejadas.
report-scatter-wins = ganó quien la tuvo al final
report-table = Todas las cartas
report-column-card = Carta
report-column-games = Partidas
report-column-games-hint = en cuántas partidas se jugó, y cuántas veces en total
report-column-times = { $plays }×
report-column-played = Ganó quien la jugó
report-column-played-hint = con qué frecuencia ganó la partida quien la jugó, la tuviera quien la tuviera después
report-column-held = Ganó quien la tuvo al final
report-column-held-hint = con qué frecuencia ganó la partida quien la tuvo al final
report-of-trials = contadas: { $trials }
report-no-figure = ninguna
report-search = Buscar
report-search-hint = una carta o una palabra de su texto
report-set = Colección
report-every-set = todas
report-home-made = caseras
report-least = Al menos
report-least-games = partidas
report-sort = Ordenar por
report-sort-name = nombre
report-sort-descending = de mayor a menor
report-sort-ascending = de menor a mayor
report-shown = { $shown } de { $all } cartas
report-shown-none = Ninguna carta coincide. Busca algo más general o admite menos partidas.

## Notas

report-notes = Cómo leer esto
report-note-interval = Cada cifra lleva su intervalo del 95 %: 19 de cada 20 intervalos así contienen la cifra verdadera, la que saldría si los mismos bots jugaran sin fin. Con pocas partidas, los intervalos son anchos. Las partidas de un mismo reparto se parecen, así que cuentan menos que si fueran independientes.
report-note-colour = Al comparar muchas cartas a la vez, algunas destacan por pura suerte. Por eso una cifra lleva color, y un titular dice «la que más», solo si la diferencia sigue siendo clara con el intervalo ampliado para comparar { $count } cartas a la vez.
report-note-baseline = En el conjunto de las cartas, quien tuvo una al final ganó el { $held } y quien la jugó, el { $played }. Las buenas cartas no son la única razón: quien va ganando juega más cartas, y algunas solo se juegan yendo por delante. Una cifra alta muestra que una carta y la victoria van juntas, no por qué.
report-note-expected = Los bots no son igual de fuertes, y una carta que solo juega un bot flojo parecería floja. Por eso una victoria cuenta para una carta en la medida en que supera lo que cabía esperar de ese bot contra sus rivales. Las cifras de las cartas son las que habría entre jugadores iguales.
report-note-bots = Son partidas entre bots. Lo que ellos infravaloran, las cifras también lo infravaloran.
report-note-other-rules =
    { $count ->
        [one] Una partida se jugó con otra versión de las reglas. Cuenta para los bots, no para las cartas.
       *[other] { $games } partidas se jugaron con otra versión de las reglas. Cuentan para los bots, no para las cartas.
    }
report-note-broken =
    { $count ->
        [one] El registro de una partida no se puede volver a jugar. Cuenta para los bots, no para las cartas.
       *[other] Los registros de { $games } partidas no se pueden volver a jugar. Cuentan para los bots, no para las cartas.
    }
report-foot = Hecho con Bugduel { $version }, un proyecto no oficial de aficionados. Los nombres de juegos y cartas pertenecen a sus dueños.
