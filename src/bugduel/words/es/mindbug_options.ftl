### Lo que se puede elegir para una partida nueva de Mindbug: un nombre para cada opción y cada valor, y una línea de ayuda.

mindbug-kind-creature = criatura
mindbug-kind-power-card = carta de Poder

mindbug-option-mode = Jugadores
mindbug-option-mode-help = Quién juega contra quién.
mindbug-option-mode-duel = Duelo
mindbug-option-mode-duel-help = Uno contra uno.
mindbug-option-mode-2v2 = 2 contra 2
mindbug-option-mode-2v2-help = Dos equipos de dos, cada uno con sus puntos de vida en común. Hacen falta al menos 44 cartas, así que dos o más colecciones.
mindbug-option-sets = Colecciones
mindbug-option-sets-help = Se barajan juntas las cartas de todas las colecciones elegidas.
mindbug-option-edition = Reglas
mindbug-option-edition-help = Qué reglamento se sigue donde no coinciden.
mindbug-option-edition-current = Actuales
mindbug-option-edition-current-help = El reglamento más reciente.
mindbug-option-edition-beyond = Beyond
mindbug-option-edition-beyond-help = Cuando un oponente utiliza un Mindbug, tu turno termina y juegas un turno nuevo completo.
mindbug-option-edition-first = Primera edición
mindbug-option-edition-first-help = Las reglas de la primera impresión.
mindbug-option-format = Mazo de torneo
mindbug-option-format-help = Un conjunto de cartas que se ha usado en torneos, en lugar de colecciones.
mindbug-option-format-first-contact = First Contact
mindbug-option-format-first-contact-and-new-servants = First Contact y New Servants
mindbug-option-format-championship = Campeonato
mindbug-option-format-championship-help = First Contact sin Giraffodile, y una copia de cada carta de New Servants.
mindbug-option-pool = Mazo propio
mindbug-option-pool-help = Cartas por su nombre, cada una tantas veces como quieras, en lugar de colecciones.
mindbug-option-cards = Cartas caseras
mindbug-option-cards-help = Cartas tuyas, barajadas con las demás.
mindbug-option-open-hands = Manos abiertas
mindbug-option-open-hands-help = Los compañeros ven las cartas del otro. Solo para 2 contra 2.
