### A game that was judged, in the terminal and on a page.

analysis-points = −{ $number }%
analysis-title = { $game }: the game judged
analysis-judged-open = Judged by { $bot }, with all cards open.
analysis-judged-seat = Judged by { $bot }, by what player { $number } knew.
analysis-none = There is nothing to judge: nobody had a choice.
analysis-thinking = Judging
analysis-stopped = Stopped: nothing is judged.
analysis-written = The page stands in { $file }.

## How the game stood

analysis-curve = How the game stood for { $name }
analysis-curve-hint = The chance of winning, choice by choice; what is marked is explained below.
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
analysis-legend = A decision is an inaccuracy if it gives away { $inaccuracy } of winning chances or more, a mistake from { $mistake }, a blunder from { $blunder }.
analysis-marked = Marked decisions
analysis-all = All decisions
analysis-unmarked = No decision is marked.
analysis-more =
    { $count ->
        [one] One more decision was fine; --all lists it, too.
       *[other] { $count } more decisions were fine; --all lists them, too.
    }
analysis-number = No.
analysis-turn = Turn
analysis-who = Who
analysis-played = Played
analysis-better = Better
analysis-cost = Cost
analysis-best-played = the best
analysis-line-fine = { $number }. { $turn }, { $name }: { $played } Nothing better, or hardly. { $value }
analysis-line-better = { $number }. { $turn }, { $name }: { $played } Better: { $better } Cost: { $cost }.

## What cost most

analysis-worst =
    { $count ->
        [one] What cost most
       *[other] The { $count } that cost most
    }
analysis-worst-head = { $number }. { $turn }, { $name }: { $mark }, { $before } → { $after }
analysis-worst-played = Played: { $played }
analysis-worst-better = Better: { $better }
analysis-worst-line = Expected then: { $line }
analysis-line-step = { $name }: { $move }

## The page

analysis-options = What there was to choose
analysis-option = Choice
analysis-value = Worth
analysis-visits = Looks
analysis-board = The table
analysis-was-played = played
