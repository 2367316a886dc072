### Puzzles in the terminal.

terminal-puzzle-place = Puzzle { $number } of { $count }
terminal-puzzle-level = level { $level } of { $most }
terminal-puzzle-goal-win =
    { $turns ->
        [0] Make sure you win this turn.
       *[other] Make sure you win by the end of your next turn (turn { $last }).
    }
terminal-puzzle-goal-save =
    { $turns ->
        [0] Make sure you do not lose this turn.
        [1] { $whose ->
            [mine] Make sure you do not lose on your opponent's next turn (turn { $last }).
           *[theirs] Make sure you do not lose before the end of turn { $last }.
        }
       *[other] { $whose ->
            [mine] Make sure you do not lose before the end of turn { $last }.
           *[theirs] Make sure you do not lose this turn or on your opponent's next one (turn { $last }).
        }
    }
terminal-puzzle-one-move = Only one move does it.
terminal-puzzle-prompt =
    { $count ->
        [one] 1, h hint, s solution, n next, q quit
       *[other] 1-{ $count }, h hint, s solution, n next, q quit
    }
terminal-puzzle-help =
    h          a hint: rules out some wrong moves
    s          the solution
    n          another puzzle
terminal-puzzle-right = Right.
terminal-puzzle-wrong = { $move } fails:
terminal-puzzle-not-win = You can no longer win in time. Try again.
terminal-puzzle-not-save = You lose. Try again.
terminal-puzzle-hint = It is not: { $moves }
terminal-puzzle-no-hint = Only two moves are left: no more hints.
terminal-puzzle-solution = The solution, against the best defence:
terminal-puzzle-solved =
    { $misses ->
        [0] Solved on the first try!
        [one] Solved after one wrong move.
       *[other] Solved after { $misses } wrong moves.
    }
terminal-puzzle-checked =
    { $hands ->
        [one] Proven by playing out every possibility; no hidden card can change it.
       *[other] Proven by playing out every possibility with each of the { $hands } hands your opponent could hold.
    }
terminal-puzzle-next = Enter for the next puzzle, q to quit
terminal-puzzle-none-left =
    { $count ->
        [one] You have already solved it. Use --id to solve it again.
       *[other] You have solved all { $count } of them. Use --id to solve one again.
    }
terminal-puzzle-trouble = Your progress cannot be saved in { $file } ({ $why }).
terminal-puzzle-column-id = Puzzle
terminal-puzzle-column-kind = Goal
terminal-puzzle-kind-win = win
terminal-puzzle-kind-save = save
terminal-puzzle-column-sets = Sets
terminal-puzzle-column-status = You
terminal-puzzle-is-open = -
terminal-puzzle-is-solved = solved
terminal-puzzle-is-shown = seen
terminal-puzzle-count =
    { $count ->
        [one] 1 puzzle, { $solved } solved
       *[other] { $count } puzzles, { $solved } solved
    }

terminal-puzzle-column-level = Level
