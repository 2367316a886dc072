### The page that `bugduel report` makes of many games.
###
### Figures come as text, already in the language's way of writing them.

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
report-decks-built = the built ones, by deal
report-decks-random = random ones
report-own-deck = a deck of its own
report-what-edition = Edition
report-what-date = Played
report-own-pool = a pool of { $count } cards
report-own-cards = { $count } home-made
report-nothing = No games are in this file yet. Let bots play some, and make the report again.

## Headlines

report-headlines = In short
report-head-best-bot = Strongest bot
report-head-best-bot-clear = It won { $share } of its games, and each of the other bots loses to it.
report-head-ahead = Ahead so far
report-head-best-bot-open = It won { $share } of its games, but its games against { $others } do not settle who is better.
report-head-first = Going first
report-head-first-helps = wins more often
report-head-first-hurts = wins less often
report-head-first-even = no clear difference
report-head-first-text = The first player won { $share }; an even game gives { $even }.
report-head-length = A game lasts
report-head-length-big = { $turns } turns
report-head-length-text = That is the median. Half of all games end between turns { $early } and { $late }; the longest took { $longest }.
report-head-most = { $statistic }: most of all
report-head-among-most = { $statistic }: among the most
report-head-most-text = { $share } of { $trials } times; over all cards it is { $usual }.
report-head-alone = No other card comes near.
report-head-many-others = Which card is the very first, these games leave open.
report-head-others =
    { $count ->
        [one] One other card could be as high.
       *[other] { $count } other cards could be as high.
    }
report-head-wins = Wins most
report-head-among-wins = Among those that win most
report-head-loses = Wins least
report-head-among-loses = Among those that win least
report-head-wins-text = Whoever had it last won { $share } of { $trials } times; over all cards it is { $usual }.
report-head-others-low =
    { $count ->
        [one] One other card could be as low.
       *[other] { $count } other cards could be as low.
    }

## Bots

report-bots = The bots
report-ladder = Ratings
report-ladder-about = Each bot's rating, with the range in which it lies almost surely.
report-ladder-note = The dot is the rating, the band around it what these games leave open. Which of two bots is better, their games against each other tell more sharply: see below.
report-ladder-said = rating { $rating }, from { $low } to { $high }
report-standings = Standings
report-bot = Bot
report-rating = Rating
report-games = Games
report-won = Won
report-matrix = Who beats whom
report-matrix-note = How often the bot of the row beats the bot of the column. Blue is more than half, orange less; pale cells are not clear of half.
report-matrix-cell = { $row } against { $column }: { $share } over { $deals } deals
report-matrix-itself = itself

## Games

report-course = How games go
report-turns = Length
report-turns-about = How many games took how many turns.
report-turns-note = Turns of a game, all players' counted. The strong column holds the median, { $median }.
report-turns-said =
    { $count ->
        [one] { $turns } turns: one game ({ $share })
       *[other] { $turns } turns: { $games } games ({ $share })
    }
report-first = The first player
report-first-about = How often whoever went first won, with its interval, beside an even share.
report-first-note-clear = The dashed line is an even share. The band does not touch it, so going first makes a difference in these games.
report-first-note-open = The dashed line is an even share. The band reaches over it, so these games do not show that going first makes a difference.
report-first-said = The first player won { $share }, over { $deals } deals.

## Cards

report-cards = The cards
report-cards-none = This game does not tell what becomes of its cards, so there are no figures for them.
report-cards-lead = What { $games } games say of { $cards } cards. Touch a name to read the card.
report-decks = Decks
report-deck = Deck
report-decks-note = How often each built deck won against other decks, with every bot in its turn playing it. The thin line is an even share.
report-scatter = Wanted, and worth it?
report-scatter-about = Every card by how often it was { $statistic } and how often whoever had it last won.
report-scatter-note = Every dot is a card with at least { $least } games, larger the more it was seen. Blue wins clearly more than the average (dashed), orange clearly less; grey dots are not clear. Named are the outermost.
report-scatter-wins = won by who had it last
report-table = Every card
report-column-card = Card
report-column-games = Games
report-column-games-hint = in how many games it was played, and how often in all
report-column-times = { $plays }×
report-column-played = Its player won
report-column-played-hint = how often the one who played it won the game, whoever had it later
report-column-held = Its last holder won
report-column-held-hint = how often the one who had it last won the game
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
report-shown-none = No card fits. Search for less, or allow fewer games.

## Notes

report-notes = How to read this
report-note-interval = Behind or below a figure stands its 95% interval: if the same bots played for ever, the true figure would lie there in 19 of 20 such reports. Few games give wide intervals. Games of one deal are alike, so together they count for less.
report-note-colour = Looking at many cards at once, some stand out by luck alone. So a figure is coloured, and a headline says “most”, only where the interval is clear even if widened for { $count } cards looked at together.
report-note-baseline = Over all cards, whoever had a card last won { $held } and whoever played it { $played }. Winners are not only those with good cards: they also play more of them, and some cards are played only by who is ahead. A high figure shows that a card and winning go together, not why.
report-note-expected = The bots are not equally strong, and a card that only a weak bot likes would look weak. So a win counts for a card by how much it was more than that bot could expect against those it met. The figures of cards are those of equal players.
report-note-bots = These are games of bots. What they undervalue, the figures undervalue too.
report-note-other-rules =
    { $count ->
        [one] One game was played by another version of the rules. It counts for the bots, not for the cards.
       *[other] { $games } games were played by another version of the rules. They count for the bots, not for the cards.
    }
report-note-broken =
    { $count ->
        [one] One game's Record cannot be played again. It counts for the bots, not for the cards.
       *[other] { $games } games' Records cannot be played again. They count for the bots, not for the cards.
    }
report-foot = Made by Bugduel { $version }, an unofficial project of fans. Names of games and cards belong to their owners.

## What each game counts: as a column, within a sentence, and what it means

mindbug-statistic-mindbugged = Mindbugged
mindbug-statistic-mindbugged-within = mindbugged
mindbug-statistic-mindbugged-hint = how often the opponent took it with a Mindbug, of the times they had one to use
mindbug-statistic-defeated = Defeated
mindbug-statistic-defeated-within = defeated
mindbug-statistic-defeated-hint = how many of those that came into play were defeated
shardbugs-statistic-placed = Placed
shardbugs-statistic-placed-within = placed in the Hive
shardbugs-statistic-placed-hint = how many of those that were used at all went from hand into the Hive
shardbugs-statistic-devoted = Devoted
shardbugs-statistic-devoted-within = devoted
shardbugs-statistic-devoted-hint = how many of those that came to the Field Devoted at least once
shardbugs-statistic-splat = Splat
shardbugs-statistic-splat-within = splat
shardbugs-statistic-splat-hint = how many of those that came to the Field were splat
