### Lo que dicen los efectos de las cartas de Mindbug. Cómo se componen se explica en mindbug_cards.ftl.

## Criaturas

mindbug-effect-defeat =
    { $form ->
        [may] derrotar { $what }
       *[do] derrota { $what }
    }
mindbug-effect-defeat-pair =
    { $form ->
        [may] derrotar 2 criaturas de igual poder
       *[do] derrota 2 criaturas de igual poder
    }
mindbug-sharing-keyword = todas las criaturas enemigas que compartan alguna palabra clave con la carta revelada
mindbug-effect-defeat-sharing =
    { $form ->
        [may] derrotar { mindbug-sharing-keyword }
       *[do] derrota { mindbug-sharing-keyword }
    }
mindbug-effect-defeat-with-named-keyword =
    { $form ->
        [may] nombrar una palabra clave y derrotar todas las criaturas enemigas que la tengan
       *[do] nombra una palabra clave y derrota todas las criaturas enemigas que la tengan
    }
mindbug-effect-defeat-rolls =
    { $form ->
        [may] tirar un dado: con { $least } o más, derrota una criatura enemiga y vuelve a tirar
       *[do] tira un dado: con { $least } o más, derrota una criatura enemiga y vuelve a tirar
    }
mindbug-effect-take-control =
    { $form ->
        [may] tomar el control de { $what }
       *[do] toma el control de { $what }
    }
mindbug-effect-take-victor =
    { $form ->
        [may] tomar el control de la criatura que haya derrotado a esta en combate, si sigue en juego
       *[do] toma el control de la criatura que haya derrotado a esta en combate, si sigue en juego
    }
mindbug-effect-take-blockers =
    { $form ->
        [may] tomar el control de todas las criaturas enemigas que hayan bloqueado durante este turno
       *[do] toma el control de todas las criaturas enemigas que hayan bloqueado durante este turno
    }
mindbug-effect-give-control =
    { $form ->
        [may] dejar que un oponente tome el control de esta criatura
       *[do] un oponente toma el control de esta criatura
    }
mindbug-effect-return =
    { $form ->
        [may] devolver { $what }
       *[do] devuelve { $what }
    }
mindbug-effect-return-to-hand-this = { mindbug-effect-return } a tu mano
mindbug-effect-return-to-hand-ally = { mindbug-effect-return } a tu mano
mindbug-effect-return-to-hand-teammate = { mindbug-effect-return } a su mano
mindbug-effect-return-to-hand-left = { mindbug-effect-return } a su mano
mindbug-effect-return-to-hand-enemy = { mindbug-effect-return-to-hand-any }
mindbug-effect-return-to-hand-any =
    { $count ->
        [one] { mindbug-effect-return } a la mano de su controlador
       *[other] { mindbug-effect-return } a las manos de sus controladores
    }
mindbug-effect-put-into-teammates-hand =
    { $form ->
        [may] poner { $what } en la mano de tu compañero
       *[do] pon { $what } en la mano de tu compañero
    }
mindbug-effect-make-attack =
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
mindbug-effect-choose =
    { $form ->
        [may] elegir { $what }
       *[do] elige { $what }
    }
mindbug-effect-make-attack-chosen =
    { $count ->
        [one] { mindbug-effect-choose }: ataca, si puede
       *[other] { mindbug-effect-choose }: atacan, si pueden
    }
mindbug-effect-evolve =
    { $form ->
        [may] hacer que esta criatura evolucione a { $card }
       *[do] esta criatura evoluciona a { $card }
    }
mindbug-effect-set-others-aside =
    { $form ->
        [may] apartar todas las demás criaturas
       *[do] aparta todas las demás criaturas
    }
mindbug-effect-return-aside =
    { $form ->
        [may] devolver a las áreas de juego de sus controladores las criaturas que apartó esta, sin sus efectos Jugar
       *[do] devuelve a las áreas de juego de sus controladores las criaturas que apartó esta, sin sus efectos Jugar
    }
mindbug-effect-copy-play =
    { $form ->
        [may] copiar el efecto Jugar de { $what }
       *[do] copia el efecto Jugar de { $what }
    }
mindbug-effect-copy-revealed-play =
    { $form ->
        [may] copiar el efecto Jugar de la carta revelada
       *[do] copia el efecto Jugar de la carta revelada
    }
mindbug-effect-activate-play =
    { $form ->
        [may] activar el efecto Jugar de { $what }
       *[do] activa el efecto Jugar de { $what }
    }
mindbug-octonite-counted =
    { $count ->
        [one] 1 octonita
       *[other] { $count } octonitas
    }
mindbug-effect-put-octonite =
    { $form ->
        [may] poner { mindbug-octonite-counted } sobre { $what }
       *[do] pon { mindbug-octonite-counted } sobre { $what }
    }
mindbug-effect-boost =
    { $form ->
        [may] potenciar { $what } con { $cards }
       *[do] potencia { $what } con { $cards }
    }
mindbug-effect-boost-split = { mindbug-effect-boost }, repartidas como quieras

## Durante este turno

mindbug-effect-have-this-turn =
    { $form ->
        [may]
            { $count ->
                [one] hacer que { $what } tenga { $gains } durante este turno
               *[other] hacer que { $what } tengan { $gains } durante este turno
            }
       *[do] { $what } { mindbug-does-have } durante este turno
    }
mindbug-effect-have-this-turn-chosen = { mindbug-effect-choose }: { mindbug-does-have } durante este turno
mindbug-effect-cannot-this-turn =
    { $form ->
        [may] impedir que { $what } { $deeds } durante este turno
       *[do] { $what } { mindbug-does-cannot } durante este turno
    }
mindbug-effect-cannot-this-turn-chosen = { mindbug-effect-choose }: { mindbug-does-cannot } durante este turno
mindbug-effect-no-mindbugs-this-turn =
    { $form ->
        [may] impedir que nadie utilice Mindbugs durante este turno
       *[do] nadie puede utilizar Mindbugs durante este turno
    }
mindbug-effect-no-blocks-this-turn =
    { $form ->
        [may] elegir a un oponente: no puede bloquear durante este turno
       *[do] elige a un oponente: no puede bloquear durante este turno
    }

## Compañeros

mindbug-effect-teammate-refresh =
    { $form ->
        [may] hacer que tu compañero recupere uno de sus Mindbugs utilizados
       *[do] tu compañero recupera uno de sus Mindbugs utilizados
    }
mindbug-effect-teammate-reveal =
    { $form ->
        [may] hacer que tu compañero revele una carta de su mano
       *[do] tu compañero revela una carta de su mano
    }
mindbug-effect-teammate-may-take =
    { $form ->
        [may] dejar que tu compañero lleve a su mano una carta de tu pila de descartes
       *[do] tu compañero puede llevar a su mano una carta de tu pila de descartes
    }
# Entre las comillas se habla al compañero.
mindbug-effect-by-teammate =
    { $form ->
        [may] hacer que tu compañero haga esto: «{ $effects }»
       *[do] tu compañero hace esto: «{ $effects }»
    }
mindbug-effect-each-passes-left =
    { $form ->
        [may] hacer que cada oponente dé una carta de su mano, a su elección, al jugador de su izquierda
       *[do] cada oponente da una carta de su mano, a su elección, al jugador de su izquierda
    }
mindbug-effect-look-at-unused =
    { $form ->
        [may]
            { $count ->
                [one] mirar la primera carta del mazo de cartas sin utilizar y ponerla en la mano de tu compañero
               *[other] mirar las { $count } primeras cartas del mazo de cartas sin utilizar, poner una de ellas en la mano de tu compañero y barajar las demás en el mazo
            }
       *[do]
            { $count ->
                [one] mira la primera carta del mazo de cartas sin utilizar y ponla en la mano de tu compañero
               *[other] mira las { $count } primeras cartas del mazo de cartas sin utilizar, pon una de ellas en la mano de tu compañero y baraja las demás en el mazo
            }
    }

## Cartas

mindbug-effect-put-into-play =
    { $form ->
        [may] poner en juego { $what }
       *[do] pon en juego { $what }
    }
mindbug-effect-put-into-play-silent =
    { $count ->
        [one] { mindbug-effect-put-into-play } sin su efecto Jugar
       *[other] { mindbug-effect-put-into-play } sin sus efectos Jugar
    }
mindbug-effect-put-it-into-play =
    { $form ->
        [may] ponerla en juego
       *[do] ponla en juego
    }
mindbug-effect-put-this-into-play =
    { $form ->
        [may] poner en juego esta carta
       *[do] pon en juego esta carta
    }
mindbug-effect-put-random-into-play =
    { $form ->
        [may] poner en juego una carta al azar de la mano de un oponente
       *[do] pon en juego una carta al azar de la mano de un oponente
    }
mindbug-boosts-under-this = cualquier número de las cartas potenciadoras que hubiera debajo de esta criatura
mindbug-effect-put-boosts-into-play =
    { $form ->
        [may] poner en juego { mindbug-boosts-under-this }, sin sus efectos Jugar
       *[do] pon en juego { mindbug-boosts-under-this }, sin sus efectos Jugar
    }
mindbug-giver =
    { $who ->
        [teammate] tu compañero
       *[opponent] un oponente
    }
mindbug-effect-receive-card =
    { $form ->
        [may] hacer que { mindbug-giver } te dé una carta de su mano, a su elección, y ponerla en juego
       *[do] { mindbug-giver } te da una carta de su mano, a su elección; ponla en juego
    }
mindbug-effect-receive-card-to-hand =
    { $form ->
        [may] hacer que { mindbug-giver } te dé una carta de su mano, a su elección
       *[do] { mindbug-giver } te da una carta de su mano, a su elección
    }
mindbug-effect-receive-card-or-hand = { mindbug-effect-receive-card } o en tu mano
mindbug-effect-take-into-hand =
    { $form ->
        [may] llevar a tu mano { $what }
       *[do] lleva a tu mano { $what }
    }
mindbug-effect-take-boost =
    { $form ->
        [may] llevar a tu mano una carta potenciadora que haya debajo de una criatura
       *[do] lleva a tu mano una carta potenciadora que haya debajo de una criatura
    }
mindbug-effect-reveal =
    { $form ->
        [may] revelar { $what }
       *[do] revela { $what }
    }
mindbug-effect-discard-me =
    { $form ->
        [may] descartar { $cards }
       *[do] descarta { $cards }
    }
mindbug-effect-discard-opponent =
    { $form ->
        [may] hacer que un oponente descarte { $cards }
       *[do] un oponente descarta { $cards }
    }
mindbug-effect-discard-each-opponent =
    { $form ->
        [may] hacer que cada oponente descarte { $cards }
       *[do] cada oponente descarta { $cards }
    }
mindbug-effect-discard-both =
    { $form ->
        [may] hacer que cada jugador descarte { $cards }
       *[do] cada jugador descarta { $cards }
    }
mindbug-effect-discard-revealed =
    { $form ->
        [may] revelar una carta al azar de la mano de un oponente y ponerla en la pila de descartes que elijas
       *[do] revela una carta al azar de la mano de un oponente y ponla en la pila de descartes que elijas
    }
mindbug-effect-discard-draw-pile-me =
    { $form ->
        [may] descartar tu mazo de robo
       *[do] descarta tu mazo de robo
    }
mindbug-effect-discard-draw-pile-opponent =
    { $form ->
        [may] hacer que un oponente descarte su mazo de robo
       *[do] un oponente descarta su mazo de robo
    }
mindbug-effect-discard-draw-pile-both =
    { $form ->
        [may] hacer que cada jugador descarte su mazo de robo
       *[do] cada jugador descarta su mazo de robo
    }
mindbug-effect-discard-hand-and-draw-pile-me =
    { $form ->
        [may] descartar tu mano y tu mazo de robo
       *[do] descarta tu mano y tu mazo de robo
    }
mindbug-effect-discard-hand-and-draw-pile-opponent =
    { $form ->
        [may] hacer que un oponente descarte su mano y su mazo de robo
       *[do] un oponente descarta su mano y su mazo de robo
    }
mindbug-effect-discard-hand-and-draw-pile-both =
    { $form ->
        [may] hacer que cada jugador descarte su mano y su mazo de robo
       *[do] cada jugador descarta su mano y su mazo de robo
    }
mindbug-effect-discard-or-defeat =
    { $form ->
        [may] dejar que un oponente descarte una carta. Si no lo hace, tiene que derrotar una de sus criaturas
       *[do] un oponente puede descartar una carta. Si no lo hace, tiene que derrotar una de sus criaturas
    }
# «Robar» a secas es tomar cartas del mazo; lo que se quita a otro jugador lleva otro verbo.
mindbug-effect-steal-cards =
    { $form ->
        [may]
            { $count ->
                [one] quitar a un oponente una carta al azar de su mano y llevarla a la tuya
               *[other] quitar a un oponente { $count } cartas al azar de su mano y llevarlas a la tuya
            }
       *[do]
            { $count ->
                [one] quita a un oponente una carta al azar de su mano y llévala a la tuya
               *[other] quita a un oponente { $count } cartas al azar de su mano y llévalas a la tuya
            }
    }
mindbug-effect-swap-hands =
    { $form ->
        [may] intercambiar tu mano con la de un oponente
       *[do] intercambia tu mano con la de un oponente
    }
mindbug-effect-draw-unused =
    { $form ->
        [may] robar { mindbug-cards-counted } del mazo de cartas sin utilizar
       *[do] roba { mindbug-cards-counted } del mazo de cartas sin utilizar
    }
mindbug-unused-cards-unseen =
    { $count ->
        [one] la primera carta del mazo de cartas sin utilizar debajo de tu mazo de robo, sin mirarla
       *[other] las { $count } primeras cartas del mazo de cartas sin utilizar debajo de tu mazo de robo, sin mirarlas
    }
mindbug-effect-unused-under-draw-pile =
    { $form ->
        [may] poner { mindbug-unused-cards-unseen }
       *[do] pon { mindbug-unused-cards-unseen }
    }

## Puntos de vida, Mindbugs, turnos, energía

mindbug-life-counted =
    { $count ->
        [one] 1 punto de vida
       *[other] { $count } puntos de vida
    }
mindbug-effect-gain-life =
    { $form ->
        [may] ganar { mindbug-life-counted }
       *[do] gana { mindbug-life-counted }
    }
mindbug-effect-lose-life-me =
    { $form ->
        [may] perder { mindbug-life-counted }
       *[do] pierde { mindbug-life-counted }
    }
mindbug-effect-lose-life-opponent =
    { $form ->
        [may] hacer que un oponente pierda { mindbug-life-counted }
       *[do] un oponente pierde { mindbug-life-counted }
    }
mindbug-effect-lose-life-both =
    { $form ->
        [may] hacer que cada jugador pierda { mindbug-life-counted }
       *[do] cada jugador pierde { mindbug-life-counted }
    }
mindbug-life-left =
    { $count ->
        [one] quede 1
       *[other] queden { $count }
    }
mindbug-effect-lose-life-down-to-me =
    { $form ->
        [may] perder puntos de vida hasta que te { mindbug-life-left }
       *[do] pierde puntos de vida hasta que te { mindbug-life-left }
    }
mindbug-effect-lose-life-down-to-opponent =
    { $form ->
        [may] hacer que un oponente pierda puntos de vida hasta que le { mindbug-life-left }
       *[do] un oponente pierde puntos de vida hasta que le { mindbug-life-left }
    }
mindbug-effect-lose-life-down-to-both =
    { $form ->
        [may] hacer que cada jugador pierda puntos de vida hasta que le { mindbug-life-left }
       *[do] cada jugador pierde puntos de vida hasta que le { mindbug-life-left }
    }
mindbug-effect-steal-life =
    { $form ->
        [may]
            { $count ->
                [one] quitar { mindbug-life-counted } a un oponente y ganarlo tú
               *[other] quitar { mindbug-life-counted } a un oponente y ganarlos tú
            }
       *[do]
            { $count ->
                [one] quita { mindbug-life-counted } a un oponente y gánalo tú
               *[other] quita { mindbug-life-counted } a un oponente y gánalos tú
            }
    }
mindbug-effect-match-life =
    { $form ->
        [may] igualar tus puntos de vida a los de un oponente
       *[do] iguala tus puntos de vida a los de un oponente
    }
mindbug-effect-refresh =
    { $form ->
        [may] recuperar uno de tus Mindbugs utilizados
       *[do] recupera uno de tus Mindbugs utilizados
    }
mindbug-effect-lose-mindbug =
    { $form ->
        [may] hacer que un oponente pierda un Mindbug sin utilizar
       *[do] un oponente pierde un Mindbug sin utilizar
    }
mindbug-effect-use-mindbug = { mindbug-price-mindbug }
mindbug-effect-extra-turn =
    { $form ->
        [may] jugar un turno adicional tras este
       *[do] juega un turno adicional tras este
    }
mindbug-effect-win-game =
    { $form ->
        [may] ganar la partida
       *[do] ganas la partida
    }
mindbug-effect-lose-game =
    { $form ->
        [may] perder la partida
       *[do] pierdes la partida
    }
mindbug-effect-gain-energy =
    { $form ->
        [may] ganar { $count } de energía
       *[do] gana { $count } de energía
    }
mindbug-effect-buy-power-card =
    { $form ->
        [may] comprar gratis una carta de Poder boca arriba
       *[do] compra gratis una carta de Poder boca arriba
    }
mindbug-effect-reveal-power-card =
    { $form ->
        [may] revelar la primera carta del mazo de Poder y comprarla gratis
       *[do] revela la primera carta del mazo de Poder y cómprala gratis
    }

## Efectos compuestos

mindbug-effect-if =
    { $form ->
        [may] { $effects } si { $condition }
       *[do] si { $condition }, { $effects }
    }
mindbug-effect-pay-octonite = { mindbug-price-octonite } de esta criatura. Si lo haces, { $effects }
mindbug-effect-may =
    { $form ->
        [may] { $first }
       *[do] puedes { $first }
    }
mindbug-effect-may-then = { mindbug-effect-may }. Si lo haces, { $effects }
mindbug-effect-choose-one =
    { $form ->
        [may] elegir una opción: { $options }
       *[do] elige una opción: { $options }
    }
mindbug-effect-for-each-defeated = { $first }. Por cada criatura derrotada así, { $next }
mindbug-effect-for-each-discarded = { $first }. Por cada carta descartada así, { $next }
mindbug-effect-for-each-moved = { $first }. Por cada una de ellas, { $next }
mindbug-effects-in-turn = { $first }; después, { $next }
mindbug-effects-your-turn = { $first }. Después de eso, debes { $bare }
mindbug-effects-if-done = { $first }. Si lo haces, { $next }
mindbug-effects-either-way = { $first }. En cualquier caso, { $next }
mindbug-effects-afterwards = { $first }. Después de eso, { $next }
