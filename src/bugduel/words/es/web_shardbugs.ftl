# La mesa de Shard Bugs en el navegador, y sus cartas.

web-shard-action =
    { $quick ->
        [yes] acción rápida
       *[no] acción
    }
web-shard-equip = equipar { $cost }
web-shard-dizzy = mareado
web-shard-exhausted = agotado
web-shard-used = usada
web-shard-once = Una vez por turno
web-shard-once-a-turn =
    { $move ->
        [place] A la Colmena
        [play-from-hive] De la Colmena
       *[retreat] Retirada
    }
web-shard-once-done = hecho este turno
web-shard-attacking = ataca
web-shard-blocked = está bloqueado
web-shard-blocking = bloquea
web-shard-said-cost = cuesta { $cost }
web-shard-said-count = { $count } iguales
web-shard-said-figures = { $atk } de ataque, { $def } de defensa, { $dev } de devoción
web-shard-said-damage = { $damage } de daño
web-shard-said-items = con { $items }
web-shard-said-on = en { $card }
web-shard-title = Shard Bugs, turno { $turn }
web-shard-field-of = Campo de { $name }
web-shard-field-empty = nada en el Campo
web-shard-hive-of = Colmena de { $name }
web-shard-hive = Colmena
web-shard-of = { $count }/{ $of }
web-shard-pays = paga
web-shard-paid = Pagan
web-shard-left-over = sobra { $count } de polvo
web-shard-make-dust = Generar { $amount } de polvo
web-shard-dust = Polvo
web-shard-dust-made = producido
web-shard-dust-kind =
    { $dust ->
        [solar] polvo solar
        [lunar] polvo lunar
        [meteor] polvo meteórico
        [draft] polvo de draft
       *[neutral] polvo neutral
    }
web-shard-others = Tus oponentes
web-shard-others-choose = ahí se puede elegir algo
web-shard-race = Carrera de devoción
web-shard-ready = +{ $amount } listos
web-shard-devotion = { $count } de { $goal } de devoción
web-shard-to-act = decide
web-shard-out = fuera
web-shard-deck = mazo
web-shard-splat = aplast.
web-shard-hand = mano
web-shard-splat-of = Zona de Aplastados de { $name }
web-shard-my-hand = Tu mano
web-shard-hand-empty = ninguna carta en la mano
web-shard-choose-from = Cartas para elegir
web-shard-phases = Fases del turno
web-shard-phase-beginning = Inicio
web-shard-phase-main = Principal
web-shard-phase-attack = Ataque
web-shard-phase-block = Bloqueo
web-shard-phase-damage = Daño
web-shard-phase-end = Final
web-shard-turn =
    { $turn ->
        [0] Manos iniciales
       *[other] Turno { $turn }
    }
web-shard-turn-of =
    { $who ->
        [me] tu turno
       *[other] { $name }
    }
web-shard-stop = Preguntarme siempre: { $phase }
web-shard-stop-legend = ahí te pregunta
web-shard-clear = Borrar
web-shard-devote-all = Consagrar con todos: +{ $amount }
web-shard-confirm =
    { $choice ->
        [attack] Atacar con { $count }
        [block]
            { $count ->
                [one] Confirmar el bloqueo
               *[other] Confirmar { $count } bloqueos
            }
        [mulligan] Devolver { $count }
        [look] Poner { $count } debajo
       *[other] Tomar { $count }
    }
web-shard-attack-all = Atacan todos
web-shard-none =
    { $choice ->
        [attack] No atacar
        [look] Dejar arriba
        [search] No tomar nada
        [recover] No tomar nada
       *[block] No bloquear
    }
web-shard-hint =
    { $choice ->
        [attack] Elige tus atacantes y confirma.
        [block] Elige un bicho y el atacante al que bloquea.
        [mulligan] Elige las cartas que devuelves; robas otras tantas.
        [look] Elige las cartas que van debajo de tu mazo.
        [order-damage] { $card } inflige su daño en el orden que elijas.
        [dust] Elígelo si ha de pagar lo que viene.
        [paying] Paga lo elegido. Ahora juega una carta, usa una habilidad o produce el polvo.
       *[other] Elige cartas y confirma.
    }
web-shard-you-can = Puedes { $list }.
web-shard-can =
    { $what ->
        [place] colocar un bicho en tu Colmena
        [play] jugar una carta
        [play-from-hive] jugar desde tu Colmena
        [equip] equipar
        [devote] Consagrar
        [ability] usar una habilidad
        [retreat] usar Retirada
       *[end-main] pasar al combate
    }
web-shard-dropped = Algo de eso ya no era posible. Mira otra vez y confirma.
web-shard-note =
    { $move ->
        [play] jugar
        [place] a la Colmena
       *[other] elegir
    }
web-shard-fate-splat = aplastado
web-shard-fate-damage = { $amount } de daño
web-shard-fate-devotes = consagra
web-shard-fate-triggers = habilidad
web-shard-fate-lives = vive { $left }/{ $of }
web-shard-web = La telaraña
web-shard-web-first = lo de arriba va primero
web-shard-thread =
    { $part ->
        [devote] Consagra.
        [retreat] Se retira: va a la Colmena.
       *[equip] Se equipa.
    }
web-shard-aim =
    { $whose ->
        [mine] tu { $card }
        [yes] { $card } de { $name }
       *[no] { $card }
    }
web-shard-if-pass = Si todos pasan ahora:
web-shard-yield =
    { $form ->
        [short] Ceder siempre
       *[full] Ceder siempre ante { $card }
    }
web-shard-yield-stop = No ceder más ante { $card }
web-shard-until = Pasar hasta mi turno
web-shard-until-stop = Preguntarme otra vez
web-shard-fights = Qué harán los combates
web-shard-fights-not = Sin contar con lo que alguien pueda responder.
