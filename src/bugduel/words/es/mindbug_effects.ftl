### Lo que dicen los efectos de las cartas de Mindbug. Cómo se componen se explica en mindbug_cards.ftl.

## Criaturas

effect-defeat =
    { $form ->
        [may] derrotar { $what }
       *[do] derrota { $what }
    }
effect-defeat-pair =
    { $form ->
        [may] derrotar 2 criaturas de igual poder
       *[do] derrota 2 criaturas de igual poder
    }
sharing-keyword = todas las criaturas enemigas que compartan alguna palabra clave con la carta revelada
effect-defeat-sharing =
    { $form ->
        [may] derrotar { sharing-keyword }
       *[do] derrota { sharing-keyword }
    }
effect-defeat-with-named-keyword =
    { $form ->
        [may] nombrar una palabra clave y derrotar todas las criaturas enemigas que la tengan
       *[do] nombra una palabra clave y derrota todas las criaturas enemigas que la tengan
    }
effect-defeat-rolls =
    { $form ->
        [may] tirar un dado: con { $least } o más, derrota una criatura enemiga y vuelve a tirar
       *[do] tira un dado: con { $least } o más, derrota una criatura enemiga y vuelve a tirar
    }
effect-take-control =
    { $form ->
        [may] tomar el control de { $what }
       *[do] toma el control de { $what }
    }
effect-take-victor =
    { $form ->
        [may] tomar el control de la criatura que haya derrotado a esta en combate, si sigue en juego
       *[do] toma el control de la criatura que haya derrotado a esta en combate, si sigue en juego
    }
effect-take-blockers =
    { $form ->
        [may] tomar el control de todas las criaturas enemigas que hayan bloqueado durante este turno
       *[do] toma el control de todas las criaturas enemigas que hayan bloqueado durante este turno
    }
effect-give-control =
    { $form ->
        [may] dejar que tu oponente tome el control de esta criatura
       *[do] tu oponente toma el control de esta criatura
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
effect-evolve =
    { $form ->
        [may] hacer que esta criatura evolucione a { $card }
       *[do] esta criatura evoluciona a { $card }
    }
effect-set-others-aside =
    { $form ->
        [may] apartar todas las demás criaturas
       *[do] aparta todas las demás criaturas
    }
effect-return-aside =
    { $form ->
        [may] devolver las criaturas que apartó esta criatura a las áreas de juego de sus controladores, sin sus efectos Jugar
       *[do] devuelve las criaturas que apartó esta criatura a las áreas de juego de sus controladores, sin sus efectos Jugar
    }
effect-copy-play =
    { $form ->
        [may] copiar el efecto Jugar de { $what }
       *[do] copia el efecto Jugar de { $what }
    }
effect-copy-revealed-play =
    { $form ->
        [may] copiar el efecto Jugar de la carta revelada
       *[do] copia el efecto Jugar de la carta revelada
    }
effect-activate-play =
    { $form ->
        [may] activar el efecto Jugar de { $what }
       *[do] activa el efecto Jugar de { $what }
    }
octonite-counted =
    { $count ->
        [one] 1 octonita
       *[other] { $count } octonitas
    }
effect-put-octonite =
    { $form ->
        [may] poner { octonite-counted } sobre { $what }
       *[do] pon { octonite-counted } sobre { $what }
    }
effect-boost =
    { $form ->
        [may] potenciar { $what } con { $cards }
       *[do] potencia { $what } con { $cards }
    }
effect-boost-split = { effect-boost }, repartidas como quieras

## Durante este turno

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
effect-no-mindbugs-this-turn =
    { $form ->
        [may] impedir que nadie utilice Mindbugs durante este turno
       *[do] nadie puede utilizar Mindbugs durante este turno
    }

## Cartas

effect-put-into-play =
    { $form ->
        [may] poner en juego { $what }
       *[do] pon en juego { $what }
    }
effect-put-into-play-silent =
    { $count ->
        [one] { effect-put-into-play } sin su efecto Jugar
       *[other] { effect-put-into-play } sin sus efectos Jugar
    }
effect-put-it-into-play =
    { $form ->
        [may] ponerla en juego
       *[do] ponla en juego
    }
effect-put-this-into-play =
    { $form ->
        [may] poner en juego esta carta
       *[do] pon en juego esta carta
    }
effect-put-random-into-play =
    { $form ->
        [may] poner en juego una carta al azar de la mano de tu oponente
       *[do] pon en juego una carta al azar de la mano de tu oponente
    }
boosts-under-this = cualquier número de las cartas potenciadoras que hubiera debajo de esta criatura
effect-put-boosts-into-play =
    { $form ->
        [may] poner en juego { boosts-under-this }, sin sus efectos Jugar
       *[do] pon en juego { boosts-under-this }, sin sus efectos Jugar
    }
effect-receive-card =
    { $form ->
        [may] hacer que tu oponente te dé una carta de su mano, a su elección, y ponerla en juego
       *[do] tu oponente te da una carta de su mano, a su elección; ponla en juego
    }
effect-receive-card-or-hand = { effect-receive-card } o en tu mano
effect-take-into-hand =
    { $form ->
        [may] llevar a tu mano { $what }
       *[do] lleva a tu mano { $what }
    }
effect-take-boost =
    { $form ->
        [may] llevar a tu mano una carta potenciadora que haya debajo de una criatura
       *[do] lleva a tu mano una carta potenciadora que haya debajo de una criatura
    }
effect-reveal =
    { $form ->
        [may] revelar { $what }
       *[do] revela { $what }
    }
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
effect-discard-revealed =
    { $form ->
        [may] revelar una carta al azar de la mano de tu oponente y ponerla en la pila de descartes que elijas
       *[do] revela una carta al azar de la mano de tu oponente y ponla en la pila de descartes que elijas
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
effect-discard-hand-and-draw-pile-me =
    { $form ->
        [may] descartar tu mano y tu mazo de robo
       *[do] descarta tu mano y tu mazo de robo
    }
effect-discard-hand-and-draw-pile-opponent =
    { $form ->
        [may] hacer que tu oponente descarte su mano y su mazo de robo
       *[do] tu oponente descarta su mano y su mazo de robo
    }
effect-discard-hand-and-draw-pile-both =
    { $form ->
        [may] hacer que cada jugador descarte su mano y su mazo de robo
       *[do] cada jugador descarta su mano y su mazo de robo
    }
effect-discard-or-defeat =
    { $form ->
        [may] dejar que tu oponente descarte una carta. Si no lo hace, tiene que derrotar una de sus criaturas
       *[do] tu oponente puede descartar una carta. Si no lo hace, tiene que derrotar una de sus criaturas
    }
effect-steal-cards =
    { $form ->
        [may] robar { cards-counted } al azar de la mano de tu oponente
       *[do] roba { cards-counted } al azar de la mano de tu oponente
    }
effect-swap-hands =
    { $form ->
        [may] intercambiar tu mano con la de tu oponente
       *[do] intercambia tu mano con la de tu oponente
    }
effect-draw-unused =
    { $form ->
        [may] robar { cards-counted } del mazo de cartas sin utilizar
       *[do] roba { cards-counted } del mazo de cartas sin utilizar
    }
unused-cards-unseen =
    { $count ->
        [one] la primera carta del mazo de cartas sin utilizar debajo de tu mazo de robo, sin mirarla
       *[other] las { $count } primeras cartas del mazo de cartas sin utilizar debajo de tu mazo de robo, sin mirarlas
    }
effect-unused-under-draw-pile =
    { $form ->
        [may] poner { unused-cards-unseen }
       *[do] pon { unused-cards-unseen }
    }

## Puntos de vida, Mindbugs, turnos, energía

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
effect-lose-mindbug =
    { $form ->
        [may] hacer que tu oponente pierda un Mindbug sin utilizar
       *[do] tu oponente pierde un Mindbug sin utilizar
    }
effect-use-mindbug = { price-mindbug }
effect-extra-turn =
    { $form ->
        [may] jugar un turno adicional tras este
       *[do] juega un turno adicional tras este
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
effect-gain-energy =
    { $form ->
        [may] ganar { $count } de energía
       *[do] gana { $count } de energía
    }
effect-buy-power-card =
    { $form ->
        [may] comprar gratis una carta de Poder boca arriba
       *[do] compra gratis una carta de Poder boca arriba
    }
effect-reveal-power-card =
    { $form ->
        [may] revelar la primera carta del mazo de Poder y comprarla gratis
       *[do] revela la primera carta del mazo de Poder y cómprala gratis
    }

## Efectos compuestos

effect-if =
    { $form ->
        [may] { $effects } si { $condition }
       *[do] si { $condition }, { $effects }
    }
effect-pay-octonite = { price-octonite } de esta criatura. Si lo haces, { $effects }
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
effects-your-turn = { $first }. Después de eso, debes { $bare }
effects-if-done = { $first }. Si lo haces, { $next }
effects-either-way = { $first }. En cualquier caso, { $next }
effects-afterwards = { $first }. Después de eso, { $next }
