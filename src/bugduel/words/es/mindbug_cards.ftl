### Lo que dicen las cartas de Mindbug: palabras clave, palabras de activación y partes de frases. Los efectos y las
### habilidades tienen sus propios archivos.
###
### El texto de una carta se compone con estas partes. Empiezan con minúscula y no llevan punto; "sentence" añade el
### punto, y allí la primera letra pasa a mayúscula.
###
### $form es "may" para lo que sigue a «puedes», si no, "do". $count es cuántas, para cifras y concordancia.
### $other es yes si esta criatura no cuenta. Los finales -me, -opponent y -both dicen a quién le ocurre.

## Palabras clave

keyword-fast = Rapidez
keyword-fast-help = No tiene que esperar un turno: tras su efecto Jugar, esta criatura puede atacar o usar su efecto Activar, incluso para un oponente que la haya tomado con un Mindbug.
keyword-frenzy = Frenesí
keyword-frenzy-help = Tras su primer ataque del turno, esta criatura puede atacar una vez más si sigue en juego.
keyword-hunter = Cacería
keyword-hunter-help = Cuando ataca, puedes decidir qué criatura enemiga está obligada a bloquear a esta criatura.
keyword-poisonous = Veneno
keyword-poisonous-help = Toda criatura que se enfrenta a esta es derrotada, por fuerte que sea.
keyword-sneaky = Sigilo
keyword-sneaky-help = Las criaturas sin Sigilo no pueden bloquear a esta criatura.
keyword-tough = Dureza
keyword-tough-help = Si no está ya agotada, cuando debería ser derrotada esta criatura se agota y sigue en juego.

## Cifras, y lo que una carta hace por ellas

figure-stage = Etapa { $stage }
figure-octonite = Octonita { $count }
figure-dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
fact-distributes =
    { $count ->
        [one] cuando esta criatura entre en juego, puedes pasar su octonita a otra criatura
       *[other] cuando esta criatura entre en juego, puedes pasar a otras criaturas tantas de sus octonitas como quieras
    }
fact-faces = cuando Dureza salve a esta criatura, gírala para siempre hacia el lado que elijas: { $faces }
face =
    { $count ->
        [0] poder { $power }
       *[other] poder { $power } y { $keywords }
    }
power-card-cost = Coste: { $cost } de energía

## Palabras de activación

trigger-play = Jugar
trigger-attack = Atacar
trigger-defeated = Derrotada
trigger-action = Activar
trigger-harvest = Cosecha
trigger-end-of-turn = Final del turno
trigger-discarded = Cuando esta carta llegue a tu pila de descartes
trigger-they-use-mindbug = Cuando tu oponente utilice un Mindbug, antes de que surta efecto
trigger-in-discard = En la pila de descartes
trigger-i-lose-life = { trigger-in-discard }, cuando pierdas puntos de vida
trigger-they-lose-life = { trigger-in-discard }, cuando tu oponente pierda puntos de vida (pero no por esta habilidad)
trigger-with-price = { $trigger } ({ $price })
price-octonite =
    { $form ->
        [may] pagar 1 octonita
       *[do] paga 1 octonita
    }
price-mindbug =
    { $form ->
        [may] utilizar uno de tus Mindbugs
       *[do] utiliza uno de tus Mindbugs
    }

## Frases y listas

ability-triggered = { $trigger }: { $sentence }
sentence = { $clause }.
for-each = { $clause } por cada { $each }
list-comma = { $first }, { $last }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-clauses = { $first }, y { $last }
list-nor = { $first } ni { $last }
list-semicolon = { $first }; { $last }
list-semicolon-or = { $first }; o { $last }
list-figures = { $first } · { $last }

## Criaturas

creature-ally =
    { $count ->
        [one] criatura aliada
       *[other] criaturas aliadas
    }
creature-enemy =
    { $count ->
        [one] criatura enemiga
       *[other] criaturas enemigas
    }
creature-any =
    { $count ->
        [one] criatura
       *[other] criaturas
    }
creature-boosted =
    { $count ->
        [one] { $noun } potenciada
       *[other] { $noun } potenciadas
    }
creatures-this = esta criatura
creatures-those =
    { $count ->
        [one] esa criatura
       *[other] esas criaturas
    }
creatures-one =
    { $other ->
        [yes] otra { $noun }
       *[no] una { $noun }
    }
creatures-each =
    { $other ->
        [yes] otra { $noun }
       *[no] { $noun }
    }
creatures-all =
    { $other ->
        [yes] las demás { $noun }
       *[no] las { $noun }
    }
creatures-every = todas { creatures-all }
creatures-exactly =
    { $other ->
        [yes] otras { $count } { $noun }
       *[no] { $count } { $noun }
    }
creatures-up-to =
    { $other ->
        [yes]
            { $count ->
                [one] hasta otra { $noun }
               *[other] hasta otras { $count } { $noun }
            }
       *[no] hasta { $count } { $noun }
    }
creatures-between =
    { $other ->
        [yes] entre { $least } y { $count } de las demás { $noun }
       *[no] entre { $least } y { $count } { $noun }
    }
creatures-any-number =
    { $other ->
        [yes] cualquier número de otras { $noun }
       *[no] cualquier número de { $noun }
    }
creatures-of-lower-power = { $creatures } de poder inferior al de esta criatura
creatures-of-power-near = { $creatures } cuyo poder difiera del suyo en { $near } como máximo
creatures-with = { $creatures } con { $having }
creatures-without-keywords = { $creatures } sin palabras clave
having-octonite = octonita
having-highest-power = el poder más alto
having-lowest-power = el poder más bajo
having-shared-power = el mismo poder que otra criatura
of-power = { $what } de poder { $power }
of-power-at-least = { $what } de poder { $least } o más
of-power-at-most = { $what } de poder { $most } o menos
of-power-between = { $what } de poder entre { $least } y { $most }

## Cartas

pile-my-discard = tu pila de descartes
pile-their-discard = la pila de descartes de tu oponente
pile-any-discard =
    { $count ->
        [one] cualquier pila de descartes
       *[other] cualesquiera pilas de descartes
    }
pile-my-hand = tu mano
cards-counted =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
cards-counted-up-to =
    { $count ->
        [one] hasta 1 carta
       *[other] hasta { $count } cartas
    }
cards-counted-at-random = { cards-counted } al azar
cards-one = una carta
cards-every = todas las cartas
cards-exactly = { $count } cartas
cards-up-to = { cards-counted-up-to }
cards-between = entre { $least } y { $count } cartas
cards-any-number = cualquier número de cartas
cards-with-play-effect = { $cards } con un efecto Jugar
cards-with-defeated-effect = { $cards } con un efecto Derrotada
cards-from = { $cards } de { $pile }

## Por qué se cuenta una cantidad: $who hace algo tantas veces, $gone es yes si esta criatura ya no está en juego

each-of-their-creatures = criatura que controle
each-their-mindbugs =
    { $who ->
        [opponent] Mindbug sin utilizar que tenga
       *[other] Mindbug sin utilizar que tenga tu oponente
    }
each-octonite-on-allies = octonita sobre criaturas aliadas
each-octonite-on-this =
    { $gone ->
        [yes] octonita que hubiera sobre esta criatura
       *[no] octonita sobre esta criatura
    }

## Nombres de cartas: los que da el reglamento en español; las demás conservan su nombre en inglés

card-axolotl-healer = Sanador Ajolote
card-bee-bear = Abejaoso
card-explosive-toad = Sapo Explosivo
card-gorillion = Gorileón
card-harpy-mother = Madre Arpía
card-kangasaurus-rex = Cangusaurus Rex
card-sharky-crab-dog-mummypus = Amalgama Momia
card-spider-owl = Buharaña
card-strange-barrel = Barril Extraño
card-tiger-squirrel = Ardilla Tigre
card-tusked-extorter = Extorsionfante
