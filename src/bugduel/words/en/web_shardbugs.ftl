# The table of Shard Bugs in the browser, and its cards.

web-shard-action =
    { $quick ->
        [yes] quick action
       *[no] action
    }
web-shard-equip = equip { $cost }
web-shard-dizzy = dizzy
web-shard-exhausted = exhausted
web-shard-attacking = attacks
web-shard-blocked = is blocked
web-shard-blocking = blocks
web-shard-said-cost = costs { $cost }
web-shard-said-count = { $count } of them
web-shard-said-figures = { $atk } attack, { $def } defence, { $dev } devotion
web-shard-said-damage = { $damage } damage
web-shard-said-items = with { $items }
web-shard-said-on = on { $card }
