### The page that `bugduel learn` makes of what bots have learnt.
###
### Figures arrive as text, already formatted for the language.

learning-between = { $low } to { $high }

## The head of the page

learning-kicker = Learnt by bots
learning-title = { $game }: what every card is worth
learning-what-games = Games
learning-what-positions = Positions
learning-what-rounds = Rounds
learning-scale = Worth is measured in points. In an even game, one point is about { $points } percentage points: a chance of 50% becomes { $chance }. The percentages beside cards say what each one makes of an even game.
learning-nothing = No card has been learnt about yet. Let bots play more games, then make the page again.

## Headlines

learning-head-best = Best: { $zone }
learning-head-best-text = It is worth { $worth }: an even game becomes a { $chance } chance to win.
learning-head-underrated = Better than it looks
learning-head-underrated-text = It is worth { $own } more { $zone } than cards with the same things printed on them ({ $printed }).
learning-head-underrated-open = These games do not settle it.

## Tiers

learning-tiers = Tier list
learning-tier = Tier { $letter }
learning-tiers-cuts = Shares of the cards: { $cuts }.
learning-tiers-more =
    { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
learning-tiers-rare =
    { $count ->
        [one] One card was seen in fewer than { $least } positions, too few for a tier. It is in the table below.
       *[other] { $count } cards were seen in fewer than { $least } positions, too few for a tier. They are in the table below.
    }
learning-parts = print { $printed }, own { $own }
learning-worth-said = Worth { $worth } ({ $between })
learning-parts-said = { $printed } for what is printed on it, { $own } of its own
learning-chance-said = In an even game, that is a { $chance } chance to win
learning-seen-said =
    { $count ->
        [one] Seen in one position
       *[other] Seen in { $seen } positions
    }
learning-legend-printed = for what is printed on the card
learning-legend-own = the card’s own: blue if clearly more than its print, orange if clearly less, grey if not clear
learning-legend-interval = worth with its 95% interval
learning-legend-range = tiers it may well be in

## The table

learning-table = Every card
learning-table-lead =
    { $count ->
        [one] One card was seen. Select its name to read it.
       *[other] { $count } cards were seen. Select a name to read the card.
    }
learning-least-positions = positions
learning-beyond = Beyond its print
learning-beyond-of = { $zone }: beyond its print
learning-beyond-hint = what the card is worth there, less what the things printed on it are worth on all cards
learning-column-seen = Positions
learning-column-seen-hint = the number of positions the card was seen in, all places together
learning-shown-none = No card matches. Search for something broader, or allow fewer positions.

## What is counted besides cards

learning-sides = What else counts
learning-curves-lead = The worth of having so many. All charts have the same scale, so the steepest one is where one more matters most.
learning-curve-about = { $what }: worth by number.
learning-curve-note = The largest step, from { $start } to { $end }: { $worth }.
learning-said = { $what }: { $worth }, in an even game a { $chance } chance to win
learning-singles = Other advantages
learning-singles-note = Each counts as often as it applies, on top of the cards.
learning-printed = What is printed
learning-printed-lead = What each thing printed on a card adds to its worth, the same for every card that has it. What a card is worth beyond that is its own.
learning-column-worth = Worth
learning-column-printed = Printed
learning-printed-in-zone = { $what }, { $zone }

## How learning went

learning-course = How learning went
learning-losses = How wrong the guesses were
learning-losses-about = The error for the games of each round, before and after learning from them.
learning-losses-note = The difference between the guess and how things went, for the games of each round; 0 is perfect, which luck makes impossible. Grey is before learning from them, green after. Each round has other games, so only the two of one round can be compared.
learning-loss-before-said = Round { $round }, before: { $loss }
learning-loss-after-said = Round { $round }, after: { $loss }
learning-matches = New against old
learning-matches-about = How often the bot with new weights won against the one before, with intervals.
learning-matches-note = How often the bot won with what it learnt in the round against itself without it, with the 95% interval. The dashed line is a half. Blue is clearly better, orange clearly worse; grey is not clear. Hollow dots were not kept.
learning-match-said = Round { $round }: { $match }, { $kept }
learning-match-games =
    { $count ->
        [one] in one game
       *[other] in { $games } games
    }
learning-match-none = not tried
learning-rounds = The rounds
learning-round = Round
learning-loss-before = Error before
learning-loss-after = Error after
learning-match = Won against the old
learning-kept = Result
learning-kept-yes = kept
learning-kept-no = not kept

## Notes

learning-note-worth = Bots played games against themselves, and every position was compared to how the game went on. A side’s worth is the sum of what it has; the difference between two sides is their chance to win. Points of worth add up, percentages do not: far ahead, one more point changes little.
learning-note-interval = Each worth comes with its 95% interval. Cards that were seen in few positions have wide ones.
learning-note-tiers = Tiers are shares of the cards, best first. Neighbouring tiers overlap: where a card may well be in another one, a small label says so.
learning-note-print = A card is worth what is printed on it, by weights that all cards share, and a little more or less by itself. With few games, a card’s own part is held close to zero, so it is rather too small than too large.
learning-note-bots = These games were played by bots. What bots cannot use, they undervalue.
learning-again = Made with
