# The browser's puzzles and lessons.

web-study-opponent = Opponent
web-study-judging = One moment …
web-study-missing = There is nothing to do at this address

## Puzzles
web-puzzles-title = Puzzles
web-puzzles-text = Positions from real games. In each of them exactly one move wins or saves the game, whatever your opponent does. Every answer is proven.
web-puzzles-count = { $solved } of { $count } solved
web-puzzles-win = win
web-puzzles-save = survive
web-puzzles-done = { $solved } of { $count } solved
web-puzzle-title = Puzzle
web-puzzle-missing = There is no puzzle at this address.
web-puzzle-first = Solve the first one
web-puzzle-next-unsolved = Next unsolved
web-puzzle-level = Level { $level }
web-puzzle-level-name =
    { $level ->
        [1] Level 1: for a start
        [2] Level 2: easy
        [3] Level 3: tricky
        [4] Level 4: hard
       *[other] Level { $level }: very hard
    }
web-puzzle-link =
    { $solved ->
        [yes] Puzzle { $number }: { $goal } Solved
       *[no] Puzzle { $number }: { $goal }
    }
# $goal is what to do, whose turn it is, and how many turns may follow this one.
web-puzzle-goal =
    { $goal ->
        [win-mine-0] Win this turn.
        [win-mine-2] Win by the end of your next turn.
        [win-theirs-1] Win by the end of your next turn.
        [save-theirs-0] Survive this turn.
        [save-mine-1] Survive your opponent’s next turn.
        [save-theirs-2] Survive this turn and your opponent’s next one.
        [save-mine-0] Survive this turn.
        [win-theirs-0] Win this turn.
       *[other] Find the one move that wins or saves the game.
    }
web-puzzle-coach =
    { $stage ->
        [right] Right. Your opponent has replied: go on.
        [wrong]
            { $goal ->
                [win] Your opponent had an answer to that, and there is no win in time any more.
               *[save] Your opponent had an answer to that, and wins.
            }
        [done]
            { $goal ->
                [win] That wins, whatever your opponent does.
               *[save] That saves the game, whatever your opponent does.
            }
        [shown] Against this, no answer helps your opponent.
       *[open] Only one move does it, whatever your opponent does. A wrong try costs nothing.
    }
web-puzzle-end =
    { $stage ->
        [wrong] Not this one.
        [shown] That was the solution.
       *[done] Solved.
    }
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles

## Lessons
web-learn-title = Learn
web-learn-missing = There is no lesson at this address.
web-learn-first = To the lessons
web-learn-leave = Start page
web-learn-place = Lesson { $number } of { $count }
web-learn-right = That’s it.
web-learn-next = Next lesson
web-learn-over = You know how to play.
web-learn-play = Play your first game
web-learn-puzzles = To the puzzles
web-learn-decks = To the decks
