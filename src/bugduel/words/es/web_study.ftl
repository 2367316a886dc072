# Los problemas y las lecciones del navegador.

web-study-opponent = Oponente
web-study-judging = Un momento …
web-study-missing = En esta dirección no hay nada que hacer

## Problemas
web-puzzles-title = Problemas
web-puzzles-text = Posiciones de partidas reales. En cada una hay exactamente una jugada que gana o salva la partida, haga lo que haga tu oponente. Todas las soluciones están demostradas.
web-puzzles-count = { $solved } de { $count } resueltos
web-puzzles-win = ganar
web-puzzles-save = sobrevivir
web-puzzles-done = { $solved } de { $count } resueltos
web-puzzle-title = Problema
web-puzzle-missing = No hay ningún problema en esta dirección.
web-puzzle-first = Resolver el primero
web-puzzle-next-unsolved = Siguiente sin resolver
web-puzzle-level = Nivel { $level }
web-puzzle-level-name =
    { $level ->
        [1] Nivel 1: para empezar
        [2] Nivel 2: fácil
        [3] Nivel 3: con truco
        [4] Nivel 4: difícil
       *[other] Nivel { $level }: muy difícil
    }
web-puzzle-link =
    { $solved ->
        [yes] Problema { $number }: { $goal } Resuelto
       *[no] Problema { $number }: { $goal }
    }
# $goal es qué hay que hacer, de quién es el turno y cuántos turnos pueden seguir a este.
web-puzzle-goal =
    { $goal ->
        [win-mine-0] Gana este turno.
        [win-mine-2] Gana antes de que acabe tu próximo turno.
        [win-theirs-1] Gana antes de que acabe tu próximo turno.
        [save-theirs-0] Sobrevive a este turno.
        [save-mine-1] Sobrevive al próximo turno de tu oponente.
        [save-theirs-2] Sobrevive a este turno y al próximo de tu oponente.
        [save-mine-0] Sobrevive a este turno.
        [win-theirs-0] Gana este turno.
       *[other] Encuentra la única jugada que gana o salva la partida.
    }
web-puzzle-coach =
    { $stage ->
        [right] Bien. Tu oponente ha respondido: sigue.
        [wrong]
            { $goal ->
                [win] Tu oponente tenía respuesta, y ya no hay victoria a tiempo.
               *[save] Tu oponente tenía respuesta, y gana.
            }
        [done]
            { $goal ->
                [win] Así ganas, haga lo que haga tu oponente.
               *[save] Así salvas la partida, haga lo que haga tu oponente.
            }
        [shown] Contra esto, a tu oponente no le sirve ninguna respuesta.
       *[open] Solo una jugada lo consigue, haga lo que haga tu oponente. Equivocarse no cuesta nada.
    }
web-puzzle-end =
    { $stage ->
        [wrong] Esta no es.
        [shown] Esa era la solución.
       *[done] Resuelto.
    }
web-puzzle-again = Otra vez
web-puzzle-show = Ver la solución
web-puzzle-next = Siguiente problema
web-puzzle-all = Todos los problemas

## Lecciones
web-learn-title = Aprender
web-learn-missing = No hay ninguna lección en esta dirección.
web-learn-first = A las lecciones
web-learn-leave = Inicio
web-learn-place = Lección { $number } de { $count }
web-learn-right = Eso es.
web-learn-next = Siguiente lección
web-learn-over = Ya sabes jugar.
web-learn-play = Juega tu primera partida
web-learn-puzzles = A los problemas
web-learn-decks = A los mazos
