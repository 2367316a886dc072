### The text of Shard Bugs cards: keywords, types, and parts of sentences. Effects and abilities have their own files.
###
### A card's text is built from these parts. A part begins in lower case and has no full stop; "sentence" adds the stop
### and the capital.
###
### $count is how many, for numbers and agreement, $gender that of the noun. $form is "may" after "you may", else "do".
### $other is "yes" if this permanent is excluded, $yours if the text says that they are yours. $begins is how the next
### word begins.

## Keywords, traits, resistances

shardbugs-keyword-aggro = Aggro
shardbugs-keyword-aggro-help = This bug is never dizzy: it may attack, Devote, Retreat and use its abilities on the turn it enters the Field.
shardbugs-keyword-bounty = Bounty
shardbugs-keyword-bounty-help = When this bug splats another bug, make that many Bounty tokens.
shardbugs-keyword-focus = Focus
shardbugs-keyword-focus-help = When this bug attacks, you may choose a ready bug of the defending player; it must block this bug if able.
shardbugs-keyword-hardshell = Hardshell
shardbugs-keyword-hardshell-help = When this bug blocks, it gets +1 DEF until end of turn.
shardbugs-keyword-plink = Plink
shardbugs-keyword-plink-help = When played, this bug deals that much damage to target bug, even itself if there is no other.
shardbugs-keyword-stomp = Stomp
shardbugs-keyword-stomp-help = Combat damage beyond what splats its blockers is dealt to the defending player.
shardbugs-keyword-venom = Venom
shardbugs-keyword-venom-help = Its combat damage to bugs without Venom becomes that many -1/-1 counters.
shardbugs-keyword-flying = flying
shardbugs-keyword-flying-help = This bug takes 1 less combat damage from bugs with swimming.
shardbugs-keyword-swimming = swimming
shardbugs-keyword-swimming-help = This bug takes 1 less combat damage from bugs with tunneling.
shardbugs-keyword-tunneling = tunneling
shardbugs-keyword-tunneling-help = This bug takes 1 less combat damage from bugs with flying.
shardbugs-keyword-resists-flying = flying resistance
shardbugs-keyword-resists-flying-help = { shardbugs-keyword-tunneling-help }
shardbugs-keyword-resists-swimming = swimming resistance
shardbugs-keyword-resists-swimming-help = { shardbugs-keyword-flying-help }
shardbugs-keyword-resists-tunneling = tunneling resistance
shardbugs-keyword-resists-tunneling-help = { shardbugs-keyword-swimming-help }
shardbugs-keyword-numbered = { $keyword } { $number }

## Alliances, dust, rarities, figures

shardbugs-alliance-solar = solar
shardbugs-alliance-lunar = lunar
shardbugs-alliance-meteor = meteor
shardbugs-alliance-unaligned = unaligned
shardbugs-dust-neutral = neutral dust
shardbugs-dust-solar = solar dust
shardbugs-dust-lunar = lunar dust
shardbugs-dust-meteor = meteor dust
shardbugs-dust-draft = draft dust
shardbugs-rarity-common = common
shardbugs-rarity-uncommon = uncommon
shardbugs-rarity-rare = rare
shardbugs-rarity-cosmic = cosmic rare
shardbugs-rarity-avatar = avatar
shardbugs-rarity-token = token
shardbugs-figure-atk = ATK
shardbugs-figure-def = DEF
shardbugs-figure-dev = DEV
shardbugs-figure-cost = cost

## Types

shardbugs-noun-card =
    { $count ->
        [one] card
       *[other] cards
    }
shardbugs-noun-bug =
    { $count ->
        [one] bug
       *[other] bugs
    }
shardbugs-noun-item =
    { $count ->
        [one] item
       *[other] items
    }
shardbugs-noun-support =
    { $count ->
        [one] support
       *[other] supports
    }
shardbugs-noun-action =
    { $count ->
        [one] action
       *[other] actions
    }
shardbugs-noun-avatar =
    { $count ->
        [one] avatar
       *[other] avatars
    }
shardbugs-noun-permanent =
    { $count ->
        [one] permanent
       *[other] permanents
    }
shardbugs-noun-token =
    { $count ->
        [one] token
       *[other] tokens
    }

## Subtypes

shardbugs-noun-weapon =
    { $count ->
        [one] weapon
       *[other] weapons
    }
shardbugs-noun-armor =
    { $count ->
        [one] armor
       *[other] armors
    }
shardbugs-noun-consumable =
    { $count ->
        [one] consumable
       *[other] consumables
    }
shardbugs-noun-relic =
    { $count ->
        [one] relic
       *[other] relics
    }
shardbugs-noun-location =
    { $count ->
        [one] location
       *[other] locations
    }
shardbugs-noun-event =
    { $count ->
        [one] event
       *[other] events
    }
shardbugs-noun-attack =
    { $count ->
        [one] attack
       *[other] attacks
    }
shardbugs-noun-effect =
    { $count ->
        [one] effect
       *[other] effects
    }

## Species

shardbugs-noun-ant =
    { $count ->
        [one] ant
       *[other] ants
    }
shardbugs-noun-bee =
    { $count ->
        [one] bee
       *[other] bees
    }
shardbugs-noun-beetle =
    { $count ->
        [one] beetle
       *[other] beetles
    }
shardbugs-noun-butterfly =
    { $count ->
        [one] butterfly
       *[other] butterflies
    }
shardbugs-noun-centipede =
    { $count ->
        [one] centipede
       *[other] centipedes
    }
shardbugs-noun-cockroach =
    { $count ->
        [one] cockroach
       *[other] cockroaches
    }
shardbugs-noun-cricket =
    { $count ->
        [one] cricket
       *[other] crickets
    }
shardbugs-noun-dragonfly =
    { $count ->
        [one] dragonfly
       *[other] dragonflies
    }
shardbugs-noun-fly =
    { $count ->
        [one] fly
       *[other] flies
    }
shardbugs-noun-ladybug =
    { $count ->
        [one] ladybug
       *[other] ladybugs
    }
shardbugs-noun-mantis =
    { $count ->
        [one] mantis
       *[other] mantises
    }
shardbugs-noun-mosquito =
    { $count ->
        [one] mosquito
       *[other] mosquitoes
    }
shardbugs-noun-moth =
    { $count ->
        [one] moth
       *[other] moths
    }
shardbugs-noun-scorpion =
    { $count ->
        [one] scorpion
       *[other] scorpions
    }
shardbugs-noun-slug =
    { $count ->
        [one] slug
       *[other] slugs
    }
shardbugs-noun-snail =
    { $count ->
        [one] snail
       *[other] snails
    }
shardbugs-noun-spider =
    { $count ->
        [one] spider
       *[other] spiders
    }
shardbugs-noun-strider =
    { $count ->
        [one] strider
       *[other] striders
    }
shardbugs-noun-termite =
    { $count ->
        [one] termite
       *[other] termites
    }
shardbugs-noun-tick =
    { $count ->
        [one] tick
       *[other] ticks
    }
shardbugs-noun-wasp =
    { $count ->
        [one] wasp
       *[other] wasps
    }
shardbugs-noun-worm =
    { $count ->
        [one] worm
       *[other] worms
    }

## Classes

shardbugs-noun-soldier =
    { $count ->
        [one] soldier
       *[other] soldiers
    }
shardbugs-noun-worker =
    { $count ->
        [one] worker
       *[other] workers
    }
shardbugs-noun-scout =
    { $count ->
        [one] scout
       *[other] scouts
    }
shardbugs-noun-mystic =
    { $count ->
        [one] mystic
       *[other] mystics
    }
shardbugs-noun-rogue =
    { $count ->
        [one] rogue
       *[other] rogues
    }
shardbugs-noun-noble =
    { $count ->
        [one] noble
       *[other] nobles
    }
shardbugs-noun-smith =
    { $count ->
        [one] smith
       *[other] smiths
    }
shardbugs-noun-hunter =
    { $count ->
        [one] hunter
       *[other] hunters
    }

## Nouns: English has no gender and no adjective endings

shardbugs-gender = none
shardbugs-gender-mixed = none
shardbugs-ending = { "" }
shardbugs-ending-or = { "" }
shardbugs-noun-two-kinds = { $first_one } { $last }
shardbugs-noun-named =
    { $count ->
        [one] { $name }
       *[other] { $noun } named { $name }
    }
shardbugs-noun-of-token =
    { $count ->
        [one] { $noun } token
       *[other] { $noun } tokens
    }
shardbugs-described = { $adjective } { $noun }
shardbugs-adjective-quick = quick
shardbugs-adjective-no-token = non-token
shardbugs-adjective-enemy = enemy
shardbugs-state-ready = ready
shardbugs-state-exhausted = exhausted
shardbugs-state-attacking = attacking
shardbugs-state-blocking = blocking
shardbugs-state-damaged = damaged
shardbugs-state-equipped = equipped
shardbugs-limit-least = { $figure } { $least } or more
shardbugs-limit-most = { $figure } { $most } or less
shardbugs-limit-both = { $figure } { $least } to { $most }
shardbugs-limit-exact = { $figure } { $least }

## Which, and how many

shardbugs-article-a =
    { $begins ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    }
shardbugs-article-the = the
shardbugs-pronoun =
    { $count ->
        [one] it
       *[other] them
    }
shardbugs-other =
    { $other ->
        [yes] { "other " }
       *[no] { "" }
    }
shardbugs-you-control =
    { $yours ->
        [yes] { " you control" }
       *[no] { "" }
    }
shardbugs-having =
    { $has ->
        [yes] { " with " }{ $having }
       *[no] { "" }
    }
shardbugs-no-token = { "" }
shardbugs-tail = { shardbugs-you-control }{ shardbugs-having }
shardbugs-pointed-this = this { $noun }
shardbugs-pointed-bearer = the equipped { $noun }
shardbugs-pointed-that =
    { $count ->
        [one] that { $noun }
       *[other] those { $noun }
    }
shardbugs-pointed-target = the target
shardbugs-amount-one =
    { $other ->
        [yes] another { $noun }{ shardbugs-tail }
       *[no] { shardbugs-article-a } { $noun }{ shardbugs-tail }
    }
shardbugs-amount-several = { $count } { shardbugs-other }{ $noun }{ shardbugs-tail }
shardbugs-amount-up-to = up to { shardbugs-amount-several }
shardbugs-amount-between =
    { $near ->
        [yes] { $least } or { shardbugs-amount-several }
       *[no] { $least } to { shardbugs-amount-several }
    }
shardbugs-amount-target =
    { $other ->
        [yes] another target { $noun }{ shardbugs-tail }
       *[no] target { $noun }{ shardbugs-tail }
    }
shardbugs-amount-target-several = { $count } { shardbugs-other }target { $noun }{ shardbugs-tail }
shardbugs-amount-target-up-to =
    { $count ->
        [one] up to one { shardbugs-other }target { $noun }{ shardbugs-tail }
       *[other] up to { shardbugs-amount-target-several }
    }
shardbugs-amount-target-between =
    { $near ->
        [yes] { $least } or { shardbugs-amount-target-several }
       *[no] { $least } to { shardbugs-amount-target-several }
    }
shardbugs-amount-each = each { shardbugs-other }{ $noun }{ shardbugs-tail }
shardbugs-amount-all =
    { $yours ->
        [yes] your { shardbugs-other }{ $noun }{ shardbugs-having }
       *[no] { shardbugs-other }{ $noun }{ shardbugs-having }
    }
shardbugs-amount-bare = { shardbugs-other }{ $noun }{ shardbugs-tail }
shardbugs-amount-each-of =
    { $yours ->
        [yes] each of { shardbugs-amount-all }
       *[no] each of the { shardbugs-amount-all }
    }
shardbugs-amount-every = all { shardbugs-amount-all }
shardbugs-amount-none = no { shardbugs-other }{ $noun }{ shardbugs-tail }
shardbugs-amount-at-least = at least { shardbugs-amount-several }
shardbugs-amount-at-most = at most { shardbugs-amount-several }

## Where: $there is "yes" if the sentence states that they are there

shardbugs-zone-field-any = { $what } on the Field
shardbugs-zone-hive-yours = { $what } in your Hive
shardbugs-zone-hive-any =
    { $count ->
        [one] { $what } in a Hive
       *[other] { $what } in Hives
    }
shardbugs-zone-both-yours = { $what } on your Field or in your Hive
shardbugs-zone-both-any =
    { $count ->
        [one] { $what } on a Field or in a Hive
       *[other] { $what } on Fields or in Hives
    }
shardbugs-zone-in = in
shardbugs-place-hand-you = your hand
shardbugs-place-hand-enemies = enemy players' hands
shardbugs-place-hand-any = all hands
shardbugs-place-deck-you = your deck
shardbugs-place-deck-enemies = enemy players' decks
shardbugs-place-deck-any = all decks
shardbugs-place-splat-you = your Splat Zone
shardbugs-place-splat-enemies = enemy Splat Zones
shardbugs-place-splat-any = any Splat Zone

## Players

shardbugs-player-you = you
shardbugs-player-target-enemy = target enemy player
shardbugs-player-target-player = target player
shardbugs-player-enemies = each enemy player
shardbugs-player-all = each player
shardbugs-player-defender = the defending player
shardbugs-player-hit = that player
shardbugs-player-controller = its controller

## Sentences and lists

shardbugs-sentence = { $clause }.
shardbugs-to = to { $what }
shardbugs-of = of { $what }
shardbugs-list-comma = { $first }, { $last }
shardbugs-list-and = { $first } and { $last }
shardbugs-list-or = { $first } or { $last }
shardbugs-list-nor = { $first } or { $last }
shardbugs-list-clauses = { $first }, and { $last }
shardbugs-list-semicolon = { $first }; { $last }
shardbugs-list-modes = { $first }; or { $last }
shardbugs-list-kinds = { $first } { $last }
shardbugs-list-figures = { $first } · { $last }

## A card's line

shardbugs-line-bug = { $cost }  { $atk }/{ $def }  dev { $dev }
shardbugs-line-token = { $atk }/{ $def } token
shardbugs-line-cost = { $cost } { $what }
shardbugs-line-equip = { $what }, equip { $equip }
shardbugs-line-equip-fits = { shardbugs-line-equip }: { $fits }
shardbugs-line-action = action ({ $subtype })
shardbugs-line-quick-action = quick action ({ $subtype })
