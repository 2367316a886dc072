# What was better in a finished game.

web-percent = { $number }%
web-analysis = Analysis
web-analysis-do = Analyse
web-analysis-close = Close the analysis
web-analysis-none = Nobody has had this game analysed yet. A bot judges every choice; a usual game takes a minute or so.
web-analysis-asking = Asking for the analysis …
web-analysis-waiting = Other games come first. This one is waiting …
web-analysis-running = A bot is judging every choice …
web-analysis-progress = Judged so far
web-analysis-failed = The analysis did not work out. Try once more, or report the game if it fails again.
web-analysis-again = Try again
web-analysis-chance = Chance to win:
web-analysis-chart = Chance to win: { $who }, throughout the game
web-analysis-moment =
    Moment { $ply } of { $last }: { $chance }%{ $grade ->
        [none] { "" }
       *[other] . { web-analysis-grade }
    }
web-analysis-grade =
    { $grade ->
        [blunder] Blunder
        [mistake] Mistake
        [inaccuracy] Inaccuracy
        [best] Best choice
       *[good] Good choice
    }
web-analysis-marks =
    { $mark ->
        [blunder] Blunders
        [mistake] Mistakes
       *[inaccuracy] Inaccuracies
    }
web-analysis-cost = −{ $points }%
web-analysis-choice = { $who }: { $played }
web-analysis-better = Better: { $better } ({ $before }% to win instead of { $after }%)
web-analysis-line = Likely then: { $line }
web-analysis-forced = Nobody has a choice at this moment.
web-analysis-previous = Previous mistake
web-analysis-next = Next mistake
web-analysis-unmarked = No mistakes were found.
web-analysis-accuracy = Accuracy
web-analysis-accuracy-of = { $who }: { $accuracy }%
web-analysis-choices = Choices
web-analysis-choices-of = All choices. Chance to win: { $who }
web-analysis-how = How this is judged
web-analysis-how-judged = A bot ({ $bot }) looked at every choice and knew all cards, the hidden ones too. So it may mark what nobody could have known. It can be wrong. Accuracy is 100% for whoever always chose best.
web-analysis-how-curve = The curve has one value for each moment: the mean of what was expected after a choice and what is expected before the next one.
web-analysis-how-marks = ?! Inaccuracy: costs { $inaccuracy }% or more of the chance to win. ? Mistake: { $mistake }%. ?? Blunder: { $blunder }%.
