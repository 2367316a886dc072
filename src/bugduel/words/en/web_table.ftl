# The browser's table: what is the same for every game.

web-exhausted = Exhausted
web-no-text = No text
web-sum-defeated =
    { $count ->
        [one] { $cards } has fallen.
       *[other] { $cards } have fallen.
    }
web-sum-life =
    { $who ->
        [me] Your life: { $from } → { $to }.
       *[other] Their life: { $from } → { $to }.
    }
web-aside =
    { $kind ->
        [revealed] Revealed
        [set-aside] Set aside
       *[power-discard] Used Power cards
    }
web-aside-known = Known of the hand: { $who }
web-aside-known-mine = Others know of your hand
web-back = Back
web-card-base = really { $card }
web-card-boosts = boosted with { $cards }
web-card-face = face { $number }
web-card-key = key { $key }
web-card-menu = What to do with this card
web-card-octonite = { $count } octonite
web-card-power = power { $power }
web-card-price = costs { $count } energy
web-card-printed = printed { $power }
web-card-state =
    { $state ->
        [attacking] attacks
        [blocking] blocks
        [selected] selected
       *[selectable] can be chosen
    }
web-card-taken = taken by a Mindbug
web-choose-player = Choose
web-clock = { $time } left
web-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-close = Close
web-concede-not = Play on
web-concede-sure = Really concede
web-count-energy = { $count } energy
web-count-life = { $count } life
web-count-mindbugs =
    { $count ->
        [one] { $count } Mindbug
       *[other] { $count } Mindbugs
    }
web-cover-show = Show my cards
web-cover-text = All cards are hidden. Only { $name } looks now.
web-cover-title = Hand over to { $name }
web-creatures-of = Creatures: { $who }
web-dice = Dice
web-die = Die: { $face }
web-die-1 = +1 power
web-die-2 = +2 power
web-die-3 = +3 power
web-die-4 = 1 energy
web-die-5 = 2 energy
web-die-6 = an opponent discards a card
web-discard-of = Discard pile: { $who }
web-empty-hand = No cards in hand
web-fate-falls = Falls
web-fate-would-change = Changes sides
web-fate-would-exhaust = Would be exhausted
web-fate-would-fall = Would fall
web-hidden-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-inspect = The card in large
web-reader-hint = Touch a card to read it.
web-key-space = Space
web-keys-arrows = Move between cards
web-keys-digits = Choose what has this number
web-keys-enter = Act on the card
web-keys-title = Keys
web-left = { $name } has left.
web-left-claim = End the game
web-life-lost = −{ $amount }
web-link-broken = The connection is gone. Trying again …
web-log = Log
web-log-close = Close the log
web-log-jump = Show this moment
web-log-open = Open the log
web-market = Power cards to buy
web-no-creatures = No creatures
web-offer =
    { $kind ->
        [undo]
            { $who ->
                [me] You asked to take back your last choice.
               *[other] { $name } wants to take back the last choice.
            }
        [claim]
            { $who ->
                [me] You want to end the game.
               *[other] { $name } wants to end the game, because somebody left.
            }
       *[rematch]
            { $who ->
                [me] You asked for another game.
               *[other] { $name } wants another game.
            }
    }
web-offer-no = No
web-offer-yes = Agree
web-open-discard =
    { $count ->
        [one] Discard pile of { $who }: { $count } card
       *[other] Discard pile of { $who }: { $count } cards
    }
web-over-analyse = Analyse
web-over-asked = Waiting for the others …
web-over-harder = Play { $name }
web-over-home = Start page
web-over-look = Look at the table
web-over-next = To the next game
web-over-rematch = Rematch
web-over-replay = Replay
web-over-share = Share
web-over-title =
    { $result ->
        [won] You have won
        [lost] You have lost
        [drawn] A draw
        [void] The game ended without a result
       *[watched] The game is over
    }
web-over-winner = { $name } has won
web-pile-discard = discard
web-pile-draw = draw
web-pile-hand = hand
web-player = Player { $number }
web-question = Question
web-refused-illegal = That is not possible here.
web-refused-not-allowed = That is not possible now.
web-refused-not-stored = The server could not write this down, and nothing was changed. Try again.
web-refused-out-of-time = Your time had run out.
web-refused-wrong-seat = This is not yours to decide.
web-seat-gone = disconnected
web-seat-lost = This browser is no longer signed in as the player who sits here, so you can only watch.
web-seat-turn = on turn
web-seat-waits = waits
web-side = Log and menu
web-somebody-thinks = Somebody is thinking …
web-speed =
    { $speed ->
        [off] Speed: at once
        [fast] Speed: fast
        [slow] Speed: slow
       *[normal] Speed: normal
    }
web-stage-attacks = attacks
web-stage-blocks = blocks
web-stage-now = Just now
web-stage-played = Being played
web-table-title = Mindbug, turn { $turn }
web-thinks = { $name } is thinking …
web-undo = Undo
web-why-power = Power
web-you = You
web-your-hand = Your hand
web-level-of-several = { $level } { $number }
