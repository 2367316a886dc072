### Lo que dicen las habilidades permanentes de las cartas de Mindbug, y las condiciones con que valen. Cómo se componen
### se explica en mindbug_cards.ftl.

## Condiciones: $form es "while" tras «mientras», si no, "if"

mindbug-condition-my-turn =
    { $form ->
        [while] sea tu turno
       *[if] es tu turno
    }
mindbug-condition-not-my-turn =
    { $form ->
        [while] no sea tu turno
       *[if] no es tu turno
    }
mindbug-condition-only-ally =
    { $form ->
        [while] no controles ninguna otra criatura
       *[if] no controlas ninguna otra criatura
    }
mindbug-condition-no-allies =
    { $form ->
        [while] no controles ninguna criatura
       *[if] no controlas ninguna criatura
    }
mindbug-other-creatures-exactly =
    { $count ->
        [one] exactamente 1 criatura más
       *[other] exactamente { $count } criaturas más
    }
mindbug-condition-other-allies =
    { $form ->
        [while] controles { mindbug-other-creatures-exactly }
       *[if] controlas { mindbug-other-creatures-exactly }
    }
mindbug-creatures-at-least =
    { $count ->
        [one] al menos 1 criatura
       *[other] al menos { $count } criaturas
    }
mindbug-condition-enemies-at-least =
    { $form ->
        [while] los oponentes controlen { mindbug-creatures-at-least }
       *[if] los oponentes controlan { mindbug-creatures-at-least }
    }
mindbug-condition-fewer-creatures =
    { $form ->
        [while] controles menos criaturas que un oponente
       *[if] controlas menos criaturas que un oponente
    }
mindbug-creatures-ahead =
    { $count ->
        [one] más criaturas que un oponente
       *[other] al menos { $count } criaturas más que un oponente
    }
mindbug-condition-creatures-ahead =
    { $form ->
        [while] controles { mindbug-creatures-ahead }
       *[if] controlas { mindbug-creatures-ahead }
    }
mindbug-condition-life-is =
    { $form ->
        [while] tengas exactamente { mindbug-life-counted }
       *[if] tienes exactamente { mindbug-life-counted }
    }
mindbug-condition-less-life =
    { $form ->
        [while] tengas menos puntos de vida que un oponente
       *[if] tienes menos puntos de vida que un oponente
    }
mindbug-condition-no-teammates-creatures =
    { $form ->
        [while] tu compañero no controle ninguna criatura
       *[if] tu compañero no controla ninguna criatura
    }
mindbug-condition-no-mindbug =
    { $form ->
        [while] no te quede ningún Mindbug sin utilizar
       *[if] no te queda ningún Mindbug sin utilizar
    }
mindbug-condition-same-mindbugs =
    { $form ->
        [while] te queden tantos Mindbugs sin utilizar como a un oponente
       *[if] te quedan tantos Mindbugs sin utilizar como a un oponente
    }
mindbug-condition-empty-discard =
    { $form ->
        [while] tu pila de descartes esté vacía
       *[if] tu pila de descartes está vacía
    }
mindbug-hand-at-most =
    { $count ->
        [one] 1 carta en la mano como máximo
       *[other] { $count } cartas en la mano como máximo
    }
mindbug-condition-hand-at-most =
    { $form ->
        [while]
            { $count ->
                [0] no tengas cartas en la mano
               *[other] tengas { mindbug-hand-at-most }
            }
       *[if]
            { $count ->
                [0] no tienes cartas en la mano
               *[other] tienes { mindbug-hand-at-most }
            }
    }
mindbug-condition-strongest-ally =
    { $form ->
        [while] no controles ninguna criatura de poder superior al de esta
       *[if] no controlas ninguna criatura de poder superior al de esta
    }
mindbug-condition-allies-share-power =
    { $form ->
        [while] 2 o más criaturas aliadas tengan el mismo poder
       *[if] 2 o más criaturas aliadas tienen el mismo poder
    }
mindbug-condition-defeated-in-combat =
    { $form ->
        [while] esta criatura haya sido derrotada en combate
       *[if] esta criatura ha sido derrotada en combate
    }
mindbug-condition-slew-this-turn =
    { $form ->
        [while] esta criatura haya derrotado una criatura enemiga durante este turno
       *[if] esta criatura ha derrotado una criatura enemiga durante este turno
    }
mindbug-condition-discarded-power =
    { $form ->
        [while] la carta descartada tenga poder { $count } o más
       *[if] la carta descartada tiene poder { $count } o más
    }
mindbug-condition-target-octonite =
    { $form ->
        [while] esa criatura tenga { mindbug-octonite-counted } o más
       *[if] esa criatura tiene ahora { mindbug-octonite-counted } o más
    }

## Lo que las criaturas tienen y no pueden hacer

mindbug-power-more = +{ $amount } de poder
mindbug-power-less = -{ $amount } de poder
mindbug-dice-more =
    { $count ->
        [one] 1 dado más (2 como máximo)
       *[other] { $count } dados más (2 como máximo)
    }
mindbug-does-have =
    { $count ->
        [one] tiene { $gains }
       *[other] tienen { $gains }
    }
mindbug-does-have-ability =
    { $count ->
        [one] tiene «{ $trigger }: { $clause }»
       *[other] tienen «{ $trigger }: { $clause }»
    }
mindbug-does-cannot =
    { $count ->
        [one] no puede { $deeds }
       *[other] no pueden { $deeds }
    }
mindbug-deed-attack =
    { $form ->
        [may]
            { $count ->
                [one] ataque
               *[other] ataquen
            }
       *[do] atacar
    }
mindbug-deed-block =
    { $form ->
        [may]
            { $count ->
                [one] bloquee
               *[other] bloqueen
            }
       *[do] bloquear
    }
mindbug-deed-be-defeated =
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

## Habilidades permanentes

mindbug-constant-creatures = { $whose } { $does }
mindbug-constant-while = mientras { $condition }, { $then }
mindbug-constant-keywords-off = las palabras clave de { $whose } no surten efecto
mindbug-constant-copy-keywords =
    { $count ->
        [one] esta criatura tiene { $keywords } si alguna criatura enemiga también la tiene
       *[other] de estas palabras clave, esta criatura tiene las que tenga alguna criatura enemiga: { $keywords }
    }
mindbug-constant-blocked-only-by = solo { $blockers } pueden bloquear a esta criatura
mindbug-constant-cannot-hunt = esta criatura no puede usar Cacería contra { $whom }
mindbug-constant-hunts-only = esta criatura solo puede usar Cacería contra { $whom }
mindbug-constant-teammate-cannot-play = tu compañero no puede jugar de su mano cartas de poder { $least } o más
mindbug-constant-must-be-hunted = en sus turnos, los oponentes tienen que usar Cacería contra esta criatura, si pueden
mindbug-constant-reversed-fight = en los combates de esta criatura es derrotada la criatura de poder más alto, no la otra
mindbug-constant-evolves-instead = en lugar de ser derrotada, esta criatura evoluciona a { $card }
mindbug-constant-more-rerolls =
    { $count ->
        [one] siempre que tires dados, puedes repetir la tirada una vez más
       *[other] siempre que tires dados, puedes repetir la tirada { $count } veces más
    }
mindbug-constant-no-play-effects-me = tus efectos Jugar no se activan
mindbug-constant-no-play-effects-opponent = los efectos Jugar de los oponentes no se activan
mindbug-constant-no-play-effects-both = los efectos Jugar no se activan
mindbug-constant-no-defeated-effects-me = tus efectos Derrotada no se activan
mindbug-constant-no-defeated-effects-opponent = los efectos Derrotada de los oponentes no se activan
mindbug-constant-no-defeated-effects-both = los efectos Derrotada no se activan
mindbug-constant-no-mindbugs = nadie puede utilizar Mindbugs
mindbug-constant-no-cards-to-hand-me = no puedes robar cartas ni llevarlas a tu mano
mindbug-constant-no-cards-to-hand-opponent = los oponentes no pueden robar cartas ni llevarlas a su mano
mindbug-constant-no-cards-to-hand-both = nadie puede robar cartas ni llevarlas a su mano
mindbug-constant-cannot-lose-life = no puedes perder puntos de vida
mindbug-constant-cannot-play-me = no puedes jugar de tu mano cartas de poder { $most } o menos
mindbug-constant-cannot-play-opponent = los oponentes no pueden jugar de su mano cartas de poder { $most } o menos
mindbug-constant-cannot-play-both = nadie puede jugar de su mano cartas de poder { $most } o menos
