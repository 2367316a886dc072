# The browser's page for a new game.

web-new-title = New game
web-new-who = Who sits across?
web-new-who-teams = There are four seats: yours first, your teammate's opposite. Choose one for all others, or seat by seat below.
web-new-friend = A friend
web-new-friend-text = You get a link and a code to scan. Whoever opens it plays with you.
web-new-open = Anybody
web-new-open-text = The table is listed until somebody sits down.
web-new-screen =
    { $seats ->
        [2] Two at this screen
       *[other] All at this screen
    }
web-new-screen-text = You pass the screen on. It hides each hand from the other.
web-new-name = Name of player { $number }
web-new-seat =
    { $role ->
        [mate] Seat { $number }: your teammate
       *[opponent] Seat { $number }: an opponent
    }
web-new-sit-open = Open for a friend
web-new-sit-screen = Somebody at this screen
web-new-sum-seats = Seats 2 to { $last }: { $names }.
web-new-none = None
web-new-more = More
web-new-terms = Terms
web-new-length = Length
web-new-best-of =
    { $games ->
        [one] One game
       *[other] Best of { $games }
    }
web-new-rated = Rated
web-new-rated-text = Counts for both ratings.
web-new-rated-account = Rated games are for people with an account.
web-new-hidden = Nobody looks on
web-new-hidden-text = The game is not listed among those to watch.
web-new-undo = Choices can be taken back
web-new-undo-text = Your own last choice, while nobody has learnt anything from it. More if the others agree.
web-new-undo-rated = Not in rated games.
web-new-begin = Begin
web-new-open-table = Open the table
web-new-sum-bot = Against { $level }.
web-new-sum-friend = Against a friend.
web-new-sum-open = Against whoever sits down.
web-new-sum-screen = At one screen.
web-new-sum-with = With { $cards }.
web-new-who-several = Choose one for all others, or seat by seat below.
web-new-how-many = Players
web-new-players = { $players } players
web-new-deck =
    { $who ->
        [me] Your deck
        [them] Their deck
       *[other] Deck of seat { $number }
    }
