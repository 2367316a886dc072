### Lo que dicen las cartas de Mindbug: palabras clave, palabras de activación y partes de frases. Los efectos y las
### habilidades tienen sus propios archivos.
###
### El texto de una carta se compone con estas partes. Empiezan con minúscula y no llevan punto; "sentence" añade el
### punto, y allí la primera letra pasa a mayúscula.
###
### $form es "may" para lo que sigue a «puedes», si no, "do". $count es cuántas, para cifras y concordancia.
### $other es yes si esta criatura no cuenta. Los finales -me, -opponent, -each-opponent y -both
### dicen a quién le ocurre.

## Palabras clave

mindbug-keyword-fast = Rapidez
mindbug-keyword-fast-help = No tiene que esperar un turno: tras su efecto Jugar, esta criatura puede atacar o usar su efecto Activar, incluso para otro jugador que la haya tomado con un Mindbug.
mindbug-keyword-frenzy = Frenesí
mindbug-keyword-frenzy-help = Tras su primer ataque del turno, esta criatura puede atacar una vez más si sigue en juego.
mindbug-keyword-hunter = Cacería
mindbug-keyword-hunter-help = Cuando ataca, puedes decidir qué criatura enemiga está obligada a bloquear a esta criatura.
mindbug-keyword-poisonous = Veneno
mindbug-keyword-poisonous-help = Toda criatura que se enfrenta a esta es derrotada, por fuerte que sea.
mindbug-keyword-sneaky = Sigilo
mindbug-keyword-sneaky-help = Las criaturas sin Sigilo no pueden bloquear a esta criatura.
mindbug-keyword-tough = Dureza
mindbug-keyword-tough-help = Si no está ya agotada, cuando debería ser derrotada esta criatura se agota y sigue en juego.

## Cifras, y lo que una carta hace por ellas

mindbug-figure-stage = Etapa { $stage }
mindbug-figure-octonite = Octonita { $count }
mindbug-figure-dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
mindbug-fact-distributes =
    { $count ->
        [one] cuando esta criatura entre en juego, puedes pasar su octonita a otra criatura
       *[other] cuando esta criatura entre en juego, puedes pasar a otras criaturas tantas de sus octonitas como quieras
    }
mindbug-fact-faces = cuando Dureza salve a esta criatura, gírala para el resto de la partida hacia el lado que elijas: { $faces }
mindbug-face =
    { $count ->
        [0] poder { $power }
       *[other] poder { $power } y { $keywords }
    }
mindbug-power-card-cost = Coste: { $cost } de energía

## Palabras de activación

mindbug-when-play = Jugar
mindbug-when-attack = Atacar
mindbug-when-defeated = Derrotada
mindbug-when-action = Activar
mindbug-when-harvest = Cosecha
mindbug-when-end-of-turn = Final del turno
mindbug-when-discarded = Cuando esta carta llegue a tu pila de descartes
mindbug-when-they-use-mindbug = Cuando un oponente utilice un Mindbug, antes de que surta efecto
mindbug-when-in-discard = En la pila de descartes
mindbug-when-i-lose-life = { mindbug-when-in-discard }, cuando pierdas puntos de vida
mindbug-when-they-lose-life = { mindbug-when-in-discard }, cuando un oponente pierda puntos de vida (pero no por esta habilidad)
mindbug-when-teammate-stuck = Cuando tu compañero no pueda realizar ninguna acción
mindbug-when-with-price = { $trigger } ({ $price })
mindbug-price-octonite =
    { $form ->
        [may] pagar 1 octonita
       *[do] paga 1 octonita
    }
mindbug-price-mindbug =
    { $form ->
        [may] utilizar uno de tus Mindbugs
       *[do] utiliza uno de tus Mindbugs
    }

## Frases y listas

mindbug-ability-triggered = { $trigger }: { $sentence }
mindbug-sentence = { $clause }.
mindbug-for-each = { $clause } por cada { $each }
mindbug-list-comma = { $first }, { $last }
mindbug-list-and = { $first } y { $last }
mindbug-list-or = { $first } o { $last }
mindbug-list-clauses = { $first }, y { $last }
mindbug-list-nor = { $first } ni { $last }
mindbug-list-semicolon = { $first }; { $last }
mindbug-list-semicolon-or = { $first }; o { $last }
mindbug-list-figures = { $first } · { $last }

## Criaturas

mindbug-creature-ally =
    { $count ->
        [one] criatura aliada
       *[other] criaturas aliadas
    }
mindbug-creature-enemy =
    { $count ->
        [one] criatura enemiga
       *[other] criaturas enemigas
    }
# De quién son se dice al final: creatures-owned.
mindbug-creature-teammate =
    { $boosted ->
        [yes]
            { $count ->
                [one] criatura potenciada
               *[other] criaturas potenciadas
            }
       *[no] { mindbug-creature-any }
    }
mindbug-creature-left = { mindbug-creature-teammate }
mindbug-creature-any =
    { $count ->
        [one] criatura
       *[other] criaturas
    }
mindbug-creature-boosted =
    { $count ->
        [one] { $noun } potenciada
       *[other] { $noun } potenciadas
    }
mindbug-creatures-owned-teammate = { $creatures } de tu compañero
mindbug-creatures-owned-left = { $creatures } del jugador de tu izquierda
mindbug-creatures-this = esta criatura
mindbug-creatures-those =
    { $count ->
        [one] esa criatura
       *[other] esas criaturas
    }
mindbug-creatures-one =
    { $other ->
        [yes] otra { $noun }
       *[no] una { $noun }
    }
mindbug-creatures-each =
    { $other ->
        [yes] otra { $noun }
       *[no] { $noun }
    }
mindbug-creatures-all =
    { $other ->
        [yes] las demás { $noun }
       *[no] las { $noun }
    }
mindbug-creatures-every = todas { mindbug-creatures-all }
mindbug-creatures-exactly =
    { $other ->
        [yes] otras { $count } { $noun }
       *[no] { $count } { $noun }
    }
mindbug-creatures-up-to =
    { $other ->
        [yes]
            { $count ->
                [one] hasta otra { $noun }
               *[other] hasta otras { $count } { $noun }
            }
       *[no] hasta { $count } { $noun }
    }
mindbug-creatures-between =
    { $other ->
        [yes] entre { $least } y { $count } de las demás { $noun }
       *[no] entre { $least } y { $count } { $noun }
    }
mindbug-creatures-any-number =
    { $other ->
        [yes] cualquier número de otras { $noun }
       *[no] cualquier número de { $noun }
    }
mindbug-creatures-of-lower-power = { $creatures } de poder inferior al de esta criatura
mindbug-creatures-of-power-near = { $creatures } cuyo poder difiera del suyo en { $near } como máximo
mindbug-creatures-with = { $creatures } con { $having }
mindbug-creatures-without-keywords = { $creatures } sin palabras clave
mindbug-having-octonite = octonita
mindbug-having-highest-power = el poder más alto
mindbug-having-lowest-power = el poder más bajo
mindbug-having-shared-power = el mismo poder que otra criatura
mindbug-having-shown-power = el mismo poder que la carta revelada
mindbug-of-power = { $what } de poder { $power }
mindbug-of-power-at-least = { $what } de poder { $least } o más
mindbug-of-power-at-most = { $what } de poder { $most } o menos
mindbug-of-power-between = { $what } de poder entre { $least } y { $most }

## Cartas

mindbug-pile-my-discard = tu pila de descartes
mindbug-pile-their-discard = la pila de descartes de un oponente
mindbug-pile-teammate-discard = la pila de descartes de tu compañero
mindbug-pile-any-discard =
    { $count ->
        [one] cualquier pila de descartes
       *[other] las pilas de descartes
    }
mindbug-pile-my-hand = tu mano
mindbug-cards-counted =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
mindbug-cards-counted-up-to =
    { $count ->
        [one] hasta 1 carta
       *[other] hasta { $count } cartas
    }
mindbug-cards-counted-at-random = { mindbug-cards-counted } al azar
mindbug-cards-one = una carta
mindbug-cards-every = todas las cartas
mindbug-cards-exactly = { $count } cartas
mindbug-cards-up-to = { mindbug-cards-counted-up-to }
mindbug-cards-between = entre { $least } y { $count } cartas
mindbug-cards-any-number = cualquier número de cartas
mindbug-cards-with-play-effect = { $cards } con un efecto Jugar
mindbug-cards-with-defeated-effect = { $cards } con un efecto Derrotada
mindbug-cards-from = { $cards } de { $pile }

## Por qué se cuenta una cantidad: $who hace algo tantas veces, $gone es yes si esta criatura ya no está en juego

mindbug-each-enemy = criatura que controlen tus oponentes
mindbug-each-their-creatures =
    { $who ->
        [me] criatura que controle un oponente
       *[other] criatura que controle
    }
mindbug-each-their-mindbugs =
    { $who ->
        [me] Mindbug sin utilizar que tenga un oponente
       *[other] Mindbug sin utilizar que tenga
    }
mindbug-each-octonite-on-allies = octonita sobre criaturas aliadas
mindbug-each-octonite-on-this =
    { $gone ->
        [yes] octonita que hubiera sobre esta criatura
       *[no] octonita sobre esta criatura
    }

## Nombres de cartas: los que da el reglamento en español; las demás conservan su nombre en inglés

mindbug-card-axolotl-healer = Sanador Ajolote
mindbug-card-bee-bear = Abejaoso
mindbug-card-explosive-toad = Sapo Explosivo
mindbug-card-gorillion = Gorileón
mindbug-card-harpy-mother = Madre Arpía
mindbug-card-kangasaurus-rex = Cangusaurus Rex
mindbug-card-sharky-crab-dog-mummypus = Amalgama Momia
mindbug-card-spider-owl = Buharaña
mindbug-card-strange-barrel = Barril Extraño
mindbug-card-tiger-squirrel = Ardilla Tigre
mindbug-card-tusked-extorter = Extorsionfante
