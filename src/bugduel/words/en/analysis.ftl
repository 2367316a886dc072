### The analysis of a game, in the terminal and on a page.

analysis-points = −{ $number }%
analysis-title = { $game }: game analysis
analysis-judged-open = Analysed by { $bot }, with all cards open.
analysis-judged-seat = Analysed by { $bot }, using only what player { $number } could see.
analysis-none = Nothing to analyse: nobody had a choice.
analysis-thinking = Analysing
analysis-stopped = Stopped. Nothing was analysed.
analysis-written = Page written to { $file }.

## How the game stood

analysis-curve = Winning chance for { $name }
analysis-curve-hint = Choice by choice; marked decisions are explained below.
analysis-aside = Choice { $choice }: { $move }
analysis-at-turn = turn { $turn } { $value }
analysis-at-end = end { $value }

## Each player

analysis-player = Player
analysis-decisions = Decisions
analysis-average-loss = Average loss
analysis-accuracy = Accuracy
analysis-no-accuracy = none
analysis-summary =
    { $name }: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $inaccuracies ->
        [one] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }, average loss { $loss }, accuracy { $accuracy }.

## Decisions

analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-marks-inaccuracy = Inaccuracies
analysis-marks-mistake = Mistakes
analysis-marks-blunder = Blunders
analysis-legend = A decision is an inaccuracy if it loses at least { $inaccuracy } of winning chance, a mistake if { $mistake }, a blunder if { $blunder }.
analysis-marked = Marked decisions
analysis-all = All decisions
analysis-unmarked = No decisions were marked.
analysis-more =
    { $count ->
        [one] One more decision was fine; --all lists it too.
       *[other] { $count } more decisions were fine; --all lists them too.
    }
analysis-number = No.
analysis-turn = Turn
analysis-who = Who
analysis-played = Played
analysis-better = Better
analysis-cost = Cost
analysis-best-played = best move
analysis-line-fine = { $number }. { $turn }, { $name }: { $played } Best, or nearly so. { $value }
analysis-line-better = { $number }. { $turn }, { $name }: { $played } Better: { $better } Cost: { $cost }.

## The costliest decisions

analysis-worst =
    { $count ->
        [one] Costliest decision
       *[other] The { $count } costliest decisions
    }
analysis-worst-head = { $number }. { $turn }, { $name }: { $mark }, { $before } → { $after }
analysis-worst-played = Played: { $played }
analysis-worst-better = Better: { $better }
analysis-worst-line = Likely continuation: { $line }
analysis-line-step = { $name }: { $move }

## The page

analysis-options = Your options
analysis-option = Option
analysis-value = Winning chance
analysis-visits = Visits
analysis-board = The table
analysis-was-played = played
