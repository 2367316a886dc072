### The table of Shard Bugs, and what players are asked.
###
### $who is "me" for the reader, $name the player's name within a sentence; $whom, $owner and $winners are other players,
### with $whom-is and so on. $card is a card or a list of cards, $count how many; $seen is "no" if the reader cannot see
### them. $part is the text of an ability, $parted whether there is one. $form is "short" where space is tight. $seats is
### the number of players.

shardbugs-title = Shard Bugs

# What a newcomer must know, shown below the list of commands.
shardbugs-help =
    You win with 20 devotion, and lose if you have to draw from an empty deck. Once a turn you may place a bug from your
    hand in your Hive. The bugs there pay for what you play: each generates 1 dust a turn of its kind (S, L, M or
    neutral). Bugs on your Field Devote for their DEV, or attack a player, who loses that much devotion. Dizzy bugs
    arrived this turn and can only block. Whatever is played can be responded to before it resolves: that is the web.

## Counters, zones, marks, facts

shardbugs-counter-devotion = { $count }/20 devotion
shardbugs-counter-dust-neutral = { $count } neutral dust
shardbugs-counter-dust-solar = { $count } solar dust
shardbugs-counter-dust-lunar = { $count } lunar dust
shardbugs-counter-dust-meteor = { $count } meteor dust
shardbugs-counter-dust-draft = { $count } draft dust
shardbugs-counter-workers =
    { $form ->
        [short] { "" }
       *[full] { $count } ready in Hive
    }
shardbugs-pip-devotion = { "" }
shardbugs-pip-dust-neutral = ○
shardbugs-pip-dust-solar = ●
shardbugs-pip-dust-lunar = ●
shardbugs-pip-dust-meteor = ●
shardbugs-pip-dust-draft = ◐
shardbugs-pip-workers = { "" }
shardbugs-zone-field = Field
shardbugs-zone-hive = Hive
shardbugs-zone-throne = Throne
shardbugs-zone-hand = hand
shardbugs-zone-known = known to others
shardbugs-zone-deck =
    { $form ->
        [short] deck
       *[full] deck, known from the top
    }
shardbugs-zone-splat =
    { $form ->
        [short] splat
       *[full] Splat Zone
    }
shardbugs-chip-throne = { $cards }
shardbugs-empty-field = nothing
shardbugs-empty-hive = nothing
shardbugs-mark-none = ready
shardbugs-mark-exhausted = exhausted
shardbugs-mark-held = will not ready
shardbugs-mark-used = ability used
shardbugs-mark-dizzy = dizzy
shardbugs-mark-attacking = attacks
shardbugs-mark-blocked = blocked
shardbugs-mark-blocking = blocks
shardbugs-mark-token = token
shardbugs-fact-dev =
    { $form ->
        [tiny] { "" }
       *[other] DEV { $count }
    }
shardbugs-fact-damage = { $count } damage
shardbugs-fact-plus =
    { $form ->
        [full]
            { $count ->
                [one] a +1/+1 counter
               *[other] { $count } +1/+1 counters
            }
       *[short] { $count }× +1/+1
    }
shardbugs-fact-minus =
    { $form ->
        [full]
            { $count ->
                [one] a -1/-1 counter
               *[other] { $count } -1/-1 counters
            }
       *[short] { $count }× -1/-1
    }
shardbugs-fact-on = on { $cards }
shardbugs-fact-items =
    { $form ->
        [full] equipped with { $cards }
       *[short]
            { $count ->
                [one] { $cards }
               *[other] { $count } items
            }
    }
shardbugs-fact-owner = owned by { $owner }
shardbugs-fact-cannot = { $cards }
shardbugs-cannot-attack = cannot attack
shardbugs-cannot-block = cannot block
shardbugs-cannot-devote = cannot Devote
shardbugs-cannot-retreat = cannot Retreat
shardbugs-cannot-ready = does not ready
shardbugs-cannot-deal-damage = deals no damage

## Phases, and moments to stop at

shardbugs-phase-start = before the first turn
shardbugs-phase-beginning = Beginning Phase
shardbugs-phase-main = Main Phase
shardbugs-phase-attack = Attack step
shardbugs-phase-block = Block step
shardbugs-phase-damage = Damage step
shardbugs-phase-end = End Phase
shardbugs-moment-beginning = end of the Beginning Phase
shardbugs-moment-main = end of the Main Phase
shardbugs-moment-attack = end of the Attack step
shardbugs-moment-block = end of the Block step
shardbugs-moment-damage = end of the Damage step
shardbugs-moment-end = End Phase
shardbugs-moment-web = whenever there is a web
shardbugs-view-time-left =
    { $count ->
        [0] last turn
        [one] 1 more turn
       *[other] { $count } more turns
    }

## What any bug can do, for abilities that are not printed on the card

shardbugs-part-played = has been played
shardbugs-part-devote = Devote
shardbugs-part-retreat = Retreat
shardbugs-part-equip = equip
shardbugs-part-focus = { shardbugs-keyword-focus }
shardbugs-part-plink = { shardbugs-keyword-plink }
shardbugs-part-hardshell = { shardbugs-keyword-hardshell }
shardbugs-part-bounty = { shardbugs-keyword-bounty }

## Questions

shardbugs-ask-mulligan = Your opening hand. Which cards do you put back to draw as many others?
shardbugs-ask-main = Your Main Phase. What do you do?
shardbugs-ask-priority =
    { $moment ->
        [web]
            { $waits ->
                [card] Do you respond to { $waiting }?
                [played]
                    { $by-is ->
                        [me] You have played a card. Do you respond before the web resolves?
                       *[other] { $by } has played a card. Do you respond?
                    }
               *[none] Do you respond before the web resolves?
            }
        [beginning] The Beginning Phase ends. Do you do anything?
        [main] The Main Phase ends. Do you do anything?
        [attack] The Attack step ends. Do you do anything?
        [block] The Block step ends. Do you do anything?
        [damage] The Damage step ends. Do you do anything?
       *[end] The End Phase begins. Do you do anything?
    }
shardbugs-ask-attack = Which bugs attack?
shardbugs-ask-block = Which bugs block?
shardbugs-ask-order-damage = Which bug is dealt damage next?
shardbugs-ask-order-triggers = Which ability goes onto the web next? The last one resolves first.
shardbugs-ask-mode = { $card }: choose one.
shardbugs-ask-target = { $card }: choose a target.
shardbugs-ask-price = { $card }: choose what you pay with.
shardbugs-ask-spend = { $card }: how do you pay?
shardbugs-ask-choose = { $card }: choose a card on the table.
shardbugs-ask-discard = { $card }: choose a card to discard.
shardbugs-ask-look = { $card }: which cards do you put on the bottom of your deck?
shardbugs-ask-search = { $card }: which card do you take from your deck?
shardbugs-ask-recover = { $card }: which card do you take from the Splat Zone?
shardbugs-ask-put-from-hand = { $card }: which card do you put into play from your hand?
shardbugs-ask-may = { $card }: do you use this?
shardbugs-ask-pay = { $card }: do you pay { $cost }?

## Choices

shardbugs-move-keep = Keep this hand
shardbugs-move-put-back = Put back { $card }
shardbugs-move-play = Play { $card }
shardbugs-move-place = Place { $card } in the Hive
shardbugs-move-play-from-hive = Play { $card } from the Hive
shardbugs-move-devote = Devote with { $card } for { $amount }
shardbugs-move-retreat = Retreat with { $card } to the Hive
shardbugs-move-equip = Equip { $card }
shardbugs-move-activate = Use { $card }: { $part }
shardbugs-move-use-avatar = Use { $card }: { $part }
shardbugs-move-generate = Generate dust with { $card }
shardbugs-move-end-main = End the Main Phase
shardbugs-move-pass = Pass
shardbugs-move-attack =
    { $seats ->
        [2] Attack with { $card }
       *[other] Attack { $whom } with { $card }
    }
shardbugs-move-block = Block { $with } with { $card }
shardbugs-move-next-damaged = { $card }, by { $with }
shardbugs-move-target =
    { $who ->
        [me] { $card } (yours)
       *[other] { $card } ({ $name }'s)
    }
shardbugs-move-target-player = { $name }
shardbugs-move-target-thread =
    { $who ->
        [me] { shardbugs-thread } (yours)
       *[other] { shardbugs-thread } ({ $name }'s)
    }
shardbugs-move-no-target = No further target
shardbugs-move-mode = { $part }
shardbugs-move-choose = { shardbugs-move-target }
shardbugs-move-choose-card = { $card }
shardbugs-move-spend =
    { $dust ->
        [solar] Solar dust
        [lunar] Lunar dust
        [meteor] Meteor dust
        [draft] Draft dust
       *[neutral] Neutral dust
    }
shardbugs-move-add = { shardbugs-thread }
shardbugs-move-done =
    { $choice ->
        [attack] No more attackers
        [block] No more blockers
        [look] Keep the rest on top
       *[other] Done
    }
shardbugs-move-accept = Yes
shardbugs-move-refuse = No
shardbugs-move-concede = Concede
shardbugs-move-call-time = Call time

# Many choices are shown side by side, after what they have in common.
shardbugs-group-put-back = Put back
shardbugs-group-play = Play
shardbugs-group-place = Into Hive
shardbugs-group-play-from-hive = From Hive
shardbugs-group-devote = Devote
shardbugs-group-retreat = Retreat
shardbugs-group-equip = Equip
shardbugs-group-activate = Use
shardbugs-group-use-avatar = Avatar
shardbugs-group-generate = Generate
shardbugs-group-attack = Attack
shardbugs-group-block = Block
shardbugs-pick-devote = { $card } +{ $amount }
shardbugs-pick-activate = { $card }: { $part }
shardbugs-pick-use-avatar = { $card }: { $part }
shardbugs-pick-attack =
    { $seats ->
        [2] { $card }
       *[other] { $card } → { $whom }
    }
shardbugs-pick-block = { $with } ← { $card }

## The web

shardbugs-web = Web: the top one resolves next
shardbugs-thread =
    { $parted ->
        [yes] { $card }: { $part }
       *[no] { $card }
    }
shardbugs-aimed-thread =
    { $aimed ->
        [yes]
            { $parted ->
                [yes] { $card } → { $targets }: { $part }
               *[no] { $card } → { $targets }
            }
       *[no] { shardbugs-thread }
    }
shardbugs-whose-thread =
    { $who ->
        [me] you
       *[other] { $name }
    }
shardbugs-resolving-waiting = { shardbugs-whose-thread } · { shardbugs-aimed-thread }
shardbugs-resolving-triggered = { shardbugs-whose-thread } · { shardbugs-aimed-thread } (to be added)
shardbugs-resolving-announced = { shardbugs-whose-thread } · { shardbugs-aimed-thread } (being announced)
shardbugs-resolving-resolving = { shardbugs-whose-thread } · { shardbugs-aimed-thread } (resolving)
shardbugs-resolving-played = { shardbugs-whose-thread } · the card that was just played

## What reports count: as a column, within a sentence, and what it means

shardbugs-statistic-placed = Placed
shardbugs-statistic-placed-within = placed in the Hive
shardbugs-statistic-placed-hint = how many of those used at all were placed from hand into the Hive
shardbugs-statistic-devoted = Devoted
shardbugs-statistic-devoted-within = devoted
shardbugs-statistic-devoted-hint = how many of those that entered the Field Devoted at least once
shardbugs-statistic-splat = Splat
shardbugs-statistic-splat-within = splat
shardbugs-statistic-splat-hint = how many of those that entered the Field were splat
