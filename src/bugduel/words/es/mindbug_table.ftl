### Lo que ocurre en una mesa de Mindbug, y lo que allí se pregunta.
###
### $who es "me" si se trata de quien lee, $name el nombre del jugador dentro de una frase. $card es una carta o una
### lista de cartas, $count cuántas; $seen es "no" si quien lee no las ve. $form es "short" donde hay poco espacio. $teams
### es "yes" si juegan dos contra dos; $team es entonces el equipo del jugador, y $by quien ha jugado la carta en curso.

mindbug-title = Mindbug

## Contadores, zonas, marcas, palabras clave, palabras de activación

mindbug-counter-life = { $count } de vida
mindbug-counter-mindbugs =
    { $count ->
        [one] 1 Mindbug
       *[other] { $count } Mindbugs
    }
mindbug-counter-used-mindbugs =
    { $count ->
        [0] { "" }
        [one] 1 utilizado
       *[other] { $count } utilizados
    }
mindbug-pip-life = ♥
mindbug-pip-mindbugs = ◆
mindbug-pip-used-mindbugs = ◇
mindbug-team-counter-life = { mindbug-counter-life }
mindbug-counter-energy = { $count } de energía
mindbug-pip-energy = ●
mindbug-zone-play = área de juego
mindbug-zone-hand = mano
mindbug-zone-known =
    { $teams ->
        [yes] conocidas por otros
       *[no] conocidas por el oponente
    }
mindbug-zone-draw =
    { $form ->
        [short] mazo
       *[full] mazo de robo
    }
mindbug-zone-discard =
    { $form ->
        [short] descartes
       *[full] pila de descartes
    }
mindbug-zone-shown = mostrada
mindbug-zone-revealed = reveladas
mindbug-zone-set-aside = apartadas
mindbug-zone-unused =
    { $form ->
        [short] sin utilizar
       *[full] cartas sin utilizar
    }
mindbug-zone-market = cartas de Poder a la venta
mindbug-zone-power-discard = cartas de Poder compradas
mindbug-zone-power-deck =
    { $form ->
        [short] mazo de Poder
       *[full] mazo de cartas de Poder
    }
mindbug-empty-play = ninguna criatura
mindbug-mark-exhausted = agotada
mindbug-fact-octonite =
    { $count ->
        [one] 1 octonita
       *[other] { $count } octonitas
    }
mindbug-fact-boosts =
    { $form ->
        [short]
            { $count ->
                [one] 1 potenciadora
               *[other] { $count } potenciadoras
            }
       *[full]
            { $count ->
                [one] 1 carta potenciadora debajo: { $cards }
               *[other] { $count } cartas potenciadoras debajo: { $cards }
            }
    }
mindbug-fact-dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
mindbug-fact-face = girada
mindbug-fact-base =
    { $form ->
        [short] evolucionada
       *[full] evolucionada desde { $cards }
    }
mindbug-fact-keywords-off =
    { $form ->
        [short] sin palabras clave
       *[full] sus palabras clave no tienen efecto
    }
mindbug-fact-price =
    { $form ->
        [short] { $count } de energía
       *[full] cuesta { $count } de energía
    }
mindbug-die-1 = +1 de poder
mindbug-die-2 = +2 de poder
mindbug-die-3 = +3 de poder
mindbug-die-4 = 1 de energía
mindbug-die-5 = 2 de energía
mindbug-die-6 = un oponente descarta una carta
mindbug-trigger-play = { mindbug-when-play }
mindbug-trigger-attack = { mindbug-when-attack }
mindbug-trigger-defeated = { mindbug-when-defeated }
mindbug-trigger-end-of-turn = { mindbug-when-end-of-turn }
mindbug-trigger-discarded = Descarte
mindbug-trigger-action = { mindbug-when-action }
mindbug-trigger-harvest = { mindbug-when-harvest }
mindbug-trigger-they-use-mindbug = Mindbug
mindbug-trigger-i-lose-life = Pérdida de vida propia
mindbug-trigger-they-lose-life = Pérdida de vida de un oponente
mindbug-trigger-teammate-stuck = Compañero sin acción
mindbug-trigger-bought = Compra
mindbug-trigger-distribute = Octonita
mindbug-trigger-turn-face = Giro
mindbug-trigger-die-1 = Dado ({ mindbug-die-1 })
mindbug-trigger-die-2 = Dado ({ mindbug-die-2 })
mindbug-trigger-die-3 = Dado ({ mindbug-die-3 })
mindbug-trigger-die-4 = Dado ({ mindbug-die-4 })
mindbug-trigger-die-5 = Dado ({ mindbug-die-5 })
mindbug-trigger-die-6 = Dado ({ mindbug-die-6 })

## Preguntas

mindbug-ask-turn-action = Te toca. ¿Qué haces?
mindbug-ask-buy = Empieza tu turno. ¿Compras antes cartas de Poder?
mindbug-ask-fast = Ha entrado en juego una criatura con { mindbug-keyword-fast }. ¿Actúa ya?
mindbug-ask-mindbug = { $by } juega { $card }. ¿Utilizas un Mindbug?
mindbug-ask-hunt = { $card } ataca. ¿Qué criatura tiene que bloquear (Cacería)?
mindbug-ask-reroll = { $card } ataca. ¿Qué dados vuelves a tirar?
mindbug-ask-block =
    { $teams ->
        [yes] { $by } ataca a tu equipo con { $card }. ¿Bloqueas?
       *[no] { $card } te ataca. ¿Bloqueas?
    }
mindbug-ask-attack-again = ¿Ataca { $card } una vez más?
mindbug-ask-order = Hay varios efectos por resolver. ¿Cuál va ahora?
mindbug-ask-choose-creature = { $card }: elige una criatura { $aim }.
mindbug-ask-choose-discarded = { $card }: elige una carta de una pila de descartes { $aim }.
mindbug-ask-choose-from-hand = { $card }: elige una carta de tu mano { $aim }.
mindbug-ask-choose-power-card = { $card }: elige una carta de Poder { $aim }.
mindbug-ask-choose-boost = { $card }: elige una criatura potenciada y después qué carta de debajo te llevas.
mindbug-ask-choose-opponent = { $card }: elige a un oponente.
mindbug-ask-choose-pile = { $card }: elige a qué pila de descartes va la carta revelada.
mindbug-ask-choose-looked = { $card }: elige una de las cartas sin utilizar que miras { $aim }.
mindbug-ask-name-keyword = { $card }: nombra una palabra clave.
mindbug-ask-distribute = { $card }: ¿pones 1 de sus octonitas sobre otra criatura?
mindbug-ask-may = { $card }: ¿quieres usar su efecto?
mindbug-ask-option = { $card }: elige una opción.
mindbug-purpose-none = para su efecto
mindbug-purpose-defeat = para derrotarla
mindbug-purpose-take-control = para tomar su control
mindbug-purpose-put-into-play = para ponerla en juego
mindbug-purpose-return-to-hand = para devolverla a la mano
mindbug-purpose-discard = para descartarla
mindbug-purpose-this-turn = para cambiarla durante este turno
mindbug-purpose-make-attack = para que ataque
mindbug-purpose-put-octonite = para ponerle octonita
mindbug-purpose-boost = para potenciarla
mindbug-purpose-boost-with = para potenciar con ella
mindbug-purpose-take-boost = para llevártela
mindbug-purpose-show = para mostrarla
mindbug-purpose-give = para entregarla
mindbug-purpose-pass-left = para pasarla al jugador de tu izquierda
mindbug-purpose-give-teammate = para ponerla en la mano de tu compañero
mindbug-purpose-copy-play = para copiar su efecto { mindbug-when-play }
mindbug-purpose-buy = para comprarla gratis

## Elecciones

mindbug-move-play = Jugar { $card }
mindbug-move-attack = Atacar con { $card }
mindbug-move-act = Usar el efecto { mindbug-when-action } de { $card }
mindbug-move-wait = No hacer nada con { $card } todavía
mindbug-move-buy = Comprar { $card }
mindbug-move-reroll = Volver a tirar: { $die }
mindbug-move-use-mindbug = Utilizar un Mindbug para tomar el control de { $card }
mindbug-move-keep-mindbug = No utilizar ningún Mindbug
mindbug-move-hunt = Cacería: { $card } tiene que bloquear
mindbug-move-hunt-nobody =
    { $teams ->
        [yes] Sin Cacería: los oponentes deciden si bloquean
       *[no] Sin Cacería: el oponente decide si bloquea
    }
mindbug-move-block = Bloquear con { $card }
mindbug-move-do-not-block = No bloquear
mindbug-move-attack-again = Atacar una vez más
mindbug-move-stop-attacking = No atacar más
mindbug-move-choose =
    { $who ->
        [me] { $card } (aliada)
       *[other] { $card } (de { $name })
    }
mindbug-move-choose-card = { $card }
mindbug-move-choose-player =
    { $choice ->
        [choose-pile]
            { $who ->
                [me] tu pila de descartes
               *[other] la pila de descartes de { $name }
            }
       *[other] { $name }
    }
mindbug-move-done = Nada más
mindbug-move-concede = Rendirse
mindbug-move-accept = Sí
mindbug-move-refuse = No
mindbug-move-name-keyword = { $keyword }
mindbug-move-turn-face = Girarla: { $power } { $keywords }
mindbug-move-option =
    { $does ->
        [none] Opción { $option }
       *[other] { $does }
    }
mindbug-does-boost = Potenciar una criatura
mindbug-does-defeat = Derrotar una criatura
mindbug-does-take-control = Tomar el control de una criatura
mindbug-does-take-boost = Llevar a tu mano una carta potenciadora
mindbug-does-return-to-hand = Llevarla a tu mano
mindbug-does-put-into-play = Ponerla en juego
mindbug-does-discard-to-mine = Ponerla en tu pila de descartes
mindbug-does-discard-to-theirs = Ponerla en la pila de descartes de tu oponente
mindbug-move-resolve =
    { $who ->
        [me] Efecto { $trigger } de { $card } (aliada)
       *[other] Efecto { $trigger } de { $card } (de { $name })
    }

## Lo que está en curso

mindbug-resolving-play = se juega { $card }
mindbug-resolving-attack =
    { $aimed ->
        [no] { $card } ataca
       *[other] { $card } se enfrenta a { $targets }
    }
mindbug-resolving-rolled = dados: { $rolled }
mindbug-resolving-effect = efecto { $trigger } de { $card }
mindbug-resolving-waiting =
    { $count ->
        [one] 1 efecto por resolver
       *[other] { $count } efectos por resolver
    }

## Lo que ha ocurrido

mindbug-event-reveal =
    { $who ->
        [me] revelas { $card } para ver quién empieza.
       *[other] { $name } revela { $card } para ver quién empieza.
    }
mindbug-event-turn =
    { $who ->
        [me] turno { $turn }: te toca a ti
       *[other] turno { $turn }: le toca a { $name }
    }
mindbug-event-draw =
    { $who ->
        [me] robas { $card }.
       *[other]
            { $seen ->
                [yes] { $name } roba { $card }.
               *[no]
                    { $count ->
                        [one] { $name } roba una carta.
                       *[other] { $name } roba { $count } cartas.
                    }
            }
    }
mindbug-event-draw-unused =
    { $who ->
        [me] robas { $card } de las cartas sin utilizar.
       *[other]
            { $seen ->
                [yes] { $name } roba { $card } de las cartas sin utilizar.
               *[no]
                    { $count ->
                        [one] { $name } roba una de las cartas sin utilizar.
                       *[other] { $name } roba { $count } de las cartas sin utilizar.
                    }
            }
    }
mindbug-event-play =
    { $who ->
        [me] juegas { $card }.
       *[other] { $name } juega { $card }.
    }
mindbug-event-mindbug =
    { $who ->
        [me] utilizas un Mindbug para tomar el control de { $card }.
       *[other] { $name } utiliza un Mindbug para tomar el control de { $card }.
    }
mindbug-event-keep-mindbug =
    { $who ->
        [me] no utilizas ningún Mindbug contra { $card }.
       *[other] { $name } no utiliza ningún Mindbug contra { $card }.
    }
mindbug-event-enter =
    { $who ->
        [me]
            { $count ->
                [one] { $card } entra en juego en tu área.
               *[other] { $card } entran en juego en tu área.
            }
       *[other]
            { $count ->
                [one] { $card } entra en juego en el área de { $name }.
               *[other] { $card } entran en juego en el área de { $name }.
            }
    }
mindbug-event-effect = Efecto { $trigger } de { $card }.
mindbug-event-octonite =
    { $amount ->
        [-1]
            { $count ->
                [one] { $card } pierde 1 octonita; tiene { $octonite }.
               *[other] { $card } pierden 1 octonita cada una; tienen { $octonite }.
            }
        [one]
            { $count ->
                [one] { $card } recibe 1 octonita; tiene { $octonite }.
               *[other] { $card } reciben 1 octonita cada una; tienen { $octonite }.
            }
       *[other]
            { $count ->
                [one] { $card } recibe { $amount } octonitas; tiene { $octonite }.
               *[other] { $card } reciben { $amount } octonitas cada una; tienen { $octonite }.
            }
    }
mindbug-event-boost =
    { $who ->
        [me] tu criatura { $card } es potenciada con { $with }.
       *[other] la criatura { $card } de { $name } es potenciada con { $with }.
    }
mindbug-event-take-boost =
    { $who ->
        [me] llevas a tu mano la carta potenciadora { $card }.
       *[other] { $name } lleva a su mano la carta potenciadora { $card }.
    }
mindbug-event-roll =
    { $who ->
        [me] tiras los dados por { $card }: { $rolled }.
       *[other] { $name } tira los dados por { $card }: { $rolled }.
    }
mindbug-event-roll-number =
    { $who ->
        [me] tiras un dado por { $card }: { $number }.
       *[other] { $name } tira un dado por { $card }: { $number }.
    }
mindbug-event-energy =
    { $who ->
        [me] ganas { $amount } de energía; tienes { $energy }.
       *[other] { $name } gana { $amount } de energía; tiene { $energy }.
    }
mindbug-event-buy =
    { $who ->
        [me] compras { $card }.
       *[other] { $name } compra { $card }.
    }
mindbug-event-evolve =
    { $who ->
        [me] tu criatura evoluciona a { $card }.
       *[other] una criatura de { $name } evoluciona a { $card }.
    }
mindbug-event-set-aside =
    { $count ->
        [one] { $card } queda apartada.
       *[other] { $card } quedan apartadas.
    }
mindbug-event-turn-face = { $card } se gira.
mindbug-event-attack =
    { $who ->
        [me] atacas con { $card }.
       *[other] { $name } ataca con { $card }.
    }
mindbug-event-hunt =
    { $who ->
        [me] usas Cacería: { $card } tiene que bloquear.
       *[other] { $name } usa Cacería: { $card } tiene que bloquear.
    }
mindbug-event-block =
    { $who ->
        [me] bloqueas con { $card }.
       *[other] { $name } bloquea con { $card }.
    }
mindbug-event-unblocked = Nadie bloquea a { $card }.
mindbug-event-exhaust =
    { $count ->
        [one] { $card } se agota en lugar de ser derrotada.
       *[other] { $card } se agotan en lugar de ser derrotadas.
    }
mindbug-event-defeat =
    { $who ->
        [me]
            { $count ->
                [one] tu criatura { $card } es derrotada.
               *[other] tus criaturas { $card } son derrotadas.
            }
       *[other]
            { $count ->
                [one] la criatura { $card } de { $name } es derrotada.
               *[other] las criaturas { $card } de { $name } son derrotadas.
            }
    }
mindbug-event-control =
    { $who ->
        [me] tomas el control de { $card }.
       *[other] { $name } toma el control de { $card }.
    }
mindbug-event-discard =
    { $who ->
        [me] descartas { $card }.
       *[other] { $name } descarta { $card }.
    }
mindbug-event-discard-to =
    { $who ->
        [me]
            { $count ->
                [one] { $card } va a tu pila de descartes.
               *[other] { $card } van a tu pila de descartes.
            }
       *[other]
            { $count ->
                [one] { $card } va a la pila de descartes de { $name }.
               *[other] { $card } van a la pila de descartes de { $name }.
            }
    }
mindbug-event-discard-from-draw-pile =
    { $who ->
        [me] descartas { $card } de tu mazo de robo.
       *[other] { $name } descarta { $card } de su mazo de robo.
    }
mindbug-event-return =
    { $who ->
        [me] llevas { $card } de una pila de descartes a tu mano.
       *[other] { $name } lleva { $card } de una pila de descartes a su mano.
    }
mindbug-event-leave =
    { $who ->
        [me]
            { $count ->
                [one] { $card } pasa del juego a tu mano.
               *[other] { $card } pasan del juego a tu mano.
            }
       *[other]
            { $count ->
                [one] { $card } pasa del juego a la mano de { $name }.
               *[other] { $card } pasan del juego a la mano de { $name }.
            }
    }
# Entre cuatro, una carta no solo se quita, también se da: en ambos casos alguien la recibe.
mindbug-event-steal =
    { $teams ->
        [yes]
            { $seen ->
                [yes]
                    { $who ->
                        [me] recibes { $card } de { mindbug-giver-named }.
                       *[other] { $name } recibe { $card } de { mindbug-giver-named }.
                    }
               *[no]
                    { $count ->
                        [one] { $name } recibe una carta de { mindbug-giver-named }.
                       *[other] { $name } recibe { $count } cartas de { mindbug-giver-named }.
                    }
            }
       *[no]
            { $seen ->
                [yes]
                    { $who ->
                        [me] le quitas { $card } a tu oponente.
                       *[other]
                            { $reader ->
                                [plays] { $name } te quita { $card }.
                               *[watches] { $name } le quita { $card } al otro jugador.
                            }
                    }
               *[no]
                    { $count ->
                        [one] { $name } le quita una carta al otro jugador.
                       *[other] { $name } le quita { $count } cartas al otro jugador.
                    }
            }
    }
mindbug-giver-named =
    { $from-seat-is ->
        [me] ti
       *[other] { $from-seat }
    }
mindbug-event-look =
    { $who ->
        [me]
            { $seen ->
                [yes] miras cartas sin utilizar: { $cards }.
               *[no] miras cartas sin utilizar.
            }
       *[other]
            { $seen ->
                [yes] { $name } mira cartas sin utilizar: { $cards }.
               *[no]
                    { $amount ->
                        [one] { $name } mira la primera de las cartas sin utilizar.
                       *[other] { $name } mira las { $amount } primeras cartas sin utilizar.
                    }
            }
    }
mindbug-event-receive-unused =
    { $seen ->
        [yes]
            { $who ->
                [me] { $card } pasa de las cartas sin utilizar a tu mano.
               *[other] { $card } pasa de las cartas sin utilizar a la mano de { $name }.
            }
       *[no] una de las cartas pasa a la mano de { $name }.
    }
mindbug-event-show =
    { $seen ->
        [yes]
            { $who ->
                [me] muestras { $card }.
               *[other] { $name } muestra { $card }.
            }
       *[no]
            { $teams ->
                [yes]
                    { $count ->
                        [one] { $name } muestra una carta a otro jugador.
                       *[other] { $name } muestra { $count } cartas a otro jugador.
                    }
               *[no]
                    { $count ->
                        [one] { $name } muestra una carta al otro jugador.
                       *[other] { $name } muestra { $count } cartas al otro jugador.
                    }
            }
    }
mindbug-event-swap-hands =
    { $who ->
        [none] Los jugadores intercambian sus manos.
        [me] intercambias tu mano con la de { $with-seat }.
       *[other]
            { $with-seat-is ->
                [me] { $name } intercambia su mano con la tuya.
               *[other] { $name } intercambia su mano con la de { $with-seat }.
            }
    }
mindbug-event-unused-under =
    { $who ->
        [me]
            { $count ->
                [one] una carta sin utilizar va debajo de tu mazo de robo.
               *[other] { $count } cartas sin utilizar van debajo de tu mazo de robo.
            }
       *[other]
            { $count ->
                [one] una carta sin utilizar va debajo del mazo de robo de { $name }.
               *[other] { $count } cartas sin utilizar van debajo del mazo de robo de { $name }.
            }
    }
mindbug-life-amount =
    { $amount ->
        [one] 1 punto de vida
       *[other] { $amount } puntos de vida
    }
mindbug-event-gain-life =
    { $teams ->
        [yes] { $team } gana { mindbug-life-amount }; tiene { $life }.
       *[no]
            { $who ->
                [me] ganas { mindbug-life-amount }; tienes { $life }.
               *[other] { $name } gana { mindbug-life-amount }; tiene { $life }.
            }
    }
mindbug-event-lose-life =
    { $teams ->
        [yes] { $team } pierde { mindbug-life-amount }; tiene { $life }.
       *[no]
            { $who ->
                [me] pierdes { mindbug-life-amount }; tienes { $life }.
               *[other] { $name } pierde { mindbug-life-amount }; tiene { $life }.
            }
    }
mindbug-event-set-life =
    { $teams ->
        [yes]
            { $life ->
                [one] { $team } pasa a tener 1 punto de vida.
               *[other] { $team } pasa a tener { $life } puntos de vida.
            }
       *[no]
            { $who ->
                [me] tus puntos de vida pasan a ser { $life }.
               *[other] { $name } pasa a tener { $life } puntos de vida.
            }
    }
mindbug-event-refresh =
    { $who ->
        [me] recuperas un Mindbug; tienes { $mindbugs }.
       *[other] { $name } recupera un Mindbug; tiene { $mindbugs }.
    }
mindbug-event-lose-mindbug =
    { $who ->
        [me]
            { $mindbugs ->
                [one] uno de tus Mindbugs se pone boca abajo; te queda 1.
               *[other] uno de tus Mindbugs se pone boca abajo; te quedan { $mindbugs }.
            }
       *[other]
            { $mindbugs ->
                [one] un Mindbug de { $name } se pone boca abajo; le queda 1.
               *[other] un Mindbug de { $name } se pone boca abajo; le quedan { $mindbugs }.
            }
    }
mindbug-event-this-turn =
    { $bonus ->
        [none]
            { $count ->
                [one] { $card } cambia durante este turno.
               *[other] { $card } cambian durante este turno.
            }
       *[other]
            { $count ->
                [one] { $card } tiene { $bonus } de poder durante este turno.
               *[other] { $card } tienen { $bonus } de poder durante este turno.
            }
    }
mindbug-event-end =
    { $winners-count ->
        [0] Nadie gana: la partida se ha alargado demasiado.
        [2]
            { $reason ->
                [life] { $winners-team } gana: { mindbug-losers } se ha quedado sin puntos de vida.
                [concede] { $winners-team } gana: { mindbug-losers } se rinde.
                [card] { $winners-team } gana la partida.
               *[other] { $winners-team } gana: en { mindbug-losers } hay un jugador que no puede realizar ninguna acción.
            }
       *[other]
            { $reason ->
                [life]
                    { $winners-is ->
                        [me] ganas: a tu oponente no le quedan puntos de vida.
                       *[other]
                            { $reader ->
                                [plays] { $winners } gana: no te quedan puntos de vida.
                               *[watches] { $winners } gana: al otro jugador no le quedan puntos de vida.
                            }
                    }
                [concede]
                    { $winners-is ->
                        [me] ganas: tu oponente se rinde.
                       *[other]
                            { $reader ->
                                [plays] { $winners } gana: te rindes.
                               *[watches] { $winners } gana: el otro jugador se rinde.
                            }
                    }
                [card]
                    { $winners-is ->
                        [me] ganas la partida.
                       *[other] { $winners } gana la partida.
                    }
               *[other]
                    { $winners-is ->
                        [me] ganas: tu oponente no puede realizar ninguna acción.
                       *[other]
                            { $reader ->
                                [plays] { $winners } gana: no puedes realizar ninguna acción.
                               *[watches] { $winners } gana: el otro jugador no puede realizar ninguna acción.
                            }
                    }
            }
    }

mindbug-losers =
    { $winners-is ->
        [me] el otro equipo
       *[other]
            { $reader ->
                [plays] tu equipo
               *[watches] el otro equipo
            }
    }

mindbug-ask-discard-or-defeat = { $card }: ¿descartas una carta? Si no, tienes que derrotar una de tus criaturas.

## Qué cuentan los informes: como columna, dentro de una frase, y qué significa

mindbug-statistic-mindbugged = Tomada
mindbug-statistic-mindbugged-within = tomada con un Mindbug
mindbug-statistic-mindbugged-hint = con qué frecuencia la tomó alguien con un Mindbug, de las veces que se preguntó
mindbug-statistic-defeated = Derrotada
mindbug-statistic-defeated-within = derrotada
mindbug-statistic-defeated-hint = cuántas de las que entraron en juego fueron derrotadas
