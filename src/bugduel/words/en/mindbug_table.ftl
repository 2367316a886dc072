### What happens at a table of Mindbug, and what is asked there.
###
### $who is "me" where it is the reader, $name the player's name within a sentence. $card is a card or a list of cards,
### $count how many; $seen is "no" where the reader cannot see them. $after is the kind of event before this one.

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
mindbug-zone-play = play area
mindbug-zone-hand = hand
mindbug-zone-known = known to the opponent
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
mindbug-empty-play = no creatures
mindbug-mark-exhausted = exhausted
mindbug-keyword-frenzy = { keyword-frenzy }
mindbug-keyword-frenzy-help = { keyword-frenzy-help }
mindbug-keyword-hunter = { keyword-hunter }
mindbug-keyword-hunter-help = { keyword-hunter-help }
mindbug-keyword-poisonous = { keyword-poisonous }
mindbug-keyword-poisonous-help = { keyword-poisonous-help }
mindbug-keyword-sneaky = { keyword-sneaky }
mindbug-keyword-sneaky-help = { keyword-sneaky-help }
mindbug-keyword-tough = { keyword-tough }
mindbug-keyword-tough-help = { keyword-tough-help }
mindbug-trigger-play = { trigger-play }
mindbug-trigger-attack = { trigger-attack }
mindbug-trigger-defeated = { trigger-defeated }
mindbug-trigger-end-of-turn = { trigger-end-of-turn }
mindbug-trigger-discarded = Discard

## Questions

mindbug-ask-turn-action = Your turn: play a card, or attack with a creature.
mindbug-ask-mindbug = Your opponent plays { $card }. Do you use a Mindbug on it?
mindbug-ask-hunt = { $card } attacks. Which creature does it hunt?
mindbug-ask-block = { $card } attacks you. Do you block?
mindbug-ask-attack-again = Does { $card } attack once more?
mindbug-ask-order = Several effects are waiting. Which one comes next?
mindbug-ask-choose-creature = { $card }: choose a creature { $aim }.
mindbug-ask-choose-discarded = { $card }: choose a card from a discard pile { $aim }.
mindbug-ask-choose-from-hand = { $card }: choose a card from your hand { $aim }.
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

## Choices

mindbug-move-play = Play { $card }
mindbug-move-attack = Attack with { $card }
mindbug-move-use-mindbug = Use a Mindbug on { $card }
mindbug-move-keep-mindbug = Use no Mindbug
mindbug-move-hunt = Hunt { $card }: it has to block
mindbug-move-hunt-nobody = Hunt nothing: the defender decides on blocking
mindbug-move-block = Block with { $card }
mindbug-move-do-not-block = Do not block
mindbug-move-attack-again = Attack once more
mindbug-move-stop-attacking = Stop attacking
mindbug-move-choose =
    { $who ->
        [me] { $card } (yours)
       *[other] { $card } (of { $name })
    }
mindbug-move-choose-card = { $card }
mindbug-move-done = That is all
mindbug-move-accept = Yes
mindbug-move-refuse = No
mindbug-move-option = Option { $number }
mindbug-move-resolve =
    { $who ->
        [me] { $trigger } effect of { $card } (yours)
       *[other] { $trigger } effect of { $card } (of { $name })
    }

## What is under way

mindbug-resolving-play = { $card } is being played
mindbug-resolving-attack =
    { $target ->
        [none] { $card } attacks
       *[other] { $card } fights { $target }
    }
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
        [me] you use no Mindbug on { $card }.
       *[other] { $name } uses no Mindbug on { $card }.
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
                [one] { $card } of { $name } is defeated.
               *[other] { $card } of { $name } are defeated.
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
mindbug-event-discard-from-draw-pile =
    { $who ->
        [me] you discard { $card } from your draw pile.
       *[other] { $name } discards { $card } from the draw pile.
    }
mindbug-event-return =
    { $who ->
        [me] you take { $card } from a discard pile into your hand.
       *[other] { $name } takes { $card } from a discard pile into the hand.
    }
mindbug-event-leave =
    { $who ->
        [me]
            { $count ->
                [one] { $card } returns to your hand.
               *[other] { $card } return to your hand.
            }
       *[other]
            { $count ->
                [one] { $card } returns to the hand of { $name }.
               *[other] { $card } return to the hand of { $name }.
            }
    }
mindbug-event-steal =
    { $who ->
        [me] you steal { $card }.
       *[other] { $name } steals { $card }.
    }
mindbug-event-gain-life =
    { $who ->
        [me] you gain { $amount } life and have { $life }.
       *[other] { $name } gains { $amount } life and has { $life }.
    }
mindbug-event-lose-life =
    { $who ->
        [me] you lose { $amount } life and have { $life } left.
       *[other] { $name } loses { $amount } life and has { $life } left.
    }
mindbug-event-set-life =
    { $who ->
        [me] your life is now { $life }.
       *[other] the life of { $name } is now { $life }.
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
mindbug-event-this-turn =
    { $count ->
        [one] { $card } is changed for this turn.
       *[other] { $card } are changed for this turn.
    }
mindbug-event-win =
    { $reason ->
        [life]
            { $who ->
                [me] you win: your opponent has no life left.
               *[other] { $name } wins: the other player has no life left.
            }
        [card]
            { $who ->
                [me] you win.
               *[other] { $name } wins.
            }
       *[other]
            { $who ->
                [me] you win: your opponent has no turn action.
               *[other] { $name } wins: the other player has no turn action.
            }
    }
mindbug-event-drawn = Nobody wins: the game has gone on too long.
