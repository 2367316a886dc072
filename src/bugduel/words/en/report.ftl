### The page that `bugduel report` makes.
###
### Figures arrive as text, already formatted for the language.

report-interval = { $low }–{ $high }%
report-range = { $low }–{ $high }
report-figure-and-interval = { $value } ({ $interval })

## The head of the page

report-kicker = Bugduel report
report-title =
    { $count ->
        [one] { $game }: one game
       *[other] { $game }: { $games } games
    }
report-what-bots = Bots
report-what-sets = Cards
report-what-decks = Decks
report-decks-built = ready-made, by deal
report-decks-random = random, by deal
report-own-deck = a custom deck
report-what-edition = Edition
report-what-date = Played
report-own-pool = a pool of { $count } cards
report-own-cards = { $count } home-made
report-nothing = This file has no games yet. Let bots play some, then make the report again.

## Headlines

report-headlines = In short
report-head-best-bot = Strongest bot
report-head-best-bot-clear = It won { $share } of its games and beats every other bot.
report-head-ahead = Ahead so far
report-head-best-bot-open = It won { $share } of its games, but its games against { $others } do not settle which is better.
report-head-first = Going first
report-head-first-helps = wins more often
report-head-first-hurts = wins less often
report-head-first-even = no clear difference
report-head-first-text = The first player won { $share }; an even game gives { $even }.
report-head-length = A game lasts
report-head-length-big = { $turns } turns
report-head-length-text = This is the median. Half of all games end between turns { $early } and { $late }; the longest took { $longest }.
report-head-most = { $statistic }: most of all
report-head-among-most = { $statistic }: among the most
report-head-most-text = { $share } of { $trials } times; the average over all cards is { $usual }.
report-head-alone = No other card comes close.
report-head-many-others = These games do not settle which card comes first.
report-head-others =
    { $count ->
        [one] One other card could be as high.
       *[other] { $count } other cards could be as high.
    }
report-head-wins = Wins most
report-head-among-wins = Among those that win most
report-head-loses = Wins least
report-head-among-loses = Among those that win least
report-head-wins-text = Its last holder won { $share } of { $trials } times; the average over all cards is { $usual }.
report-head-others-low =
    { $count ->
        [one] One other card could be as low.
       *[other] { $count } other cards could be as low.
    }

## Bots

report-bots = The bots
report-ladder = Ratings
report-ladder-about = Each bot's rating with its 95% interval.
report-ladder-note = The dot is the rating, the band its uncertainty. To see which of two bots is better, their games against each other are more precise: see below.
report-ladder-said = rating { $rating }, from { $low } to { $high }
report-standings = Standings
report-bot = Bot
report-rating = Rating
report-games = Games
report-won = Won
report-matrix = Who beats whom
report-matrix-note = How often the bot in the row beats the bot in the column. Blue is more than half, orange less; in pale cells the difference is not clear.
report-matrix-cell = { $row } against { $column }: { $share } over { $deals } deals
report-matrix-itself = itself

## Games

report-course = How games go
report-turns = Length
report-turns-about = Number of games by length in turns.
report-turns-note = Turns per game, counting those of all players. The highlighted column contains the median, { $median }.
report-turns-said =
    { $count ->
        [one] { $turns } turns: one game ({ $share })
       *[other] { $turns } turns: { $games } games ({ $share })
    }
report-first = The first player
report-first-about = How often the first player won, with its interval, compared to an even share.
report-first-note-clear = The dashed line is an even share. The band does not touch it: going first makes a difference in these games.
report-first-note-open = The dashed line is an even share. The band crosses it: these games do not show that going first makes a difference.
report-first-said = The first player won { $share }, over { $deals } deals.

## Cards

report-cards = The cards
report-cards-none = This game does not track what happens to its cards, so there are no figures for them.
report-cards-lead = Results of { $cards } cards in { $games } games. Select a name to read the card.
report-decks = Decks
report-deck = Deck
report-decks-note = How often each ready-made deck won against other decks; every bot plays it in turn. The thin line is an even share.
report-scatter = Wanted, and worth it?
report-scatter-about = Every card by how often it was { $statistic } and how often its last holder won.
report-scatter-note = Each dot is a card with at least { $least } games; the larger, the more often it was seen. Blue cards win clearly more than average (dashed), orange ones clearly less; for grey ones it is not clear. Only the outermost are labelled.
report-scatter-wins = its last holder won
report-table = Every card
report-column-card = Card
report-column-games = Games
report-column-games-hint = the number of games it was played in, and how often it was played in all
report-column-times = { $plays }×
report-column-played = Its player won
report-column-played-hint = how often the player who played it won, whoever held it later
report-column-held = Its last holder won
report-column-held-hint = how often the player who held it last won
report-of-trials = counted: { $trials }
report-no-figure = none
report-search = Search
report-search-hint = a card or a word of its text
report-set = Set
report-every-set = every set
report-home-made = home-made
report-least = At least
report-least-games = games
report-sort = Sort by
report-sort-name = name
report-sort-descending = highest first
report-sort-ascending = lowest first
report-shown = { $shown } of { $all } cards
report-shown-none = No card matches. Search for something broader, or allow fewer games.

## Notes

report-notes = How to read this
report-note-interval = Each figure comes with its 95% interval: 19 out of 20 such intervals contain the true figure, the one that endless games between the same bots would give. Few games give wide intervals. Games of the same deal are alike, so they count for less than independent games would.
report-note-colour = When many cards are compared, some stand out by luck alone. So a figure is coloured, and a headline says “most”, only if the difference is clear even with the interval widened for comparing { $count } cards at once.
report-note-baseline = Over all cards, the last holder of a card won { $held } and the player who played it { $played }. Good cards are not the only reason: a player who is ahead plays more cards, and some cards are only played from ahead. A high figure shows that a card and winning go together, not why.
report-note-expected = The bots are not equally strong, and a card that only a weak bot likes would look weak. So a win counts for a card by how much it exceeds what that bot could expect against its opponents. The figures of cards are those of equal players.
report-note-bots = These games were played by bots. What bots undervalue, the figures undervalue too.
report-note-other-rules =
    { $count ->
        [one] One game was played with another version of the rules. It counts for the bots, not for the cards.
       *[other] { $games } games were played with another version of the rules. They count for the bots, not for the cards.
    }
report-note-broken =
    { $count ->
        [one] The Record of one game cannot be replayed. It counts for the bots, not for the cards.
       *[other] The Records of { $games } games cannot be replayed. They count for the bots, not for the cards.
    }
report-foot = Made by Bugduel { $version }, an unofficial fan project. Names of games and cards belong to their owners.
