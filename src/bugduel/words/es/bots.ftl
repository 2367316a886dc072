### Los bots contra los que se juega, del más débil al más fuerte. $seconds es el tiempo para una elección.

bots-level-larva = Larva
bots-level-larva-text = Juega como quien acaba de aprender: se le escapa la mitad de lo que podría hacer y le gusta todo lo grande. Un buen rival para una primera partida.
bots-level-cricket = Grillo
bots-level-cricket-text = Ve cómo puedes responder, pero aún se le escapan cosas y juzga por el tamaño. Castiga los errores evidentes, aunque no siempre.
bots-level-beetle = Escarabajo
bots-level-beetle-text = Sabe lo que vale cada cosa y elige lo que mejor parece en el momento. Se le escapa poco, pero no ve las trampas que exigen un plan.
bots-level-mantis = Mantis
bots-level-mantis-text = Antes de cada elección sigue jugando mentalmente unas cuantas veces. Ve combinaciones cortas y supone lo que tienes en la mano.
bots-level-queen = Reina
bots-level-queen-text = Sigue jugando mentalmente tantas veces como puede en { $seconds } segundos: muchos miles. Es el rival más fuerte que hay aquí.
bots-one-of-several = { $name } { $number }
