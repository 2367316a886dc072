### Lo que ha ocurrido en una partida de Shard Bugs. Los argumentos son los de shardbugs_table.ftl.

## El principio y los turnos

shardbugs-event-avatar =
    { $who ->
        [me] tu avatar es { $card }.
       *[other] el avatar de { $name } es { $card }.
    }
shardbugs-event-first =
    { $who ->
        [me] empiezas tú.
       *[other] empieza { $name }.
    }
shardbugs-event-put-back =
    { $seen ->
        [yes]
            { $who ->
                [me] devuelves { $card }.
               *[other] { $name } devuelve { $card }.
            }
       *[no]
            { $count ->
                [one] { $name } devuelve una carta.
               *[other] { $name } devuelve { $count } cartas.
            }
    }
shardbugs-event-turn =
    { $who ->
        [me] turno { $turn }: te toca a ti
       *[other] turno { $turn }: le toca a { $name }
    }
shardbugs-event-time =
    { $left ->
        [one] se anuncia el fin del tiempo: después de este turno se juega 1 más.
       *[other] se anuncia el fin del tiempo: después de este turno se juegan { $left } más.
    }

## Cartas que se roban, se enseñan y cambian de sitio

shardbugs-event-draw =
    { $seen ->
        [yes]
            { $who ->
                [me] robas { $card }.
               *[other] { $name } roba { $card }.
            }
       *[no]
            { $count ->
                [one] { $name } roba una carta.
               *[other] { $name } roba { $count } cartas.
            }
    }
shardbugs-event-draw-empty =
    { $who ->
        [me] tu mazo está vacío, y tienes que robar.
       *[other] el mazo de { $name } está vacío, y tiene que robar.
    }
shardbugs-event-discard =
    { $who ->
        [me] descartas { $card }.
       *[other] { $name } descarta { $card }.
    }
shardbugs-event-mill =
    { $who ->
        [me]
            { $count ->
                [one] { $card } va de tu mazo a la Zona de Aplastados.
               *[other] { $card } van de tu mazo a la Zona de Aplastados.
            }
       *[other]
            { $count ->
                [one] { $card } va del mazo de { $name } a la Zona de Aplastados.
               *[other] { $card } van del mazo de { $name } a la Zona de Aplastados.
            }
    }
shardbugs-event-reveal =
    { $who ->
        [me] revelas tu mano: { $cards }.
       *[other] { $name } revela su mano: { $cards }.
    }
shardbugs-event-look =
    { $seen ->
        [yes]
            { $who ->
                [me] miras las primeras cartas de tu mazo: { $cards }.
               *[other] { $name } mira las primeras cartas de su mazo: { $cards }.
            }
       *[no]
            { $amount ->
                [one] { $name } mira la primera carta de su mazo.
               *[other] { $name } mira las { $amount } primeras cartas de su mazo.
            }
    }
shardbugs-event-put-below =
    { $seen ->
        [yes]
            { $who ->
                [me] pones { $card } en el fondo de tu mazo.
               *[other] { $name } pone { $card } en el fondo de su mazo.
            }
       *[no]
            { $count ->
                [one] { $name } pone una carta en el fondo de su mazo.
               *[other] { $name } pone { $count } cartas en el fondo de su mazo.
            }
    }
shardbugs-event-fetch =
    { $who ->
        [me] llevas { $card } a tu mano.
       *[other] { $name } lleva { $card } a su mano.
    }
shardbugs-event-under-deck =
    { $who ->
        [me] pones { $card } debajo de tu mazo.
       *[other] { $name } pone { $card } debajo de su mazo.
    }
shardbugs-event-shuffle =
    { $who ->
        [me] barajas tu mazo.
       *[other] { $name } baraja su mazo.
    }
shardbugs-event-shuffle-splat-zone =
    { $who ->
        [me] barajas tu Zona de Aplastados en tu mazo.
       *[other] { $name } baraja su Zona de Aplastados en su mazo.
    }

## Lo que se juega y se usa

shardbugs-event-play =
    { $who ->
        [me] juegas { $card }.
       *[other] { $name } juega { $card }.
    }
shardbugs-event-play-action = { shardbugs-event-play }
shardbugs-event-place =
    { $who ->
        [me] colocas { $card } en tu Colmena.
       *[other] { $name } coloca { $card } en su Colmena.
    }
shardbugs-event-generate =
    { $who ->
        [me] generas { $count } de polvo con { $card }.
       *[other] { $name } genera { $count } de polvo con { $card }.
    }
shardbugs-event-gain-dust =
    { $who ->
        [me] obtienes { $amount } de { shardbugs-gained-dust }.
       *[other] { $name } obtiene { $amount } de { shardbugs-gained-dust }.
    }
shardbugs-gained-dust =
    { $dust ->
        [solar] polvo solar
        [lunar] polvo lunar
        [meteor] polvo meteórico
        [draft] polvo de draft
       *[neutral] polvo neutral
    }
shardbugs-event-activate =
    { $who ->
        [me] usas { shardbugs-thread }{ shardbugs-stop }
       *[other] { $name } usa { shardbugs-thread }{ shardbugs-stop }
    }
# El texto de una habilidad entera ya termina en punto; el de una palabra clave o de una opción, no.
shardbugs-stop =
    { $stopped ->
        [yes] { "" }
       *[no] .
    }
shardbugs-event-use-equip =
    { $who ->
        [me] equipas { $card }.
       *[other] { $name } equipa { $card }.
    }
shardbugs-event-equip = { $with } lleva ahora { $card }.
shardbugs-event-trigger =
    { $parted ->
        [yes] { $card }: { $part }{ shardbugs-stop }
       *[no] se dispara una habilidad de { $card }.
    }
shardbugs-event-fizzle =
    { $stopped ->
        [yes] { $card } se disipa.
       *[no]
            { $parted ->
                [yes] { $card }: { $part } se disipa.
               *[no] { $card } se disipa.
            }
    }
shardbugs-event-devote =
    { $who ->
        [me] Consagras con { $card }.
       *[other] { $name } Consagra con { $card }.
    }
shardbugs-event-retreat =
    { $who ->
        [me] usas Retirada con { $card }.
       *[other] { $name } usa Retirada con { $card }.
    }

## Lo que les pasa a los permanentes

shardbugs-event-make =
    { $who ->
        [me] creas { shardbugs-tokens }: { $card }.
       *[other] { $name } crea { shardbugs-tokens }: { $card }.
    }
shardbugs-tokens =
    { $count ->
        [one] una ficha
       *[other] fichas
    }
shardbugs-event-put =
    { $who ->
        [me] pones { $card } en tu Campo.
       *[other] { $name } pone { $card } en su Campo.
    }
shardbugs-event-put-into-hive =
    { $who ->
        [me] pones { $card } en tu Colmena.
       *[other] { $name } pone { $card } en su Colmena.
    }
shardbugs-event-to-hive =
    { $who ->
        [me]
            { $count ->
                [one] { $card } pasa a tu Colmena.
               *[other] { $card } pasan a tu Colmena.
            }
       *[other]
            { $count ->
                [one] { $card } pasa a la Colmena de { $name }.
               *[other] { $card } pasan a la Colmena de { $name }.
            }
    }
shardbugs-event-to-field =
    { $who ->
        [me]
            { $count ->
                [one] { $card } pasa a tu Campo.
               *[other] { $card } pasan a tu Campo.
            }
       *[other]
            { $count ->
                [one] { $card } pasa al Campo de { $name }.
               *[other] { $card } pasan al Campo de { $name }.
            }
    }
shardbugs-event-to-hand =
    { $count ->
        [one] { $card } vuelve a la mano de su propietario.
       *[other] { $card } vuelven a la mano de sus propietarios.
    }
shardbugs-event-to-deck =
    { $count ->
        [one] { $card } va al mazo de su propietario.
       *[other] { $card } van al mazo de sus propietarios.
    }
shardbugs-event-removed =
    { $count ->
        [one] { $card } sale de la partida.
       *[other] { $card } salen de la partida.
    }
shardbugs-event-control =
    { $who ->
        [me] tomas el control de { $card }.
       *[other] { $name } toma el control de { $card }.
    }
shardbugs-event-splat =
    { $who ->
        [me]
            { $count ->
                [one] tu { $card } queda aplastado.
               *[other] tus { $card } quedan aplastados.
            }
       *[other]
            { $count ->
                [one] { $card } de { $name } queda aplastado.
               *[other] { $card } de { $name } quedan aplastados.
            }
    }
shardbugs-event-exhaust =
    { $count ->
        [one] { $card } se agota.
       *[other] { $card } se agotan.
    }
shardbugs-event-ready =
    { $count ->
        [one] { $card } se prepara.
       *[other] { $card } se preparan.
    }
shardbugs-event-damage =
    { $count ->
        [one] { $card } recibe { $amount } de daño.
       *[other] { $card } reciben { $amount } de daño cada uno.
    }
shardbugs-event-plus-counters =
    { $count ->
        [one] { $card } recibe { shardbugs-plus-counters }.
       *[other] { $card } reciben { shardbugs-plus-counters } cada uno.
    }
shardbugs-plus-counters =
    { $amount ->
        [one] un contador +1/+1
       *[other] { $amount } contadores +1/+1
    }
shardbugs-event-minus-counters =
    { $count ->
        [one] { $card } recibe { shardbugs-minus-counters }.
       *[other] { $card } reciben { shardbugs-minus-counters } cada uno.
    }
shardbugs-minus-counters =
    { $amount ->
        [one] un contador -1/-1
       *[other] { $amount } contadores -1/-1
    }
shardbugs-event-change =
    { $count ->
        [one] { $card } obtiene { shardbugs-changes } hasta el final del turno.
       *[other] { $card } obtienen { shardbugs-changes } hasta el final del turno.
    }
shardbugs-changes =
    { $atk ->
        [none]
            { $def ->
                [none]
                    { $dev ->
                        [none] nuevas cualidades
                       *[other] { $dev } DEV
                    }
               *[other] +0/{ $def }
            }
       *[other]
            { $def ->
                [none] { $atk }/+0
               *[other] { $atk }/{ $def }
            }
    }
shardbugs-event-animate =
    { $count ->
        [one] { $card } es un bicho hasta el final del turno.
       *[other] { $card } son bichos hasta el final del turno.
    }

## Combate y devoción

shardbugs-event-attack =
    { $who ->
        [me]
            { $seats ->
                [2] atacas con { $card }.
               *[other] atacas a { $whom } con { $card }.
            }
       *[other]
            { $whom-is ->
                [me] { $name } te ataca con { $card }.
               *[other] { $name } ataca a { $whom } con { $card }.
            }
    }
shardbugs-event-lure =
    { $count ->
        [one] { $card } tiene que bloquear.
       *[other] { $card } tienen que bloquear.
    }
shardbugs-event-block =
    { $who ->
        [me] tu { $card } bloquea a { $with }.
       *[other] { $card } de { $name } bloquea a { $with }.
    }
shardbugs-event-hit =
    { $who ->
        [me] recibes { $amount } de daño.
       *[other] { $name } recibe { $amount } de daño.
    }
shardbugs-event-gain-devotion =
    { $who ->
        [me] ganas { $amount } de devoción.
       *[other] { $name } gana { $amount } de devoción.
    }
shardbugs-event-lose-devotion =
    { $who ->
        [me] pierdes { $amount } de devoción.
       *[other] { $name } pierde { $amount } de devoción.
    }

## El final

shardbugs-event-player-out =
    { $reason ->
        [concede]
            { $who ->
                [me] te rindes.
               *[other] { $name } se rinde.
            }
       *[empty-deck]
            { $who ->
                [me] pierdes: tenías que robar y tu mazo estaba vacío.
               *[other] { $name } pierde: su mazo estaba vacío.
            }
    }
shardbugs-event-end =
    { $winners-count ->
        [one]
            { $winners-is ->
                [me] ganas{ shardbugs-reason }
               *[other] { $winners } gana{ shardbugs-reason }
            }
       *[other] empate entre { $winners }{ shardbugs-reason }
    }
shardbugs-reason =
    { $reason ->
        [devotion] : 20 de devoción.
        [empty-deck] : nadie más puede robar.
        [concede] : no queda nadie más.
        [time] : la mayor devoción al acabarse el tiempo.
        [turns] : la partida ha durado demasiado.
       *[endless] : esto no acabaría nunca.
    }
