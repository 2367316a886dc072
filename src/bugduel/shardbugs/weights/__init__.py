"""What things are worth in a game of Shard Bugs: `learnt` by playing, and `by_hand` from before."""
