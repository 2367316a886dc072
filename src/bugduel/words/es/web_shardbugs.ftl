# La mesa de Shard Bugs en el navegador, y sus cartas.

web-shard-action =
    { $quick ->
        [yes] acción rápida
       *[no] acción
    }
web-shard-equip = equipar { $cost }
web-shard-dizzy = mareado
web-shard-exhausted = agotado
web-shard-attacking = ataca
web-shard-blocked = está bloqueado
web-shard-blocking = bloquea
web-shard-said-cost = cuesta { $cost }
web-shard-said-count = { $count } iguales
web-shard-said-figures = { $atk } de ataque, { $def } de defensa, { $dev } de devoción
web-shard-said-damage = { $damage } de daño
web-shard-said-items = con { $items }
web-shard-said-on = en { $card }
