### Lo que hay en una mesa de Shard Bugs, y lo que allí se pregunta.
###
### $who es "me" si se trata de quien lee, $name el nombre del jugador dentro de una frase; $whom, $owner y $winners son
### otros jugadores, con $whom-is y así los demás. $card es una carta o una lista de cartas, $count cuántas; $seen es
### "no" si quien lee no las ve. $part es lo que dice una habilidad, $parted si hay tal texto. $form es "short" donde hay
### poco espacio. $seats es cuántos juegan.

shardbugs-title = Shard Bugs

# Lo que debe saber quien empieza, debajo de lo que se puede escribir.
shardbugs-help =
    Gana quien llega a 20 de devoción; pierde quien tiene que robar de un mazo vacío. Cada turno puedes colocar un bicho
    de tu mano en tu Colmena. Los bichos de allí pagan lo que juegas: cada uno genera 1 de polvo por turno, de su clase
    (S, L, M o neutral). Los bichos de tu Campo Consagran su DEV, o atacan a un jugador, que pierde esa misma devoción.
    Los bichos mareados llegaron este turno y solo pueden bloquear. A lo que se juega se puede responder antes de que se
    resuelva: eso es la telaraña.

## Contadores, zonas, marcas, datos

shardbugs-counter-devotion = { $count }/20 de devoción
shardbugs-counter-dust-neutral = { $count } de polvo neutral
shardbugs-counter-dust-solar = { $count } de polvo solar
shardbugs-counter-dust-lunar = { $count } de polvo lunar
shardbugs-counter-dust-meteor = { $count } de polvo meteórico
shardbugs-counter-dust-draft = { $count } de polvo de draft
shardbugs-counter-workers =
    { $form ->
        [short] { "" }
       *[full]
            { $count ->
                [one] 1 preparado en la Colmena
               *[other] { $count } preparados en la Colmena
            }
    }
shardbugs-pip-devotion = { "" }
shardbugs-pip-dust-neutral = ○
shardbugs-pip-dust-solar = ●
shardbugs-pip-dust-lunar = ●
shardbugs-pip-dust-meteor = ●
shardbugs-pip-dust-draft = ◐
shardbugs-pip-workers = { "" }
shardbugs-zone-field = Campo
shardbugs-zone-hive = Colmena
shardbugs-zone-throne = Trono
shardbugs-zone-hand = mano
shardbugs-zone-known = conocidas por los demás
shardbugs-zone-deck =
    { $form ->
        [short] mazo
       *[full] mazo, lo conocido desde arriba
    }
shardbugs-zone-splat =
    { $form ->
        [short] aplastados
       *[full] Zona de Aplastados
    }
shardbugs-chip-throne = { $cards }
shardbugs-empty-field = nada
shardbugs-empty-hive = nada
shardbugs-mark-none = preparado
shardbugs-mark-exhausted = agotado
shardbugs-mark-held = no se preparará
shardbugs-mark-used = habilidad usada
shardbugs-mark-dizzy = mareado
shardbugs-mark-attacking = ataca
shardbugs-mark-blocked = bloqueado
shardbugs-mark-blocking = bloquea
shardbugs-mark-token = ficha
shardbugs-fact-dev =
    { $form ->
        [tiny] { "" }
       *[other] DEV { $count }
    }
shardbugs-fact-damage = { $count } de daño
shardbugs-fact-plus =
    { $form ->
        [full]
            { $count ->
                [one] un contador +1/+1
               *[other] { $count } contadores +1/+1
            }
       *[short] { $count }× +1/+1
    }
shardbugs-fact-minus =
    { $form ->
        [full]
            { $count ->
                [one] un contador -1/-1
               *[other] { $count } contadores -1/-1
            }
       *[short] { $count }× -1/-1
    }
shardbugs-fact-on = en { $cards }
shardbugs-fact-items =
    { $form ->
        [full] equipado con { $cards }
       *[short]
            { $count ->
                [one] { $cards }
               *[other] { $count } objetos
            }
    }
shardbugs-fact-owner =
    { $owner-is ->
        [me] propiedad tuya
       *[other] propiedad de { $owner }
    }
shardbugs-fact-cannot = { $cards }
shardbugs-cannot-attack = no puede atacar
shardbugs-cannot-block = no puede bloquear
shardbugs-cannot-devote = no puede Consagrar
shardbugs-cannot-retreat = no puede usar Retirada
shardbugs-cannot-ready = no se prepara
shardbugs-cannot-deal-damage = no hace daño

## Fases, y momentos en los que parar

shardbugs-phase-start = antes del primer turno
shardbugs-phase-beginning = Fase Inicial
shardbugs-phase-main = Fase Principal
shardbugs-phase-attack = paso de Ataque
shardbugs-phase-block = paso de Bloqueo
shardbugs-phase-damage = paso de Daño
shardbugs-phase-end = Fase Final
shardbugs-moment-beginning = al final de la Fase Inicial
shardbugs-moment-main = al final de la Fase Principal
shardbugs-moment-attack = al final del paso de Ataque
shardbugs-moment-block = al final del paso de Bloqueo
shardbugs-moment-damage = al final del paso de Daño
shardbugs-moment-end = en la Fase Final
shardbugs-moment-web = siempre que haya una telaraña
shardbugs-view-time-left =
    { $count ->
        [0] último turno
        [one] queda 1 turno
       *[other] quedan { $count } turnos
    }

## Lo que puede hacer cualquier bicho, si la habilidad no está escrita en la carta

shardbugs-part-played = se ha jugado
shardbugs-part-devote = Consagrar
shardbugs-part-retreat = Retirada
shardbugs-part-equip = equipar
shardbugs-part-focus = { shardbugs-keyword-focus }
shardbugs-part-plink = { shardbugs-keyword-plink }
shardbugs-part-hardshell = { shardbugs-keyword-hardshell }
shardbugs-part-bounty = { shardbugs-keyword-bounty }

## Preguntas

shardbugs-ask-mulligan = Tu mano inicial. ¿Qué cartas devuelves para robar otras tantas?
shardbugs-ask-main = Tu Fase Principal. ¿Qué haces?
shardbugs-ask-priority =
    { $moment ->
        [web]
            { $waits ->
                [card] ¿Respondes a { $waiting }?
                [played]
                    { $by-is ->
                        [me] Has jugado una carta. ¿Respondes antes de que se resuelva la telaraña?
                       *[other] { $by } ha jugado una carta. ¿Respondes?
                    }
               *[none] ¿Respondes antes de que se resuelva la telaraña?
            }
        [beginning] Termina la Fase Inicial. ¿Haces algo?
        [main] Termina la Fase Principal. ¿Haces algo?
        [attack] Termina el paso de Ataque. ¿Haces algo?
        [block] Termina el paso de Bloqueo. ¿Haces algo?
        [damage] Termina el paso de Daño. ¿Haces algo?
       *[end] Empieza la Fase Final. ¿Haces algo?
    }
shardbugs-ask-attack = ¿Qué bichos atacan?
shardbugs-ask-block = ¿Qué bichos bloquean?
shardbugs-ask-order-damage = ¿Qué bicho es el siguiente en recibir daño?
shardbugs-ask-order-triggers = ¿Qué habilidad va ahora a la telaraña? La última se resuelve primero.
shardbugs-ask-mode = { $card }: elige una opción.
shardbugs-ask-target = { $card }: elige un objetivo.
shardbugs-ask-price = { $card }: elige con qué pagas.
shardbugs-ask-spend = { $card }: ¿cómo pagas?
shardbugs-ask-choose = { $card }: elige una carta de la mesa.
shardbugs-ask-discard = { $card }: elige una carta para descartar.
shardbugs-ask-look = { $card }: ¿qué cartas pones en el fondo de tu mazo?
shardbugs-ask-search = { $card }: ¿qué carta tomas de tu mazo?
shardbugs-ask-recover = { $card }: ¿qué carta tomas de la Zona de Aplastados?
shardbugs-ask-put-from-hand = { $card }: ¿qué carta de tu mano pones en juego?
shardbugs-ask-may = { $card }: ¿quieres usarlo?
shardbugs-ask-pay = { $card }: ¿pagas { $cost }?

## Elecciones

shardbugs-move-keep = Quedarte con la mano
shardbugs-move-put-back = Devolver { $card }
shardbugs-move-play = Jugar { $card }
shardbugs-move-place = Colocar { $card } en la Colmena
shardbugs-move-play-from-hive = Jugar { $card } desde la Colmena
shardbugs-move-devote = Consagrar { $amount } con { $card }
shardbugs-move-retreat = Retirada de { $card } a la Colmena
shardbugs-move-equip = Equipar { $card }
shardbugs-move-activate = Usar { $card }: { $part }
shardbugs-move-use-avatar = Usar { $card }: { $part }
shardbugs-move-generate = Generar polvo con { $card }
shardbugs-move-end-main = Terminar la Fase Principal
shardbugs-move-pass = Pasar
shardbugs-move-attack =
    { $seats ->
        [2] Atacar con { $card }
       *[other] Atacar a { $whom } con { $card }
    }
shardbugs-move-block = Bloquear a { $with } con { $card }
shardbugs-move-next-damaged = { $card }, por { $with }
shardbugs-move-target =
    { $who ->
        [me] { $card } (de tu lado)
       *[other] { $card } (de { $name })
    }
shardbugs-move-target-player = { $name }
shardbugs-move-target-thread =
    { $who ->
        [me] { shardbugs-thread } (tu hilo)
       *[other] { shardbugs-thread } (de { $name })
    }
shardbugs-move-no-target = Ningún objetivo más
shardbugs-move-mode = { $part }
shardbugs-move-choose = { shardbugs-move-target }
shardbugs-move-choose-card = { $card }
shardbugs-move-spend =
    { $dust ->
        [solar] Polvo solar
        [lunar] Polvo lunar
        [meteor] Polvo meteórico
        [draft] Polvo de draft
       *[neutral] Polvo neutral
    }
shardbugs-move-add = { shardbugs-thread }
shardbugs-move-done =
    { $choice ->
        [attack] Ningún atacante más
        [block] Ningún bloqueador más
        [look] Dejar el resto arriba
       *[other] Nada más
    }
shardbugs-move-accept = Sí
shardbugs-move-refuse = No
shardbugs-move-concede = Rendirse
shardbugs-move-call-time = Anunciar el fin del tiempo

# Si hay muchas elecciones, van una al lado de otra, precedidas de lo que tienen en común.
shardbugs-group-put-back = Devolver
shardbugs-group-play = Jugar
shardbugs-group-place = A la Colmena
shardbugs-group-play-from-hive = De la Colmena
shardbugs-group-devote = Consagrar
shardbugs-group-retreat = Retirada
shardbugs-group-equip = Equipar
shardbugs-group-activate = Usar
shardbugs-group-use-avatar = Avatar
shardbugs-group-generate = Generar
shardbugs-group-attack = Atacar
shardbugs-group-block = Bloquear
shardbugs-pick-devote = { $card } +{ $amount }
shardbugs-pick-activate = { $card }: { $part }
shardbugs-pick-use-avatar = { $card }: { $part }
shardbugs-pick-attack =
    { $seats ->
        [2] { $card }
       *[other] { $card } → { $whom }
    }
shardbugs-pick-block = { $with } ← { $card }

## La telaraña

shardbugs-web = Telaraña: se resuelve primero lo de arriba
shardbugs-thread =
    { $parted ->
        [yes] { $card }: { $part }
       *[no] { $card }
    }
shardbugs-aimed-thread =
    { $aimed ->
        [yes]
            { $parted ->
                [yes] { $card } → { $targets }: { $part }
               *[no] { $card } → { $targets }
            }
       *[no] { shardbugs-thread }
    }
shardbugs-whose-thread =
    { $who ->
        [me] tú
       *[other] { $name }
    }
shardbugs-resolving-waiting = { shardbugs-whose-thread } · { shardbugs-aimed-thread }
shardbugs-resolving-triggered = { shardbugs-whose-thread } · { shardbugs-aimed-thread } (por añadir)
shardbugs-resolving-announced = { shardbugs-whose-thread } · { shardbugs-aimed-thread } (se anuncia)
shardbugs-resolving-resolving = { shardbugs-whose-thread } · { shardbugs-aimed-thread } (se resuelve)
shardbugs-resolving-played = { shardbugs-whose-thread } · la carta que se acaba de jugar

## Qué cuentan los informes: como columna, dentro de una frase, y qué significa

shardbugs-statistic-placed = Colocada
shardbugs-statistic-placed-within = colocada en la Colmena
shardbugs-statistic-placed-hint = cuántas de las que se usaron fueron de la mano a la Colmena
shardbugs-statistic-devoted = Consagró
shardbugs-statistic-devoted-within = puesta a Consagrar
shardbugs-statistic-devoted-hint = cuántas de las que llegaron al Campo Consagraron al menos una vez
shardbugs-statistic-splat = Aplastada
shardbugs-statistic-splat-within = aplastada
shardbugs-statistic-splat-hint = cuántas de las que llegaron al Campo quedaron aplastadas
