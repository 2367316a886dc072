### The bots that people play against, from weak to strong. $slips is the percentage of choices that are random, $seconds the
### time for a choice.

bots-level-larva = Larva
bots-level-larva-text = Makes { $slips }% of its choices at random and takes what looks best at once for the rest. A good opponent for a first game.
bots-level-cricket = Cricket
bots-level-cricket-text = Takes what looks best at once, and blunders in { $slips }% of its choices. It punishes obvious mistakes, but not every time.
bots-level-beetle = Beetle
bots-level-beetle-text = Always takes what looks best at once. It answers without thinking, and does not see traps that need a plan.
bots-level-mantis = Mantis
bots-level-mantis-text = Plays on in its head for up to { $seconds } seconds before each choice. It sees combinations, and guesses what you hold.
bots-level-queen = Queen
bots-level-queen-text = Thinks like the Mantis, but for up to { $seconds } seconds. It is the strongest opponent here.
