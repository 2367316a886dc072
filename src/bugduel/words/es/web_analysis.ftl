# Qué habría sido mejor en una partida terminada.

web-percent = { $number } %
web-analysis = Análisis
web-analysis-do = Analizar
web-analysis-close = Cerrar el análisis
web-analysis-none = Nadie ha pedido aún el análisis de esta partida. Un bot juzga cada decisión; una partida normal tarda un minuto, más o menos.
web-analysis-asking = Pidiendo el análisis …
web-analysis-waiting = Hay otras partidas antes. Esta espera su turno …
web-analysis-running = Un bot está juzgando cada decisión …
web-analysis-progress = Juzgado hasta ahora
web-analysis-failed = El análisis no ha salido bien. Prueba otra vez o informa sobre la partida si vuelve a fallar.
web-analysis-again = Probar otra vez
web-analysis-chance = Probabilidad de ganar:
web-analysis-chart = Probabilidad de ganar: { $who }, a lo largo de la partida
web-analysis-moment =
    Momento { $ply } de { $last }: { $chance } %{ $grade ->
        [none] { "" }
       *[other] . { web-analysis-grade }
    }
web-analysis-grade =
    { $grade ->
        [blunder] Error grave
        [mistake] Error
        [inaccuracy] Imprecisión
        [best] La mejor decisión
       *[good] Buena decisión
    }
web-analysis-marks =
    { $mark ->
        [blunder] Errores graves
        [mistake] Errores
       *[inaccuracy] Imprecisiones
    }
web-analysis-cost = −{ $points } %
web-analysis-choice = { $who }: { $played }
web-analysis-better = Mejor: { $better } ({ $before } % de ganar en vez de { $after } %)
web-analysis-line = Después, probablemente: { $line }
web-analysis-forced = En este momento nadie tiene que decidir.
web-analysis-previous = Error anterior
web-analysis-next = Error siguiente
web-analysis-unmarked = No se han encontrado errores.
web-analysis-accuracy = Precisión
web-analysis-accuracy-of = { $who }: { $accuracy } %
web-analysis-choices = Decisiones
web-analysis-choices-of = Todas las decisiones. Probabilidad de ganar: { $who }
web-analysis-how = Cómo se juzga
web-analysis-how-judged = Un bot ({ $bot }) miró cada decisión y conocía todas las cartas, también las ocultas. Por eso puede marcar lo que nadie podía saber. Se puede equivocar. La precisión es del 100 % para quien siempre decidió lo mejor.
web-analysis-how-curve = La curva tiene un valor para cada momento: la media entre lo que se esperaba tras una decisión y lo que se espera antes de la siguiente.
web-analysis-how-marks = ?! Imprecisión: cuesta al menos un { $inaccuracy } % de la probabilidad de ganar. ? Error: un { $mistake } %. ?? Error grave: un { $blunder } %.
