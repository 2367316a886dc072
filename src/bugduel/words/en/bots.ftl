### The bots that people play against, from weak to strong. $seconds is the time for a choice.

bots-level-larva = Larva
bots-level-larva-text = Plays as somebody does who has just learnt the game: it overlooks half of what it could do, and likes whatever is big. A good opponent for a first game.
bots-level-cricket = Cricket
bots-level-cricket-text = Sees what you may answer, but still overlooks things and judges by size. It punishes obvious mistakes, though not every time.
bots-level-beetle = Beetle
bots-level-beetle-text = Knows what everything is worth and takes what looks best at once. It overlooks little, but does not see traps that need a plan.
bots-level-mantis = Mantis
bots-level-mantis-text = Plays on in its head a few times before each choice. It sees short combinations, and guesses what you hold.
bots-level-queen = Queen
bots-level-queen-text = Plays on in its head as often as it can in { $seconds } seconds, many thousand times. It is the strongest opponent here.
bots-one-of-several = { $name } { $number }
