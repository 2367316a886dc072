### What a choice will surely do, and what a power is made of. Shared by all games.

telling-foreseen-leaves =
    { $count ->
        [one] { $cards } leaves play.
       *[other] { $cards } leave play.
    }
telling-foreseen-enters =
    { $who ->
        [me]
            { $count ->
                [one] { $cards } comes into play on your side.
               *[other] { $cards } come into play on your side.
            }
       *[other]
            { $count ->
                [one] { $cards } comes into play on the side of { $name }.
               *[other] { $cards } come into play on the side of { $name }.
            }
    }
telling-foreseen-controller =
    { $who ->
        [me] you take control of { $cards }.
       *[other] { $name } takes control of { $cards }.
    }
telling-foreseen-power = { $card }: power { $before } → { $after }.
telling-foreseen-hand =
    { $who ->
        [me] cards in your hand: { $before } → { $after }.
       *[other] cards in the hand of { $name }: { $before } → { $after }.
    }
telling-foreseen-wins =
    { $teams ->
        [yes] { $team } wins.
       *[no]
            { $who ->
                [me] you win.
               *[other] { $name } wins.
            }
    }
telling-foreseen-if-allowed = If nobody steps in: { $text }

## What a power is made of

telling-power = { $card } has power { $power }: { $parts }.
telling-power-printed = { $amount } printed
telling-power-card =
    { $named ->
        [yes] { $amount } from { $card }
       *[no] { $amount } from an effect
    }
telling-power-boosts = { $amount } from boosts
telling-power-counters = { $amount } from counters
telling-power-turn = { $amount } this turn
telling-power-least = { $amount } because it cannot be lower
