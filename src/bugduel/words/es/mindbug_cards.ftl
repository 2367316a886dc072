### Lo que dicen las cartas de Mindbug.
###
### El texto de una carta se compone con estas partes. Empiezan con minúscula y no llevan punto; "sentence" añade el
### punto, y allí la primera letra pasa a mayúscula.
###
### $form es "may" para lo que sigue a «puedes», si no, "do". $count es cuántas, para cifras y concordancia.
### $other es yes si esta criatura no cuenta. Los finales -me, -opponent y -both dicen a quién le ocurre.

## Palabras clave

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

## Palabras de activación

trigger-play = Jugar
trigger-attack = Atacar
trigger-defeated = Derrotada
trigger-end-of-turn = Final del turno
trigger-discarded = Cuando esta carta llegue a tu pila de descartes

## Frases y listas

ability-triggered = { $trigger }: { $sentence }
sentence = { $clause }.
list-comma = { $first }, { $last }
list-and = { $first } y { $last }
list-clauses = { $first }, y { $last }
list-nor = { $first } ni { $last }
list-semicolon = { $first }; { $last }
list-semicolon-or = { $first }; o { $last }

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
creatures-this = esta criatura
creatures-one =
    { $other ->
        [yes] otra { $noun }
       *[no] una { $noun }
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
creatures-of-power = { $creatures } de poder { $least }
creatures-of-power-at-least = { $creatures } de poder { $least } o más
creatures-of-power-at-most = { $creatures } de poder { $most } o menos
creatures-of-power-between = { $creatures } de poder entre { $least } y { $most }

## Cartas

pile-my-discard = tu pila de descartes
pile-their-discard = la pila de descartes de tu oponente
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
cards-one = una carta de { $pile }
cards-every = todas las cartas de { $pile }
cards-exactly = { $count } cartas de { $pile }
cards-up-to = { cards-counted-up-to } de { $pile }
cards-between = entre { $least } y { $count } cartas de { $pile }

## Lo que las criaturas tienen y no pueden hacer

power-more = +{ $amount } poder
power-less = -{ $amount } poder
does-have =
    { $count ->
        [one] tiene { $gains }
       *[other] tienen { $gains }
    }
does-cannot =
    { $count ->
        [one] no puede { $deeds }
       *[other] no pueden { $deeds }
    }
deed-attack =
    { $form ->
        [may]
            { $count ->
                [one] ataque
               *[other] ataquen
            }
       *[do] atacar
    }
deed-block =
    { $form ->
        [may]
            { $count ->
                [one] bloquee
               *[other] bloqueen
            }
       *[do] bloquear
    }
deed-be-defeated =
    { $form ->
        [may]
            { $count ->
                [one] sea derrotada
               *[other] sean derrotadas
            }
       *[do]
            { $count ->
                [one] ser derrotada
               *[other] ser derrotadas
            }
    }

## Efectos

effect-defeat =
    { $form ->
        [may] derrotar { $what }
       *[do] derrota { $what }
    }
effect-take-control =
    { $form ->
        [may] tomar el control de { $what }
       *[do] toma el control de { $what }
    }
effect-put-into-play =
    { $form ->
        [may] poner en juego { $what }
       *[do] pon en juego { $what }
    }
effect-take-into-hand =
    { $form ->
        [may] llevar a tu mano { $what }
       *[do] lleva a tu mano { $what }
    }
effect-return =
    { $form ->
        [may] devolver { $what }
       *[do] devuelve { $what }
    }
effect-return-to-hand-this = { effect-return } a tu mano
effect-return-to-hand-ally = { effect-return } a tu mano
effect-return-to-hand-enemy = { effect-return } a la mano de tu oponente
effect-return-to-hand-any =
    { $count ->
        [one] { effect-return } a la mano de su controlador
       *[other] { effect-return } a las manos de sus controladores
    }
effect-make-attack =
    { $form ->
        [may]
            { $count ->
                [one] hacer que { $what } ataque, si puede
               *[other] hacer que { $what } ataquen, si pueden
            }
       *[do]
            { $count ->
                [one] { $what } ataca, si puede
               *[other] { $what } atacan, si pueden
            }
    }
effect-choose =
    { $form ->
        [may] elegir { $what }
       *[do] elige { $what }
    }
effect-make-attack-chosen =
    { $count ->
        [one] { effect-choose }: ataca, si puede
       *[other] { effect-choose }: atacan, si pueden
    }
effect-have-this-turn =
    { $form ->
        [may]
            { $count ->
                [one] hacer que { $what } tenga { $gains } durante este turno
               *[other] hacer que { $what } tengan { $gains } durante este turno
            }
       *[do] { $what } { does-have } durante este turno
    }
effect-have-this-turn-chosen = { effect-choose }: { does-have } durante este turno
effect-cannot-this-turn =
    { $form ->
        [may] impedir que { $what } { $deeds } durante este turno
       *[do] { $what } { does-cannot } durante este turno
    }
effect-cannot-this-turn-chosen = { effect-choose }: { does-cannot } durante este turno
effect-discard-me =
    { $form ->
        [may] descartar { $cards }
       *[do] descarta { $cards }
    }
effect-discard-opponent =
    { $form ->
        [may] hacer que tu oponente descarte { $cards }
       *[do] tu oponente descarta { $cards }
    }
effect-discard-both =
    { $form ->
        [may] hacer que cada jugador descarte { $cards }
       *[do] cada jugador descarta { $cards }
    }
effect-discard-draw-pile-me =
    { $form ->
        [may] descartar tu mazo de robo
       *[do] descarta tu mazo de robo
    }
effect-discard-draw-pile-opponent =
    { $form ->
        [may] hacer que tu oponente descarte su mazo de robo
       *[do] tu oponente descarta su mazo de robo
    }
effect-discard-draw-pile-both =
    { $form ->
        [may] hacer que cada jugador descarte su mazo de robo
       *[do] cada jugador descarta su mazo de robo
    }
effect-steal-cards =
    { $form ->
        [may] robar { cards-counted } al azar de la mano de tu oponente
       *[do] roba { cards-counted } al azar de la mano de tu oponente
    }
effect-draw-unused =
    { $form ->
        [may] robar { cards-counted } del mazo de cartas sin utilizar
       *[do] roba { cards-counted } del mazo de cartas sin utilizar
    }
life-counted =
    { $count ->
        [one] 1 punto de vida
       *[other] { $count } puntos de vida
    }
effect-gain-life =
    { $form ->
        [may] ganar { life-counted }
       *[do] gana { life-counted }
    }
effect-lose-life-me =
    { $form ->
        [may] perder { life-counted }
       *[do] pierde { life-counted }
    }
effect-lose-life-opponent =
    { $form ->
        [may] hacer que tu oponente pierda { life-counted }
       *[do] tu oponente pierde { life-counted }
    }
effect-lose-life-both =
    { $form ->
        [may] hacer que cada jugador pierda { life-counted }
       *[do] cada jugador pierde { life-counted }
    }
life-left =
    { $count ->
        [one] quede 1
       *[other] queden { $count }
    }
effect-lose-life-down-to-me =
    { $form ->
        [may] perder puntos de vida hasta que te { life-left }
       *[do] pierde puntos de vida hasta que te { life-left }
    }
effect-lose-life-down-to-opponent =
    { $form ->
        [may] hacer que tu oponente pierda puntos de vida hasta que le { life-left }
       *[do] tu oponente pierde puntos de vida hasta que le { life-left }
    }
effect-lose-life-down-to-both =
    { $form ->
        [may] hacer que cada jugador pierda puntos de vida hasta que le { life-left }
       *[do] cada jugador pierde puntos de vida hasta que le { life-left }
    }
effect-steal-life =
    { $form ->
        [may] robar { life-counted } a tu oponente
       *[do] roba { life-counted } a tu oponente
    }
effect-match-life =
    { $form ->
        [may] igualar tus puntos de vida a los de tu oponente
       *[do] iguala tus puntos de vida a los de tu oponente
    }
effect-refresh =
    { $form ->
        [may] recuperar uno de tus Mindbugs utilizados
       *[do] recupera uno de tus Mindbugs utilizados
    }
effect-extra-turn =
    { $form ->
        [may] jugar un turno adicional después de este
       *[do] juega un turno adicional después de este
    }
effect-win-game =
    { $form ->
        [may] ganar la partida
       *[do] ganas la partida
    }
effect-lose-game =
    { $form ->
        [may] perder la partida
       *[do] pierdes la partida
    }
effect-if =
    { $form ->
        [may] { $effects } si { $condition }
       *[do] si { $condition }, { $effects }
    }
effect-may =
    { $form ->
        [may] { $first }
       *[do] puedes { $first }
    }
effect-may-then = { effect-may }. Si lo haces, { $effects }
effect-choose-one =
    { $form ->
        [may] elegir una opción: { $options }
       *[do] elige una opción: { $options }
    }
effect-for-each-defeated = { $first }. Por cada criatura derrotada así, { $next }
effect-for-each-discarded = { $first }. Por cada carta descartada así, { $next }
effect-for-each-moved = { $first }. Por cada una de ellas, { $next }
effects-in-turn = { $first }; después, { $next }
effects-either-way = { $first }. En cualquier caso, { $next }
effects-afterwards = { $first }. Después de eso, { $next }

## Condiciones: $form es "while" tras «mientras», si no, "if"

condition-my-turn =
    { $form ->
        [while] sea tu turno
       *[if] es tu turno
    }
condition-only-ally =
    { $form ->
        [while] no controles ninguna otra criatura
       *[if] no controlas ninguna otra criatura
    }
condition-fewer-creatures =
    { $form ->
        [while] controles menos criaturas que tu oponente
       *[if] controlas menos criaturas que tu oponente
    }

## Habilidades permanentes

constant-creatures = { $whose } { $does }
constant-while = mientras { $condition }, { $then }
constant-blocked-only-by = solo { $blockers } pueden bloquear a esta criatura
constant-copy-keywords =
    { $count ->
        [one] esta criatura tiene { $keywords } si alguna criatura enemiga también tiene esa palabra clave
       *[other] esta criatura tiene cada una de estas palabras clave que tenga alguna criatura enemiga: { $keywords }
    }
constant-no-play-effects-me = tus efectos Jugar no se activan
constant-no-play-effects-opponent = los efectos Jugar de tu oponente no se activan
constant-no-play-effects-both = los efectos Jugar no se activan
constant-no-mindbugs = nadie puede utilizar Mindbugs

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
