# The browser's pages about decks.

web-decks-title = Decks
web-decks-text = Decks for { $game }: build your own of at least { $least } cards, or take one that comes along and make it yours.
web-decks-new = Build a deck
web-decks-draft = Draft a deck
web-decks-own = Your decks
web-decks-none = You have not saved a deck yet. Start from nothing, or copy one of those below.
web-decks-built = Ready to play
web-decks-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-decks-keys = Key cards
web-decks-difficulty = Difficulty:
web-decks-here = Kept in this browser
web-decks-unfinished = Not finished: only in this browser
web-decks-delete = Delete
web-decks-delete-one = Delete { $name }
web-decks-delete-really = Really delete
web-decks-delete-sure = Really delete { $name }
web-build-title = Deck builder
web-deck-panel = Your deck
web-deck-cards = Cards to build with
web-deck-card = { $card }. { $count } of { $most } in the deck
web-deck-add = Add { $card }
web-deck-remove = Remove { $card }
web-deck-look = Look at { $card }
web-deck-copies = { $count } of { $most } copies
web-deck-curve = Cards by cost
web-deck-curve-cost = cost { $cost }: { $count }
web-deck-kind = { $kind } { $count }
web-deck-kind-unknown = unknown
web-deck-name = Name of the deck
web-deck-name-hint = New deck
web-deck-leader = Led by { $leader }. Choose another avatar
web-deck-leader-none = Choose an avatar
web-deck-leader-title = Who leads the deck?
web-deck-leader-done = Done
web-deck-size-said = { $size } cards of at least { $least }
web-deck-search = Search the cards
web-deck-search-hint = Name, text or species
web-deck-filter =
    { $fact ->
        [alliance] Alliance
        [rarity] Rarity
       *[other] { $fact }
    }
web-deck-filter-kind = Type
web-deck-filter-cost = Cost
web-deck-filter-in = In the deck
web-deck-filter-more =
    { $count ->
        [0] More filters
       *[other] More filters ({ $count })
    }
web-deck-found = { $count } of { $all } cards
web-deck-legal = Legal: ready to play
web-deck-illegal = Not legal yet
web-deck-judging = Checking …
web-deck-reasons =
    { $count ->
        [one] one reason why it is not legal
       *[other] { $count } reasons why it is not legal
    }
web-deck-line = Line { $line }:
web-deck-tray-open = Deck list
web-deck-tray-close = Back to the cards
web-deck-undo = Undo
web-deck-import = Import
web-deck-export = Export
web-deck-hand = Test hand
web-deck-share = Share
web-deck-save = Save
web-deck-saved = Saved
web-deck-play = Play it
web-deck-copy = Copy and edit
web-deck-copy-built = Copy a built deck
web-deck-missing = There is no such deck.
web-hand-title = Test hand
web-hand-text = Mark what you would exchange. { $rest } cards are left to draw from.
web-hand-drawn-text = { $rest } cards are left to draw from.
web-hand-again = New hand
web-hand-exchange =
    { $count ->
        [0] Exchange
       *[other] Exchange { $count }
    }
web-hand-draw = Draw a card
web-import-title = Import a deck
web-import-label = Deck as text or JSON
web-import-hint = A line for each card, as “4 Card Name”, and one for the avatar, as “avatar: Name”. What follows # is a comment.
web-import-read = Import
web-import-wrong =
    { $count ->
        [one] One line cannot be used
       *[other] { $count } lines cannot be used
    }
web-import-anyway =
    { $count ->
        [one] Import the one card that could be read
       *[other] Import the { $count } cards as they are
    }
web-export-title = Export the deck
web-export-text = Text
web-export-json = JSON
web-export-file = Save as a file
web-share-title = Share the deck
web-share-text = The whole deck is in this link. Whoever opens it can look at it, copy it and play it.
web-shared-title = A deck for you
web-shared-text = Somebody shared this deck with you. Copy it to make it yours, or play it as it is.
web-shared-broken = This link has no deck in it that we can read. Perhaps it was cut off.
web-play-deck-title = Play this deck
web-play-deck-level = Against
web-play-deck-theirs = Their deck
web-play-deck-begin = Begin
