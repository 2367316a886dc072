### Lo que los bots aprenden de Mindbug: dónde se cuentan las cartas, y qué se cuenta además.

## Dónde se cuentan las cartas

mindbug-worth-in-play = En juego
mindbug-worth-in-play-within = en juego
mindbug-worth-in-play-hint = Lo que una criatura vale para quien la tiene en juego, una vez resuelto su efecto Jugar.
mindbug-worth-in-play-best = La más fuerte en juego
mindbug-worth-in-hand = En la mano
mindbug-worth-in-hand-within = en la mano
mindbug-worth-in-hand-hint = Lo que una carta vale en la mano, además de tener allí una carta más.
mindbug-worth-in-hand-best = La mejor en la mano
mindbug-worth-in-shown = Al mostrarla
mindbug-worth-in-shown-within = al mostrarla
mindbug-worth-in-shown-hint = Lo que una carta vale para quien la muestra, mientras un oponente aún puede llevársela con un Mindbug. Una carta que los oponentes se llevan con gusto queda abajo, por fuerte que sea en juego; arriba quedan las mejores para jugar aunque haya un Mindbug.
mindbug-worth-in-shown-best = La mejor ante un Mindbug
mindbug-worth-in-shown-falls = Guarda un Mindbug para
mindbug-worth-in-shown-falls-text = Una vez en juego vale { $first } para su jugador, pero solo { $here } mientras un Mindbug aún puede llevársela. Ninguna otra carta pierde más.

## Lo que tiene un bando

mindbug-worth-life = Puntos de vida
mindbug-worth-mindbugs = Mindbugs
mindbug-worth-hand = Cartas en la mano
mindbug-worth-draw = Cartas en el mazo de robo
mindbug-worth-energy = Energía
mindbug-worth-creatures = Criaturas en juego

## Otras ventajas

mindbug-worth-turn = Es su turno
mindbug-worth-power = 1 de poder más que el impreso
mindbug-worth-exhausted = Criatura agotada
mindbug-worth-octonite = Octonita
mindbug-worth-boost = Carta potenciadora bajo una criatura
mindbug-worth-strongest = Más fuerte que sus enemigas
mindbug-worth-free = { mindbug-keyword-sneaky }, y ninguna enemiga
mindbug-worth-lethal = Ataque con { mindbug-keyword-sneaky } que ganaría
mindbug-worth-gained-frenzy = Ganó { mindbug-keyword-frenzy }
mindbug-worth-gained-hunter = Ganó { mindbug-keyword-hunter }
mindbug-worth-gained-poisonous = Ganó { mindbug-keyword-poisonous }
mindbug-worth-gained-sneaky = Ganó { mindbug-keyword-sneaky }
mindbug-worth-gained-tough = Ganó { mindbug-keyword-tough }
mindbug-worth-gained-fast = Ganó { mindbug-keyword-fast }
mindbug-worth-lost-frenzy = Perdió { mindbug-keyword-frenzy }
mindbug-worth-lost-hunter = Perdió { mindbug-keyword-hunter }
mindbug-worth-lost-poisonous = Perdió { mindbug-keyword-poisonous }
mindbug-worth-lost-sneaky = Perdió { mindbug-keyword-sneaky }
mindbug-worth-lost-tough = Perdió { mindbug-keyword-tough }
mindbug-worth-lost-fast = Perdió { mindbug-keyword-fast }

## Lo que llevan impreso las cartas

mindbug-worth-frenzy = { mindbug-keyword-frenzy }
mindbug-worth-hunter = { mindbug-keyword-hunter }
mindbug-worth-poisonous = { mindbug-keyword-poisonous }
mindbug-worth-sneaky = { mindbug-keyword-sneaky }
mindbug-worth-tough = { mindbug-keyword-tough }
mindbug-worth-fast = { mindbug-keyword-fast }
mindbug-worth-on-play = Habilidad «{ mindbug-when-play }»
mindbug-worth-on-attack = Habilidad «{ mindbug-when-attack }»
mindbug-worth-on-defeated = Habilidad «{ mindbug-when-defeated }»
mindbug-worth-on-action = Habilidad «{ mindbug-when-action }»
mindbug-worth-on-harvest = Habilidad «{ mindbug-when-harvest }»
mindbug-worth-on-end-of-turn = Habilidad «{ mindbug-when-end-of-turn }»
mindbug-worth-on-discarded = Al descartarse
mindbug-worth-on-i-lose-life = Al perder vida
mindbug-worth-on-they-lose-life = Cuando un oponente pierde vida
mindbug-worth-on-teammate-stuck = Si el compañero no puede actuar
mindbug-worth-on-they-use-mindbug = Cuando un oponente utiliza un Mindbug
mindbug-worth-on-bought = Al comprarse
mindbug-worth-card = Cualquier criatura
mindbug-worth-constant = Una habilidad permanente
mindbug-worth-in-discard = Una habilidad en los descartes
mindbug-worth-blocked-only-by = Limita quién puede bloquear
mindbug-worth-hunts-less = Limita a quién caza
mindbug-worth-must-be-hunted = Hay que cazarla primero
mindbug-worth-reversed-fight = En sus combates gana la más débil
mindbug-worth-evolves = Evoluciona
mindbug-worth-evolved = Evolucionada
mindbug-worth-turns = Se gira hacia otro lado
mindbug-worth-power-series = Poder impreso
mindbug-worth-dice = Dados
