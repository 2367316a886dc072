### What can be chosen for a new game of Shard Bugs: a label for each option and each value, and one line of help. Also the
### short names of triggers.

shardbugs-when-played = Played
shardbugs-when-splat = Splat
shardbugs-when-attacks = Attacks
shardbugs-when-blocks = Blocks
shardbugs-when-blocked = Becomes blocked
shardbugs-when-hits = Hits a player
shardbugs-when-wounds = Hits a bug
shardbugs-when-devotes = Devotes
shardbugs-when-placed = Placed in the Hive
shardbugs-when-equipped = Equipped
shardbugs-when-enters = Enters the Field
shardbugs-when-hurt = Takes damage
shardbugs-when-action-played = Action played
shardbugs-when-turn-begins = Beginning of turn
shardbugs-when-turn-ends = End of turn
shardbugs-when-damaged = Player takes damage
shardbugs-when-draws = Card drawn

shardbugs-option-decks = Decks
shardbugs-option-decks-help = The deck of each player; there are as many players as decks.
shardbugs-option-decks-lunar-tide = Lunar Tide
shardbugs-option-decks-lunar-wings = Lunar Wings
shardbugs-option-decks-meteor-impact = Meteor Impact
shardbugs-option-decks-meteor-venom = Meteor Venom
shardbugs-option-decks-solar-radiance = Solar Radiance
shardbugs-option-decks-solar-swarm = Solar Swarm
shardbugs-option-decks-stray-armory = Stray Armory
shardbugs-option-decks-stray-giants = Stray Giants
shardbugs-option-draft = Draft rules
shardbugs-option-draft-help = For decks from a draft: smaller decks of any alliances, and dust that pays for all of them.
shardbugs-option-time = Timed round
shardbugs-option-time-help = The turn in which time is called; a few more turns are played. 0 for never.
shardbugs-option-cards = Home-made cards
shardbugs-option-cards-help = Cards of your own that decks may have.
