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
web-cards-none = No card fits all of this. Take something away, or begin anew.
web-cards-all = Show all cards
web-cards-search = Search in names and texts
web-cards-search-hint = Name or text
web-cards-filters = Filters
web-cards-set = Set
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
web-card-stage = stage { $stage }
web-card-keywords = In other words
web-card-rulings = Rulings
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
web-rules-only-in-english = The rules are written in English only for now.
web-rules-link = Link to { $id }
