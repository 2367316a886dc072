### Lo que dicen las habilidades permanentes de las cartas de Mindbug, y las condiciones con que valen. Cómo se componen
### se explica en mindbug_cards.ftl.

## Condiciones: $form es "while" tras «mientras», si no, "if"

condition-my-turn =
    { $form ->
        [while] sea tu turno
       *[if] es tu turno
    }
condition-not-my-turn =
    { $form ->
        [while] no sea tu turno
       *[if] no es tu turno
    }
condition-only-ally =
    { $form ->
        [while] no controles ninguna otra criatura
       *[if] no controlas ninguna otra criatura
    }
condition-no-allies =
    { $form ->
        [while] no controles ninguna criatura
       *[if] no controlas ninguna criatura
    }
other-creatures-exactly =
    { $count ->
        [one] exactamente 1 criatura más
       *[other] exactamente { $count } criaturas más
    }
condition-other-allies =
    { $form ->
        [while] controles { other-creatures-exactly }
       *[if] controlas { other-creatures-exactly }
    }
creatures-at-least =
    { $count ->
        [one] al menos 1 criatura
       *[other] al menos { $count } criaturas
    }
condition-enemies-at-least =
    { $form ->
        [while] tu oponente controle { creatures-at-least }
       *[if] tu oponente controla { creatures-at-least }
    }
condition-fewer-creatures =
    { $form ->
        [while] controles menos criaturas que tu oponente
       *[if] controlas menos criaturas que tu oponente
    }
creatures-ahead =
    { $count ->
        [one] más criaturas que tu oponente
       *[other] al menos { $count } criaturas más que tu oponente
    }
condition-creatures-ahead =
    { $form ->
        [while] controles { creatures-ahead }
       *[if] controlas { creatures-ahead }
    }
condition-life-is =
    { $form ->
        [while] tengas exactamente { life-counted }
       *[if] tienes exactamente { life-counted }
    }
condition-less-life =
    { $form ->
        [while] tengas menos puntos de vida que tu oponente
       *[if] tienes menos puntos de vida que tu oponente
    }
condition-no-mindbug =
    { $form ->
        [while] no te quede ningún Mindbug sin utilizar
       *[if] no te queda ningún Mindbug sin utilizar
    }
condition-same-mindbugs =
    { $form ->
        [while] te queden tantos Mindbugs sin utilizar como a tu oponente
       *[if] te quedan tantos Mindbugs sin utilizar como a tu oponente
    }
condition-empty-discard =
    { $form ->
        [while] tu pila de descartes esté vacía
       *[if] tu pila de descartes está vacía
    }
hand-at-most =
    { $count ->
        [one] 1 carta en la mano como máximo
       *[other] { $count } cartas en la mano como máximo
    }
condition-hand-at-most =
    { $form ->
        [while]
            { $count ->
                [0] no tengas cartas en la mano
               *[other] tengas { hand-at-most }
            }
       *[if]
            { $count ->
                [0] no tienes cartas en la mano
               *[other] tienes { hand-at-most }
            }
    }
condition-strongest-ally =
    { $form ->
        [while] no controles ninguna criatura de poder superior al de esta
       *[if] no controlas ninguna criatura de poder superior al de esta
    }
condition-allies-share-power =
    { $form ->
        [while] 2 o más criaturas aliadas tengan el mismo poder
       *[if] 2 o más criaturas aliadas tienen el mismo poder
    }
condition-defeated-in-combat =
    { $form ->
        [while] esta criatura haya sido derrotada en combate
       *[if] esta criatura ha sido derrotada en combate
    }
condition-slew-this-turn =
    { $form ->
        [while] esta criatura haya derrotado una criatura enemiga durante este turno
       *[if] esta criatura ha derrotado una criatura enemiga durante este turno
    }
condition-discarded-power =
    { $form ->
        [while] la carta descartada tenga poder { $count } o más
       *[if] la carta descartada tiene poder { $count } o más
    }
condition-target-octonite =
    { $form ->
        [while] esa criatura tenga { octonite-counted } o más
       *[if] esa criatura tiene ahora { octonite-counted } o más
    }

## Lo que las criaturas tienen y no pueden hacer

power-more = +{ $amount } poder
power-less = -{ $amount } poder
dice-more =
    { $count ->
        [one] 1 dado más (2 como máximo)
       *[other] { $count } dados más (2 como máximo)
    }
does-have =
    { $count ->
        [one] tiene { $gains }
       *[other] tienen { $gains }
    }
does-have-ability =
    { $count ->
        [one] tiene «{ $trigger }: { $clause }»
       *[other] tienen «{ $trigger }: { $clause }»
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

## Habilidades permanentes

constant-creatures = { $whose } { $does }
constant-while = mientras { $condition }, { $then }
constant-keywords-off = las palabras clave de { $whose } no surten efecto
constant-copy-keywords =
    { $count ->
        [one] esta criatura tiene { $keywords } si alguna criatura enemiga también tiene esa palabra clave
       *[other] esta criatura tiene cada una de estas palabras clave que tenga alguna criatura enemiga: { $keywords }
    }
constant-blocked-only-by = solo { $blockers } pueden bloquear a esta criatura
constant-cannot-hunt = esta criatura no puede usar Cacería contra { $whom }
constant-must-be-hunted = en su turno, tu oponente tiene que usar Cacería contra esta criatura, si puede
constant-reversed-fight = en los combates de esta criatura es derrotada la criatura de poder más alto, no la otra
constant-evolves-instead = en lugar de ser derrotada, esta criatura evoluciona a { $card }
constant-more-rerolls =
    { $count ->
        [one] siempre que tires dados, puedes repetir la tirada una vez más
       *[other] siempre que tires dados, puedes repetir la tirada { $count } veces más
    }
constant-no-play-effects-me = tus efectos Jugar no se activan
constant-no-play-effects-opponent = los efectos Jugar de tu oponente no se activan
constant-no-play-effects-both = los efectos Jugar no se activan
constant-no-defeated-effects-me = tus efectos Derrotada no se activan
constant-no-defeated-effects-opponent = los efectos Derrotada de tu oponente no se activan
constant-no-defeated-effects-both = los efectos Derrotada no se activan
constant-no-mindbugs = nadie puede utilizar Mindbugs
constant-no-cards-to-hand-me = no puedes robar cartas ni llevarlas a tu mano
constant-no-cards-to-hand-opponent = tu oponente no puede robar cartas ni llevarlas a su mano
constant-no-cards-to-hand-both = nadie puede robar cartas ni llevarlas a su mano
constant-cannot-lose-life = no puedes perder puntos de vida
constant-cannot-play-me = no puedes jugar de tu mano cartas de poder { $most } o menos
constant-cannot-play-opponent = tu oponente no puede jugar de su mano cartas de poder { $most } o menos
constant-cannot-play-both = nadie puede jugar de su mano cartas de poder { $most } o menos
