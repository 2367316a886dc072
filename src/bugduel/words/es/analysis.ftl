### El análisis de una partida, en la terminal y en una página.

analysis-points = −{ $number } %
analysis-title = { $game }: análisis de la partida
analysis-judged-open = Analizada por { $bot }, con todas las cartas a la vista.
analysis-judged-seat = Analizada por { $bot }, solo con lo que podía ver Jugador { $number }.
analysis-none = No hay nada que analizar: nadie tuvo que elegir.
analysis-thinking = Calculando
analysis-stopped = Detenido. No se ha analizado nada.
analysis-written = Página escrita en { $file }.

## Cómo iba la partida

analysis-curve = Probabilidad de ganar de { $name }
analysis-curve-hint = Jugada a jugada; las decisiones marcadas se explican abajo.
analysis-aside = Jugada { $choice }: { $move }
analysis-at-turn = turno { $turn } { $value }
analysis-at-end = final { $value }

## Cada jugador

analysis-player = Jugador
analysis-decisions = Decisiones
analysis-average-loss = Pérdida media
analysis-accuracy = Precisión
analysis-no-accuracy = ninguna
analysis-summary =
    { $name }: { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    }, imprecisiones: { $inaccuracies }, errores: { $mistakes }, errores graves: { $blunders }, pérdida media: { $loss }, precisión: { $accuracy }.

## Decisiones

analysis-mark-inaccuracy = imprecisión
analysis-mark-mistake = error
analysis-mark-blunder = error grave
analysis-marks-inaccuracy = Imprecisiones
analysis-marks-mistake = Errores
analysis-marks-blunder = Errores graves
analysis-legend = Una decisión es una imprecisión si pierde al menos un { $inaccuracy } de probabilidad de ganar; un error, un { $mistake }; un error grave, un { $blunder }.
analysis-marked = Decisiones marcadas
analysis-all = Todas las decisiones
analysis-unmarked = No hay decisiones marcadas.
analysis-more =
    { $count ->
        [one] Otra decisión fue buena; --all también la muestra.
       *[other] Otras { $count } decisiones fueron buenas; --all también las muestra.
    }
analysis-number = N.º
analysis-turn = Turno
analysis-who = Quién
analysis-played = Jugado
analysis-better = Mejor
analysis-cost = Coste
analysis-best-played = la mejor
analysis-line-fine = { $number }. { $turn }, { $name }: { $played } La mejor, o casi. { $value }
analysis-line-better = { $number }. { $turn }, { $name }: { $played } Mejor: { $better } Coste: { $cost }.

## Las decisiones más caras

analysis-worst =
    { $count ->
        [one] La decisión más cara
       *[other] Las { $count } decisiones más caras
    }
analysis-worst-head = { $number }. { $turn }, { $name }: { $mark }, { $before } → { $after }
analysis-worst-played = Jugado: { $played }
analysis-worst-better = Mejor: { $better }
analysis-worst-line = Continuación probable: { $line }
analysis-line-step = { $name }: { $move }

## La página

analysis-options = Tus opciones
analysis-option = Opción
analysis-value = Probabilidad de ganar
analysis-visits = Visitas
analysis-board = La mesa
analysis-was-played = jugado
