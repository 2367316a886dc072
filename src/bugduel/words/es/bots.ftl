### Los bots contra los que se juega, del más débil al más fuerte. $slips es el porcentaje de elecciones al azar, $seconds el
### tiempo para una elección.

bots-level-larva = Larva
bots-level-larva-text = Hace al azar el { $slips } % de sus elecciones y en el resto toma lo que parece mejor en el momento. Un buen rival para una primera partida.
bots-level-cricket = Grillo
bots-level-cricket-text = Toma lo que parece mejor en el momento y se descuida en el { $slips } % de sus elecciones. Castiga los errores evidentes, aunque no siempre.
bots-level-beetle = Escarabajo
bots-level-beetle-text = Toma siempre lo que parece mejor en el momento. Responde sin pensar y no ve las trampas que requieren un plan.
bots-level-mantis = Mantis
bots-level-mantis-text = Antes de cada elección juega mentalmente durante un máximo de { $seconds } segundos. Ve combinaciones y supone lo que tienes en la mano.
bots-level-queen = Reina
bots-level-queen-text = Piensa como la Mantis, pero durante un máximo de { $seconds } segundos. Es el rival más fuerte que hay aquí.
