### Lo que dicen las cartas de Shard Bugs: palabras clave, nombres de clases y partes de frases. Los efectos y las
### habilidades tienen sus propios archivos.
###
### El texto de una carta se compone con estas partes. Empiezan con minúscula y no llevan punto; "sentence" añade el
### punto, y allí la primera letra pasa a mayúscula.
###
### $count es cuántos, para cifras y concordancia; $gender, el género: m, f, o «a» para «el arma» (femenino con «el»).
### $form es "may" para lo que sigue a «puedes», si no, "do". $other es yes si este permanente no cuenta; $yours, si se
### dice que son tuyos. $begins es cómo empieza la palabra siguiente.

## Palabras clave, rasgos, resistencias

shardbugs-keyword-aggro = Agresividad
shardbugs-keyword-aggro-help = Este bicho nunca está mareado: puede atacar, Consagrar, usar Retirada y usar sus habilidades en el turno en que entra en el Campo.
shardbugs-keyword-bounty = Botín
shardbugs-keyword-bounty-help = Cuando este bicho aplaste a otro, crea esa cantidad de fichas de Botín.
shardbugs-keyword-focus = Fijación
shardbugs-keyword-focus-help = Cuando este bicho ataque, puedes elegir un bicho preparado del jugador defensor, que tendrá que bloquearlo si puede.
shardbugs-keyword-hardshell = Caparazón
shardbugs-keyword-hardshell-help = Cuando este bicho bloquee, obtiene +1 DEF hasta el final del turno.
shardbugs-keyword-plink = Perdigón
shardbugs-keyword-plink-help = Al jugarse, este bicho inflige esa cantidad de daño al bicho objetivo, aunque sea a sí mismo si no hay otro.
shardbugs-keyword-stomp = Pisotón
shardbugs-keyword-stomp-help = El daño de combate que sobre tras aplastar a sus bloqueadores lo recibe el jugador defensor.
shardbugs-keyword-venom = Veneno
shardbugs-keyword-venom-help = Su daño de combate a bichos sin Veneno se convierte en esa cantidad de contadores -1/-1.
shardbugs-keyword-flying = vuelo
shardbugs-keyword-flying-help = Este bicho recibe 1 menos de daño de combate de los bichos con nado.
shardbugs-keyword-swimming = nado
shardbugs-keyword-swimming-help = Este bicho recibe 1 menos de daño de combate de los bichos con túnel.
shardbugs-keyword-tunneling = túnel
shardbugs-keyword-tunneling-help = Este bicho recibe 1 menos de daño de combate de los bichos con vuelo.
shardbugs-keyword-resists-flying = resistencia al vuelo
shardbugs-keyword-resists-flying-help = { shardbugs-keyword-tunneling-help }
shardbugs-keyword-resists-swimming = resistencia al nado
shardbugs-keyword-resists-swimming-help = { shardbugs-keyword-flying-help }
shardbugs-keyword-resists-tunneling = resistencia al túnel
shardbugs-keyword-resists-tunneling-help = { shardbugs-keyword-swimming-help }
shardbugs-keyword-numbered = { $keyword } { $number }

## Alianzas, polvo, rarezas, cifras

shardbugs-alliance-solar =
    { $count ->
        [one] solar
       *[other] solares
    }
shardbugs-alliance-lunar =
    { $count ->
        [one] lunar
       *[other] lunares
    }
shardbugs-alliance-meteor = meteóric{ shardbugs-ending }
shardbugs-alliance-unaligned = sin alianza
shardbugs-dust-neutral = polvo neutral
shardbugs-dust-solar = polvo solar
shardbugs-dust-lunar = polvo lunar
shardbugs-dust-meteor = polvo meteórico
shardbugs-dust-draft = polvo de draft
shardbugs-rarity-common = común
shardbugs-rarity-uncommon = poco común
shardbugs-rarity-rare = rara
shardbugs-rarity-cosmic = rara cósmica
shardbugs-rarity-avatar = avatar
shardbugs-rarity-token = ficha
shardbugs-figure-atk = ATQ
shardbugs-figure-def = DEF
shardbugs-figure-dev = DEV
shardbugs-figure-cost = coste

## Tipos

shardbugs-noun-card =
    { $count ->
        [one] carta
       *[other] cartas
    }
shardbugs-noun-bug =
    { $count ->
        [one] bicho
       *[other] bichos
    }
shardbugs-noun-item =
    { $count ->
        [one] objeto
       *[other] objetos
    }
shardbugs-noun-support =
    { $count ->
        [one] apoyo
       *[other] apoyos
    }
shardbugs-noun-action =
    { $count ->
        [one] acción
       *[other] acciones
    }
shardbugs-noun-avatar =
    { $count ->
        [one] avatar
       *[other] avatares
    }
shardbugs-noun-permanent =
    { $count ->
        [one] permanente
       *[other] permanentes
    }
shardbugs-noun-token =
    { $count ->
        [one] ficha
       *[other] fichas
    }

## Subtipos

shardbugs-noun-weapon =
    { $count ->
        [one] arma
       *[other] armas
    }
shardbugs-noun-armor =
    { $count ->
        [one] armadura
       *[other] armaduras
    }
shardbugs-noun-consumable =
    { $count ->
        [one] consumible
       *[other] consumibles
    }
shardbugs-noun-relic =
    { $count ->
        [one] reliquia
       *[other] reliquias
    }
shardbugs-noun-location =
    { $count ->
        [one] lugar
       *[other] lugares
    }
shardbugs-noun-event =
    { $count ->
        [one] evento
       *[other] eventos
    }
shardbugs-noun-attack =
    { $count ->
        [one] ataque
       *[other] ataques
    }
shardbugs-noun-effect =
    { $count ->
        [one] efecto
       *[other] efectos
    }

## Especies

shardbugs-noun-ant =
    { $count ->
        [one] hormiga
       *[other] hormigas
    }
shardbugs-noun-bee =
    { $count ->
        [one] abeja
       *[other] abejas
    }
shardbugs-noun-beetle =
    { $count ->
        [one] escarabajo
       *[other] escarabajos
    }
shardbugs-noun-butterfly =
    { $count ->
        [one] mariposa
       *[other] mariposas
    }
shardbugs-noun-centipede = ciempiés
shardbugs-noun-cockroach =
    { $count ->
        [one] cucaracha
       *[other] cucarachas
    }
shardbugs-noun-cricket =
    { $count ->
        [one] grillo
       *[other] grillos
    }
shardbugs-noun-dragonfly =
    { $count ->
        [one] libélula
       *[other] libélulas
    }
shardbugs-noun-fly =
    { $count ->
        [one] mosca
       *[other] moscas
    }
shardbugs-noun-ladybug =
    { $count ->
        [one] mariquita
       *[other] mariquitas
    }
shardbugs-noun-mantis = mantis
shardbugs-noun-mosquito =
    { $count ->
        [one] mosquito
       *[other] mosquitos
    }
shardbugs-noun-moth =
    { $count ->
        [one] polilla
       *[other] polillas
    }
shardbugs-noun-scorpion =
    { $count ->
        [one] escorpión
       *[other] escorpiones
    }
shardbugs-noun-slug =
    { $count ->
        [one] babosa
       *[other] babosas
    }
shardbugs-noun-snail =
    { $count ->
        [one] caracol
       *[other] caracoles
    }
shardbugs-noun-spider =
    { $count ->
        [one] araña
       *[other] arañas
    }
shardbugs-noun-strider =
    { $count ->
        [one] zapatero
       *[other] zapateros
    }
shardbugs-noun-termite =
    { $count ->
        [one] termita
       *[other] termitas
    }
shardbugs-noun-tick =
    { $count ->
        [one] garrapata
       *[other] garrapatas
    }
shardbugs-noun-wasp =
    { $count ->
        [one] avispa
       *[other] avispas
    }
shardbugs-noun-worm =
    { $count ->
        [one] gusano
       *[other] gusanos
    }

## Clases

shardbugs-noun-soldier =
    { $count ->
        [one] soldado
       *[other] soldados
    }
shardbugs-noun-worker = obrer{ shardbugs-ending }
shardbugs-noun-scout = explorad{ shardbugs-ending-or }
shardbugs-noun-mystic = místic{ shardbugs-ending }
shardbugs-noun-rogue = pícar{ shardbugs-ending }
shardbugs-noun-noble =
    { $count ->
        [one] noble
       *[other] nobles
    }
shardbugs-noun-smith = herrer{ shardbugs-ending }
shardbugs-noun-hunter = cazad{ shardbugs-ending-or }

## Sustantivos

shardbugs-gender =
    { $noun ->
        [action] f
        [ant] f
        [armor] f
        [bee] f
        [butterfly] f
        [card] f
        [cockroach] f
        [dragonfly] f
        [fly] f
        [ladybug] f
        [mantis] f
        [moth] f
        [relic] f
        [slug] f
        [spider] f
        [termite] f
        [tick] f
        [token] f
        [wasp] f
        [weapon] a
       *[other] m
    }
shardbugs-gender-mixed = m
shardbugs-ending =
    { $gender ->
        [m]
            { $count ->
                [one] o
               *[other] os
            }
       *[f]
            { $count ->
                [one] a
               *[other] as
            }
    }
shardbugs-ending-or =
    { $gender ->
        [m]
            { $count ->
                [one] or
               *[other] ores
            }
       *[f]
            { $count ->
                [one] ora
               *[other] oras
            }
    }
shardbugs-noun-two-kinds = { $first } { $last }
shardbugs-noun-named = { $noun } llamad{ shardbugs-ending } { $name }
shardbugs-noun-of-token =
    { $count ->
        [one] ficha de { $noun }
       *[other] fichas de { $noun }
    }
shardbugs-described = { $noun } { $adjective }
shardbugs-adjective-quick = rápid{ shardbugs-ending }
shardbugs-adjective-no-token = { "" }
shardbugs-adjective-enemy = enemig{ shardbugs-ending }
shardbugs-state-ready = preparad{ shardbugs-ending }
shardbugs-state-exhausted = agotad{ shardbugs-ending }
shardbugs-state-attacking =
    { $count ->
        [one] atacante
       *[other] atacantes
    }
shardbugs-state-blocking = bloquead{ shardbugs-ending-or }
shardbugs-state-damaged = dañad{ shardbugs-ending }
shardbugs-state-equipped = equipad{ shardbugs-ending }
shardbugs-limit-least = { $figure } { $least } o más
shardbugs-limit-most = { $figure } { $most } o menos
shardbugs-limit-both = { $figure } entre { $least } y { $most }
shardbugs-limit-exact = { $figure } { $least }

## Cuáles y cuántos

shardbugs-article-a =
    { $gender ->
        [f] una
       *[m] un
    }
shardbugs-article-the =
    { $count ->
        [one]
            { $gender ->
                [f] la
               *[m] el
            }
       *[other]
            { $gender ->
                [m] los
               *[f] las
            }
    }
shardbugs-pronoun = l{ shardbugs-ending }
shardbugs-other =
    { $other ->
        [yes] otr{ shardbugs-ending }{ " " }
       *[no] { "" }
    }
shardbugs-you-control =
    { $yours ->
        [yes] { " que controles" }
       *[no] { "" }
    }
shardbugs-having =
    { $has ->
        [yes] { " con " }{ $having }
       *[no] { "" }
    }
shardbugs-no-token =
    { $token ->
        [no]
            { $count ->
                [one] { " que no sea ficha" }
               *[other] { " que no sean fichas" }
            }
       *[other] { "" }
    }
shardbugs-tail =
    { $token ->
        [no]
            { $yours ->
                [yes] { shardbugs-having }{ shardbugs-you-control }{ " y" }{ shardbugs-no-token }
               *[no] { shardbugs-having }{ shardbugs-no-token }
            }
       *[other] { shardbugs-having }{ shardbugs-you-control }
    }
shardbugs-pointed-this =
    { $gender ->
        [m] este { $noun }
       *[f] esta { $noun }
    }
shardbugs-pointed-bearer = el { $noun } equipado
shardbugs-pointed-that =
    { $gender ->
        [m]
            { $count ->
                [one] ese { $noun }
               *[other] esos { $noun }
            }
       *[f] es{ shardbugs-ending } { $noun }
    }
shardbugs-pointed-target = el objetivo
shardbugs-amount-one =
    { $other ->
        [yes] otr{ shardbugs-ending } { $noun }{ shardbugs-tail }
       *[no] { shardbugs-article-a } { $noun }{ shardbugs-tail }
    }
shardbugs-amount-several = { shardbugs-other }{ $count } { $noun }{ shardbugs-tail }
shardbugs-amount-up-to = hasta { shardbugs-amount-several }
shardbugs-amount-between =
    { $near ->
        [yes] { $least } o { $count } { shardbugs-other }{ $noun }{ shardbugs-tail }
       *[no] entre { $least } y { $count } { shardbugs-other }{ $noun }{ shardbugs-tail }
    }
shardbugs-amount-target =
    { $other ->
        [yes] otr{ shardbugs-ending } { $noun } objetivo{ shardbugs-tail }
       *[no] { shardbugs-article-the } { $noun } objetivo{ shardbugs-tail }
    }
shardbugs-amount-target-several = { shardbugs-other }{ $count } { $noun } objetivo{ shardbugs-tail }
shardbugs-amount-target-up-to =
    { $count ->
        [one] hasta { shardbugs-article-a } { $noun } objetivo{ shardbugs-tail }
       *[other] hasta { shardbugs-amount-target-several }
    }
shardbugs-amount-target-between =
    { $near ->
        [yes] { $least } o { $count } { shardbugs-other }{ $noun } objetivo{ shardbugs-tail }
       *[no] entre { $least } y { $count } { shardbugs-other }{ $noun } objetivo{ shardbugs-tail }
    }
shardbugs-amount-each = cada { shardbugs-other }{ $noun }{ shardbugs-tail }
shardbugs-amount-all =
    { $yours ->
        [yes] tus { shardbugs-other }{ $noun }{ shardbugs-having }{ shardbugs-no-token }
       *[no]
            { $other ->
                [yes] { shardbugs-article-the } demás { $noun }{ shardbugs-tail }
               *[no] { shardbugs-article-the } { $noun }{ shardbugs-tail }
            }
    }
shardbugs-amount-bare = { shardbugs-other }{ $noun }{ shardbugs-tail }
shardbugs-amount-each-of =
    { $gender ->
        [m] cada uno de { shardbugs-amount-all }
       *[f] cada una de { shardbugs-amount-all }
    }
shardbugs-amount-every = tod{ shardbugs-ending } { shardbugs-amount-all }
shardbugs-amount-none =
    { $gender ->
        [f] ninguna { shardbugs-other }{ $noun }{ shardbugs-tail }
       *[m] ningún { shardbugs-other }{ $noun }{ shardbugs-tail }
    }
shardbugs-amount-at-least = al menos { shardbugs-amount-several }
shardbugs-amount-at-most = como máximo { shardbugs-amount-several }

## Dónde: $there es yes si la frase dice que están allí

shardbugs-zone-in =
    { $there ->
        [yes] en
       *[no] de
    }
shardbugs-zone-field-any = { $what } en el Campo
shardbugs-zone-hive-yours = { $what } { shardbugs-zone-in } tu Colmena
shardbugs-zone-hive-any =
    { $count ->
        [one] { $what } { shardbugs-zone-in } una Colmena
       *[other] { $what } { shardbugs-zone-in } las Colmenas
    }
shardbugs-zone-both-yours = { $what } { shardbugs-zone-in } tu Campo o tu Colmena
shardbugs-zone-both-any =
    { $count ->
        [one] { $what } { shardbugs-zone-in } un Campo o una Colmena
       *[other] { $what } { shardbugs-zone-in } los Campos y las Colmenas
    }
shardbugs-place-hand-you = tu mano
shardbugs-place-hand-enemies = las manos de los jugadores enemigos
shardbugs-place-hand-any = todas las manos
shardbugs-place-deck-you = tu mazo
shardbugs-place-deck-enemies = los mazos de los jugadores enemigos
shardbugs-place-deck-any = todos los mazos
shardbugs-place-splat-you = tu Zona de Aplastados
shardbugs-place-splat-enemies = las Zonas de Aplastados enemigas
shardbugs-place-splat-any = cualquier Zona de Aplastados

## Jugadores

shardbugs-player-you = ti
shardbugs-player-target-enemy = el jugador enemigo objetivo
shardbugs-player-target-player = el jugador objetivo
shardbugs-player-enemies = cada jugador enemigo
shardbugs-player-all = cada jugador
shardbugs-player-defender = el jugador defensor
shardbugs-player-hit = ese jugador
shardbugs-player-controller = su controlador

## Frases y listas: $first es la primera palabra de $what y $rest las demás

shardbugs-sentence = { $clause }.
shardbugs-to =
    { $first ->
        [el] al { $rest }
       *[other] a { $what }
    }
shardbugs-of =
    { $first ->
        [el] del { $rest }
       *[other] de { $what }
    }
shardbugs-list-comma = { $first }, { $last }
shardbugs-list-and = { $first } y { $last }
shardbugs-list-or =
    { $begins ->
        [ho] { $first } u { $last }
        [ob] { $first } u { $last }
       *[other] { $first } o { $last }
    }
shardbugs-list-nor = { $first } ni { $last }
shardbugs-list-clauses = { $first }, y { $last }
shardbugs-list-semicolon = { $first }; { $last }
shardbugs-list-modes = { $first }; o { $last }
shardbugs-list-kinds = { $first } { $last }
shardbugs-list-figures = { $first } · { $last }

## La línea de una carta

shardbugs-line-bug = { $cost }  { $atk }/{ $def }  dev { $dev }
shardbugs-line-token = ficha { $atk }/{ $def }
shardbugs-line-cost = { $cost } { $what }
shardbugs-line-equip = { $what }, equipar { $equip }
shardbugs-line-equip-fits = { shardbugs-line-equip }: { $fits }
shardbugs-line-action = acción ({ $subtype })
shardbugs-line-quick-action = acción rápida ({ $subtype })
