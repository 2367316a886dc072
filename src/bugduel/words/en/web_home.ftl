# The browser's start page.

web-home-title = Play now
web-home-text = One click, no account. Who do you want across the table?
web-home-text-short = No account. Who sits across?
web-home-with = With
web-home-all-sets = All { $count } sets …
web-home-change = Change
web-time = Clock
web-time-none = No clock
web-time-move = { $seconds } s a choice
web-time-total = { $minutes } min + { $increment } s
web-time-days =
    { $days ->
        [one] { $days } day a choice
       *[other] { $days } days a choice
    }
web-strength = Strength { $strength } of { $of }
web-level-larva = Has just learnt the game, and likes whatever is big.
web-level-cricket = Jumps at what looks good, and overlooks things.
web-level-beetle = Sturdy. Takes what looks best right now.
web-level-mantis = Thinks ahead for a moment, and guesses your hand.
web-level-queen = Thinks longest. The strongest opponent here.
web-level-name-larva = Larva
web-level-name-cricket = Cricket
web-level-name-beetle = Beetle
web-level-name-mantis = Mantis
web-level-name-queen = Queen
web-continue = Continue
web-continue-against = Your game against { $names }.
web-continue-shared = At this screen: { $names }.
web-continue-more =
    { $count ->
        [one] and { $count } more game
       *[other] and { $count } more games
    }
web-your-move = Your move.
web-go-on = Go on
web-tile-friend = Play a friend
web-tile-friend-short = A friend
web-tile-friend-text = Send a link. They need nothing but a browser.
web-tile-learn = Learn
web-tile-learn-short = Learn
web-tile-learn-text = The whole game in a few short steps.
web-tile-puzzles = Puzzles
web-tile-puzzles-short = Puzzles
web-tile-puzzles-text = One move wins or saves the game. Find it.
web-tile-draft = Draft
web-tile-draft-short = Draft
web-tile-draft-text = Pick cards from packs that go round, and play with them.
web-tile-cards = Cards
web-tile-cards-short = Cards
web-tile-cards-text = All of them, with rulings.
