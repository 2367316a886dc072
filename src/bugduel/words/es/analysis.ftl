### Una partida juzgada, en el terminal y en una página.

analysis-points = −{ $number } %
analysis-title = { $game }: la partida juzgada
analysis-judged-open = Juzgada por { $bot }, con todas las cartas a la vista.
analysis-judged-seat = Juzgada por { $bot }, según lo que sabía Jugador { $number }.
analysis-none = No hay nada que juzgar: nadie pudo elegir.
analysis-thinking = Juzgando
analysis-stopped = Detenido: no se ha juzgado nada.
analysis-written = La página está en { $file }.

## Cómo iba la partida

analysis-curve = Cómo iba la partida para { $name }
analysis-curve-hint = La probabilidad de ganar, elección por elección; lo marcado se explica abajo.
analysis-aside = Elección { $choice }: { $move }
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
analysis-marks-blunder = Graves
analysis-legend = Una decisión es una imprecisión si regala al menos un { $inaccuracy } de probabilidad de ganar, un error desde un { $mistake }, un error grave desde un { $blunder }.
analysis-marked = Decisiones marcadas
analysis-all = Todas las decisiones
analysis-unmarked = Ninguna decisión está marcada.
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
analysis-best-played = lo mejor
analysis-line-fine = { $number }. { $turn }, { $name }: { $played } No había nada mejor, o casi. { $value }
analysis-line-better = { $number }. { $turn }, { $name }: { $played } Mejor: { $better } Coste: { $cost }.

## Lo que más costó

analysis-worst =
    { $count ->
        [one] Lo que más costó
       *[other] Las { $count } que más costaron
    }
analysis-worst-head = { $number }. { $turn }, { $name }: { $mark }, { $before } → { $after }
analysis-worst-played = Jugado: { $played }
analysis-worst-better = Mejor: { $better }
analysis-worst-line = Se esperaba entonces: { $line }
analysis-line-step = { $name }: { $move }

## La página

analysis-options = Lo que se podía elegir
analysis-option = Elección
analysis-value = Valor
analysis-visits = Miradas
analysis-board = La mesa
analysis-was-played = jugado
