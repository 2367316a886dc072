### Lo que dicen los efectos de las cartas de Shard Bugs. Cómo se componen se explica en shardbugs_cards.ftl.

## Cantidades

shardbugs-for-each = { $clause } por { $each }
shardbugs-where = { $clause }, donde { $letter } es { $stat }
shardbugs-where-also = { $clause } y { $letter } es { $stat }
shardbugs-stat =
    { $name ->
        [def] la DEF { $of }
        [dev] la DEV { $of }
       *[other] el { $figure } { $of }
    }
shardbugs-each-card-in = { $cards } de { $place }
shardbugs-each-hand = cada carta de tu mano
shardbugs-each-enemy-hand = cada carta de la mano de ese jugador enemigo
shardbugs-each-devotion = cada punto de devoción que tengas
shardbugs-each-enemies = cada jugador enemigo
shardbugs-each-counters = cada contador +1/+1 sobre { $this }
shardbugs-each-splat-zone = cada carta de tu Zona de Aplastados
shardbugs-damage-counted = { $count } de daño
shardbugs-damage-equal = tanto daño como { $stat }
shardbugs-devotion-counted = { $count } de devoción
shardbugs-devotion-equal = tanta devoción como { $stat }
shardbugs-dust-counted = { $count } de { $dust }
shardbugs-dust-equal = tanto { $dust } como { $stat }
shardbugs-cards-counted =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
shardbugs-cards-equal = tantas cartas como { $stat }
shardbugs-top-cards-counted =
    { $count ->
        [one] la primera carta
       *[other] las { $count } primeras cartas
    }
shardbugs-top-cards-equal = tantas cartas como { $stat } de la parte superior
shardbugs-counters-counted =
    { $count ->
        [one] un contador { $counter }
       *[other] { $count } contadores { $counter }
    }
shardbugs-counters-equal = tantos contadores { $counter } como { $stat }
shardbugs-tokens-counted =
    { $count ->
        [one] una ficha de { $token }
       *[other] { $count } fichas de { $token }
    }
shardbugs-tokens-equal = tantas fichas de { $token } como { $stat }

## Permanentes

shardbugs-effect-damage =
    { $form ->
        [may]
            { $equal ->
                [yes] infligir { $to } { $amount }
               *[no] infligir { $amount } { $to }
            }
       *[do]
            { $equal ->
                [yes] inflige { $to } { $amount }
               *[no] inflige { $amount } { $to }
            }
    }
shardbugs-effect-splat =
    { $form ->
        [may] aplastar { $what }
       *[do] aplasta { $what }
    }
shardbugs-effect-exhaust =
    { $form ->
        [may] agotar { $what }
       *[do] agota { $what }
    }
shardbugs-effect-exhaust-held =
    { $count ->
        [one] { shardbugs-effect-exhaust }; no se puede preparar antes del próximo turno de su controlador ni se prepara al comenzar ese turno
       *[other] { shardbugs-effect-exhaust }; no se pueden preparar antes de los próximos turnos de sus controladores ni se preparan al comenzar esos turnos
    }
shardbugs-effect-ready =
    { $form ->
        [may] preparar { $what }
       *[do] prepara { $what }
    }
shardbugs-move =
    { $form ->
        [may] mover { $what }
       *[do] mueve { $what }
    }
shardbugs-effect-move-hive =
    { $whose ->
        [yours] { shardbugs-move } a tu Colmena
       *[its]
            { $count ->
                [one] { shardbugs-move } a la Colmena de su controlador
               *[other] { shardbugs-move } a las Colmenas de sus controladores
            }
    }
shardbugs-effect-move-field =
    { $whose ->
        [yours] { shardbugs-move } a tu Campo
       *[its]
            { $count ->
                [one] { shardbugs-move } al Campo de su controlador
               *[other] { shardbugs-move } a los Campos de sus controladores
            }
    }
shardbugs-effect-trade-any =
    { $form ->
        [may] mover el bicho objetivo del Campo de un jugador a la Colmena de ese jugador, y el bicho objetivo de esa Colmena a ese Campo
       *[do] mueve el bicho objetivo del Campo de un jugador a la Colmena de ese jugador, y el bicho objetivo de esa Colmena a ese Campo
    }
shardbugs-effect-trade-yours =
    { $form ->
        [may] mover el bicho objetivo que controles a tu Colmena, y el bicho objetivo de tu Colmena a tu Campo
       *[do] mueve el bicho objetivo que controles a tu Colmena, y el bicho objetivo de tu Colmena a tu Campo
    }
shardbugs-effect-trade-enemy =
    { $form ->
        [may] mover el bicho enemigo objetivo a la Colmena de su controlador, y el bicho objetivo de esa Colmena al Campo
       *[do] mueve el bicho enemigo objetivo a la Colmena de su controlador, y el bicho objetivo de esa Colmena al Campo
    }
shardbugs-owners-hand =
    { $count ->
        [one] a la mano de su propietario
       *[other] a las manos de sus propietarios
    }
shardbugs-effect-return =
    { $form ->
        [may] devolver { $what } { shardbugs-owners-hand }
       *[do] devuelve { $what } { shardbugs-owners-hand }
    }
shardbugs-owners-deck =
    { $count ->
        [one] del mazo de su propietario
       *[other] de los mazos de sus propietarios
    }
shardbugs-put =
    { $form ->
        [may] poner { $what }
       *[do] pon { $what }
    }
shardbugs-effect-to-deck-top = { shardbugs-put } encima { shardbugs-owners-deck }
shardbugs-effect-to-deck-bottom = { shardbugs-put } en el fondo { shardbugs-owners-deck }
shardbugs-effect-to-deck-shuffled =
    { $form ->
        [may]
            { $count ->
                [one] barajar { $what } en el mazo de su propietario
               *[other] barajar { $what } en los mazos de sus propietarios
            }
       *[do]
            { $count ->
                [one] baraja { $what } en el mazo de su propietario
               *[other] baraja { $what } en los mazos de sus propietarios
            }
    }
shardbugs-effect-take-control =
    { $form ->
        [may] tomar el control { $of }
       *[do] toma el control { $of }
    }
shardbugs-effect-take-control-now = { shardbugs-effect-take-control } hasta el final del turno
shardbugs-effect-attach =
    { $form ->
        [may] anexar { $this } { $to }
       *[do] anexa { $this } { $to }
    }

## Bichos

shardbugs-effect-counters =
    { $form ->
        [may] poner { $counters } sobre { $what }
       *[do] pon { $counters } sobre { $what }
    }
shardbugs-effect-until-end =
    { $form ->
        [may] hacer que { $what } { $does } hasta el final del turno
       *[do] { $what } { $does } hasta el final del turno
    }
shardbugs-effect-until-end-counted =
    { $form ->
        [may] hacer que { $what } { $does }, hasta el final del turno
       *[do] hasta el final del turno, { $what } { $does }
    }
shardbugs-does-get =
    { $form ->
        [may]
            { $count ->
                [one] obtenga { $figures }
               *[other] obtengan { $figures }
            }
       *[do]
            { $count ->
                [one] obtiene { $figures }
               *[other] obtienen { $figures }
            }
    }
shardbugs-does-gain =
    { $form ->
        [may]
            { $count ->
                [one] gane { $words }
               *[other] ganen { $words }
            }
       *[do]
            { $count ->
                [one] gana { $words }
               *[other] ganan { $words }
            }
    }
shardbugs-article-for-atk = un
shardbugs-effect-animate =
    { $form ->
        [may]
            { $count ->
                [one] hacer que { $what } también se convierta en { shardbugs-article-for-atk } bicho { $figures } hasta el final del turno
               *[other] hacer que { $what } también se conviertan en bichos { $figures } hasta el final del turno
            }
       *[do]
            { $count ->
                [one] { $what } también se convierte en { shardbugs-article-for-atk } bicho { $figures } hasta el final del turno
               *[other] { $what } también se convierten en bichos { $figures } hasta el final del turno
            }
    }
shardbugs-effect-animate-kind =
    { $form ->
        [may]
            { $count ->
                [one] hacer que { $what } también se convierta en { shardbugs-article-for-atk } bicho { $kinds } { $figures } hasta el final del turno
               *[other] hacer que { $what } también se conviertan en bichos { $kinds } { $figures } hasta el final del turno
            }
       *[do]
            { $count ->
                [one] { $what } también se convierte en { shardbugs-article-for-atk } bicho { $kinds } { $figures } hasta el final del turno
               *[other] { $what } también se convierten en bichos { $kinds } { $figures } hasta el final del turno
            }
    }
shardbugs-effect-fight =
    { $form ->
        [may] hacer que { $one } y { $other } se inflijan mutuamente tanto daño como su ATQ
       *[do] { $one } y { $other } se infligen mutuamente tanto daño como su ATQ
    }
shardbugs-effect-make =
    { $form ->
        [may] crear { $tokens }
       *[do] crea { $tokens }
    }

## Jugadores: $who es you, o alguien a quien nombra $player

shardbugs-effect-damage-player =
    { $who ->
        [you]
            { $form ->
                [may] recibir { $amount }
               *[do] recibes { $amount }
            }
       *[other] { shardbugs-effect-damage }
    }
shardbugs-effect-gain-devotion =
    { $who ->
        [you]
            { $form ->
                [may] ganar { $amount }
               *[do] gana { $amount }
            }
       *[other]
            { $form ->
                [may] hacer que { $player } gane { $amount }
               *[do] { $player } gana { $amount }
            }
    }
shardbugs-effect-lose-devotion =
    { $who ->
        [you]
            { $form ->
                [may] perder { $amount }
               *[do] pierde { $amount }
            }
       *[other]
            { $form ->
                [may] hacer que { $player } pierda { $amount }
               *[do] { $player } pierde { $amount }
            }
    }
shardbugs-effect-steal-devotion =
    { $form ->
        [may] quitar { $amount } { $to } y ganarla tú
       *[do] quita { $amount } { $to } y gánala tú
    }
shardbugs-effect-gain-dust =
    { $form ->
        [may] ganar { $amount }
       *[do] gana { $amount }
    }
shardbugs-effect-extra-place =
    { $form ->
        [may] colocar un bicho más de tu mano en tu Colmena este turno
       *[do] puedes colocar un bicho más de tu mano en tu Colmena este turno
    }
shardbugs-effect-draw =
    { $who ->
        [you]
            { $form ->
                [may] robar { $amount }
               *[do] roba { $amount }
            }
       *[other]
            { $form ->
                [may] hacer que { $player } robe { $amount }
               *[do] { $player } roba { $amount }
            }
    }
shardbugs-effect-discard =
    { $who ->
        [you]
            { $form ->
                [may] descartar { $amount }
               *[do] descarta { $amount }
            }
       *[other]
            { $form ->
                [may] hacer que { $player } descarte { $amount }
               *[do] { $player } descarta { $amount }
            }
    }
shardbugs-effect-discard-random = { shardbugs-effect-discard } al azar
shardbugs-effect-mill =
    { $who ->
        [you]
            { $form ->
                [may] aplastar { $amount } de tu mazo
               *[do] aplasta { $amount } de tu mazo
            }
       *[other]
            { $form ->
                [may] hacer que { $player } aplaste { $amount } de su mazo
               *[do] { $player } aplasta { $amount } de su mazo
            }
    }
shardbugs-effect-reveal =
    { $who ->
        [you]
            { $form ->
                [may] revelar tu mano
               *[do] revela tu mano
            }
       *[other]
            { $form ->
                [may] hacer que { $player } revele su mano
               *[do] { $player } revela su mano
            }
    }

## Cartas

shardbugs-effect-look =
    { $form ->
        [may]
            { $count ->
                [one] mirar la primera carta de tu mazo y dejarla o ponerla en el fondo
               *[other] mirar las { $count } primeras cartas de tu mazo y poner las que quieras en el fondo
            }
       *[do]
            { $count ->
                [one] mira la primera carta de tu mazo y déjala o ponla en el fondo
               *[other] mira las { $count } primeras cartas de tu mazo y pon las que quieras en el fondo
            }
    }
shardbugs-effect-shuffle =
    { $form ->
        [may] barajar tu Zona de Aplastados en tu mazo
       *[do] baraja tu Zona de Aplastados en tu mazo
    }
shardbugs-effect-fizzle-thread =
    { $form ->
        [may] hacer que el hilo objetivo se disipe
       *[do] el hilo objetivo se disipa
    }
shardbugs-effect-fizzle-action =
    { $form ->
        [may] hacer que la acción objetivo se disipe
       *[do] la acción objetivo se disipa
    }
shardbugs-effect-fizzle-ability =
    { $form ->
        [may] hacer que la habilidad objetivo se disipe
       *[do] la habilidad objetivo se disipa
    }
shardbugs-search =
    { $form ->
        [may] buscar en tu mazo { $what }
       *[do] busca en tu mazo { $what }
    }
shardbugs-effect-search-hand =
    { $form ->
        [may] { shardbugs-search }, revelar{ shardbugs-pronoun }, poner{ shardbugs-pronoun } en tu mano y barajar tu mazo
       *[do] { shardbugs-search }, revéla{ shardbugs-pronoun }, pon{ shardbugs-pronoun } en tu mano y baraja tu mazo
    }
shardbugs-effect-search-hive =
    { $form ->
        [may] { shardbugs-search }, revelar{ shardbugs-pronoun }, poner{ shardbugs-pronoun } en tu Colmena y barajar tu mazo
       *[do] { shardbugs-search }, revéla{ shardbugs-pronoun }, pon{ shardbugs-pronoun } en tu Colmena y baraja tu mazo
    }
shardbugs-effect-search-field =
    { $form ->
        [may] { shardbugs-search }, revelar{ shardbugs-pronoun }, poner{ shardbugs-pronoun } en tu Campo y barajar tu mazo
       *[do] { shardbugs-search }, revéla{ shardbugs-pronoun }, pon{ shardbugs-pronoun } en tu Campo y baraja tu mazo
    }
shardbugs-effect-search-splat =
    { $form ->
        [may] { shardbugs-search }, revelar{ shardbugs-pronoun }, aplastar{ shardbugs-pronoun } y barajar tu mazo
       *[do] { shardbugs-search }, revéla{ shardbugs-pronoun }, aplásta{ shardbugs-pronoun } y baraja tu mazo
    }
shardbugs-effect-recover-hand =
    { $owner ->
        [you]
            { $form ->
                [may] devolver { $what } de { $place } a tu mano
               *[do] devuelve { $what } de { $place } a tu mano
            }
       *[other] { shardbugs-effect-return-from }
    }
shardbugs-effect-return-from =
    { $form ->
        [may] devolver { $what } de { $place } { shardbugs-owners-hand }
       *[do] devuelve { $what } de { $place } { shardbugs-owners-hand }
    }
shardbugs-effect-recover-hive = { shardbugs-put } de { $place } en tu Colmena
shardbugs-effect-recover-field = { shardbugs-put } de { $place } en tu Campo
shardbugs-effect-recover-deck-bottom =
    { $owner ->
        [you] { shardbugs-put } de { $place } en el fondo de tu mazo
       *[other] { shardbugs-put } de { $place } en el fondo { shardbugs-owners-deck }
    }
shardbugs-effect-put-field =
    { $form ->
        [may] poner { $what } de tu mano en tu Campo
       *[do] puedes poner { $what } de tu mano en tu Campo
    }
shardbugs-effect-put-hive =
    { $form ->
        [may] poner { $what } de tu mano en tu Colmena
       *[do] puedes poner { $what } de tu mano en tu Colmena
    }

## Efectos compuestos

shardbugs-effect-if =
    { $form ->
        [may] { $then } si { $condition }
       *[do] si { $condition }, { $then }
    }
shardbugs-effect-otherwise = { $first }; si no, { $next }
shardbugs-effect-may =
    { $form ->
        [may] { $then }
       *[do] puedes { $then }
    }
shardbugs-effect-pay =
    { $form ->
        [may] pagar { $cost }. Si lo haces, { $then }
       *[do] puedes pagar { $cost }. Si lo haces, { $then }
    }
shardbugs-effect-choose-one =
    { $form ->
        [may] elegir una opción: { $options }
       *[do] elige una opción: { $options }
    }
shardbugs-effects-next = { $first }. { $next }
shardbugs-effects-your-turn = { $first }. Después, debes { $bare }
shardbugs-effects-then = { $first } y después { $next }
shardbugs-effects-then-you = { $first }; después, debes { $bare }
