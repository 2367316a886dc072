"""What things are worth in a duel: `learnt` by playing, `by_hand` from before, and as a `beginner` sees it."""
