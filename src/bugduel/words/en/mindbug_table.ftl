### What happens in a game of Mindbug, and what players are asked.
###
### $who is "me" for the reader, $name the player's name within a sentence. $card is a card or a list of cards, $count how
### many; $seen is "no" if the reader cannot see them. $form is "short" where space is tight. $teams is "yes" for two
### against two; $team is then the player's team within a sentence, and $by the player whose card is under way.

mindbug-title = Mindbug

## Counters, zones, marks, keywords, triggers

mindbug-counter-life = { $count } life
mindbug-counter-mindbugs =
    { $count ->
        [one] 1 Mindbug
       *[other] { $count } Mindbugs
    }
mindbug-counter-used-mindbugs =
    { $count ->
        [0] { "" }
       *[other] { $count } used
    }
mindbug-pip-life = ♥
mindbug-pip-mindbugs = ◆
mindbug-pip-used-mindbugs = ◇
mindbug-team-counter-life = { mindbug-counter-life }
mindbug-counter-energy = { $count } energy
mindbug-pip-energy = ●
mindbug-zone-play = play area
mindbug-zone-hand = hand
mindbug-zone-known =
    { $teams ->
        [yes] known to others
       *[no] known to the opponent
    }
mindbug-zone-draw =
    { $form ->
        [short] draw
       *[full] draw pile
    }
mindbug-zone-discard =
    { $form ->
        [short] discard
       *[full] discard pile
    }
mindbug-zone-shown = shown
mindbug-zone-revealed = revealed
mindbug-zone-set-aside = set aside
mindbug-zone-unused =
    { $form ->
        [short] unused
       *[full] unused pile
    }
mindbug-zone-market = Power cards to buy
mindbug-zone-power-discard = bought Power cards
mindbug-zone-power-deck = Power deck
mindbug-empty-play = no creatures
mindbug-mark-exhausted = exhausted
mindbug-fact-octonite = { $count } octonite
mindbug-fact-boosts =
    { $form ->
        [short]
            { $count ->
                [one] 1 boost
               *[other] { $count } boosts
            }
       *[full]
            { $count ->
                [one] 1 boost under it: { $cards }
               *[other] { $count } boosts under it: { $cards }
            }
    }
mindbug-fact-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
mindbug-fact-face = turned
mindbug-fact-base =
    { $form ->
        [short] evolved
       *[full] evolved from { $cards }
    }
mindbug-fact-keywords-off =
    { $form ->
        [short] keywords off
       *[full] its keywords have no effect
    }
mindbug-fact-price =
    { $form ->
        [short] { $count } energy
       *[full] costs { $count } energy
    }
mindbug-die-1 = +1 power
mindbug-die-2 = +2 power
mindbug-die-3 = +3 power
mindbug-die-4 = 1 energy
mindbug-die-5 = 2 energy
mindbug-die-6 = an opponent discards a card
mindbug-trigger-play = { mindbug-when-play }
mindbug-trigger-attack = { mindbug-when-attack }
mindbug-trigger-defeated = { mindbug-when-defeated }
mindbug-trigger-end-of-turn = { mindbug-when-end-of-turn }
mindbug-trigger-discarded = Discard
mindbug-trigger-action = { mindbug-when-action }
mindbug-trigger-harvest = { mindbug-when-harvest }
mindbug-trigger-they-use-mindbug = Mindbug
mindbug-trigger-i-lose-life = Own life loss
mindbug-trigger-they-lose-life = Opponent’s life loss
mindbug-trigger-teammate-stuck = Stuck teammate
mindbug-trigger-bought = Purchase
mindbug-trigger-distribute = Octonite
mindbug-trigger-turn-face = Turning
mindbug-trigger-die-1 = Die ({ mindbug-die-1 })
mindbug-trigger-die-2 = Die ({ mindbug-die-2 })
mindbug-trigger-die-3 = Die ({ mindbug-die-3 })
mindbug-trigger-die-4 = Die ({ mindbug-die-4 })
mindbug-trigger-die-5 = Die ({ mindbug-die-5 })
mindbug-trigger-die-6 = Die ({ mindbug-die-6 })

## Questions

mindbug-ask-turn-action = Your turn. What do you do?
mindbug-ask-buy = Your turn begins. Do you buy Power cards first?
mindbug-ask-fast = A creature with { mindbug-keyword-fast } has entered play. Does it act now?
mindbug-ask-mindbug = { $by } plays { $card }. Do you use a Mindbug on it?
mindbug-ask-hunt = { $card } attacks. Which creature does it hunt?
mindbug-ask-reroll = { $card } attacks. Which dice do you reroll?
mindbug-ask-block =
    { $teams ->
        [yes] { $by } attacks your team with { $card }. Do you block?
       *[no] { $card } attacks you. Do you block?
    }
mindbug-ask-attack-again = Does { $card } attack again?
mindbug-ask-order = Several effects are waiting. Which one is next?
mindbug-ask-choose-creature = { $card }: choose a creature { $aim }.
mindbug-ask-choose-discarded = { $card }: choose a card from a discard pile { $aim }.
mindbug-ask-choose-from-hand = { $card }: choose a card from your hand { $aim }.
mindbug-ask-choose-power-card = { $card }: choose a Power card { $aim }.
mindbug-ask-choose-boost = { $card }: choose a boosted creature, then a card under it to take.
mindbug-ask-choose-opponent = { $card }: choose an opponent.
mindbug-ask-choose-pile = { $card }: choose the discard pile that the revealed card goes to.
mindbug-ask-choose-looked = { $card }: choose one of the unused cards you look at { $aim }.
mindbug-ask-name-keyword = { $card }: name a keyword.
mindbug-ask-distribute = { $card }: put 1 of its octonite onto another creature?
mindbug-ask-may = { $card }: do you use its effect?
mindbug-ask-option = { $card }: choose one.
mindbug-purpose-none = for its effect
mindbug-purpose-defeat = to defeat
mindbug-purpose-take-control = to take control of
mindbug-purpose-put-into-play = to put into play
mindbug-purpose-return-to-hand = to return to hand
mindbug-purpose-discard = to discard
mindbug-purpose-this-turn = to change for this turn
mindbug-purpose-make-attack = to attack
mindbug-purpose-put-octonite = to put octonite on
mindbug-purpose-boost = to boost
mindbug-purpose-boost-with = to boost with
mindbug-purpose-take-boost = to take
mindbug-purpose-show = to show
mindbug-purpose-give = to give away
mindbug-purpose-pass-left = to pass to the player on your left
mindbug-purpose-give-teammate = to put into your teammate's hand
mindbug-purpose-copy-play = to copy the Play effect of
mindbug-purpose-buy = to buy for free

## Choices

mindbug-move-play = Play { $card }
mindbug-move-attack = Attack with { $card }
mindbug-move-act = Use the Action of { $card }
mindbug-move-wait = Do nothing with { $card } yet
mindbug-move-buy = Buy { $card }
mindbug-move-reroll = Reroll: { $die }
mindbug-move-use-mindbug = Use a Mindbug on { $card }
mindbug-move-keep-mindbug = Don't use a Mindbug
mindbug-move-hunt = Hunt { $card }: it has to block
mindbug-move-hunt-nobody =
    { $teams ->
        [yes] Hunt nothing: the defenders choose whether to block
       *[no] Hunt nothing: the defender chooses whether to block
    }
mindbug-move-block = Block with { $card }
mindbug-move-do-not-block = Do not block
mindbug-move-attack-again = Attack again
mindbug-move-stop-attacking = Stop attacking
mindbug-move-choose =
    { $who ->
        [me] { $card } (yours)
       *[other] { $card } ({ $name }'s)
    }
mindbug-move-choose-card = { $card }
mindbug-move-choose-player =
    { $choice ->
        [choose-pile]
            { $who ->
                [me] your discard pile
               *[other] { $name }'s discard pile
            }
       *[other] { $name }
    }
mindbug-move-done = Done
mindbug-move-accept = Yes
mindbug-move-concede = Concede
mindbug-move-refuse = No
mindbug-move-name-keyword = { $keyword }
mindbug-move-turn-face = Turn it: { $power } { $keywords }
mindbug-move-option =
    { $does ->
        [none] Option { $option }
       *[other] { $does }
    }
mindbug-does-boost = Boost a creature
mindbug-does-defeat = Defeat a creature
mindbug-does-take-control = Take control of a creature
mindbug-does-take-boost = Take a boost card into your hand
mindbug-does-return-to-hand = Take it into your hand
mindbug-does-put-into-play = Put it into play
mindbug-does-discard-to-mine = Put it on your discard pile
mindbug-does-discard-to-theirs = Put it on your opponent's discard pile
mindbug-move-resolve =
    { $who ->
        [me] { $trigger } effect of { $card } (yours)
       *[other] { $trigger } effect of { $card } ({ $name }'s)
    }

## What is under way

mindbug-resolving-play = { $card } is being played
mindbug-resolving-attack =
    { $aimed ->
        [no] { $card } attacks
       *[other] { $card } fights { $targets }
    }
mindbug-resolving-rolled = dice: { $rolled }
mindbug-resolving-effect = { $trigger } effect of { $card }
mindbug-resolving-waiting =
    { $count ->
        [one] 1 effect waits
       *[other] { $count } effects wait
    }

## What happened

mindbug-event-reveal =
    { $who ->
        [me] you reveal { $card } to see who starts.
       *[other] { $name } reveals { $card } to see who starts.
    }
mindbug-event-turn =
    { $who ->
        [me] turn { $turn }: yours
       *[other] turn { $turn }: { $name }
    }
mindbug-event-draw =
    { $who ->
        [me] you draw { $card }.
       *[other]
            { $seen ->
                [yes] { $name } draws { $card }.
               *[no]
                    { $count ->
                        [one] { $name } draws a card.
                       *[other] { $name } draws { $count } cards.
                    }
            }
    }
mindbug-event-draw-unused =
    { $who ->
        [me] you draw { $card } from the unused pile.
       *[other]
            { $seen ->
                [yes] { $name } draws { $card } from the unused pile.
               *[no]
                    { $count ->
                        [one] { $name } draws a card from the unused pile.
                       *[other] { $name } draws { $count } cards from the unused pile.
                    }
            }
    }
mindbug-event-play =
    { $who ->
        [me] you play { $card }.
       *[other] { $name } plays { $card }.
    }
mindbug-event-mindbug =
    { $who ->
        [me] you use a Mindbug on { $card }.
       *[other] { $name } uses a Mindbug on { $card }.
    }
mindbug-event-keep-mindbug =
    { $who ->
        [me] you don't use a Mindbug on { $card }.
       *[other] { $name } doesn't use a Mindbug on { $card }.
    }
mindbug-event-enter =
    { $who ->
        [me]
            { $count ->
                [one] { $card } comes into play for you.
               *[other] { $card } come into play for you.
            }
       *[other]
            { $count ->
                [one] { $card } comes into play for { $name }.
               *[other] { $card } come into play for { $name }.
            }
    }
mindbug-event-effect = { $trigger } effect of { $card }.
mindbug-event-octonite =
    { $amount ->
        [-1]
            { $count ->
                [one] { $card } loses 1 octonite and has { $octonite } left.
               *[other] { $card } lose 1 octonite each and have { $octonite } left.
            }
       *[other]
            { $count ->
                [one] { $card } gets { $amount } octonite and has { $octonite }.
               *[other] { $card } get { $amount } octonite each and have { $octonite }.
            }
    }
mindbug-event-boost =
    { $who ->
        [me] your { $card } is boosted with { $with }.
       *[other] { $name }'s { $card } is boosted with { $with }.
    }
mindbug-event-take-boost =
    { $who ->
        [me] you take the boost { $card } into your hand.
       *[other] { $name } takes the boost { $card } into their hand.
    }
mindbug-event-roll =
    { $who ->
        [me] you roll for { $card }: { $rolled }.
       *[other] { $name } rolls for { $card }: { $rolled }.
    }
mindbug-event-roll-number =
    { $who ->
        [me] you roll a { $number } for { $card }.
       *[other] { $name } rolls a { $number } for { $card }.
    }
mindbug-event-energy =
    { $who ->
        [me] you gain { $amount } energy and have { $energy }.
       *[other] { $name } gains { $amount } energy and has { $energy }.
    }
mindbug-event-buy =
    { $who ->
        [me] you buy { $card }.
       *[other] { $name } buys { $card }.
    }
mindbug-event-evolve =
    { $who ->
        [me] your creature evolves into { $card }.
       *[other] { $name }'s creature evolves into { $card }.
    }
mindbug-event-set-aside =
    { $count ->
        [one] { $card } is set aside.
       *[other] { $card } are set aside.
    }
mindbug-event-turn-face = { $card } is turned.
mindbug-event-attack =
    { $who ->
        [me] your { $card } attacks.
       *[other] { $name } attacks with { $card }.
    }
mindbug-event-hunt =
    { $who ->
        [me] you hunt { $card }: it has to block.
       *[other] { $name } hunts { $card }: it has to block.
    }
mindbug-event-block =
    { $who ->
        [me] you block with { $card }.
       *[other] { $name } blocks with { $card }.
    }
mindbug-event-unblocked = { $card } is not blocked.
mindbug-event-exhaust =
    { $count ->
        [one] { $card } is exhausted instead of defeated.
       *[other] { $card } are exhausted instead of defeated.
    }
mindbug-event-defeat =
    { $who ->
        [me]
            { $count ->
                [one] your { $card } is defeated.
               *[other] your { $card } are defeated.
            }
       *[other]
            { $count ->
                [one] { $name }'s { $card } is defeated.
               *[other] { $name }'s { $card } are defeated.
            }
    }
mindbug-event-control =
    { $who ->
        [me] you take control of { $card }.
       *[other] { $name } takes control of { $card }.
    }
mindbug-event-discard =
    { $who ->
        [me] you discard { $card }.
       *[other] { $name } discards { $card }.
    }
mindbug-event-discard-to =
    { $who ->
        [me]
            { $count ->
                [one] { $card } goes to your discard pile.
               *[other] { $card } go to your discard pile.
            }
       *[other]
            { $count ->
                [one] { $card } goes to { $name }'s discard pile.
               *[other] { $card } go to { $name }'s discard pile.
            }
    }
mindbug-event-discard-from-draw-pile =
    { $who ->
        [me] you discard { $card } from your draw pile.
       *[other] { $name } discards { $card } from their draw pile.
    }
mindbug-event-return =
    { $who ->
        [me] you take { $card } from a discard pile into your hand.
       *[other] { $name } takes { $card } from a discard pile into their hand.
    }
mindbug-event-leave =
    { $who ->
        [me]
            { $count ->
                [one] { $card } goes from play to your hand.
               *[other] { $card } go from play to your hand.
            }
       *[other]
            { $count ->
                [one] { $card } goes from play to { $name }'s hand.
               *[other] { $card } go from play to { $name }'s hand.
            }
    }
# Among four players a card is not only stolen but also given: what they have in common is who gets it.
mindbug-event-steal =
    { $teams ->
        [yes]
            { $seen ->
                [yes]
                    { $who ->
                        [me] you get { $card } from { mindbug-giver-named }.
                       *[other] { $name } gets { $card } from { mindbug-giver-named }.
                    }
               *[no]
                    { $count ->
                        [one] { $name } gets a card from { mindbug-giver-named }.
                       *[other] { $name } gets { $count } cards from { mindbug-giver-named }.
                    }
            }
       *[no]
            { $seen ->
                [yes]
                    { $who ->
                        [me] you steal { $card }.
                       *[other] { $name } steals { $card }.
                    }
               *[no]
                    { $count ->
                        [one] { $name } steals a card.
                       *[other] { $name } steals { $count } cards.
                    }
            }
    }
mindbug-giver-named = { $from-seat }
mindbug-event-look =
    { $who ->
        [me]
            { $seen ->
                [yes] you look at cards of the unused pile: { $cards }.
               *[no] you look at cards of the unused pile.
            }
       *[other]
            { $seen ->
                [yes] { $name } looks at cards of the unused pile: { $cards }.
               *[no]
                    { $amount ->
                        [one] { $name } looks at the top card of the unused pile.
                       *[other] { $name } looks at the top { $amount } cards of the unused pile.
                    }
            }
    }
mindbug-event-receive-unused =
    { $seen ->
        [yes]
            { $who ->
                [me] { $card } goes from the unused pile to your hand.
               *[other] { $card } goes from the unused pile to { $name }'s hand.
            }
       *[no] one of the cards goes to { $name }'s hand.
    }
mindbug-event-show =
    { $seen ->
        [yes]
            { $who ->
                [me] you show { $card }.
               *[other] { $name } shows { $card }.
            }
       *[no]
            { $teams ->
                [yes]
                    { $count ->
                        [one] { $name } shows another player a card.
                       *[other] { $name } shows another player { $count } cards.
                    }
               *[no]
                    { $count ->
                        [one] { $name } shows the other player a card.
                       *[other] { $name } shows the other player { $count } cards.
                    }
            }
    }
mindbug-event-swap-hands =
    { $who ->
        [none] The players swap hands.
        [me] you swap hands with { $with-seat }.
       *[other] { $name } swaps hands with { $with-seat }.
    }
mindbug-event-unused-under =
    { $who ->
        [me]
            { $count ->
                [one] an unused card goes under your draw pile.
               *[other] { $count } unused cards go under your draw pile.
            }
       *[other]
            { $count ->
                [one] an unused card goes under { $name }'s draw pile.
               *[other] { $count } unused cards go under { $name }'s draw pile.
            }
    }
mindbug-life-amount = { $amount } life
mindbug-event-gain-life =
    { $teams ->
        [yes] { $team } gains { mindbug-life-amount } and has { $life }.
       *[no]
            { $who ->
                [me] you gain { mindbug-life-amount } and have { $life }.
               *[other] { $name } gains { mindbug-life-amount } and has { $life }.
            }
    }
mindbug-event-lose-life =
    { $teams ->
        [yes] { $team } loses { mindbug-life-amount } and has { $life } left.
       *[no]
            { $who ->
                [me] you lose { mindbug-life-amount } and have { $life } left.
               *[other] { $name } loses { mindbug-life-amount } and has { $life } left.
            }
    }
mindbug-event-set-life =
    { $teams ->
        [yes] { $team } now has { $life } life.
       *[no]
            { $who ->
                [me] your life is now { $life }.
               *[other] { $name }'s life is now { $life }.
            }
    }
mindbug-event-refresh =
    { $who ->
        [me]
            { $mindbugs ->
                [one] you refresh a Mindbug and have 1.
               *[other] you refresh a Mindbug and have { $mindbugs }.
            }
       *[other]
            { $mindbugs ->
                [one] { $name } refreshes a Mindbug and has 1.
               *[other] { $name } refreshes a Mindbug and has { $mindbugs }.
            }
    }
mindbug-event-lose-mindbug =
    { $who ->
        [me]
            { $mindbugs ->
                [one] one of your Mindbugs is turned face down; 1 is left.
               *[other] one of your Mindbugs is turned face down; { $mindbugs } are left.
            }
       *[other]
            { $mindbugs ->
                [one] one of { $name }'s Mindbugs is turned face down; 1 is left.
               *[other] one of { $name }'s Mindbugs is turned face down; { $mindbugs } are left.
            }
    }
mindbug-event-this-turn =
    { $bonus ->
        [none]
            { $count ->
                [one] { $card } is changed for this turn.
               *[other] { $card } are changed for this turn.
            }
       *[other]
            { $count ->
                [one] { $card } has { $bonus } power this turn.
               *[other] { $card } have { $bonus } power this turn.
            }
    }
mindbug-event-end =
    { $winners-count ->
        [0] Nobody wins: the game went on too long.
        [2]
            { $reason ->
                [life] { $winners-team } wins: { mindbug-losers } has no life left.
                [concede] { $winners-team } wins: { mindbug-losers } concedes.
                [card] { $winners-team } wins.
               *[other] { $winners-team } wins: a player of { mindbug-losers } has no turn action.
            }
       *[other]
            { $reason ->
                [life]
                    { $winners-is ->
                        [me] you win: your opponent has no life left.
                       *[other]
                            { $reader ->
                                [plays] { $winners } wins: you have no life left.
                               *[watches] { $winners } wins: the other player has no life left.
                            }
                    }
                [concede]
                    { $winners-is ->
                        [me] you win: your opponent concedes.
                       *[other]
                            { $reader ->
                                [plays] { $winners } wins: you concede.
                               *[watches] { $winners } wins: the other player concedes.
                            }
                    }
                [card]
                    { $winners-is ->
                        [me] you win.
                       *[other] { $winners } wins.
                    }
               *[other]
                    { $winners-is ->
                        [me] you win: your opponent has no turn action.
                       *[other]
                            { $reader ->
                                [plays] { $winners } wins: you have no turn action.
                               *[watches] { $winners } wins: the other player has no turn action.
                            }
                    }
            }
    }

mindbug-losers =
    { $winners-is ->
        [me] the other team
       *[other]
            { $reader ->
                [plays] your team
               *[watches] the other team
            }
    }

mindbug-ask-discard-or-defeat = { $card }: do you discard a card? If not, you must defeat one of your creatures.

## What reports count: as a column, within a sentence, and what it means

mindbug-statistic-mindbugged = Mindbugged
mindbug-statistic-mindbugged-within = mindbugged
mindbug-statistic-mindbugged-hint = how often it was taken with a Mindbug, out of the times somebody was asked
mindbug-statistic-defeated = Defeated
mindbug-statistic-defeated-within = defeated
mindbug-statistic-defeated-hint = how many of those that entered play were defeated
