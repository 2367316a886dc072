# The table of Shard Bugs in the browser, and its cards.

web-shard-action =
    { $quick ->
        [yes] quick action
       *[no] action
    }
web-shard-equip = equip { $cost }
web-shard-dizzy = dizzy
web-shard-exhausted = exhausted
web-shard-used = used
web-shard-once = Once a turn
web-shard-once-a-turn =
    { $move ->
        [place] To Hive
        [play-from-hive] From Hive
       *[retreat] Retreat
    }
web-shard-once-done = done this turn
web-shard-attacking = attacks
web-shard-blocked = is blocked
web-shard-blocking = blocks
web-shard-said-cost = costs { $cost }
web-shard-said-count = { $count } of them
web-shard-said-figures = { $atk } attack, { $def } defence, { $dev } devotion
web-shard-said-damage = { $damage } damage
web-shard-said-items = with { $items }
web-shard-said-on = on { $card }
web-shard-title = Shard Bugs, turn { $turn }
web-shard-field-of = Field of { $name }
web-shard-field-empty = nothing on the Field
web-shard-hive-of = Hive of { $name }
web-shard-hive = Hive
web-shard-of = { $count }/{ $of }
web-shard-pays = pays
web-shard-paid = Paid by
web-shard-left-over = { $count } dust left over
web-shard-make-dust = Make { $amount } dust
web-shard-dust = Dust
web-shard-dust-made = made
web-shard-dust-kind =
    { $dust ->
        [solar] solar dust
        [lunar] lunar dust
        [meteor] meteor dust
        [draft] draft dust
       *[neutral] neutral dust
    }
web-shard-others = Your opponents
web-shard-others-choose = something can be chosen there
web-shard-race = Devotion race
web-shard-ready = +{ $amount } ready
web-shard-devotion = { $count } of { $goal } devotion
web-shard-to-act = to act
web-shard-out = out
web-shard-deck = deck
web-shard-splat = splat
web-shard-hand = hand
web-shard-splat-of = Splat Zone of { $name }
web-shard-my-hand = Your hand
web-shard-hand-empty = no cards in hand
web-shard-choose-from = Cards to choose from
web-shard-phases = Phases of the turn
web-shard-phase-beginning = Beginning
web-shard-phase-main = Main
web-shard-phase-attack = Attack
web-shard-phase-block = Block
web-shard-phase-damage = Damage
web-shard-phase-end = End
web-shard-turn =
    { $turn ->
        [0] Opening hands
       *[other] Turn { $turn }
    }
web-shard-turn-of =
    { $who ->
        [me] your turn
       *[other] { $name }
    }
web-shard-stop = Always ask me: { $phase }
web-shard-stop-legend = asks you there
web-shard-clear = Clear
web-shard-devote-all = Devote all: +{ $amount }
web-shard-confirm =
    { $choice ->
        [attack] Attack with { $count }
        [block]
            { $count ->
                [one] Confirm the block
               *[other] Confirm { $count } blocks
            }
        [mulligan] Put { $count } back
        [look] Put { $count } below
       *[other] Take { $count }
    }
web-shard-attack-all = All attack
web-shard-none =
    { $choice ->
        [attack] No attack
        [look] Leave on top
        [search] Take none
        [recover] Take none
       *[block] No block
    }
web-shard-hint =
    { $choice ->
        [attack] Choose your attackers, then confirm.
        [block] Choose a bug and the attacker that it blocks.
        [mulligan] Choose the cards to put back; you draw as many.
        [look] Choose the cards to put below your deck.
        [order-damage] { $card } deals its damage in the order that you choose.
        [dust] Choose it if it is to pay for what comes next.
        [paying] Chosen to pay. Now play a card, use an ability, or make the dust.
       *[other] Choose cards, then confirm.
    }
web-shard-you-can = You can { $list }.
web-shard-can =
    { $what ->
        [place] place a bug in your Hive
        [play] play a card
        [play-from-hive] play from your Hive
        [equip] equip
        [devote] Devote
        [ability] use an ability
        [retreat] Retreat
       *[end-main] go to combat
    }
web-shard-dropped = Some of that was not possible any more. Look again and confirm.
web-shard-note =
    { $move ->
        [play] play
        [place] to Hive
       *[other] choose
    }
web-shard-fate-splat = splat
web-shard-fate-damage = { $amount } damage
web-shard-fate-devotes = devotes
web-shard-fate-triggers = ability
web-shard-fate-lives = lives { $left }/{ $of }
web-shard-web = The web
web-shard-web-first = top resolves first
web-shard-thread =
    { $part ->
        [devote] Devotes.
        [retreat] Retreats: it moves to the Hive.
       *[equip] Is equipped.
    }
web-shard-aim =
    { $whose ->
        [mine] your { $card }
        [yes] { $card } of { $name }
       *[no] { $card }
    }
web-shard-if-pass = If everyone passes now:
web-shard-yield =
    { $form ->
        [short] Always yield
       *[full] Always yield to { $card }
    }
web-shard-yield-stop = Stop yielding to { $card }
web-shard-until = Pass until my turn
web-shard-until-stop = Ask me again
web-shard-fights = What the fights will do
web-shard-fights-not = Not counted: what anybody may still answer with.
