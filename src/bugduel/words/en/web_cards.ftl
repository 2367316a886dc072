# The browser's pages about cards and rules.

web-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-cards-of = of { $count }
web-cards-sort = Order
web-cards-sort-set = By set
web-cards-sort-name = By name
web-cards-sort-power = By power
web-cards-sort-cost = By cost
web-cards-sort-wins = By wins
web-cards-none = No card fits all of this. Take something away, or begin anew.
web-cards-all = Show all cards
web-cards-search = Search in names and texts
web-cards-search-hint = Name or text
web-cards-filters = Filters
web-cards-set = Set
web-cards-kind = Kind
web-cards-alliance = Alliance
web-cards-rarity = Rarity
web-cards-keyword = Keyword
web-cards-trigger = Effect
web-cards-power = Power: { $from } to { $to }
web-cards-power-least = Least power
web-cards-power-most = Most power
web-card-page = Open its page
web-card-in-set = { $set }, { $number }
web-card-copies =
    { $count ->
        [one] one copy
       *[other] { $count } copies
    }
web-card-most-copies = at most { $count } in a deck
web-card-stage = stage { $stage }
web-card-keywords = In other words
web-card-rulings = Rules about it
web-card-rulings-none = Only what holds for all cards.
web-card-rulings-more =
    { $count ->
        [one] One more rule
       *[other] { $count } more rules
    }
web-figures = In games between bots
web-figures-played = Who plays it wins
web-figures-held = Whoever ends up with it wins
web-figures-mindbugged = A Mindbug takes it
web-figures-range = { $low }% to { $high }%
web-figures-range-said = probably between { $low }% and { $high }%, all cards together { $usual }%
web-figures-counted = In { $games } of { $all } games between bots ({ $bot }). The bar is the 95% interval, the line the average of all cards.
web-figures-wins = wins { $number }%
web-figures-unknown = not counted
web-figures-few = So few games say little.
web-figures-none = This card was in none of the { $all } games that bots played for these figures.
web-figures-nobody = Nobody has counted games with this card yet.
web-card-others = Other cards
web-card-set = All of { $set }
web-card-missing = No such card
web-card-missing-text = No card has this name. Perhaps a letter is missing.
web-card-to-all = To all cards
web-rules-search = Search in the rules
web-rules-search-hint = Word or id
web-rules-contents = Contents
web-rules-none = No rule has all these words.
web-rules-all = Show all rules
web-rules-link = Link to { $id }
