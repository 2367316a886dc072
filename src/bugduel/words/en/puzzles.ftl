### Puzzles in the terminal.

terminal-puzzle-place = Puzzle { $number } of { $count }
terminal-puzzle-level = level { $level } of { $most }
terminal-puzzle-goal-win =
    { $turns ->
        [0] Make sure to win in this turn.
       *[other] Make sure to win by the end of your next turn (turn { $last }).
    }
terminal-puzzle-goal-save =
    { $turns ->
        [0] Make sure not to lose in this turn.
        [1] { $whose ->
            [mine] Make sure not to lose in your opponent's next turn (turn { $last }).
           *[theirs] Make sure not to lose before the end of turn { $last }.
        }
       *[other] { $whose ->
            [mine] Make sure not to lose before the end of turn { $last }.
           *[theirs] Make sure not to lose in this turn or your opponent's next one (turn { $last }).
        }
    }
terminal-puzzle-one-move = One move does it.
terminal-puzzle-prompt =
    { $count ->
        [one] 1, h hint, s solution, n next, q quit
       *[other] 1-{ $count }, h hint, s solution, n next, q quit
    }
terminal-puzzle-help =
    h          a hint: some moves that are wrong
    s          the solution
    n          another puzzle
terminal-puzzle-right = Right.
terminal-puzzle-wrong = { $move }: no, because then
terminal-puzzle-not-win = So you do not win in time, whatever you do. Try again.
terminal-puzzle-not-save = So you have lost. Try again.
terminal-puzzle-hint = It is not: { $moves }
terminal-puzzle-no-hint = There are only two moves: no more hints.
terminal-puzzle-solution = The solution, against the best defence:
terminal-puzzle-solved =
    { $misses ->
        [0] Solved at the first try!
        [one] Solved, after a wrong move.
       *[other] Solved, after { $misses } wrong moves.
    }
terminal-puzzle-checked =
    { $hands ->
        [one] Proven by playing out all that can happen; nothing that is hidden can change it.
       *[other] Proven by playing out all that can happen with each of the { $hands } hands that your opponent could hold.
    }
terminal-puzzle-next = Enter for the next puzzle, q to quit
terminal-puzzle-none-left =
    { $count ->
        [one] You have solved it already. Solve it again with --id.
       *[other] You have solved all { $count } of them. Solve one again with --id.
    }
terminal-puzzle-trouble = What you have solved cannot be kept in { $file } ({ $why }).
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
