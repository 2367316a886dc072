### La página que `bugduel learn` hace de lo que han aprendido los bots.
###
### Las cifras llegan como texto, ya escritas a la manera del idioma.

learning-between = de { $low } a { $high }

## La cabecera

learning-kicker = Lo que aprendieron los bots
learning-title = { $game }: cuánto vale cada carta
learning-what-games = Partidas
learning-what-positions = Posiciones
learning-what-rounds = Rondas
learning-scale = El valor se mide en puntos. En una partida igualada, un punto son unos { $points } puntos porcentuales: una probabilidad del 50 % pasa al { $chance }. Los porcentajes junto a las cartas dicen a cuánto lleva cada una, desde una partida igualada.
learning-nothing = Aún no se ha aprendido nada de ninguna carta. Haz que los bots jueguen más partidas y vuelve a crear la página.

## Titulares

learning-head-best = La mejor: { $zone }
learning-head-best-text = Vale { $worth }: en una partida igualada, lleva la probabilidad de ganar al { $chance }.
learning-head-underrated = Mejor de lo que parece
learning-head-underrated-text = Vale { $own } más { $zone } que las cartas que llevan impreso lo mismo ({ $printed }).
learning-head-underrated-open = Estas partidas no lo aclaran del todo.

## Niveles

learning-tiers = Clasificación por niveles
learning-tier = Nivel { $letter }
learning-tiers-cuts = Porcentaje de las cartas: { $cuts }.
learning-tiers-more =
    { $count ->
        [one] Una carta más
       *[other] { $count } cartas más
    }
learning-tiers-rare =
    { $count ->
        [one] Una carta se vio en menos de { $least } posiciones, muy pocas para darle un nivel. Está en la tabla de abajo.
       *[other] { $count } cartas se vieron en menos de { $least } posiciones, muy pocas para darles un nivel. Están en la tabla de abajo.
    }
learning-parts = impreso { $printed }, propio { $own }
learning-worth-said = Vale { $worth } ({ $between })
learning-parts-said = { $printed } por lo que lleva impreso, { $own } propio
learning-chance-said = En una partida igualada, lleva la probabilidad de ganar al { $chance }
learning-seen-said =
    { $count ->
        [one] Vista en una posición
       *[other] Vista en { $seen } posiciones
    }
learning-legend-printed = por lo que la carta lleva impreso
learning-legend-own = lo propio de la carta: azul si es claramente más que lo impreso, naranja si es claramente menos, gris si no está claro
learning-legend-interval = valor con su intervalo del 95 %
learning-legend-range = niveles en los que bien podría estar

## La tabla

learning-table = Todas las cartas
learning-table-lead =
    { $count ->
        [one] Se vio una carta. Toca su nombre para leerla.
       *[other] Se vieron { $count } cartas. Toca un nombre para leer la carta.
    }
learning-least-positions = posiciones
learning-beyond = Más allá de lo impreso
learning-beyond-of = { $zone }: más allá de lo impreso
learning-beyond-hint = lo que la carta vale allí, menos lo que valen en todas las cartas las cosas que lleva impresas
learning-column-seen = Posiciones
learning-column-seen-hint = en cuántas posiciones se vio la carta, sumando todos los lugares
learning-shown-none = Ninguna carta coincide. Busca algo más general o admite menos posiciones.

## Lo que cuenta además de las cartas

learning-sides = Qué más cuenta
learning-curves-lead = Lo que vale tener tantos. Todos los gráficos tienen la misma escala: donde la línea sube más, más importa uno más.
learning-curve-about = { $what }: valor según el número.
learning-curve-note = El mayor paso, de { $start } a { $end }: { $worth }.
learning-said = { $what }: { $worth }; en una partida igualada, lleva la probabilidad de ganar al { $chance }
learning-singles = Otras ventajas
learning-singles-note = Cada una cuenta tantas veces como se da, además de las cartas.
learning-printed = Lo impreso
learning-printed-lead = Lo que cada cosa impresa en una carta añade a su valor, igual para todas las cartas que la tienen. Lo que una carta vale además de eso es propio de ella.
learning-column-worth = Valor
learning-column-printed = Impreso
learning-printed-in-zone = { $what }, { $zone }

## Cómo fue el aprendizaje

learning-course = Cómo fue el aprendizaje
learning-losses = Cuánto erraban los cálculos
learning-losses-about = El error en las partidas de cada ronda, antes y después de aprender de ellas.
learning-losses-note = La diferencia entre lo calculado y lo que pasó, en las partidas de cada ronda; 0 es perfecto, y la suerte lo hace imposible. Gris es antes de aprender de ellas; verde, después. Cada ronda tiene otras partidas, así que solo se pueden comparar los dos valores de una misma ronda.
learning-loss-before-said = Ronda { $round }, antes: { $loss }
learning-loss-after-said = Ronda { $round }, después: { $loss }
learning-matches = Lo nuevo contra lo viejo
learning-matches-about = Con qué frecuencia el bot con los pesos nuevos ganó al de antes, con intervalos.
learning-matches-note = Con qué frecuencia el bot ganó, con lo aprendido en la ronda, contra sí mismo sin ello, con el intervalo del 95 %. La línea discontinua es la mitad. Azul es claramente mejor, naranja claramente peor; gris, no está claro. Los puntos huecos se descartaron.
learning-match-said = Ronda { $round }: { $match }, { $kept }
learning-match-games =
    { $count ->
        [one] en una partida
       *[other] en { $games } partidas
    }
learning-match-none = sin probar
learning-rounds = Las rondas
learning-round = Ronda
learning-loss-before = Error antes
learning-loss-after = Error después
learning-match = Ganó a lo viejo
learning-kept = Resultado
learning-kept-yes = se conserva
learning-kept-no = se descarta

## Notas

learning-note-worth = Los bots jugaron partidas contra sí mismos, y cada posición se comparó con lo que pasó después. El valor de un bando es la suma de lo que tiene; de la diferencia entre los dos sale la probabilidad de ganar. Los puntos se suman, los porcentajes no: con mucha ventaja, un punto más cambia poco.
learning-note-interval = Cada valor lleva su intervalo del 95 %. El de las cartas que se vieron en pocas posiciones es ancho.
learning-note-tiers = Los niveles son porcentajes de las cartas, de mejor a peor. Los niveles vecinos se solapan: cuando una carta bien podría estar en otro, una pequeña etiqueta lo dice.
learning-note-print = Una carta vale lo que lleva impreso, según pesos comunes a todas, y por sí misma un poco más o menos. Con pocas partidas, lo propio de una carta se mantiene cerca de cero, así que peca más de pequeño que de grande.
learning-note-bots = Son partidas entre bots. Lo que no saben aprovechar, lo infravaloran.
learning-again = Hecho con
