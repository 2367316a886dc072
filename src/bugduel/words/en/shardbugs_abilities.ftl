### The text of Shard Bugs abilities: triggers, costs, conditions, what permanents have. How the parts combine is explained
### in shardbugs_cards.ftl.

shardbugs-ability = { $start }: { shardbugs-ability-end }
shardbugs-ability-end = { $text }.
shardbugs-once-per-turn = { $start } (once per turn)
shardbugs-quick = { $start } (quick)
shardbugs-quick-once-per-turn = { $start } (quick, once per turn)

## Triggers: those ending in -this are about the card itself

shardbugs-trigger-if = { $trigger }, if { $condition }
shardbugs-trigger-played-this = when played
shardbugs-trigger-played-yours = when you play { $what }
shardbugs-trigger-played-enemy = when an enemy player plays { $what }
shardbugs-trigger-played-any = when a player plays { $what }
shardbugs-trigger-placed-this = when placed in the Hive
shardbugs-trigger-placed-yours = when you place { $what } in your Hive
shardbugs-trigger-placed-enemy = when an enemy player places { $what } in their Hive
shardbugs-trigger-placed-any = when a player places { $what } in their Hive
shardbugs-trigger-enters-this = when this enters the Field
shardbugs-trigger-enters-yours = when { $what } enters your Field
shardbugs-trigger-enters-enemy = when { $what } enters an enemy Field
shardbugs-trigger-enters-any = when { $what } enters the Field
shardbugs-trigger-splat-this = when splat
shardbugs-trigger-splat = when { $what } is splat
shardbugs-trigger-attacks-this = when this attacks
shardbugs-trigger-attacks = when { $what } attacks
shardbugs-trigger-blocks-this = when this blocks
shardbugs-trigger-blocks = when { $what } blocks
shardbugs-trigger-blocked-this = when this becomes blocked
shardbugs-trigger-blocked = when { $what } becomes blocked
shardbugs-trigger-hits-this = when this deals combat damage to a player
shardbugs-trigger-hits = when { $what } deals combat damage to a player
shardbugs-trigger-wounds-this = when this deals combat damage to a bug
shardbugs-trigger-wounds = when { $what } deals combat damage to a bug
shardbugs-trigger-devotes-this = when this Devotes
shardbugs-trigger-devotes = when { $what } Devotes
shardbugs-trigger-equipped-this = when equipped
shardbugs-trigger-equipped = when { $what } is equipped
shardbugs-trigger-hurt-this = when this is dealt damage
shardbugs-trigger-hurt = when { $what } is dealt damage
shardbugs-trigger-action-played-you = when you play an action
shardbugs-trigger-action-played-enemy = when an enemy player plays an action
shardbugs-trigger-action-played-any = when a player plays an action
shardbugs-trigger-turn-begins-you = at the beginning of your turn
shardbugs-trigger-turn-begins-enemy = at the beginning of each enemy player's turn
shardbugs-trigger-turn-begins-any = at the beginning of each turn
shardbugs-trigger-turn-ends-you = at the end of your turn
shardbugs-trigger-turn-ends-enemy = at the end of each enemy player's turn
shardbugs-trigger-turn-ends-any = at the end of each turn
shardbugs-trigger-damaged-you = when you are dealt damage
shardbugs-trigger-damaged-enemy = when an enemy player is dealt damage
shardbugs-trigger-damaged-any = when a player is dealt damage
shardbugs-trigger-draws-you = when you draw a card
shardbugs-trigger-draws-enemy = when an enemy player draws a card
shardbugs-trigger-draws-any = when a player draws a card

## Costs

shardbugs-price-exhaust = exhaust
shardbugs-price-devotion = pay { $amount }
shardbugs-price-discard = discard { $cards }
shardbugs-price-counters = remove { $counters }
shardbugs-price-exhaust-other = exhaust { $what }
shardbugs-price-splat-other = splat { $what }
shardbugs-price-splat = splat this

## Conditions: $form is "while" after "while", else "if"

shardbugs-condition-control = you control { $what }
shardbugs-condition-control-none = you control { $what }
shardbugs-condition-there =
    { $count ->
        [one] there is { $what }
       *[other] there are { $what }
    }
shardbugs-condition-there-none = { shardbugs-condition-there }
shardbugs-condition-cards = { shardbugs-condition-there } in { $place }
shardbugs-condition-cards-none = { shardbugs-condition-cards }
shardbugs-condition-cards-yours = you have { $what } in { $place }
shardbugs-condition-cards-yours-none = { shardbugs-condition-cards-yours }
shardbugs-condition-devotion-least = you have at least { $least } devotion
shardbugs-condition-devotion-most = you have at most { $most } devotion
shardbugs-condition-devotion-both = you have { $least } to { $most } devotion
shardbugs-condition-more-devotion-any = you have more devotion than an enemy player
shardbugs-condition-more-devotion-all = you have more devotion than every enemy player
shardbugs-condition-less-devotion-any = you have less devotion than an enemy player
shardbugs-condition-less-devotion-all = you have less devotion than every enemy player
shardbugs-condition-your-turn = it is your turn
shardbugs-condition-not-your-turn = it is not your turn
shardbugs-condition-is = { $subject } is { $what }
shardbugs-condition-is-state = { $subject } is { $what }
shardbugs-condition-it-is = it is { $what }
shardbugs-condition-it-is-state = it is { $what }

## What permanents have and cannot do

shardbugs-change-dev = { $amount } DEV
shardbugs-does-have =
    { $count ->
        [one] has { $gains }
       *[other] have { $gains }
    }
shardbugs-does-cannot =
    { $form ->
        [may] be unable to { $deeds }
       *[do] cannot { $deeds }
    }
shardbugs-deed-attack = attack
shardbugs-deed-block = block
shardbugs-deed-devote = Devote
shardbugs-deed-retreat = Retreat
shardbugs-deed-ready = ready
shardbugs-deed-deal-damage = deal combat damage

## Constant abilities

shardbugs-constant-have = { $whose } { $does }
shardbugs-constant-while = while { $condition }, { $then }
shardbugs-constant-costs-less-you = { $cards } cost you { $amount } less
shardbugs-constant-costs-less-enemies = { $cards } cost enemy players { $amount } less
shardbugs-constant-costs-more-you = { $cards } cost you { $amount } more
shardbugs-constant-costs-more-enemies = { $cards } cost enemy players { $amount } more
shardbugs-more-attackers =
    { $more ->
        [one] 1 more attacker
       *[other] { $more } more attackers
    }
shardbugs-constant-block =
    { $count ->
        [one] { $what } can block { shardbugs-more-attackers }
       *[other] { $what } can each block { shardbugs-more-attackers }
    }
shardbugs-constant-unblockable = { $what } cannot be blocked
shardbugs-constant-blocked-only-by = { $what } can be blocked only by { $blockers }
