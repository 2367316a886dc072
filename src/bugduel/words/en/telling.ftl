### Messages shared by all games and clients.

telling-seat-me = you
telling-seat-opponent = your opponent
telling-seat-teammate = your teammate
telling-seat-player = player { $number }
telling-whose-card =
    { $who ->
        [me] your { $card }
       *[other] { $name }'s { $card }
    }
telling-team-mine = your team
telling-team-other = the other team
telling-team-number = team { $number }
telling-list-and = { $first } and { $last }
telling-list-none = nothing
telling-times = { $what } ×{ $count }
telling-winner =
    { $who ->
        [me] You won.
       *[other] { $name } won.
    }
telling-winner-team = { $team } won.
telling-tied = Nobody won.
telling-unfinished = The game was left here.
telling-difficulty =
    { $difficulty ->
        [1] Easy
        [2] Medium
       *[3] Hard
    }

## Numbers

telling-decimal = .
telling-thousands = ,
telling-percent = { $number }%
