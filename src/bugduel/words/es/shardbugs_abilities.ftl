### Lo que dicen las habilidades de las cartas de Shard Bugs: cuándo ocurren, qué cuestan, con qué condiciones, y lo que
### tienen los permanentes. Cómo se componen se explica en shardbugs_cards.ftl.

shardbugs-ability = { $start }: { shardbugs-ability-end }
shardbugs-ability-end = { $text }.
shardbugs-once-per-turn = { $start } (una vez por turno)
shardbugs-quick = { $start } (rápida)
shardbugs-quick-once-per-turn = { $start } (rápida, una vez por turno)

## Cuándo: las que acaban en -this hablan de la propia carta

shardbugs-trigger-if = { $trigger }, si { $condition }
shardbugs-trigger-played-this = al jugarse
shardbugs-trigger-played-yours = cuando juegues { $what }
shardbugs-trigger-played-enemy = cuando un jugador enemigo juegue { $what }
shardbugs-trigger-played-any = cuando un jugador juegue { $what }
shardbugs-trigger-placed-this = al colocarse en la Colmena
shardbugs-trigger-placed-yours = cuando coloques { $what } en tu Colmena
shardbugs-trigger-placed-enemy = cuando un jugador enemigo coloque { $what } en su Colmena
shardbugs-trigger-placed-any = cuando un jugador coloque { $what } en su Colmena
shardbugs-trigger-enters-this = al entrar en el Campo
shardbugs-trigger-enters-yours = cuando { $what } entre en tu Campo
shardbugs-trigger-enters-enemy = cuando { $what } entre en un Campo enemigo
shardbugs-trigger-enters-any = cuando { $what } entre en el Campo
shardbugs-trigger-splat-this = al ser aplastad{ shardbugs-ending }
shardbugs-trigger-splat = cuando { $what } sea aplastad{ shardbugs-ending }
shardbugs-trigger-attacks-this = al atacar
shardbugs-trigger-attacks = cuando { $what } ataque
shardbugs-trigger-blocks-this = al bloquear
shardbugs-trigger-blocks = cuando { $what } bloquee
shardbugs-trigger-blocked-this = al ser bloquead{ shardbugs-ending }
shardbugs-trigger-blocked = cuando { $what } sea bloquead{ shardbugs-ending }
shardbugs-trigger-hits-this = al infligir daño de combate a un jugador
shardbugs-trigger-hits = cuando { $what } inflija daño de combate a un jugador
shardbugs-trigger-wounds-this = al infligir daño de combate a un bicho
shardbugs-trigger-wounds = cuando { $what } inflija daño de combate a un bicho
shardbugs-trigger-devotes-this = al Consagrar
shardbugs-trigger-devotes = cuando { $what } Consagre
shardbugs-trigger-equipped-this = al equiparse
shardbugs-trigger-equipped = cuando { $what } sea equipad{ shardbugs-ending }
shardbugs-trigger-hurt-this = al recibir daño
shardbugs-trigger-hurt = cuando { $what } reciba daño
shardbugs-trigger-action-played-you = cuando juegues una acción
shardbugs-trigger-action-played-enemy = cuando un jugador enemigo juegue una acción
shardbugs-trigger-action-played-any = cuando un jugador juegue una acción
shardbugs-trigger-turn-begins-you = al comienzo de tu turno
shardbugs-trigger-turn-begins-enemy = al comienzo del turno de cada jugador enemigo
shardbugs-trigger-turn-begins-any = al comienzo de cada turno
shardbugs-trigger-turn-ends-you = al final de tu turno
shardbugs-trigger-turn-ends-enemy = al final del turno de cada jugador enemigo
shardbugs-trigger-turn-ends-any = al final de cada turno
shardbugs-trigger-damaged-you = cuando recibas daño
shardbugs-trigger-damaged-enemy = cuando un jugador enemigo reciba daño
shardbugs-trigger-damaged-any = cuando un jugador reciba daño
shardbugs-trigger-draws-you = cuando robes una carta
shardbugs-trigger-draws-enemy = cuando un jugador enemigo robe una carta
shardbugs-trigger-draws-any = cuando un jugador robe una carta

## Precios

shardbugs-price-exhaust = agotar
shardbugs-price-devotion = pagar { $amount }
shardbugs-price-discard = descartar { $cards }
shardbugs-price-counters = quitar { $counters }
shardbugs-price-exhaust-other = agotar { $what }
shardbugs-price-splat-other = aplastar { $what }
shardbugs-price-splat = aplastar { $this }

## Condiciones: $form es "while" tras «mientras», si no, "if"

shardbugs-condition-control =
    { $form ->
        [while] controles { $what }
       *[if] controlas { $what }
    }
shardbugs-condition-control-none =
    { $form ->
        [while] no controles { $what }
       *[if] no controlas { $what }
    }
shardbugs-condition-there =
    { $form ->
        [while] haya { $what }
       *[if] hay { $what }
    }
shardbugs-condition-there-none =
    { $form ->
        [while] no haya { $what }
       *[if] no hay { $what }
    }
shardbugs-condition-cards = { shardbugs-condition-there } en { $place }
shardbugs-condition-cards-none = { shardbugs-condition-there-none } en { $place }
shardbugs-condition-cards-yours =
    { $form ->
        [while] tengas { $what } en { $place }
       *[if] tienes { $what } en { $place }
    }
shardbugs-condition-cards-yours-none =
    { $form ->
        [while] no tengas { $what } en { $place }
       *[if] no tienes { $what } en { $place }
    }
shardbugs-condition-devotion-least =
    { $form ->
        [while] tengas al menos { $least } de devoción
       *[if] tienes al menos { $least } de devoción
    }
shardbugs-condition-devotion-most =
    { $form ->
        [while] tengas como máximo { $most } de devoción
       *[if] tienes como máximo { $most } de devoción
    }
shardbugs-condition-devotion-both =
    { $form ->
        [while] tengas entre { $least } y { $most } de devoción
       *[if] tienes entre { $least } y { $most } de devoción
    }
shardbugs-condition-more-devotion-any =
    { $form ->
        [while] tengas más devoción que algún jugador enemigo
       *[if] tienes más devoción que algún jugador enemigo
    }
shardbugs-condition-more-devotion-all =
    { $form ->
        [while] tengas más devoción que todos los jugadores enemigos
       *[if] tienes más devoción que todos los jugadores enemigos
    }
shardbugs-condition-less-devotion-any =
    { $form ->
        [while] tengas menos devoción que algún jugador enemigo
       *[if] tienes menos devoción que algún jugador enemigo
    }
shardbugs-condition-less-devotion-all =
    { $form ->
        [while] tengas menos devoción que todos los jugadores enemigos
       *[if] tienes menos devoción que todos los jugadores enemigos
    }
shardbugs-condition-your-turn =
    { $form ->
        [while] sea tu turno
       *[if] es tu turno
    }
shardbugs-condition-not-your-turn =
    { $form ->
        [while] no sea tu turno
       *[if] no es tu turno
    }
shardbugs-condition-is =
    { $form ->
        [while] { $subject } sea { $what }
       *[if] { $subject } es { $what }
    }
shardbugs-condition-is-state =
    { $form ->
        [while] { $subject } esté { $what }
       *[if] { $subject } está { $what }
    }
shardbugs-condition-it-is =
    { $form ->
        [while] sea { $what }
       *[if] es { $what }
    }
shardbugs-condition-it-is-state =
    { $form ->
        [while] esté { $what }
       *[if] está { $what }
    }

## Lo que los permanentes tienen y no pueden hacer

shardbugs-change-dev = { $amount } DEV
shardbugs-does-have =
    { $count ->
        [one] tiene { $gains }
       *[other] tienen { $gains }
    }
shardbugs-does-cannot =
    { $form ->
        [may]
            { $count ->
                [one] no pueda { $deeds }
               *[other] no puedan { $deeds }
            }
       *[do]
            { $count ->
                [one] no puede { $deeds }
               *[other] no pueden { $deeds }
            }
    }
shardbugs-deed-attack = atacar
shardbugs-deed-block = bloquear
shardbugs-deed-devote = Consagrar
shardbugs-deed-retreat = usar Retirada
shardbugs-deed-ready = prepararse
shardbugs-deed-deal-damage = infligir daño de combate

## Habilidades permanentes

shardbugs-constant-have = { $whose } { $does }
shardbugs-constant-while = mientras { $condition }, { $then }
shardbugs-constant-costs-less-you = { $cards } te cuestan { $amount } menos
shardbugs-constant-costs-less-enemies = { $cards } cuestan { $amount } menos a los jugadores enemigos
shardbugs-constant-costs-more-you = { $cards } te cuestan { $amount } más
shardbugs-constant-costs-more-enemies = { $cards } cuestan { $amount } más a los jugadores enemigos
shardbugs-more-attackers =
    { $more ->
        [one] 1 atacante más
       *[other] { $more } atacantes más
    }
shardbugs-constant-block =
    { $count ->
        [one] { $what } puede bloquear { shardbugs-more-attackers }
       *[other]
            { $gender ->
                [m] { $what } pueden bloquear { shardbugs-more-attackers } cada uno
               *[f] { $what } pueden bloquear { shardbugs-more-attackers } cada una
            }
    }
shardbugs-constant-unblockable =
    { $count ->
        [one] { $what } no puede ser bloquead{ shardbugs-ending }
       *[other] { $what } no pueden ser bloquead{ shardbugs-ending }
    }
shardbugs-constant-blocked-only-by =
    { $count ->
        [one] { $what } solo puede ser bloquead{ shardbugs-ending } por { $blockers }
       *[other] { $what } solo pueden ser bloquead{ shardbugs-ending } por { $blockers }
    }
